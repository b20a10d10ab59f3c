//! What was agreed before a match.

use super::house::HouseRules;
use super::seating::Seating;
use super::tile::Set;

/// What ends a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A total that a side reaches, counted as [`LimitOf`] says.
    Limit(u32),
    /// A fixed number of rounds.
    Rounds(u32),
}

impl Goal {
    /// The number of rounds, or `None` where a limit decides.
    #[must_use]
    pub const fn rounds(self) -> Option<u32> {
        match self {
            Self::Limit(_) => None,
            Self::Rounds(rounds) => Some(rounds),
        }
    }

    /// The limit, counted as [`LimitOf`] says, or `None` where the number of rounds decides.
    #[must_use]
    pub const fn limit(self) -> Option<u32> {
        match self {
            Self::Limit(limit) => Some(limit),
            Self::Rounds(_) => None,
        }
    }
}

/// What the limit of a match counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitOf {
    /// Points.
    Points,
    /// Rounds won.
    Rounds,
    /// Rounds won one after the other.
    RoundsInARow,
    /// Marks: rounds won, some of which count for several.
    Marks,
    /// Points, in sets of which two win the match.
    Sets,
}

/// What was agreed before a match: everything a book leaves open, with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Who sits where.
    pub seating: Seating,
    /// The set of tiles.
    pub set: Set,
    /// How many tiles each seat is dealt.
    pub hand: usize,
    /// What ends the match.
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
