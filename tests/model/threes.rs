//! All Threes by the model: fives with three for five, and each hand rounded by itself.

use super::american::{Fives, count};
use super::count::{by_side, counted, lightest, null, of_the_others, one_scores};
use super::game::{Agreed, Drawing, Game, Laid, Lots, Opening, Past, Score};
use super::round::{End, Ending, Round};
use super::terms::{Tiles, sum};
use serpente_engine::rules::{RedealReason, Why};

pub(super) struct AllThrees;

/// One down, two up.
fn to_threes(pips: i32) -> i32 {
    match pips % 3 {
        2 => pips / 3 + 1,
        _ => pips / 3,
    }
}

impl Game for AllThrees {
    fn lots(&self) -> Lots {
        Fives.lots()
    }

    fn draws_lots(&self, agreed: &Agreed, past: Option<Past>) -> bool {
        Fives.draws_lots(agreed, past)
    }

    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        lot: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        Fives.opening(a, hands, past, lot)
    }

    fn shows_doubles(&self) -> bool {
        true
    }

    fn has_tips(&self, agreed: &Agreed) -> bool {
        Fives.has_tips(agreed)
    }

    fn shows(&self, agreed: &Agreed, round: &Round) -> Option<Vec<End>> {
        Fives.shows(agreed, round)
    }

    fn made(&self, agreed: &Agreed, round: &Round, _: Laid) -> Option<(i32, Why)> {
        let count = count(round, round.ends.len());
        let unit = if agreed.on("by-three") { 3 } else { 1 };
        (count % 3 == 0).then_some((count / unit, Why::Count))
    }

    fn exact(&self, agreed: &Agreed) -> bool {
        agreed.on("exact") && (agreed.on("by-three") || agreed.limit % 3 == 0)
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::UntilOneFits
    }

    fn never_drawn(&self, agreed: &Agreed) -> usize {
        Fives.never_drawn(agreed)
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let blocked = round.end == Some(Ending::Blocked);
        let winner = match round.end {
            Some(Ending::Out(seat)) => seat,
            _ => match lightest(agreed, round) {
                Some(side) => counted(agreed, round, side),
                None => return null(agreed),
            },
        };
        let side = agreed.team(winner);
        let others = round
            .seats
            .iter()
            .filter(|&&seat| agreed.team(seat) != side);
        let threes = if blocked && agreed.on("minus-own") {
            let pips = of_the_others(agreed, round, side) - by_side(agreed, round)[side];
            to_threes(pips.max(0))
        } else if agreed.is("rounding", "sum") {
            to_threes(of_the_others(agreed, round, side))
        } else {
            others.map(|&seat| to_threes(sum(&round.hands[seat]))).sum()
        };
        let points = if agreed.on("by-three") {
            threes
        } else {
            3 * threes
        };
        one_scores(agreed, side, points, winner)
    }
}
