//! Salotto in the model: points are bad, and the player who goes out scores nothing.

use super::game::{Agreed, Drawing, Game, Opening, Past, Score, highest_double};
use super::round::{Ending, Round};
use super::standing::{Decided, Standing};
use super::terms::{Play, Tile, Tiles, pips};
use serpente_engine::rules::RedealReason;

pub(super) struct Salotto;

impl Game for Salotto {
    /// Returns the opening: the highest double in any hand, every round. If nobody holds a double, the tiles are dealt again.
    fn opening(
        &self,
        _: &Agreed,
        hands: &[Tiles],
        _: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        let (seat, tile) = highest_double(hands).ok_or(RedealReason::NoDouble)?;
        Ok(Opening::with(seat, tile))
    }

    fn drawing(&self, agreed: &Agreed) -> Drawing {
        if agreed.is("draw", "one") {
            Drawing::One
        } else if agreed.is("draw", "until") {
            Drawing::UntilOneFits
        } else {
            Drawing::Never
        }
    }

    /// Returns the plays of a turn: a stuck player draws one tile, and may keep it although it fits, which ends the turn. By
    /// the house rule a player may draw without being stuck.
    fn turn(&self, agreed: &Agreed, round: &Round) -> Vec<Play> {
        let lays = self.lays(agreed, round);
        let stuck = lays.is_empty();
        let has_drawn = !round.turn_steps.drawn.is_empty();
        let mut plays: Vec<Play> = lays.into_iter().map(Play::Lay).collect();
        let draws = if stuck {
            self.stuck_draws(agreed, round)
        } else {
            agreed.on("draw-anyway") && !has_drawn && self.has_more(agreed, round)
        };
        if draws {
            plays.push(Play::Draw);
        }
        if (stuck && !draws) || (!stuck && has_drawn) {
            plays.push(Play::Pass);
        }
        plays
    }

    /// Returns the score. If a player is out, the winner's team scores nothing, and every other team its own hands and those of
    /// the winner's team-mates. In a block, every team scores its own hands.
    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let mut points = vec![0; agreed.teams];
        for &seat in &round.seats {
            points[agreed.team(seat)] += weight(agreed, &round.hands[seat]);
        }
        let Some(Ending::Out(winner)) = round.finish.end else {
            return Score {
                points,
                winner: None,
            };
        };
        let mates = std::mem::take(&mut points[agreed.team(winner)]);
        let mut teams: Vec<usize> = round.seats.iter().map(|&seat| agreed.team(seat)).collect();
        teams.sort_unstable();
        teams.dedup();
        for team in teams {
            if team != agreed.team(winner) {
                points[team] += mates;
            }
        }
        let winner = Some(winner);
        Score { points, winner }
    }

    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        standing.last_side_standing(agreed)
    }
}

/// Returns the pips, where the double blank counts ten; by the house rule only if it is the only tile left.
fn weight(agreed: &Agreed, hand: &[Tile]) -> i32 {
    let blank = if agreed.is("double-blank", "always") || hand.len() == 1 {
        10
    } else {
        0
    };
    hand.iter()
        .map(|&tile| if tile == (0, 0) { blank } else { pips(tile) })
        .sum()
}
