//! The terminal: its modes while keys come one by one, and the lines that go to it.
//!
//! Nothing here ever prints an escape sequence.

use std::cell::Cell;
use std::io;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::Duration;

use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use rustix::stdio::{stdin, stdout};
use rustix::termios::{OptionalActions, QueueSelector, isatty, tcflush, tcgetattr, tcsetattr};

use super::lines::{Lines, StandardOutput};
use crate::sound::restore_standard_error;

/// How long the last lines may take when the program leaves.
const LAST_LINES: Duration = Duration::from_millis(500);

/// How the terminal stands to the program. One for the process, as the terminal is: a panic and a signal must find it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// It has its own modes.
    Free,
    /// Keys come one by one.
    Taken,
    /// It has its own modes for as long as the program is stopped.
    Paused,
}

static STATE: Mutex<State> = Mutex::new(State::Free);

fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The terminal, or the pipes in its place. When it goes, the modes are as they were.
#[derive(Debug)]
pub struct Terminal {
    lines: Lines,
    interactive: bool,
}

impl Terminal {
    /// Takes the terminal: from now on keys come one by one, if standard input is one. Its modes come back when this
    /// is dropped, and when the thread that calls this panics.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn open() -> io::Result<Self> {
        let lines = Lines::to(StandardOutput, line_end)?;
        // A terminal whose modes cannot be set still gives lines.
        let interactive = isatty(stdin()) && take().is_ok();
        Ok(Self { lines, interactive })
    }

    /// Whether keys come one by one. If not, standard input is read line by line.
    #[must_use]
    pub fn is_interactive(&self) -> bool {
        self.interactive
    }

    /// Prints one finished line. Returns at once; a closed terminal harms nobody.
    pub fn line(&self, text: &str) {
        self.lines.line(text);
    }

    /// Whether nobody can read any more.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.lines.is_closed()
    }

    /// Waits until every line is written, for `patience` at the longest. Says whether they are.
    #[must_use]
    pub fn flush(&self, patience: Duration) -> bool {
        self.lines.flush(patience)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        restore();
        let _ = self.lines.flush(LAST_LINES);
    }
}

/// What ends a line. While keys come one by one the terminal does not return to the margin by itself.
fn line_end() -> &'static str {
    if *state() == State::Taken && isatty(stdout()) {
        "\r\n"
    } else {
        "\n"
    }
}

/// Takes the terminal, if it is not taken already.
fn take() -> io::Result<()> {
    restore_on_panic();
    let mut state = state();
    enable_raw_mode()?;
    *state = State::Taken;
    Ok(())
}

/// Gives the terminal its own modes back, for good. Doing it again does nothing.
pub fn restore() {
    let mut state = state();
    if *state == State::Taken {
        leave();
    }
    *state = State::Free;
}

/// Gives the terminal its own modes back for as long as the program is stopped.
pub(super) fn pause() {
    let mut state = state();
    if *state == State::Taken {
        leave();
        *state = State::Paused;
    }
}

/// Takes the terminal again after the program was stopped. The shell may have changed its modes meanwhile, also when
/// nobody asked for a pause: crossterm believes the modes to be as it left them unless it left them.
pub(super) fn resume() {
    let mut state = state();
    if *state != State::Free {
        let _ = disable_raw_mode();
        // If it cannot be done the terminal is gone, which the reading of keys will notice and tell.
        let _ = enable_raw_mode();
        *state = State::Taken;
    }
}

/// Goes back to the terminal's own modes. Keys nobody has read are dropped: they were meant for the game, not for a
/// shell.
fn leave() {
    // A terminal that is gone has no modes, and nobody to tell.
    let _ = tcflush(stdin(), QueueSelector::IFlush);
    let _ = disable_raw_mode();
}

/// Has the terminal wake those who wait for what is there to read: setting its modes does, even to what they are.
pub(super) fn wake_readers() {
    // Held to the end: between looking and setting nobody else may change the modes.
    let state = state();
    if *state == State::Taken
        && let Ok(modes) = tcgetattr(stdin())
    {
        let _ = tcsetattr(stdin(), OptionalActions::Now, &modes);
    }
}

thread_local! {
    /// Whether a panic of this thread is expected and harms nobody.
    static EXPECTED: Cell<bool> = const { Cell::new(false) };
}

/// Does what may panic for reasons that are not ours. `None`: it did. Nobody hears of it and the terminal stays taken.
pub(super) fn quietly<T>(what: impl FnOnce() -> T) -> Option<T> {
    EXPECTED.set(true);
    let done = catch_unwind(AssertUnwindSafe(what));
    EXPECTED.set(false);
    done.ok()
}

/// Sees to it that this thread's panic finds the terminal usable. Other threads may panic and the game goes on.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    let owner = thread::current().id();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |what| {
            if EXPECTED.get() {
                return;
            }
            if thread::current().id() == owner {
                restore();
                // Else nobody could read why, while a sound card is being opened.
                restore_standard_error();
            }
            before(what);
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn restoring_what_was_not_taken_does_nothing() {
        restore();
        pause();
        resume();
        wake_readers();
        assert_eq!(*state(), State::Free);
        assert_eq!(line_end(), "\n");
    }

    #[test]
    fn a_panic_that_was_expected_costs_nothing() {
        assert_eq!(quietly(|| 1), Some(1));
        assert_eq!(quietly(|| -> u8 { panic!("of a parser") }), None);
        assert!(!EXPECTED.get());
    }
}
