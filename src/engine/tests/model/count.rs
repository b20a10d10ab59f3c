//! The winner of a round and the pips of the others: what the games that score pips have in common.

use super::game::{Agreed, Score};
use super::round::{Ending, Round};
use super::terms::sum;

/// Returns the pips of every side.
pub(super) fn by_side(agreed: &Agreed, round: &Round) -> Vec<i32> {
    let mut held = vec![0; agreed.teams];
    for &seat in &round.seats {
        held[agreed.team(seat)] += sum(&round.hands[seat]);
    }
    held
}

/// Returns the pips of all sides but one.
pub(super) fn of_the_others(agreed: &Agreed, round: &Round, side: usize) -> i32 {
    by_side(agreed, round).iter().sum::<i32>() - by_side(agreed, round)[side]
}

/// Returns the side with the fewest pips, if it is only one.
pub(super) fn lightest(agreed: &Agreed, round: &Round) -> Option<usize> {
    let held = by_side(agreed, round);
    let fewest = *held.iter().min().expect("there are sides");
    let mut those = (0..held.len()).filter(|&side| held[side] == fewest);
    those.next().filter(|_| those.next().is_none())
}

/// Returns the member of a side that has the fewest pips; with equal pips, the first from the opener on.
pub(super) fn counted(agreed: &Agreed, round: &Round, side: usize) -> usize {
    let seats = agreed.seats();
    let from_opener = |&seat: &usize| (seat + seats - round.start.opening.seat) % seats;
    let members = round
        .seats
        .iter()
        .copied()
        .filter(|&seat| agreed.team(seat) == side);
    members
        .min_by_key(|seat| (sum(&round.hands[*seat]), from_opener(seat)))
        .expect("a side has members")
}

/// Returns the seat that went out or won the count; `None` if the fewest are tied.
pub(super) fn out_or_lightest(agreed: &Agreed, round: &Round) -> Option<usize> {
    match round.finish.end {
        Some(Ending::Out(seat)) => Some(seat),
        _ => lightest(agreed, round).map(|side| counted(agreed, round, side)),
    }
}

/// Returns a score without a winner or points.
pub(super) fn null(agreed: &Agreed) -> Score {
    let points = vec![0; agreed.teams];
    Score {
        points,
        winner: None,
    }
}

/// Returns a score in which one side scores.
pub(super) fn one_scores(agreed: &Agreed, side: usize, points: i32, winner: usize) -> Score {
    let mut score = null(agreed);
    score.points[side] = points;
    score.winner = Some(winner);
    score
}

/// Returns the score. If a player is out, the winner scores the other hands. In a block, the side with the fewest pips wins and
/// scores the others' pips, minus its own if `minus_own`; if tied, no side scores.
pub(super) fn winner_takes(agreed: &Agreed, round: &Round, minus_own: bool) -> Score {
    let Some(winner) = out_or_lightest(agreed, round) else {
        return null(agreed);
    };
    let side = agreed.team(winner);
    let others = of_the_others(agreed, round, side);
    let blocked = round.finish.end == Some(Ending::Blocked);
    let own = if minus_own && blocked {
        by_side(agreed, round)[side]
    } else {
        0
    };
    one_scores(agreed, side, others - own, winner)
}
