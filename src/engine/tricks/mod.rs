//! *Forty-two*, the Texas game of bids, trumps and tricks: its own small engine beside the games in which tiles are laid.
//!
//! Rules after Pagat "Texas 42" (Roberson, *Winning 42*) and texas42.net. Where the texts differ or leave a hole:
//! - The first dealer is drawn by lot; when all pass, the next seat deals, in the same round of the match.
//! - A hand stops after the trick that decides it, unless it is played out. Out to `points-250` it always is.
//! - A splash is a bid of exactly 3 marks; a plunge one of 4, or of one more than a standing bid of 4 or more. Who bids so needs
//!   at least 3 or 4 doubles. The partner then names trumps, or none, but neither nello nor sevens.
//! - Who holds several tiles equally near to 7 pips chooses one of them in sevens. A tile of sevens has no suit.
//! - A hand of nello that is played out goes on after its bidder took a trick. Out to `points-250` a nello that is made brings
//!   the others nothing, though they took all.
//! - Out to `points-250` equal totals at or past the limit play on.

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

/// The game's name in records, settings and on the command line.
pub const ID: &str = "forty-two";

/// Who can sit at the table: two pairs, partners opposite each other.
pub const SEATINGS: [Seating; 1] = [PAIRS];

/// Two pairs.
pub const PAIRS: Seating = Seating::teams_of(2, 2);

/// The set it is played with.
pub const SETS: [Set; 1] = [Set::Double6];

/// How many seats there are.
pub const PLAYERS: usize = 4;

/// How many tiles each is dealt, and so how many tricks there are.
pub const HAND: usize = 7;

/// A hand of tiles: the set has only so many.
pub type TrickTiles = TileSet<1>;

const FORCED_30: HouseRule = HouseRule::switch("forced-30");
const STRAIGHT: HouseRule = HouseRule::switch("straight");
const PLAY_OUT: HouseRule = HouseRule::switch("play-out");
const POINTS_250: HouseRule = HouseRule::switch("points-250");
const NELLO: HouseRule = HouseRule::switch("nello");
const PLUNGE: HouseRule = HouseRule::switch("plunge");
const SPLASH: HouseRule = HouseRule::switch("splash");
const SEVENS: HouseRule = HouseRule::switch("sevens");

/// What the hosts may set.
pub const HOUSE_RULES: [HouseRule; 8] = [
    FORCED_30, STRAIGHT, PLAY_OUT, POINTS_250, NELLO, PLUNGE, SPLASH, SEVENS,
];

/// How many tiles each is dealt.
#[must_use]
pub const fn deal() -> Deal {
    Deal::exactly(HAND)
}

/// What ends a match if nobody says otherwise: 7 marks, or 250 points where points are written.
#[must_use]
pub fn goal(house: &HouseRules) -> Goal {
    Goal::Limit(if house.is_on(POINTS_250) { 250 } else { 7 })
}

/// Whether points are written, and not marks.
#[must_use]
pub fn counts_points(house: &HouseRules) -> bool {
    house.is_on(POINTS_250)
}

/// What the limit of a match counts: marks, or points.
#[must_use]
pub fn limit_of(house: &HouseRules) -> LimitOf {
    if counts_points(house) {
        LimitOf::Points
    } else {
        LimitOf::Marks
    }
}

/// The house rules as a hand asks for them.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a house rule of its own"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickRules {
    /// Where all others have passed, the dealer must bid.
    pub forced_30: bool,
    /// There is always a trump suit.
    pub straight: bool,
    /// All tricks are played, though it is decided.
    pub play_out: bool,
    /// Points are written, and not marks.
    pub points_250: bool,
    /// The bidder may play to lose every trick.
    pub nello: bool,
    /// Who holds 4 doubles may bid 4 marks, and has the partner name trumps.
    pub plunge: bool,
    /// Who holds 3 doubles may bid 3 marks, and has the partner name trumps.
    pub splash: bool,
    /// The bidder may have everybody play what is nearest to 7 pips.
    pub sevens: bool,
}

impl TrickRules {
    /// What was agreed.
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
