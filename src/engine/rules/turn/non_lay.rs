//! The legal moves besides laying a tile.

use crate::rules::fit::Move;
use crate::rules::turn::{Drawing, MayDraw, Stuck};

/// A set of moves that lay no tile: one bit for each, and above these bits their number, which is needed every turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rules) struct NonLayMoves(u8);

impl NonLayMoves {
    pub(in crate::rules) const NONE: Self = Self(0);
    pub(in crate::rules) const DRAW: Self = Self::one(0);
    pub(in crate::rules) const PASS: Self = Self::one(1);
    pub(in crate::rules) const KEEP: Self = Self::one(2);
    pub(in crate::rules) const SWAP: Self = Self::one(3);
    pub(in crate::rules) const REDEAL: Self = Self::one(4);

    /// The moves, in the order of their bits.
    const MOVES: [Move; 5] = [Move::Draw, Move::Pass, Move::Keep, Move::Swap, Move::Redeal];

    const fn one(bit: u8) -> Self {
        Self(1 << bit | 1 << Self::MOVES.len())
    }

    /// Returns the bits without the number.
    const fn bits(self) -> u8 {
        self.0 % (1 << Self::MOVES.len())
    }

    /// Returns the set of this move only; the empty set if it lays a tile or is not in `MOVES`.
    #[inline]
    pub(in crate::rules) fn only(play: Move) -> Self {
        match play {
            Move::Draw => Self::DRAW,
            Move::Pass => Self::PASS,
            Move::Keep => Self::KEEP,
            Move::Swap => Self::SWAP,
            Move::Redeal => Self::REDEAL,
            Move::Open(_) | Move::Lay(_) | Move::TimeUp => Self::NONE,
        }
    }

    /// Returns this set if `may` is true, and the empty set otherwise.
    #[inline]
    pub(in crate::rules) fn when(self, may: bool) -> Self {
        Self(self.0 * u8::from(may))
    }

    /// Returns the union of two sets that have no move in common.
    #[inline]
    pub(in crate::rules) fn union(self, those: Self) -> Self {
        debug_assert!(!self.has(those), "each is counted once");
        Self(self.0 + those.0)
    }

    /// Returns whether the sets have a move in common.
    #[inline]
    pub(in crate::rules) fn has(self, those: Self) -> bool {
        self.bits() & those.bits() != 0
    }

    /// Returns the number of moves.
    #[inline]
    pub(in crate::rules) fn len(self) -> usize {
        usize::from(self.0 >> Self::MOVES.len())
    }

    /// Returns the `n`-th move, counted from 0; `None` if there are not so many.
    #[inline]
    pub(in crate::rules) fn nth(self, n: usize) -> Option<Move> {
        let mut left = self.bits();
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Self::MOVES.get(left.trailing_zeros() as usize).copied()
    }

    pub(in crate::rules) fn iter(self) -> impl Iterator<Item = Move> {
        (0..).map_while(move |n| self.nth(n))
    }
}

/// When a seat may pass and when it may draw: the rules' answers for all cases.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct DrawOrPass {
    in_turn: [InTurn; 4],
    /// The same for seats that do not wish to draw: first those that can lay a tile, then those that cannot.
    cases: [NonLayMoves; 8],
}

/// The rules' answers in a turn, depending on whether the seat can lay.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct InTurn {
    /// For a seat that can lay a tile.
    pub lays: NonLayMoves,
    /// For a seat that can lay, but may draw as if it could not.
    pub wishes: NonLayMoves,
    /// For a seat that cannot lay.
    pub stuck: NonLayMoves,
}

impl DrawOrPass {
    pub(in crate::rules) fn new(drawing: Drawing) -> Self {
        let in_turn = [0, 1, 2, 3].map(|row| {
            let fresh = row & 1 == 1;
            let more = row & 2 == 2;
            InTurn {
                lays: find(drawing, Able::Lays, fresh, more),
                wishes: find(drawing, Able::WishesToDraw, fresh, more),
                stuck: find(drawing, Able::Stuck, fresh, more),
            }
        });
        let mut cases = [NonLayMoves::NONE; 8];
        for (row, turn) in in_turn.iter().enumerate() {
            cases[row] = turn.lays;
            cases[row | 4] = turn.stuck;
        }
        Self { in_turn, cases }
    }

    /// Returns the moves of a seat that does not wish to draw. `fresh` and `more` are as for [`in_turn`](Self::in_turn).
    #[inline]
    pub(in crate::rules) fn of(&self, fresh: bool, more: bool, is_stuck: bool) -> NonLayMoves {
        self.cases[usize::from(fresh) | usize::from(more) << 1 | usize::from(is_stuck) << 2]
    }

    /// Returns the moves in a turn: `fresh` says whether the seat has not drawn in it yet, `more` whether there is a tile to
    /// draw.
    #[inline]
    pub(in crate::rules) fn in_turn(&self, fresh: bool, more: bool) -> InTurn {
        self.in_turn[usize::from(fresh) | usize::from(more) << 1]
    }
}

/// Whether a seat can lay a tile.
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
            Stuck::DrawOne => fresh && (wishes || drawing.anyway.is_some()),
            Stuck::DrawUntil => {
                let again = fresh || drawing.anyway == Some(MayDraw::AsStuck);
                wishes || drawing.anyway.is_some() && again
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
