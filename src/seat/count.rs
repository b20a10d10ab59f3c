//! The question what the ends count, where the players must say it themselves: with an own tile
//! before it is laid, or after a wrong number of an opponent.

use crate::action::TableAction;
use crate::keyboard::Keyboard;
use crate::reply::Reply;
use serpente_engine::rules::{Board, Move};
use serpente_engine::table::{GameMove, Update, View};
use serpente_text::announce::say::points as say;
use serpente_text::announce::{HowToAnswer, Message, Scene, how_many};

/// The question what the ends count, and the number typed so far.
#[derive(Default)]
pub(crate) struct CountQuestion {
    /// The move for which the count is asked, before it is made; `None` if the ends are asked for
    /// as they are.
    play: Option<Move>,
    /// The number typed so far.
    typed: Option<u8>,
    /// The number that a hint named, which is said if none is typed.
    hinted: Option<u8>,
}

impl CountQuestion {
    /// Makes the question for a move that the player has chosen.
    pub(crate) fn before(play: Move) -> Self {
        Self {
            play: Some(play),
            typed: None,
            hinted: None,
        }
    }

    /// Takes a key. Returns `None` if it does something else meanwhile.
    pub(crate) fn key(&mut self, action: TableAction, keyboard: &Keyboard) -> Option<Reply> {
        match action {
            TableAction::Digit(digit) => Some(self.type_digit(digit)),
            TableAction::Confirm => Some(self.confirm()),
            TableAction::Hint => Some(Reply::own(self.hint(keyboard))),
            // A tile that is not laid yet can be taken back, but not the tile of another player.
            TableAction::Escape if self.play.is_some() => None,
            TableAction::Escape | TableAction::Turn => {
                Some(self.ask(keyboard, HowToAnswer::Always))
            }
            _ if action.plays() => Some(self.ask(keyboard, HowToAnswer::Always)),
            _ => None,
        }
    }

    /// Asks the question.
    pub(crate) fn ask(&self, keyboard: &Keyboard, how_to_answer: HowToAnswer) -> Reply {
        match self.message(keyboard, how_to_answer) {
            Some(message) => Reply::Ask(message),
            None => Reply::Nothing,
        }
    }

    /// Returns the question, with the ends as they are or will be when the tile is laid.
    pub(crate) fn message(
        &self,
        keyboard: &Keyboard,
        how_to_answer: HowToAnswer,
    ) -> Option<Message> {
        let view = keyboard.views.of_tiles(keyboard.holder()?)?;
        let board_after = match self.play {
            Some(play) => view.board.after(view.rules, play),
            None => None,
        };
        let board = board_after.as_ref().unwrap_or(view.board);
        let company = keyboard.company();
        let ends = Scene::seen(&View { board, ..view }, company).ends();
        Some(how_many(
            ends,
            &view,
            company,
            &keyboard.manner.keys,
            how_to_answer,
        ))
    }

    /// Adds a digit to the number. A third one begins another number, since no count has three.
    fn type_digit(&mut self, digit: u8) -> Reply {
        let number = match self.typed {
            Some(typed) if typed < 10 => typed * 10 + digit,
            _ => digit,
        };
        self.typed = Some(number);
        Reply::Own(say::count_typed(number))
    }

    /// Says the number typed or, if none was, that of the hint; nothing without either.
    fn confirm(&mut self) -> Reply {
        self.say(self.typed.or(self.hinted).unwrap_or_default())
    }

    /// Says this number.
    pub(crate) fn say(&mut self, number: u8) -> Reply {
        self.typed = None;
        Reply::Make(match self.play {
            Some(play) => GameMove::Saying(play, number),
            None => GameMove::Says(number),
        })
    }

    /// Returns the number that is worth saying, as a message.
    fn hint(&mut self, keyboard: &Keyboard) -> Option<Message> {
        let view = keyboard.views.of_tiles(keyboard.holder()?)?;
        let number = match self.play {
            Some(play) if view.would_make(play) == 0 => 0,
            Some(play) => view.board.foresee(view.rules).count(play),
            None => view.board.count_to_say(),
        };
        self.typed = None;
        self.hinted = Some(u8::try_from(number).unwrap_or(u8::MAX));
        Some(say::hint_count(number))
    }
}

/// Returns whether the player must say what the ends count with this move.
pub(crate) fn says_count(view: &View<'_>, play: Move) -> bool {
    view.rules.says_count() && matches!(play, Move::Open(_) | Move::Lay(_))
}

/// Returns whether the update says that another seat than before is asked what the ends count.
pub(crate) fn asks_another(update: &Update, keyboard: &Keyboard) -> bool {
    let before = keyboard.seen().board().and_then(Board::asked);
    let next = update.facts.as_ref().and_then(|facts| facts.asked);
    next.is_some() && next != before
}
