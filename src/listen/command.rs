//! The commands that a player can give by speaking.

use serpente_engine::rules::Tile;
use serpente_text::seat::Action;

/// A place on the table that a player can name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NamedPlace {
    /// The left end.
    Left,
    /// The right end.
    Right,
    /// One of several places, by its number from 1.
    Number(u8),
}

/// A command that a player gave by speaking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VoiceCommand {
    /// Lay a tile.
    Lay {
        /// The tile.
        tile: Tile,
        /// The place; `None` if only the tile was named.
        place: Option<NamedPlace>,
    },
    /// A place alone, which answers the question where to lay a tile.
    Place(NamedPlace),
    /// The action of a key.
    Key(Action),
    /// A bid of so many points.
    Bid(u32),
    /// The count of the ends.
    Count(u32),
    /// An entry of the menu, from 0.
    Entry(usize),
    /// Yes.
    Yes,
    /// No.
    No,
}
