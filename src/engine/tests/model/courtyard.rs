//! Kozel, as played in the courtyards from the Baltic to Central Asia.

use super::game::{Agreed, Drawing, Game, Opening, Past, Score, highest_tile};
use super::round::{Ending, Round};
use super::standing::{Decided, Standing};
use super::terms::{Lay, Tile, Tiles, has, is_double, sum};
use super::trains::WhyNot;
use serpente_engine::rules::RedealReason;

pub(super) struct Kozel;

/// Returns what a hand counts: 0-0 alone 25, 6-6 alone 50, anything else its pips.
fn worth(hand: &[Tile]) -> i32 {
    match hand {
        [(0, 0)] => 25,
        [(6, 6)] => 50,
        _ => sum(hand),
    }
}

fn by_side(agreed: &Agreed, round: &Round) -> Vec<i32> {
    let mut held = vec![0; agreed.teams];
    for &seat in &round.seats {
        held[agreed.team(seat)] += worth(&round.hands[seat]);
    }
    held
}

/// Returns the first opening: 1-1, or else 2-2 and so on to 6-6, or else 0-0, or else the highest tile.
fn first_opens(hands: &[Tiles]) -> Opening {
    for half in [1, 2, 3, 4, 5, 6, 0] {
        if let Some(seat) = hands.iter().position(|hand| hand.contains(&(half, half))) {
            return Opening::with(seat, (half, half));
        }
    }
    let (seat, tile) = highest_tile(hands).expect("tiles were dealt");
    Opening::with(seat, tile)
}

impl Game for Kozel {
    /// Returns the opening. A hand with five doubles, or six tiles of one number, is dealt again. In later rounds the seat that
    /// laid the last tile opens.
    fn opening(
        &self,
        _: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        for hand in hands {
            if hand.iter().filter(|&&tile| is_double(tile)).count() >= 5 {
                return Err(RedealReason::ManyDoubles);
            }
            for half in 0..=6 {
                if hand.iter().filter(|&&tile| has(tile, half)).count() >= 6 {
                    return Err(RedealReason::ManyAlike);
                }
            }
        }
        let last = past.and_then(|past| past.last);
        Ok(last.map_or_else(|| first_opens(hands), Opening::any))
    }

    fn may_add(&self) -> bool {
        true
    }

    /// Returns whether an arm needs a double: after a double of the same turn, both do.
    fn needs_double(&self, _: &Agreed, round: &Round, _: usize) -> bool {
        round.turn_steps.goes_on
    }

    fn goes_on(&self, agreed: &Agreed, round: &mut Round, lay: Lay) -> bool {
        let lays = self.lays(agreed, round);
        let more = lays.iter().any(|lay| is_double(lay.tile));
        agreed.on("two-doubles") && is_double(lay.tile) && more
    }

    fn why_not_there(&self, _: &Agreed, round: &Round, arm: usize) -> Option<WhyNot> {
        (round.turn_steps.goes_on && arm < round.arms.ends.len()).then_some(WhyNot::OnlyDouble)
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::UntilOneFits
    }

    /// Returns the score: all sides but the winner's, or in a blocked round but the lowest, get the points of their own hands.
    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let held = by_side(agreed, round);
        let least = *held.iter().min().expect("there are sides");
        let winner = match round.finish.end {
            Some(Ending::Out(seat)) => Some(seat),
            _ if held.iter().filter(|&&one| one == least).count() > 1 => None,
            _ => {
                let seats = agreed.seats();
                let after_opener =
                    |&seat: &usize| (seat + seats - round.start.opening.seat) % seats;
                let members = round
                    .seats
                    .iter()
                    .filter(|&&seat| held[agreed.team(seat)] == least)
                    .copied();
                members.min_by_key(|seat| (worth(&round.hands[*seat]), after_opener(seat)))
            }
        };
        let out = matches!(round.finish.end, Some(Ending::Out(_)));
        let mut points = Vec::new();
        for (side, of_side) in held.iter().enumerate() {
            let is_spared = match winner {
                Some(seat) if out => agreed.team(seat) == side,
                _ => *of_side == least,
            };
            points.push(if is_spared { 0 } else { *of_side });
        }
        Score { points, winner }
    }

    /// Adds kept points to those of the side with the most points, and keeps points of a side without points that are fewer
    /// than 13.
    fn written(
        &self,
        agreed: &Agreed,
        round: &Round,
        mut score: Score,
        standing: &mut Standing,
    ) -> Score {
        let held = by_side(agreed, round);
        let most = *score.points.iter().max().expect("there are sides");
        let account: i32 = agreed.text("account").parse().expect("a number");
        for side in 0..agreed.teams {
            if most > 0 && score.points[side] == most {
                score.points[side] += standing.eggs;
            }
            if standing.totals[side] == 0 && score.points[side] > 0 {
                score.points[side] += standing.hung[side];
                standing.hung[side] = 0;
                if score.points[side] < account {
                    if agreed.on("hang") {
                        standing.hung[side] = score.points[side];
                    }
                    score.points[side] = 0;
                }
            }
        }
        let fish = round.finish.end == Some(Ending::Blocked);
        let level = held.iter().all(|&one| one == held[0]);
        standing.eggs = if agreed.on("eggs") && fish && level {
            standing.eggs + held[0]
        } else {
            0
        };
        score
    }

    /// Ends the match when a side reaches the limit and is the goat; the lowest total wins.
    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        let winners = if standing.reached(agreed).is_empty() {
            Vec::new()
        } else {
            standing.lowest(&standing.playing())
        };
        Decided {
            winners,
            ..Decided::default()
        }
    }
}
