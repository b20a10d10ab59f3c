//! The terminal: its modes while keys come one by one, and the lines that go to it.
//!
//! Nothing here ever prints an escape sequence. Output modes stay as they are, so a line ends with `\n` whatever the
//! input modes, and a panic's words are readable too.

use std::io;
use std::os::fd::AsFd;
use std::panic;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::stdio::stdin;
use rustix::termios::{
    InputModes, LocalModes, OptionalActions, QueueSelector, SpecialCodeIndex, Termios, isatty,
    tcflush, tcgetattr, tcsetattr,
};

use super::lines::{Lines, StandardOutput};

/// How long the last lines may take when the program leaves.
const LAST_LINES: Duration = Duration::from_millis(500);

/// The modes to go back to, while keys come one by one. One for the process, as the terminal is: a panic and a signal
/// must find it too.
static BEFORE: Mutex<Option<Termios>> = Mutex::new(None);

fn before() -> MutexGuard<'static, Option<Termios>> {
    BEFORE.lock().unwrap_or_else(PoisonError::into_inner)
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
        let lines = Lines::to(StandardOutput)?;
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

/// Takes the terminal, if it is not taken already.
fn take() -> io::Result<()> {
    restore_on_panic();
    let mut before = before();
    if before.is_none() {
        *before = Some(enter(stdin())?);
    }
    Ok(())
}

/// Gives the terminal its own modes back, for good. Doing it again does nothing.
pub fn restore() {
    if let Some(modes) = before().take() {
        leave(stdin(), &modes);
    }
}

/// Gives the terminal its own modes back for as long as the program is stopped.
pub(super) fn pause() {
    if let Some(modes) = &*before() {
        leave(stdin(), modes);
    }
}

/// Takes the terminal again after the program was stopped. The shell may have changed its modes meanwhile.
pub(super) fn resume() {
    if before().is_some() {
        // If it cannot be done the terminal is gone, which the reading of keys will notice and tell.
        let _ = enter(stdin());
    }
}

/// Sets the modes in which keys come one by one, and returns those from before.
pub(super) fn enter(tty: impl AsFd) -> io::Result<Termios> {
    let before = tcgetattr(&tty)?;
    let mut modes = before.clone();
    modes.input_modes -= InputModes::BRKINT
        | InputModes::ICRNL
        | InputModes::INLCR
        | InputModes::IGNCR
        | InputModes::INPCK
        | InputModes::ISTRIP
        | InputModes::IXON;
    modes.local_modes -= LocalModes::ICANON | LocalModes::ECHO | LocalModes::IEXTEN;
    modes.special_codes[SpecialCodeIndex::VMIN] = 1;
    modes.special_codes[SpecialCodeIndex::VTIME] = 0;
    // Control-C comes as a key, so that leaving is the program's own; Control-Z stays the kernel's, which also stops
    // a script around the program.
    modes.special_codes[SpecialCodeIndex::VINTR] = 0;
    modes.special_codes[SpecialCodeIndex::VQUIT] = 0;
    tcsetattr(&tty, OptionalActions::Now, &modes)?;
    Ok(before)
}

/// Goes back to these modes. Keys nobody has read are dropped: they were meant for the game, not for a shell.
fn leave(tty: impl AsFd, modes: &Termios) {
    // A terminal that is gone has no modes, and nobody to tell.
    let _ = tcflush(&tty, QueueSelector::IFlush);
    let _ = tcsetattr(&tty, OptionalActions::Now, modes);
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
            }
            before(what);
        }));
    });
}

#[cfg(test)]
pub(super) mod tests {
    use std::fs::File;

    use portable_pty::{PtyPair, PtySize, native_pty_system};

    use super::*;

    /// A terminal of our own: both its sides, and the file a program has as its standard input.
    pub(in crate::console) fn pseudo_terminal() -> (PtyPair, File) {
        let pair = native_pty_system()
            .openpty(PtySize::default())
            .expect("a pseudo-terminal");
        let name = pair.master.tty_name().expect("its name");
        let tty = File::options().read(true).write(true).open(name);
        (pair, tty.expect("its file"))
    }

    #[test]
    fn modes_come_back_exactly() {
        let (_pair, tty) = pseudo_terminal();
        let looks = |modes: &Termios| format!("{modes:?}");

        let original = tcgetattr(&tty).expect("modes");
        let before = enter(&tty).expect("new modes");
        assert_eq!(looks(&before), looks(&original));
        let raw = tcgetattr(&tty).expect("modes");
        assert!(
            !raw.local_modes
                .intersects(LocalModes::ICANON | LocalModes::ECHO)
        );
        assert!(raw.local_modes.contains(LocalModes::ISIG));
        assert_eq!(raw.output_modes, original.output_modes);

        leave(&tty, &before);
        leave(&tty, &before);
        assert_eq!(looks(&tcgetattr(&tty).expect("modes")), looks(&original));
    }

    #[test]
    fn what_is_no_terminal_has_no_modes() {
        let (from, _to) = io::pipe().expect("a pipe");
        assert!(enter(&from).is_err());
    }

    #[test]
    fn restoring_what_was_not_taken_does_nothing() {
        restore();
        pause();
        resume();
        assert!(before().is_none());
    }
}
