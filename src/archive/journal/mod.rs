//! Writes a record during a match, on threads of its own, so that a slow disk never delays the
//! answer to a key.

use serpente_system::lock;
use std::cell::Cell;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How long the match waits for a disk before it goes on without it. Only the first write waits
/// while the disk does not respond.
const DISK_WAIT: Duration = Duration::from_millis(250);

thread_local! {
    static CHOSEN_DISK_WAIT: Cell<Duration> = const { Cell::new(DISK_WAIT) };
}

/// Chooses how long matches that are played on this thread wait for a disk, and at least how long
/// until what failed is tried again by itself. A run in virtual time waits as long as it takes, so
/// that it does not depend on the machine's load.
pub fn wait_for_disks(wait: Duration) {
    CHOSEN_DISK_WAIT.set(wait);
}

/// How long after a failed write another attempt is made, if nothing else is written meanwhile.
const WRITE_RETRY_WAIT: Duration = Duration::from_secs(1);

/// The damage to a file before it was restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Restored {
    /// The file was missing.
    Gone,
    /// The file had other contents, which are kept in this file.
    Changed(PathBuf),
}

/// Flushes written data to the disk; may take seconds.
pub type Syncing = Box<dyn FnOnce() -> io::Result<()> + Send>;

/// A destination for the lines of a journal.
pub trait Medium: Send + 'static {
    /// Appends these bytes, after any earlier ones that could not be written.
    ///
    /// # Errors
    /// If not all bytes could be written. They are kept, and written at the next call.
    fn write(&mut self, more: &[u8]) -> io::Result<Option<Restored>>;

    /// Returns a function that flushes all written data to the disk, to be called on another
    /// thread; `None` if there is nothing to do.
    fn sync(&mut self) -> Option<Syncing>;
}

/// Lines to write, and whether to flush them to the disk.
struct WriteOrder {
    lines: Vec<u8>,
    sync: bool,
}

type Outcome = io::Result<Option<Restored>>;

/// Writes a record during a match.
#[derive(Debug)]
pub struct Journal {
    orders: Option<Sender<WriteOrder>>,
    outcomes: Receiver<Outcome>,
    /// The number of orders without an outcome.
    open: usize,
    /// A restoration by an order whose outcome came too late, which is still to be returned.
    restored: Option<Restored>,
    unwritten: LastError,
    unsynced: LastError,
    retry_wait: Duration,
}

/// The error of the last write or of the last flush, if it failed.
type LastError = Arc<Mutex<Option<io::ErrorKind>>>;

impl Journal {
    /// Starts writing to this medium.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn start(medium: impl Medium) -> io::Result<Self> {
        let (orders, ordered) = channel();
        let (done, outcomes) = channel();
        let (syncs, to_sync) = channel();
        let unwritten = LastError::default();
        let unwritten_of_thread = unwritten.clone();
        let unsynced = LastError::default();
        let unsynced_of_thread = unsynced.clone();
        let retry_wait = WRITE_RETRY_WAIT.max(CHOSEN_DISK_WAIT.get());
        thread::Builder::new()
            .name("record".to_owned())
            .spawn(move || {
                write_all(
                    medium,
                    retry_wait,
                    &unwritten_of_thread,
                    &ordered,
                    &done,
                    &syncs,
                );
            })?;
        thread::Builder::new()
            .name("sync".to_owned())
            .spawn(move || sync_all(&to_sync, &unsynced_of_thread))?;
        Ok(Self {
            orders: Some(orders),
            outcomes,
            open: 0,
            restored: None,
            unwritten,
            unsynced,
            retry_wait,
        })
    }

    /// Writes lines. When this returns, the operating system has them; with `sync`, they are also
    /// being flushed to the disk.
    ///
    /// # Errors
    /// If the lines could not be written, or not yet: [`io::ErrorKind::TimedOut`]. They are kept
    /// and tried again. Each call returns an error until all is written.
    pub fn append(&mut self, lines: Vec<u8>, sync: bool) -> Outcome {
        let waits = self.open == 0;
        let sync = sync || lock(&self.unsynced).is_some();
        let mut until = Instant::now();
        if waits {
            until += CHOSEN_DISK_WAIT.get();
        }
        let ordered = self
            .orders
            .as_ref()
            .is_some_and(|orders| orders.send(WriteOrder { lines, sync }).is_ok());
        if !ordered {
            // The writing thread has ended, which can only be a bug.
            return Err(io::ErrorKind::Other.into());
        }
        self.open += 1;
        let mut last = Err(io::ErrorKind::TimedOut.into());
        while self.open > 0 {
            let left = until.saturating_duration_since(Instant::now());
            match self.outcomes.recv_timeout(left) {
                Ok(outcome) => {
                    self.close_order(&outcome);
                    last = outcome;
                }
                Err(RecvTimeoutError::Timeout) => return Err(io::ErrorKind::TimedOut.into()),
                Err(RecvTimeoutError::Disconnected) => return Err(io::ErrorKind::Other.into()),
            }
        }
        last?;
        self.outcome_of_written()
    }

    /// Returns the outcome of all orders so far without waiting: what failed may have been written
    /// by another attempt since.
    ///
    /// # Errors
    /// If not all is written yet.
    pub fn outcome(&mut self) -> Outcome {
        while let Ok(outcome) = self.outcomes.try_recv() {
            self.close_order(&outcome);
        }
        if self.open > 0 {
            return Err(io::ErrorKind::TimedOut.into());
        }
        if let Some(kind) = *lock(&self.unwritten) {
            return Err(kind.into());
        }
        self.outcome_of_written()
    }

    /// Returns how long after a failed write another attempt is made by itself.
    pub fn retry_wait(&self) -> Duration {
        self.retry_wait
    }

    /// Returns the outcome if all was written, but perhaps not flushed to the disk.
    fn outcome_of_written(&mut self) -> Outcome {
        match *lock(&self.unsynced) {
            Some(kind) => Err(kind.into()),
            None => Ok(self.restored.take()),
        }
    }

    /// Counts an order as done.
    fn close_order(&mut self, outcome: &Outcome) {
        self.open -= 1;
        if let Ok(Some(restored)) = outcome {
            self.restored = Some(restored.clone());
        }
    }
}

impl Drop for Journal {
    /// Releases the file, so that it can be opened again. Does not wait for a disk that does not
    /// respond.
    fn drop(&mut self) {
        self.orders = None;
        let until = Instant::now() + CHOSEN_DISK_WAIT.get();
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            if let Err(RecvTimeoutError::Disconnected) = self.outcomes.recv_timeout(left) {
                return;
            }
        }
    }
}

/// Runs on the writing thread, until the journal is dropped.
fn write_all(
    mut medium: impl Medium,
    retry_wait: Duration,
    unwritten: &LastError,
    orders: &Receiver<WriteOrder>,
    done: &Sender<Outcome>,
    syncs: &Sender<Syncing>,
) {
    let mut behind = false;
    let mut restored = None;
    loop {
        let order = match orders.recv_timeout(retry_wait) {
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
        *lock(unwritten) = written.as_ref().err().map(io::Error::kind);
        if !behind
            && (caught_up || restored.is_some() || order.as_ref().is_some_and(|order| order.sync))
            && let Some(sync) = medium.sync()
        {
            // This cannot fail: the syncing thread ends after this one.
            let _ = syncs.send(sync);
        }
        if order.is_some() {
            // A dropped journal waits for no outcomes.
            let _ = done.send(written.map(|()| restored.take()));
        }
    }
    if behind {
        // A last attempt. The player has already been told that writing failed.
        let _ = medium.write(&[]);
    }
}

/// Runs on the syncing thread.
fn sync_all(syncs: &Receiver<Syncing>, unsynced: &LastError) {
    while let Ok(sync) = syncs.recv() {
        let synced = sync();
        *lock(unsynced) = match synced {
            Err(error) if !cannot_sync(&error) => Some(error.kind()),
            Ok(()) | Err(_) => None,
        };
    }
}

/// Returns whether there is nothing to flush: this is not a file on a disk, or its folder was
/// deleted. In that case the next write restores the file, and flushes it again.
fn cannot_sync(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported | io::ErrorKind::NotFound
    )
}

#[cfg(test)]
mod tests;
