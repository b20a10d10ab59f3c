//! The legal moves of the seat in turn.

mod in_long_turn;
mod in_order;
mod two_arms;
mod why_not;

pub(super) use two_arms::{HALF_WORD, TwoArms};

use super::board::Board;
use super::compiled::Rules;
use super::tile_set::TileSet;
use crate::rules::fit::{ARMS, Arm, Arms, Move};
use crate::rules::turn::{InTurn, MayDraw, NonLayMoves};

/// The legal moves of the seat in turn, computed once when the turn begins and then only looked up.
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

    /// Returns the same moves with masks of another width.
    pub(crate) fn resized<const OTHER: usize>(&self) -> LegalMoves<OTHER> {
        LegalMoves {
            first: self.first.resized(),
            arms: self.arms,
            lays: self.lays.map(TileSet::resized),
            any: self.any.resized(),
            non_lay: self.non_lay,
        }
    }

    /// Removes all moves. Only the entries of arms in use are cleared, since most arms are not in use.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.first = TileSet::EMPTY;
        self.keep_only(Arms::NONE);
        self.any = TileSet::EMPTY;
        self.non_lay = NonLayMoves::NONE;
    }

    /// Clears the entries of all arms but these, since they belong to another hand.
    #[inline]
    fn keep_only(&mut self, arms: Arms) {
        for arm in self.arms.minus(arms).iter() {
            self.lays[arm.index()] = TileSet::EMPTY;
        }
        self.arms = arms;
    }

    /// Finds the moves of a hand before the round is opened: to lay one of the tiles that lead, or to pass the right to open.
    pub(super) fn find_to_open(
        &mut self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        self.clear();
        self.first = board.opening.leading(rules, hand);
        self.any = self.first;
        let next = board.opening.opens_next(rules, board.turn.seat, hand);
        self.non_lay = NonLayMoves::PASS
            .when(next.is_some())
            .union(redeal(rules, board, hand));
    }

    /// Finds the moves of a hand in its turn, once the round is opened. `PLAIN` must be `Rules::is_plain`.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of every move")]
    pub(super) fn find<const PLAIN: bool>(
        &mut self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        self.first = TileSet::EMPTY;
        if PLAIN || rules.shortcuts.is_simple_line {
            self.lay_on_line(rules, board, hand);
        } else if rules.shortcuts.has_turns {
            return self.find_in_turn(rules, board, hand);
        } else {
            let arms = board.layout.within_reach(rules.shape, board.turn.seat);
            self.lay_on(arms, rules, board, hand);
        }
        self.non_lay = self.plainly_draw_or_pass(rules, board);
        if PLAIN {
            return;
        }
        if rules.shortcuts.has_extras {
            self.find_extras(rules, board, hand);
        } else if rules.shortcuts.has_redeals {
            self.non_lay = self.non_lay.union(redeal(rules, board, hand));
        }
    }

    /// Finds the tiles of the hand that fit on either arm of a line. A line has no other arms, so no entries of another hand
    /// are left.
    #[inline]
    fn lay_on_line(&mut self, rules: &Rules<WORDS>, board: &Board<WORDS>, hand: TileSet<WORDS>) {
        let left = hand & rules.fits(board.end_of(Arm::LEFT)).any;
        let right = hand & rules.fits(board.end_of(Arm::RIGHT)).any;
        self.arms = Arms::LINE;
        self.lays[Arm::LEFT.index()] = left;
        self.lays[Arm::RIGHT.index()] = right;
        self.any = left | right;
    }

    /// Finds the moves of a hand in its turn in a round [on open arms](crate::rules::round). Returns how many of them lay a tile,
    /// if `COUNTS` is true.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    pub(super) fn find_on_arms<const COUNTS: bool>(
        &mut self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) -> usize {
        let arms = board.layout.open;
        self.keep_only(arms);
        let mut any = TileSet::EMPTY;
        let mut count = 0;
        for arm in arms.iter() {
            let lays = hand & rules.fits(board.end_of(arm)).any;
            self.lays[arm.index()] = lays;
            any |= lays;
            if COUNTS {
                count += lays.count_few();
            }
        }
        self.any = any;
        self.non_lay = if board.goes_on() {
            NonLayMoves::PASS.when(!any.is_empty())
        } else {
            self.plainly_draw_or_pass(rules, board)
        };
        count
    }

    /// Returns which of drawing and passing is possible, where nobody keeps wild tiles.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of every move")]
    fn plainly_draw_or_pass(&self, rules: &Rules<WORDS>, board: &Board<WORDS>) -> NonLayMoves {
        let is_stuck = self.any.is_empty();
        if rules.shortcuts.nobody_draws {
            return NonLayMoves::PASS.when(is_stuck);
        }
        let more = board.tiles.boneyard > rules.drawing.reserve;
        rules.draw_or_pass.of(board.turn.drawn == 0, more, is_stuck)
    }

    /// Finds the tiles of the hand that fit on each of these arms.
    #[inline]
    fn lay_on(
        &mut self,
        arms: Arms,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        self.keep_only(arms);
        let mut any = TileSet::EMPTY;
        for arm in arms.iter() {
            let lays = hand & rules.fits(board.end_of(arm)).any;
            self.lays[arm.index()] = lays;
            any |= lays;
        }
        self.any = any;
    }

    /// Finds the moves that only some games have: to keep wild tiles, lay on owned arms or exchange the hand; also to ask for a new
    /// deal, if such a game has that, too.
    fn find_extras(&mut self, rules: &Rules<WORDS>, board: &Board<WORDS>, hand: TileSet<WORDS>) {
        let may_swap = rules.swaps && board.opening.swapped.is_none() && board.tiles.boneyard > 0;
        let swap = NonLayMoves::SWAP.when(may_swap);
        if board.turn.deciding {
            self.clear();
            self.non_lay = NonLayMoves::KEEP.union(swap);
            return;
        }
        if let Some(spare) = rules.drawing.spare_wild {
            let tame = hand.without(rules.wild);
            if board.turn.drawn > 0 && !(self.any & tame).is_empty() {
                self.lay_on(self.arms, rules, board, tame);
            }
            let may_spare = spare == MayDraw::AsStuck || !board.turn.spared || self.any.is_empty();
            let wishes = may_spare && self.any.without(rules.wild).is_empty();
            let others = draw_or_pass(rules, board);
            self.non_lay = match (self.any.is_empty(), wishes) {
                (true, _) => others.stuck,
                (false, true) => others.wishes,
                (false, false) => others.lays,
            };
        }
        if rules.shape.may_decline() {
            self.non_lay = NonLayMoves::PASS.when(self.on(Arm::of(board.turn.seat)).is_empty());
        }
        self.non_lay = self.non_lay.union(swap).union(redeal(rules, board, hand));
    }

    /// Returns the tiles of the hand that can be laid somewhere.
    pub fn playable(&self) -> TileSet<WORDS> {
        self.any
    }

    /// Returns the tiles one of which opens the round; empty once it is opened.
    pub fn first(&self) -> TileSet<WORDS> {
        self.first
    }

    /// Returns whether a tile may be drawn.
    pub fn may_draw(&self) -> bool {
        self.non_lay.has(NonLayMoves::DRAW)
    }

    /// Returns whether the seat may pass.
    pub fn may_pass(&self) -> bool {
        self.non_lay.has(NonLayMoves::PASS)
    }

    /// Returns whether the hand may be exchanged for the tiles not dealt.
    pub fn may_swap(&self) -> bool {
        self.non_lay.has(NonLayMoves::SWAP)
    }

    /// Returns whether the seat must decide now whether to keep or exchange its hand.
    pub fn may_keep(&self) -> bool {
        self.non_lay.has(NonLayMoves::KEEP)
    }

    /// Returns whether the seat may ask for a new deal.
    pub fn may_redeal(&self) -> bool {
        self.non_lay.has(NonLayMoves::REDEAL)
    }

    /// Returns the tiles that can be laid on an arm.
    pub fn on(&self, arm: Arm) -> TileSet<WORDS> {
        self.lays[arm.index()]
    }

    /// Returns the arms on which the seat may lay; there may be some on which no tile of its fits.
    pub fn arms(&self) -> Arms {
        self.arms
    }

    /// Returns the only legal move, if there is only one and it lays no tile.
    pub(super) fn forced(&self) -> Option<Move> {
        if !self.any.is_empty() || self.non_lay.len() != 1 {
            return None;
        }
        self.non_lay.nth(0)
    }

    /// Returns whether drawing a tile is the only legal move.
    pub fn must_draw(&self) -> bool {
        self.non_lay == NonLayMoves::DRAW && self.any.is_empty()
    }

    /// Returns whether passing is the only legal move.
    pub fn must_pass(&self) -> bool {
        self.non_lay == NonLayMoves::PASS && self.any.is_empty()
    }
}

/// Returns which of drawing and passing the rules allow in this turn.
#[inline]
fn draw_or_pass<const WORDS: usize>(rules: &Rules<WORDS>, board: &Board<WORDS>) -> InTurn {
    let more = board.tiles.boneyard > rules.drawing.reserve;
    rules.draw_or_pass.in_turn(board.turn.drawn == 0, more)
}

/// Returns whether the hand has enough doubles to ask for a new deal, and it is still the seat's first move or, in some games,
/// before its first tile.
#[inline]
fn redeal<const WORDS: usize>(
    rules: &Rules<WORDS>,
    board: &Board<WORDS>,
    hand: TileSet<WORDS>,
) -> NonLayMoves {
    if !rules.has_doubles_to_redeal(hand) {
        return NonLayMoves::NONE;
    }
    let until_lay = rules.book.deal.redeals_until_lay;
    for (by, public_move) in board.history() {
        if *by == board.turn.seat && (!until_lay || public_move.is_lay()) {
            return NonLayMoves::NONE;
        }
    }
    NonLayMoves::REDEAL
}
