//! The shapes of the serpent, and the roles of its arms.

use crate::rules::fit::Arm;
use crate::rules::seats::Seat;

/// The shape of the serpent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A left and a right arm from the first tile.
    Line,
    /// A line with one open end, the right one.
    OneEnd,
    /// This many arms from the first tile; all must be begun before any is extended.
    Star(usize),
    /// An arm for each seat; other seats may lay on it while it is open.
    Owned,
    /// A line in which two more arms grow from the tips of the first double, the spinner, once both its sides are covered.
    Spinner {
        /// Whether an opening double counts once, and not with both halves, while only one of its sides is covered.
        once: bool,
    },
    /// A tree: a line in which arms grow from the tips of every double in this way.
    Tree,
    /// Trains from a tile in the centre: one for each seat, on which others may lay while it is marked, and a common one.
    Trains {
        /// The number of seats.
        seats: u8,
        /// Whether only a seat that has begun its own train may begin the common one.
        own_first: bool,
    },
    /// A tree from a tile in the centre: this many arms from it, then three from each double at an end.
    Feet {
        /// How many arms must be begun at the centre before any other move.
        centre: u8,
    },
}

/// The role of an arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArmRole {
    /// The left arm of a line.
    Left,
    /// The right arm of a line.
    Right,
    /// The only arm.
    Only,
    /// The arm from the upper tip of the spinner.
    Up,
    /// The arm from the lower tip of the spinner.
    Down,
    /// One of several arms that differ only in their number, counted from 0 in the order in which they were begun.
    Numbered(usize),
    /// The arm of this seat.
    Of(Seat),
    /// The common arm, where the others are owned.
    Communal,
}

impl Shape {
    /// Returns whether the serpent has a left and a right arm and no other.
    #[inline]
    pub fn is_line(self) -> bool {
        matches!(self, Self::Line)
    }

    /// Returns whether each seat has an arm of its own.
    #[inline]
    pub fn has_owned_arms(self) -> bool {
        matches!(self, Self::Owned | Self::Trains { .. })
    }

    /// Returns whether a seat that can lay nothing on its own arm may pass although tiles fit elsewhere, which opens its arm.
    #[inline]
    pub fn may_decline(self) -> bool {
        self == Self::Owned
    }

    /// Returns whether a seat that cannot move marks its own arm, on which others may lay as long as it is marked.
    #[inline]
    pub fn has_marks(self) -> bool {
        matches!(self, Self::Trains { .. })
    }

    /// Returns whether every double at an end becomes a foot, and the centre is one.
    pub fn has_feet(self) -> bool {
        matches!(self, Self::Feet { .. })
    }

    /// Returns how many arms must be begun before any is extended; 0 if no arm has to wait.
    pub fn begins_first(self) -> usize {
        match self {
            Self::Star(points) => points,
            _ => 0,
        }
    }

    /// Returns the role of this arm.
    pub fn role(self, arm: Arm) -> ArmRole {
        match (self, arm) {
            (Self::Line | Self::Spinner { .. } | Self::Tree, Arm::LEFT) => ArmRole::Left,
            (Self::Line | Self::Spinner { .. } | Self::Tree, Arm::RIGHT) => ArmRole::Right,
            (Self::OneEnd, _) => ArmRole::Only,
            (Self::Spinner { .. }, Arm::UP) => ArmRole::Up,
            (Self::Spinner { .. }, Arm::DOWN) => ArmRole::Down,
            (Self::Trains { seats, .. }, _) if arm == Arm::communal(seats) => ArmRole::Communal,
            (Self::Owned | Self::Trains { .. }, _) => arm
                .owner()
                .map_or(ArmRole::Numbered(arm.index()), ArmRole::Of),
            _ => ArmRole::Numbered(arm.index()),
        }
    }

    /// Returns whether the serpent has a left and a right arm, and perhaps others.
    pub fn has_sides(self) -> bool {
        self.is_line() || self.has_tips()
    }

    /// Returns whether arms grow from the tips of doubles.
    #[inline]
    pub fn has_tips(self) -> bool {
        matches!(self, Self::Spinner { .. } | Self::Tree)
    }

    /// Returns whether a tile can be laid on several arms that show the same, with the same effect.
    pub fn has_like_arms(self) -> bool {
        matches!(self, Self::Star(_) | Self::Feet { .. })
    }

    /// Returns whether a seat may certainly lay on an arm after a tile was laid there; on another seat's own arm it may not.
    pub(crate) fn may_follow(self, arm: Arm, seat: Seat) -> bool {
        match self {
            Self::Owned => arm.owner() == Some(seat),
            Self::Trains { seats, .. } => arm == Arm::of(seat) || arm == Arm::communal(seats),
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arms_are_sides_numbers_or_somebodys() {
        assert_eq!(Shape::Spinner { once: false }.role(Arm::UP), ArmRole::Up);
        assert_eq!(
            Shape::Spinner { once: false }.role(Arm::DOWN),
            ArmRole::Down
        );
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
