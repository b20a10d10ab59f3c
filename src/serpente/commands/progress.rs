//! How far a long command has come: told now and then on standard error, beside what it prints.

use super::Desk;
use serpente_text::announce::Message;
use serpente_text::announce::say::review as say;
use std::io::Write;
use std::time::{Duration, Instant};

/// So long nothing is told.
const SILENCE: Duration = Duration::from_secs(10);

/// How far a long command has come.
pub(super) struct CommandProgress {
    count: u32,
    told: Instant,
}

impl CommandProgress {
    /// Of so many, none is done.
    pub(super) fn new(count: u32, now: Instant) -> Self {
        Self { count, told: now }
    }

    /// Tells that so many are done, if nothing was told for long.
    pub(super) fn tell(&mut self, done: u32, desk: &Desk<'_>) {
        if let Some(message) = self.news(done, Instant::now()) {
            // Where standard error is closed there is nobody to tell.
            let text = desk.text(&message);
            let _ = writeln!(std::io::stderr(), "{text}");
        }
    }

    /// What is to be told, if anything is. The end tells itself.
    fn news(&mut self, done: u32, now: Instant) -> Option<Message> {
        if done == self.count || now.saturating_duration_since(self.told) < SILENCE {
            return None;
        }
        self.told = now;
        Some(say::progress(done, self.count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_told_every_ten_seconds_and_not_at_the_end() {
        let begun = Instant::now();
        let mut progress = CommandProgress::new(100, begun);
        let mut at = |done, seconds| progress.news(done, begun + Duration::from_secs(seconds));
        assert_eq!(at(20, 9), None);
        assert_eq!(at(21, 10), Some(say::progress(21, 100)));
        assert_eq!(at(40, 19), None);
        assert_eq!(at(60, 30), Some(say::progress(60, 100)));
        assert_eq!(at(100, 50), None);
    }
}
