//! The score of a match: what it is played to, the totals, and how a round is added to them.

mod goal;
mod settle;
mod tally;

pub use goal::{Goal, GoalRules, LimitOf};
pub use settle::Settled;
pub use tally::{MatchUpdate, Tally, Teams};

use super::count::{RoundResult, Scored};
use super::options::Options;

/// How the points of rounds make the totals of a match, and whom the totals let win.
#[derive(Clone, Copy)]
pub struct TallyRules {
    /// Whether points are bad, so that the lowest total leads.
    pub low_leads: bool,

    /// Whether the first side to reach the limit loses the match, which ends then.
    pub loses_at_limit: bool,

    /// Returns how many points a side without points must get in one round for them to count.
    pub opens_account: fn(&Options) -> i32,

    /// Returns whether points that are too few to count are kept, and added to the side's next points.
    pub too_little_waits: fn(&Options) -> bool,

    /// Returns the points of this round that count for no side now, but for the side that gets most in the next round. Those of
    /// several rounds add up.
    pub left_waiting: fn(&RoundResult, &Options) -> Option<i32>,

    /// Returns how many points each side pays per round into a pool that the winner takes; 0 if there is no pool.
    pub stake: fn(&Options) -> i32,

    /// Returns whether the announcement of a match's end says that the losers have no points.
    pub tells_shut_out: fn(&Options) -> bool,

    /// Called after a round's points were added to the tally. Returns which teams are eliminated, and whether the match is over.
    /// In most games points are good, and the side with the most when the goal is reached wins.
    pub settle: fn(&mut Tally, &Scored, &Options) -> MatchUpdate,
}

impl TallyRules {
    /// The most common answers.
    pub const COMMON: Self = Self {
        low_leads: false,
        loses_at_limit: false,
        opens_account: |_| 0,
        too_little_waits: |_| false,
        left_waiting: |_, _| None,
        stake: |_| 0,
        tells_shut_out: |_| false,
        settle: |tally, _, options| tally.race(options),
    };
}
