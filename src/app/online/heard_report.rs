//! How often a host is told that all announcements were heard.

use serpente_client::wire::{FRAMES_A_SECOND, FRAMES_AT_ONCE};
use std::time::{Duration, Instant};

/// The number of messages that may go out at once; key presses are sent, too.
const HEARD_AT_ONCE: u32 = FRAMES_AT_ONCE / 2;

/// The interval between the messages after those.
const APART: Duration = Duration::from_millis(1000 / FRAMES_A_SECOND as u64);

/// After such a long pause, messages may go out at once again.
const PAUSE: Duration = Duration::from_secs(2);

/// The rate of the messages that tell the host which announcements were heard: at once, so that the table goes on; but no more
/// often than the host accepts frames, if a whole match arrives at once because the connection was broken for long.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct HeardReport {
    sent: u32,
    last: Option<Instant>,
    /// When to send the message that was held back.
    pub(super) due: Option<Instant>,
}

impl HeardReport {
    /// Returns whether the host may be told now; otherwise sets the time for later.
    pub(super) fn may_tell(&mut self, now: Instant) -> bool {
        self.due = None;
        let last = self.last.filter(|last| now < *last + PAUSE);
        if last.is_none() {
            self.sent = 0;
        }
        let next = last.map_or(now, |last| last + APART);
        if self.sent >= HEARD_AT_ONCE && now < next {
            self.due = Some(next);
            return false;
        }
        self.sent += 1;
        self.last = Some(now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_told_no_faster_than_it_takes_frames() {
        let begun = Instant::now();
        let mut report = HeardReport::default();
        let mut reports = 0;
        for millisecond in 0..10_000 {
            let now = begun + Duration::from_millis(millisecond);
            reports += u32::from(report.may_tell(now));
        }
        let most = HEARD_AT_ONCE + 10 * FRAMES_A_SECOND;
        assert!((most - 1..=most).contains(&reports), "{reports}");
        // A message that was held back is due.
        let now = begun + Duration::from_secs(10);
        assert!(report.may_tell(now) || report.due.is_some_and(|due| due <= now + APART));
        // After a while of silence the host is told at once.
        let later = now + PAUSE;
        assert!((0..HEARD_AT_ONCE).all(|_| report.may_tell(later)));
    }
}
