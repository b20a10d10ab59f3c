//! What a move does to a round, and whose turn comes next.

use super::{Effect, Round};
use crate::rules::board::PublicMove;
use crate::rules::book::{Shape, Stuck};
use crate::rules::legal::LegalMoves;
use crate::rules::placement::{Arm, Arms, Move, OpenEnd, Placement};
use crate::rules::seating::Seat;
use crate::rules::tally::End;
use crate::rules::tile::Tile;

impl<const WORDS: usize> Round<WORDS> {
    /// Makes a legal move. What may be done next is to be found afterwards.
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
            Move::Pass => {
                self.pass();
                Effect::Passed
            }
            Move::Swap => {
                self.swap();
                Effect::Swapped
            }
            Move::Keep => {
                self.board.deciding = false;
                self.next_turn();
                Effect::Kept
            }
            Move::Redeal => Effect::Redeal,
            Move::TimeUp => self.run_out_of_time(),
        }
    }

    /// The tile that must open is laid; else the seat draws what it may, once, and its turn goes by.
    fn run_out_of_time(&mut self) -> Effect {
        if let Some(tile) = self.legal.first.nth(0) {
            return self.open_with(tile);
        }
        let may_draw = self.rules.drawing().stuck != Stuck::Pass && self.board.drawn == 0;
        let drawn = if may_draw { self.draw() } else { None };
        self.find_legal();
        self.pass();
        Effect::TimedOut(drawn)
    }

    /// Who laid the last tile.
    pub(super) fn last(&self) -> Option<Seat> {
        let laid = |public_move: &PublicMove| {
            matches!(public_move, PublicMove::Laid(_) | PublicMove::Opened(_))
        };
        let history = self.board.history.iter().rev();
        history
            .copied()
            .find(|(_, public_move)| laid(public_move))
            .map(|(seat, _)| seat)
    }

    fn open_with(&mut self, tile: Tile) -> Effect {
        let [left, right] = self.rules.book().begins(tile, self.rules.options());
        let board = &mut self.board;
        board.first = Some(tile);
        board.opener = board.turn;
        match self.rules.shape() {
            Shape::Line => {
                board.arms = Arms::LINE;
                board.open = Arms::LINE;
                board.ends[0] = left;
                board.ends[1] = right;
            }
            Shape::Star(_) => {
                board.open = Arms::first(1);
                board.ends[0] = left;
            }
            Shape::Owned => {
                for seat in board.playing.iter() {
                    board.arms = board.arms.union(Arms::only(Arm::of(seat)));
                    board.ends[seat.index()] = left;
                }
            }
        }
        board.deciding = self.rules.swaps() && board.boneyard > 0;
        self.lay(tile, PublicMove::Opened(tile))
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(super) fn lay_on_arm(&mut self, placement: Placement) -> Effect {
        let Placement {
            tile,
            arm,
            orientation,
        } = placement;
        self.board.ends[arm.index()] = self.rules.leaves(tile, orientation);
        if self.rules.shape() != Shape::Line {
            self.grow(arm);
        }
        self.lay(tile, PublicMove::Laid(placement))
    }

    /// What becomes of a star, or of arms with owners, when a tile is laid on this arm.
    fn grow(&mut self, arm: Arm) {
        let shape = self.rules.shape();
        let own = self.cannot_lay_on_own();
        let board = &mut self.board;
        match shape {
            Shape::Line => {}
            Shape::Star(points) => {
                if board.arms.contains(arm) {
                    return;
                }
                board.arms = board.arms.union(Arms::only(arm));
                let begun = board.arms.len();
                if begun == points {
                    board.open = board.arms;
                } else {
                    let centre = board.first.expect("a star grows from its centre");
                    board.ends[begun] = OpenEnd::half(centre.high());
                    board.open = Arms::first(begun + 1).minus(board.arms);
                }
            }
            Shape::Owned => {
                board.open = board.open.union(own).without(arm);
            }
        }
    }

    /// The arm of the seat in turn, if it cannot lay there.
    fn cannot_lay_on_own(&self) -> Arms {
        let own = Arm::of(self.board.turn);
        if self.legal.lays[own.index()].is_empty() {
            Arms::only(own)
        } else {
            Arms::NONE
        }
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    fn lay(&mut self, tile: Tile, public_move: PublicMove) -> Effect {
        let seat = self.board.turn;
        self.hands[seat.index()].remove(tile);
        self.board.sizes[seat.index()] -= 1;
        self.board.laid.insert(tile);
        self.board.passes = 0;
        self.board.history.push((seat, public_move));
        if self.board.sizes[seat.index()] == 0 && self.goes_out(seat) {
            self.board.end = Some(End::Out(seat));
        } else if !self.board.deciding {
            self.next_turn();
        }
        Effect::Laid
    }

    /// Takes a seat without tiles out of the order of play; says whether that ends the round.
    fn goes_out(&mut self, seat: Seat) -> bool {
        self.board.holding.remove(seat);
        !self.mates_hold(seat)
    }

    /// Whether the round goes on for team-mates with tiles when this seat has none.
    fn mates_hold(&self, seat: Seat) -> bool {
        let seating = self.rules.options().seating;
        self.rules.whole_team()
            && seating
                .members_of(seating.team(seat))
                .any(|mate| mate != seat && self.board.holding.contains(mate))
    }

    /// Whether the round is over when the seat in turn lays a tile.
    #[inline]
    pub(in crate::rules) fn goes_out_next(&self) -> bool {
        let seat = self.board.turn;
        self.board.sizes[seat.index()] == 1 && !self.mates_hold(seat)
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "where seats draw, part of many moves")]
    fn draw(&mut self) -> Option<Tile> {
        let tile = self.boneyard.pop()?;
        let seat = self.board.turn;
        self.board.spared |= !self.legal.any.is_empty();
        self.hands[seat.index()].insert(tile);
        self.board.sizes[seat.index()] += 1;
        self.board.boneyard -= 1;
        self.board.drawn += 1;
        self.board.history.push((seat, PublicMove::Drew));
        Some(tile)
    }

    /// Lets the turn go by. A full circle of passes by stuck seats that could not draw blocks the round; where seats have
    /// arms of their own, whatever they declined.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of many moves")]
    fn pass(&mut self) {
        self.board
            .history
            .push((self.board.turn, PublicMove::Passed));
        if self.board.first.is_none() {
            self.hand_on();
            return;
        }
        let drawing = self.rules.drawing();
        let nothing_to_draw =
            drawing.stuck == Stuck::Pass || self.board.boneyard <= drawing.reserve;
        let stuck = self.legal.any.is_empty();
        let owned = self.rules.shape() == Shape::Owned;
        if owned {
            self.board.open = self.board.open.union(self.cannot_lay_on_own());
        }
        self.board.passes = if owned || stuck && nothing_to_draw {
            self.board.passes + 1
        } else {
            0
        };
        if self.board.passes >= self.board.holding.len() {
            self.board.end = Some(End::Blocked);
        } else {
            self.next_turn();
        }
    }

    fn hand_on(&mut self) {
        let hand = self.hand(self.board.turn);
        let next = self.board.opens_next(&self.rules, hand);
        self.board.turn = next.expect("the opening is only passed on where somebody can take it");
        self.board.opener = self.board.turn;
    }

    /// Exchanges the hand of the seat in turn for the tiles that were not dealt.
    fn swap(&mut self) {
        let seat = self.board.turn;
        let hand = &mut self.hands[seat.index()];
        let laid_aside: Vec<Tile> = hand.iter().collect();
        *hand = self.boneyard.iter().copied().collect();
        self.boneyard = laid_aside;
        std::mem::swap(
            &mut self.board.sizes[seat.index()],
            &mut self.board.boneyard,
        );
        self.board.swapped = Some(seat);
        self.board.history.push((seat, PublicMove::Swapped));
        if self.board.deciding {
            self.board.deciding = false;
            self.next_turn();
        }
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    fn next_turn(&mut self) {
        self.board.drawn = 0;
        self.board.spared = false;
        self.board.turn = self
            .board
            .holding
            .after(self.board.turn)
            .expect("a round that goes on has somebody with tiles");
    }

    /// Finds what the seat in turn may do; nothing when the round is over.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(super) fn find_legal(&mut self) {
        let hand = self.hands[self.board.turn.index()];
        if self.board.end.is_some() {
            self.legal = LegalMoves::NOTHING;
        } else if self.board.first.is_none() {
            self.legal = LegalMoves::to_open(&self.rules, &self.board, hand);
        } else {
            self.legal.find(&self.rules, &self.board, hand);
        }
    }
}
