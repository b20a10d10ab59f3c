//! What becomes of a connection that sends too many frames. It uses no socket and no clock.

use crate::limiter::{Limiter, Rate};
use serpente_client::wire::{FRAMES_A_SECOND, FRAMES_AT_ONCE};
use std::time::Instant;

/// How many frames above the rate limit are passed over before the connection is closed.
const MOST_PASSED_OVER: u32 = FRAMES_AT_ONCE;

/// How many frames that a deal waits for are taken above the rate limit in a second, and at once. Each deal waits for two.
const FOR_DEALS_A_SECOND: u32 = 2;
const FOR_DEALS_AT_ONCE: u32 = 4;

/// The limit of a connection on the frames that it may send.
pub(super) struct FrameLimit {
    limiter: Limiter,
    for_deals: Limiter,
    /// How many frames were passed over since the last one that was within the limit.
    passed_over: u32,
}

/// What to do with a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FrameVerdict {
    /// It is within the limit.
    Take,
    /// It is the first one above the limit: pass over it and say so.
    Refuse,
    /// It is one more above the limit: pass over it.
    PassOver,
    /// There were too many: close the connection.
    Close,
}

impl FrameLimit {
    pub(super) fn new() -> Self {
        Self {
            limiter: Limiter::new(Rate::a_second(FRAMES_A_SECOND, FRAMES_AT_ONCE)),
            for_deals: Limiter::new(Rate::a_second(FOR_DEALS_A_SECOND, FOR_DEALS_AT_ONCE)),
            passed_over: 0,
        }
    }

    /// Counts a frame that has come now.
    pub(super) fn count(&mut self, now: Instant) -> FrameVerdict {
        if self.limiter.take(now).is_ok() {
            self.passed_over = 0;
            return FrameVerdict::Take;
        }
        self.passed_over += 1;
        if self.passed_over > MOST_PASSED_OVER {
            FrameVerdict::Close
        } else if self.passed_over == 1 {
            FrameVerdict::Refuse
        } else {
            FrameVerdict::PassOver
        }
    }

    /// Counts the last frame, which was above the limit, as one that a deal waits for. Returns whether it is taken all the same: if
    /// it were passed over, all others would wait for it, and whoever sent it would be written down for keeping it back.
    pub(super) fn takes_for_deal(&mut self, now: Instant) -> bool {
        let is_taken = self.for_deals.take(now).is_ok();
        if is_taken {
            self.passed_over = self.passed_over.saturating_sub(1);
        }
        is_taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_flood_is_refused_once_then_passed_over_then_cut_off() {
        let mut limit = FrameLimit::new();
        let begun = Instant::now();
        for _ in 0..FRAMES_AT_ONCE {
            assert_eq!(limit.count(begun), FrameVerdict::Take);
        }
        assert_eq!(limit.count(begun), FrameVerdict::Refuse);
        assert_eq!(limit.count(begun), FrameVerdict::PassOver);
        // After a pause, the count begins anew.
        let later = begun + Duration::from_secs(1);
        for _ in 0..FRAMES_A_SECOND {
            assert_eq!(limit.count(later), FrameVerdict::Take);
        }
        assert_eq!(limit.count(later), FrameVerdict::Refuse);
        for _ in 1..MOST_PASSED_OVER {
            assert_eq!(limit.count(later), FrameVerdict::PassOver);
        }
        assert_eq!(limit.count(later), FrameVerdict::Close);
    }

    #[test]
    fn what_a_deal_waits_for_is_taken_in_a_flood_but_not_without_end() {
        let mut limit = FrameLimit::new();
        let begun = Instant::now();
        for _ in 0..FRAMES_AT_ONCE {
            assert_eq!(limit.count(begun), FrameVerdict::Take);
        }
        for _ in 0..FOR_DEALS_AT_ONCE {
            // None of them was passed over.
            assert_eq!(limit.count(begun), FrameVerdict::Refuse);
            assert!(limit.takes_for_deal(begun));
        }
        assert_eq!(limit.count(begun), FrameVerdict::Refuse);
        assert!(!limit.takes_for_deal(begun));
        assert_eq!(limit.count(begun), FrameVerdict::PassOver);
    }
}
