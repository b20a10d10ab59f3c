//! Classico: the Italian *domino classico*, opened by lot.
//!
//! The sources leave one case open; this game settles it as follows: the seat after the opener opens the next round with any
//! tile, as the first one did.

use crate::rules::{
    Deal, DealRules, Drawing, Lead, MatchHistory, Opening, OpeningRules, Options, RuleBook,
    SeatRules, Seating, Set, TurnRules,
};

/// Lots decide who opens the first round; the next seat opens each following one.
pub(super) fn by_lot_then_next(match_history: MatchHistory, options: &Options) -> Opening {
    let next = match_history.next_opener(options.seating);
    Opening::by(next, Opening::Lot(Lead::Any))
}

/// The Italian classic, for 2 to 6 players alone. The order of play runs clockwise.
pub(super) const BOOK: RuleBook = RuleBook {
    id: "classico",
    seats: SeatRules::of(Seating::alone_up_to(6)),
    deal: DealRules {
        sets: |_| &[Set::Double6, Set::Double9],
        hands: |seating, _, _| {
            Some(Deal::exactly(match seating.seats() {
                2 | 4 => 7,
                3 => 6,
                5 => 5,
                6 => 4,
                _ => return None,
            }))
        },
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: by_lot_then_next,
        ..OpeningRules::COMMON
    },
    turn: TurnRules {
        drawing: |_| Drawing::UNTIL,
        ..TurnRules::COMMON
    },
    ..RuleBook::COMMON
};
