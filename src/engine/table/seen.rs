//! One seat's knowledge of a match of tiles or of cards.

use crate::bax::CardBoard;
use crate::rules::{Rules, SEATS, SeenRound, Tile, TileSet};
use std::sync::Arc;

/// The state of a match of tiles, as seen.
#[derive(Clone, Debug)]
pub(super) struct SeenTiles<const WORDS: usize> {
    pub(super) rules: Arc<Rules<WORDS>>,
    /// The viewer's hand, until the round begins.
    pub(super) dealt: TileSet<WORDS>,
    /// The tiles that the viewer drew for the centre of this round.
    pub(super) drawn: Vec<Tile>,
    /// How many tiles all seats drew for it.
    pub(super) all_drawn: usize,
    /// How many tiles more than it was dealt, or fewer, each seat has before the round begins.
    pub(super) more: [i8; SEATS],
    /// The tile that lies in the centre from the beginning of the round.
    pub(super) centre: Option<Tile>,
    pub(super) round: Option<SeenRound<WORDS>>,
}

/// The state of a match of cards, as seen.
#[derive(Clone, Default, Debug)]
pub(super) struct SeenCards {
    /// The round being played, or the last one.
    pub(super) board: Option<Box<CardBoard>>,
    /// The pot left from the last round.
    pub(super) stayed: u32,
    pub(super) is_on: bool,
}

impl SeenCards {
    /// Returns the round being played.
    pub(super) fn round(&self) -> Option<&CardBoard> {
        self.board.as_deref().filter(|_| self.is_on)
    }
}
