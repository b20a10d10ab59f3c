//! The host's next action that needs no command, as far as this listener knows it.

use super::{Listener, Listening, SeatOutput, TableAction};
use serpente_engine::host::{ByItself, Request};
use serpente_text::announce::Category;
use serpente_text::announce::say::table as say;

impl Listener {
    /// Returns what the host will do next without a command, if anything.
    pub(super) fn comes_next(&self) -> Option<ByItself> {
        let seen = self.seen();
        if seen.winners().is_some() {
            return None;
        }
        let must_pass = |seat| self.must_pass(seat);
        ByItself::next(seen.turn(), seen.tally(), self.people, must_pass)
    }

    /// Returns whether the key skips the pause before the host acts, and does nothing else.
    pub fn hurries(&self, action: TableAction) -> bool {
        let hurried = self.comes_next().is_some_and(|what| match action {
            TableAction::Confirm => true,
            // A player who can only pass may press the key to draw, and is told why they cannot.
            TableAction::Draw => what != ByItself::Pass,
            _ => false,
        });
        hurried && self.question.is_none()
    }

    /// Passes at once for a player who can only pass, because they have heard why they can do nothing else.
    pub(super) fn pass_sooner(&mut self, waiting: Option<ByItself>) {
        let passes = waiting == Some(ByItself::Pass) && self.question.is_none();
        let asked = |output: &SeatOutput| matches!(output, SeatOutput::Request(_));
        if passes && !self.out.iter().any(asked) {
            self.out.push(SeatOutput::Request(Request::GoOn));
        }
    }

    /// Returns whether no person at this keyboard still plays: all are eliminated or spectators.
    pub fn only_listens(&self) -> bool {
        let playing = self.seen().tally().playing();
        self.seen().winners().is_none() && !playing.iter().any(|seat| self.seats.contains(seat))
    }

    /// Asks the host to play the rest of the match at once; only the result is announced.
    pub(super) fn play_out(&mut self) {
        if self.listening != Listening::PlaysOut {
            self.listening = Listening::PlaysOut;
            self.out.push(SeatOutput::Request(Request::PlayOut));
        }
        self.answer(say::played_out());
    }

    /// Announces how many seconds of thinking time the player in turn has left, or that it is over.
    pub(super) fn tell_time_left(&mut self, seconds: u64) {
        let Some(seat) = self.seen().turn() else {
            return;
        };
        let message = if seconds > 0 {
            say::time_left(seconds)
        } else {
            self.company().told(seat, say::your_time_up(), say::time_up)
        };
        self.event(message, Category::Move);
    }
}
