//! When a host is told what was heard: at once, so that the table goes on; but no faster than it takes frames, where a whole
//! match comes at once because the line was broken for long.

use serpente_net::wire::{FRAMES_A_SECOND, FRAMES_AT_ONCE};
use std::time::{Duration, Instant};

/// So many go out one behind the other: keys are sent, too.
const AT_ONCE: u32 = FRAMES_AT_ONCE / 2;

/// How far apart those behind them are.
const APART: Duration = Duration::from_millis(1000 / FRAMES_A_SECOND as u64);

/// Behind so long a pause they go out at once again.
const PAUSE: Duration = Duration::from_secs(2);

/// How fast the host was told.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Hearing {
    sent: u32,
    last: Option<Instant>,
    /// When it is told what it was not told yet.
    pub(super) due: Option<Instant>,
}

impl Hearing {
    /// Whether the host may be told now; else it is told later.
    pub(super) fn may_tell(&mut self, now: Instant) -> bool {
        self.due = None;
        let last = self.last.filter(|last| now < *last + PAUSE);
        if last.is_none() {
            self.sent = 0;
        }
        let next = last.map_or(now, |last| last + APART);
        if self.sent >= AT_ONCE && now < next {
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
        let (begun, mut hearing) = (Instant::now(), Hearing::default());
        let mut told = 0;
        for millisecond in 0..10_000 {
            let now = begun + Duration::from_millis(millisecond);
            told += u32::from(hearing.may_tell(now));
        }
        let most = AT_ONCE + 10 * FRAMES_A_SECOND;
        assert!((most - 1..=most).contains(&told), "{told}");
        // What was held back is due.
        let now = begun + Duration::from_secs(10);
        assert!(hearing.may_tell(now) || hearing.due.is_some_and(|due| due <= now + APART));
        // Who was silent for a while is told at once.
        let later = now + PAUSE;
        assert!((0..AT_ONCE).all(|_| hearing.may_tell(later)));
    }
}
