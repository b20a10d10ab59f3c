//! The games of tricks, as data.

use super::{TrickRules, moon};
use crate::rules::{Goal, HouseRule, HouseRules, LimitOf, Preset, Seating};

/// A game of bids, trumps and tricks.
#[derive(Clone, Copy, Debug)]
pub struct TrickGame {
    /// The identifier in records, settings and on the command line.
    pub id: &'static str,
    /// The possible seatings; the first is the default.
    pub seatings: &'static [Seating],
    /// The house rules that the host may set.
    pub house_rules: &'static [HouseRule],
    /// The presets of house rules, the default first.
    pub presets: &'static [Preset],
    /// Returns the rules of a match with this seating and these house rules.
    pub rules: fn(Seating, &HouseRules) -> TrickRules,
    /// Returns the default end of a match.
    pub goal: fn(&HouseRules) -> Goal,
    /// Returns what the limit of a match counts.
    pub limit_of: fn(&HouseRules) -> LimitOf,
}

/// Forty-two.
const FORTY_TWO: TrickGame = TrickGame {
    id: super::ID,
    seatings: &super::SEATINGS,
    house_rules: &super::HOUSE_RULES,
    presets: &super::PRESETS,
    rules: |_, house| TrickRules::of(house),
    goal: super::goal,
    limit_of: super::limit_of,
};

/// All games of tricks.
pub static ALL: [TrickGame; 2] = [FORTY_TWO, moon::GAME];
