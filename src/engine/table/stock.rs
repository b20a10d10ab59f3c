//! Tiles or cards, as events tell them.

use crate::bax::Card;
use crate::rules::Tile;
use serde::{Deserialize, Serialize};

/// What was drawn to decide something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drawn {
    /// A tile.
    Tile(Tile),
    /// A card.
    Card(Card),
}

/// What waits to be drawn, the next one first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Stock {
    /// Tiles.
    Tiles(Vec<Tile>),
    /// Cards.
    Cards(Vec<Card>),
}
