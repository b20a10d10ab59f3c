//! Whether a screen reader runs, asked on a thread of its own, for whoever is asked may hang; and one that can be told what to
//! say, which is done in a process of its own.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::terminal;

pub use twin::{Reader, SPEAKS};

/// How long the program may wait for the answer once it needs it.
const MOMENT: Duration = Duration::from_millis(50);

/// The same where a window opens with the program, whose first line would be lost to the reader.
const WINDOW_OPENS: Duration = Duration::from_millis(500);

/// So long after a window was opened a screen reader is with it: Orca, which opened it among other windows, took 0.4 to
/// 0.7 seconds.
const READER_COMES: Duration = Duration::from_millis(1200);

/// A screen reader does not do what it was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReaderRefused;

/// The question whether a screen reader runs, on its way.
#[derive(Debug)]
pub struct ScreenReader {
    answer: Receiver<bool>,
    asked: Instant,
}

impl ScreenReader {
    /// Begins to ask. Returns at once.
    pub fn ask() -> Self {
        Self::of(twin::runs)
    }

    fn of(runs: impl FnOnce() -> Option<bool> + Send + 'static) -> Self {
        let (to, from) = channel();
        // Without a thread nothing is known, as where nobody answers.
        let _ = thread::Builder::new()
            .name("screen reader".to_owned())
            .spawn(move || {
                if let Some(runs) = runs() {
                    // Who asked may have gone on without the answer.
                    let _ = to.send(runs);
                }
            });
        Self {
            answer: from,
            asked: Instant::now(),
        }
    }

    /// Whether one is known to run. Waits a moment for the answer, if it still is on its way; and where the terminal was
    /// opened for this program alone, until the reader is there.
    pub fn is_known_to_run(&self) -> bool {
        self.is_there(terminal::was_opened_for_this_program())
    }

    fn is_there(&self, window_opens: bool) -> bool {
        let patience = if window_opens { WINDOW_OPENS } else { MOMENT };
        let runs = self.answer.recv_timeout(patience).unwrap_or(false);
        if runs && window_opens {
            thread::sleep(READER_COMES.saturating_sub(self.asked.elapsed()));
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_does_not_run() {
        assert!(!ScreenReader::of(|| None).is_known_to_run());
        let (never, hangs) = channel::<()>();
        let asked = ScreenReader::of(move || hangs.recv().ok().map(|()| true));
        assert!(!asked.is_known_to_run());
        drop(never);
    }

    #[test]
    fn a_window_that_opens_with_the_program_is_given_time_for_the_reader_to_come() {
        let reader = ScreenReader::of(|| Some(true));
        let asked = reader.asked;
        assert!(reader.is_there(true));
        assert!(asked.elapsed() >= READER_COMES);
        let reader = ScreenReader::of(|| Some(false));
        let asked = reader.asked;
        assert!(!reader.is_there(true));
        assert!(asked.elapsed() < READER_COMES);
    }
}
