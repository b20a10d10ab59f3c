//! The terminal: its modes while keys come one by one, and the lines that go to it.
//!
//! Escape sequences are printed only by [`layout`](serpente_app::layout), to a terminal that takes them for what they mean.

use std::io::{self, IsTerminal, stdin, stdout};
use std::panic;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::Duration;

use super::lines::{Lines, Reader};
use serpente_app::layout::Layout;
use serpente_system::output::StandardOutput;
use serpente_system::quiet::restore_standard_error;
use serpente_system::terminal as modes;

/// How long the last lines may take when the program leaves.
const LAST_LINES: Duration = Duration::from_millis(500);

/// How long a terminal may take for the end of a line before somebody else writes.
const END_OF_LINE_TIMEOUT: Duration = Duration::from_millis(100);

/// How long the last line stands alone.
const BEFORE_A_SHELL: Duration = Duration::from_millis(100);

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

/// The lines that go to it: whoever stops or ends the program leaves the cursor on an empty line.
static LINES: Mutex<Option<Lines>> = Mutex::new(None);

fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn lines() -> Option<Lines> {
    LINES.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The terminal, or the pipes in its place. When it goes, the modes are as they were.
#[derive(Debug)]
pub(crate) struct Terminal {
    lines: Lines,
    interactive: bool,
    listened_to: bool,
}

impl Terminal {
    /// Takes the terminal: from now on keys come one by one, if standard input is one. Its modes come back when this
    /// is dropped, and when the thread that calls this panics.
    ///
    /// # Errors
    /// If no thread can be started.
    pub(crate) fn open() -> io::Result<Self> {
        let mut terminal = Self::for_lines()?;
        // A terminal whose modes cannot be set still gives lines.
        terminal.interactive = stdin().is_terminal() && take().is_ok();
        Ok(terminal)
    }

    /// Prints lines only: the terminal keeps its modes, and whatever is typed is not for this program.
    ///
    /// # Errors
    /// If no thread can be started.
    pub(crate) fn for_lines() -> io::Result<Self> {
        let listened_to = stdout().is_terminal();
        let reader = if listened_to {
            Reader::Person
        } else {
            Reader::Program
        };
        let lines = Lines::to(StandardOutput, reader)?;
        *LINES.lock().unwrap_or_else(PoisonError::into_inner) = Some(lines.clone());
        Ok(Self {
            lines,
            interactive: false,
            listened_to,
        })
    }

    /// Whether keys come one by one. If not, standard input is read line by line.
    #[must_use]
    pub(crate) fn is_interactive(&self) -> bool {
        self.interactive
    }

    /// Whether lines go to a terminal, and so to a person.
    #[must_use]
    pub(crate) fn is_listened_to(&self) -> bool {
        self.listened_to
    }

    /// From now on somebody listens to each line as it comes: a screen reader finds the cursor on the one told last.
    pub(crate) fn converse(&self) {
        if self.listened_to {
            self.lines.lay_out(Layout::of_this_terminal());
        }
    }

    /// Prints one finished line. Returns at once, unless a pipe has to be waited for; a closed terminal harms nobody.
    pub(crate) fn line(&self, text: &str) {
        self.lines.line(text);
    }

    /// Shows the row that is being typed, with the cursor before this one of its letters.
    pub(crate) fn typed(&self, text: &str, cursor: usize) {
        self.lines.typed(text, cursor);
    }

    /// Clears the view, and what the terminal keeps above it. Where lines go into a file or a pipe, they stay.
    pub(crate) fn clear(&self) {
        if self.listened_to && modes::understands_clearing() {
            self.lines.clear();
        }
    }

    /// Why lines were lost, unless it is that nobody reads them.
    #[must_use]
    pub(crate) fn trouble(&self) -> Option<io::ErrorKind> {
        self.lines.trouble()
    }

    /// Waits until every line is written: to a terminal for `patience` at the longest, to a pipe as long as it takes,
    /// unless the program is told to end. Says whether they are.
    pub(crate) fn flush(&self, patience: Duration) -> bool {
        self.lines.flush(patience)
    }
}

impl Terminal {
    /// Writes what is left, and gives the terminal back. Why lines were lost, unless it is that nobody reads them.
    #[must_use]
    pub(crate) fn close(self) -> Option<io::ErrorKind> {
        self.give_up();
        self.lines.trouble()
    }

    fn give_up(&self) {
        self.lines.flush(LAST_LINES);
        if self.interactive {
            // A screen reader would take the shell's prompt and the last line for one change, and may read the prompt
            // only.
            thread::sleep(BEFORE_A_SHELL);
        }
        self.lines.end(LAST_LINES);
        restore();
        *LINES.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.give_up();
    }
}

/// Leaves the cursor on an empty line, for somebody else to write there.
fn end_line() {
    if let Some(lines) = lines() {
        lines.end(END_OF_LINE_TIMEOUT);
    }
}

/// The program is to end: nobody waits any more for whoever reads its lines slowly.
pub(super) fn hurry() {
    if let Some(lines) = lines() {
        lines.hurry();
    }
}

/// Takes the terminal.
fn take() -> io::Result<()> {
    restore_on_panic();
    let mut state = state();
    modes::take()?;
    *state = State::Taken;
    Ok(())
}

/// Gives the terminal its own modes back, for good. Doing it again does nothing.
pub(crate) fn restore() {
    let mut state = state();
    if *state == State::Taken {
        end_line();
        give_back();
    }
    *state = State::Free;
}

/// Gives the terminal its own modes back for as long as the program is stopped.
pub(super) fn pause() {
    let mut state = state();
    if *state == State::Taken {
        end_line();
        give_back();
        *state = State::Paused;
    }
}

/// Takes the terminal again after the program was stopped, and says whether it has it. The shell may have changed its
/// modes meanwhile: those it has now are its own, unless nobody asked for a pause and they may still be ours.
pub(super) fn resume() -> bool {
    let mut state = state();
    if *state == State::Free || !modes::is_ours() {
        return false;
    }
    // If it cannot be done the terminal is gone, which the reading of keys will notice and tell.
    let _ = modes::take_again();
    *state = State::Taken;
    true
}

/// Goes back to the terminal's own modes. Keys nobody has read are dropped: they were meant for the game, not for a
/// shell.
fn give_back() {
    if modes::is_ours() {
        modes::drop_keys();
        modes::give_back();
    }
}

/// Sees to it that this thread's panic finds the terminal usable. Other threads may panic and the game goes on.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    let owner = thread::current().id();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |what| {
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
        assert!(!resume());
        assert_eq!(*state(), State::Free);
    }
}
