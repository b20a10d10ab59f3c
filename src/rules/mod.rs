//! What a domino game is: tiles, hands, the serpent, turns, points. Pure: no input or output, no
//! clock, no chance, no words.

mod tile;
mod tile_set;

pub use tile::{NotATile, Pip, Set, TILES, Tile};
pub use tile_set::TileSet;
