//! The rule books, one file per game.

mod all_threes;
mod aquamarine;
mod bergen;
mod block;
mod brasileiro;
mod chicken_foot;
mod classic;
mod classico;
mod coppie;
mod cross;
mod cubano;
mod cyprus;
mod draw;
mod fives;
mod gaple;
mod garrafina;
mod jolly;
mod kozel;
mod latino;
mod matador;
mod pontinho;
mod portugues;
mod salotto;
mod sebastopol;
mod threes_fives;
mod tiddly_wink;
mod train;

use super::book::RuleBook;
use super::house::HouseRule;
use crate::rules::seats::Seating;

/// Two pairs only.
const TWO_PAIRS: [Seating; 1] = [Seating::teams_of(2, 2)];

/// Four, two or three players, or two pairs.
const TWO_TO_FOUR_OR_PAIRS: [Seating; 4] = [
    Seating::alone(4),
    Seating::alone(2),
    Seating::alone(3),
    Seating::teams_of(2, 2),
];

/// The same seatings, with two pairs first.
const PAIRS_OR_TWO_TO_FOUR: [Seating; 4] = [
    Seating::teams_of(2, 2),
    Seating::alone(2),
    Seating::alone(3),
    Seating::alone(4),
];

/// Four to ten players.
const FOUR_TO_TEN: [Seating; 7] = [
    Seating::alone(4),
    Seating::alone(5),
    Seating::alone(6),
    Seating::alone(7),
    Seating::alone(8),
    Seating::alone(9),
    Seating::alone(10),
];

/// The rule that the last two tiles of the boneyard are drawn, in games where they usually are not.
const EMPTY_YARD: HouseRule = HouseRule::switch("empty-yard");

/// The rule that they are not drawn, in games where they usually are.
const LAST_TWO: HouseRule = HouseRule::switch("last-two");

/// All games of tiles, the default first.
pub const ALL: [&RuleBook; 27] = [
    &salotto::BOOK,
    &classic::BOOK,
    &garrafina::BOOK,
    &matador::BOOK,
    &cyprus::BOOK,
    &classico::BOOK,
    &coppie::BOOK,
    &jolly::BOOK,
    &aquamarine::BOOK,
    &portugues::BOOK,
    &block::BOOK,
    &draw::BOOK,
    &fives::BOOK,
    &threes_fives::BOOK,
    &bergen::BOOK,
    &latino::BOOK,
    &cubano::BOOK,
    &brasileiro::BOOK,
    &gaple::BOOK,
    &train::BOOK,
    &chicken_foot::BOOK,
    &kozel::BOOK,
    &sebastopol::BOOK,
    &cross::BOOK,
    &tiddly_wink::BOOK,
    &all_threes::BOOK,
    &pontinho::BOOK,
];

/// Returns the game of tiles with this identifier.
pub fn find(id: &str) -> Option<&'static RuleBook> {
    ALL.into_iter().find(|book| book.id == id)
}
