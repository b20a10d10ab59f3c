//! One file per game.

mod salotto;

use super::book::RuleBook;

/// Every game, the default first.
pub const ALL: [&dyn RuleBook; 1] = [&salotto::Salotto];

/// The game with this name.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn RuleBook> {
    ALL.into_iter().find(|book| book.id() == id)
}
