//! How the tiles left in the hands are counted.

use super::{RoundResult, Scored};
use crate::rules::seats::{Seating, Team};

/// How the tiles left in the hands count at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandsLeft {
    /// Their weight is scored.
    Points,
    /// The lowest hand wins a blocked round, for a fixed number of points, and pips count for nothing else.
    Lowest,
    /// The same, but fewer doubles win, and fewer pips only decide between equals.
    FewestDoubles,
    /// They do not matter.
    Nothing,
}

impl HandsLeft {
    /// Returns that their weight is scored if `scored` is true; otherwise the lowest hand only wins a blocked round.
    pub(crate) const fn points_if(scored: bool) -> Self {
        if scored { Self::Points } else { Self::Lowest }
    }
}

/// How the pips that a winner scores are rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent rules, any of which a game may have"
)]
pub struct Rounding {
    /// They are rounded to a multiple of this: the nearest one, unless `down` is set.
    pub to: i32,
    /// Whether they are rounded down.
    pub down: bool,
    /// Whether they score nothing if the last tile was a double.
    pub not_after_double: bool,
    /// How many pips make one point.
    pub per_point: i32,
    /// Whether the winners of a blocked round subtract their own pips first.
    pub less_own: bool,
    /// Whether each hand is rounded by itself before they are added up; not used where the winners' own pips are subtracted.
    pub by_hand: bool,
}

impl Rounding {
    /// Rounds pips to a multiple, never below 0.
    pub fn rounded(&self, pips: i32) -> i32 {
        let half = if self.down { 0 } else { self.to / 2 };
        ((pips + half) / self.to * self.to).max(0)
    }

    /// Returns whether the hands score nothing, because the last tile was a double.
    pub fn leaves_hands(&self, ended: &RoundResult) -> bool {
        self.not_after_double && ended.out_with_double
    }

    /// Returns whether the winners of this round subtract their own pips.
    pub fn takes_off_own(&self, ended: &RoundResult) -> bool {
        self.less_own && ended.out().is_none()
    }

    /// Returns the value of each hand that the winner's side scores, rounded by itself; `None` if the hands are added up first.
    pub fn each_hand(&self, ended: &RoundResult, own: Team, seating: Seating) -> Option<Vec<i32>> {
        if self.adds_up_first(ended) {
            None
        } else {
            Some(self.others_rounded(ended, own, seating).collect())
        }
    }

    fn adds_up_first(&self, ended: &RoundResult) -> bool {
        !self.by_hand || self.takes_off_own(ended)
    }

    fn others_rounded(
        &self,
        ended: &RoundResult,
        own: Team,
        seating: Seating,
    ) -> impl Iterator<Item = i32> {
        let playing = ended.playing.iter();
        let others = playing.filter(move |&seat| seating.team(seat) != own);
        others.map(|seat| self.rounded(ended.weight(seat)))
    }

    /// Returns the points of a round: the winner's side scores the other hands, rounded.
    pub fn takes(&self, ended: &RoundResult, seating: Seating) -> Scored {
        let taken = ended.takes_the_rest(seating, self.less_own);
        let Some(seat) = taken.winner.filter(|_| !self.leaves_hands(ended)) else {
            return Scored::by_winner(taken.winner, 0, seating);
        };
        let own = seating.team(seat);
        let pips = if self.adds_up_first(ended) {
            self.rounded(taken.points[own.index()])
        } else {
            self.others_rounded(ended, own, seating).sum()
        };
        Scored::by_winner(taken.winner, pips / self.per_point, seating)
    }
}
