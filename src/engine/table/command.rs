//! What may be asked of a table.

use crate::bax::{CardMove, IllegalCardMove};
use crate::rules::{Illegal, Move, Seat};
use crate::tricks::{IllegalTrickMove, TrickMove};
use serde::{Deserialize, Serialize};

/// What may be asked of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Deal the next round.
    Deal,
    /// Make a move in the round that is being played.
    Play(Seat, GameMove),
}

/// A move, in a game of tiles, of cards or of tricks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameMove {
    /// What a player does with tiles.
    Tiles(Move),
    /// Whether a player takes another card.
    Cards(CardMove),
    /// What a player bids, names or plays.
    Tricks(TrickMove),
}

impl GameMove {
    /// The move, if it is one with tiles.
    #[must_use]
    pub fn tiles(self) -> Option<Move> {
        match self {
            Self::Tiles(play) => Some(play),
            Self::Cards(_) | Self::Tricks(_) => None,
        }
    }

    /// The move, if it is one with cards.
    #[must_use]
    pub fn cards(self) -> Option<CardMove> {
        match self {
            Self::Cards(play) => Some(play),
            Self::Tiles(_) | Self::Tricks(_) => None,
        }
    }

    /// The move, if it is one in a game of tricks.
    #[must_use]
    pub fn tricks(self) -> Option<TrickMove> {
        match self {
            Self::Tricks(play) => Some(play),
            Self::Tiles(_) | Self::Cards(_) => None,
        }
    }
}

impl From<Move> for GameMove {
    fn from(play: Move) -> Self {
        Self::Tiles(play)
    }
}

impl From<CardMove> for GameMove {
    fn from(play: CardMove) -> Self {
        Self::Cards(play)
    }
}

impl From<TrickMove> for GameMove {
    fn from(play: TrickMove) -> Self {
        Self::Tricks(play)
    }
}

/// Why a table does not do what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// A round is being played, or the match is over.
    #[error("a round is being played, or the match is over")]
    NotBetweenRounds,
    /// No round is being played, or none of that kind: of tiles, cards or tricks.
    #[error("no round is being played, or none with such moves")]
    NoRound,
    /// The rules do not allow the move.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The rules do not allow the move with cards.
    #[error(transparent)]
    IllegalCard(#[from] IllegalCardMove),
    /// The rules do not allow the bid, the trumps or the tile.
    #[error(transparent)]
    IllegalTrick(#[from] IllegalTrickMove),
}
