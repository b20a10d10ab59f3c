//! One file per game.

mod aquamarine;
mod classic;
mod classico;
mod coppie;
mod cyprus;
mod garrafina;
mod jolly;
mod matador;
mod portugues;
mod salotto;

use super::book::RuleBook;

/// Every game of tiles, the default first.
pub const ALL: [&dyn RuleBook; 10] = [
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
];

/// The game of tiles with this name.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn RuleBook> {
    ALL.into_iter().find(|book| book.id() == id)
}
