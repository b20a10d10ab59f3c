//! Classic: the Basque *joko klasikoa*, with game points and the best of three games.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - If the round is tied, no side scores, and the same seat opens again, with any tile, since the first round has decided who
//!   opens.
//! - A match lasts until a side has won two games, however many sides there are.
//! - The record of a blocked round names, of the winning pair, the player with fewer pips; if equal, the first from the opener
//!   on.

use super::PAIRS_OR_TWO_TO_FOUR;
use crate::rules::{
    CountRules, Drawing, End, Goal, GoalRules, Opening, OpeningRules, RuleBook, Scored, SeatRules,
    TallyRules, TurnRules,
};

const GAMES: i32 = 2;

/// The Basque classic, for 2 to 4 players alone or two pairs. The order of play runs to the right.
pub(super) const BOOK: RuleBook = RuleBook {
    id: "classic",
    seats: SeatRules::of(&PAIRS_OR_TWO_TO_FOUR).running_counter_clockwise(),
    opening: OpeningRules {
        opener: |match_history, options| {
            let next = match match_history.winner {
                Some(_) => match_history.next_opener(options.seating),
                None => match_history.opener,
            };
            Opening::by(next, Opening::HighestDoubleOrTile)
        },
        ..OpeningRules::COMMON
    },
    turn: TurnRules {
        // Four players hold all tiles, so no tile is drawn.
        drawing: |options| {
            if options.seating.seats() == 4 {
                Drawing::NONE
            } else {
                Drawing::UNTIL
            }
        },
        ..TurnRules::COMMON
    },
    count: CountRules {
        // The winner's side scores a game point, and another for each full ten pips. If a player
        // went out, the pips in every other hand count, the partner's included; in a block, those in all hands.
        score: |ended, options| {
            let winner = ended.out_or_lightest(options.seating);
            let pips: i32 = ended.playing.iter().map(|seat| ended.weight(seat)).sum();
            debug_assert!(!matches!(ended.end, End::Out(seat) if ended.weight(seat) > 0));
            Scored::by_winner(winner, pips / 10 + 1, options.seating)
        },
        ..CountRules::COMMON
    },
    goal: GoalRules {
        usual: |_, _, _| Goal::Limit(20),
        counts_games: |_| true,
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        settle: |tally, _, options| tally.best_of(GAMES, options),
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
