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
mod tests;
