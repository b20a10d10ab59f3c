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

/// The tiles or cards to be drawn, the next one first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Stock {
    /// Tiles.
    Tiles(Vec<Tile>),
    /// Cards.
    Cards(Vec<Card>),
}
