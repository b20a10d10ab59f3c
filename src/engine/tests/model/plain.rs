//! Block and draw, as played at English-speaking tables.

use super::count::winner_takes;
use super::game::{Agreed, Drawing, Game, Opening, Past, Score, highest_opens, next_seat};
use super::round::{Ending, Round};
use super::terms::{Play, Tiles, sum};
use serpente_engine::rules::RedealReason;

/// Returns the lower hand of a side; with equal hands, the first after the opener.
pub(super) fn lower_hand(agreed: &Agreed, round: &Round, side: usize) -> usize {
    let mut seat = round.start.opening.seat;
    let mut best: Option<usize> = None;
    for _ in 0..agreed.seats() {
        seat = next_seat(agreed, seat);
        let lower = best.is_none_or(|best| sum(&round.hands[seat]) < sum(&round.hands[best]));
        if agreed.team(seat) == side && lower {
            best = Some(seat);
        }
    }
    best.expect("a side has members")
}

/// Returns the opening in block and draw.
fn winner_opens(agreed: &Agreed, hands: &[Tiles], past: Option<Past>) -> Opening {
    let Some(past) = past else {
        return highest_opens(hands);
    };
    let next = next_seat(agreed, past.right);
    match past.winner {
        Some(winner) if !agreed.on("rotate") => Opening::any(winner),
        _ => Opening::any(next),
    }
}

/// Returns the score. If a player is out, the opponents' pips count. In a block, the others' pips minus the side's own count.
fn plain_score(agreed: &Agreed, round: &Round) -> Score {
    let mut score = winner_takes(agreed, round, true);
    if round.finish.end == Some(Ending::Blocked)
        && let Some(winner) = score.winner
    {
        score.winner = Some(lower_hand(agreed, round, agreed.team(winner)));
    }
    score
}

pub(super) fn last_two_unless(empty_yard: bool) -> usize {
    if empty_yard { 0 } else { 2 }
}

pub(super) struct Block;

impl Game for Block {
    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        Ok(winner_opens(a, hands, past))
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        plain_score(agreed, round)
    }
}

pub(super) struct Draw;

impl Game for Draw {
    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        lot: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        Block.opening(a, hands, past, lot)
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::UntilOneFits
    }

    fn never_drawn(&self, agreed: &Agreed) -> usize {
        last_two_unless(agreed.on("empty-yard"))
    }

    /// Returns the plays of a turn: a tile may be drawn even if one could be laid.
    fn turn(&self, agreed: &Agreed, round: &Round) -> Vec<Play> {
        let mut plays: Vec<Play> = self
            .lays(agreed, round)
            .into_iter()
            .map(Play::Lay)
            .collect();
        if (plays.is_empty() || agreed.on("draw-anyway")) && self.has_more(agreed, round) {
            plays.push(Play::Draw);
        }
        if plays.is_empty() {
            plays.push(Play::Pass);
        }
        plays
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        Block.score(agreed, round)
    }
}
