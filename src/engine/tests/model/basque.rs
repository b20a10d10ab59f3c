//! Classic, garrafina, matador and cyprus, as played by the Basques.

use super::count::{by_side, null, one_scores, out_or_lightest, winner_takes};
use super::game::{
    Agreed, Drawing, Game, Opening, Past, Score, highest_double, highest_opens, next_seat,
};
use super::round::{End, Ending, Round};
use super::standing::{Decided, Standing};
use super::terms::{Lay, Play, Tile, Tiles, halves, has, pips, sum};
use serpente_engine::rules::RedealReason;

pub(super) struct Classic;

impl Game for Classic {
    /// Returns the opening: in the first round the highest double, or else the highest tile; later the next seat, with any
    /// tile; after a tie the same seat again.
    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        Ok(match past {
            None => highest_opens(hands),
            Some(Past {
                right,
                winner: None,
                ..
            }) => Opening::any(right),
            Some(Past {
                right,
                winner: Some(_),
                ..
            }) => Opening::any(next_seat(a, right)),
        })
    }

    /// Returns how to draw: with four players there is no boneyard.
    fn drawing(&self, agreed: &Agreed) -> Drawing {
        if agreed.seats() == 4 {
            Drawing::Never
        } else {
            Drawing::UntilOneFits
        }
    }

    /// Returns the score. If a player is out, all other hands count, the partner's too. In a block, the side with the fewest
    /// pips scores all hands, its own too.
    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let Some(winner) = out_or_lightest(agreed, round) else {
            return null(agreed);
        };
        let all: i32 = by_side(agreed, round).iter().sum();
        one_scores(agreed, agreed.team(winner), all / 10 + 1, winner)
    }

    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        standing.best_of_three(agreed)
    }

    fn counts_games(&self, _: &Agreed) -> bool {
        true
    }
}

pub(super) struct Matador;

impl Game for Matador {
    fn opening(
        &self,
        _: &Agreed,
        hands: &[Tiles],
        _: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        Ok(highest_opens(hands))
    }

    /// Returns the first ends: an opening matador lies across, and either half may be used at both ends.
    fn first_ends(&self, agreed: &Agreed, first: Tile) -> Vec<End> {
        if self.first_across(agreed, first) {
            vec![End::Either(first); 2]
        } else {
            vec![End::Half(first.0), End::Half(first.1)]
        }
    }

    fn first_across(&self, agreed: &Agreed, tile: Tile) -> bool {
        self.wild(agreed, tile) && !agreed.on("matador-in-line")
    }

    fn across(&self, _: &Agreed, lay: Lay) -> bool {
        lay.inner.is_none()
    }

    /// Returns whether the touching halves add up to seven, or to one more than the highest half.
    fn joins(&self, agreed: &Agreed, end: End, half: u8) -> bool {
        match end {
            End::Half(open) | End::Double(open) => open + half == agreed.top + 1,
            End::Either(tile) => halves(tile).any(|open| open + half == agreed.top + 1),
            End::Substitute => unreachable!("matadors substitute nothing"),
        }
    }

    /// Returns the ways to lay a tile: a matador fits any end, across or in line, with either half outward.
    fn ways(&self, agreed: &Agreed, tile: Tile, end: End) -> Vec<Option<u8>> {
        if !self.wild(agreed, tile) {
            halves(tile)
                .filter(|&half| self.joins(agreed, end, half))
                .map(Some)
                .collect()
        } else if agreed.on("matador-in-line") {
            halves(tile).map(Some).collect()
        } else {
            vec![None]
        }
    }

    fn wild(&self, agreed: &Agreed, tile: Tile) -> bool {
        tile == (0, 0) || pips(tile) == i32::from(agreed.top) + 1
    }

    fn may_spare_wild(&self, agreed: &Agreed) -> bool {
        agreed.on("keep-matador")
    }

    fn drawing(&self, agreed: &Agreed) -> Drawing {
        if agreed.on("draw-one") {
            Drawing::One
        } else {
            Drawing::UntilOneFits
        }
    }

    fn never_drawn(&self, agreed: &Agreed) -> usize {
        if agreed.on("last-two") { 2 } else { 0 }
    }

    /// Returns the plays of a turn: if only matadors fit, the house rule lets the player draw instead, repeatedly unless only
    /// one tile is drawn.
    fn turn(&self, agreed: &Agreed, round: &Round) -> Vec<Play> {
        let again =
            self.drawing(agreed) == Drawing::UntilOneFits || round.turn_steps.drawn.is_empty();
        lay_or_spare(self, agreed, round, again)
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        winner_takes(agreed, round, true)
    }
}

/// Returns the plays of a turn in a game with wild tiles that may be kept: `again` says whether the player may draw instead
/// of laying one now.
pub(super) fn lay_or_spare(
    game: &dyn Game,
    agreed: &Agreed,
    round: &Round,
    again: bool,
) -> Vec<Play> {
    let mut lays = game.lays(agreed, round);
    if lays.is_empty() {
        let draws = game.stuck_draws(agreed, round);
        return vec![if draws { Play::Draw } else { Play::Pass }];
    }
    let only_wild = lays.iter().all(|lay| game.wild(agreed, lay.tile));
    // A tile drawn instead of laying a wild tile must be laid if it fits; if it is wild itself, any wild one.
    if let Some(&drawn) = round
        .turn_steps
        .drawn
        .last()
        .filter(|_| round.turn_steps.by_choice)
        && !only_wild
    {
        lays.retain(|lay| lay.tile == drawn);
    }
    let spares = only_wild && again && game.may_spare_wild(agreed) && game.has_more(agreed, round);
    let mut plays: Vec<Play> = lays.into_iter().map(Play::Lay).collect();
    plays.extend(spares.then_some(Play::Draw));
    plays
}

pub(super) struct Cyprus;

const STAR: usize = 8;

impl Game for Cyprus {
    /// Returns the opening: the holder of the centre lays it. If it was not dealt, the tiles are dealt again.
    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        _: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        let centre = (a.top, a.top);
        let holder = hands
            .iter()
            .position(|hand| hand.contains(&centre))
            .ok_or(RedealReason::NoCentre)?;
        Ok(Opening::with(holder, centre))
    }

    fn first_ends(&self, _: &Agreed, _: Tile) -> Vec<End> {
        Vec::new()
    }

    fn star_grows(&self, _: &Agreed, round: &Round) -> bool {
        round.arms.ends.len() < STAR
    }

    /// Returns the next arm until eight have begun; then all of them.
    fn arms(&self, _: &Agreed, round: &Round) -> Vec<usize> {
        let begun = round.arms.ends.len();
        if begun < STAR {
            vec![begun]
        } else {
            (0..STAR).collect()
        }
    }

    fn lays(&self, agreed: &Agreed, round: &Round) -> Vec<Lay> {
        let mut lays = Vec::new();
        for arm in self.arms(agreed, round) {
            let end = round
                .arms
                .ends
                .get(arm)
                .copied()
                .unwrap_or(End::Half(agreed.top));
            for &tile in round.hand() {
                for inner in self.ways(agreed, tile, end) {
                    lays.push(Lay { tile, arm, inner });
                }
            }
        }
        lays
    }

    fn first_across(&self, _: &Agreed, _: Tile) -> bool {
        false
    }

    fn across(&self, _: &Agreed, _: Lay) -> bool {
        false
    }

    fn drawing(&self, agreed: &Agreed) -> Drawing {
        if agreed.on("boneyard") {
            Drawing::One
        } else {
            Drawing::Never
        }
    }

    fn never_drawn(&self, _: &Agreed) -> usize {
        1
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        winner_takes(agreed, round, true)
    }
}

pub(super) struct Garrafina;

impl Game for Garrafina {
    /// Returns the opening. With four players, the holder of 6-6 lays it; in later rounds the right to open moves on from the
    /// seat that had it. With three, the highest double opens every round.
    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        let (holder, double) = highest_double(hands).ok_or(RedealReason::NoDouble)?;
        let seat = match past {
            Some(past) if a.seats() == 4 => next_seat(a, past.right),
            _ => holder,
        };
        Ok(Opening::with(seat, double))
    }

    /// Returns the first ends: every seat has an arm from the centre.
    fn first_ends(&self, agreed: &Agreed, first: Tile) -> Vec<End> {
        vec![End::Half(first.0); agreed.seats()]
    }

    fn owns_arms(&self) -> bool {
        true
    }

    /// Returns the seat's own arm and the open arms.
    fn arms(&self, agreed: &Agreed, round: &Round) -> Vec<usize> {
        (0..agreed.seats())
            .filter(|arm| *arm == round.turn || round.arms.open[*arm])
            .collect()
    }

    /// Opens an arm if its owner could not lay on it in its turn.
    fn turn_ends(&self, _: &Agreed, round: &mut Round) {
        let End::Half(open) = round.arms.ends[round.turn] else {
            unreachable!("arms show halves")
        };
        if !round.hand().iter().any(|&tile| has(tile, open)) {
            round.arms.open[round.turn] = true;
        }
    }

    /// Returns the plays of a turn: a seat that can lay on its own arm must lay somewhere; a seat that cannot may pass.
    fn turn(&self, agreed: &Agreed, round: &Round) -> Vec<Play> {
        let lays = self.lays(agreed, round);
        let on_own = lays.iter().any(|lay| lay.arm == round.turn);
        let mut plays: Vec<Play> = lays.into_iter().map(Play::Lay).collect();
        plays.extend((!on_own).then_some(Play::Pass));
        plays
    }

    /// Returns true: a full circle of passes blocks the round, whatever could have been laid.
    fn pass_blocks(&self, _: &Agreed, _: &Round) -> bool {
        true
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    /// Returns whether there is a spare hand, as with three players.
    fn swaps(&self, agreed: &Agreed) -> bool {
        agreed.seats() == 3
    }

    /// Returns the score. If a player is out, each loser pays its pips. In a block, each pays the difference to the lowest
    /// hand. A seat that exchanged its hand pays double.
    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let held: Vec<i32> = (0..agreed.seats())
            .map(|seat| sum(&round.hands[seat]))
            .collect();
        let fewest = *held.iter().min().expect("there are players");
        let winners: Vec<usize> = match round.finish.end {
            Some(Ending::Out(seat)) => vec![seat],
            _ => (0..held.len())
                .filter(|&seat| held[seat] == fewest)
                .collect(),
        };
        let least = held[winners[0]];
        let mut points = vec![0; held.len()];
        for seat in 0..held.len() {
            let times = if round.start.swapped == Some(seat) {
                2
            } else {
                1
            };
            points[seat] = -times * (held[seat] - least);
        }
        let paid = -points.iter().sum::<i32>();
        let share = paid / i32::try_from(winners.len()).expect("few players");
        for &seat in &winners {
            points[seat] = share;
        }
        // Odd units go to the first of them after the opener.
        let after = |seat: &usize| (*seat + held.len() - round.start.opening.seat - 1) % held.len();
        let first = *winners
            .iter()
            .min_by_key(|seat| after(seat))
            .expect("somebody has fewest");
        points[first] += paid - share * i32::try_from(winners.len()).expect("few players");
        let winner = (winners.len() == 1).then_some(winners[0]);
        Score { points, winner }
    }
}
