//! The moves of a round, as all players see them.

use super::tiles_out::TilesOut;
use crate::rules::fit::{Arm, Placement};
use crate::rules::seats::{SEATS, Seat};
use crate::rules::tile::{Pip, Tile};

/// A move as all players see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PublicMove {
    /// It laid the first tile.
    Opened(Tile),
    /// It laid a tile on an arm.
    Laid(Placement),
    /// It drew a tile from the boneyard.
    Drew,
    /// It passed.
    Passed,
    /// It exchanged its hand for the tiles not dealt.
    Swapped,
    /// It drew a tile as a fine.
    Fined,
    /// It lost its turn as a fine.
    LostTurn,
}

impl PublicMove {
    /// Returns the tile that was laid, if one was.
    pub fn tile(self) -> Option<Tile> {
        match self {
            Self::Opened(tile) | Self::Laid(Placement { tile, .. }) => Some(tile),
            Self::Drew | Self::Passed | Self::Swapped | Self::Fined | Self::LostTurn => None,
        }
    }

    /// Returns whether a tile was laid.
    pub fn is_lay(self) -> bool {
        self.tile().is_some()
    }
}

/// The moves of a round, the oldest first.
#[derive(Debug)]
pub(in crate::rules) struct History(Vec<(Seat, PublicMove)>);

impl Clone for History {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    /// Copies into the memory already allocated.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }
}

impl History {
    /// Returns a history without moves that needs no memory.
    pub(super) fn none() -> Self {
        Self(Vec::new())
    }

    /// Returns a history without moves, with room for those of an ordinary round.
    pub(super) fn with_room() -> Self {
        Self(Vec::with_capacity(64))
    }

    /// Forgets all moves, and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds a move.
    #[inline]
    pub(in crate::rules) fn push(&mut self, seat: Seat, public_move: PublicMove) {
        self.0.push((seat, public_move));
    }

    /// Returns the moves.
    pub(super) fn moves(&self) -> &[(Seat, PublicMove)] {
        &self.0
    }

    /// Returns the last move that laid a tile, and its seat.
    pub(super) fn last_lay(&self) -> Option<(Seat, PublicMove)> {
        let mut latest_first = self.0.iter().rev();
        latest_first
            .find(|(_, public_move)| public_move.is_lay())
            .copied()
    }

    /// Returns the seat that laid the last tile.
    pub(in crate::rules) fn last_to_lay(&self) -> Option<Seat> {
        self.last_lay().map(|(seat, _)| seat)
    }

    /// Returns whether a turn was passed just before the last `done` moves.
    #[inline]
    pub(super) fn has_knock(&self, done: usize) -> bool {
        let before = self.0.iter().rev().nth(done);
        matches!(before, Some((_, PublicMove::Passed)))
    }

    /// Returns how many turns in a row were passed before the last `done` moves.
    pub(super) fn knocks(&self, done: usize) -> usize {
        let before = self.0.iter().rev().skip(done);
        before
            .take_while(|(_, public_move)| *public_move == PublicMove::Passed)
            .count()
    }

    /// Returns whether this seat has laid a tile in the turn that it made the last moves in.
    pub(super) fn has_laid_in_turn(&self, seat: Seat) -> bool {
        for (by, public_move) in self.0.iter().rev() {
            if *by != seat {
                return false;
            }
            if public_move.is_lay() {
                return true;
            }
        }
        false
    }

    /// Returns whether a move laid the first tile, which lay in the centre before the first turn otherwise.
    pub(super) fn has_opening(&self) -> bool {
        self.0
            .iter()
            .any(|(_, public_move)| matches!(public_move, PublicMove::Opened(_)))
    }

    /// Returns the tiles of an arm from the first tile outward, without that one, each as its inner and its outer half. A
    /// wild tile lies across, its higher half first.
    pub(super) fn along(&self, arm: Arm) -> impl DoubleEndedIterator<Item = (Pip, Pip)> + '_ {
        self.0
            .iter()
            .filter_map(move |(_, public_move)| match public_move {
                PublicMove::Laid(placement) if placement.arm == arm => {
                    let inner = placement.inner().unwrap_or(placement.tile.high());
                    Some((inner, placement.outer().unwrap_or(placement.tile.low())))
                }
                _ => None,
            })
    }

    /// Returns how many tiles each seat held before the first move, from where the tiles are after the last one.
    pub(super) fn first_sizes<const WORDS: usize>(&self, now: &TilesOut<WORDS>) -> [usize; SEATS] {
        let mut sizes = now.sizes.map(usize::from);
        let mut boneyard = usize::from(now.boneyard);
        for (seat, public_move) in self.0.iter().rev() {
            let size = &mut sizes[seat.index()];
            match public_move {
                PublicMove::Opened(_) | PublicMove::Laid(_) => *size += 1,
                PublicMove::Drew | PublicMove::Fined => {
                    *size -= 1;
                    boneyard += 1;
                }
                PublicMove::Swapped => std::mem::swap(size, &mut boneyard),
                PublicMove::Passed | PublicMove::LostTurn => {}
            }
        }
        sizes
    }
}
