//! The legal moves in turns that may contain more than one tile.

use super::{LegalMoves, draw_or_pass};
use crate::rules::board::Board;
use crate::rules::compiled::Rules;
use crate::rules::non_lay::NonLayMoves;
use crate::rules::placement::{Arm, Arms};
use crate::rules::tile_set::TileSet;

impl<const WORDS: usize> LegalMoves<WORDS> {
    /// Finds the moves of a hand in its turn, in games with doubles that must be covered or with chains as first turns.
    #[inline(never)]
    pub(super) fn find_in_turn(
        &mut self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        let reach = board.reach(rules, board.turn);
        self.lay_on(reach.any.union(reach.doubles), rules, board, hand);
        if !reach.doubles.is_empty() {
            self.lay_doubles_on(reach.doubles, rules.doubles);
        }
        if board.chains(rules, board.turn) {
            return self.find_in_chain(rules, board, hand);
        }
        if board.may_add(rules) {
            self.non_lay = NonLayMoves::PASS.when(!self.any.is_empty());
            return;
        }
        let others = draw_or_pass(rules, board);
        self.non_lay = if self.any.is_empty() {
            others.stuck
        } else {
            others.lays
        };
    }

    /// Allows only doubles on some of the arms.
    fn lay_doubles_on(&mut self, arms: Arms, doubles: TileSet<WORDS>) {
        self.any = TileSet::EMPTY;
        for arm in self.arms.iter() {
            let lays = &mut self.lays[arm.index()];
            if arms.contains(arm) {
                *lays = *lays & doubles;
            }
            self.any |= *lays;
        }
    }

    /// Finds the moves in a chain: a double may only be laid if another tile of the hand can follow it or it is the last tile;
    /// the turn may end after any other tile.
    fn find_in_chain(&mut self, rules: &Rules<WORDS>, board: &Board<WORDS>, hand: TileSet<WORDS>) {
        let own = Arm::of(board.turn);
        let end = board.end_of(own);
        let followers = (hand & rules.fits(end).any).without(rules.doubles);
        let is_last = hand.rest().is_empty();
        if followers.is_empty() && !is_last {
            self.any = self.any.without(rules.doubles);
            self.lays[own.index()] = self.any;
        }
        let stuck = self.any.is_empty();
        self.non_lay = if board.goes_on() {
            NonLayMoves::PASS.when(!stuck && !end.is_double())
        } else {
            let others = draw_or_pass(rules, board);
            if stuck { others.stuck } else { others.lays }
        };
    }
}
