//! The result of a hand, and how it is scored.

use super::bid::Bid;
use super::trumps::{ALL_POINTS, Trumps};
use super::{Counts, PLAYERS, TrickRules, moon};
use crate::rules::Seat;

/// The result of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandResult {
    /// The seat with the highest bid.
    pub bidder: Seat,
    /// The bid.
    pub bid: Bid,
    /// The trumps named.
    pub trumps: Trumps,
    /// Whether the bidder's team made its bid.
    pub made: bool,
    /// The points of the tricks that each team took.
    pub took: [u16; PLAYERS],
}

impl HandResult {
    /// Returns what each team scores by these rules: marks or points.
    pub fn scores(&self, rules: &TrickRules) -> [i32; PLAYERS] {
        let own = rules.seating.team(self.bidder).index();
        if rules.scores.counts == Counts::Tricks {
            return self.tricks(own, rules.scores.set_pays);
        }
        let (bidders, others) = if rules.scores.points_250 {
            self.points(own)
        } else if self.made {
            (self.bid.worth(), 0)
        } else {
            (0, self.bid.worth())
        };
        let mut scores = [0; PLAYERS];
        scores[own] = i32::from(bidders);
        scores[1 - own] = i32::from(others);
        scores
    }

    /// Returns the scores where tricks are counted: each team those it took. If the bidder's team, `own`, shot the moon, it
    /// scores 21 for it; if the bid is set, it loses the bid or, if `set_pays`, each other team also scores the bid.
    fn tricks(&self, own: usize, set_pays: bool) -> [i32; PLAYERS] {
        let bid = i32::from(self.bid.points);
        let mut scores = self.took.map(i32::from);
        match (self.made, set_pays) {
            (true, _) if self.bid.points == moon::SHOT => scores[own] = bid,
            (true, _) => {}
            (false, false) => scores[own] = -bid,
            (false, true) => {
                scores = scores.map(|took| took + bid);
                scores[own] = 0;
            }
        }
        scores
    }

    /// Returns the points of the bidder's team, `own`, and of the other one. If the bid is made, each team scores what it took;
    /// for marks and nello the bidders score 42 per mark instead. If it is set, the others score the bid and what they took.
    fn points(&self, own: usize) -> (u16, u16) {
        let bidders = self.took[own];
        let others = self.took[1 - own];
        let all = self.bid.marks() * ALL_POINTS;
        match (self.made, self.trumps, all) {
            (false, _, _) => (0, self.bid.points + others),
            (true, Trumps::Nello(_), _) => (all, 0),
            (true, _, 0) => (bidders, others),
            (true, _, _) => (all, others),
        }
    }
}
