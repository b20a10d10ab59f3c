//! What a league or an evening has to note of a table's matches, until it has.

use serpente_contests::{FinishedMatch, Standings};
use std::time::{Duration, Instant};

/// How long to wait before a contest is asked again that could not note something.
const CONTEST_RETRY_DELAY: Duration = Duration::from_secs(2);

/// What a contest has to note of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContestOrder {
    /// As [`RoomOutput::Finished`](crate::room::RoomOutput::Finished).
    Rate(FinishedMatch),
    /// As [`RoomOutput::Played`](crate::room::RoomOutput::Played).
    Played(String, Vec<i64>),
}

/// The answer to a [`ContestOrder`].
#[derive(Clone, PartialEq, Debug)]
pub enum ContestAnswer {
    /// The league has rated the match, with these standings.
    Rated(Standings),
    /// The evening has noted the points.
    Played,
    /// The storage of the contest does not answer.
    NotNoted(Box<ContestOrder>),
}

/// The orders of a table that were not answered yet, or have to be given again.
#[derive(Default)]
pub(super) struct ContestOrders {
    awaited: usize,
    again: Vec<ContestOrder>,
    again_at: Option<Instant>,
}

impl ContestOrders {
    /// Notes that an order is given.
    pub(super) fn given(&mut self) {
        self.awaited += 1;
    }

    /// Notes an answer.
    pub(super) fn answered(&mut self) {
        self.awaited = self.awaited.saturating_sub(1);
    }

    /// Notes that an order could not be carried out.
    pub(super) fn failed(&mut self, order: ContestOrder, now: Instant) {
        self.answered();
        self.again.push(order);
        self.again_at = Some(now + CONTEST_RETRY_DELAY);
    }

    /// Returns whether everything is noted.
    pub(super) fn are_done(&self) -> bool {
        self.awaited == 0 && self.again.is_empty()
    }

    /// Returns when orders have to be given again.
    pub(super) fn again_at(&self) -> Option<Instant> {
        self.again_at
    }

    /// Takes the orders that have to be given again now.
    pub(super) fn take_due(&mut self, now: Instant) -> Vec<ContestOrder> {
        if self.again_at.is_none_or(|at| at > now) {
            return Vec::new();
        }
        self.again_at = None;
        std::mem::take(&mut self.again)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_not_be_noted_is_asked_again_a_little_later() {
        let begin = Instant::now();
        let mut orders = ContestOrders::default();
        let order = ContestOrder::Played("Friday".to_owned(), vec![3, 4]);
        orders.given();
        orders.failed(order.clone(), begin);
        assert!(!orders.are_done());
        assert!(orders.take_due(begin).is_empty());
        let later = orders.again_at().expect("it is asked again");
        assert_eq!(orders.take_due(later), [order]);
        orders.given();
        assert!(!orders.are_done());
        orders.answered();
        assert!(orders.are_done());
    }
}
