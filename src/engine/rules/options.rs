//! The options of a match, agreed on before it begins.

use super::house::HouseRules;
use super::tile::Set;
use crate::rules::seats::Seating;

/// The condition that ends a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A total that a side must reach, in the unit of [`LimitOf`].
    Limit(u32),
    /// A fixed number of rounds.
    Rounds(u32),
}

impl Goal {
    /// Returns the number of rounds, or `None` if a limit ends the match.
    pub const fn rounds(self) -> Option<u32> {
        match self {
            Self::Limit(_) => None,
            Self::Rounds(rounds) => Some(rounds),
        }
    }

    /// Returns the limit, in the unit of [`LimitOf`], or `None` if the match has a fixed number of rounds.
    pub const fn limit(self) -> Option<u32> {
        match self {
            Self::Limit(limit) => Some(limit),
            Self::Rounds(_) => None,
        }
    }
}

/// The unit in which the limit of a match counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitOf {
    /// Points.
    Points,
    /// Rounds won.
    Rounds,
    /// Rounds won one after the other.
    RoundsInARow,
    /// Marks: rounds won, some of which count more than once.
    Marks,
    /// Points in a set; two sets won win the match.
    Sets,
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_points_or_rounds() {
        let of = |goal: Goal| (goal.limit(), goal.rounds());
        assert_eq!(of(Goal::Limit(100)), (Some(100), None));
        assert_eq!(of(Goal::Rounds(7)), (None, Some(7)));
    }
}
