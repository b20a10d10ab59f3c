//! Simulations of rounds by plain rules.
//!
//! Of such a round only the hands, two ends, the boneyard and the number of passes decide how it goes on. Here they are kept
//! where the processor has them at hand, and the legal moves of a turn are not stored, since only this turn needs them.

use super::{Dice, Round};
use crate::rules::board::PublicMove;
use crate::rules::compiled::Rules;
use crate::rules::count::End;
use crate::rules::fit::{Arm, Placement};
use crate::rules::legal::TwoArms;
use crate::rules::seats::{SEATS, Seat, Seats};
use crate::rules::tile::Tile;
use crate::rules::tile_set::TileSet;
use crate::rules::turn::NonLayMoves;

/// What the seat in turn can do on a line.
pub(crate) struct LineTurn<'a, const WORDS: usize> {
    pub(crate) seat: Seat,
    rules: &'a Rules<WORDS>,
    places: TwoArms<WORDS>,
    /// The tiles of the hand that fit on the left end, and on the right end.
    left: TileSet<WORDS>,
    right: TileSet<WORDS>,
    non_lay: NonLayMoves,
    /// How many moves that lay no tile there are if a tile can be laid.
    besides: usize,
}

/// Chooses the moves of a simulation on a line.
pub(crate) trait LineChooser<const WORDS: usize> {
    /// Chooses a move of the seat in turn.
    fn choose(&mut self, turn: &LineTurn<'_, WORDS>) -> LineChoice;
}

/// What a seat does on a line.
#[derive(Clone, Copy)]
pub(crate) enum LineChoice {
    Lay(Tile, Arm),
    Draw,
    Pass,
}

impl<const WORDS: usize> LineTurn<'_, WORDS> {
    /// Returns any of the legal moves, all equally likely: the one that
    /// [`LegalMoves::pick`](crate::rules::LegalMoves::pick) returns for the same dice.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    pub(crate) fn any(&self, dice: Dice) -> LineChoice {
        let lays = self.places.len();
        if lays == 0 {
            // Most seats that can lay nothing have no choice, either.
            return self.non_lay_by(dice);
        }
        let chosen = dice.below(lays + self.besides);
        if self.besides > 0 && chosen >= lays {
            return self.non_lay_at(chosen - lays);
        }
        match self.places.nth(chosen) {
            Some((tile, arm)) => LineChoice::Lay(tile, arm),
            None => unreachable!("there are as many as were counted"),
        }
    }

    #[inline]
    fn non_lay_by(&self, dice: Dice) -> LineChoice {
        match self.non_lay {
            NonLayMoves::PASS => LineChoice::Pass,
            NonLayMoves::DRAW => LineChoice::Draw,
            _ => self.non_lay_at(dice.below(self.non_lay.len())),
        }
    }

    /// Returns a move that lays no tile. By plain rules there are at most two: to draw, and to pass.
    fn non_lay_at(&self, n: usize) -> LineChoice {
        if n == 0 && self.non_lay.has(NonLayMoves::DRAW) {
            LineChoice::Draw
        } else {
            LineChoice::Pass
        }
    }

    /// Returns the heaviest playable double, or else the highest playable tile, on one of the ends it fits: on the right one if
    /// it fits on both and `prefers_right`. Wild tiles are kept while another fits. `None` if no tile can be laid.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    pub(crate) fn by_rule(&self, prefers_right: bool) -> Option<LineChoice> {
        let all = self.left | self.right;
        let usual = all.without(self.rules.wild);
        let playable = if usual.is_empty() { all } else { usual };
        let doubles = playable & self.rules.doubles;
        let tile = if doubles.is_empty() {
            playable.last()?
        } else {
            doubles.last()?
        };
        let is_right = self.right.contains(tile) && (prefers_right || !self.left.contains(tile));
        let arm = if is_right { Arm::RIGHT } else { Arm::LEFT };
        Some(LineChoice::Lay(tile, arm))
    }

    /// Returns the move of a seat that lays doubles first, then the heaviest tile: of equal ones the last, on the right end if
    /// one of them fits there.
    #[inline]
    pub(crate) fn the_heaviest(&self) -> LineChoice {
        let heaviest = self.rules.heaviest_of(self.left | self.right);
        if let Some(tile) = (self.right & heaviest).last() {
            LineChoice::Lay(tile, Arm::RIGHT)
        } else if let Some(tile) = (self.left & heaviest).last() {
            LineChoice::Lay(tile, Arm::LEFT)
        } else if self.non_lay.has(NonLayMoves::PASS) {
            LineChoice::Pass
        } else {
            LineChoice::Draw
        }
    }
}

impl<const WORDS: usize> Round<WORDS> {
    /// Returns whether the round goes on by plain rules: they are plain, or would be if a seat could ask for a new deal, which none
    /// of these hands can.
    #[inline]
    pub(crate) fn is_plain_from_now_on(&self) -> bool {
        if !self.rules.shortcuts.is_plain_but_for_redeals {
            return self.rules.shortcuts.is_plain;
        }
        !self.can_anybody_redeal()
    }

    /// Returns whether any hand has enough doubles to ask for a new deal. Where nobody draws, no other hand will.
    #[inline]
    pub(super) fn can_anybody_redeal(&self) -> bool {
        if !self.rules.shortcuts.has_redeals {
            return false;
        }
        for seat in self.board.holding.iter() {
            if self.rules.has_doubles_to_redeal(self.hands[seat.index()]) {
                return true;
            }
        }
        false
    }

    /// Plays on until the round ends, as `chooser` wants it. It must go on [by plain rules](Self::is_plain_from_now_on), and its
    /// first tile must have been laid.
    ///
    /// Every such round ends: tiles are laid or drawn until there are none, or until all seats have passed. Of these moves, only
    /// the last tile is added to the history, since the result of the round depends on it.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    pub(crate) fn play_out_on_line(&mut self, chooser: &mut impl LineChooser<WORDS>) {
        debug_assert!(self.is_plain_from_now_on() && self.board.opening.first.is_some());
        if self.board.end.is_some() {
            return;
        }
        match (
            self.rules.shortcuts.nobody_draws,
            self.rules.shortcuts.is_narrow,
        ) {
            (true, true) => self.play_out_as::<false, true>(chooser),
            (true, false) => self.play_out_as::<false, false>(chooser),
            (false, true) => self.play_out_as::<true, true>(chooser),
            (false, false) => self.play_out_as::<true, false>(chooser),
        }
        self.legal.clear();
    }

    /// Does the same. `DRAWS` says whether tiles are drawn, and `NARROW` whether half a machine word has room for the set.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    fn play_out_as<const DRAWS: bool, const NARROW: bool>(
        &mut self,
        chooser: &mut impl LineChooser<WORDS>,
    ) {
        let rules = &*self.rules;
        let board = &mut self.board;
        let drawing = rules.drawing;
        let mut next = next_seats(board.playing, board.holding);
        let mut holding = board.holding.len();
        let mut turn = board.turn.seat;
        let mut passes = board.passes;
        let mut drawn = board.turn.drawn;
        let mut ends = [board.end_of(Arm::LEFT), board.end_of(Arm::RIGHT)];
        let mut last = None;
        let mut held = TileSet::EMPTY;
        for hand in self.hands {
            held |= hand;
        }
        board.end = Some(loop {
            let hand = &mut self.hands[turn.index()];
            let left = *hand & rules.fits(ends[0]).any;
            let right = *hand & rules.fits(ends[1]).any;
            let is_stuck = (left | right).is_empty();
            let non_lay = if DRAWS {
                let more = board.tiles.boneyard > drawing.reserve;
                rules.draw_or_pass.of(drawn == 0, more, is_stuck)
            } else if is_stuck {
                NonLayMoves::PASS
            } else {
                NonLayMoves::NONE
            };
            let choice = chooser.choose(&LineTurn {
                seat: turn,
                rules,
                places: TwoArms::new(left, right, NARROW),
                left,
                right,
                non_lay,
                besides: if DRAWS { non_lay.len() } else { 0 },
            });
            match choice {
                LineChoice::Lay(tile, arm) => {
                    let end = &mut ends[arm.index() & 1];
                    let step = rules.step::<NARROW>(*end, tile);
                    *end = step.leaves;
                    hand.remove(tile);
                    board.tiles.sizes[turn.index()] -= 1;
                    passes = 0;
                    last = Some((turn, tile, arm, step.orientation));
                    if hand.is_empty() {
                        board.holding.remove(turn);
                        if !board.goes_on_without(rules, turn) {
                            break End::Out(turn);
                        }
                        next = next_seats(board.playing, board.holding);
                        holding -= 1;
                    }
                }
                LineChoice::Draw => {
                    let tile = self
                        .boneyard
                        .pop()
                        .expect("drawing is only legal from a boneyard with tiles");
                    hand.insert(tile);
                    held.insert(tile);
                    board.tiles.sizes[turn.index()] += 1;
                    board.tiles.boneyard -= 1;
                    drawn += 1;
                    continue;
                }
                LineChoice::Pass => {
                    let could_draw = DRAWS && board.tiles.boneyard > drawing.reserve;
                    passes = if is_stuck && !could_draw {
                        passes + 1
                    } else {
                        0
                    };
                    if passes >= holding {
                        break End::Blocked;
                    }
                }
            }
            drawn = 0;
            turn = next[turn.index()];
        });
        if let Some((seat, tile, arm, orientation)) = last {
            let placement = Placement {
                tile,
                arm,
                orientation,
            };
            board.history.push(seat, PublicMove::Laid(placement));
        }
        for hand in self.hands {
            held = held.without(hand);
        }
        board.tiles.laid |= held;
        board.turn.seat = turn;
        board.passes = passes;
        board.turn.drawn = drawn;
        board.layout.ends[Arm::LEFT.index()] = ends[0];
        board.layout.ends[Arm::RIGHT.index()] = ends[1];
    }
}

/// Returns which of the seats with tiles follows each seat that takes part, also one that has just laid its last tile.
fn next_seats(playing: Seats, holding: Seats) -> [Seat; SEATS] {
    let first = Seat::new(0).expect("there is a first seat");
    let mut next = [first; SEATS];
    for seat in playing.iter() {
        next[seat.index()] = holding.after(seat).unwrap_or(seat);
    }
    next
}
