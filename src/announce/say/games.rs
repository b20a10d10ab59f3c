//! The games: their names and what is special about each.

use crate::announce::messages;

messages! {
    /// Salotto's name.
    game_salotto();
}
