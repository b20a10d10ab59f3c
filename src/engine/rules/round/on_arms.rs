//! Simulations of rounds on open arms.
//!
//! In a turn of such a round a seat lays one tile on an arm that is open to all, or draws and passes; in some games it may add a tile
//! behind a double. No arm belongs to a seat, no tile must be covered, and nobody may exchange a hand or ask for a new deal. The serpent
//! may have any number of arms, and moves may score. What other rules ask at every move is left out here.

use super::{PlayoutChoice, Round};
use crate::rules::count::End;
use crate::rules::fit::{Move, Placement};

impl<const WORDS: usize> Round<WORDS> {
    /// Returns whether the round goes on on open arms once its first tile is laid: by its rules, and since nobody can ask for a new deal.
    #[inline]
    pub(crate) fn will_be_on_arms(&self) -> bool {
        self.rules.shortcuts.is_on_arms
            && self.board.turn.asked.is_none()
            && !self.can_anybody_redeal()
    }

    /// Returns whether the round goes on on open arms from now on.
    #[inline]
    pub(crate) fn is_on_arms_from_now_on(&self) -> bool {
        self.board.opening.first.is_some() && self.will_be_on_arms()
    }

    /// Plays on until the round ends, as `choose` wants it. It must go on [on open arms](Self::is_on_arms_from_now_on). `AT_RANDOM` says
    /// whether most moves are any: then the moves are counted as soon as they are found.
    ///
    /// Every such round ends: tiles are laid or drawn until there are none, or until all seats have passed.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    pub(crate) fn play_out_on_arms<const AT_RANDOM: bool>(
        &mut self,
        mut choose: impl FnMut(&Self) -> PlayoutChoice,
    ) {
        debug_assert!(self.is_on_arms_from_now_on());
        while self.board.end.is_none() {
            let hand = self.hands[self.board.turn.seat.index()];
            let counted = self
                .legal
                .find_on_arms::<AT_RANDOM>(&self.rules, &self.board, hand);
            if self.legal.any.is_empty() && self.board.goes_on() {
                self.stop_adding();
                continue;
            }
            let play = match choose(self) {
                PlayoutChoice::Any(dice) => {
                    let legal = &self.legal;
                    let lays = if AT_RANDOM {
                        counted
                    } else {
                        legal.count_of_one_way()
                    };
                    let picked = legal
                        .pick_counted(lays, &self.rules, &self.board, |count| dice.below(count));
                    picked.expect("a seat in turn can always do something")
                }
                PlayoutChoice::Play(play) => play,
            };
            match play {
                Move::Lay(placement) => self.lay_on_open_arm(placement),
                Move::Draw => {
                    self.draw();
                }
                _ => self.pass_on_open_arms(),
            }
        }
        self.legal.clear();
    }

    /// Ends a turn behind a double. This is not announced, unless the seat passes.
    fn stop_adding(&mut self) {
        self.board.layout.progress.goes_on = false;
        self.board.change(&self.rules).next_turn();
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    fn lay_on_open_arm(&mut self, placement: Placement) {
        self.hands[self.board.turn.seat.index()].remove(placement.tile);
        self.board.change(&self.rules).lay_on_open_arm(placement);
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    fn pass_on_open_arms(&mut self) {
        let rules = &*self.rules;
        self.board.change(rules).pass::<false>(false);
        if self.board.goes_on() {
            // After a tile in the same turn, this does not count as a pass.
            self.board.passes = 0;
            self.stop_adding();
            return;
        }
        let nothing_to_draw =
            rules.shortcuts.nobody_draws || self.board.tiles.boneyard <= rules.drawing.reserve;
        self.board.passes = if self.legal.any.is_empty() && nothing_to_draw {
            self.board.passes + 1
        } else {
            0
        };
        if self.board.passes >= self.board.holding.len() {
            self.board.end = Some(End::Blocked);
        } else {
            self.board.change(rules).next_turn();
        }
    }
}
