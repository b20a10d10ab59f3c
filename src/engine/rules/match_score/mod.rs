//! The score of a match: the totals, and how a round is added to them.

mod settle;
mod tally;

pub use settle::Settled;
pub use tally::{MatchUpdate, Tally, Teams};
