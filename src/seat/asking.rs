//! The question that is open: which one it is, and which keys answer it.

use crate::action::TableAction;
use crate::count::CountQuestion;
use crate::keyboard::Keyboard;
use crate::places::PlaceQuestion;
use crate::reply::Reply;
use serpente_engine::rules::{Move, Placement};
use serpente_text::announce::HowToAnswer;

/// A question that the next key answers.
pub(crate) enum Question {
    /// Where to lay a tile.
    Place(PlaceQuestion),
    /// What the ends count after a tile, before it is laid.
    Count(CountQuestion),
    /// Whether to leave.
    Leave,
}

/// The question that is open, if one is.
#[derive(Default)]
pub(crate) struct Asking {
    question: Option<Question>,
    /// The question what the ends count as they are. The table asks it after a wrong number; it is
    /// asked only while no other question is open.
    by_table: CountQuestion,
}

impl Asking {
    /// Returns the question that is open.
    pub(crate) fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Returns whether a question of this keyboard is open.
    pub(crate) fn is_open(&self) -> bool {
        self.question.is_some()
    }

    /// Asks where to lay a tile.
    pub(crate) fn open_place(&mut self, places: Vec<Placement>, keyboard: &Keyboard) -> Reply {
        let question = PlaceQuestion::new(places);
        let reply = question.ask(keyboard);
        self.question = Some(Question::Place(question));
        reply
    }

    /// Asks what the ends count after this move, before it is made.
    pub(crate) fn open_count(&mut self, play: Move, keyboard: &Keyboard) -> Reply {
        let question = CountQuestion::before(play);
        let reply = question.ask(keyboard, HowToAnswer::UntilKnown);
        self.question = Some(Question::Count(question));
        reply
    }

    /// Asks whether to leave.
    pub(crate) fn open_leave(&mut self) {
        self.question = Some(Question::Leave);
    }

    /// Closes the question. Returns whether one was open.
    pub(crate) fn close(&mut self) -> bool {
        self.question.take().is_some()
    }

    /// Closes the question, because something has happened at the table: where to lay a tile no
    /// longer matters. Whether to leave still does.
    pub(crate) fn table_changed(&mut self) {
        if !matches!(self.question, Some(Question::Leave)) {
            self.question = None;
        }
    }

    /// Forgets the number typed as an answer to the table.
    pub(crate) fn forget_typed(&mut self) {
        self.by_table = CountQuestion::default();
    }

    /// Returns the question what the ends count, if it is being asked.
    pub(crate) fn count(&mut self, keyboard: &Keyboard) -> Option<&mut CountQuestion> {
        match &mut self.question {
            Some(Question::Count(question)) => Some(question),
            None if keyboard.is_asked_for_count() => Some(&mut self.by_table),
            Some(Question::Place(_) | Question::Leave) | None => None,
        }
    }

    /// Returns whether the player who has the keyboard is asked what the ends count.
    pub(crate) fn is_for_count(&self, keyboard: &Keyboard) -> bool {
        match self.question {
            Some(Question::Count(_)) => true,
            Some(Question::Place(_) | Question::Leave) => false,
            None => keyboard.is_asked_for_count(),
        }
    }

    /// Takes a key that may answer what the ends count. Returns `None` if it does something else.
    pub(crate) fn count_key(&mut self, action: TableAction, keyboard: &Keyboard) -> Option<Reply> {
        self.count(keyboard)?.key(action, keyboard)
    }

    /// Takes a key that may answer where to lay a tile. Returns `None` if it does something else.
    pub(crate) fn place_key(&mut self, action: TableAction, keyboard: &Keyboard) -> Option<Reply> {
        match &mut self.question {
            Some(Question::Place(question)) => question.key(action, keyboard),
            Some(Question::Count(_) | Question::Leave) | None => None,
        }
    }

    /// Asks a question about a move again, if one is open.
    pub(crate) fn ask_again(&self, keyboard: &Keyboard) -> Option<Reply> {
        match &self.question {
            Some(Question::Place(question)) => Some(question.ask(keyboard)),
            Some(Question::Count(question)) => Some(question.ask(keyboard, HowToAnswer::Always)),
            Some(Question::Leave) | None => None,
        }
    }
}
