//! Applies public moves to the board. No other module changes the board by a move: rounds in play, spectators and replays all
//! use this one.

use super::said_count::AfterTile;
use super::{Board, PublicMove};
use crate::rules::compiled::Rules;
use crate::rules::count::End;
use crate::rules::fit::Placement;
use crate::rules::seats::Seat;
use crate::rules::tile::Tile;

impl<const WORDS: usize> Board<WORDS> {
    /// Lays the first tile for the seat in turn.
    pub(in crate::rules) fn open_with(&mut self, rules: &Rules<WORDS>, tile: Tile) {
        self.opening.first = Some(tile);
        self.opening.seat = self.turn.seat;
        let begins = rules.begins(tile);
        self.layout.begin(rules.shape, begins, self.playing);
        self.turn.deciding = rules.swaps && self.tiles.boneyard > 0;
        self.lay::<false>(rules, tile, PublicMove::Opened(tile));
    }

    /// Lays a tile on an arm for the seat in turn. `stuck` says whether the seat could not lay on its own arm; it is only
    /// computed if seats have arms of their own. `PLAIN` may be true only if `Rules::is_plain` is.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(in crate::rules) fn lay_on_arm<const PLAIN: bool>(
        &mut self,
        rules: &Rules<WORDS>,
        placement: Placement,
        stuck: impl FnOnce() -> bool,
    ) {
        let end = rules.leaves(placement.tile, placement.orientation);
        if PLAIN {
            self.layout.ends[placement.arm.index()] = end;
        } else {
            self.layout
                .lay(rules.shape, self.turn.seat, placement.arm, end, stuck);
        }
        self.lay::<PLAIN>(rules, placement.tile, PublicMove::Laid(placement));
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    fn lay<const PLAIN: bool>(
        &mut self,
        rules: &Rules<WORDS>,
        tile: Tile,
        public_move: PublicMove,
    ) {
        let seat = self.turn.seat;
        self.tiles.sizes[seat.index()] -= 1;
        self.tiles.laid.insert(tile);
        self.passes = 0;
        self.history.push((seat, public_move));
        let out = self.tiles.sizes[seat.index()] == 0 && self.goes_out(rules, seat);
        let after = if !PLAIN && rules.in_play().is_some() {
            self.make_points(rules, out)
        } else {
            AfterTile::GoesOn
        };
        match after {
            AfterTile::Won(winner) => self.end = Some(End::Won(winner)),
            AfterTile::Asks(made) => self.ask_opponents(rules, made, out),
            AfterTile::GoesOn if out => {
                self.end = Some(End::Out(self.first_out.unwrap_or(seat)));
            }
            AfterTile::GoesOn if !PLAIN && rules.shortcuts.has_turns => {
                self.go_on(rules, public_move);
            }
            AfterTile::GoesOn if PLAIN || !self.turn.deciding => self.next_turn(),
            AfterTile::GoesOn => {}
        }
    }

    /// Takes a seat without tiles out of the order of play. Returns whether that ends the round.
    fn goes_out(&mut self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        self.holding.remove(seat);
        !self.goes_on_without(rules, seat)
    }

    /// Returns whether the round goes on although this seat has no tiles: because team-mates have some, or until all have
    /// had their first turn.
    pub(in crate::rules) fn goes_on_without(&self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        self.mates_hold(rules, seat) || self.waits_for_others(rules, seat)
    }

    fn mates_hold(&self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        let seating = rules.options.seating;
        rules.whole_team
            && seating
                .members_of(seating.team(seat))
                .any(|mate| mate != seat && self.holding.contains(mate))
    }

    /// Returns whether the round will be over when the seat in turn lays a tile.
    #[inline]
    pub(in crate::rules) fn goes_out_next(&self, rules: &Rules<WORDS>) -> bool {
        self.tiles.sizes[self.turn.seat.index()] == 1
            && !self.goes_on_without(rules, self.turn.seat)
    }

    /// Draws a tile for the seat in turn. `could_lay` says whether the seat could have laid a tile instead.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "where seats draw, part of many moves")]
    pub(in crate::rules) fn draw(&mut self, could_lay: bool) {
        let seat = self.turn.seat;
        self.turn.spared |= could_lay;
        self.tiles.sizes[seat.index()] += 1;
        self.tiles.boneyard -= 1;
        self.turn.drawn += 1;
        self.made.nothing();
        self.history.push((seat, PublicMove::Drew));
    }

    /// Passes the right to open to this seat.
    pub(in crate::rules) fn hand_on(&mut self, rules: &Rules<WORDS>, next: Seat) {
        self.history.push((self.turn.seat, PublicMove::Passed));
        if rules.in_play().is_some() {
            self.make_points_of_pass(rules);
        }
        self.turn.seat = next;
        self.opening.seat = next;
    }

    /// Passes for the seat in turn, without determining the next seat. `stuck` says whether the seat could not lay on its own
    /// arm. `PLAIN` may be true only if `Rules::is_plain` is.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of many moves")]
    pub(in crate::rules) fn pass<const PLAIN: bool>(&mut self, rules: &Rules<WORDS>, stuck: bool) {
        self.history.push((self.turn.seat, PublicMove::Passed));
        if !PLAIN {
            self.layout.pass(rules.shape, self.turn.seat, stuck);
            if rules.in_play().is_some() {
                self.make_points_of_pass(rules);
            }
        }
    }

    /// Exchanges the hand of the seat in turn for the tiles not dealt.
    pub(in crate::rules) fn swap(&mut self) {
        let seat = self.turn.seat;
        std::mem::swap(
            &mut self.tiles.sizes[seat.index()],
            &mut self.tiles.boneyard,
        );
        self.opening.swapped = Some(seat);
        self.made.nothing();
        self.history.push((seat, PublicMove::Swapped));
        self.decided();
    }

    /// Ends the opener's turn, after it decided whether to exchange its hand (if it had to).
    pub(in crate::rules) fn decided(&mut self) {
        if std::mem::take(&mut self.turn.deciding) {
            self.next_turn();
        }
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(in crate::rules) fn next_turn(&mut self) {
        self.turn.drawn = 0;
        self.turn.spared = false;
        self.turn.seat = self
            .holding
            .after(self.turn.seat)
            .expect("a round that goes on has somebody with tiles");
    }
}
