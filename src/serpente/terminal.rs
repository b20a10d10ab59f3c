//! The terminal: its modes while the program reads keys, and the lines written to it.
//!
//! Only [`layout`] prints escape sequences, and only to a terminal that
//! understands them.

use std::env;
use std::io::{self, IsTerminal, stdin, stdout};
use std::panic;
use std::sync::{Mutex, Once};
use std::thread;
use std::time::Duration;

use super::lines::{Lines, UnreadPolicy};
use serpente_console::layout::{self, Layout};
use serpente_system::lock;
use serpente_system::output::StandardOutput;
use serpente_system::quiet::restore_standard_error;
use serpente_system::terminal as modes;

/// How long writing the last lines may take when the program ends.
const FLUSH_TIMEOUT: Duration = Duration::from_millis(500);

/// How long a terminal may take to end its line before another program writes.
const END_OF_LINE_TIMEOUT: Duration = Duration::from_millis(100);

/// How long to pause after the last line, before the shell prints its prompt.
const SHELL_PAUSE: Duration = Duration::from_millis(100);

/// The owner of the terminal's modes. The state is global, as the terminal is: the handlers of
/// panics and signals need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TerminalState {
    /// The terminal has its original modes.
    Free,
    /// The terminal is in raw mode.
    Taken,
    /// The terminal has its original modes while the program is stopped.
    Paused,
}

static STATE: Mutex<TerminalState> = Mutex::new(TerminalState::Free);

/// The lines for the terminal, so that a signal or a panic can leave the cursor on an empty line.
static LINES: Mutex<Option<Lines>> = Mutex::new(None);

/// The terminal, or the pipes in its place. Its modes are restored when this is dropped.
#[derive(Debug)]
pub(crate) struct Terminal {
    pub(crate) lines: Lines,
    /// Whether keys are read one at a time. If not, standard input is read line by line.
    pub(crate) interactive: bool,
    /// Whether standard input is a terminal whose modes cannot be set: it passes keys on only after
    /// Enter, so that they are read as lines.
    pub(crate) waits_for_enter: bool,
    /// Whether lines go to a terminal, and so to a person.
    pub(crate) listened_to: bool,
}

impl Terminal {
    /// Opens the terminal. If standard input is a terminal, it is switched to raw mode. The
    /// original modes are restored when this is dropped, and when the thread that calls this
    /// panics.
    ///
    /// # Errors
    /// If no thread can be started.
    pub(crate) fn open() -> io::Result<Self> {
        let mut terminal = Self::for_lines()?;
        if stdin().is_terminal() {
            terminal.interactive = take().is_ok();
            terminal.waits_for_enter = !terminal.interactive;
        }
        Ok(terminal)
    }

    /// Opens the terminal for printing only: it keeps its modes, and no keys are read.
    ///
    /// # Errors
    /// If no thread can be started.
    pub(crate) fn for_lines() -> io::Result<Self> {
        let listened_to = stdout().is_terminal();
        let reader = if listened_to {
            UnreadPolicy::Person
        } else {
            UnreadPolicy::Program
        };
        let lines = Lines::to(StandardOutput, reader)?;
        *lock(&LINES) = Some(lines.clone());
        Ok(Self {
            lines,
            interactive: false,
            waits_for_enter: false,
            listened_to,
        })
    }

    /// Returns whether keys come from a person at a terminal, and not from a pipe.
    pub(crate) fn has_keyboard(&self) -> bool {
        self.interactive || self.waits_for_enter
    }

    /// Lays out lines for reading one at a time from now on, so that a screen reader finds the
    /// cursor on the newest line. Where the terminal itself shows what is typed, each line ends with
    /// its newline, so that typed keys stand in a row of their own.
    pub(crate) fn converse(&self) {
        if self.listened_to && !self.waits_for_enter {
            self.lines.lay_out(Layout::of_this_terminal());
        }
    }

    /// Prints one finished line. Returns at once, unless a pipe must be waited for. If the terminal
    /// is closed, the line is lost.
    pub(crate) fn line(&self, text: &str) {
        self.lines.line(text);
    }

    /// Clears the terminal and its scrollback. Does nothing for a file or a pipe.
    pub(crate) fn clear(&self) {
        if self.listened_to && modes::understands_clearing() {
            self.lines.clear();
        }
    }

    /// Returns whether lines that were cleared may still be read: above the window, or in a file to
    /// which a program around the terminal writes.
    pub(crate) fn keeps_lines(&self) -> bool {
        if !self.listened_to || !modes::understands_clearing() {
            return true;
        }
        let kind = env::var("TERM").unwrap_or_default();
        // tmux may call itself screen, and clears what it keeps.
        let is_tmux = env::var_os("TMUX").is_some();
        let is_screen = env::var_os("STY").is_some();
        let may_be_screen = layout::keeps_lines(&kind) && !is_tmux;
        is_screen || may_be_screen || modes::is_recorded()
    }

    /// Writes all remaining lines and restores the terminal. Returns why lines were lost, unless it
    /// was because their reader closed the pipe.
    pub(crate) fn close(self) -> Option<io::ErrorKind> {
        self.give_up();
        self.lines.trouble()
    }

    fn give_up(&self) {
        self.lines.flush(FLUSH_TIMEOUT);
        if self.interactive {
            // Otherwise a screen reader would take the last line and the shell's prompt for one
            // change, and might read only the prompt.
            thread::sleep(SHELL_PAUSE);
        }
        self.lines.end(FLUSH_TIMEOUT);
        restore();
        *lock(&LINES) = None;
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.give_up();
    }
}

/// Moves the cursor to an empty line, so that another program can write there.
fn end_line() {
    let lines = lock(&LINES).clone();
    if let Some(lines) = lines {
        lines.end(END_OF_LINE_TIMEOUT);
    }
}

/// Stops waiting for slow readers, because the program is ending.
pub(super) fn hurry() {
    if let Some(lines) = &*lock(&LINES) {
        lines.hurry();
    }
}

/// Switches the terminal to raw mode.
fn take() -> io::Result<()> {
    restore_on_panic();
    let mut state = lock(&STATE);
    modes::take()?;
    *state = TerminalState::Taken;
    Ok(())
}

/// Restores the terminal's original modes for good. Calling it again does nothing.
pub(crate) fn restore() {
    let mut state = lock(&STATE);
    if *state == TerminalState::Taken {
        end_line();
        give_back();
    }
    *state = TerminalState::Free;
}

/// Restores the terminal's original modes while the program is stopped.
pub(super) fn pause() {
    let mut state = lock(&STATE);
    if *state == TerminalState::Taken {
        end_line();
        give_back();
        *state = TerminalState::Paused;
    }
}

/// Switches the terminal to raw mode again after the program was stopped. Returns whether that
/// succeeded. If [`pause`] was called, the shell may have changed the modes since: then the modes
/// found now are restored later.
pub(super) fn resume() -> bool {
    let mut state = lock(&STATE);
    if *state == TerminalState::Free || !modes::is_ours() {
        return false;
    }
    // Another program may have changed the modes. If they were given back before, those found now
    // are restored later; if not, those from before the first time. If this fails, the terminal was
    // closed. The thread that reads keys will notice that.
    let _ = modes::take();
    *state = TerminalState::Taken;
    true
}

/// Restores the original modes. Keys not read yet are discarded: they were meant for the game, not
/// for the shell.
fn give_back() {
    if modes::is_ours() {
        modes::drop_keys();
        modes::give_back();
    }
}

/// Makes a panic of this thread restore the terminal first. If another thread panics, the game goes
/// on.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    let owner = thread::current().id();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |what| {
            if thread::current().id() == owner {
                restore();
                // Otherwise the message would be lost if a sound card is being opened at that
                // moment.
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
        assert_eq!(*lock(&STATE), TerminalState::Free);
    }
}
