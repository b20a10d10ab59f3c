//! Makes moves in a round, and determines the next seat.

use super::{Effect, PlayoutChoice, Round};
use crate::rules::count::End;
use crate::rules::fit::{Arm, Move, Placement};
use crate::rules::tile::Tile;
use crate::rules::turn::Stuck;

const SOMETHING: &str = "a seat in turn can always do something";

impl<const WORDS: usize> Round<WORDS> {
    /// Makes a legal move, and finds the legal moves that follow.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "simulations spend their time here: left to itself, the compiler calls some parts and is a tenth slower"
    )]
    pub(crate) fn play_legal(&mut self, play: Move) -> Effect {
        debug_assert!(self.legal.allows(play, &self.rules, &self.board));
        if self.rules.shortcuts.is_plain {
            self.make::<true>(play)
        } else {
            self.make_by_any_rules(play)
        }
    }

    /// Makes a move that a simulation wants. The rules may be plain or not.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    pub(crate) fn play_by_any_rules(&mut self, choice: PlayoutChoice) -> Effect {
        let play = match choice {
            PlayoutChoice::Any(dice) => {
                let picked = self
                    .legal
                    .pick(&self.rules, &self.board, |count| dice.below(count));
                picked.expect(SOMETHING)
            }
            PlayoutChoice::Play(play) => play,
        };
        debug_assert!(self.legal.allows(play, &self.rules, &self.board));
        self.make::<false>(play)
    }

    /// Not inlined: where a move is made, only the version for plain rules is, which is short.
    #[inline(never)]
    fn make_by_any_rules(&mut self, play: Move) -> Effect {
        self.make::<false>(play)
    }

    /// Makes a legal move, and finds the legal moves that follow. `PLAIN` must be `Rules::is_plain`.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of every move")]
    fn make<const PLAIN: bool>(&mut self, play: Move) -> Effect {
        let effect = match play {
            Move::Lay(placement) => self.lay_on_arm::<PLAIN>(placement),
            Move::Draw => {
                let tile = self.draw();
                Effect::Drew(tile.expect("drawing is only legal from a boneyard with tiles"))
            }
            Move::Pass if self.board.opening.first.is_some() => self.pass::<PLAIN>(),
            _ => self.make_rarely(play),
        };
        self.find_legal::<PLAIN>();
        effect
    }

    /// Makes a move that most rounds have once at most, without finding the legal moves that follow.
    #[inline(never)]
    fn make_rarely(&mut self, play: Move) -> Effect {
        match play {
            Move::Open(tile) => self.open_with(tile),
            Move::Swap => {
                self.swap();
                Effect::Swapped
            }
            Move::Keep => {
                self.board.change(&self.rules).decided();
                Effect::Kept
            }
            Move::Redeal => Effect::Redeal,
            Move::TimeUp => self.run_out_of_time(),
            Move::Pass => {
                self.hand_on();
                Effect::Passed
            }
            Move::Lay(_) | Move::Draw => unreachable!("these are made often"),
        }
    }

    /// Plays for a seat whose time has run out: lays the tile that must open, or else draws one tile if it can and passes.
    fn run_out_of_time(&mut self) -> Effect {
        if let Some(tile) = self.legal.first.nth(0) {
            return self.open_with(tile);
        }
        let may_draw = self.rules.drawing.stuck != Stuck::Pass && self.board.turn.drawn == 0;
        let drawn = if may_draw { self.draw() } else { None };
        self.find_legal::<false>();
        self.pass::<false>();
        Effect::TimedOut(drawn)
    }

    fn open_with(&mut self, tile: Tile) -> Effect {
        self.hands[self.board.turn.seat.index()].remove(tile);
        self.board.change(&self.rules).open_with(tile);
        Effect::Laid
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    fn lay_on_arm<const PLAIN: bool>(&mut self, placement: Placement) -> Effect {
        let seat = self.board.turn.seat;
        self.hands[seat.index()].remove(placement.tile);
        let legal = &self.legal;
        self.board
            .change(&self.rules)
            .lay_on_arm::<PLAIN>(placement, || legal.on(Arm::of(seat)).is_empty());
        Effect::Laid
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "where seats draw, part of many moves")]
    pub(super) fn draw(&mut self) -> Option<Tile> {
        let tile = self.boneyard.pop()?;
        self.hands[self.board.turn.seat.index()].insert(tile);
        self.board
            .change(&self.rules)
            .draw(!self.legal.any.is_empty());
        Some(tile)
    }

    /// Passes the right to open.
    fn hand_on(&mut self) {
        let seat = self.board.turn.seat;
        let next = self
            .board
            .opening
            .opens_next(&self.rules, seat, self.hand(seat))
            .expect("the opening is only passed on where somebody can take it");
        self.board.change(&self.rules).hand_on(next);
    }

    /// Passes, or ends a chain. A full circle of passes by stuck seats that could not draw blocks the round; if seats have arms of
    /// their own, it does so even if they could have laid elsewhere.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of many moves")]
    fn pass<const PLAIN: bool>(&mut self) -> Effect {
        let is_stuck = self.legal.any.is_empty();
        if !PLAIN && self.board.is_in_chain(&self.rules) && !is_stuck {
            self.board.change(&self.rules).end_turn();
            return Effect::Stopped;
        }
        let shape = self.rules.shape;
        let is_stuck_on_own = !PLAIN
            && shape.has_owned_arms()
            && self.legal.on(Arm::of(self.board.turn.seat)).is_empty();
        self.board
            .change(&self.rules)
            .pass::<PLAIN>(is_stuck_on_own);
        let drawing = self.rules.drawing;
        let nothing_to_draw =
            drawing.stuck == Stuck::Pass || self.board.tiles.boneyard <= drawing.reserve;
        // After a tile in the same turn, this ends the turn and does not count as a pass.
        let has_laid = !PLAIN && self.board.layout.progress.goes_on;
        let may_decline = !PLAIN && shape.may_decline();
        self.board.passes = if may_decline || is_stuck && nothing_to_draw && !has_laid {
            self.board.passes + 1
        } else {
            0
        };
        let have_all_passed =
            self.board.passes > 0 && self.board.passes >= self.board.holding.len();
        if have_all_passed && self.board.is_nobody_out() {
            self.board.end = Some(End::Blocked);
        } else if !PLAIN && self.rules.shortcuts.has_turns {
            self.board.change(&self.rules).end_turn();
        } else {
            self.board.change(&self.rules).next_turn();
        }
        Effect::Passed
    }

    /// Exchanges the hand of the seat in turn for the tiles not dealt.
    fn swap(&mut self) {
        let hand = &mut self.hands[self.board.turn.seat.index()];
        let laid_aside: Vec<Tile> = hand.iter().collect();
        *hand = self.boneyard.iter().copied().collect();
        self.boneyard = laid_aside;
        self.board.change(&self.rules).swap();
    }

    /// Finds the legal moves of the seat in turn; none when the round is over. `PLAIN` may be true only if `Rules::is_plain` is.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(super) fn find_legal<const PLAIN: bool>(&mut self) {
        let hand = self.hands[self.board.turn.seat.index()];
        if self.board.end.is_some() || !PLAIN && self.board.turn.asked.is_some() {
            self.legal.clear();
        } else if self.board.opening.first.is_none() {
            self.legal.find_to_open(&self.rules, &self.board, hand);
        } else if PLAIN {
            self.legal.find::<true>(&self.rules, &self.board, hand);
        } else if self.rules.shortcuts.has_turns {
            if self.rules.turns.fine.is_some() {
                self.pay_fines();
            }
            let hand = self.hands[self.board.turn.seat.index()];
            self.legal.find::<false>(&self.rules, &self.board, hand);
            if self.legal.any.is_empty() && self.board.goes_on() {
                self.end_finished_turn();
            }
        } else {
            self.legal.find::<false>(&self.rules, &self.board, hand);
        }
    }

    /// Lets the seat that was fined draw, and takes turns away from seats that lose them.
    #[inline(never)]
    fn pay_fines(&mut self) {
        while let Some(seat) = self.board.fines.fined() {
            let tile = self
                .boneyard
                .pop()
                .expect("no more are drawn than there are");
            self.hands[seat.index()].insert(tile);
            self.fines.push(tile);
            let board = &mut self.board;
            board.fines.pay(&mut board.tiles, &mut board.history);
        }
        while self.board.change(&self.rules).loses_turn() {
            self.board.change(&self.rules).end_turn();
        }
    }

    /// Ends a turn in which tiles could be added, since none fits. This is not announced.
    #[inline(never)]
    fn end_finished_turn(&mut self) {
        if self.board.is_in_chain(&self.rules) || self.board.may_add(&self.rules) {
            self.board.change(&self.rules).end_turn();
            self.find_legal::<false>();
        }
    }
}
