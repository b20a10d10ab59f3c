//! The commands a table accepts.

use crate::bax::{CardMove, IllegalCardMove};
use crate::rules::{Illegal, Move, Seat};
use crate::tricks::{IllegalTrickMove, TrickMove};
use serde::{Deserialize, Serialize};

/// A command to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Deal the next round.
    Deal,
    /// Make a move in the round being played.
    Play(Seat, GameMove),
}

impl Command {
    /// Returns the move, if the command is one, and the seat that makes it.
    pub fn played(self) -> Option<(Seat, GameMove)> {
        match self {
            Self::Play(seat, play) => Some((seat, play)),
            Self::Deal => None,
        }
    }
}

/// A move, in a game of tiles, of cards or of tricks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameMove {
    /// A move with tiles. Where players say the count of the ends, a tile laid so says nothing.
    Tiles(Move),
    /// A move with tiles, with which the player announces that the turn leaves one tile. Where nobody has to announce that, it is
    /// just the move.
    Announcing(Move),
    /// A tile laid, and the count of the ends that its player says with it, in pips.
    Saying(Move, u8),
    /// The count of the ends after another player's tile, in pips, from the seat that is asked for it; 0 for none.
    Says(u8),
    /// A choice in the game of cards.
    Cards(CardMove),
    /// A bid, trumps, or a tile played to a trick.
    Tricks(TrickMove),
}

impl GameMove {
    /// Returns the move, with which the player announces that the turn leaves one tile, if it is one with tiles.
    #[must_use]
    pub fn announcing(self) -> Self {
        match self {
            Self::Tiles(play) => Self::Announcing(play),
            _ => self,
        }
    }

    /// Returns the move without what the player says with it, or `None` if the player only says something.
    #[must_use]
    pub fn without_words(self) -> Option<Self> {
        match self {
            Self::Announcing(play) | Self::Saying(play, _) => Some(Self::Tiles(play)),
            Self::Says(_) => None,
            Self::Tiles(_) | Self::Cards(_) | Self::Tricks(_) => Some(self),
        }
    }

    /// Returns the move with tiles, without what the player says with it, if it is one.
    pub fn tiles(self) -> Option<Move> {
        match self {
            Self::Tiles(play) | Self::Announcing(play) | Self::Saying(play, _) => Some(play),
            Self::Says(_) | Self::Cards(_) | Self::Tricks(_) => None,
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

/// Why a table refuses a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// A round is being played, or the match is over.
    #[error("a round is being played, or the match is over")]
    NotBetweenRounds,
    /// No round is being played, or the move is one of another kind of game.
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
