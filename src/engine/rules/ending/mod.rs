//! The end of a round: when it is over, and who wins one that is blocked.

mod block;

pub use block::{BlockBy, ClosersBlock, TiedBlock};

use super::count::RoundResult;
use super::house::HouseRules;
use super::options::Options;
use super::seats::Team;

/// When a round ends, and who wins it if nobody went out.
#[derive(Clone, Copy)]
pub struct EndingRules {
    /// Returns whether a round goes on after a seat went out, until all members of a team are out of tiles.
    pub whole_team: fn(&HouseRules) -> bool,

    /// Returns how a blocked round is won.
    pub block_by: fn(&Options) -> BlockBy,

    /// Returns which side wins a blocked round that [`block_by`](Self::block_by) leaves tied; `None` if that says who wins even
    /// then, or nobody does.
    pub tied_block: fn(&Options) -> Option<TiedBlock>,
}

impl EndingRules {
    /// The most common answers.
    pub const COMMON: Self = Self {
        whole_team: |_| false,
        block_by: |_| BlockBy::Side,
        tied_block: |_| None,
    };

    /// Returns the team that wins a blocked round, if one does.
    pub fn wins_block(&self, ended: &RoundResult, options: &Options) -> Option<Team> {
        let by = (self.block_by)(options);
        let seating = options.seating;
        let Some(tied) = (self.tied_block)(options) else {
            return ended.wins_block(by, seating);
        };
        if !ended.is_tied(by, seating) {
            return ended.wins_block(by, seating);
        }
        let seat = match tied {
            TiedBlock::Opener => ended.opener,
            TiedBlock::Closer => ended.last?,
        };
        Some(seating.team(seat))
    }
}
