//! The thinking time of a turn.

use crate::table::Setup;
use std::time::{Duration, Instant};

/// How long before its end a person is told of it.
const WARNING: Duration = Duration::from_secs(10);

/// The thinking time of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnTime {
    time: Duration,
    /// When it began: not before the person knows that it is their turn.
    since: Option<Instant>,
    /// Whether the person was told that it ends soon.
    warned: bool,
}

impl TurnTime {
    /// The thinking time that was agreed, if any was. It does not run yet.
    pub(super) fn of(setup: &Setup) -> Option<Self> {
        let seconds = u64::from(setup.game.thinking_time(&setup.options.house));
        (seconds > 0).then(|| Self {
            time: Duration::from_secs(seconds),
            since: None,
            warned: false,
        })
    }

    /// It runs from now on, unless it does already.
    pub(super) fn begin(&mut self, now: Instant) {
        self.since = self.since.or(Some(now));
    }

    fn end(self) -> Option<Instant> {
        Some(self.since? + self.time)
    }

    pub(super) fn is_over(self, now: Instant) -> bool {
        self.end().is_some_and(|end| now >= end)
    }

    /// When the person is told that it ends soon, if they are still to be told. In the first half of the time that would
    /// be no news.
    fn warning(self) -> Option<Instant> {
        let until = self.time.checked_sub(WARNING)?;
        let tells = !self.warned && until * 2 >= self.time;
        Some(self.since? + until).filter(|_| tells)
    }

    /// How many seconds are left, when that is to be told.
    pub(super) fn warn(&mut self, now: Instant) -> Option<u64> {
        let is_due = self.warning().is_some_and(|warning| now >= warning);
        self.warned |= is_due;
        is_due.then_some(WARNING.as_secs())
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
