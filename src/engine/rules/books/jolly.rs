//! Jolly: Italian domino of sums, with Jollies at their face value or as substitutes.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - Later rounds, too, open as in classico: the next seat opens with any tile.
//! - Only a Jolly laid as a substitute lies across; this shows on the table and in records that a blank must follow. Doubles
//!   lie in line.
//! - After a substitute 0-0 may follow in line, with a blank half like any other, or as a substitute.
//! - A player who draws instead of laying a Jolly, and draws another tile that fits, must lay that tile.
//! - In a blocked round the lowest hand scores all other hands in full, since the source subtracts nothing.

use super::classico;
use crate::rules::{
    CountRules, Deal, DealRules, Drawing, FitRules, MayDraw, OpenEnd, OpeningRules, Options,
    Orientation, Pip, RuleBook, SeatRules, Seating, Set, TurnRules,
};

/// Returns the sum that two touching halves must have, which is also the half of a Jolly.
fn sum(options: &Options) -> u8 {
    options.set.top().get() + 1
}

/// Jolly, for 2 to 4 players alone.
pub(super) const BOOK: RuleBook = RuleBook {
    id: "jolly",
    seats: SeatRules::of(Seating::alone_up_to(4)),
    deal: DealRules {
        sets: |_| &[Set::Double6, Set::Double9],
        hands: |seating, set, _| {
            Some(Deal::exactly(match (seating.seats(), set) {
                (2, Set::Double6) | (4, Set::Double9) => 7,
                (2, _) => 9,
                (_, _) => 5,
            }))
        },
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: classico::by_lot_then_next,
        ..OpeningRules::COMMON
    },
    fit: FitRules {
        joins: |open, inner, options| open.get() + inner.get() == sum(options),
        is_wild: |tile, options| tile.pips() == 0 || tile.pips() == sum(options),
        fits: |open, tile, orientation, options| {
            let jolly = (BOOK.fit.is_wild)(tile, options);
            let Some(inner) = orientation.inner(tile) else {
                return jolly;
            };
            if open == OpenEnd::SUBSTITUTE {
                return inner == Pip::BLANK;
            }
            let after_blank = jolly && open == OpenEnd::half(Pip::BLANK);
            after_blank
                || open
                    .halves()
                    .any(|half| (BOOK.fit.joins)(half, inner, options))
        },
        leaves: |tile, orientation, options| match orientation {
            Orientation::Wild => OpenEnd::SUBSTITUTE,
            _ => (FitRules::COMMON.leaves)(tile, orientation, options),
        },
        lies_across: |_, orientation, _| orientation == Some(Orientation::Wild),
        ..FitRules::COMMON
    },
    turn: TurnRules {
        drawing: |_| Drawing {
            spare_wild: Some(MayDraw::Once),
            reserve: 2,
            ..Drawing::UNTIL
        },
        ..TurnRules::COMMON
    },
    count: CountRules {
        score: |ended, options| ended.takes_the_rest(options.seating, false),
        ..CountRules::COMMON
    },
    ..RuleBook::COMMON
};
