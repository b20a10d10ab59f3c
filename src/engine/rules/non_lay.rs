//! What may be done in a turn beside laying a tile.

use super::drawing::{Drawing, MayDraw, Stuck};
use super::placement::Move;

/// Some of the moves that lay no tile: a bit for each, and above those how many they are, which is asked every turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NonLayMoves(u8);

impl NonLayMoves {
    pub(super) const NONE: Self = Self(0);
    pub(super) const DRAW: Self = Self::one(0);
    pub(super) const PASS: Self = Self::one(1);
    pub(super) const KEEP: Self = Self::one(2);
    pub(super) const SWAP: Self = Self::one(3);
    pub(super) const REDEAL: Self = Self::one(4);

    /// The moves, in the order of their bits.
    const MOVES: [Move; 5] = [Move::Draw, Move::Pass, Move::Keep, Move::Swap, Move::Redeal];

    const fn one(bit: u8) -> Self {
        Self(1 << bit | 1 << Self::MOVES.len())
    }

    /// The bits alone.
    const fn bits(self) -> u8 {
        self.0 % (1 << Self::MOVES.len())
    }

    /// This move alone; none if it is not one of them.
    #[inline]
    pub(super) fn only(play: Move) -> Self {
        match play {
            Move::Draw => Self::DRAW,
            Move::Pass => Self::PASS,
            Move::Keep => Self::KEEP,
            Move::Swap => Self::SWAP,
            Move::Redeal => Self::REDEAL,
            Move::Open(_) | Move::Lay(_) | Move::TimeUp => Self::NONE,
        }
    }

    /// These if `may`, else none.
    #[inline]
    pub(super) fn when(self, may: bool) -> Self {
        Self(self.0 * u8::from(may))
    }

    /// These and those, which are others.
    #[inline]
    pub(super) fn union(self, those: Self) -> Self {
        debug_assert!(!self.has(those), "each is counted once");
        Self(self.0 + those.0)
    }

    /// Whether one of those is among them.
    #[inline]
    pub(super) fn has(self, those: Self) -> bool {
        self.bits() & those.bits() != 0
    }

    /// How many there are.
    #[inline]
    pub(super) fn len(self) -> usize {
        usize::from(self.0 >> Self::MOVES.len())
    }

    /// The `n`-th of them, counted from 0; `None` if there are not so many.
    #[inline]
    pub(super) fn nth(self, n: usize) -> Option<Move> {
        let mut left = self.bits();
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Self::MOVES.get(left.trailing_zeros() as usize).copied()
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Move> {
        (0..).map_while(move |n| self.nth(n))
    }
}

/// When a turn may be passed and a tile drawn: the house's answers, for everything they depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawOrPass([InTurn; 4]);

/// The house's answers in a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct InTurn {
    /// To a seat that can lay a tile.
    pub lays: NonLayMoves,
    /// To one that can, and wishes to draw as if it could not.
    pub wishes: NonLayMoves,
    /// To one that cannot.
    pub stuck: NonLayMoves,
}

impl DrawOrPass {
    pub(super) fn new(drawing: Drawing) -> Self {
        Self([0, 1, 2, 3].map(|row| {
            let (fresh, more) = (row & 1 == 1, row & 2 == 2);
            let find = |seat| find(drawing, seat, fresh, more);
            InTurn {
                lays: find(Able::Lays),
                wishes: find(Able::WishesToDraw),
                stuck: find(Able::Stuck),
            }
        }))
    }

    /// What a seat may do that has not drawn in this turn, if `fresh`, and finds a tile to draw, if there are `more`.
    #[inline]
    pub(super) fn in_turn(&self, fresh: bool, more: bool) -> InTurn {
        self.0[usize::from(fresh) | usize::from(more) << 1]
    }
}

/// What a seat can do with its hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Able {
    Lays,
    WishesToDraw,
    Stuck,
}

fn find(drawing: Drawing, seat: Able, fresh: bool, more: bool) -> NonLayMoves {
    let wishes = seat != Able::Lays;
    let draw = more
        && match drawing.stuck {
            Stuck::Pass => false,
            Stuck::DrawOne => fresh && (wishes || drawing.anyway != MayDraw::No),
            Stuck::DrawUntil => {
                wishes
                    || match drawing.anyway {
                        MayDraw::No => false,
                        MayDraw::Once => fresh,
                        MayDraw::AsStuck => true,
                    }
            }
        };
    let pass = if seat == Able::Stuck {
        !draw
    } else {
        !fresh && !drawing.must_lay
    };
    NonLayMoves::DRAW
        .when(draw)
        .union(NonLayMoves::PASS.when(pass))
}
