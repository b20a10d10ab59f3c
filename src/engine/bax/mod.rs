//! *Bax erregea*, the game of sixteen cards: its own small engine beside the games of tiles.
//!
//! Where the texts leave a hole:
//! - The eldest is drawn by lot: each seat draws a card, and the highest begins, in the order black, white-yellow, white-blue,
//!   green, red, yellow, blue, white. A draw with two highest is made again and not told.
//! - A stake is paid before its card is seen; the unit that everybody pays to begin is the first card's.
//! - Who stands, stands for good; who holds a red card waits and is not asked. The last player who may take is asked, too,
//!   even when all others are out.
//! - A pot that nobody wins stays for the winner of the next hand; after the last hand it is nobody's.
//! - A match of a number of hands is won by the highest balance (or most hands won); equal ones share.

mod card;
mod round;

pub use card::{Card, PACK};
pub use round::{
    CardBoard, CardMove, CardRound, CardRoundResult, Dealt, IllegalCardMove, PlayerState, Taken,
};

use crate::rules::{Goal, HouseRule, HouseRules, Seating};

/// The game's name in records, settings and on the command line.
pub const ID: &str = "bax";

/// Who can sit at the table; the first is the default.
pub const SEATINGS: &[Seating] = Seating::alone_up_to(8);

const MODE: HouseRule = HouseRule::choice("mode", &["stakes", "tournament"]);

/// What the hosts may set: `mode`, for stakes or, in a tournament, for hands won.
pub const HOUSE_RULES: [HouseRule; 1] = [MODE];

/// Whether stakes are paid.
#[must_use]
pub fn has_stakes(house: &HouseRules) -> bool {
    house.is(MODE, "stakes")
}

/// What ends a match if nobody says otherwise: ten hands played, or in a tournament ten hands won.
#[must_use]
pub fn goal(house: &HouseRules) -> Goal {
    if has_stakes(house) {
        Goal::Rounds(10)
    } else {
        Goal::Limit(10)
    }
}
