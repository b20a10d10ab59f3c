//! Points scored while tiles are laid.

use crate::rules::fit::EndsShown;
use crate::rules::seats::Seat;
use serde::{Deserialize, Serialize};

/// The points that are scored while tiles are laid.
#[derive(Clone, Debug)]
pub struct InPlay {
    /// The points that the open ends score after a tile.
    pub ends: EndPoints,
    /// The points that passes score.
    pub passes: PassPoints,
    /// The extra points for a tile that ends the round because the seat, or all of its team, is out.
    pub for_out: i32,
    /// The extra points for a tile for each pass in a row just before it.
    pub per_knock: i32,
    /// Whether the limit must be met exactly: points that would pass it do not count.
    pub exact: bool,
    /// Whether the opening tile cannot win: points that would reach the limit do not count.
    pub no_down: bool,
    /// Whether a side that reaches the limit wins at once.
    pub at_once: bool,
    /// Whether the players must say the count of the ends themselves; `None` if it always scores. Only used with
    /// [`EndPoints::Count`].
    pub said: Option<SaidCount>,
}

/// The rule for games in which a player must say the count of the ends after laying a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaidCount {
    /// Whether a wrong number above 0 gives the true count to the next opponent at once. Otherwise each opponent in turn may
    /// say it.
    pub penalty: bool,
}

/// The points that passes score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PassPoints {
    /// For the opener's side, if the seat after the opener cannot follow the opening tile.
    pub opening: i32,
    /// The same if the opening tile is no double; 0 if that makes no difference.
    pub opening_plain: i32,
    /// For the next seat's side: points for the first pass of a match.
    pub first: i32,
    /// Whether `opening` is void if the next seat passes as well; the points then count only with the next tile.
    pub opening_void: bool,
    /// For the side of the seat that laid last: points for the first pass after each tile, unless no tile fits any more.
    pub each: i32,
    /// For the side of a seat that lays again after all others passed, in addition to the points of the passes:
    /// [`Why::AllPassed`].
    pub circle: i32,
    /// The same, but these points include those of the first pass, so only the rest is scored: [`Why::Galo`].
    pub galo: i32,
    /// For the next seat's side, which is another one: points for passing on the right to open.
    pub handed_on: i32,
}

impl PassPoints {
    /// Returns whether some passes score with the tile after them.
    #[inline]
    fn ask_for_knocks(self) -> bool {
        self.opening_void || self.circle > 0 || self.galo > 0
    }

    /// Returns whether any pass scores.
    pub fn score(self) -> bool {
        let all = [
            self.opening,
            self.opening_plain,
            self.first,
            self.circle,
            self.galo,
            self.each,
            self.handed_on,
        ];
        all.iter().any(|points| *points > 0)
    }
}

/// The points for the open ends after a tile.
#[derive(Clone, Debug)]
pub enum EndPoints {
    /// Nothing.
    Nothing,
    /// The points for each sum of all open ends, in pips.
    Count(Box<[u8; COUNTS]>),
    /// Points for equal ends of a line: 2, or 3 if a double other than the first tile lies at one of them.
    Headers {
        /// Whether a side that needs two or three points to the limit scores one less than that.
        slow_finish: bool,
    },
}

/// An upper bound on the sum of all ends.
const COUNTS: usize = 256;

impl EndPoints {
    /// Creates points from the sum of all open ends, which is less than 256.
    pub(crate) fn of_count(points: impl Fn(u8) -> u8) -> Self {
        let mut all = Box::new([0; COUNTS]);
        for (count, scores) in (0..=u8::MAX).zip(all.iter_mut()) {
            *scores = points(count);
        }
        Self::Count(all)
    }

    /// Returns whether the ends score nothing, however many tiles lie and whatever is missing to the limit.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of every tile where ends score")]
    pub(in crate::rules) fn have_no_points(&self, ends: &EndsShown) -> bool {
        match self {
            Self::Nothing => true,
            Self::Count(points) => points[ends.count() as usize % COUNTS] == 0,
            Self::Headers { .. } => ends.left.only() != ends.right.only(),
        }
    }

    /// Returns the points and their reason after a tile, with how many tiles lie then and how many points the side needed to the
    /// limit; 0 if the ends score nothing.
    pub(in crate::rules) fn points(
        &self,
        ends: &EndsShown,
        tiles: usize,
        missing: i32,
    ) -> (i32, Why) {
        match self {
            Self::Nothing => (0, Why::Count),
            Self::Count(points) => {
                let count = ends.count() as usize % COUNTS;
                (i32::from(points[count]), Why::Count)
            }
            Self::Headers { slow_finish } => {
                let has_double = ends.left.is_double() || ends.right.is_double();
                let triple = tiles > 1 && has_double;
                let (points, why) = if triple {
                    (3, Why::TripleHeader)
                } else {
                    (2, Why::Header)
                };
                let slow = *slow_finish && (2..=3).contains(&missing);
                match ends.left.only() == ends.right.only() {
                    true if slow => (missing - 1, why),
                    true => (points, why),
                    false => (0, why),
                }
            }
        }
    }
}

/// A tile just laid, as far as points depend on it.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Laid {
    /// The seat that laid it.
    pub(in crate::rules) seat: Seat,
    /// How many tiles are on the table, including this one; 0 if [`InPlay::is_by_tiles_laid`] is false.
    pub(in crate::rules) tiles: usize,
    /// Whether it ended the round, because the seat, or all of its team, is out.
    pub(in crate::rules) is_out: bool,
    /// How many passes in a row were made just before it; 0 if passes give no extra points.
    pub(in crate::rules) knocks: usize,
    /// How many points the side of `seat` needs to reach the limit; without a limit, more than can be scored.
    pub(in crate::rules) missing: i32,
    /// The ends after it.
    pub(in crate::rules) ends: EndsShown,
}

/// The reason for points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The sum of the open ends.
    Count,
    /// The sum of the open ends, which the player who laid the tile overlooked or got wrong.
    Muggins,
    /// Both ends are equal.
    Header,
    /// Both ends are equal, and a double lies at one of them.
    TripleHeader,
    /// A seat could not follow: in most games, the seat after the opener could not follow the opening tile.
    Pass,
    /// All others passed.
    AllPassed,
    /// The last tile of a round fits both ends.
    Capicua,
    /// The last tile of a round is a double, and both ends show its number.
    CapicuaDouble,
    /// The first pass of the match.
    FirstPass,
    /// The last tile of a round is the double blank, and only one end is blank.
    Chuchazo,
    /// The round was blocked, and the side won it.
    Tranque,
    /// The number of the round in the match.
    Prize,
    /// Enough doubles in one hand that the tiles are dealt again.
    Doubles,
    /// All others passed after a tile of a seat, which then laid again.
    Galo,
    /// The last tile of a round is a double.
    Double,
    /// Five or more doubles in a hand that was played, although its player could have asked for a new deal.
    FiveDoubles,
}

impl Why {
    /// The reasons for bonuses, and for other points that are announced by their name.
    pub const BONUSES: [Self; 13] = [
        Self::Muggins,
        Self::Pass,
        Self::FirstPass,
        Self::AllPassed,
        Self::Capicua,
        Self::CapicuaDouble,
        Self::Chuchazo,
        Self::Tranque,
        Self::Prize,
        Self::Doubles,
        Self::Galo,
        Self::Double,
        Self::FiveDoubles,
    ];
}

/// A bonus at the end of a round: its reason and its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// The reason.
    pub why: Why,
    /// The points.
    pub points: i32,
}

/// Points scored in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made {
    /// A seat of the side that scored.
    pub seat: Seat,
    /// The points.
    pub points: i32,
    /// The reason.
    pub why: Why,
    /// How many of them are for going out.
    pub for_out: i32,
    /// How many of them are for the passes just before.
    pub for_knocks: i32,
}

impl Made {
    pub(in crate::rules) fn of_pass(seat: Seat, points: i32, why: Why) -> Option<Self> {
        (points > 0).then_some(Self {
            seat,
            points,
            why,
            for_out: 0,
            for_knocks: 0,
        })
    }
}

impl InPlay {
    /// Creates rules in which only the ends score.
    #[must_use]
    pub(crate) fn of_ends(ends: EndPoints) -> Self {
        Self {
            ends,
            passes: PassPoints::default(),
            for_out: 0,
            per_knock: 0,
            exact: false,
            no_down: false,
            at_once: true,
            said: None,
        }
    }

    /// Creates rules in which only passes score, and the match ends only with a round.
    #[must_use]
    pub(crate) fn of_passes(passes: PassPoints) -> Self {
        Self {
            passes,
            at_once: false,
            ..Self::of_ends(EndPoints::Nothing)
        }
    }

    /// Returns whether points depend on which tile is laid.
    pub fn is_by_tile(&self) -> bool {
        !matches!(self.ends, EndPoints::Nothing)
    }

    /// Returns whether the points of a tile depend on how many tiles are on the table.
    pub(in crate::rules) fn is_by_tiles_laid(&self) -> bool {
        self.no_down || self.is_by_headers()
    }

    /// Returns whether passes give extra points to the tile after them.
    #[inline]
    pub(in crate::rules) fn asks_for_knocks(&self) -> bool {
        self.per_knock != 0 || self.passes.ask_for_knocks()
    }

    /// Returns whether equal ends score.
    pub(crate) fn is_by_headers(&self) -> bool {
        matches!(self.ends, EndPoints::Headers { .. })
    }

    /// Returns whether the sum of the open ends scores, so that players want to know it.
    pub fn is_by_count(&self) -> bool {
        matches!(self.ends, EndPoints::Count(_))
    }

    /// Returns the points of a tile, whether they count or not.
    pub(in crate::rules) fn points(&self, laid: &Laid) -> Option<Made> {
        let (points, why) = self.ends.points(&laid.ends, laid.tiles, laid.missing);
        let knocks = i32::try_from(laid.knocks).unwrap_or_default();
        let for_knocks = self.per_knock * knocks;
        let for_out = if laid.is_out { self.for_out } else { 0 };
        let points = points + for_out + for_knocks;
        (points > 0).then_some(Made {
            seat: laid.seat,
            points,
            why,
            for_out,
            for_knocks,
        })
    }

    /// Returns whether these points of a tile count.
    pub(in crate::rules) fn writes(&self, made: Made, laid: &Laid) -> bool {
        let wins_too_soon = self.no_down && laid.tiles == 1 && made.points >= laid.missing;
        !wins_too_soon && self.may_write(made.points, laid.missing)
    }

    /// Returns whether these points count for a side that needs this many to reach the limit.
    pub fn may_write(&self, points: i32, missing: i32) -> bool {
        !self.exact || points <= missing
    }
}
