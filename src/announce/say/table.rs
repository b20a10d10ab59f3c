//! What happens at a table.

use crate::announce::{Side, messages};
use crate::rules::Tile;

messages! {
    /// Somebody laid a tile on one side of the serpent. `side`: `left` or `right`.
    laid(who: String, tile: Tile, side: Side);
}
