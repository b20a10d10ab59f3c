//! Points that are made while tiles are laid.

use super::layout::Layout;
use super::placement::OpenEnd;
use super::seating::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// A tile that was just laid, or a turn that just went by, as far as points depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Deed<'a> {
    /// Who did it.
    pub seat: Seat,
    /// Whether a tile was laid.
    pub laid: bool,
    /// Whether the round ended by it, because the seat is out, or all of its team.
    pub is_out: bool,
    /// How many tiles lie now.
    pub tiles: usize,
    /// How many turns in a row went by just before; of a turn that went by, with it.
    pub passes: usize,
    /// Who opened the round.
    pub opener: Seat,
    /// How many points the side of `seat` still misses to the limit; more than can be made where there is none.
    pub missing: i32,
    pub(super) layout: &'a Layout,
}

impl Deed<'_> {
    /// What all open ends count together, in pips.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.layout.count()
    }

    /// What the left and the right end show.
    #[must_use]
    pub fn sides(&self) -> [OpenEnd; 2] {
        [self.layout.ends[0], self.layout.ends[1]]
    }
}

/// What points were made for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// What the open ends count together.
    Count,
    /// Both ends are alike.
    Header,
    /// Both ends are alike, and a double lies at one.
    TripleHeader,
}

/// Points that were made in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made {
    /// By whom: for the side of this seat.
    pub seat: Seat,
    /// How many.
    pub points: i32,
    /// What for.
    pub why: Why,
    /// How many of them are for going out.
    pub for_out: i32,
    /// How many of them are for the turns that went by just before.
    pub for_passes: i32,
}

impl Made {
    /// Points for one thing.
    #[must_use]
    pub fn of(seat: Seat, points: i32, why: Why) -> Self {
        Self {
            seat,
            points,
            why,
            for_out: 0,
            for_passes: 0,
        }
    }
}

type Question = dyn Fn(&Deed<'_>) -> Option<Made> + Send + Sync;

/// What counts while tiles are laid: asked of every tile that is laid, and every turn that goes by.
#[derive(Clone)]
pub struct InPlay {
    points: Arc<Question>,
    /// Whether a side that reaches the limit has won at once.
    pub at_once: bool,
    /// Whether the limit must be met exactly: points that would pass it are not written.
    pub exact: bool,
    /// Whether it is the count of the open ends that scores, so that players want to know it.
    pub counts: bool,
}

impl InPlay {
    /// These points; they end a match at once.
    pub fn at_once(points: impl Fn(&Deed<'_>) -> Option<Made> + Send + Sync + 'static) -> Self {
        Self {
            points: Arc::new(points),
            at_once: true,
            exact: false,
            counts: false,
        }
    }

    /// The same, for the count of the open ends.
    #[must_use]
    pub fn of_the_count(self) -> Self {
        Self {
            counts: true,
            ..self
        }
    }

    /// The same, met exactly or not.
    #[must_use]
    pub fn met_exactly(self, exact: bool) -> Self {
        Self { exact, ..self }
    }

    /// The points of a deed, whether they are written or not.
    pub(super) fn points(&self, deed: &Deed<'_>) -> Option<Made> {
        (self.points)(deed)
    }

    /// How many of these points a side writes that misses so many to the limit.
    #[must_use]
    pub fn written(&self, points: i32, missing: i32) -> i32 {
        if self.exact && points > missing {
            0
        } else {
            points
        }
    }
}

impl fmt::Debug for InPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InPlay")
            .field("at_once", &self.at_once)
            .field("exact", &self.exact)
            .finish_non_exhaustive()
    }
}
