//! Turns that consist of more than one tile, and the tile that lies in the centre before the first.

use super::{Board, PublicMove};
use crate::rules::compiled::Rules;
use crate::rules::count::End;
use crate::rules::fit::{Arm, Placement};
use crate::rules::seats::{SEATS, Seat};
use crate::rules::tile::{Pip, Tile};
use crate::rules::turn::Reach;

impl<const WORDS: usize> Board<WORDS> {
    /// Puts a tile into the centre before the first turn.
    pub(in crate::rules) fn begin_with(&mut self, rules: &Rules<WORDS>, centre: Tile) {
        let begins = rules.begins(centre);
        self.opening.first = Some(centre);
        self.tiles.laid.insert(centre);
        self.layout.begin(rules.shape, begins, self.playing);
    }

    /// Returns the tile that lay in the centre before the first turn, if one did.
    pub fn centre(&self) -> Option<Tile> {
        for (_, public_move) in &self.history {
            if let PublicMove::Opened(_) = public_move {
                return None;
            }
        }
        self.opening.first
    }

    /// Returns how many tiles each seat held before the first turn.
    pub(crate) fn first_sizes(&self) -> [usize; SEATS] {
        let mut sizes = self.tiles.sizes.map(usize::from);
        let mut boneyard = self.boneyard();
        for (seat, public_move) in self.history.iter().rev() {
            let size = &mut sizes[seat.index()];
            match public_move {
                PublicMove::Opened(_) | PublicMove::Laid(_) => *size += 1,
                PublicMove::Drew | PublicMove::Fined => {
                    *size -= 1;
                    boneyard += 1;
                }
                PublicMove::Swapped => std::mem::swap(size, &mut boneyard),
                PublicMove::Passed | PublicMove::LostTurn => {}
            }
        }
        sizes
    }

    /// Returns the arms on which a seat may lay, whether or not it is its turn.
    #[inline]
    pub(in crate::rules) fn reach(&self, rules: &Rules<WORDS>, seat: Seat) -> Reach {
        let goes_on = self.layout.progress.goes_on && seat == self.turn.seat;
        let turns = rules.turns;
        self.layout.reach(rules.shape, turns, seat, goes_on)
    }

    /// Returns the arms whose end is a double that must be covered before anything else, the oldest first.
    pub fn waiting(&self) -> &[Arm] {
        self.layout.progress.waiting()
    }

    /// Returns the number for which the centre or a foot needs toes before anything else, and how many, if one does.
    pub fn toes(&self) -> Option<(Pip, u8)> {
        let progress = &self.layout.progress;
        let foot = progress.foot.only().filter(|_| progress.toes > 0);
        foot.map(|half| (half, progress.toes))
    }

    /// Returns whether the seat in turn has laid a tile and its turn goes on.
    pub fn goes_on(&self) -> bool {
        self.layout.progress.goes_on
    }

    /// Returns whether this seat is still in its first turn, in which it lays a chain on its own arm.
    pub fn chains(&self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        self.layout.chains(rules.turns, seat)
    }

    /// Returns whether the seat in turn has begun a chain and may add to it.
    pub(in crate::rules) fn is_in_chain(&self, rules: &Rules<WORDS>) -> bool {
        self.goes_on() && self.chains(rules, self.turn.seat)
    }

    /// Returns whether the seat in turn may add a tile after those it has laid in this turn.
    pub fn may_add(&self, rules: &Rules<WORDS>) -> bool {
        self.goes_on() && rules.turns.may_add.is_some()
    }

    /// Returns whether only a double may be laid on this arm of a star, because the arm has one tile.
    pub fn needs_double(&self, rules: &Rules<WORDS>, arm: Arm) -> bool {
        rules.turns.doubles_second && self.layout.progress.single.contains(arm)
    }

    /// Returns whether other seats have not had their first turn yet. The round goes on for them even if this seat is out.
    pub(in crate::rules) fn waits_for_others(&self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        let started = self.layout.progress.started;
        rules.turns.chain
            && self
                .playing
                .iter()
                .any(|other| other != seat && !started.contains(other))
    }

    /// Decides whether the turn goes on after a tile, in a game where a turn may have several.
    #[inline(never)]
    pub(super) fn go_on(&mut self, rules: &Rules<WORDS>, public_move: PublicMove) {
        let turns = rules.turns;
        let laid = self.tiles.laid;
        match public_move {
            PublicMove::Opened(tile) => self.layout.go_on_behind_opening(turns, tile.is_double()),
            PublicMove::Laid(placement) => {
                let Placement { tile, arm, .. } = placement;
                let is_double = tile.is_double();
                self.layout
                    .go_on(turns, self.turn.seat, arm, is_double, |end| {
                        rules.can_be_joined(end, laid)
                    });
            }
            _ => {}
        }
        if self.tiles.sizes[self.turn.seat.index()] == 0 {
            self.first_out = self.first_out.or(Some(self.turn.seat));
            self.end_turn(rules);
        } else if self.goes_on() {
            // After a double the seat may draw again.
            self.turn.drawn = 0;
        } else {
            self.end_turn(rules);
        }
    }

    /// Ends the turn, and the round too if a seat is out and all have had their first turn.
    pub(in crate::rules) fn end_turn(&mut self, rules: &Rules<WORDS>) {
        self.fine_if_forgotten(rules);
        self.layout.turn_is_over(rules.turns, self.turn.seat);
        match self.first_out {
            Some(seat) if !self.waits_for_others(rules, seat) => self.end = Some(End::Out(seat)),
            _ => self.next_turn(),
        }
    }

    /// Returns whether no seat is out yet.
    pub(in crate::rules) fn is_nobody_out(&self) -> bool {
        self.first_out.is_none()
    }

    /// Gives the turn to this seat, as announced by the host.
    pub(in crate::rules) fn hand_turn_to(&mut self, rules: &Rules<WORDS>, seat: Seat) {
        if self.turn.seat != seat {
            if self.is_in_chain(rules) {
                // The end of a chain has no move of its own.
                self.announces(false);
                self.fine_if_forgotten(rules);
            }
            self.layout.turn_is_over(rules.turns, self.turn.seat);
            self.turn.drawn = 0;
            self.turn.spared = false;
            self.turn.seat = seat;
        }
    }
}
