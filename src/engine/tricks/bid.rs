//! What a pair undertakes to win.

use super::trumps::ALL_POINTS;
use serde::{Deserialize, Serialize};

/// The lowest bid, in points.
const LEAST: u16 = 30;

/// A bid: so many points of a hand, or all of them for several marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bid {
    /// 30 to 41 points, or 42 for each mark.
    pub points: u16,
    /// How the hand is to be played.
    #[serde(rename = "as", default, skip_serializing_if = "Way::is_plain")]
    pub way: Way,
}

/// Who names trumps and leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// The bidder does.
    #[default]
    Plain,
    /// The partner does; the bidder holds 3 doubles.
    Splash,
    /// The partner does; the bidder holds 4 doubles.
    Plunge,
}

impl Way {
    /// How many doubles one must hold to bid so.
    #[must_use]
    pub const fn doubles(self) -> usize {
        match self {
            Self::Plain => 0,
            Self::Splash => 3,
            Self::Plunge => 4,
        }
    }

    /// The name in records.
    #[must_use]
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
    /// So many points.
    #[must_use]
    pub const fn of(points: u16) -> Self {
        Self {
            points,
            way: Way::Plain,
        }
    }

    /// How many marks were bid; 0 for a bid of points.
    #[must_use]
    pub const fn marks(self) -> u16 {
        self.points / ALL_POINTS
    }

    /// How many marks are won or lost with it.
    #[must_use]
    pub const fn worth(self) -> u16 {
        if self.marks() == 0 { 1 } else { self.marks() }
    }

    /// How many points of the hand the pair must win.
    #[must_use]
    pub const fn needs(self) -> u16 {
        if self.points < ALL_POINTS {
            self.points
        } else {
            ALL_POINTS
        }
    }

    /// The bids without a way of their own that are higher than the standing one, lowest first: 3 marks or more only as one more
    /// than a standing 2 or more.
    pub fn above(standing: Option<Self>) -> impl Iterator<Item = Self> {
        let two_marks = 2 * ALL_POINTS;
        let standing = standing.map_or(0, |bid| bid.points);
        let next = (standing >= two_marks).then_some(standing + ALL_POINTS);
        (LEAST..=ALL_POINTS)
            .chain([two_marks])
            .filter(move |&points| points > standing)
            .chain(next)
            .map(Self::of)
    }

    /// The bid of this way over the standing one, if there is one. `splash`: how many marks a splash is at least.
    #[must_use]
    pub fn by_way(way: Way, standing: Option<Self>, splash: u16) -> Option<Self> {
        let standing = standing.map_or(0, |bid| bid.points);
        let points = match way {
            Way::Plain => return None,
            Way::Splash if standing < splash * ALL_POINTS => splash * ALL_POINTS,
            Way::Splash => 3 * ALL_POINTS,
            Way::Plunge if standing < 4 * ALL_POINTS => 4 * ALL_POINTS,
            Way::Plunge => standing + ALL_POINTS,
        };
        (points > standing).then_some(Self { points, way })
    }
}
