//! How far a run is, and how long its last parts may take.

use std::time::Duration;

/// How long matches may take to end when nothing goes wrong any more.
const CALM_TIME: Duration = Duration::from_secs(3 * 60 * 60);

/// How long a server may take to forget people who are gone.
pub(crate) const FORGET_TIME: Duration = Duration::from_secs(40);

/// How long a server may take to store everything when it is asked to stop.
pub(crate) const END_TIMEOUT: Duration = Duration::from_secs(5);

/// How far a run is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RunPhase {
    /// Things go wrong.
    Faulty,
    /// Since this time nothing goes wrong any more, and nobody begins anything.
    Calm(Duration),
    /// All matches are over, and everybody goes.
    Closing,
    /// The run is over.
    Ended,
}

impl RunPhase {
    /// Returns whether nothing goes wrong any more.
    pub(crate) fn is_calm(self) -> bool {
        self != Self::Faulty
    }

    /// Returns whether everybody goes or is gone.
    pub(crate) fn is_closing(self) -> bool {
        matches!(self, Self::Closing | Self::Ended)
    }

    /// Returns whether all matches should be over by now.
    pub(crate) fn is_overdue(self, now: Duration) -> bool {
        match self {
            Self::Calm(since) => now > since + CALM_TIME,
            Self::Faulty | Self::Closing | Self::Ended => false,
        }
    }
}
