//! The places where tiles are laid, and the ends they leave.

use crate::rules::seats::{Seat, bits_of};
use crate::rules::tile::{Pip, Tile};
use serde::{Deserialize, Serialize};
use std::ops::BitAnd;

/// An arm of the serpent, by number. In a line, 0 is left and 1 is right; a spinner adds 2 up and 3 down. In a star or a tree,
/// arms are numbered in order. In garrafina and Mexican Train, an arm has the number of its owner's seat; the common train has
/// the number of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arm(u8);

/// The most arms that a serpent can have: six from a centre, and three from each of fifteen other doubles.
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

    /// Returns the arm of this seat, in games where seats have arms of their own.
    #[must_use]
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self(seat.number())
    }

    /// Returns the common arm, in games where each of this many seats also has its own.
    #[must_use]
    #[inline]
    pub const fn communal(seats: u8) -> Self {
        Self(seats)
    }

    /// Returns the arm with this number, or `None` from 51 on.
    #[must_use]
    pub fn new(number: usize) -> Option<Self> {
        let number = u8::try_from(number).ok()?;
        (usize::from(number) < ARMS).then_some(Self(number))
    }

    /// Returns the seat that owns the arm, in games where arms are owned.
    pub fn owner(self) -> Option<Seat> {
        Seat::new(self.index())
    }

    /// Returns the arm's number, 0 to 50.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the arm's number, 0 to 50.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A set of arms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Arms(u64);

impl Arms {
    /// No arm.
    pub const NONE: Self = Self(0);
    /// Both arms of a line.
    pub const LINE: Self = Self(0b11);

    /// Returns the first `count` arms.
    #[must_use]
    pub fn first(count: usize) -> Self {
        Self((1 << count.min(ARMS)) - 1)
    }

    /// Returns the set of this arm only.
    #[must_use]
    pub const fn only(arm: Arm) -> Self {
        Self(1 << arm.0)
    }

    /// Returns the union of both sets.
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Returns the arms that are not among the others.
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Returns the set without this arm.
    #[must_use]
    pub const fn without(self, arm: Arm) -> Self {
        Self(self.0 & !(1 << arm.0))
    }

    /// Returns the arms for which `is_one` returns true. It is called for all arms, so that no branch depends on a result.
    #[inline]
    #[must_use]
    pub fn filter(self, is_one: impl Fn(Arm) -> bool) -> Self {
        let mut ones = 0;
        for arm in self.iter() {
            ones |= u64::from(is_one(arm)) << arm.0;
        }
        Self(ones)
    }

    /// Returns how many arms there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there is at most one arm.
    pub(crate) const fn has_at_most_one(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    /// Returns whether there is no arm.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the arm is in the set.
    #[inline]
    pub const fn contains(self, arm: Arm) -> bool {
        self.0 >> arm.0 & 1 == 1
    }

    /// Returns the arms in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Arm> + Clone {
        bits_of(self.0).map(Arm)
    }
}

impl BitAnd for Arms {
    type Output = Self;

    /// Returns the arms that are in both sets.
    fn bitand(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }
}

/// The part of an open end that the next tile must join.
///
/// It is one byte, since a board has an end for each of its 51 arms and is copied at every step of a search, and since the byte
/// is the row of the end in tables: first the halves, then the wild tiles, the substitute, and the doubles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpenEnd(u8);

/// The pips that each [`OpenEnd`] counts, with a row for every byte. Where ends are counted, rollouts ask for them all the time.
const WORTH: [u8; 256] = {
    let mut worth = [0; 256];
    let mut half: u8 = 0;
    while half <= Pip::MAX.get() {
        worth[half as usize] = half;
        worth[(OpenEnd::DOUBLES + half) as usize] = 2 * half;
        half += 1;
    }
    let mut at = 0;
    while let Some(tile) = Tile::from_index(at) {
        worth[OpenEnd::EITHER as usize + at] = tile.pips();
        at += 1;
    }
    worth
};

/// The number of different [`OpenEnd`]s.
pub(in crate::rules) const OPEN_ENDS: usize = OpenEnd::DOUBLES as usize + Pip::MAX.index() + 1;

/// What an open end shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EndFace {
    /// One half.
    Half(Pip),
    /// A wild tile that lies across: either half is open.
    Either(Tile),
    /// A tile laid as a substitute.
    Substitute,
    /// A double, of which both halves count.
    Double(Pip),
}

impl OpenEnd {
    /// The first byte that stands for a wild tile.
    const EITHER: u8 = 19;
    /// The end of a tile laid as a substitute. Only a blank half or another substitute can follow it (jolly).
    pub const SUBSTITUTE: Self = Self(Self::EITHER + 190);
    /// The first byte that stands for a double.
    const DOUBLES: u8 = Self::SUBSTITUTE.0 + 1;

    /// Returns the end that shows one half.
    #[must_use]
    pub const fn half(half: Pip) -> Self {
        Self(half.get())
    }

    /// Returns the end that shows a double. The next tile joins it as any other half, but both halves count where ends are
    /// counted.
    #[must_use]
    pub const fn double(half: Pip) -> Self {
        Self(Self::DOUBLES + half.get())
    }

    /// Returns the end of a wild tile that lies across, where either half is open.
    #[must_use]
    pub const fn either(tile: Tile) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a tile's index is below 190"
        )]
        Self(Self::EITHER + tile.index() as u8)
    }

    fn face(self) -> EndFace {
        if self.0 < Self::EITHER {
            EndFace::Half(Pip::new(self.0))
        } else if self.is_double() {
            EndFace::Double(Pip::new(self.0 - Self::DOUBLES))
        } else {
            match Tile::from_index(usize::from(self.0 - Self::EITHER)) {
                Some(tile) => EndFace::Either(tile),
                None => EndFace::Substitute,
            }
        }
    }

    /// Returns whether the end is a double of which both halves count.
    pub const fn is_double(self) -> bool {
        self.0 >= Self::DOUBLES
    }

    /// Returns the pips that the end counts: those of its half; of both halves for a double or a tile that lies across; 0 for a
    /// substitute.
    #[inline]
    pub const fn worth(self) -> u8 {
        WORTH[self.0 as usize]
    }

    /// Returns the halves that the next tile may join: one, two (of a wild tile), or none (of a substitute).
    pub fn halves(self) -> impl Iterator<Item = Pip> + Clone {
        let (one, other) = match self.face() {
            EndFace::Half(half) | EndFace::Double(half) => (Some(half), None),
            EndFace::Either(tile) if tile.is_double() => (Some(tile.high()), None),
            EndFace::Either(tile) => (Some(tile.high()), Some(tile.low())),
            EndFace::Substitute => (None, None),
        };
        one.into_iter().chain(other)
    }

    /// Returns the wild tile whose halves are both open, if the end shows one.
    pub fn tile(self) -> Option<Tile> {
        match self.face() {
            EndFace::Either(tile) => Some(tile),
            EndFace::Half(_) | EndFace::Substitute | EndFace::Double(_) => None,
        }
    }

    /// Returns the open half, if there is only one.
    pub fn only(self) -> Option<Pip> {
        match self.face() {
            EndFace::Half(half) | EndFace::Double(half) => Some(half),
            EndFace::Either(_) | EndFace::Substitute => None,
        }
    }

    /// Returns this end's row in a table of all `OPEN_ENDS`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns all possible ends.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=Self::DOUBLES + Pip::MAX.get()).map(Self)
    }
}

/// The orientation in which a tile is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Orientation {
    /// The higher half touches the serpent. Doubles are laid in this orientation.
    High,
    /// The lower half touches the serpent.
    Low,
    /// The tile lies across as a wild tile; its direction does not matter.
    Wild,
}

impl Orientation {
    /// All orientations.
    pub const ALL: [Self; 3] = [Self::High, Self::Low, Self::Wild];

    /// Returns the half of the tile that touches the serpent, or `None` for a wild tile, whose direction does not matter.
    pub fn inner(self, tile: Tile) -> Option<Pip> {
        match self {
            Self::High => Some(tile.high()),
            Self::Low => Some(tile.low()),
            Self::Wild => None,
        }
    }
}

/// A tile on an arm, in one orientation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placement {
    /// The tile.
    pub tile: Tile,
    /// The arm it is laid on.
    pub arm: Arm,
    /// The orientation of the tile.
    pub orientation: Orientation,
}

impl Placement {
    /// Returns the half that touches the serpent, or `None` for a wild tile, whose direction does not matter.
    pub fn inner(self) -> Option<Pip> {
        self.orientation.inner(self.tile)
    }

    /// Returns the half turned outward, or `None` for a wild tile.
    pub fn outer(self) -> Option<Pip> {
        self.tile.other(self.inner()?)
    }
}

/// A move that a seat can make in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Lay the first tile of the round.
    Open(Tile),
    /// Lay a tile on an arm.
    Lay(Placement),
    /// Draw the next tile of the boneyard.
    Draw,
    /// Pass.
    Pass,
    /// Exchange the hand for the tiles not dealt.
    Swap,
    /// Keep the hand, if the seat must decide now whether to exchange it.
    Keep,
    /// Ask for a new deal.
    Redeal,
    /// The thinking time is over: the seat draws one tile if it can, and its turn ends.
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
