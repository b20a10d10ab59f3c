//! How a round of tiles, or a hand of cards or of tricks, ended, as records tell it.

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
    },
}
