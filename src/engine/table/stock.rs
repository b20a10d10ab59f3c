//! Tiles or cards, as written in events.

use crate::bax::Card;
use crate::rules::Tile;
use serde::{Deserialize, Serialize};

/// A lot that was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drawn {
    /// A tile.
    Tile(Tile),
    /// A card.
    Card(Card),
}

impl Drawn {
    /// Returns the rank among lots of the same kind; tiles rank by their pips, then by the higher half.
    pub fn rank(self) -> (u8, u8) {
        match self {
            Self::Tile(tile) => (tile.pips(), tile.high().get()),
            Self::Card(card) => (card as u8, 0),
        }
    }

    /// Returns the tiles among these lots.
    pub fn tiles(lots: &[Self]) -> Vec<Tile> {
        let mut tiles = Vec::new();
        for lot in lots {
            match lot {
                Self::Tile(tile) => tiles.push(*tile),
                Self::Card(_) => {}
            }
        }
        tiles
    }
}

/// The tiles or cards to be drawn, the next one first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Stock {
    /// Tiles.
    Tiles(Vec<Tile>),
    /// Cards.
    Cards(Vec<Card>),
}
