//! Feet: doubles at the ends of a tree, and the centre, ask for their toes before anything else.

use crate::announce::messages;
use serpente_engine::rules::Tile;

messages! {
    /// Where a tile was laid: on a double that has not all its toes yet.
    place_toe(tile: Tile);
    /// On the centre, which has not all its tiles yet.
    place_centre();
    /// So many tiles must be laid on the centre before anything else.
    centre_needs(tile: Tile, count: u8);
    /// So many tiles must be laid on a double before anything else.
    foot_needs(tile: Tile, count: u8);
    /// The centre has its tiles, or no others can come.
    centre_complete();
    /// A double has its toes, or no others can come.
    foot_complete(tile: Tile);
}
