//! Garrafina: each player has an arm of their own from the double six, and the balances of all players sum to zero.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - An arm opens when its owner's turn ends and no tile in the owner's hand, after an exchange if there was one, fits there.
//! - As long as nobody has exchanged a hand, a player may do so in any turn before laying, even when stuck. The opener is asked
//!   once, after laying the centre, and may still exchange in a later turn.
//! - "After the opener" in a tie means that the opener comes last. All odd units go to the one seat.
//! - The record of a tied round names no winner, but the tied players are paid.
//! - If two players reach the limit at once, the higher balance wins; equal balances share the win.

use crate::rules::{
    CountRules, FitRules, GoalRules, Opening, OpeningRules, Pip, RuleBook, SEATS, Scored,
    SeatRules, Seating, Seats, Shape, Tile, TurnRules,
};

const CENTRE: Tile = Tile::double(Pip::new(6));

/// Garrafina, for 3 or 4 players alone.
pub(super) const BOOK: RuleBook = RuleBook {
    id: "garrafina",
    seats: SeatRules::of(&[Seating::alone(4), Seating::alone(3)]),
    opening: OpeningRules {
        opener: |match_history, options| match match_history.next_opener(options.seating) {
            Some(seat) if options.seating.seats() == 4 => Opening::PassedOnTo(CENTRE, seat),
            Some(_) | None => Opening::HighestDouble,
        },
        ..OpeningRules::COMMON
    },
    fit: FitRules {
        shape: |_| Shape::Owned,
        ..FitRules::COMMON
    },
    turn: TurnRules {
        swaps: |options| options.seating.seats() == 3,
        ..TurnRules::COMMON
    },
    count: CountRules {
        // Each loser pays the pips it held or, in a blocked round, how many it held more than the
        // winner; a player who exchanged the hand pays double.
        score: |ended, _| {
            let weights = ended.playing.iter().map(|seat| ended.weight(seat));
            let least = weights.min().unwrap_or_default();
            let mut winners = Seats::default();
            for seat in ended.playing.iter() {
                let wins = match ended.out() {
                    Some(out) => seat == out,
                    None => ended.weight(seat) == least,
                };
                if wins {
                    winners.insert(seat);
                }
            }
            let mut points = [0; SEATS];
            for seat in ended.playing.iter().filter(|&seat| !winners.contains(seat)) {
                let stake = if ended.swapped == Some(seat) { 2 } else { 1 };
                points[seat.index()] = -stake * (ended.weight(seat) - least);
            }
            let paid = -points.iter().sum::<i32>();
            let shares = i32::try_from(winners.len()).expect("few seats");
            for seat in winners.iter() {
                points[seat.index()] = paid / shares;
            }
            if let Some(earliest) = winners.after(ended.opener) {
                points[earliest.index()] += paid % shares;
            }
            let winner = winners.iter().next().filter(|_| winners.len() == 1);
            Scored { points, winner }
        },
        ..CountRules::COMMON
    },
    goal: GoalRules {
        may_count_rounds: true,
        ..GoalRules::COMMON
    },
    ..RuleBook::COMMON
};
