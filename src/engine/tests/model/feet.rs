//! Chicken-foot in the model.

use super::game::{Agreed, Drawing, Game, Lots, Opening, Past, Score, next_seat};
use super::round::{End, Round};
use super::standing::{Decided, Standing};
use super::terms::{Lay, Tile, Tiles, has, is_double};
use super::trains::{WhyNot, all_lie, number, own_hands};
use serpente_engine::rules::RedealReason;

pub(super) struct ChickenFoot;

impl Game for ChickenFoot {
    fn lots(&self) -> Lots {
        Lots::Opener
    }

    fn opening(
        &self,
        a: &Agreed,
        _: &[Tiles],
        past: Option<Past>,
        lot: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        Ok(Opening::any(match past {
            Some(past) => next_seat(a, past.right),
            None => lot.expect("lots were drawn"),
        }))
    }

    fn centre_of_hand(&self, agreed: &Agreed, centres: &[Tile]) -> Option<(Tiles, bool)> {
        let wanted = agreed.top - u8::try_from(centres.len()).expect("few rounds");
        (agreed.is("centre", "hand")).then(|| (vec![(wanted, wanted)], true))
    }

    fn centre(&self, agreed: &Agreed, rounds_before: u32) -> Option<Tile> {
        if agreed.is("centre", "hand") {
            return None;
        }
        let down = u8::try_from(rounds_before).expect("few rounds");
        Some((agreed.top - down, agreed.top - down))
    }

    fn first_ends(&self, _: &Agreed, _: Tile) -> Vec<End> {
        Vec::new()
    }

    fn centre_toes(&self, agreed: &Agreed) -> usize {
        if agreed.is("centre-toes", "6") { 6 } else { 4 }
    }

    /// Returns the next arm while toes are missing, and otherwise every end that is not a foot.
    fn arms(&self, _: &Agreed, round: &Round) -> Vec<usize> {
        if round.arms.toes > 0 {
            return vec![round.arms.ends.len()];
        }
        (0..round.arms.ends.len())
            .filter(|arm| !round.arms.feet.contains(arm))
            .collect()
    }

    fn lays(&self, agreed: &Agreed, round: &Round) -> Vec<Lay> {
        let mut lays = Vec::new();
        for arm in self.arms(agreed, round) {
            let open = if round.arms.toes > 0 {
                round.arms.asks
            } else {
                number(round, arm)
            };
            for &tile in round.hand().iter().filter(|&&tile| has(tile, open)) {
                lays.push(Lay {
                    tile,
                    arm,
                    inner: Some(open),
                });
            }
        }
        lays
    }

    fn goes_on(&self, agreed: &Agreed, round: &mut Round, lay: Lay) -> bool {
        if round.arms.toes > 0 {
            round.arms.toes -= 1;
        } else if is_double(lay.tile) {
            round.arms.feet.push(lay.arm);
            round.arms.asks = lay.tile.0;
            round.arms.toes = 3;
        }
        if all_lie(agreed, round, round.arms.asks) {
            round.arms.toes = 0;
        }
        agreed.on("go-on") && is_double(lay.tile) && round.arms.toes > 0
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::One
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        own_hands(agreed, round)
    }

    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        standing.lowest_of_all_rounds(agreed)
    }

    fn why_not_there(&self, _: &Agreed, round: &Round, arm: usize) -> Option<WhyNot> {
        let why = if round.arms.toes > 0 {
            WhyNot::ToesFirst
        } else {
            WhyNot::Nowhere
        };
        (arm < round.arms.ends.len()).then_some(why)
    }
}
