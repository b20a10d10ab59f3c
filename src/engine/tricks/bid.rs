//! Bids: what a team undertakes to win.

use super::moon;
use super::trumps::ALL_POINTS;
use serde::{Deserialize, Serialize};

/// The plain bids that need no standing bid, in points: 30 to 42, and two marks.
const FIRST_BIDS: [u16; 14] = [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 84];

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
        HigherBids::of_points(standing).iter()
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

/// The plain bids that are higher than the standing one.
#[derive(Clone, Copy, Debug)]
pub(super) struct HigherBids {
    /// In points or tricks, the lowest first.
    listed: &'static [u16],
    /// One more, higher than those.
    beyond: Option<u16>,
}

impl HigherBids {
    /// Returns the bids of points and marks.
    pub(super) fn of_points(standing: Option<Bid>) -> Self {
        let beyond = match standing {
            Some(bid) if bid.points >= 2 * ALL_POINTS => Some(bid.points + ALL_POINTS),
            _ => None,
        };
        Self {
            listed: higher(&FIRST_BIDS, standing),
            beyond,
        }
    }

    /// Returns the bids of tricks.
    pub(super) fn of_tricks(standing: Option<Bid>) -> Self {
        Self {
            listed: higher(&moon::BIDS, standing),
            beyond: None,
        }
    }

    /// Returns how many there are.
    #[inline]
    pub(super) fn len(self) -> usize {
        self.listed.len() + usize::from(self.beyond.is_some())
    }

    /// Returns the `n`-th of them, counted from 0, if there are so many.
    #[inline]
    pub(super) fn nth(self, n: usize) -> Option<Bid> {
        let points = match self.listed.get(n) {
            Some(points) => Some(*points),
            None if n == self.listed.len() => self.beyond,
            None => None,
        };
        points.map(Bid::of)
    }

    /// Returns whether this bid is one of them.
    #[inline]
    pub(super) fn contains(self, bid: Bid) -> bool {
        let points = bid.points;
        bid.way.is_plain() && (self.listed.contains(&points) || self.beyond == Some(points))
    }

    /// Returns them, the lowest first.
    pub(super) fn iter(self) -> impl Iterator<Item = Bid> + Clone {
        self.listed.iter().copied().chain(self.beyond).map(Bid::of)
    }
}

/// Returns those of some bids, given in order, that are higher than the standing one.
fn higher(bids: &'static [u16], standing: Option<Bid>) -> &'static [u16] {
    match standing {
        Some(bid) => &bids[bids.partition_point(|points| *points <= bid.points)..],
        None => bids,
    }
}
