//! Português: Portuguese draw, alone or in pairs.
//!
//! The sources leave these cases open; this game settles them as follows: when a player goes out, a partner's tiles do not
//! count; in a blocked round all pips of the opponents count. The record of a blocked round names the winner with fewer pips.

use super::TWO_TO_FOUR_OR_PAIRS;
use crate::rules::{CountRules, Drawing, Opening, OpeningRules, RuleBook, SeatRules, TurnRules};

/// Portuguese draw, for 2 to 4 players alone or two pairs. The order of play runs counter-clockwise.
pub(super) const BOOK: RuleBook = RuleBook {
    id: "portugues",
    seats: SeatRules::of(&TWO_TO_FOUR_OR_PAIRS).running_counter_clockwise(),
    opening: OpeningRules {
        opener: |_, _| Opening::HighestDoubleOrTile,
        ..OpeningRules::COMMON
    },
    turn: TurnRules {
        drawing: |_| Drawing::UNTIL,
        ..TurnRules::COMMON
    },
    count: CountRules {
        score: |ended, options| ended.takes_the_rest(options.seating, false),
        ..CountRules::COMMON
    },
    ..RuleBook::COMMON
};
