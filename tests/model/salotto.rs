//! Salotto: points are bad; whoever goes out scores nothing.

use super::game::{Agreed, Drawing, Game, Opening, Past, Score, highest_double};
use super::round::{Ending, Round};
use super::standing::{Decided, Standing};
use super::terms::{Play, Tile, Tiles, pips};
use serpente_engine::rules::RedealReason;

pub(super) struct Salotto;

impl Game for Salotto {
    /// The highest double in any hand opens every round; nobody holds one: deal again.
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

    /// Stuck, one draws, and may keep what fits: then the turn ends. By the house rule one may draw though not stuck.
    fn turn(&self, agreed: &Agreed, round: &Round) -> Vec<Play> {
        let lays = self.lays(agreed, round);
        let stuck = lays.is_empty();
        let has_drawn = !round.drawn.is_empty();
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

    /// Out: the winner's team scores nothing, every other its own hands and what the winner's team-mates hold. Blocked:
    /// every team its own hands.
    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let mut points = vec![0; agreed.teams];
        for &seat in &round.seats {
            points[agreed.team(seat)] += weight(agreed, &round.hands[seat]);
        }
        let Some(Ending::Out(winner)) = round.end else {
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

/// The pips, and ten for the double blank; by the house rule only if it is the single tile left.
fn weight(agreed: &Agreed, hand: &[Tile]) -> i32 {
    let blank = if agreed.is("double-blank", "always") || hand.len() == 1 {
        10
    } else {
        0
    };
    let worth = |&tile: &Tile| if tile == (0, 0) { blank } else { pips(tile) };
    hand.iter().map(worth).sum()
}
