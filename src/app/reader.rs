//! Texts to read sentence by sentence: the rules of a game, the key table, the list of keys.

use super::teller::at_cursor;
use super::{App, Outlet, Screen};
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
pub(super) struct OfReview {
    /// The decision that the line is about, by its index.
    pub(super) decision: Option<usize>,
    /// Whether the line is the first of its decision in the part where all decisions stand in order.
    pub(super) in_order: bool,
    /// The announcement for the key for the hand.
    pub(super) more: Option<Message>,
}

/// A text, and the position of the player in it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct TextReader {
    /// The paragraphs.
    pub(super) paragraphs: Vec<Message>,
    /// The paragraph, and the sentence in it: in another language a paragraph may have more or fewer sentences.
    at: (usize, usize),
    /// Whether the player has moved past the last sentence.
    ended: bool,
    /// Whether each paragraph is read as a whole.
    whole: bool,
    /// The data for each line of a review; empty for other texts.
    of_review: Vec<OfReview>,
    /// Whether this is the list of the keys that work now: it is not logged, and is dropped when it is closed.
    pub(super) is_help: bool,
}

impl TextReader {
    /// Splits a paragraph into the parts that are read one at a time.
    fn steps<'a>(&self, text: &'a str) -> Vec<&'a str> {
        if self.whole { vec![text] } else { steps(text) }
    }

    /// Creates a text whose paragraphs are read as a whole.
    fn whole(lines: Vec<Message>) -> Self {
        Self {
            whole: true,
            paragraphs: lines,
            ..Self::default()
        }
    }

    /// Creates a list of keys, of which the first two lines are announced already.
    pub(super) fn help(lines: Vec<Message>) -> Self {
        Self {
            at: (1, 0),
            is_help: true,
            ..Self::whole(lines)
        }
    }

    /// Moves to the next or previous decision of a review in order. Stays at the first or the last.
    fn go_in_order(&mut self, forward: bool) {
        let at = self.of_review.get(self.at.0).and_then(|line| line.decision);
        let in_order = self.of_review.iter().enumerate();
        let mut in_order = in_order.filter(|(_, line)| line.in_order);
        let place = if forward {
            in_order.find(|(_, line)| at.is_none() || line.decision > at)
        } else {
            in_order.rfind(|(_, line)| at.is_some() && line.decision < at)
        };
        self.ended = forward && place.is_none();
        if let Some((place, _)) = place {
            self.at = (place, 0);
        }
    }

    /// Moves as the action says. `text` returns a paragraph's text.
    fn go(&mut self, action: TableAction, text: impl Fn(&Message) -> String) {
        let last_of = |place: usize| {
            let text = text(&self.paragraphs[place]);
            self.steps(&text).len().saturating_sub(1)
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
}

impl<O: Outlet> App<O> {
    pub(super) fn open_paragraphs(&mut self, paragraphs: Vec<Message>) {
        self.open_reader(TextReader {
            paragraphs,
            ..TextReader::default()
        });
    }

    fn open_reader(&mut self, reader: TextReader) {
        self.screens.push(Screen::Reader(reader));
        self.in_reader(TableAction::First);
    }

    /// Opens a text whose paragraphs are read as a whole.
    pub(super) fn open_lines(&mut self, lines: Vec<Message>) {
        self.open_reader(TextReader::whole(lines));
    }

    /// Opens the lines of a review, with their data.
    pub(super) fn open_review_lines(&mut self, lines: Vec<(Message, OfReview)>) {
        let (lines, of_review) = lines.into_iter().unzip();
        self.open_reader(TextReader {
            of_review,
            ..TextReader::whole(lines)
        });
    }

    /// Returns the data of the current line of a review.
    pub(super) fn of_review(&self) -> Option<&OfReview> {
        match self.screens.last() {
            Some(Screen::Reader(reader)) => reader.of_review.get(reader.at.0),
            _ => None,
        }
    }

    /// Moves to the next or previous decision in order, and announces it.
    pub(super) fn go_in_order(&mut self, forward: bool) {
        if let Some(Screen::Reader(reader)) = self.screens.last_mut() {
            reader.go_in_order(forward);
            self.tell_sentence();
        }
    }

    /// Returns whether the key closes a text that was opened at the table, and then acts at the table.
    pub(super) fn leads_back_to_table(&self, action: TableAction) -> bool {
        let is_of_text = GOES_THROUGH.contains(&action)
            || matches!(action, TableAction::Escape | TableAction::Leave)
            || action == TableAction::Hand
                && self.of_review().is_some_and(|line| line.more.is_some());
        matches!(self.screens[..], [.., Screen::Table, Screen::Reader(_)]) && !is_of_text
    }

    pub(super) fn in_reader(&mut self, action: TableAction) {
        match action {
            _ if GOES_THROUGH.contains(&action) => {}
            TableAction::Escape | TableAction::Leave => return self.back(),
            TableAction::Hand
                if let Some(more) = self.of_review().and_then(|line| line.more.clone()) =>
            {
                return self.answer(more);
            }
            _ => return self.help(),
        }
        let (words, language, detail) = (
            &self.session.words,
            self.session.language,
            self.session.settings.detail,
        );
        let text = |message: &Message| words.text(language, message, detail);
        if let Some(Screen::Reader(reader)) = self.screens.last_mut() {
            reader.go(action, text);
            self.tell_sentence();
        }
    }

    /// Announces the sentence at the current position.
    pub(super) fn tell_sentence(&mut self) {
        let Some(Screen::Reader(reader)) = self.screens.last() else {
            return;
        };
        let (paragraph, sentence) = reader.at;
        let whole = self.session.text(&reader.paragraphs[paragraph]);
        let parts = reader.steps(&whole);
        let told = parts.get(sentence).or(parts.last()).copied();
        let message = if reader.ended {
            say::reader_end()
        } else {
            say::verbatim(told.unwrap_or_default())
        };
        if reader.is_help {
            // The keys that work at a table reveal something about the hand, so only the player at the keyboard may hear them.
            return self.say_aside_for(self.teller.reader, &[message]);
        }
        self.tell(&at_cursor(message, Urgency::Answer).with(Cue::Menu));
    }
}
