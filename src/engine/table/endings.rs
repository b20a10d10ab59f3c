//! How rounds and hands end, as written in records.

use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEnd {
    /// A player went out.
    Out,
    /// No player could move.
    Blocked,
    /// Points scored in play won the match at once.
    Won,
}

/// How a hand ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum HandEnd {
    /// A hand of cards.
    Cards {
        /// The pot, in units.
        pot: u32,
    },
    /// A hand of tricks.
    Tricks {
        /// Whether the bidder's team made its bid.
        made: bool,
        /// The marks or points of the hand, by team.
        points: Vec<i32>,
        /// The points of the tricks taken, by team.
        took: Vec<u16>,
        /// The seat that claimed the rest of the tricks, if one did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        claimed: Option<Seat>,
    },
}
