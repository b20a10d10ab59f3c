//! The count of the ends, where players say it themselves: a wrong number, and the opponents who may say the right one.

use super::changes::BoardChange;
use crate::rules::count::{End, Made, SaidCount};
use crate::rules::seats::Seat;

/// How the round goes on after a tile was laid and its points, if any, were scored.
#[derive(Clone, Copy, Debug)]
pub(super) enum AfterTile {
    /// The round goes on, or ends by the tile itself.
    GoesOn,
    /// The points won the match for the side of this seat.
    Won(Seat),
    /// The number said was wrong: the opponents may say the right one, which scores these points, if any.
    Asks(Option<Made>),
}

/// A tile whose count the opponents of its player are asked for, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rules) struct Asked {
    /// The seat that laid the tile.
    layer: Seat,
    /// The points of the right count, if it scores.
    made: Option<Made>,
    /// Whether the tile was the last one of its player.
    is_out: bool,
}

/// Returns whether a player said the right number, in pips: the count, or 0 if the count makes no points.
pub(super) fn is_right(said: u8, count: u32, made: Option<Made>) -> bool {
    u32::from(said) == count || said == 0 && made.is_none()
}

impl Asked {
    /// Returns whether the right count scores.
    pub(super) fn scores(self) -> bool {
        self.made.is_some()
    }
}

impl<const WORDS: usize> BoardChange<'_, WORDS> {
    /// Returns what comes of a wrong number: with a penalty the next opponent scores at once, and otherwise each may say the
    /// right one.
    pub(super) fn after_wrong_number(
        &mut self,
        rule: SaidCount,
        said: u8,
        made: Option<Made>,
    ) -> AfterTile {
        self.board.made.nothing();
        if !rule.penalty || said == 0 {
            return AfterTile::Asks(made);
        }
        match (
            made,
            self.opponent_after(self.board.turn.seat, self.board.turn.seat),
        ) {
            (Some(made), Some(opponent)) if self.takes(made, opponent) => AfterTile::Won(opponent),
            _ => AfterTile::GoesOn,
        }
    }

    /// Asks the first opponent of the seat in turn for the count of the tile it laid. `is_out` says whether that ended the
    /// round.
    pub(super) fn ask_opponents(&mut self, made: Option<Made>, is_out: bool) {
        let layer = self.board.turn.seat;
        self.board.turn.asked = Some(Asked {
            layer,
            made,
            is_out,
        });
        self.ask_after(layer);
    }

    /// Asks the opponent after this seat, or ends the turn of the seat that laid the tile if there is none.
    fn ask_after(&mut self, seat: Seat) {
        let Some(asked) = self.board.turn.asked else {
            return;
        };
        match self.opponent_after(asked.layer, seat) {
            Some(next) => self.board.turn.seat = next,
            None => self.ask_nobody(None),
        }
    }

    /// Returns the next opponent of `layer` after this seat, in the order of play, before the turn comes back to `layer`.
    fn opponent_after(&self, layer: Seat, seat: Seat) -> Option<Seat> {
        let seating = self.rules.options.seating;
        let mut next = seat;
        loop {
            next = self
                .board
                .playing
                .after(next)
                .filter(|next| *next != layer)?;
            if seating.team(next) != seating.team(layer) {
                return Some(next);
            }
        }
    }

    /// Takes the answer of the seat in turn, in pips; 0 for none. The first right one scores. Once nobody is left to ask, the
    /// turn ends.
    pub(in crate::rules) fn answer(&mut self, said: u8) {
        let seat = self.board.turn.seat;
        let Some(asked) = self.board.turn.asked else {
            return;
        };
        self.board.made.nothing();
        if asked.made.is_some() && u32::from(said) == self.board.count() {
            self.give_count_to(seat);
        } else {
            self.ask_after(seat);
        }
    }

    /// Scores points of another seat's tile for this seat, if they count for its side. Returns whether that won the match at
    /// once.
    fn takes(&mut self, made: Made, seat: Seat) -> bool {
        let Some(in_play) = self.rules.in_play() else {
            return false;
        };
        let seating = self.rules.options.seating;
        self.board.made.take(seating, in_play, made, seat)
    }

    /// Ends the turn of the seat that laid the tile: nobody is asked for its count any more. `won` is the seat for whose side
    /// the count won the match, if it did.
    pub(in crate::rules) fn ask_nobody(&mut self, won: Option<Seat>) {
        let Some(asked) = self.board.turn.asked.take() else {
            return;
        };
        self.board.turn.seat = asked.layer;
        if let Some(winner) = won {
            self.board.end = Some(End::Won(winner));
        } else if asked.is_out {
            self.board.end = Some(End::Out(asked.layer));
        } else {
            self.next_turn();
        }
    }

    /// Asks this seat for the count, as announced by the host.
    pub(in crate::rules) fn ask_seat(&mut self, seat: Option<Seat>) {
        if let Some(seat) = seat.filter(|_| self.board.turn.asked.is_some()) {
            self.board.turn.seat = seat;
        }
    }

    /// Gives the count to this seat, which said it.
    pub(in crate::rules) fn give_count_to(&mut self, seat: Seat) {
        let Some(made) = self.board.turn.asked.and_then(|asked| asked.made) else {
            return;
        };
        let won = self.takes(made, seat);
        self.ask_nobody(won.then_some(seat));
    }
}
