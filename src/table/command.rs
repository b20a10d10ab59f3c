//! What may be asked of a table.

use crate::bax::{CardMove, IllegalCardMove};
use crate::rules::{Illegal, Move, Seat};
use serde::{Deserialize, Serialize};

/// What may be asked of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Deal the next round.
    Deal,
    /// Make a move in the round that is being played.
    Play(Seat, Move),
    /// Take a card or stand in the hand that is being played.
    Choose(Seat, CardMove),
}

/// Why a table does not do what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A round is being played, or the match is over.
    NotBetweenRounds,
    /// No round is being played.
    NoRound,
    /// The rules do not allow the move.
    Illegal(Illegal),
    /// The rules do not allow the choice.
    Barred(IllegalCardMove),
}

impl From<IllegalCardMove> for Refusal {
    fn from(barred: IllegalCardMove) -> Self {
        Self::Barred(barred)
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}
