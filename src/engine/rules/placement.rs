//! Where a tile can go, and what it leaves open.

use super::seating::Seat;
use super::tile::{Pip, Tile};
use serde::{Deserialize, Serialize};
use std::ops::BitAnd;

/// An arm of the serpent: 0 left and 1 right in a line, from a spinner 2 up and 3 down as well; the arm's number in a star or
/// a tree; the owner's seat in garrafina and of a train, and for the train of all the number of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arm(u8);

/// The most arms a serpent has: six from a centre, and three from each of fifteen other doubles.
pub const ARMS: usize = 51;

impl Arm {
    /// The left arm of a line.
    pub const LEFT: Self = Self(0);
    /// The right arm of a line.
    pub const RIGHT: Self = Self(1);
    /// The arm from the upper tip of a spinner.
    pub const UP: Self = Self(2);
    /// The arm from the lower tip of a spinner.
    pub const DOWN: Self = Self(3);

    /// The arm that belongs to this seat, where seats have arms of their own.
    #[must_use]
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self(seat.number())
    }

    /// The arm of all, where each of so many seats has one of its own.
    #[must_use]
    #[inline]
    pub const fn communal(seats: u8) -> Self {
        Self(seats)
    }

    /// The arm with this number, or `None` from 51 on.
    #[must_use]
    pub fn new(number: usize) -> Option<Self> {
        u8::try_from(number)
            .ok()
            .filter(|_| number < ARMS)
            .map(Self)
    }

    /// The seat that owns it, where arms are owned.
    #[must_use]
    pub fn owner(self) -> Option<Seat> {
        Seat::new(self.index())
    }

    /// The arm's number, 0 to 50.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The arm's number, 0 to 50.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Some of the arms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Arms(u64);

impl Arms {
    /// No arm.
    pub const NONE: Self = Self(0);
    /// Both arms of a line.
    pub const LINE: Self = Self(0b11);

    /// The first `count` arms.
    #[must_use]
    pub fn first(count: usize) -> Self {
        Self((1 << count.min(ARMS)) - 1)
    }

    /// This arm alone.
    #[must_use]
    pub const fn only(arm: Arm) -> Self {
        Self(1 << arm.0)
    }

    /// These and those.
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These without those.
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// These without that one.
    #[must_use]
    pub const fn without(self, arm: Arm) -> Self {
        Self(self.0 & !(1 << arm.0))
    }

    /// Those of which it is true. All are asked, so no branch depends on the answers.
    #[must_use]
    #[inline]
    pub fn filter(self, is_one: impl Fn(Arm) -> bool) -> Self {
        let ones = self.iter().map(|arm| u64::from(is_one(arm)) << arm.0);
        Self(ones.fold(0, |all, one| all | one))
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is one at most.
    #[must_use]
    pub const fn has_at_most_one(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the arm is among them.
    #[must_use]
    #[inline]
    pub const fn contains(self, arm: Arm) -> bool {
        self.0 >> arm.0 & 1 == 1
    }

    /// The arms in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Arm> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "at most 63 zeros stand before a one in 64 bits"
            )]
            let next = (left != 0).then(|| Arm(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }
}

impl BitAnd for Arms {
    type Output = Self;

    /// Those that are among both.
    fn bitand(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }
}

/// What an end of the serpent shows to the next tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpenEnd(u8);

/// How many different [`OpenEnd`]s there are.
pub(super) const OPEN_ENDS: usize = OpenEnd::DOUBLES as usize + Pip::MAX.index() + 1;

impl OpenEnd {
    const EITHER: u8 = 19;
    /// Only what follows a tile laid as a substitute (jolly: a blank half, or another substitute).
    pub const SUBSTITUTE: Self = Self(Self::EITHER + 190);
    const DOUBLES: u8 = Self::SUBSTITUTE.0 + 1;

    /// One half.
    #[must_use]
    pub const fn half(half: Pip) -> Self {
        Self(half.get())
    }

    /// The half of a double that lies at the end: the next tile joins it as any other, but where ends are counted both its
    /// halves do.
    #[must_use]
    pub const fn double(half: Pip) -> Self {
        Self(Self::DOUBLES + half.get())
    }

    /// Whether a double lies at the end and counts as one.
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.0 >= Self::DOUBLES
    }

    /// What the end counts, in pips: the half it shows; of a double or of a tile that lies across both halves; of a
    /// substitute nothing.
    #[must_use]
    pub fn worth(self) -> u8 {
        match (self.only(), self.tile()) {
            (Some(half), _) if self.is_double() => 2 * half.get(),
            (Some(half), _) => half.get(),
            (None, Some(tile)) => tile.pips(),
            (None, None) => 0,
        }
    }

    /// Either half of a tile that lies across as a wild tile.
    #[must_use]
    pub const fn either(tile: Tile) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a tile's index is below 190"
        )]
        Self(Self::EITHER + tile.index() as u8)
    }

    /// The halves the next tile may join: one, two (of a wild tile), or none (of a substitute).
    pub fn halves(self) -> impl Iterator<Item = Pip> + Clone {
        let (one, other) = match self.tile() {
            Some(tile) => (
                Some(tile.high()),
                Some(tile.low()).filter(|&low| low != tile.high()),
            ),
            None => (self.only(), None),
        };
        one.into_iter().chain(other)
    }

    /// The wild tile both of whose halves are open, if that is what the end shows.
    #[must_use]
    pub fn tile(self) -> Option<Tile> {
        usize::from(self.0)
            .checked_sub(usize::from(Self::EITHER))
            .and_then(Tile::from_index)
    }

    /// The only half that is open, if it is one.
    #[must_use]
    pub fn only(self) -> Option<Pip> {
        match self.0 {
            half if half < Self::EITHER => Some(Pip::new(half)),
            end if end >= Self::DOUBLES => Some(Pip::new(end - Self::DOUBLES)),
            _ => None,
        }
    }

    /// This end's row in a table of all `OPEN_ENDS`.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Everything an end can show.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=Self::DOUBLES + Pip::MAX.get()).map(Self)
    }
}

/// Which way round a tile is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Orientation {
    /// The higher half touches the serpent (a double is laid this way).
    High,
    /// The lower half touches the serpent.
    Low,
    /// As a wild tile, across: its direction means nothing.
    Wild,
}

impl Orientation {
    /// Every way.
    pub const ALL: [Self; 3] = [Self::High, Self::Low, Self::Wild];
}

/// A tile on an arm, one way round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placement {
    /// The tile.
    pub tile: Tile,
    /// The arm it is laid on.
    pub arm: Arm,
    /// Which way round.
    pub orientation: Orientation,
}

impl Placement {
    /// The half that touches the serpent, or `None` for a wild tile, whose direction means nothing.
    #[must_use]
    pub fn inner(self) -> Option<Pip> {
        match self.orientation {
            Orientation::High => Some(self.tile.high()),
            Orientation::Low => Some(self.tile.low()),
            Orientation::Wild => None,
        }
    }

    /// The half turned outward, or `None` for a wild tile.
    #[must_use]
    pub fn outer(self) -> Option<Pip> {
        match self.orientation {
            Orientation::High => Some(self.tile.low()),
            Orientation::Low => Some(self.tile.high()),
            Orientation::Wild => None,
        }
    }
}

/// What a seat can do in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Lay the first tile of the round.
    Open(Tile),
    /// Lay a tile on an arm.
    Lay(Placement),
    /// Draw the next tile of the boneyard.
    Draw,
    /// Let the turn go by.
    Pass,
    /// Exchange the hand for the tiles that were not dealt.
    Swap,
    /// Keep the hand that could be exchanged now.
    Keep,
    /// Ask for a new deal.
    Redeal,
    /// The thinking time is over: draw one tile if there is one to draw, and the turn goes by.
    TimeUp,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::SEATS;

    #[test]
    fn arms_are_counted() {
        assert!(Arms::NONE.is_empty() && Arms::first(0).is_empty());
        assert!(!Arms::LINE.is_empty());
        assert_eq!(
            [Arms::NONE, Arms::LINE, Arms::first(8)].map(Arms::len),
            [0, 2, 8]
        );
        assert!(Arms::LINE.contains(Arm(1)) && !Arms::LINE.contains(Arm(2)));
        assert_eq!(
            [Arms::NONE, Arms::only(Arm(7)), Arms::LINE].map(Arms::has_at_most_one),
            [true, true, false]
        );
        let odd = Arms::first(8).filter(|arm| arm.index() % 2 == 1);
        assert!(odd.iter().eq([1, 3, 5, 7].map(Arm)));
    }

    #[test]
    fn each_seat_owns_the_arm_of_its_number() {
        assert_eq!(Arms::first(ARMS).len(), ARMS);
        for number in 0..SEATS {
            let seat = Seat::new(number).expect("ten seats");
            assert_eq!(Arm::of(seat).owner(), Some(seat));
            assert_eq!(Arm::of(seat).index(), number);
        }
    }

    #[test]
    fn a_double_at_an_end_counts_twice() {
        let six = Pip::new(6);
        let worth = [
            OpenEnd::half(six),
            OpenEnd::double(six),
            OpenEnd::double(Pip::MAX),
            OpenEnd::either(Tile::new(six, Pip::new(1))),
            OpenEnd::SUBSTITUTE,
        ];
        assert_eq!(worth.map(OpenEnd::worth), [6, 12, 36, 7, 0]);
        assert!(OpenEnd::double(six).halves().eq([six]));
    }

    #[test]
    fn an_end_that_shows_one_half_is_no_wild_tile() {
        for open in OpenEnd::all() {
            let halves: Vec<Pip> = open.halves().collect();
            match open.tile() {
                Some(tile) => assert!(halves.iter().all(|&half| tile.has(half))),
                None => assert_eq!(open.only().into_iter().collect::<Vec<_>>(), halves),
            }
        }
        let (doubles, plain): (Vec<_>, Vec<_>) = OpenEnd::all()
            .filter(|open| open.only().is_some())
            .partition(|open| open.is_double());
        assert_eq!((doubles.len(), plain.len()), (19, 19));
    }
}
