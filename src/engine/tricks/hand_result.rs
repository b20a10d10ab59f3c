//! What a hand brings to each pair.

use super::bid::Bid;
use super::trumps::{ALL_POINTS, Trumps};
use crate::rules::Seat;

/// A hand that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandResult {
    /// Who had the highest bid.
    pub bidder: Seat,
    /// The bid.
    pub bid: Bid,
    /// What was named.
    pub trumps: Trumps,
    /// Whether the bidder's pair did what was bid.
    pub made: bool,
    /// The points of the tricks that each pair took.
    pub took: [u16; 2],
}

impl HandResult {
    /// What each pair is given: marks, or where points are written points.
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

    /// Made, each pair has what it took, and for marks and nello the bidders 42 a mark; set, the others have the bid and what
    /// they took.
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
