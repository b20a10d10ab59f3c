//! What may be done in a turn beside laying a tile.

use crate::rules::book::{Drawing, Stuck};
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

    /// How many there are, looked up: counting the bits of so small a number takes longer.
    #[inline]
    pub(super) fn len(self) -> usize {
        const LEN: [u8; 32] = {
            let mut len = [0; 32];
            let mut some = 1;
            while some < len.len() {
                len[some] = len[some / 2] + (some % 2) as u8;
                some += 1;
            }
            len
        };
        usize::from(LEN[usize::from(self.0) % LEN.len()])
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

    pub(in crate::rules) fn iter(self) -> impl Iterator<Item = Move> {
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

/// When a turn may be passed and a tile drawn: the house's answers, for everything they depend on.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct DrawOrPass([Others; 16]);

impl DrawOrPass {
    pub(in crate::rules) fn new(drawing: Drawing) -> Self {
        let bit = |row: usize, at: usize| row >> at & 1 == 1;
        let row = |row| [0, 1, 2, 3].map(|at| bit(row, at));
        Self(std::array::from_fn(|at| find(drawing, row(at))))
    }

    /// What a seat may do that
    /// - can lay nothing,
    /// - wishes to draw as if it could not,
    /// - has not drawn in this turn,
    /// - and finds a tile to draw.
    #[inline]
    pub(super) fn when(&self, [stuck, wishes, fresh, more]: [bool; 4]) -> Others {
        let [stuck, wishes, fresh, more] = [stuck, wishes, fresh, more].map(usize::from);
        self.0[stuck | wishes << 1 | fresh << 2 | more << 3]
    }
}

fn find(drawing: Drawing, [stuck, wishes, fresh, more]: [bool; 4]) -> Others {
    let draw = more
        && match drawing.stuck {
            Stuck::Pass => false,
            Stuck::DrawOne => fresh && (wishes || drawing.anyway),
            Stuck::DrawUntil => wishes || fresh && drawing.anyway,
        };
    let pass = if stuck {
        !draw
    } else {
        !fresh && !drawing.must_lay
    };
    Others::DRAW.when(draw) | Others::PASS.when(pass)
}
