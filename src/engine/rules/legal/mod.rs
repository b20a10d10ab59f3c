//! The legal moves of the seat in turn.

mod moves;
mod peeled;
mod turns;
mod why_not;

use super::board::Board;
use super::compiled::Rules;
use super::drawing::MayDraw;
use super::non_lay::{InTurn, NonLayMoves};
use super::placement::{ARMS, Arm, Arms, Move};
use super::tile_set::TileSet;
use std::hint::select_unpredictable;

/// The legal moves of the seat in turn: computed once, when the turn begins, and only looked up afterwards.
#[derive(Debug)]
pub struct LegalMoves<const WORDS: usize = 3> {
    pub(super) first: TileSet<WORDS>,
    pub(super) arms: Arms,
    /// The tiles that fit on each arm; empty for those not among `arms`.
    pub(super) lays: [TileSet<WORDS>; ARMS],
    pub(super) any: TileSet<WORDS>,
    pub(super) non_lay: NonLayMoves,
}

impl<const WORDS: usize> Clone for LegalMoves<WORDS> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }

    /// Copies only the arms in use.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        self.keep_only(other.arms);
        for arm in other.arms.iter() {
            self.lays[arm.index()] = other.lays[arm.index()];
        }
        self.first = other.first;
        self.any = other.any;
        self.non_lay = other.non_lay;
    }
}

impl<const WORDS: usize> LegalMoves<WORDS> {
    pub(super) const NOTHING: Self = Self {
        first: TileSet::EMPTY,
        arms: Arms::NONE,
        lays: [TileSet::EMPTY; ARMS],
        any: TileSet::EMPTY,
        non_lay: NonLayMoves::NONE,
    };

    /// Nothing may be done. Only what went on arms is taken away, of which there are far more than are in use.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.first = TileSet::EMPTY;
        self.keep_only(Arms::NONE);
        self.any = TileSet::EMPTY;
        self.non_lay = NonLayMoves::NONE;
    }

    /// What went on an arm that is not to be laid on now was another hand's.
    #[inline]
    fn keep_only(&mut self, arms: Arms) {
        for arm in self.arms.minus(arms).iter() {
            self.lays[arm.index()] = TileSet::EMPTY;
        }
        self.arms = arms;
    }

    /// Finds what a hand may do before the round is opened: lay one of the tiles that lead, or hand the opening on.
    pub(super) fn find_to_open(
        &mut self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        self.clear();
        self.first = board.leading(hand);
        self.any = self.first;
        self.non_lay = NonLayMoves::PASS
            .when(board.opens_next(rules, hand).is_some())
            .union(redeal(rules, board, hand));
    }

    /// Finds what a hand may do in its turn, once the round is opened.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of every move")]
    pub(super) fn find(
        &mut self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        self.first = TileSet::EMPTY;
        if rules.is_plain_line() {
            self.lay_on_line(rules, board, hand);
        } else if rules.has_turns() {
            return self.find_in_turn(rules, board, hand);
        } else {
            let arms = board.layout.within_reach(rules.shape(), board.turn);
            self.lay_on(arms, rules, board, hand);
        }
        let others = draw_or_pass(rules, board);
        self.non_lay = select_unpredictable(self.any.is_empty(), others.stuck, others.lays);
        if rules.has_extras() {
            self.find_extras(rules, board, hand);
        }
    }

    /// Which tiles of the hand go on either arm of a line. It never has other arms, so nothing is left of another hand.
    #[inline]
    fn lay_on_line(&mut self, rules: &Rules<WORDS>, board: &Board<WORDS>, hand: TileSet<WORDS>) {
        let lays = |arm| hand & rules.fits(board.end_of(arm)).any;
        let (left, right) = (lays(Arm::LEFT), lays(Arm::RIGHT));
        self.arms = Arms::LINE;
        self.lays[Arm::LEFT.index()] = left;
        self.lays[Arm::RIGHT.index()] = right;
        self.any = left | right;
    }

    /// Which tiles of the hand go on each of these arms.
    fn lay_on(
        &mut self,
        arms: Arms,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        self.keep_only(arms);
        self.any = TileSet::EMPTY;
        for arm in arms.iter() {
            let lays = hand & rules.fits(board.end_of(arm)).any;
            self.lays[arm.index()] = lays;
            self.any |= lays;
        }
    }

    /// What only some games have: wild tiles to spare, arms with owners, exchanges, new deals.
    fn find_extras(&mut self, rules: &Rules<WORDS>, board: &Board<WORDS>, hand: TileSet<WORDS>) {
        let may_swap = rules.swaps() && board.swapped.is_none() && board.boneyard > 0;
        let swap = NonLayMoves::SWAP.when(may_swap);
        if board.deciding {
            self.clear();
            self.non_lay = NonLayMoves::KEEP.union(swap);
            return;
        }
        let spare = rules.drawing().spare_wild;
        if spare != MayDraw::No {
            let tame = hand.without(rules.wild());
            if board.drawn > 0 && !(self.any & tame).is_empty() {
                self.lay_on(self.arms, rules, board, tame);
            }
            let may_spare = spare == MayDraw::AsStuck || !board.spared || self.any.is_empty();
            let wishes = may_spare && self.any.without(rules.wild()).is_empty();
            let others = draw_or_pass(rules, board);
            self.non_lay = match (self.any.is_empty(), wishes) {
                (true, _) => others.stuck,
                (false, true) => others.wishes,
                (false, false) => others.lays,
            };
        }
        if rules.shape().may_decline() {
            self.non_lay = NonLayMoves::PASS.when(self.on(Arm::of(board.turn)).is_empty());
        }
        self.non_lay = self.non_lay.union(swap).union(redeal(rules, board, hand));
    }

    /// The tiles of the hand that can be laid somewhere.
    #[must_use]
    pub fn playable(&self) -> TileSet<WORDS> {
        self.any
    }

    /// The tiles one of which opens the round; empty once it is opened.
    #[must_use]
    pub fn first(&self) -> TileSet<WORDS> {
        self.first
    }

    /// Whether a tile may be drawn.
    #[must_use]
    pub fn may_draw(&self) -> bool {
        self.non_lay.has(NonLayMoves::DRAW)
    }

    /// Whether the turn may be passed.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        self.non_lay.has(NonLayMoves::PASS)
    }

    /// Whether the hand may be exchanged for the tiles that were not dealt.
    #[must_use]
    pub fn may_swap(&self) -> bool {
        self.non_lay.has(NonLayMoves::SWAP)
    }

    /// Whether a seat must say now that it keeps its hand, or exchange it.
    #[must_use]
    pub fn may_keep(&self) -> bool {
        self.non_lay.has(NonLayMoves::KEEP)
    }

    /// Whether a new deal may be asked for.
    #[must_use]
    pub fn may_redeal(&self) -> bool {
        self.non_lay.has(NonLayMoves::REDEAL)
    }

    /// The tiles that can be laid on an arm.
    #[must_use]
    pub fn on(&self, arm: Arm) -> TileSet<WORDS> {
        self.lays[arm.index()]
    }

    /// The arms that tiles may be laid on; not on all of them does one fit.
    #[must_use]
    pub fn arms(&self) -> Arms {
        self.arms
    }

    /// The only move there is, if it is one and lays no tile.
    pub(super) fn forced(&self) -> Option<Move> {
        if !self.any.is_empty() || self.non_lay.len() != 1 {
            return None;
        }
        self.non_lay.nth(0)
    }

    /// Whether nothing but passing is possible.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.non_lay == NonLayMoves::PASS && self.any.is_empty()
    }
}

/// What the house allows in this turn beside laying.
#[inline]
fn draw_or_pass<const WORDS: usize>(rules: &Rules<WORDS>, board: &Board<WORDS>) -> InTurn {
    let more = board.boneyard > rules.drawing().reserve;
    rules.draw_or_pass().in_turn(board.drawn == 0, more)
}

/// A new deal may be asked for with doubles enough, before one's first move or, in some games, one's first tile.
#[inline]
fn redeal<const WORDS: usize>(
    rules: &Rules<WORDS>,
    board: &Board<WORDS>,
    hand: TileSet<WORDS>,
) -> NonLayMoves {
    let is_late = || {
        if rules.book().redeals_until_lay() {
            board.has_laid(board.turn)
        } else {
            board.has_moved(board.turn)
        }
    };
    NonLayMoves::REDEAL.when(rules.has_doubles_to_redeal(hand) && !is_late())
}
