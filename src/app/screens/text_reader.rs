//! Texts to read sentence by sentence: the rules of a game, the key table, the list of keys.

use super::ScreenStep;
use crate::Key;
use crate::session::Session;
use crate::teller::{Outlet, Teller, at_cursor};
use serpente_seat::TableAction;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Cue, Message, Urgency};
use serpente_text::words::steps;

/// The actions that move through a text.
const GOES_THROUGH: [TableAction; 6] = [
    TableAction::Previous,
    TableAction::Next,
    TableAction::First,
    TableAction::Last,
    TableAction::Confirm,
    TableAction::Draw,
];

/// The data of a review's line besides its text.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct OfReview {
    /// The entry of the review that the line belongs to: first comes an entry for each mistake, then one for each choice in
    /// order. `None` for the summary.
    pub(crate) entry: Option<usize>,
    /// The decision that the line is about, by its index.
    pub(crate) decision: Option<usize>,
    /// Whether the line is the first of its decision in the part where all decisions stand in order.
    pub(crate) in_order: bool,
    /// Whether the player is to find the better move of that decision before it is told.
    pub(crate) is_to_find: bool,
    /// The answers to the keys that ask: what the others held, and the table as it was before the move.
    pub(crate) answers: Vec<(TableAction, Message)>,
}

/// A text, and the position of the player in it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct TextReader {
    /// The paragraphs.
    pub(crate) paragraphs: Vec<Message>,
    /// The paragraph, and the sentence in it: in another language a paragraph may have more or fewer sentences.
    at: (usize, usize),
    /// Whether the player has moved past the last sentence.
    ended: bool,
    /// Whether each paragraph is read as a whole.
    whole: bool,
    /// The data for each line of a review; empty for other texts.
    of_review: Vec<OfReview>,
    /// Whether this is the list of the keys that work now: it is not logged, and is dropped when it is closed.
    pub(crate) is_help: bool,
}

impl TextReader {
    /// Splits a paragraph into the parts that are read one at a time.
    fn steps<'a>(&self, text: &'a str) -> Vec<&'a str> {
        if self.whole { vec![text] } else { steps(text) }
    }

    /// Creates a text whose paragraphs are read sentence by sentence.
    pub(crate) fn sentences(paragraphs: Vec<Message>) -> Self {
        Self {
            paragraphs,
            ..Self::default()
        }
    }

    /// Creates a text whose paragraphs are read as a whole.
    pub(crate) fn whole(lines: Vec<Message>) -> Self {
        Self {
            whole: true,
            paragraphs: lines,
            ..Self::default()
        }
    }

    /// Creates a list of keys, of which the first two lines are announced already.
    pub(crate) fn help(lines: Vec<Message>) -> Self {
        Self {
            at: (1, 0),
            is_help: true,
            ..Self::whole(lines)
        }
    }

    /// Moves to the next or previous decision of a review in order. Stays at the first or the last.
    fn go_in_order(&mut self, forward: bool) {
        let at = self.of_review.get(self.at.0).and_then(|line| line.decision);
        let mut place = None;
        for (number, line) in self.of_review.iter().enumerate() {
            if !line.in_order {
                continue;
            }
            if forward && place.is_none() && (at.is_none() || line.decision > at) {
                place = Some(number);
            }
            if !forward && at.is_some() && line.decision < at {
                place = Some(number);
            }
        }
        self.ended = forward && place.is_none();
        if let Some(place) = place {
            self.at = (place, 0);
        }
    }

    /// Moves as the action says. `text` returns a paragraph's text.
    fn go(&mut self, action: TableAction, text: impl Fn(&Message) -> String) {
        let last_of = |place: usize| {
            let paragraph = text(&self.paragraphs[place]);
            self.steps(&paragraph).len().saturating_sub(1)
        };
        let last = self.paragraphs.len().saturating_sub(1);
        let (paragraph, sentence) = self.at;
        let ended = self.ended;
        let mut ends = false;
        let at = match action {
            TableAction::Last => (last, last_of(last)),
            // After the end of the text, Previous leads to the last sentence.
            TableAction::Previous if ended => (paragraph, sentence),
            TableAction::Previous if sentence > 0 => (paragraph, sentence - 1),
            TableAction::Previous if paragraph > 0 => (paragraph - 1, last_of(paragraph - 1)),
            TableAction::First | TableAction::Previous => (0, 0),
            _ if sentence < last_of(paragraph) => (paragraph, sentence + 1),
            _ if paragraph < last => (paragraph + 1, 0),
            _ => {
                ends = true;
                (paragraph, sentence)
            }
        };
        (self.at, self.ended) = (at, ends);
    }

    /// Creates the lines of a review, with their data.
    pub(crate) fn review(lines: Vec<(Message, OfReview)>) -> Self {
        let (lines, of_review) = lines.into_iter().unzip();
        Self {
            of_review,
            ..Self::whole(lines)
        }
    }

    /// Takes other lines of the same review, and stays at its entry.
    pub(crate) fn renew_review(&mut self, lines: Vec<(Message, OfReview)>) {
        let Some(old) = self.line_of_review() else {
            return;
        };
        let entry = old.entry;
        *self = Self::review(lines);
        let place = self.of_review.iter().position(|line| line.entry == entry);
        self.at = (place.unwrap_or_default(), 0);
    }

    /// Returns the data of the current line of a review.
    fn line_of_review(&self) -> Option<&OfReview> {
        self.of_review.get(self.at.0)
    }

    /// Returns whether this is the result of a review.
    pub(crate) fn is_review(&self) -> bool {
        self.line_of_review().is_some()
    }

    /// Returns the answer of the current line of a review to a key that asks.
    fn answer(&self, action: TableAction) -> Option<&Message> {
        for (asked, message) in &self.line_of_review()?.answers {
            if *asked == action {
                return Some(message);
            }
        }
        None
    }

    /// Returns whether the text uses the key of this action. If the text was opened at a table, any other key closes it and
    /// acts at the table.
    pub(crate) fn uses(&self, action: TableAction) -> bool {
        GOES_THROUGH.contains(&action)
            || matches!(action, TableAction::Escape | TableAction::Leave)
            || self.answer(action).is_some()
    }

    /// Takes a key press.
    pub(crate) fn key<O: Outlet>(
        &mut self,
        key: Key,
        action: TableAction,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) -> ScreenStep {
        if let Some(line) = self.line_of_review() {
            if matches!(key, Key::Left | Key::Right) {
                self.go_in_order(key == Key::Right);
                self.tell_sentence(session, teller);
                return ScreenStep::Stay;
            }
            if let Some(decision) = line.decision {
                if action == TableAction::Confirm {
                    return ScreenStep::PlayOn(decision);
                }
                if action == TableAction::Hint && line.is_to_find {
                    return ScreenStep::TellBetter(decision);
                }
            }
        }
        if let Some(message) = self.answer(action) {
            teller.answer(message.clone(), session);
            return ScreenStep::Stay;
        }
        match action {
            TableAction::Escape | TableAction::Leave => return ScreenStep::Back,
            _ if GOES_THROUGH.contains(&action) => self.go_on(action, session, teller),
            _ => return ScreenStep::Help,
        }
        ScreenStep::Stay
    }

    /// Moves as the action says, and announces the sentence there.
    pub(crate) fn go_on<O: Outlet>(
        &mut self,
        action: TableAction,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) {
        self.go(action, |paragraph| session.plain_text(paragraph));
        self.tell_sentence(session, teller);
    }

    /// Announces the sentence at the current position.
    pub(crate) fn tell_sentence<O: Outlet>(&self, session: &mut Session, teller: &mut Teller<O>) {
        let (paragraph, sentence) = self.at;
        let whole = session.text(&self.paragraphs[paragraph]);
        let parts = self.steps(&whole);
        let message = if self.ended {
            say::reader_end()
        } else {
            let part = parts.get(sentence).or(parts.last()).copied();
            say::verbatim(part.unwrap_or_default())
        };
        if self.is_help {
            // The keys that work at a table reveal something about the hand, so only the player at the keyboard may hear them.
            teller.say_unlogged_for(teller.keyboard_holder, &[message], session);
        } else {
            let sentence = at_cursor(message, Urgency::Answer);
            teller.tell(&sentence.with(Cue::Menu), session);
        }
    }
}
