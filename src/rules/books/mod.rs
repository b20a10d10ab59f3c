//! One file per game.

mod aquamarine;
mod bergen;
mod block;
mod classic;
mod classico;
mod coppie;
mod cyprus;
mod draw;
mod fives;
mod garrafina;
mod jolly;
mod matador;
mod portugues;
mod salotto;
mod threes_fives;

use super::book::RuleBook;

/// Every game of tiles, the default first.
pub const ALL: [&dyn RuleBook; 15] = [
    &salotto::Salotto,
    &classic::Classic,
    &garrafina::Garrafina,
    &matador::Matador,
    &cyprus::Cyprus,
    &classico::Classico,
    &coppie::Coppie,
    &jolly::Jolly,
    &aquamarine::Aquamarine,
    &portugues::Portugues,
    &block::Block,
    &draw::Draw,
    &fives::Fives,
    &threes_fives::ThreesFives,
    &bergen::Bergen,
];

/// The game of tiles with this name.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn RuleBook> {
    ALL.into_iter().find(|book| book.id() == id)
}
