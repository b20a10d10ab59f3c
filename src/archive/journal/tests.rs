//! Tests what happens to lines on disks that are full, slow, or hang.

use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;
use crate::record_file::RecordFile;

/// A disk that writes what the test allows, when the test allows it.
struct Disk {
    taken: Arc<Mutex<Vec<u8>>>,
    waiting: Vec<u8>,
    /// Each write waits for a value: whether there is room.
    allowed: Receiver<bool>,
    /// Each sync waits for a value: whether it succeeds.
    syncs: Arc<Mutex<Receiver<bool>>>,
    asked: Arc<AtomicU32>,
}

struct Hands {
    taken: Arc<Mutex<Vec<u8>>>,
    /// The number of requested syncs.
    asked: Arc<AtomicU32>,
    allow: Sender<bool>,
    sync: Sender<bool>,
}

impl Medium for Disk {
    fn write(&mut self, more: &[u8]) -> Outcome {
        self.waiting.extend_from_slice(more);
        if self.allowed.recv() == Ok(true) {
            let mut taken = self.taken.lock().expect("no panic");
            taken.append(&mut self.waiting);
            Ok(None)
        } else {
            Err(io::ErrorKind::StorageFull.into())
        }
    }

    fn sync(&mut self) -> Option<Syncing> {
        let syncs = Arc::clone(&self.syncs);
        self.asked.fetch_add(1, Ordering::Relaxed);
        Some(Box::new(move || {
            match syncs.lock().expect("no panic").recv() {
                Ok(true) => Ok(()),
                Ok(false) | Err(_) => Err(io::ErrorKind::QuotaExceeded.into()),
            }
        }))
    }
}

fn journal() -> (Journal, Hands) {
    let (allow, allowed) = channel();
    let (sync, syncs) = channel();
    let taken = Arc::default();
    let asked = Arc::default();
    let disk = Disk {
        taken: Arc::clone(&taken),
        asked: Arc::clone(&asked),
        waiting: Vec::new(),
        allowed,
        syncs: Arc::new(Mutex::new(syncs)),
    };
    let journal = Journal::start(disk).expect("threads");
    let hands = Hands {
        taken,
        asked,
        allow,
        sync,
    };
    (journal, hands)
}

impl Hands {
    fn allow(&self, room: bool) {
        self.allow.send(room).expect("the disk is there");
    }

    fn taken(&self) -> String {
        let taken = self.taken.lock().expect("no panic");
        String::from_utf8(taken.clone()).expect("text")
    }
}

fn kind(outcome: Outcome) -> io::ErrorKind {
    outcome.expect_err("it fails").kind()
}

#[test]
fn lines_are_written_when_it_returns() {
    let (mut journal, hands) = journal();
    for (line, all) in [("a", "a"), ("b", "ab")] {
        hands.allow(true);
        assert_eq!(journal.append(line.into(), false).expect("room"), None);
        assert_eq!(hands.taken(), all);
    }
}

#[test]
fn it_is_synced_when_that_is_asked_and_when_a_disk_has_caught_up() {
    let (mut journal, hands) = journal();
    hands.allow(false);
    assert!(journal.append("a".into(), true).is_err());
    let mut asked = vec![hands.asked.load(Ordering::Relaxed)];
    for sync in [false, false, true] {
        // Once for this, and once more in case it was tried again meanwhile.
        hands.allow(true);
        hands.allow(true);
        journal.append("a".into(), sync).expect("room");
        asked.push(hands.asked.load(Ordering::Relaxed));
    }
    assert_eq!(asked, [0, 1, 1, 2]);
}

#[test]
fn what_another_attempt_has_written_is_known_without_more_lines() {
    let (mut journal, hands) = journal();
    assert_eq!(journal.outcome().expect("nothing failed"), None);
    hands.allow(false);
    assert_eq!(
        kind(journal.append("a".into(), false)),
        io::ErrorKind::StorageFull
    );
    assert_eq!(kind(journal.outcome()), io::ErrorKind::StorageFull);
    hands.allow(true);
    let until = Instant::now() + Duration::from_secs(60);
    while let Err(error) = journal.outcome() {
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        assert!(Instant::now() < until, "it is not tried again");
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(hands.taken(), "a");
}

#[test]
fn a_disk_that_does_not_answer_is_waited_for_once() {
    let (mut journal, hands) = journal();
    assert_eq!(
        kind(journal.append("a".into(), true)),
        io::ErrorKind::TimedOut
    );
    let since = Instant::now();
    for _ in 0..1000 {
        assert_eq!(
            kind(journal.append("b".into(), true)),
            io::ErrorKind::TimedOut
        );
    }
    // If each call waited, this would take four minutes.
    assert!(since.elapsed() < 100 * DISK_WAIT, "{:?}", since.elapsed());
    for _ in 0..1002 {
        hands.allow(true);
    }
    // The disk responds again after a while.
    while journal.append(Vec::new(), false).is_err() {
        hands.allow(true);
    }
    assert_eq!(hands.taken(), format!("a{}", "b".repeat(1000)));
}

#[test]
fn a_sync_that_hangs_holds_up_nothing() {
    let (mut journal, hands) = journal();
    for line in ["a", "b", "c"] {
        hands.allow(true);
        assert_eq!(journal.append(line.into(), true).expect("room"), None);
    }
    assert_eq!(hands.taken(), "abc");
    drop(journal);
    drop(hands);
}

#[test]
fn a_full_disk_is_told_until_there_is_room() {
    let (mut journal, hands) = journal();
    for line in ["a", "b"] {
        hands.allow(false);
        assert_eq!(
            kind(journal.append(line.into(), false)),
            io::ErrorKind::StorageFull
        );
    }
    assert_eq!(hands.taken(), "");
    hands.allow(true);
    assert_eq!(journal.append("c".into(), false).expect("room"), None);
    assert_eq!(hands.taken(), "abc");
}

#[test]
fn what_could_not_be_written_is_tried_again_though_nothing_happens() {
    let (mut journal, hands) = journal();
    hands.allow(false);
    assert_eq!(
        kind(journal.append("a".into(), false)),
        io::ErrorKind::StorageFull
    );
    hands.allow(true);
    while hands.taken().is_empty() {
        thread::yield_now();
    }
    assert_eq!(hands.taken(), "a");
}

#[test]
fn a_disk_that_refuses_to_sync_is_told_until_it_does() {
    let (mut journal, hands) = journal();
    let mut append = |sync| {
        hands.allow(true);
        journal.append("a".into(), sync)
    };
    assert_eq!(append(true).expect("it is written"), None);
    hands.sync.send(false).expect("somebody syncs");
    while append(false).is_ok() {}
    assert_eq!(kind(append(false)), io::ErrorKind::QuotaExceeded);
    for _ in 0..1000 {
        hands.sync.send(true).expect("somebody syncs");
    }
    while append(false).is_err() {}
}

#[test]
fn a_journal_that_is_left_lets_its_file_go() {
    let (mut journal, hands) = journal();
    hands.allow(true);
    journal.append("a".into(), false).expect("room");
    drop(journal);
    assert_eq!(
        hands.allow.send(true),
        Err(std::sync::mpsc::SendError(true))
    );
}

/// A file whose disk is slow.
struct SlowlySynced {
    file: RecordFile,
    /// The flushes of its disk, to be called by the test.
    syncs: Sender<Syncing>,
    /// Each flush waits for a value: how it ends.
    ends: Arc<Mutex<Receiver<io::Result<()>>>>,
}

impl Medium for SlowlySynced {
    fn write(&mut self, more: &[u8]) -> Outcome {
        self.file.write(more)
    }

    fn sync(&mut self) -> Option<Syncing> {
        let sync = self.file.sync()?;
        self.syncs.send(sync).expect("the test waits");
        let ends = Arc::clone(&self.ends);
        Some(Box::new(move || {
            let end = ends.lock().expect("no panic").recv();
            end.expect("the test goes on")
        }))
    }
}

#[test]
fn a_folder_that_is_deleted_while_it_is_synced_is_restored_and_no_fault_of_the_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deep/match.jsonl");
    let (syncs, synced) = channel();
    let (end, ends) = channel();
    let file = SlowlySynced {
        file: RecordFile::new(&path, Vec::new(), None),
        syncs,
        ends: Arc::new(Mutex::new(ends)),
    };
    let mut journal = Journal::start(file).expect("threads");
    assert_eq!(journal.append("a\n".into(), true).expect("room"), None);
    let first = synced.recv().expect("it is synced");
    fs::remove_dir_all(path.parent().expect("a folder")).expect("it is there");
    let outcome = first();
    assert!(outcome.is_err(), "there is no folder to sync");
    end.send(outcome).expect("it is waited for");
    // Until the outcome of this flush is known.
    thread::sleep(Duration::from_millis(100));
    let restored = journal.append("b\n".into(), false).expect("room");
    assert_eq!(restored, Some(Restored::Gone));
    assert_eq!(fs::read(&path).expect("it is back"), b"a\nb\n");
    // The file is new, and is flushed though this was not asked for.
    let again = synced.recv().expect("it is synced");
    end.send(again()).expect("it is waited for");
}
