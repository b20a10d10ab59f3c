//! The rules reader: what a game's rules are, paragraph by paragraph.

use crate::announce::say::rules as say;
use crate::announce::{Game, Message};
use crate::rules::books;

/// The rules of the game with this id, a paragraph each, in the order they are told.
pub(super) fn rules_of(id: &'static str) -> Vec<Message> {
    let game = Game(id);
    let mut told = vec![say::rules_players(game)];
    if books::find(id).is_some() {
        told.push(say::rules_words());
    }
    told.extend([
        say::rules_deal(game),
        say::rules_turn(game),
        say::rules_special(game),
        say::rules_score(game),
        say::rules_match(game),
        say::rules_house(game),
    ]);
    told
}
