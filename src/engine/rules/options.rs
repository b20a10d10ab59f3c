//! The options of a match, agreed on before it begins.

use super::house::HouseRules;
use super::match_score::Goal;
use super::tile::Set;
use crate::rules::seats::Seating;

/// The options of a match: everything that a rule book leaves open, with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The number of teams and of their members.
    pub seating: Seating,
    /// The set of tiles.
    pub set: Set,
    /// How many tiles each seat is dealt.
    pub hand: usize,
    /// The condition that ends the match.
    pub goal: Goal,
    /// The house rules.
    pub house: HouseRules,
}
