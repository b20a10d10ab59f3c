//! Pontinho in the model, as played in the North of Brazil.

use super::american::{FIVES, count, outermost};
use super::count::{null, of_the_others, one_scores, out_or_lightest};
use super::game::{Agreed, Drawing, Game, Laid, Opening, Past, Score, highest_opens};
use super::latin::number;
use super::round::{End, Ending, Round};
use super::standing::{Decided, Standing};
use super::terms::{Tiles, all_tiles, is_double};
use serpente_engine::rules::{RedealReason, Why};

pub(super) struct Pontinho;

impl Pontinho {
    /// Returns whether no tile that any seat still holds fits at an end.
    fn is_shut(&self, agreed: &Agreed, round: &Round) -> bool {
        let held = all_tiles(6)
            .into_iter()
            .filter(|tile| !round.laid.contains(tile));
        !held.into_iter().any(|tile| {
            let mut ends = round.arms.ends.iter();
            ends.any(|&end| !self.ways(agreed, tile, end).is_empty())
        })
    }

    fn is_out_with_double(round: &Round) -> bool {
        let out = matches!(round.finish.end, Some(Ending::Out(_)));
        out && round.laid.last().is_some_and(|tile| is_double(*tile))
    }
}

impl Game for Pontinho {
    fn opening(
        &self,
        _: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        let out = past.and_then(|past| past.out);
        Ok(out.map_or_else(|| highest_opens(hands), Opening::any_double))
    }

    fn doubles_to_redeal(&self) -> Option<usize> {
        Some(5)
    }

    fn playing_on(&self, agreed: &Agreed) -> i32 {
        number(agreed, "five-doubles")
    }

    fn handed_on(&self, agreed: &Agreed) -> i32 {
        if agreed.on("opening-pass") {
            number(agreed, "pass")
        } else {
            0
        }
    }

    fn shows_doubles(&self) -> bool {
        true
    }

    fn has_tips(&self, _: &Agreed) -> bool {
        true
    }

    fn shows(&self, agreed: &Agreed, round: &Round) -> Option<Vec<End>> {
        FIVES.shows(agreed, round)
    }

    fn made(&self, agreed: &Agreed, round: &Round, _: Laid) -> Option<(i32, Why)> {
        let first = i32::from(round.start.first?.0);
        let covered = (0..2).filter(|&side| outermost(round, side).is_some());
        let mut count = count(round, round.arms.ends.len());
        if agreed.on("spinner-single") && covered.count() == 1 {
            count -= first;
        }
        (count % 5 == 0).then_some((count, Why::Count))
    }

    fn made_by_passes(
        &self,
        agreed: &Agreed,
        round: &Round,
        passes: usize,
        laid: bool,
    ) -> Vec<(usize, i32, Why)> {
        let pass = number(agreed, "pass");
        match (passes, laid) {
            (1, false) if !self.is_shut(agreed, round) => {
                let last = round.finish.last.into_iter();
                last.map(|last| (last, pass, Why::Pass)).collect()
            }
            (3, true) => vec![(round.turn, number(agreed, "galo") - pass, Why::Galo)],
            _ => Vec::new(),
        }
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    fn wins_at_once(&self) -> bool {
        false
    }

    fn bonuses(&self, _: &Agreed, round: &Round, _: u32) -> Vec<(i32, Why)> {
        let double = Self::is_out_with_double(round).then_some((20, Why::Double));
        double.into_iter().collect()
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let Some(winner) = out_or_lightest(agreed, round) else {
            return null(agreed);
        };
        let side = agreed.team(winner);
        let hands = of_the_others(agreed, round, side) / 5 * 5;
        let left = agreed.on("double-alone") && Self::is_out_with_double(round);
        one_scores(agreed, side, if left { 0 } else { hands }, winner)
    }

    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        let decided = standing.race(agreed);
        if decided.winners.len() > 1 {
            Decided::default()
        } else {
            decided
        }
    }
}
