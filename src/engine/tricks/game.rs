//! The games of tricks.

use super::{TrickRules, moon};
use crate::rules::{HouseRules, RuleBook, Seating};

/// A game of tricks.
#[derive(Debug)]
pub struct TrickGame {
    /// The answers that every game gives. Those about laid tiles are not asked for.
    pub book: RuleBook,
    /// Reads the rules of a match.
    pub rules: fn(Seating, &HouseRules) -> TrickRules,
}

/// All games of tricks.
pub static ALL: [TrickGame; 2] = [super::GAME, moon::GAME];
