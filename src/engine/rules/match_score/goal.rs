//! What ends a match.

use crate::rules::house::HouseRules;
use crate::rules::seats::Seating;
use crate::rules::tile::Set;

/// What a match is played to.
#[derive(Clone, Copy)]
pub struct GoalRules {
    /// Returns the default end of a match with this set. Not asked where each round has a centre of its own; see
    /// [`rounds`](Self::rounds).
    pub usual: fn(Set, Seating, &HouseRules) -> Goal,

    /// Returns the largest and default number of rounds, if each round has a centre of its own.
    pub rounds: fn(Set) -> Option<u32>,

    /// Whether a match may have a fixed number of rounds instead of a limit.
    pub may_count_rounds: bool,

    /// Whether a match may end after a number of rounds, too, though it is played to a limit.
    pub may_end_after_rounds: bool,

    /// Returns whether a match may be played to a limit in points. It may not if it is played for stakes, or if each round has a
    /// centre of its own.
    pub may_have_limit: fn(&HouseRules) -> bool,

    /// Returns what the limit of a match counts.
    pub limit_of: fn(&HouseRules) -> LimitOf,

    /// Limits that the game is often played to besides the default one and round numbers.
    pub other_limits: &'static [u32],

    /// Returns whether reaching the limit wins only a game, and several games win the match.
    pub counts_games: fn(&HouseRules) -> bool,
}

impl GoalRules {
    /// The most common answers.
    pub const COMMON: Self = Self {
        usual: |_, _, _| Goal::Limit(100),
        rounds: |_| None,
        may_count_rounds: false,
        may_end_after_rounds: false,
        may_have_limit: |_| true,
        limit_of: |_| LimitOf::Points,
        other_limits: &[],
        counts_games: |_| false,
    };
}

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
