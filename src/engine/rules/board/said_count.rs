//! The count of the ends, where players say it themselves: a wrong number, and the opponents who may say the right one.

use super::Board;
use crate::rules::compiled::Rules;
use crate::rules::count::{End, Made, SaidCount, Why};
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

impl<const WORDS: usize> Board<WORDS> {
    /// Returns the seat that is asked for the count of the ends after another seat said a wrong number, if one is. It is also
    /// the seat in [turn](Self::turn).
    pub fn asked(&self) -> Option<Seat> {
        self.turn.asked.map(|_| self.turn.seat)
    }

    /// Returns the number that scores now if the seat in turn says it, in pips: the count of the ends after another seat's
    /// tile, or 0 if that makes no points.
    pub fn count_to_say(&self) -> u32 {
        let scores = self.turn.asked.is_some_and(|asked| asked.made.is_some());
        if scores { self.count() } else { 0 }
    }

    /// Returns what comes of a wrong number: with a penalty the next opponent scores at once, and otherwise each may say the
    /// right one.
    pub(super) fn after_wrong_number(
        &mut self,
        rules: &Rules<WORDS>,
        rule: SaidCount,
        said: u8,
        made: Option<Made>,
    ) -> AfterTile {
        self.made.nothing();
        if !rule.penalty || said == 0 {
            return AfterTile::Asks(made);
        }
        match (
            made,
            self.opponent_after(rules, self.turn.seat, self.turn.seat),
        ) {
            (Some(made), Some(opponent)) if self.takes(rules, made, opponent) => {
                AfterTile::Won(opponent)
            }
            _ => AfterTile::GoesOn,
        }
    }

    /// Asks the first opponent of the seat in turn for the count of the tile it laid. `is_out` says whether that ended the
    /// round.
    pub(super) fn ask_opponents(&mut self, rules: &Rules<WORDS>, made: Option<Made>, is_out: bool) {
        let layer = self.turn.seat;
        self.turn.asked = Some(Asked {
            layer,
            made,
            is_out,
        });
        self.ask_after(rules, layer);
    }

    /// Asks the opponent after this seat, or ends the turn of the seat that laid the tile if there is none.
    fn ask_after(&mut self, rules: &Rules<WORDS>, seat: Seat) {
        let Some(asked) = self.turn.asked else { return };
        match self.opponent_after(rules, asked.layer, seat) {
            Some(next) => self.turn.seat = next,
            None => self.ask_nobody(None),
        }
    }

    /// Returns the next opponent of `layer` after this seat, in the order of play, before the turn comes back to `layer`.
    fn opponent_after(&self, rules: &Rules<WORDS>, layer: Seat, seat: Seat) -> Option<Seat> {
        let seating = rules.options.seating;
        let mut next = seat;
        loop {
            next = self.playing.after(next).filter(|next| *next != layer)?;
            if seating.team(next) != seating.team(layer) {
                return Some(next);
            }
        }
    }

    /// Takes the answer of the seat in turn, in pips; 0 for none. The first right one scores. Once nobody is left to ask, the
    /// turn ends.
    pub(in crate::rules) fn answer(&mut self, rules: &Rules<WORDS>, said: u8) {
        let seat = self.turn.seat;
        let Some(asked) = self.turn.asked else { return };
        self.made.nothing();
        if asked.made.is_some() && u32::from(said) == self.count() {
            self.give_count_to(rules, seat);
        } else {
            self.ask_after(rules, seat);
        }
    }

    /// Scores points of another seat's tile for this seat, if they count for its side. Returns whether that won the match at
    /// once.
    fn takes(&mut self, rules: &Rules<WORDS>, made: Made, seat: Seat) -> bool {
        let Some(in_play) = rules.in_play() else {
            return false;
        };
        let why = Why::Muggins;
        let made = Made { seat, why, ..made };
        let seating = rules.options.seating;
        let missing = self.made.missing(seating.team(seat));
        let counts = in_play.may_write(made.points, missing);
        self.made.note(Some(made), counts);
        if counts {
            self.made.add(seating, made);
        }
        counts && in_play.at_once && made.points >= missing
    }

    /// Ends the turn of the seat that laid the tile: nobody is asked for its count any more. `won` is the seat for whose side
    /// the count won the match, if it did.
    pub(in crate::rules) fn ask_nobody(&mut self, won: Option<Seat>) {
        let Some(asked) = self.turn.asked.take() else {
            return;
        };
        self.turn.seat = asked.layer;
        if let Some(winner) = won {
            self.end = Some(End::Won(winner));
        } else if asked.is_out {
            self.end = Some(End::Out(asked.layer));
        } else {
            self.next_turn();
        }
    }

    /// Asks this seat for the count, as announced by the host.
    pub(in crate::rules) fn ask_seat(&mut self, seat: Option<Seat>) {
        if let Some(seat) = seat.filter(|_| self.turn.asked.is_some()) {
            self.turn.seat = seat;
        }
    }

    /// Gives the count to this seat, which said it.
    pub(in crate::rules) fn give_count_to(&mut self, rules: &Rules<WORDS>, seat: Seat) {
        let Some(made) = self.turn.asked.and_then(|asked| asked.made) else {
            return;
        };
        let won = self.takes(rules, made, seat);
        self.ask_nobody(won.then_some(seat));
    }
}
