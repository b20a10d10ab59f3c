//! A record that is written while a match is played, by threads of their own: no disk holds up a key.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How long it is waited for a disk before the match goes on without it. Only the first thing that is written while the
/// disk does not answer waits at all.
const PATIENCE: Duration = Duration::from_millis(250);

/// After what time it is tried again to write what could not be written, when nothing happens meanwhile.
const AGAIN: Duration = Duration::from_secs(1);

/// What had happened to a file that was written again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Restored {
    /// It was gone.
    Gone,
    /// It held something else, which is kept in this file.
    Changed(PathBuf),
}

/// Brings what was written to the disk; may take seconds.
pub type Syncing = Box<dyn FnOnce() -> io::Result<()> + Send>;

/// What a journal writes to.
pub trait Medium: Send + 'static {
    /// Writes this behind all that came before, what could not be written before first.
    ///
    /// # Errors
    /// If not all of it could be written. It is kept, and tried again with the next.
    fn write(&mut self, more: &[u8]) -> io::Result<Option<Restored>>;

    /// What brings all that was written to the disk, to be called on another thread; `None` if there is nothing to do.
    fn sync(&mut self) -> Option<Syncing>;
}

/// What is to be written, and whether it is to reach the disk.
struct Order {
    lines: Vec<u8>,
    sync: bool,
}

type Outcome = io::Result<Option<Restored>>;

/// A record that is written while a match is played.
#[derive(Debug)]
pub struct Journal {
    orders: Option<Sender<Order>>,
    outcomes: Receiver<Outcome>,
    /// How many orders have no outcome yet.
    open: usize,
    /// What was restored by an order nobody waited for any more.
    restored: Option<Restored>,
    unsynced: Unsynced,
}

/// Why the disk did not take what was synced last, if it did not.
#[derive(Clone, Debug, Default)]
struct Unsynced(Arc<Mutex<Option<io::ErrorKind>>>);

impl Unsynced {
    /// Nothing can be left half done while this is held.
    fn lock(&self) -> MutexGuard<'_, Option<io::ErrorKind>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Journal {
    /// Goes on writing here.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn start(medium: impl Medium) -> io::Result<Self> {
        let (orders, ordered) = channel();
        let (done, outcomes) = channel();
        let (asked, to_sync) = channel();
        let unsynced = Unsynced::default();
        let told = unsynced.clone();
        let start = |name: &str| thread::Builder::new().name(name.to_owned());
        start("record").spawn(move || write_all(medium, &ordered, &done, &asked))?;
        start("sync").spawn(move || sync_all(&to_sync, &told))?;
        Ok(Self {
            orders: Some(orders),
            outcomes,
            open: 0,
            restored: None,
            unsynced,
        })
    }

    /// Writes lines. They are with the system when this returns; with `sync`, they are on their way to the disk.
    ///
    /// # Errors
    /// If they could not be written, or not yet: [`io::ErrorKind::TimedOut`]. They are kept and tried again. An error is
    /// given each time, until all is written.
    pub fn append(&mut self, lines: Vec<u8>, sync: bool) -> Outcome {
        let waits = self.open == 0;
        let sync = sync || self.unsynced.lock().is_some();
        let until = Instant::now() + if waits { PATIENCE } else { Duration::ZERO };
        let ordered = self
            .orders
            .as_ref()
            .is_some_and(|orders| orders.send(Order { lines, sync }).is_ok());
        if !ordered {
            // The thread that writes ended, which only a fault in it can make it do.
            return Err(io::ErrorKind::Other.into());
        }
        self.open += 1;
        let mut last = Err(io::ErrorKind::TimedOut.into());
        while self.open > 0 {
            let left = until.saturating_duration_since(Instant::now());
            match self.outcomes.recv_timeout(left) {
                Ok(outcome) => {
                    self.open -= 1;
                    if let Ok(Some(restored)) = &outcome {
                        self.restored = Some(restored.clone());
                    }
                    last = outcome;
                }
                Err(RecvTimeoutError::Timeout) => return Err(io::ErrorKind::TimedOut.into()),
                Err(RecvTimeoutError::Disconnected) => return Err(io::ErrorKind::Other.into()),
            }
        }
        last?;
        match *self.unsynced.lock() {
            Some(kind) => Err(kind.into()),
            None => Ok(self.restored.take()),
        }
    }
}

impl Drop for Journal {
    /// Lets the file go, so that it can be opened again. A disk that does not answer is not waited for.
    fn drop(&mut self) {
        self.orders = None;
        let until = Instant::now() + PATIENCE;
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            if let Err(RecvTimeoutError::Disconnected) = self.outcomes.recv_timeout(left) {
                return;
            }
        }
    }
}

/// The work of the thread that writes: it ends when the match is left.
fn write_all(
    mut medium: impl Medium,
    orders: &Receiver<Order>,
    done: &Sender<Outcome>,
    asked: &Sender<Syncing>,
) {
    let mut behind = false;
    let mut restored = None;
    loop {
        let order = match orders.recv_timeout(AGAIN) {
            Ok(order) => Some(order),
            Err(RecvTimeoutError::Timeout) if behind => None,
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => break,
        };
        let lines = order.as_ref().map_or(&[][..], |order| &order.lines);
        let written = medium
            .write(lines)
            .map(|now| restored = now.or(restored.take()));
        let caught_up = behind && written.is_ok();
        behind = written.is_err();
        if !behind
            && (caught_up || order.as_ref().is_some_and(|order| order.sync))
            && let Some(sync) = medium.sync()
        {
            // The thread that syncs ends after this one.
            let _ = asked.send(sync);
        }
        if order.is_some() {
            // Whoever left waits for nothing.
            let _ = done.send(written.map(|()| restored.take()));
        }
    }
    if behind {
        // A last time; who left was told that it failed so far.
        let _ = medium.write(&[]);
    }
}

/// The work of the thread that syncs.
fn sync_all(asked: &Receiver<Syncing>, unsynced: &Unsynced) {
    while let Ok(sync) = asked.recv() {
        let synced = sync();
        *unsynced.lock() = match synced {
            Err(error) if !cannot_sync(&error) => Some(error.kind()),
            Ok(()) | Err(_) => None,
        };
    }
}

/// Whether this is no file, so that nothing ever has to reach a disk.
fn cannot_sync(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported
    )
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// A disk that takes what it is allowed to, when it is allowed to.
    struct Disk {
        taken: Arc<Mutex<Vec<u8>>>,
        waiting: Vec<u8>,
        /// Each write waits for a word: whether there is room.
        allowed: Receiver<bool>,
        /// Each sync waits for a word: whether it works.
        syncs: Arc<Mutex<Receiver<bool>>>,
        asked: Arc<AtomicU32>,
    }

    struct Hands {
        taken: Arc<Mutex<Vec<u8>>>,
        /// How many syncs were asked for.
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
        let (taken, asked) = (Arc::default(), Arc::default());
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
            // Once for this, and once if it was tried again meanwhile.
            hands.allow(true);
            hands.allow(true);
            journal.append("a".into(), sync).expect("room");
            asked.push(hands.asked.load(Ordering::Relaxed));
        }
        assert_eq!(asked, [0, 1, 1, 2]);
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
        // Waiting each time would take four minutes.
        assert!(since.elapsed() < 100 * PATIENCE, "{:?}", since.elapsed());
        for _ in 0..1002 {
            hands.allow(true);
        }
        // It answers again, some time.
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
}
