//! Key events from crossterm, and a guard for each of its flaws: it reads a closed terminal without end, its parser
//! panics on some answers of a terminal, and it can leave keys unread that arrived long ago.

use std::io;
use std::os::fd::BorrowedFd;
use std::time::Duration;

use crossterm::event::{self, Event, KeyEvent};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::stdio::stdin;
use rustix::termios::{QueueSelector, tcflush};

use super::terminal;

/// The most events of one batch. A terminal that sends without end must not keep the game from hearing.
const MOST: usize = 4096;

/// How often crossterm may say that there is nothing before it is believed: it says so, too, when it has kept an
/// answer of the terminal to itself, although keys came with it.
const ASKED: usize = 4;

/// After so many fruitless batches the input is dropped, and after so many there is no terminal to read.
const FRUITLESS: u8 = 3;
const HOPELESS: u8 = 12;

/// What came from the terminal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Came {
    /// The keys that came together, in their order. May be empty.
    Together(Vec<KeyEvent>),
    /// Nothing, as long as one had patience.
    Nothing,
    /// The terminal is gone.
    Gone,
}

/// The way from the terminal to its keys.
#[derive(Debug, Default)]
pub(super) struct Events {
    /// Batches in a row without any event, although there is something to read.
    fruitless: u8,
    /// Whether crossterm's parser panicked and still holds what it panicked about.
    spoiled: bool,
}

impl Events {
    /// Waits for keys, not longer than `patience` if there is one.
    pub(super) fn next(&mut self, patience: Option<Duration>) -> Came {
        // Crossterm takes a closed terminal for one that sends nothing and tries again at full load. So the waiting
        // is done here, and crossterm is asked only for what is there already.
        match wait(stdin(), PollFlags::IN, patience) {
            Ok(found) if found.is_empty() => Came::Nothing,
            Ok(PollFlags::IN) => self.together(),
            Err(Errno::INTR | Errno::AGAIN) => Came::Together(Vec::new()),
            Ok(_) | Err(_) => Came::Gone,
        }
    }

    fn together(&mut self) -> Came {
        let mut events = Vec::new();
        // Where arithmetic is checked, its parser panics on `ESC[0;0R`.
        let done = terminal::quietly(|| gather(&mut events));
        self.fruitless = if events.is_empty() && done.is_some() {
            self.fruitless.saturating_add(1)
        } else {
            0
        };
        if self.fruitless >= HOPELESS {
            return Came::Gone;
        }
        if self.fruitless >= FRUITLESS {
            let _ = tcflush(stdin(), QueueSelector::IFlush);
        } else if self.fruitless > 0 {
            // Crossterm is told of new input once. What it left, because it was much or the window changed its size
            // at that moment, stays unread until the terminal wakes its readers again.
            terminal::wake_readers();
        }
        let mut keys: Vec<_> = events.iter().filter_map(Event::as_key_event).collect();
        if done.is_none() {
            self.spoiled = true;
            keys.clear();
        } else if self.spoiled && !keys.is_empty() {
            // The parser took the beginning of this for the end of what it panicked about; the rest may be any letter.
            self.spoiled = false;
            keys.clear();
        }
        Came::Together(keys)
    }
}

/// Takes from crossterm what it has.
fn gather(events: &mut Vec<Event>) -> io::Result<()> {
    let mut asked = 0;
    while events.len() < MOST && asked < ASKED {
        if event::poll(Duration::ZERO)? {
            events.push(event::read()?);
            asked = 0;
        } else {
            asked += 1;
        }
    }
    Ok(())
}

/// Waits until the terminal is gone. A thread of its own does: crossterm may be waiting for the rest of a sequence just
/// then, and would never notice.
pub(super) fn wait_for_the_end() {
    while let Ok(PollFlags::IN) | Err(Errno::INTR | Errno::AGAIN) =
        wait(stdin(), PollFlags::empty(), None)
    {}
}

fn wait(
    tty: BorrowedFd<'_>,
    what: PollFlags,
    patience: Option<Duration>,
) -> Result<PollFlags, Errno> {
    let patience = patience.map(|patience| Timespec {
        tv_sec: 0,
        tv_nsec: i64::from(patience.subsec_nanos()),
    });
    let mut waiting = [PollFd::from_borrowed_fd(tty, what)];
    poll(&mut waiting, patience.as_ref())?;
    Ok(waiting[0].revents())
}
