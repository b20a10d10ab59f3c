//! The question what the ends count, where the players must say it themselves: with an own tile before it is laid, or after a
//! wrong number of an opponent.

use super::{Listener, Question, TableAction};
use serpente_engine::host::Request;
use serpente_engine::rules::{Board, Move};
use serpente_engine::table::{Command, GameMove, Update, View};
use serpente_text::announce::say::points as say;
use serpente_text::announce::{Message, Scene};

/// Returns whether the player must say what the ends count with this move.
pub(super) fn says_count(view: &View<'_>, play: Move) -> bool {
    view.rules.says_count() && matches!(play, Move::Open(_) | Move::Lay(_))
}

impl Listener {
    /// Returns whether the player who has the keyboard is asked what the ends count.
    pub fn is_saying(&self) -> bool {
        let asked = self.seen().board().and_then(Board::asked);
        matches!(self.question, Some(Question::Count(_)))
            || self.question.is_none() && asked.is_some() && asked == self.holder
    }

    /// Returns whether the update says that another seat is asked what the ends count.
    pub(super) fn asks_another(&self, update: &Update) -> bool {
        let asked = self.seen().board().and_then(Board::asked);
        let next = update.facts.as_ref().and_then(|facts| facts.asked);
        next.is_some() && next != asked
    }

    /// Handles an action while the player is asked what the ends count. Returns whether it answers, or must wait for the answer.
    pub(super) fn say_count(&mut self, action: TableAction) -> bool {
        match action {
            TableAction::Digit(digit) => self.type_count(digit),
            TableAction::Confirm => self.confirm_count(),
            TableAction::Hint => self.hint_count(),
            // A tile that is not laid yet can be taken back, but not the tile of another player.
            TableAction::Escape if self.question.is_some() => return false,
            TableAction::Escape | TableAction::Turn => self.ask_count(),
            _ if action.plays() => self.ask_count(),
            _ => return false,
        }
        true
    }

    /// Returns the question, with the ends as they are or will be when the tile is laid.
    pub(super) fn count_question(&self) -> Option<Message> {
        let view = self.views.view(self.holder?)?;
        let after = match self.question {
            Some(Question::Count(play)) => view.board.after(view.rules, play),
            _ => None,
        };
        let board = after.as_ref().unwrap_or(view.board);
        let ends = Scene::seen(&View { board, ..view }, self.company()).ends();
        Some(say::count_question(ends, &self.manner.keys.confirm))
    }

    /// Asks what the ends count.
    pub(super) fn ask_count(&mut self) {
        if let Some(question) = self.count_question() {
            self.own(question);
        }
    }

    /// Adds a digit to the number. A third one begins another number, since no count has three.
    fn type_count(&mut self, digit: u8) {
        let before = self.typed.filter(|typed| *typed < 10);
        let typed = before.unwrap_or_default() * 10 + digit;
        self.typed = Some(typed);
        self.own(say::count_typed(typed));
    }

    /// Says this number, if the player is asked for one.
    pub(super) fn say_number(&mut self, number: u8) {
        if self.is_saying() {
            self.typed = Some(number);
            self.confirm_count();
        }
    }

    /// Says the number typed, or nothing if none was.
    fn confirm_count(&mut self) {
        let Some(seat) = self.holder else { return };
        let said = self.typed.take().unwrap_or_default();
        let play = if let Some(Question::Count(play)) = self.question.take() {
            GameMove::Saying(play, said)
        } else {
            self.own(say::count_said(said));
            GameMove::Says(said)
        };
        self.ask_for(Request::Command(Command::Play(seat, play)));
    }

    /// Announces the number that is worth saying.
    fn hint_count(&mut self) {
        let Some(view) = self.holder.and_then(|seat| self.views.view(seat)) else {
            return;
        };
        let worth_saying = match self.question {
            Some(Question::Count(play)) if view.would_make(play) == 0 => 0,
            Some(Question::Count(play)) => view.board.count_after(view.rules, play),
            _ => view.board.count_to_say(),
        };
        self.own(say::hint_count(worth_saying));
    }
}
