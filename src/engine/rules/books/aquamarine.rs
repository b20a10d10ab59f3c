//! Aquamarine: Spanish pairs. The losers score, and the first side with a hundred loses.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - After a new deal that a player asked for, the round is opened by the same rule: by the holder of 6-6, or by the same pair.
//! - Passing the right to open is a first move: a player who has passed it on may not ask for a new deal.
//! - The record of a blocked round names, the player of the winning pair with fewer pips; if equal, the one who laid last.

use super::TWO_PAIRS;
use crate::rules::{
    CountRules, DealRules, Opening, OpeningRules, RuleBook, Scored, SeatRules, TallyRules,
};

/// Spanish pairs, for two pairs. The order of play runs clockwise.
pub(super) const BOOK: RuleBook = RuleBook {
    id: "aquamarine",
    seats: SeatRules::of(&TWO_PAIRS),
    deal: DealRules {
        doubles_to_redeal: Some(5),
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        // All tiles are dealt, so the highest double is 6-6.
        opener: |match_history, options| {
            let first = match_history.first_of_winners(options.seating);
            first.map_or(Opening::HighestDouble, Opening::Offered)
        },
        ..OpeningRules::COMMON
    },
    count: CountRules {
        score: |ended, options| {
            let seating = options.seating;
            let winner = ended.out_or_lightest(seating).or(ended.last);
            let mut points = ended.team_weights(seating);
            if let Some(seat) = winner {
                points[seating.team(seat).index()] = 0;
            }
            Scored { points, winner }
        },
        ..CountRules::COMMON
    },
    tally: TallyRules {
        low_leads: true,
        settle: |tally, _, options| tally.eliminate(options),
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
