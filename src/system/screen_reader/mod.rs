//! Finds out whether a screen reader runs, on a thread of its own because the question may hang;
//! and speaks through one where the system allows that, in a process of its own.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::terminal;

pub use twin::{Reader, SPEAKS};

/// How long the program waits for the answer once it needs it.
const READER_ANSWER_TIMEOUT: Duration = Duration::from_millis(50);

/// The same if a window was opened for this program: its first line would otherwise come too early
/// for the screen reader.
const WINDOW_OPENS: Duration = Duration::from_millis(500);

/// How long after its window was opened a screen reader reads it. Orca, started together with other
/// windows, took 0.4 to 0.7 seconds.
const READER_COMES: Duration = Duration::from_millis(1200);

/// A screen reader did not do what it was asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReaderRefused;

/// A running question whether there is a screen reader.
#[derive(Debug)]
pub struct ScreenReader {
    answer: Receiver<bool>,
    asked_at: Instant,
}

impl ScreenReader {
    /// Starts to ask. Returns at once.
    pub fn ask() -> Self {
        Self::of(twin::runs)
    }

    fn of(runs: impl FnOnce() -> Option<bool> + Send + 'static) -> Self {
        let (to, from) = channel();
        // If there is no thread, the answer stays unknown, as it does if the bus gives none.
        let _ = thread::Builder::new()
            .name("screen reader".to_owned())
            .spawn(move || {
                if let Some(runs) = runs() {
                    // The program may no longer be waiting for the answer.
                    let _ = to.send(runs);
                }
            });
        Self {
            answer: from,
            asked_at: Instant::now(),
        }
    }

    /// Returns whether a screen reader is known to run. Waits a moment if the answer is not there
    /// yet. If the terminal was opened for this program alone, also waits until the screen reader
    /// reads that window.
    pub fn is_known_to_run(&self) -> bool {
        self.is_there(terminal::was_opened_for_this_program())
    }

    fn is_there(&self, window_opens: bool) -> bool {
        let patience = if window_opens {
            WINDOW_OPENS
        } else {
            READER_ANSWER_TIMEOUT
        };
        let runs = self.answer.recv_timeout(patience).unwrap_or(false);
        if runs && window_opens {
            thread::sleep(READER_COMES.saturating_sub(self.asked_at.elapsed()));
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
        let asked = reader.asked_at;
        assert!(reader.is_there(true));
        assert!(asked.elapsed() >= READER_COMES);
        let reader = ScreenReader::of(|| Some(false));
        let asked = reader.asked_at;
        assert!(!reader.is_there(true));
        assert!(asked.elapsed() < READER_COMES);
    }
}
