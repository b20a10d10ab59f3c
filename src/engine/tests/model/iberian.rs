//! Aquamarine and portugues, as played in Spain and Portugal.

use super::count::{by_side, counted, lightest, winner_takes};
use super::game::{Agreed, Drawing, Game, Opening, Past, Score, highest_opens};
use super::round::{Ending, Round};
use super::standing::{Decided, Standing};
use super::terms::Tiles;
use serpente_engine::rules::RedealReason;

pub(super) struct Aquamarine;

impl Game for Aquamarine {
    /// Returns the opening: in the first round 6-6; later a player of the pair that won, where the first may pass the right to
    /// open to the partner.
    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        let Some(winner) = past.and_then(|past| past.winner) else {
            return Ok(highest_opens(hands));
        };
        let first = a.team(winner);
        let partner = Some(first + a.teams);
        Ok(Opening {
            partner,
            ..Opening::any(first)
        })
    }

    fn doubles_to_redeal(&self) -> Option<usize> {
        Some(5)
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    /// Returns the score: the losing pair scores its own pips. If a player goes out, the other pair loses; in a block, the pair
    /// with more pips or, if equal, the pair that did not lay the last tile.
    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let winner = match (round.finish.end, lightest(agreed, round)) {
            (Some(Ending::Out(seat)), _) => seat,
            (_, Some(pair)) => counted(agreed, round, pair),
            (_, None) => round.finish.last.expect("a tile was laid"),
        };
        let mut points = by_side(agreed, round);
        points[agreed.team(winner)] = 0;
        Score {
            points,
            winner: Some(winner),
        }
    }

    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        standing.first_there_loses(agreed)
    }
}

pub(super) struct Portugues;

impl Game for Portugues {
    /// Returns the opening: the highest double in every round or, without doubles, the highest tile.
    fn opening(
        &self,
        _: &Agreed,
        hands: &[Tiles],
        _: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        Ok(highest_opens(hands))
    }

    /// Returns how to draw: fewer than four players draw from the dorme; with four it is empty.
    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::UntilOneFits
    }

    /// Returns the score: the winner's side scores the opponents' pips.
    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        winner_takes(agreed, round, false)
    }
}
