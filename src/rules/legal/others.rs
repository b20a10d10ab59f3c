//! What may be done in a turn beside laying a tile.

use crate::rules::placement::Move;
use std::ops::BitOr;

/// Some of the moves that lay no tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rules) struct Others(u8);

impl Others {
    pub(in crate::rules) const NONE: Self = Self(0);
    pub(in crate::rules) const DRAW: Self = Self(1);
    pub(in crate::rules) const PASS: Self = Self(1 << 1);
    pub(in crate::rules) const KEEP: Self = Self(1 << 2);
    pub(in crate::rules) const SWAP: Self = Self(1 << 3);
    pub(in crate::rules) const REDEAL: Self = Self(1 << 4);

    /// The moves, in the order of their bits.
    const MOVES: [Move; 5] = [Move::Draw, Move::Pass, Move::Keep, Move::Swap, Move::Redeal];

    /// These if `may`, else none.
    #[inline]
    pub(in crate::rules) fn when(self, may: bool) -> Self {
        Self(self.0 * u8::from(may))
    }

    /// Whether one of those is among them.
    #[inline]
    pub(in crate::rules) fn has(self, those: Self) -> bool {
        self.0 & those.0 != 0
    }

    #[inline]
    pub(super) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The `n`-th of them, counted from 0; `None` if there are not so many.
    #[inline]
    pub(super) fn nth(self, n: usize) -> Option<Move> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Self::MOVES.get(left.trailing_zeros() as usize).copied()
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Move> {
        (0..).map_while(move |n| self.nth(n))
    }
}

impl BitOr for Others {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
