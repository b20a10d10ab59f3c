//! Coppie: Italian pairs, where the pips of both partners count together.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - The lots make the pairs, but a record names the pairs before the lots: its seats are those after the draw, and the lots
//!   agree with them, so that the two highest sit opposite. A draw with two equal sums is repeated and not announced.
//! - The pair of the player who went out can win, or the other pair. The record names the player who went out if their pair
//!   won, otherwise the winner with fewer pips.

use super::TWO_PAIRS;
use crate::rules::{
    CountRules, Deal, DealRules, Drawing, Lead, Opening, OpeningRules, RuleBook, SeatRules, Set,
    TurnRules,
};

/// Italian pairs, for two pairs.
pub(super) const BOOK: RuleBook = RuleBook {
    id: "coppie",
    seats: SeatRules {
        seatings: &TWO_PAIRS,
        draws_teams: true,
        ..SeatRules::COMMON
    },
    deal: DealRules {
        sets: |_| &[Set::Double6, Set::Double9],
        hands: |_, set, _| Some(Deal::exactly(if set == Set::Double6 { 7 } else { 9 })),
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: |match_history, options| match match_history.next_opener(options.seating) {
            None => Opening::Lot(Lead::HighestDouble),
            Some(seat) => Opening::Seat(seat, Lead::HighestDouble),
        },
        // All sums must differ and the first pair, seats 0 and 2, drew the two highest lots.
        lots_decide: |lots| {
            let &[one, other, partner, last] = lots else {
                return false;
            };
            let lower = one.pips().min(partner.pips());
            let higher = other.pips().max(last.pips());
            lower > higher && one.pips() != partner.pips() && other.pips() != last.pips()
        },
        ..OpeningRules::COMMON
    },
    turn: TurnRules {
        drawing: |_| Drawing::UNTIL,
        ..TurnRules::COMMON
    },
    count: CountRules {
        score: |ended, options| {
            let seating = options.seating;
            let winner = ended.lightest_team(seating).and_then(|team| {
                let out = ended.out().filter(|&seat| seating.team(seat) == team);
                out.or_else(|| ended.lightest_of(team, seating))
            });
            ended.pips_for(winner, 0, seating)
        },
        ..CountRules::COMMON
    },
    ..RuleBook::COMMON
};
