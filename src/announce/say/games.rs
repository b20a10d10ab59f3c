//! The games: their names and what is special about each.

use crate::announce::{Game, messages};

messages! {
    /// A game's name. `game`: its id.
    game_name(game: Game);
}
