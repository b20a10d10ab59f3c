//! Makes moves in a round, and determines the next seat.

use super::{Effect, Round};
use crate::rules::count::End;
use crate::rules::fit::{Arm, Move, Placement};
use crate::rules::tile::Tile;
use crate::rules::turn::Stuck;

impl<const WORDS: usize> Round<WORDS> {
    /// Makes a legal move. The caller must then find the legal moves that follow.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of many moves")]
    pub(super) fn make(&mut self, play: Move) -> Effect {
        match play {
            Move::Lay(placement) => self.lay_on_arm(placement),
            Move::Open(tile) => self.open_with(tile),
            Move::Draw => {
                let tile = self.draw();
                Effect::Drew(tile.expect("drawing is only legal from a boneyard with tiles"))
            }
            Move::Pass if self.board.is_in_chain(&self.rules) && !self.legal.any.is_empty() => {
                self.board.end_turn(&self.rules);
                Effect::Stopped
            }
            Move::Pass => {
                self.pass();
                Effect::Passed
            }
            Move::Swap => {
                self.swap();
                Effect::Swapped
            }
            Move::Keep => {
                self.board.decided();
                Effect::Kept
            }
            Move::Redeal => Effect::Redeal,
            Move::TimeUp => self.run_out_of_time(),
        }
    }

    /// Plays for a seat whose time has run out: lays the tile that must open, or else draws one tile if it can and passes.
    fn run_out_of_time(&mut self) -> Effect {
        if let Some(tile) = self.legal.first.nth(0) {
            return self.open_with(tile);
        }
        let may_draw = self.rules.drawing.stuck != Stuck::Pass && self.board.drawn == 0;
        let drawn = if may_draw { self.draw() } else { None };
        self.find_legal();
        self.pass();
        Effect::TimedOut(drawn)
    }

    fn open_with(&mut self, tile: Tile) -> Effect {
        self.hands[self.board.turn.index()].remove(tile);
        self.board.open_with(&self.rules, tile);
        Effect::Laid
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(super) fn lay_on_arm(&mut self, placement: Placement) -> Effect {
        let seat = self.board.turn;
        self.hands[seat.index()].remove(placement.tile);
        let legal = &self.legal;
        self.board.lay_on_arm(&self.rules, placement, || {
            legal.on(Arm::of(seat)).is_empty()
        });
        Effect::Laid
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "where seats draw, part of many moves")]
    fn draw(&mut self) -> Option<Tile> {
        let tile = self.boneyard.pop()?;
        self.hands[self.board.turn.index()].insert(tile);
        self.board.draw(!self.legal.any.is_empty());
        Some(tile)
    }

    /// Passes. A full circle of passes by stuck seats that could not draw blocks the round; if seats have arms of their own, it
    /// does so even if they could have laid elsewhere.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of many moves")]
    fn pass(&mut self) {
        if self.board.first.is_none() {
            let hand = self.hand(self.board.turn);
            let next = self
                .board
                .opens_next(&self.rules, hand)
                .expect("the opening is only passed on where somebody can take it");
            self.board.hand_on(&self.rules, next);
            return;
        }
        let shape = self.rules.shape;
        let stuck_on_own =
            shape.has_owned_arms() && self.legal.on(Arm::of(self.board.turn)).is_empty();
        self.board.pass(&self.rules, stuck_on_own);
        let drawing = self.rules.drawing;
        let nothing_to_draw =
            drawing.stuck == Stuck::Pass || self.board.boneyard <= drawing.reserve;
        let stuck = self.legal.any.is_empty();
        // After a tile in the same turn, this ends the turn and does not count as a pass.
        let laid = self.board.layout.progress.goes_on;
        self.board.passes = if shape.may_decline() || stuck && nothing_to_draw && !laid {
            self.board.passes + 1
        } else {
            0
        };
        if self.board.passes >= self.board.holding.len() && self.board.is_nobody_out() {
            self.board.end = Some(End::Blocked);
        } else if self.rules.has_turns {
            self.board.end_turn(&self.rules);
        } else {
            self.board.next_turn();
        }
    }

    /// Exchanges the hand of the seat in turn for the tiles not dealt.
    fn swap(&mut self) {
        let hand = &mut self.hands[self.board.turn.index()];
        let laid_aside: Vec<Tile> = hand.iter().collect();
        *hand = self.boneyard.iter().copied().collect();
        self.boneyard = laid_aside;
        self.board.swap();
    }

    /// Finds the legal moves of the seat in turn; none when the round is over.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(super) fn find_legal(&mut self) {
        let hand = self.hands[self.board.turn.index()];
        if self.board.end.is_some() || self.board.asked.is_some() {
            self.legal.clear();
        } else if self.board.first.is_none() {
            self.legal.find_to_open(&self.rules, &self.board, hand);
        } else if self.rules.has_turns {
            self.pay_fines();
            let hand = self.hands[self.board.turn.index()];
            self.legal.find(&self.rules, &self.board, hand);
            self.end_finished_turn();
        } else {
            self.legal.find(&self.rules, &self.board, hand);
        }
    }

    /// Lets the seat that was fined draw, and takes turns away from seats that lose them.
    #[inline(never)]
    fn pay_fines(&mut self) {
        while let Some(seat) = self.board.fined() {
            let tile = self
                .boneyard
                .pop()
                .expect("no more are drawn than there are");
            self.hands[seat.index()].insert(tile);
            self.fines.push(tile);
            self.board.pay_fine();
        }
        while self.board.loses_turn() {
            self.board.end_turn(&self.rules);
        }
    }

    /// Ends a turn in which tiles could be added, if none fits. This is not announced.
    #[inline(never)]
    fn end_finished_turn(&mut self) {
        let adds = self.board.is_in_chain(&self.rules) || self.board.may_add(&self.rules);
        if adds && self.legal.any.is_empty() {
            self.board.end_turn(&self.rules);
            self.find_legal();
        }
    }
}
