//! Sebastopol, cross and tiddly-wink in the model.

use super::count::{null, out_or_lightest, winner_takes};
use super::game::{Agreed, Drawing, Game, Opening, Past, Score, highest_double};
use super::plain::{Block, last_two_unless};
use super::round::{End, Ending, Round};
use super::standing::Standing;
use super::terms::{Lay, Tile, Tiles, has, is_double};
use super::trains::{WhyNot, number};
use serpente_engine::rules::RedealReason;

const ARMS: usize = 4;

/// Returns the opening by the highest double in any hand. If nobody holds a double, the tiles are dealt again.
fn a_double(hands: &[Tiles]) -> Result<Opening, RedealReason> {
    let (holder, double) = highest_double(hands).ok_or(RedealReason::NoDouble)?;
    Ok(Opening::with(holder, double))
}

/// Returns the lays of tiles with the centre's number on the next arm, or else of tiles that fit the existing ends.
fn around(round: &Round, grows: bool) -> Vec<Lay> {
    let mut lays = Vec::new();
    let centre = round.start.first.expect("a tile lies").0;
    let ends = if grows {
        vec![(round.arms.ends.len(), centre)]
    } else {
        (0..round.arms.ends.len())
            .map(|arm| (arm, number(round, arm)))
            .collect()
    };
    for (arm, open) in ends {
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

fn next_or_all(round: &Round, grows: bool) -> Vec<usize> {
    if grows {
        vec![round.arms.ends.len()]
    } else {
        (0..round.arms.ends.len()).collect()
    }
}

pub(super) struct Sebastopol;

impl Game for Sebastopol {
    fn opening(
        &self,
        _: &Agreed,
        hands: &[Tiles],
        _: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        let holder = hands
            .iter()
            .position(|hand| hand.contains(&(6, 6)))
            .ok_or(RedealReason::NoCentre)?;
        Ok(Opening::with(holder, (6, 6)))
    }

    fn first_ends(&self, _: &Agreed, _: Tile) -> Vec<End> {
        Vec::new()
    }

    fn star_grows(&self, _: &Agreed, round: &Round) -> bool {
        round.arms.ends.len() < ARMS
    }

    fn arms(&self, agreed: &Agreed, round: &Round) -> Vec<usize> {
        next_or_all(round, self.star_grows(agreed, round))
    }

    fn lays(&self, agreed: &Agreed, round: &Round) -> Vec<Lay> {
        around(round, self.star_grows(agreed, round))
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        winner_takes(agreed, round, true)
    }
}

pub(super) struct Cross;

impl Game for Cross {
    /// Returns whether an arm needs a double: under `maltese`, one with a single tile does.
    fn needs_double(&self, agreed: &Agreed, round: &Round, arm: usize) -> bool {
        let on_it = round.lays.iter().filter(|lay| lay.arm == arm).count();
        agreed.on("maltese") && on_it == 1 && !self.star_grows(agreed, round)
    }

    fn opening(
        &self,
        _: &Agreed,
        hands: &[Tiles],
        _: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        a_double(hands)
    }

    fn first_ends(&self, _: &Agreed, _: Tile) -> Vec<End> {
        Vec::new()
    }

    /// Returns whether another arm must be begun: until four arms are begun or, under `first-circle`, until all players have
    /// had a turn and there is an arm.
    fn star_grows(&self, agreed: &Agreed, round: &Round) -> bool {
        let begun = round.arms.ends.len();
        let all_had_a_turn = round.seats.iter().all(|seat| round.moved.contains(seat));
        let closed = agreed.on("first-circle") && all_had_a_turn && begun > 0;
        begun < ARMS && !closed
    }

    fn arms(&self, agreed: &Agreed, round: &Round) -> Vec<usize> {
        next_or_all(round, self.star_grows(agreed, round))
    }

    fn lays(&self, agreed: &Agreed, round: &Round) -> Vec<Lay> {
        let grows = self.star_grows(agreed, round);
        let mut lays = around(round, grows);
        lays.retain(|lay| is_double(lay.tile) || !self.needs_double(agreed, round, lay.arm));
        lays
    }

    fn may_add(&self) -> bool {
        true
    }

    fn adds_behind_opening(&self, agreed: &Agreed, round: &Round) -> bool {
        agreed.on("second-tile") && !self.lays(agreed, round).is_empty()
    }

    fn why_not_there(&self, agreed: &Agreed, round: &Round, arm: usize) -> Option<WhyNot> {
        let shut = arm < round.arms.ends.len() && self.needs_double(agreed, round, arm);
        shut.then_some(WhyNot::DoubleSecond)
    }

    fn drawing(&self, agreed: &Agreed) -> Drawing {
        match () {
            () if agreed.on("deal-6") => Drawing::Never,
            () if agreed.on("draw-one") => Drawing::One,
            () => Drawing::UntilOneFits,
        }
    }

    fn never_drawn(&self, agreed: &Agreed) -> usize {
        last_two_unless(agreed.on("empty-yard"))
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        Block.score(agreed, round)
    }
}

pub(super) struct TiddlyWink;

impl TiddlyWink {
    fn for_points(agreed: &Agreed) -> bool {
        agreed.is("score", "points")
    }
}

impl Game for TiddlyWink {
    fn opening(
        &self,
        _: &Agreed,
        hands: &[Tiles],
        _: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        a_double(hands)
    }

    fn one_end(&self, agreed: &Agreed) -> bool {
        !agreed.on("both-ends")
    }

    fn first_ends(&self, agreed: &Agreed, first: Tile) -> Vec<End> {
        let shut = End::Substitute;
        let left = if self.one_end(agreed) {
            shut
        } else {
            End::Half(first.0)
        };
        vec![left, End::Half(first.1)]
    }

    fn arms(&self, agreed: &Agreed, _: &Round) -> Vec<usize> {
        if self.one_end(agreed) {
            vec![1]
        } else {
            vec![0, 1]
        }
    }

    fn may_add(&self) -> bool {
        true
    }

    fn adds_behind_opening(&self, agreed: &Agreed, round: &Round) -> bool {
        !self.lays(agreed, round).is_empty()
    }

    fn goes_on(&self, agreed: &Agreed, round: &mut Round, lay: Lay) -> bool {
        is_double(lay.tile) && !self.lays(agreed, round).is_empty()
    }

    fn first_across(&self, _: &Agreed, _: Tile) -> bool {
        false
    }

    fn across(&self, _: &Agreed, _: Lay) -> bool {
        false
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    /// Returns the score: for a pool each player pays one, and the winner takes all.
    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        if Self::for_points(agreed) {
            return winner_takes(agreed, round, true);
        }
        let mut score = null(agreed);
        score.points.fill(-1);
        score.winner = out_or_lightest(agreed, round);
        if let Some(winner) = score.winner {
            score.points[winner] += i32::try_from(agreed.seats()).expect("few seats");
        }
        score
    }

    /// Keeps a pool that nobody won.
    fn written(
        &self,
        agreed: &Agreed,
        round: &Round,
        mut score: Score,
        standing: &mut Standing,
    ) -> Score {
        match score.winner {
            Some(winner) => {
                score.points[winner] += standing.eggs;
                standing.eggs = 0;
            }
            None if Self::for_points(agreed) => {}
            None => {
                assert_eq!(round.finish.end, Some(Ending::Blocked));
                standing.eggs += i32::try_from(agreed.seats()).expect("few seats");
            }
        }
        score
    }
}
