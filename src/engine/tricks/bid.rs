//! Bids: what a team undertakes to win.

use super::trumps::ALL_POINTS;
use serde::{Deserialize, Serialize};

/// The plain bids that need no standing bid, in points: 30 to 42, and two marks.
pub(super) const FIRST_BIDS: [u16; 14] = [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 84];

/// A bid: a number of points of a hand, or all of them for several marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bid {
    /// 30 to 41 points, or 42 for each mark; in moon 4 to 7 tricks, or 21 for shooting the moon.
    pub points: u16,
    /// The kind of bid.
    #[serde(rename = "as", default, skip_serializing_if = "Way::is_plain")]
    pub way: Way,
}

/// The kind of a bid, which decides who names trumps and leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// The bidder names trumps.
    #[default]
    Plain,
    /// The partner names trumps; the bidder holds 3 doubles.
    Splash,
    /// The partner names trumps; the bidder holds 4 doubles.
    Plunge,
}

impl Way {
    /// Returns how many doubles the bidder must hold.
    pub const fn doubles(self) -> usize {
        match self {
            Self::Plain => 0,
            Self::Splash => 3,
            Self::Plunge => 4,
        }
    }

    /// Returns the name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Splash => "splash",
            Self::Plunge => "plunge",
        }
    }

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands every field as a reference"
    )]
    fn is_plain(&self) -> bool {
        *self == Self::Plain
    }
}

impl Bid {
    /// Makes a plain bid of this many points.
    #[must_use]
    pub const fn of(points: u16) -> Self {
        Self {
            points,
            way: Way::Plain,
        }
    }

    /// Returns how many marks were bid; 0 for a bid of points.
    pub const fn marks(self) -> u16 {
        self.points / ALL_POINTS
    }

    /// Returns how many marks are won or lost with it.
    pub const fn worth(self) -> u16 {
        if self.marks() == 0 { 1 } else { self.marks() }
    }

    /// Returns the plain bids higher than the standing one, the lowest first. From 3 marks on, only one mark more than the
    /// standing bid is possible.
    pub fn above(standing: Option<Self>) -> impl Iterator<Item = Self> + Clone {
        Self::among(&FIRST_BIDS, Self::beyond(standing), standing)
    }

    /// Returns the plain bid of one mark more than a standing one of two marks or more.
    pub(super) fn beyond(standing: Option<Self>) -> Option<u16> {
        let to_beat = standing?.points;
        if to_beat >= 2 * ALL_POINTS {
            Some(to_beat + ALL_POINTS)
        } else {
            None
        }
    }

    /// Returns those of some bids, given in points and the lowest first, that are higher than the standing one, and then the bid
    /// `beyond` them.
    pub(super) fn among(
        bids: &'static [u16],
        beyond: Option<u16>,
        standing: Option<Self>,
    ) -> impl Iterator<Item = Self> + Clone {
        let to_beat = standing.map_or(0, |bid| bid.points);
        let lower = bids.partition_point(|points| *points <= to_beat);
        let higher = bids[lower..].iter().copied();
        higher.chain(beyond).map(Self::of)
    }

    /// Returns the bid of this kind over the standing one, if there is one. `splash` is the least number of marks of a splash.
    #[must_use]
    pub fn by_way(way: Way, standing: Option<Self>, splash: u16) -> Option<Self> {
        let to_beat = standing.map_or(0, |bid| bid.points);
        let points = match way {
            Way::Plain => return None,
            Way::Splash if to_beat < splash * ALL_POINTS => splash * ALL_POINTS,
            Way::Splash => 3 * ALL_POINTS,
            Way::Plunge if to_beat < 4 * ALL_POINTS => 4 * ALL_POINTS,
            Way::Plunge => to_beat + ALL_POINTS,
        };
        if points > to_beat {
            Some(Self { points, way })
        } else {
            None
        }
    }
}
