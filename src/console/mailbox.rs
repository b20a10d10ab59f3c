//! The mailbox of the program: keys or lines, signals, and news from the threads that speak and think. It never holds more keys
//! than a person can have typed, and events that end the program overtake all others.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::keyboard::Incoming;
use serpente_system::lock;

/// The most keys that may wait: more than anybody can press, and handled within a second.
const MOST_KEYS: usize = 10_000;

/// The most lines of a pipe that may wait: each may be long.
const MOST_LINES: usize = 64;

/// The program no longer reads its mailbox.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("nobody reads the mailbox any more")]
pub struct NobodyReads;

/// The sending side of a [`Mailbox`].
#[derive(Debug)]
pub struct Sender<E>(Arc<MailboxState<E>>);

impl<E> Clone for Sender<E> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

/// The receiving side, from which the program reads events.
#[derive(Debug)]
pub struct Mailbox<E>(Arc<MailboxState<E>>);

#[derive(Debug)]
struct MailboxState<E> {
    mail: Mutex<Mail<E>>,
    changed: Condvar,
}

#[derive(Debug)]
struct Mail<E> {
    /// The events that overtake all others.
    urgent: VecDeque<E>,
    /// The other events in their order, each with whether it is a key.
    waiting: VecDeque<(E, bool)>,
    keys: usize,
    /// Whether keys were dropped because too many waited.
    overflowed: bool,
    closed: bool,
}

impl<E> MailboxState<E> {
    fn put(&self, into: impl FnOnce(&mut Mail<E>)) -> Result<(), NobodyReads> {
        let mut mail = lock(&self.mail);
        if mail.closed {
            return Err(NobodyReads);
        }
        into(&mut mail);
        self.changed.notify_all();
        Ok(())
    }
}

/// Creates a mailbox and its sender.
pub fn mailbox<E>() -> (Sender<E>, Mailbox<E>) {
    let shared = Arc::new(MailboxState {
        mail: Mutex::new(Mail {
            urgent: VecDeque::new(),
            waiting: VecDeque::new(),
            keys: 0,
            overflowed: false,
            closed: false,
        }),
        changed: Condvar::new(),
    });
    (Sender(Arc::clone(&shared)), Mailbox(shared))
}

impl<E> Sender<E> {
    /// Sends an event that overtakes all others.
    ///
    /// # Errors
    /// If the mailbox is no longer read.
    pub fn urgent(&self, what: E) -> Result<(), NobodyReads> {
        self.0.put(|mail| mail.urgent.push_back(what))
    }

    /// Sends news, which is read in its order. Never blocks, as the sender has other things to do.
    ///
    /// # Errors
    /// If the mailbox is no longer read.
    pub fn news(&self, what: E) -> Result<(), NobodyReads> {
        self.0.put(|mail| mail.waiting.push_back((what, false)))
    }

    /// Sends a key. If more keys wait than anybody can have pressed, drops it, and reports a paste once the others were
    /// handled: the terminal must be read on, for a Control-C behind them.
    ///
    /// # Errors
    /// If the mailbox is no longer read.
    pub fn key(&self, what: E) -> Result<(), NobodyReads> {
        self.0.put(|mail| {
            if mail.keys < MOST_KEYS {
                mail.push_key(what);
            } else {
                mail.overflowed = true;
            }
        })
    }

    /// Sends a line of a pipe. Blocks until there is room for it, and so slows down the program that writes the lines.
    ///
    /// # Errors
    /// If the mailbox is no longer read.
    pub fn line(&self, what: E) -> Result<(), NobodyReads> {
        let changed = &self.0.changed;
        let mail = changed.wait_while(lock(&self.0.mail), |mail| mail.has_no_room());
        drop(mail);
        self.0.put(|mail| mail.push_key(what))
    }

    /// Waits until all urgent events were read. Returns whether that happened in time, also `true` if the mailbox is no longer
    /// read.
    pub fn is_read_within(&self, time: Duration) -> bool {
        let changed = &self.0.changed;
        let waited = changed.wait_timeout_while(lock(&self.0.mail), time, |mail| {
            !mail.closed && !mail.urgent.is_empty()
        });
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }
}

impl<E> Mail<E> {
    /// Returns whether the lines of a pipe have to wait.
    fn has_no_room(&self) -> bool {
        self.keys >= MOST_LINES && !self.closed
    }

    /// Returns whether nothing can be read.
    fn is_empty(&self) -> bool {
        self.urgent.is_empty() && self.waiting.is_empty() && !self.overflowed
    }

    fn push_key(&mut self, key: E) {
        self.waiting.push_back((key, true));
        self.keys += 1;
    }
}

impl<E: From<Incoming>> Mailbox<E> {
    /// Returns the next event, or `None` if none arrives before `until`.
    pub fn next(&self, until: Instant) -> Option<E> {
        let time = until.saturating_duration_since(Instant::now());
        let changed = &self.0.changed;
        let waited = changed.wait_timeout_while(lock(&self.0.mail), time, |mail| mail.is_empty());
        let mut mail = waited.unwrap_or_else(PoisonError::into_inner).0;
        let next = mail.take();
        // Wakes the senders that wait for room or until their event was read.
        changed.notify_all();
        next
    }
}

impl<E: From<Incoming>> Mail<E> {
    fn take(&mut self) -> Option<E> {
        if let Some(urgent) = self.urgent.pop_front() {
            return Some(urgent);
        }
        if self.keys == 0 && std::mem::take(&mut self.overflowed) {
            return Some(Incoming::Pasted(String::new()).into());
        }
        let (next, is_key) = self.waiting.pop_front()?;
        self.keys -= usize::from(is_key);
        Some(next)
    }
}

impl<E> Drop for Mailbox<E> {
    fn drop(&mut self) {
        lock(&self.0.mail).closed = true;
        self.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn read(mailbox: &Mailbox<Incoming>) -> Option<Incoming> {
        mailbox.next(Instant::now())
    }

    #[test]
    fn what_ends_the_program_passes_a_flood_of_keys() {
        let (to, mailbox) = mailbox();
        for _ in 0..2 * MOST_KEYS {
            to.key(Incoming::Unnamed).expect("somebody reads");
        }
        to.urgent(Incoming::Interrupt).expect("somebody reads");
        assert!(!to.is_read_within(Duration::ZERO));
        assert_eq!(read(&mailbox), Some(Incoming::Interrupt));
        assert!(to.is_read_within(Duration::ZERO));
        for _ in 0..MOST_KEYS {
            assert_eq!(read(&mailbox), Some(Incoming::Unnamed));
        }
        // The other keys were dropped, which is reported once.
        assert_eq!(read(&mailbox), Some(Incoming::Pasted(String::new())));
        assert_eq!(read(&mailbox), None);
    }

    #[test]
    fn who_writes_lines_waits_until_they_are_read() {
        let (to, mailbox) = mailbox();
        let lines = 10 * MOST_LINES;
        let writer = thread::spawn(move || {
            for number in 0..lines {
                let line = Incoming::Unknown(number.to_string());
                to.line(line).expect("somebody reads");
            }
        });
        let long = Instant::now() + Duration::from_secs(60);
        for number in 0..lines {
            assert_eq!(
                mailbox.next(long),
                Some(Incoming::Unknown(number.to_string()))
            );
            assert!(lock(&mailbox.0.mail).waiting.len() <= MOST_LINES);
        }
        writer.join().expect("no panic");
    }

    #[test]
    fn nobody_waits_for_a_program_that_has_left() {
        let (to, mailbox) = mailbox();
        for _ in 0..MOST_LINES {
            to.line(Incoming::Unnamed).expect("somebody reads");
        }
        let waits = to.clone();
        let writer = thread::spawn(move || waits.line(Incoming::Unnamed));
        drop(mailbox);
        assert_eq!(writer.join().expect("no panic"), Err(NobodyReads));
        assert_eq!(to.urgent(Incoming::Hangup), Err(NobodyReads));
        assert_eq!(to.news(Incoming::Hangup), Err(NobodyReads));
        assert!(to.is_read_within(Duration::ZERO));
    }
}
