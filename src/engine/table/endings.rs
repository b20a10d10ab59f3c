//! How a round of tiles, or a hand of cards or of tricks, ended, as records tell it.

use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEnd {
    /// Somebody went out.
    Out,
    /// Nobody could move.
    Blocked,
    /// Points in play won the match at once.
    Won,
}

/// How a hand ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum HandEnd {
    /// Of cards.
    Cards {
        /// The pot, in units.
        pot: u32,
    },
    /// Of tricks.
    Tricks {
        /// Whether the bidder's pair did what was bid.
        made: bool,
        /// The marks or points of the hand, by team.
        points: Vec<i32>,
        /// The points of the tricks that each team took.
        took: Vec<u16>,
        /// Who claimed the rest of the tricks, if anybody did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        claimed: Option<Seat>,
    },
}
