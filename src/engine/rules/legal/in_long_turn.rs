//! The legal moves in turns that may contain more than one tile.

use super::{LegalMoves, draw_or_pass};
use crate::rules::board::Board;
use crate::rules::compiled::Rules;
use crate::rules::fit::{Arm, Arms, OpenEnd};
use crate::rules::tile_set::TileSet;
use crate::rules::turn::NonLayMoves;

impl<const WORDS: usize> LegalMoves<WORDS> {
    /// Finds the moves of a hand in its turn, in games with doubles that must be covered or with chains as first turns.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "part of every move where turns may go on"
    )]
    pub(super) fn find_in_turn(
        &mut self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        let reach = board.reach(rules, board.turn.seat);
        self.lay_on(reach.any.union(reach.doubles), rules, board, hand);
        if !reach.doubles.is_empty() {
            self.lay_doubles_on(reach.doubles, rules.doubles);
        }
        let own = Arm::of(board.turn.seat);
        let chains = board.chains(rules, board.turn.seat);
        if chains {
            self.keep_followed_doubles(rules, board.end_of(own), hand);
        }
        // Most turns only begin here.
        let may_stop = board.goes_on() && (chains || rules.turns.may_add.is_some());
        self.non_lay = if may_stop {
            let must_follow = chains && board.end_of(own).is_double();
            NonLayMoves::PASS.when(!self.any.is_empty() && !must_follow)
        } else {
            let others = draw_or_pass(rules, board);
            if self.any.is_empty() {
                others.stuck
            } else {
                others.lays
            }
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

    /// Allows a double in a chain, where only tiles that fit on this end may be laid, only if another tile of the hand can follow it
    /// or it is the last tile.
    fn keep_followed_doubles(&mut self, rules: &Rules<WORDS>, end: OpenEnd, hand: TileSet<WORDS>) {
        let followers = (hand & rules.fits(end).any).without(rules.doubles);
        if followers.is_empty() && !hand.rest().is_empty() {
            self.any = self.any.without(rules.doubles);
            for arm in self.arms.iter() {
                self.lays[arm.index()] = self.any;
            }
        }
    }
}
