//! Reports the progress of a long command now and then, on standard error so that the output stays
//! clean.

use super::CommandContext;
use serpente_text::announce::Message;
use serpente_text::announce::say::review as say;
use std::io::Write;
use std::time::{Duration, Instant};

/// How long to wait between two reports.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(10);

/// The progress of a long command.
pub(super) struct CommandProgress {
    count: u32,
    /// When the last report was printed, or else the command began.
    last_report: Instant,
}

impl CommandProgress {
    /// Starts with none of `count` done.
    pub(super) fn new(count: u32, now: Instant) -> Self {
        Self {
            count,
            last_report: now,
        }
    }

    /// Reports that `done` are done, unless the last report was recent.
    pub(super) fn tell(&mut self, done: u32, context: &CommandContext<'_>) {
        if let Some(message) = self.news(done, Instant::now()) {
            // If standard error is closed, the report is lost.
            let text = context.text(&message);
            let _ = writeln!(std::io::stderr(), "{text}");
        }
    }

    /// Returns the report that is due, if any. The end needs none.
    fn news(&mut self, done: u32, now: Instant) -> Option<Message> {
        if done == self.count || now.saturating_duration_since(self.last_report) < PROGRESS_INTERVAL
        {
            return None;
        }
        self.last_report = now;
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
