//! Classico, coppie and jolly, as played in Italy.

use super::basque::lay_or_spare;
use super::count::{counted, lightest, null, of_the_others, one_scores, winner_takes};
use super::game::{Agreed, Drawing, Game, Lots, Opening, Past, Score, next_seat};
use super::round::{End, Ending, Round};
use super::terms::{Lay, Play, Tile, Tiles, halves, is_double, other, pips};
use serpente_engine::rules::RedealReason;

/// Returns the opening: by the seat chosen by lot in the first round, and by the next seat later.
fn by_lot_then_next(agreed: &Agreed, past: Option<Past>, lot: Option<usize>) -> usize {
    match past {
        None => lot.expect("lots were drawn before the first round"),
        Some(past) => next_seat(agreed, past.right),
    }
}

pub(super) struct Classico;

impl Game for Classico {
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
        Ok(Opening::any(by_lot_then_next(a, past, lot)))
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::UntilOneFits
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        winner_takes(agreed, round, true)
    }
}

pub(super) struct Coppie;

impl Game for Coppie {
    fn lots(&self) -> Lots {
        Lots::Pairs
    }

    /// Returns the opening: the opener lays its own highest double or, without doubles, any tile.
    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        lot: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        let seat = by_lot_then_next(a, past, lot);
        let doubles = hands[seat].iter().copied().filter(|&tile| is_double(tile));
        Ok(Opening {
            tile: doubles.max(),
            ..Opening::any(seat)
        })
    }

    /// Returns how to draw: with the small set there is no boneyard.
    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::UntilOneFits
    }

    /// Returns the score: the pair with fewer pips in both hands scores the other pair's pips, no matter which player went out.
    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let Some(pair) = lightest(agreed, round) else {
            return null(agreed);
        };
        let winner = match round.finish.end {
            Some(Ending::Out(seat)) if agreed.team(seat) == pair => seat,
            _ => counted(agreed, round, pair),
        };
        one_scores(agreed, pair, of_the_others(agreed, round, pair), winner)
    }
}

pub(super) struct Jolly;

impl Game for Jolly {
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
        Ok(Opening::any(by_lot_then_next(a, past, lot)))
    }

    fn wild(&self, agreed: &Agreed, tile: Tile) -> bool {
        tile == (0, 0) || pips(tile) == i32::from(agreed.top) + 1
    }

    fn may_spare_wild(&self, _: &Agreed) -> bool {
        true
    }

    /// Returns whether the touching halves have the right sum; after a substitute a blank half is laid.
    fn joins(&self, agreed: &Agreed, end: End, half: u8) -> bool {
        match end {
            End::Half(open) | End::Double(open) => open + half == agreed.top + 1,
            End::Substitute => half == 0,
            End::Either(_) => unreachable!("a Jolly across is a substitute"),
        }
    }

    /// Returns the ways to lay a tile: a Jolly is laid in line where it fits, on a blank with either half outward, or across
    /// anywhere.
    fn ways(&self, agreed: &Agreed, tile: Tile, end: End) -> Vec<Option<u8>> {
        let wild = self.wild(agreed, tile);
        let in_line = halves(tile)
            .filter(|&half| self.joins(agreed, end, half) || (wild && end == End::Half(0)))
            .map(Some);
        in_line.chain(wild.then_some(None)).collect()
    }

    fn leaves(&self, lay: Lay) -> End {
        match lay.inner {
            Some(inner) => End::Half(other(lay.tile, inner)),
            None => End::Substitute,
        }
    }

    /// Returns false: only substitutes lie across.
    fn first_across(&self, _: &Agreed, _: Tile) -> bool {
        false
    }

    fn across(&self, _: &Agreed, lay: Lay) -> bool {
        lay.inner.is_none()
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::UntilOneFits
    }

    fn never_drawn(&self, _: &Agreed) -> usize {
        2
    }

    /// Returns the plays of a turn: if only Jollies fit, the player may draw once instead of laying one.
    fn turn(&self, agreed: &Agreed, round: &Round) -> Vec<Play> {
        lay_or_spare(self, agreed, round, !round.turn_steps.by_choice)
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        winner_takes(agreed, round, false)
    }
}
