//! The thinking time of a turn.

use crate::table::Setup;
use std::time::{Duration, Instant};

/// How long before its end the player is warned. Of a shorter time, half is left then.
const WARNING: Duration = Duration::from_secs(10);

/// A warning that leaves less time than this helps nobody.
const SHORTEST_WARNING: Duration = Duration::from_secs(5);

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

    /// Returns how much time is left when the player is warned, in whole seconds. Never more than half of it, since a warning
    /// would come too early then.
    fn left_at_warning(self) -> Option<Duration> {
        let half = Duration::from_secs(self.time.as_secs() / 2);
        let left = half.min(WARNING);
        if left < SHORTEST_WARNING {
            return None;
        }
        Some(left)
    }

    /// Returns when to warn the player, unless they were warned.
    fn warning(self) -> Option<Instant> {
        if self.warned {
            return None;
        }
        let left = self.left_at_warning()?;
        Some(self.since? + self.time.saturating_sub(left))
    }

    /// Returns how many seconds are left, if the warning is due now.
    pub(super) fn warn(&mut self, now: Instant) -> Option<u64> {
        if now < self.warning()? {
            return None;
        }
        self.warned = true;
        Some(self.left_at_warning()?.as_secs())
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
