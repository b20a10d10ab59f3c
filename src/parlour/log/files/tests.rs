//! Tests of the log in files, beside those for every kind of log.

use super::*;
use std::fs::{self, File};
use std::sync::mpsc::channel;
use std::time::{Duration, SystemTime};

fn append(log: &FileLog, table: &str, after: u64, lines: &str) -> Appended {
    let (done, outcome) = channel();
    let done = move |appended| done.send(appended).expect("somebody waits");
    log.append(table, after, lines.as_bytes().to_vec(), Box::new(done));
    outcome.recv().expect("an append comes to something")
}

fn taken(log: &FileLog, table: &str) -> String {
    String::from_utf8(log.take(table).expect("it can be read")).expect("text")
}

#[test]
fn no_date_of_a_file_takes_a_table_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let day = Duration::from_secs(24 * 60 * 60);
    let dates = [
        ("past-red-fox", SystemTime::UNIX_EPOCH),
        ("calm-red-fox", SystemTime::now() - day * 60),
        ("next-red-fox", SystemTime::now() + day * 90),
    ];
    for (name, date) in dates {
        let file = File::create(folder.path().join(format!("{name}.jsonl"))).expect("room");
        file.set_modified(date).expect("a time");
    }
    let log = FileLog::open(folder.path()).expect("a folder");
    assert_eq!(log.tables().expect("a folder").len(), 3);
}

#[test]
fn half_a_line_at_the_end_is_cut_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("fox.jsonl");
    fs::write(&file, "a\nb\nhalf of a lo").expect("room");
    let log = FileLog::open(folder.path()).expect("a folder");
    assert_eq!(log.read("fox", 1).expect("it can be read"), b"b\n");
    assert_eq!(taken(&log, "fox"), "a\nb\n");
    assert_eq!(fs::read(&file).expect("a file"), b"a\nb\n");
    assert_eq!(append(&log, "fox", 2, "c\n"), Ok(3));
    assert_eq!(taken(&log, "fox"), "a\nb\nc\n");
}

#[test]
fn what_cannot_be_read_is_taken_away_and_stays_in_a_copy() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("fox.jsonl"), "a\nb\n\0\0\nd\n").expect("room");
    let log = FileLog::open(folder.path()).expect("a folder");
    log.cut("fox", 2).expect("room");
    assert_eq!(taken(&log, "fox"), "a\nb\n");
    assert_eq!(append(&log, "fox", 2, "c\n"), Ok(3));
    let copy = folder.path().join("fox.jsonl.damaged-1");
    assert_eq!(fs::read(copy).expect("a copy"), b"a\nb\n\0\0\nd\n");
    assert_eq!(log.tables().expect("a folder"), ["fox"]);
    drop(log);
    let log = FileLog::open(folder.path()).expect("a folder");
    assert_eq!(taken(&log, "fox"), "a\nb\nc\n");
}

#[test]
fn a_table_that_was_deleted_does_not_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = FileLog::open(folder.path()).expect("a folder");
    assert_eq!(append(&log, "fox", 0, "a\n"), Ok(1));
    assert_eq!(append(&log, "owl", 0, "x\n"), Ok(1));
    log.remove("fox").expect("it can be deleted");
    log.remove("hen").expect("there is none");
    assert_eq!(log.tables().expect("a folder"), ["owl"]);
    drop(log);
    let log = FileLog::open(folder.path()).expect("a folder");
    assert_eq!(log.tables().expect("a folder"), ["owl"]);
    assert_eq!(append(&log, "fox", 0, "b\n"), Ok(1));
    drop(log);
    let log = FileLog::open(folder.path()).expect("a folder");
    assert_eq!(taken(&log, "fox"), "b\n");
}
