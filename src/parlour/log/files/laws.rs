//! The laws of every log, for the log in files, and what a power cut may leave of its files.

use super::FileLog;
use crate::log::laws::{KeptLog, append, read, rewrite};
use crate::log_laws;
use std::fs;
use std::io;
use std::path::Path;
use tempfile::TempDir;

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

log_laws!(InFolder::new());

#[test]
fn a_folder_is_one_process_s() {
    let storage = InFolder::new();
    let log = storage.open();
    let second = FileLog::open(storage.0.path()).expect_err("it is in use");
    assert_eq!(second.kind(), io::ErrorKind::ResourceBusy);
    drop(log);
    drop(storage.open());
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
    let storage = InFolder::new();
    let log = storage.open();
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
        let copy = after_power_cut(storage.0.path(), |folder| spoil(&folder.join("fox.jsonl")));
        let log = copy.open();
        assert_eq!(read(&log, "fox", 0), whole.concat());
        assert_eq!(append(&log, "fox", 10, "more\n"), Ok(11));
    }
}

#[test]
fn a_power_cut_during_a_rewrite_costs_no_line() {
    let storage = InFolder::new();
    let log = storage.open();
    for line in 0..10 {
        append(&log, "fox", line, &format!("{line}\n")).expect("kept");
    }
    let before = fs::read(storage.0.path().join("fox.jsonl")).expect("a file");
    assert_eq!(rewrite(&log, "fox", 10, "last\n"), Ok(1));
    assert_eq!(append(&log, "fox", 1, "more\n"), Ok(2));
    // The file may be the old one, the new one, or an empty one: its name reached the disk before
    // its content.
    for left in [before.as_slice(), b"last\n", b""] {
        let copy = after_power_cut(storage.0.path(), |folder| {
            fs::write(folder.join("fox.jsonl"), left).expect("written");
        });
        let log = copy.open();
        assert_eq!(read(&log, "fox", 0), "last\nmore\n");
        assert_eq!(append(&log, "fox", 2, "end\n"), Ok(3));
    }
}

#[test]
fn a_torn_end_of_the_journal_was_never_kept() {
    let storage = InFolder::new();
    let log = storage.open();
    append(&log, "fox", 0, "a\n").expect("kept");
    let journal = fs::read(storage.0.path().join("journal-0")).expect("a journal");
    append(&log, "fox", 1, "b\nc\n").expect("kept");
    let longer = fs::read(storage.0.path().join("journal-0")).expect("a journal");
    for torn in journal.len()..longer.len() {
        let copy = after_power_cut(storage.0.path(), |folder| {
            fs::write(folder.join("journal-0"), &longer[..torn]).expect("written");
            fs::write(folder.join("fox.jsonl"), "a\n").expect("written");
        });
        assert_eq!(read(&copy.open(), "fox", 0), "a\n", "{torn}");
    }
}
