//! Tests that every kind of log must pass.

use super::{Appended, Done, FileLog, JetStreamLog, Log, NotAppended};
use crate::nats::Nats;
use serpente_testing::nats_servers::NatsServers;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// A storage that keeps its data when the process that wrote it ends at any moment.
trait KeptLog {
    type Log: Log;

    /// Opens the log as the next process does.
    fn open(&self) -> Self::Log;
}

/// A log in files.
struct InFolder(TempDir);

impl InFolder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }
}

impl KeptLog for InFolder {
    type Log = FileLog;

    fn open(&self) -> FileLog {
        FileLog::open(self.0.path()).expect("nobody else uses it")
    }
}

/// A log on NATS.
struct OnNats(NatsServers);

impl OnNats {
    fn new() -> Self {
        Self(NatsServers::start(1))
    }
}

/// An open log on NATS, with its connection.
struct OpenNats {
    log: JetStreamLog,
    _nats: Nats,
}

impl Log for OpenNats {
    fn append(&self, table: &str, after: u64, lines: Vec<u8>, done: Done) {
        self.log.append(table, after, lines, done);
    }

    fn rewrite(&self, table: &str, after: u64, lines: Vec<u8>, done: Done) {
        self.log.rewrite(table, after, lines, done);
    }

    fn read(&self, table: &str, after: u64) -> io::Result<Vec<u8>> {
        self.log.read(table, after)
    }

    fn take(&self, table: &str) -> io::Result<Vec<u8>> {
        self.log.take(table)
    }

    fn tables(&self) -> io::Result<Vec<String>> {
        self.log.tables()
    }
}

impl KeptLog for OnNats {
    type Log = OpenNats;

    fn open(&self) -> OpenNats {
        let addresses = self.0.address_list();
        let nats = Nats::connect(&addresses).expect("it answers");
        OpenNats {
            log: JetStreamLog::of(&nats),
            _nats: nats,
        }
    }
}

fn append(log: &impl Log, table: &str, after: u64, lines: &str) -> Appended {
    let (done, outcome) = channel();
    let done = move |appended| done.send(appended).expect("somebody waits");
    log.append(table, after, lines.as_bytes().to_vec(), Box::new(done));
    let outcome = outcome.recv_timeout(Duration::from_secs(60));
    outcome.expect("an append comes to something")
}

fn rewrite(log: &impl Log, table: &str, after: u64, lines: &str) -> Appended {
    let (done, outcome) = channel();
    let done = move |appended| done.send(appended).expect("somebody waits");
    log.rewrite(table, after, lines.as_bytes().to_vec(), Box::new(done));
    let outcome = outcome.recv_timeout(Duration::from_secs(60));
    outcome.expect("a rewrite comes to something")
}

fn read(log: &impl Log, table: &str, after: u64) -> String {
    String::from_utf8(log.read(table, after).expect("it can be read")).expect("text")
}

fn lines_follow_lines(kept: &impl KeptLog) {
    let log = kept.open();
    assert_eq!(read(&log, "fox", 0), "");
    assert_eq!(append(&log, "fox", 0, "a\nb\n"), Ok(2));
    assert_eq!(append(&log, "owl", 0, "x\n"), Ok(1));
    assert_eq!(append(&log, "fox", 2, "c\n"), Ok(3));
    for (after, lines) in [(0, "a\nb\nc\n"), (2, "c\n"), (3, ""), (9, "")] {
        assert_eq!(read(&log, "fox", after), lines);
    }
    assert_eq!(log.tables().expect("they can be read"), ["fox", "owl"]);
}

fn who_does_not_know_the_end_appends_nothing(kept: &impl KeptLog) {
    let log = kept.open();
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
    let log = kept.open();
    assert_eq!(
        append(&log, "fox", 0, "b\n"),
        Err(NotAppended::Elsewhere(1))
    );
    assert_eq!(append(&log, "fox", 1, "b\n"), Ok(2));
    assert_eq!(read(&log, "fox", 0), "a\nb\n");
}

fn of_two_who_append_at_once_one_does(kept: &impl KeptLog) {
    let log = kept.open();
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

fn many_tables_are_appended_to_at_once(kept: &impl KeptLog) {
    let log = kept.open();
    let (done, outcomes) = channel();
    for line in 0..20 {
        for table in 0..30 {
            let done = done.clone();
            let told = move |outcome| done.send((table, outcome)).expect("somebody waits");
            let text = format!("{table} {line}\n").into_bytes();
            log.append(&format!("table-{table}"), line, text, Box::new(told));
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
    let log = kept.open();
    for table in 0..30 {
        let lines: Vec<String> = (0..20).map(|line| format!("{table} {line}\n")).collect();
        assert_eq!(read(&log, &format!("table-{table}"), 0), lines.concat());
    }
}

fn a_name_leads_nowhere_else(kept: &impl KeptLog) {
    let log = kept.open();
    for name in ["", "../fox", "a/b", "Fox", "fox.jsonl", ".", "f\u{f6}x"] {
        let refused = append(&log, name, 0, "a\n");
        assert!(matches!(refused, Err(NotAppended::Failed(_))), "{name}");
        assert_eq!(read(&log, name, 0), "");
    }
}

fn whoever_takes_a_table_has_all_of_it(kept: &impl KeptLog) {
    let log = kept.open();
    let take = |log: &dyn Log| String::from_utf8(log.take("fox").expect("it can be read"));
    assert_eq!(take(&log).expect("text"), "");
    assert_eq!(append(&log, "fox", 0, "a\nb\n"), Ok(2));
    for _ in 0..2 {
        assert_eq!(take(&log).expect("text"), "a\nb\n");
    }
    assert_eq!(append(&log, "fox", 2, "c\n"), Ok(3));
    assert_eq!(read(&log, "fox", 0), "a\nb\nc\n");
}

fn lines_that_are_rewritten_are_counted_anew(kept: &impl KeptLog) {
    let log = kept.open();
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
    let log = kept.open();
    assert_eq!(log.take("fox").expect("it can be read"), b"c\nd\n");
    assert_eq!(rewrite(&log, "fox", 2, "e\nf\n"), Ok(2));
    assert_eq!(append(&log, "fox", 2, "g\n"), Ok(3));
    assert_eq!(read(&log, "fox", 0), "e\nf\ng\n");
    assert_eq!(read(&log, "owl", 0), "x\n");
}

macro_rules! laws {
    ($kept:expr => $($law:ident)*) => {$(
        #[test]
        fn $law() {
            super::$law(&$kept);
        }
    )*};
}

mod files {
    use super::*;

    laws!(InFolder::new() =>
        lines_follow_lines
        who_does_not_know_the_end_appends_nothing
        of_two_who_append_at_once_one_does
        many_tables_are_appended_to_at_once
        a_name_leads_nowhere_else
        whoever_takes_a_table_has_all_of_it
        lines_that_are_rewritten_are_counted_anew
    );

    #[test]
    fn a_folder_is_one_process_s() {
        let kept = InFolder::new();
        let log = kept.open();
        let second = FileLog::open(kept.0.path()).expect_err("it is in use");
        assert_eq!(second.kind(), io::ErrorKind::ResourceBusy);
        drop(log);
        drop(kept.open());
    }

    /// Copies the folder as a power cut would leave it.
    fn after_power_cut(folder: &Path, spoil: impl Fn(&Path)) -> InFolder {
        let copy = InFolder::new();
        for entry in fs::read_dir(folder).expect("a folder") {
            let from = entry.expect("an entry").path();
            let to = copy.0.path().join(from.file_name().expect("a name"));
            fs::copy(from, to).expect("a copy");
        }
        spoil(copy.0.path());
        copy
    }

    #[test]
    fn what_the_tables_files_lost_is_in_the_journal() {
        let kept = InFolder::new();
        let log = kept.open();
        for line in 0..10 {
            append(&log, "fox", line, &format!("{line}\n")).expect("kept");
        }
        let whole: Vec<String> = (0..10).map(|line| format!("{line}\n")).collect();
        let ways: [fn(&Path); 4] = [
            |fox| fs::remove_file(fox).expect("it is there"),
            |fox| fs::write(fox, "").expect("written"),
            |fox| fs::write(fox, "0\n1\n2").expect("written"),
            |fox| fs::write(fox, "0\n1\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0").expect("written"),
        ];
        for spoil in ways {
            let copy = after_power_cut(kept.0.path(), |folder| spoil(&folder.join("fox.jsonl")));
            let log = copy.open();
            assert_eq!(read(&log, "fox", 0), whole.concat());
            assert_eq!(append(&log, "fox", 10, "more\n"), Ok(11));
        }
    }

    #[test]
    fn a_power_cut_during_a_rewrite_costs_no_line() {
        let kept = InFolder::new();
        let log = kept.open();
        for line in 0..10 {
            append(&log, "fox", line, &format!("{line}\n")).expect("kept");
        }
        let before = fs::read(kept.0.path().join("fox.jsonl")).expect("a file");
        assert_eq!(rewrite(&log, "fox", 10, "last\n"), Ok(1));
        assert_eq!(append(&log, "fox", 1, "more\n"), Ok(2));
        // The file may be the old one, the new one, or an empty one: its name reached the disk before its content.
        for left in [before.as_slice(), b"last\n", b""] {
            let copy = after_power_cut(kept.0.path(), |folder| {
                fs::write(folder.join("fox.jsonl"), left).expect("written");
            });
            let log = copy.open();
            assert_eq!(read(&log, "fox", 0), "last\nmore\n");
            assert_eq!(append(&log, "fox", 2, "end\n"), Ok(3));
        }
    }

    #[test]
    fn a_torn_end_of_the_journal_was_never_kept() {
        let kept = InFolder::new();
        let log = kept.open();
        append(&log, "fox", 0, "a\n").expect("kept");
        let journal = fs::read(kept.0.path().join("journal-0")).expect("a journal");
        append(&log, "fox", 1, "b\nc\n").expect("kept");
        let longer = fs::read(kept.0.path().join("journal-0")).expect("a journal");
        for torn in journal.len()..longer.len() {
            let copy = after_power_cut(kept.0.path(), |folder| {
                fs::write(folder.join("journal-0"), &longer[..torn]).expect("written");
                fs::write(folder.join("fox.jsonl"), "a\n").expect("written");
            });
            assert_eq!(read(&copy.open(), "fox", 0), "a\n", "{torn}");
        }
    }
}

mod jetstream {
    use super::*;

    laws!(OnNats::new() =>
        lines_follow_lines
        who_does_not_know_the_end_appends_nothing
        of_two_who_append_at_once_one_does
        many_tables_are_appended_to_at_once
        a_name_leads_nowhere_else
        whoever_takes_a_table_has_all_of_it
        lines_that_are_rewritten_are_counted_anew
    );

    #[test]
    fn of_two_processes_that_append_one_does() {
        let kept = OnNats::new();
        let [one, other] = [kept.open(), kept.open()];
        assert_eq!(append(&one, "fox", 0, "a\n"), Ok(1));
        assert_eq!(append(&other, "fox", 1, "b\n"), Ok(2));
        assert_eq!(
            append(&one, "fox", 1, "c\n"),
            Err(NotAppended::Elsewhere(2))
        );
        assert_eq!(read(&one, "fox", 0), "a\nb\n");
    }

    #[test]
    fn who_had_a_table_before_somebody_took_it_appends_nothing() {
        let kept = OnNats::new();
        let [one, other] = [kept.open(), kept.open()];
        assert_eq!(append(&one, "fox", 0, "a\n"), Ok(1));
        assert_eq!(other.take("fox").expect("it can be read"), b"a\n");
        // This holds even though no line has come since.
        assert_eq!(
            append(&one, "fox", 1, "b\n"),
            Err(NotAppended::Elsewhere(1))
        );
        assert_eq!(append(&other, "fox", 1, "c\n"), Ok(2));
        assert_eq!(one.take("fox").expect("it can be read"), b"a\nc\n");
        assert_eq!(
            append(&other, "fox", 2, "d\n"),
            Err(NotAppended::Elsewhere(2))
        );
    }

    #[test]
    fn a_table_at_which_nobody_was_for_long_is_not_kept() {
        let kept = OnNats::new();
        let open = kept.open();
        for name in ["fox", "fox-chairs", "owl-chairs"] {
            assert_eq!(append(&open, name, 0, "a\n"), Ok(1));
        }
        thread::sleep(Duration::from_secs(3));
        for name in ["owl", "hen"] {
            assert_eq!(append(&open, name, 0, "a\n"), Ok(1));
        }
        let removed = open.log.remove_old(Duration::from_secs(2));
        assert_eq!(removed.expect("it answers"), ["fox"]);
        let left = open.tables().expect("they can be read");
        assert_eq!(left, ["hen", "owl", "owl-chairs"]);
        // A new table may have the same name.
        assert_eq!(append(&open, "fox", 0, "b\n"), Ok(1));
    }

    #[test]
    fn an_append_that_no_message_holds_is_refused() {
        let kept = OnNats::new();
        let log = kept.open();
        let giant = "x".repeat(2 << 20) + "\n";
        let refused = Err(NotAppended::Failed(io::ErrorKind::FileTooLarge));
        assert_eq!(append(&log, "fox", 0, &giant), refused);
        assert_eq!(read(&log, "fox", 0), "");
    }

    #[test]
    fn what_was_appended_outlives_servers() {
        let mut kept = OnNats(NatsServers::start(3));
        let log = kept.open();
        for round in 0..4 {
            // Two of three servers are enough.
            kept.0.kill(round % 3);
            let line = u64::try_from(round).expect("a few");
            assert_eq!(
                append(&log, "fox", line, &format!("{round}\n")),
                Ok(line + 1)
            );
            kept.0.start_again(round % 3);
        }
        assert_eq!(read(&log, "fox", 0), "0\n1\n2\n3\n");
    }
}
