//! Whether a screen reader runs, asked on a thread of its own, for whoever is asked may hang; and one that can be told what to
//! say, which is done in a process of its own.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

pub(crate) use twin::{Reader, SPEAKS};

/// How long the program may wait for the answer once it needs it.
const MOMENT: Duration = Duration::from_millis(50);

/// A screen reader does not do what it was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Refused;

/// The question whether a screen reader runs, on its way.
#[derive(Debug)]
pub(crate) struct ScreenReader(Receiver<bool>);

impl ScreenReader {
    /// Begins to ask. Returns at once.
    pub(crate) fn ask() -> Self {
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
        Self(from)
    }

    /// Whether one is known to run. Waits a moment for the answer, if it still is on its way.
    pub(crate) fn is_known_to_run(&self) -> bool {
        self.0.recv_timeout(MOMENT).unwrap_or(false)
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
}
