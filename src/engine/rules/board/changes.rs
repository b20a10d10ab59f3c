//! Applies public moves to the board. Rounds in play, spectators and replays all use this type.

use super::Board;
use super::history::PublicMove;
use super::said_count::AfterTile;
use crate::rules::compiled::Rules;
use crate::rules::count::End;
use crate::rules::fit::Placement;
use crate::rules::seats::Seat;
use crate::rules::tile::Tile;
use crate::rules::turn::DoubleAsks;

/// Changes a board by the rules of its round, as the moves of the seat in turn do.
#[derive(Debug)]
pub(in crate::rules) struct BoardChange<'a, const WORDS: usize> {
    pub(super) board: &'a mut Board<WORDS>,
    pub(super) rules: &'a Rules<WORDS>,
}

impl<const WORDS: usize> BoardChange<'_, WORDS> {
    /// Lays the first tile for the seat in turn.
    pub(in crate::rules) fn open_with(&mut self, tile: Tile) {
        self.board.opening.first = Some(tile);
        self.board.opening.seat = self.board.turn.seat;
        let begins = self.rules.begins(tile);
        self.board
            .layout
            .begin(self.rules.shape, begins, self.board.playing);
        self.board.turn.deciding = self.rules.swaps && self.board.tiles.boneyard > 0;
        self.lay::<false>(tile, PublicMove::Opened(tile));
    }

    /// Lays a tile on an arm for the seat in turn. `stuck` says whether the seat could not lay on its own arm; it is only
    /// computed if seats have arms of their own. `PLAIN` may be true only if `Rules::is_plain` is.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(in crate::rules) fn lay_on_arm<const PLAIN: bool>(
        &mut self,
        placement: Placement,
        stuck: impl FnOnce() -> bool,
    ) {
        let end = self.rules.leaves(placement.tile, placement.orientation);
        if PLAIN {
            self.board.layout.ends[placement.arm.index()] = end;
        } else {
            self.board.layout.lay(
                self.rules.shape,
                self.board.turn.seat,
                placement.arm,
                end,
                stuck,
            );
        }
        self.lay::<PLAIN>(placement.tile, PublicMove::Laid(placement));
    }

    /// Does the same in a simulation of a round [on open arms](crate::rules::round): the turn is over, but for a double behind which a
    /// tile may be added.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    pub(in crate::rules) fn lay_on_open_arm(&mut self, placement: Placement) {
        let seat = self.board.turn.seat;
        let end = self.rules.leaves(placement.tile, placement.orientation);
        self.board
            .layout
            .lay(self.rules.shape, seat, placement.arm, end, || false);
        let out = self.put_down(placement.tile, PublicMove::Laid(placement));
        match self.score_tile(out) {
            AfterTile::Won(winner) => self.board.end = Some(End::Won(winner)),
            AfterTile::GoesOn if out => self.board.end = Some(End::Out(seat)),
            AfterTile::GoesOn if self.rules.shortcuts.adds_behind_doubles => {
                let goes_on = placement.tile.is_double();
                self.board.layout.progress.goes_on = goes_on;
                if goes_on {
                    // After a double the seat may draw again.
                    self.board.turn.drawn = 0;
                } else {
                    self.next_turn();
                }
            }
            AfterTile::GoesOn => self.next_turn(),
            AfterTile::Asks(_) => unreachable!("no number is said in a simulation"),
        }
    }

    /// Moves a tile of the seat in turn to the table. Returns whether that ends the round, since the seat is out.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    fn put_down(&mut self, tile: Tile, public_move: PublicMove) -> bool {
        let seat = self.board.turn.seat;
        self.board.tiles.sizes[seat.index()] -= 1;
        self.board.tiles.laid.insert(tile);
        self.board.passes = 0;
        self.board.history.push(seat, public_move);
        self.board.tiles.sizes[seat.index()] == 0 && self.goes_out(seat)
    }

    /// Scores the tile just laid. `out` says whether it ended the round.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    fn score_tile(&mut self, out: bool) -> AfterTile {
        let Some(in_play) = self.rules.in_play() else {
            return AfterTile::GoesOn;
        };
        if self.scores_nothing(in_play, out) {
            self.board.made.nothing();
            return AfterTile::GoesOn;
        }
        self.make_points(in_play, out)
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    fn lay<const PLAIN: bool>(&mut self, tile: Tile, public_move: PublicMove) {
        let seat = self.board.turn.seat;
        let out = self.put_down(tile, public_move);
        let after = if PLAIN {
            AfterTile::GoesOn
        } else {
            self.score_tile(out)
        };
        match after {
            AfterTile::Won(winner) => self.board.end = Some(End::Won(winner)),
            AfterTile::Asks(made) => self.ask_opponents(made, out),
            AfterTile::GoesOn if out => {
                self.board.end = Some(End::Out(self.board.first_out.unwrap_or(seat)));
            }
            AfterTile::GoesOn if !PLAIN && self.rules.shortcuts.has_turns => {
                if self.ends_turn(public_move) {
                    self.end_turn();
                } else {
                    self.go_on(public_move);
                }
            }
            AfterTile::GoesOn if PLAIN || !self.board.turn.deciding => self.next_turn(),
            AfterTile::GoesOn => {}
        }
    }

    /// Returns whether the tile just laid ends the turn and changes nothing else, as most tiles do: it is no double, no double
    /// waits for it, and the seat has tiles left and is not in a chain.
    #[inline]
    fn ends_turn(&self, public_move: PublicMove) -> bool {
        let PublicMove::Laid(placement) = public_move else {
            return false;
        };
        let turns = self.rules.turns;
        let layout = &self.board.layout;
        let seat = self.board.turn.seat;
        !placement.tile.is_double()
            && layout.progress.waiting().is_empty()
            && !matches!(turns.double_asks, DoubleAsks::Toes { .. })
            && !layout.chains(turns, seat)
            && self.board.tiles.sizes[seat.index()] > 0
    }

    /// Takes a seat without tiles out of the order of play. Returns whether that ends the round.
    fn goes_out(&mut self, seat: Seat) -> bool {
        self.board.holding.remove(seat);
        !self.board.goes_on_without(self.rules, seat)
    }

    /// Draws a tile for the seat in turn. `could_lay` says whether the seat could have laid a tile instead.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "where seats draw, part of many moves")]
    pub(in crate::rules) fn draw(&mut self, could_lay: bool) {
        let seat = self.board.turn.seat;
        self.board.turn.spared |= could_lay;
        self.board.tiles.draw(seat);
        self.board.turn.drawn += 1;
        self.board.made.nothing();
        self.board.history.push(seat, PublicMove::Drew);
    }

    /// Passes the right to open to this seat.
    pub(in crate::rules) fn hand_on(&mut self, next: Seat) {
        self.board
            .history
            .push(self.board.turn.seat, PublicMove::Passed);
        if self.rules.in_play().is_some() {
            self.make_points_of_pass();
        }
        self.board.turn.seat = next;
        self.board.opening.seat = next;
    }

    /// Passes for the seat in turn, without determining the next seat. `stuck` says whether the seat could not lay on its own
    /// arm. `PLAIN` may be true only if `Rules::is_plain` is.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of many moves")]
    pub(in crate::rules) fn pass<const PLAIN: bool>(&mut self, stuck: bool) {
        self.board
            .history
            .push(self.board.turn.seat, PublicMove::Passed);
        if !PLAIN {
            self.board
                .layout
                .pass(self.rules.shape, self.board.turn.seat, stuck);
            if self.rules.in_play().is_some() {
                self.make_points_of_pass();
            }
        }
    }

    /// Exchanges the hand of the seat in turn for the tiles not dealt.
    pub(in crate::rules) fn swap(&mut self) {
        let seat = self.board.turn.seat;
        std::mem::swap(
            &mut self.board.tiles.sizes[seat.index()],
            &mut self.board.tiles.boneyard,
        );
        self.board.opening.swapped = Some(seat);
        self.board.made.nothing();
        self.board.history.push(seat, PublicMove::Swapped);
        self.decided();
    }

    /// Ends the opener's turn, after it decided whether to exchange its hand (if it had to).
    pub(in crate::rules) fn decided(&mut self) {
        if std::mem::take(&mut self.board.turn.deciding) {
            self.next_turn();
        }
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(in crate::rules) fn next_turn(&mut self) {
        self.board.turn.drawn = 0;
        self.board.turn.spared = false;
        self.board.turn.seat = self
            .board
            .holding
            .after(self.board.turn.seat)
            .expect("a round that goes on has somebody with tiles");
    }

    /// Puts a tile into the centre before the first turn.
    pub(in crate::rules) fn begin_with(&mut self, centre: Tile) {
        let begins = self.rules.begins(centre);
        self.board.opening.first = Some(centre);
        self.board.tiles.laid.insert(centre);
        self.board
            .layout
            .begin(self.rules.shape, begins, self.board.playing);
    }

    /// Decides whether the turn goes on after a tile, in a game where a turn may have several.
    #[inline(never)]
    pub(super) fn go_on(&mut self, public_move: PublicMove) {
        let turns = self.rules.turns;
        let laid = self.board.tiles.laid;
        match public_move {
            PublicMove::Opened(tile) => self
                .board
                .layout
                .go_on_behind_opening(turns, tile.is_double()),
            PublicMove::Laid(placement) => {
                let Placement { tile, arm, .. } = placement;
                let is_double = tile.is_double();
                self.board
                    .layout
                    .go_on(turns, self.board.turn.seat, arm, is_double, |end| {
                        self.rules.can_be_joined(end, laid)
                    });
            }
            _ => {}
        }
        if self.board.tiles.sizes[self.board.turn.seat.index()] == 0 {
            self.board.first_out = self.board.first_out.or(Some(self.board.turn.seat));
            self.end_turn();
        } else if self.board.goes_on() {
            // After a double the seat may draw again.
            self.board.turn.drawn = 0;
        } else {
            self.end_turn();
        }
    }

    /// Ends the turn, and the round too if a seat is out and all have had their first turn.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "part of nearly every turn where turns may go on"
    )]
    pub(in crate::rules) fn end_turn(&mut self) {
        self.fine_if_forgotten();
        self.board
            .layout
            .turn_is_over(self.rules.turns, self.board.turn.seat);
        match self.board.first_out {
            Some(seat) if !self.board.waits_for_others(self.rules, seat) => {
                self.board.end = Some(End::Out(seat));
            }
            _ => self.next_turn(),
        }
    }

    /// Gives the turn to this seat, as announced by the host.
    pub(in crate::rules) fn hand_turn_to(&mut self, seat: Seat) {
        if self.board.turn.seat != seat {
            if self.board.is_in_chain(self.rules) {
                // The end of a chain has no move of its own.
                self.board.fines.announces(false);
                self.fine_if_forgotten();
            }
            self.board
                .layout
                .turn_is_over(self.rules.turns, self.board.turn.seat);
            self.board.turn.drawn = 0;
            self.board.turn.spared = false;
            self.board.turn.seat = seat;
        }
    }

    /// Fines the seat in turn, which ends its turn, if the turn leaves it one tile and it has not announced that.
    pub(in crate::rules) fn fine_if_forgotten(&mut self) {
        let board = &mut *self.board;
        let fine = self.rules.turns.fine;
        board
            .fines
            .fine_if_forgotten(fine, board.turn.seat, &board.tiles, &board.history);
    }

    /// Takes the turn away from the seat in turn, if it loses it. Returns whether it does. The next seat is not determined.
    pub(in crate::rules) fn loses_turn(&mut self) -> bool {
        let seat = self.board.turn.seat;
        let loses = self.board.fines.takes_turn_of(seat);
        if loses {
            self.board.passes = 0;
            self.board.history.push(seat, PublicMove::LostTurn);
        }
        loses
    }
}
