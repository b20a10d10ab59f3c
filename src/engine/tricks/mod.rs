//! *Forty-two*, the Texas game of bids, trumps and tricks. It has a small engine of its own beside that for games of laid
//! tiles.
//!
//! The rules follow Pagat "Texas 42" (Roberson, *Winning 42*) and texas42.net. Where these differ or leave a gap:
//! - The first dealer is drawn by lot. If all pass, the next seat deals, in the same round of the match.
//! - A hand ends with the trick that decides it, unless the house rule is to play it out. With `points-250` it is always
//!   played out.
//! - A splash is a bid of exactly 3 marks; a plunge is one of 4, or of one more than a standing bid of 4 or more. The bidder
//!   needs at least 3 or 4 doubles. The partner then names trumps, or none, but neither nello nor sevens.
//! - In sevens, a player with several tiles equally near to 7 pips chooses one of them. A tile has no suit in sevens.
//! - A hand of nello that is played out goes on after its bidder took a trick. With `points-250`, a nello that is made
//!   brings the others nothing, though they took all tricks.
//! - With `points-250`, equal totals at or past the limit mean that the match goes on.

mod bid;
mod board;
mod hand_result;
mod illegal;
mod round;
mod seen;
mod trumps;

pub use bid::{Bid, Way};
pub use board::{Phase, Trick, TrickBoard};
pub use hand_result::HandResult;
pub use illegal::IllegalTrickMove;
pub use round::{TrickEffect, TrickMove, TrickRound};
pub use seen::SeenTricks;
pub use trumps::{ALL_POINTS, Suit, Trumps, points_of};

use crate::rules::{Deal, Goal, HouseRule, HouseRules, LimitOf, Seating, Set, TileSet};

/// The game's identifier in records, settings and on the command line.
pub const ID: &str = "forty-two";

/// The only seating: two pairs, partners opposite each other.
pub const SEATINGS: [Seating; 1] = [PAIRS];

/// Two pairs.
pub const PAIRS: Seating = Seating::teams_of(2, 2);

/// The only set.
pub const SETS: [Set; 1] = [Set::Double6];

/// The number of seats.
pub const PLAYERS: usize = 4;

/// How many tiles each player is dealt, and how many tricks there are.
pub const HAND: usize = 7;

/// A set of tiles of this game, which has only the double-six set.
pub type TrickTiles = TileSet<1>;

const FORCED_30: HouseRule = HouseRule::switch("forced-30");
const STRAIGHT: HouseRule = HouseRule::switch("straight");
const PLAY_OUT: HouseRule = HouseRule::switch("play-out");
const POINTS_250: HouseRule = HouseRule::switch("points-250");
const NELLO: HouseRule = HouseRule::switch("nello");
const PLUNGE: HouseRule = HouseRule::switch("plunge");
const SPLASH: HouseRule = HouseRule::switch("splash");
const SEVENS: HouseRule = HouseRule::switch("sevens");

/// The house rules.
pub const HOUSE_RULES: [HouseRule; 8] = [
    FORCED_30, STRAIGHT, PLAY_OUT, POINTS_250, NELLO, PLUNGE, SPLASH, SEVENS,
];

/// Returns how many tiles each player is dealt.
#[must_use]
pub const fn deal() -> Deal {
    Deal::exactly(HAND)
}

/// Returns the default end of a match: 7 marks, or 250 points if points are scored.
#[must_use]
pub fn goal(house: &HouseRules) -> Goal {
    Goal::Limit(if house.is_on(POINTS_250) { 250 } else { 7 })
}

/// Returns whether points are scored instead of marks.
#[must_use]
pub fn counts_points(house: &HouseRules) -> bool {
    house.is_on(POINTS_250)
}

/// Returns what the limit of a match counts: marks or points.
#[must_use]
pub fn limit_of(house: &HouseRules) -> LimitOf {
    if counts_points(house) {
        LimitOf::Points
    } else {
        LimitOf::Marks
    }
}

/// The house rules in a form that is quick to check.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a house rule of its own"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickRules {
    /// If all others pass, the dealer must bid.
    pub forced_30: bool,
    /// Trumps must be a suit.
    pub straight: bool,
    /// All tricks are played even if the hand is decided.
    pub play_out: bool,
    /// Points are scored instead of marks.
    pub points_250: bool,
    /// The bidder may play to lose every trick.
    pub nello: bool,
    /// A player with 4 doubles may bid 4 marks and let the partner name trumps.
    pub plunge: bool,
    /// A player with 3 doubles may bid 3 marks and let the partner name trumps.
    pub splash: bool,
    /// The bidder may name sevens: all must play the tile nearest to 7 pips.
    pub sevens: bool,
}

impl TrickRules {
    /// Reads the house rules of a match.
    #[must_use]
    pub fn of(house: &HouseRules) -> Self {
        let points_250 = house.is_on(POINTS_250);
        Self {
            forced_30: house.is_on(FORCED_30),
            straight: house.is_on(STRAIGHT),
            play_out: house.is_on(PLAY_OUT) || points_250,
            points_250,
            nello: house.is_on(NELLO),
            plunge: house.is_on(PLUNGE),
            splash: house.is_on(SPLASH),
            sevens: house.is_on(SEVENS),
        }
    }
}
