//! Input by touch, on a display that shows the current screen.

use serpente_engine::rules::Tile;
use serpente_seat::Action;

/// A touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// A button with this action.
    Do(Action),
    /// An entry of the menu, from 0, to carry out.
    Entry(usize),
    /// An entry of the menu, from 0, to change up or down.
    Change(usize, bool),
    /// A tile of the player's hand.
    Tile(Tile),
    /// One of the bids or trumps on offer, from 0.
    Choice(usize),
    /// One of the places, from 0, for a tile of the player's hand.
    Lay(Tile, usize),
    /// The count of the ends, to say.
    Count(u8),
    /// The whole text for a text field.
    Typed(String),
    /// A message to the players at the table.
    Say(String),
}
