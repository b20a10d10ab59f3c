//! Tests that every kind of log must pass: [`log_laws!`](crate::log_laws) makes them for one kind.

use super::{Appended, Log, NotAppended};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// A storage that keeps its data when the process that wrote it ends at any moment.
pub trait KeptLog {
    /// The log in it.
    type Log: Log;

    /// Opens the log as the next process does.
    fn open(&self) -> Self::Log;
}

/// Appends lines, and waits for the outcome.
///
/// # Errors
/// Returns an error if the lines were not appended.
pub fn append(log: &impl Log, table: &str, after: u64, lines: &str) -> Appended {
    let (done, outcome) = channel();
    let done = move |appended| done.send(appended).expect("somebody waits");
    log.append(table, after, lines.as_bytes().to_vec(), Box::new(done));
    let outcome = outcome.recv_timeout(Duration::from_secs(60));
    outcome.expect("an append comes to something")
}

/// Replaces all lines, and waits for the outcome.
///
/// # Errors
/// Returns an error if the lines were not replaced.
pub fn rewrite(log: &impl Log, table: &str, after: u64, lines: &str) -> Appended {
    let (done, outcome) = channel();
    let done = move |appended| done.send(appended).expect("somebody waits");
    log.rewrite(table, after, lines.as_bytes().to_vec(), Box::new(done));
    let outcome = outcome.recv_timeout(Duration::from_secs(60));
    outcome.expect("a rewrite comes to something")
}

/// Reads the lines after this one.
pub fn read(log: &impl Log, table: &str, after: u64) -> String {
    String::from_utf8(log.read(table, after).expect("it can be read")).expect("text")
}

/// Lines come back in the order in which they were appended.
pub fn lines_follow_lines(storage: &impl KeptLog) {
    let log = storage.open();
    assert_eq!(read(&log, "fox", 0), "");
    assert_eq!(append(&log, "fox", 0, "a\nb\n"), Ok(2));
    assert_eq!(append(&log, "owl", 0, "x\n"), Ok(1));
    assert_eq!(append(&log, "fox", 2, "c\n"), Ok(3));
    for (after, lines) in [(0, "a\nb\nc\n"), (2, "c\n"), (3, ""), (9, "")] {
        assert_eq!(read(&log, "fox", after), lines);
    }
    assert_eq!(log.tables().expect("they can be read"), ["fox", "owl"]);
}

/// Whoever does not know the last line appends nothing.
pub fn who_does_not_know_the_end_appends_nothing(storage: &impl KeptLog) {
    let log = storage.open();
    assert_eq!(append(&log, "fox", 0, "a\n"), Ok(1));
    for after in [0, 2, 7] {
        let refused = Err(NotAppended::Elsewhere(1));
        assert_eq!(append(&log, "fox", after, "b\n"), refused);
    }
    assert_eq!(
        append(&log, "owl", 1, "x\n"),
        Err(NotAppended::Elsewhere(0))
    );
    assert_eq!(read(&log, "fox", 0), "a\n");
    drop(log);
    let log = storage.open();
    assert_eq!(
        append(&log, "fox", 0, "b\n"),
        Err(NotAppended::Elsewhere(1))
    );
    assert_eq!(append(&log, "fox", 1, "b\n"), Ok(2));
    assert_eq!(read(&log, "fox", 0), "a\nb\n");
}

/// Of two writers that append after the same line at once, one succeeds.
pub fn of_two_who_append_at_once_one_does(storage: &impl KeptLog) {
    let log = storage.open();
    for round in 0..50 {
        let outcomes: Vec<Appended> = thread::scope(|scope| {
            let one = |line: &'static str| scope.spawn(|| append(&log, "fox", round, line));
            let both = [one("a\n"), one("b\n")];
            both.map(|thread| thread.join().expect("no panic")).to_vec()
        });
        let done = outcomes.iter().filter(|outcome| outcome.is_ok());
        assert_eq!(done.count(), 1, "{outcomes:?}");
        assert!(outcomes.contains(&Err(NotAppended::Elsewhere(round + 1))));
    }
}

/// Many tables are appended to at once, each in its order.
pub fn many_tables_are_appended_to_at_once(storage: &impl KeptLog) {
    let log = storage.open();
    let (done, outcomes) = channel();
    for line in 0..20 {
        for table in 0..30 {
            let done = done.clone();
            let report = move |outcome| done.send((table, outcome)).expect("somebody waits");
            let text = format!("{table} {line}\n").into_bytes();
            log.append(&format!("table-{table}"), line, text, Box::new(report));
        }
    }
    drop(done);
    let mut next = [0; 30];
    for (table, outcome) in outcomes {
        next[table] += 1;
        assert_eq!(outcome, Ok(next[table]));
    }
    assert_eq!(next, [20; 30]);
    drop(log);
    let log = storage.open();
    for table in 0..30 {
        let lines: Vec<String> = (0..20).map(|line| format!("{table} {line}\n")).collect();
        assert_eq!(read(&log, &format!("table-{table}"), 0), lines.concat());
    }
}

/// A name that could lead out of the storage is refused.
pub fn a_name_leads_nowhere_else(storage: &impl KeptLog) {
    let log = storage.open();
    for name in ["", "../fox", "a/b", "Fox", "fox.jsonl", ".", "f\u{f6}x"] {
        let refused = append(&log, name, 0, "a\n");
        assert!(matches!(refused, Err(NotAppended::Failed(_))), "{name}");
        assert_eq!(read(&log, name, 0), "");
    }
}

/// Taking a table over returns all its lines.
pub fn whoever_takes_a_table_has_all_of_it(storage: &impl KeptLog) {
    let log = storage.open();
    let take = |log: &dyn Log| String::from_utf8(log.take("fox").expect("it can be read"));
    assert_eq!(take(&log).expect("text"), "");
    assert_eq!(append(&log, "fox", 0, "a\nb\n"), Ok(2));
    for _ in 0..2 {
        assert_eq!(take(&log).expect("text"), "a\nb\n");
    }
    assert_eq!(append(&log, "fox", 2, "c\n"), Ok(3));
    assert_eq!(read(&log, "fox", 0), "a\nb\nc\n");
}

/// After a rewrite, the new lines are all there is, counted from 1.
pub fn lines_that_are_rewritten_are_counted_anew(storage: &impl KeptLog) {
    let log = storage.open();
    assert_eq!(append(&log, "fox", 0, "a\nb\n"), Ok(2));
    assert_eq!(append(&log, "owl", 0, "x\n"), Ok(1));
    let refused = Err(NotAppended::Elsewhere(2));
    assert_eq!(rewrite(&log, "fox", 1, "c\n"), refused);
    assert_eq!(read(&log, "fox", 0), "a\nb\n");
    assert_eq!(rewrite(&log, "fox", 2, "c\n"), Ok(1));
    assert_eq!(read(&log, "fox", 0), "c\n");
    // Whoever knew the table before appends nothing.
    let refused = Err(NotAppended::Elsewhere(1));
    assert_eq!(append(&log, "fox", 2, "d\n"), refused);
    assert_eq!(append(&log, "fox", 1, "d\n"), Ok(2));
    drop(log);
    let log = storage.open();
    assert_eq!(log.take("fox").expect("it can be read"), b"c\nd\n");
    assert_eq!(rewrite(&log, "fox", 2, "e\nf\n"), Ok(2));
    assert_eq!(append(&log, "fox", 2, "g\n"), Ok(3));
    assert_eq!(read(&log, "fox", 0), "e\nf\ng\n");
    assert_eq!(read(&log, "owl", 0), "x\n");
}

/// Makes a test of each law, for the kind of log that this expression creates.
#[macro_export]
macro_rules! log_laws {
    ($storage:expr) => {
        $crate::log_laws!($storage => lines_follow_lines who_does_not_know_the_end_appends_nothing of_two_who_append_at_once_one_does many_tables_are_appended_to_at_once a_name_leads_nowhere_else whoever_takes_a_table_has_all_of_it lines_that_are_rewritten_are_counted_anew);
    };
    ($storage:expr => $($law:ident)*) => {$(
        #[test]
        fn $law() {
            $crate::log::laws::$law(&$storage);
        }
    )*};
}
