//! The result of a hand, and how it is scored.

use super::bid::Bid;
use super::trumps::{ALL_POINTS, Trumps};
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
    pub took: [u16; 2],
}

impl HandResult {
    /// Returns what each team scores: marks or, with `counts_points`, points.
    #[must_use]
    pub fn scores(&self, counts_points: bool) -> [i32; 2] {
        let own = super::PAIRS.team(self.bidder).index();
        let (bidders, others) = if counts_points {
            self.points(own)
        } else if self.made {
            (self.bid.worth(), 0)
        } else {
            (0, self.bid.worth())
        };
        let mut scores = [i32::from(others); 2];
        scores[own] = i32::from(bidders);
        scores
    }

    /// Returns the points of the bidder's team, `own`, and of the other one. If the bid is made, each team scores what it took;
    /// for marks and nello the bidders score 42 per mark instead. If it is set, the others score the bid and what they took.
    fn points(&self, own: usize) -> (u16, u16) {
        let (bidders, others) = (self.took[own], self.took[1 - own]);
        let all = self.bid.marks() * ALL_POINTS;
        match (self.made, self.trumps, all) {
            (false, _, _) => (0, self.bid.points + others),
            (true, trumps, _) if trumps.is_nello() => (all, 0),
            (true, _, 0) => (bidders, others),
            (true, _, _) => (all, others),
        }
    }
}
