//! The shapes a serpent can have, and what its arms are to those who lay on them.

use super::placement::Arm;
use super::seating::Seat;

/// The shape of the serpent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A left and a right arm from the first tile.
    Line,
    /// A line of which one end is open: the right arm alone.
    OneEnd,
    /// So many arms from the first tile; all must be begun before any is made longer.
    Star(usize),
    /// An arm for each seat, its own; others may lay on it while it is open.
    Owned,
    /// A line across whose first double, the spinner, two more arms grow from its tips once both its sides are covered.
    Spinner,
    /// The same from every double: a tree.
    Tree,
    /// From a tile that nobody laid an arm for each of so many seats, its own, on which others may lay while it is marked; and
    /// one more for all.
    Trains {
        /// How many seats there are.
        seats: u8,
        /// Whether the one for all is only begun by a seat whose own is begun.
        own_first: bool,
    },
    /// A tree from a tile that nobody laid: so many arms from it, then three from each double at an end.
    Feet {
        /// How many arms must grow from the centre before anything else is laid.
        centre: u8,
    },
}

/// What an arm is to those who lay on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArmRole {
    /// The left arm of a line.
    Left,
    /// The right arm of a line.
    Right,
    /// The one arm there is.
    Only,
    /// The arm from the upper tip of the spinner.
    Up,
    /// The arm from its lower tip.
    Down,
    /// One of several that differ in nothing but their number, counted from 0, in the order in which they were begun.
    Numbered(usize),
    /// The arm of this seat.
    Of(Seat),
    /// The arm of all, where the others belong to somebody.
    Communal,
}

impl Shape {
    /// Whether it has a left and a right arm and no other.
    #[must_use]
    #[inline]
    pub fn is_line(self) -> bool {
        matches!(self, Self::Line)
    }

    /// Whether each seat has an arm of its own.
    #[must_use]
    #[inline]
    pub fn has_owned_arms(self) -> bool {
        matches!(self, Self::Owned | Self::Trains { .. })
    }

    /// Whether a seat that can lay nothing on its own arm may let its turn go by, whatever else fits, and opens it.
    #[must_use]
    #[inline]
    pub fn may_decline(self) -> bool {
        self == Self::Owned
    }

    /// Whether a seat that can do nothing marks its own arm, and others may lay on it as long as the mark is there.
    #[must_use]
    #[inline]
    pub fn has_marks(self) -> bool {
        matches!(self, Self::Trains { .. })
    }

    /// Whether every double at an end becomes a foot, and the centre is one.
    #[must_use]
    pub fn has_feet(self) -> bool {
        matches!(self, Self::Feet { .. })
    }

    /// How many arms must be begun before any is made longer; 0 if no arm has to wait.
    #[must_use]
    pub fn begins_first(self) -> usize {
        match self {
            Self::Star(points) => points,
            Self::Line
            | Self::OneEnd
            | Self::Owned
            | Self::Spinner
            | Self::Tree
            | Self::Trains { .. }
            | Self::Feet { .. } => 0,
        }
    }

    /// What this arm is to those who lay on it.
    #[must_use]
    pub fn role(self, arm: Arm) -> ArmRole {
        match (self, arm) {
            (Self::Line | Self::Spinner | Self::Tree, Arm::LEFT) => ArmRole::Left,
            (Self::Line | Self::Spinner | Self::Tree, Arm::RIGHT) => ArmRole::Right,
            (Self::OneEnd, _) => ArmRole::Only,
            (Self::Spinner, Arm::UP) => ArmRole::Up,
            (Self::Spinner, Arm::DOWN) => ArmRole::Down,
            (Self::Trains { seats, .. }, _) if arm == Arm::communal(seats) => ArmRole::Communal,
            (Self::Owned | Self::Trains { .. }, _) => arm
                .owner()
                .map_or(ArmRole::Numbered(arm.index()), ArmRole::Of),
            (Self::Line | Self::Star(_) | Self::Spinner | Self::Tree | Self::Feet { .. }, _) => {
                ArmRole::Numbered(arm.index())
            }
        }
    }

    /// Whether it has a left and a right arm, and perhaps others.
    #[must_use]
    pub fn has_sides(self) -> bool {
        self.is_line() || self.has_tips()
    }

    /// Whether arms grow from the tips of doubles.
    #[must_use]
    pub fn has_tips(self) -> bool {
        matches!(self, Self::Spinner | Self::Tree)
    }

    /// Whether a tile can be laid on any of several arms that show the same, and it is all one to everybody.
    #[must_use]
    pub fn has_like_arms(self) -> bool {
        match self {
            Self::Star(_) | Self::Feet { .. } => true,
            Self::Line
            | Self::OneEnd
            | Self::Owned
            | Self::Spinner
            | Self::Tree
            | Self::Trains { .. } => false,
        }
    }

    /// Whether a seat may surely lay on an arm once a tile was laid there: on another seat's own it may not.
    #[must_use]
    pub fn may_follow(self, arm: Arm, seat: Seat) -> bool {
        match self {
            Self::Line
            | Self::OneEnd
            | Self::Star(_)
            | Self::Spinner
            | Self::Tree
            | Self::Feet { .. } => true,
            Self::Owned => arm.owner() == Some(seat),
            Self::Trains { seats, .. } => arm == Arm::of(seat) || arm == Arm::communal(seats),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arms_are_sides_numbers_or_somebodys() {
        assert_eq!(Shape::Spinner.role(Arm::UP), ArmRole::Up);
        assert_eq!(Shape::Spinner.role(Arm::DOWN), ArmRole::Down);
        assert_eq!(Shape::Tree.role(Arm::RIGHT), ArmRole::Right);
        assert_eq!(Shape::Tree.role(Arm::DOWN), ArmRole::Numbered(3));
        assert_eq!(Shape::Line.role(Arm::LEFT), ArmRole::Left);
        assert_eq!(Shape::Line.role(Arm::RIGHT), ArmRole::Right);
        assert_eq!(Shape::Star(8).role(Arm::RIGHT), ArmRole::Numbered(1));
        assert_eq!(
            Shape::Owned.role(Arm::RIGHT),
            ArmRole::Of(Seat::new(1).expect("a seat"))
        );
    }
}
