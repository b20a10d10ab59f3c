//! The laws of every log, for the log on NATS, and what holds for several processes.

use super::JetStreamLog;
use crate::nats::Nats;
use serpente_parlour::log::laws::{KeptLog, append, read};
use serpente_parlour::log::{Done, Log, NotAppended};
use serpente_parlour::log_laws;
use serpente_testing::nats_servers::NatsServers;
use std::io;
use std::thread;
use std::time::Duration;

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
        let nats = Nats::of_test(&self.0);
        OpenNats {
            log: JetStreamLog::of(&nats),
            _nats: nats,
        }
    }
}

log_laws!(OnNats::new());

#[test]
fn of_two_processes_that_append_one_does() {
    let storage = OnNats::new();
    let [one, other] = [storage.open(), storage.open()];
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
    let storage = OnNats::new();
    let [one, other] = [storage.open(), storage.open()];
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
    let storage = OnNats::new();
    let open = storage.open();
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
    let storage = OnNats::new();
    let log = storage.open();
    let giant = "x".repeat(2 << 20) + "\n";
    let refused = Err(NotAppended::Failed(io::ErrorKind::FileTooLarge));
    assert_eq!(append(&log, "fox", 0, &giant), refused);
    assert_eq!(read(&log, "fox", 0), "");
}

#[test]
fn what_was_appended_outlives_servers() {
    let mut storage = OnNats(NatsServers::start(3));
    let log = storage.open();
    for round in 0..4 {
        // Two of three servers are enough.
        storage.0.kill(round % 3);
        let line = u64::try_from(round).expect("a few");
        assert_eq!(
            append(&log, "fox", line, &format!("{round}\n")),
            Ok(line + 1)
        );
        storage.0.start_again(round % 3);
    }
    assert_eq!(read(&log, "fox", 0), "0\n1\n2\n3\n");
}
