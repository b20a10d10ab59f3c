//! *Bax erregea*, a game of sixteen cards. It has a small engine of its own beside that for games of tiles.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - The eldest is drawn by lot: each seat draws a card, and the highest begins, in the order black, white-yellow,
//!   white-blue, green, red, yellow, blue, white. If two seats draw the highest, the draw is repeated and not announced.
//! - A stake is paid before its card is seen. The unit that every player pays at the beginning is for the first card.
//! - A player who stands takes no more cards in this hand. A player with a red card is not asked any more. The last player
//!   who may still take is asked even if all others are out.
//! - A pot that no player wins goes to the winner of the next hand; after the last hand, to no player.
//! - A match of a number of hands is won by the highest balance (or the most hands won); equal players share the win.

mod card;
mod card_round;

pub use card::{Card, PACK};
pub use card_round::{
    CardBoard, CardMove, CardRound, CardRoundResult, IllegalCardMove, PlayerState, TakenCard,
};

use crate::rules::{
    DealRules, Goal, GoalRules, HouseOffer, HouseRule, HouseRules, LimitOf, RuleBook, SeatRules,
    Seating,
};

/// The prize: stakes or, in a tournament, hands won.
const MODE: HouseRule = HouseRule::choice("mode", &["stakes", "tournament"]);

/// The answers that every game gives. A match is ten hands played, or in a tournament ten hands won.
pub const BOOK: RuleBook = RuleBook {
    id: "bax",
    seats: SeatRules::of(Seating::alone_up_to(8)),
    house: HouseOffer::of(&[MODE]),
    deal: DealRules {
        sets: |_| &[],
        hands: |_, _, _| None,
        ..DealRules::COMMON
    },
    goal: GoalRules {
        usual: |_, _, house| {
            if has_stakes(house) {
                Goal::Rounds(10)
            } else {
                Goal::Limit(10)
            }
        },
        limit_of: |_| LimitOf::Rounds,
        may_count_rounds: true,
        may_have_limit: |house| !has_stakes(house),
        ..GoalRules::COMMON
    },
    ..RuleBook::COMMON
};

/// Returns whether stakes are paid.
pub(crate) fn has_stakes(house: &HouseRules) -> bool {
    house.is(MODE, "stakes")
}
