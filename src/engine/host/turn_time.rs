//! The thinking time of a turn.

use crate::table::Setup;
use std::time::{Duration, Instant};

/// How long before its end the player is warned.
const WARNING: Duration = Duration::from_secs(10);

/// The thinking time of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnTime {
    time: Duration,
    /// When it began: once the player knows that it is their turn.
    since: Option<Instant>,
    /// Whether the player was warned that it ends soon.
    warned: bool,
}

impl TurnTime {
    /// Returns the agreed thinking time, if there is one. It does not run yet.
    pub(super) fn of(setup: &Setup) -> Option<Self> {
        let seconds = u64::from(setup.game.thinking_time(&setup.options.house));
        if seconds == 0 {
            return None;
        }
        Some(Self {
            time: Duration::from_secs(seconds),
            since: None,
            warned: false,
        })
    }

    /// Lets the time run from now on, unless it runs already.
    pub(super) fn begin(&mut self, now: Instant) {
        self.since = self.since.or(Some(now));
    }

    fn end(self) -> Option<Instant> {
        Some(self.since? + self.time)
    }

    pub(super) fn is_over(self, now: Instant) -> bool {
        self.end().is_some_and(|end| now >= end)
    }

    /// Returns when to warn the player, unless they were warned. Never in the first half of the time, since a warning would
    /// come too early then.
    fn warning(self) -> Option<Instant> {
        let until = self.time.checked_sub(WARNING)?;
        if self.warned || until * 2 < self.time {
            return None;
        }
        Some(self.since? + until)
    }

    /// Returns how many seconds are left, if the warning is due now.
    pub(super) fn warn(&mut self, now: Instant) -> Option<u64> {
        if now < self.warning()? {
            return None;
        }
        self.warned = true;
        Some(WARNING.as_secs())
    }

    pub(super) fn later_by(self, time: Duration) -> Self {
        Self {
            since: self.since.map(|since| since + time),
            ..self
        }
    }

    pub(super) fn wakes_at(self) -> Option<Instant> {
        self.warning().or(self.end())
    }
}
