//! Where the tiles of the set are, as far as all players see it.

use crate::rules::compiled::Rules;
use crate::rules::seats::{SEATS, Seat};
use crate::rules::tile::{Pip, Tile};
use crate::rules::tile_set::TileSet;

/// Where the tiles of the set are, as far as all see it.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct TilesOut<const WORDS: usize> {
    /// The tiles on the table, and the tile that was taken out of the set, if any.
    pub(in crate::rules) laid: TileSet<WORDS>,
    /// Whether a tile was taken out of the set.
    left_out: bool,
    /// How many tiles each seat holds.
    pub(in crate::rules) sizes: [u8; SEATS],
    /// How many tiles are in the boneyard.
    pub(in crate::rules) boneyard: u8,
}

impl<const WORDS: usize> TilesOut<WORDS> {
    pub(super) const NONE: Self = Self {
        laid: TileSet::EMPTY,
        left_out: false,
        sizes: [0; SEATS],
        boneyard: 0,
    };

    /// Returns the tiles after a deal, with this many in each hand and in the boneyard.
    pub(super) fn dealt(sizes: [usize; SEATS], boneyard: usize) -> Self {
        Self {
            sizes: sizes.map(tile_count),
            boneyard: tile_count(boneyard),
            ..Self::NONE
        }
    }

    /// Returns the same with masks of another width.
    pub(super) fn resized<const OTHER: usize>(&self) -> TilesOut<OTHER> {
        TilesOut {
            laid: self.laid.resized(),
            left_out: self.left_out,
            sizes: self.sizes,
            boneyard: self.boneyard,
        }
    }

    /// Takes a tile out of the set before the deal, if one is given.
    pub(in crate::rules) fn leave_out(&mut self, tile: Option<Tile>) {
        if let Some(tile) = tile {
            self.laid.insert(tile);
            self.left_out = true;
        }
    }

    /// Moves a tile from the boneyard into a hand.
    #[inline]
    pub(super) fn draw(&mut self, seat: Seat) {
        self.sizes[seat.index()] += 1;
        self.boneyard -= 1;
    }

    /// Returns how many tiles are on the table, without one that was taken out of the set.
    pub(super) fn on_table(&self) -> usize {
        self.laid.len() - usize::from(self.left_out)
    }

    /// Returns whether the tile is a double and all other tiles with its number have been laid.
    pub(super) fn others_lie(&self, rules: &Rules<WORDS>, tile: Tile) -> bool {
        if !tile.is_double() {
            return false;
        }
        for half in 0..=rules.options.set.top().get() {
            let other = Tile::new(tile.high(), Pip::new(half));
            if other != tile && !self.laid.contains(other) {
                return false;
            }
        }
        true
    }
}

/// Returns how many tiles there are, as the board keeps it.
fn tile_count(tiles: usize) -> u8 {
    u8::try_from(tiles).expect("no set has more than 190 tiles")
}
