//! Fines for players who do not announce that a turn leaves them one tile.

use super::{Board, PublicMove};
use crate::rules::compiled::Rules;
use crate::rules::seating::{Seat, Seats};

/// The state of announcements and fines, in games where a last tile must be announced.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Silence {
    /// Whether the seat in turn has announced its last tile.
    announced: bool,
    /// Whether the seat in turn pays if it has not. Computer players, and those that are imagined, never do.
    may_forget: bool,
    /// The seat that must draw as a fine, and how many tiles.
    fined: Option<(Seat, u8)>,
    /// The seats that lose their next turn.
    losing: Seats,
}

impl Silence {
    pub(super) const NONE: Self = Self {
        announced: false,
        may_forget: false,
        fined: None,
        losing: Seats::NONE,
    };
}

impl<const WORDS: usize> Board<WORDS> {
    /// Notes whether the seat in turn announces its last tile with its next move, and whether it pays if it does not.
    pub(in crate::rules) fn announces(&mut self, announced: bool, may_forget: bool) {
        self.silence.announced |= announced;
        self.silence.may_forget = may_forget;
    }

    /// Returns whether the seat in turn has announced its last tile in this turn.
    #[must_use]
    pub fn has_announced(&self) -> bool {
        self.silence.announced
    }

    /// Fines the seat in turn, which ends its turn, if the turn leaves it one tile and it has not announced that.
    pub(in crate::rules) fn fine_silence(&mut self, rules: &Rules<WORDS>) {
        let forgot = !self.silence.announced && self.silence.may_forget;
        (self.silence.announced, self.silence.may_forget) = (false, false);
        let Some(fine) = rules.turns().fine.filter(|_| forgot) else {
            return;
        };
        let seat = self.turn;
        let of_turn = self.history.iter().rev().take_while(|(by, _)| *by == seat);
        let mut of_turn = of_turn.map(|(_, public_move)| public_move);
        if self.sizes[seat.index()] == 1 && of_turn.any(|public_move| public_move.is_lay()) {
            let tiles = fine.tiles.min(self.boneyard);
            self.silence.fined = Some((seat, tiles)).filter(|_| tiles > 0);
            if fine.loses_turn {
                self.silence.losing.insert(seat);
            }
        }
    }

    /// Returns the seat that must draw a tile now as a fine, if one must.
    pub(in crate::rules) fn fined(&self) -> Option<Seat> {
        self.silence.fined.map(|(seat, _)| seat)
    }

    /// Draws a tile as a fine.
    pub(in crate::rules) fn pay_fine(&mut self) {
        if let Some((seat, left)) = self.silence.fined {
            self.silence.fined = Some((seat, left - 1)).filter(|_| left > 1);
            self.sizes[seat.index()] += 1;
            self.boneyard -= 1;
            self.history.push((seat, PublicMove::Fined));
        }
    }

    /// Takes the turn away from the seat in turn, if it loses it. Returns whether it does. The next seat is not determined.
    pub(in crate::rules) fn loses_turn(&mut self) -> bool {
        let seat = self.turn;
        let loses = self.silence.losing.contains(seat);
        if loses {
            self.silence.losing.remove(seat);
            self.passes = 0;
            self.history.push((seat, PublicMove::LostTurn));
        }
        loses
    }
}
