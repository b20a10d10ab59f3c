//! What one seat knows of a match of tiles, or of cards.

use crate::bax::CardBoard;
use crate::rules::{Rules, SeenRound, Tile, TileSet};
use std::sync::Arc;

/// What is known of a match of tiles.
#[derive(Clone, Debug)]
pub(super) struct SeenTiles<const WORDS: usize> {
    pub(super) rules: Arc<Rules<WORDS>>,
    /// The viewer's hand, until the round begins.
    pub(super) dealt: TileSet<WORDS>,
    /// What lies in the middle from the beginning of the round.
    pub(super) centre: Option<Tile>,
    pub(super) round: Option<SeenRound<WORDS>>,
}

/// What is known of a match of cards.
#[derive(Clone, Default, Debug)]
pub(super) struct SeenCards {
    /// The round that is being played, or was played last.
    pub(super) board: Option<Box<CardBoard>>,
    /// What stayed in the pot of the last round.
    pub(super) stayed: u32,
    pub(super) is_on: bool,
}

impl SeenCards {
    /// The round that is being played.
    pub(super) fn round(&self) -> Option<&CardBoard> {
        self.board.as_deref().filter(|_| self.is_on)
    }
}
