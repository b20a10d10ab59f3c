//! Opens text fields, texts, and the measurement of a screen reader.

use super::Context;
use crate::screens::Screen;
use crate::screens::text_field::{LinePurpose, TextField};
use crate::screens::text_reader::TextReader;
use crate::teller::Outlet;
use serpente_seat::TableAction;
use serpente_text::announce::{Announcement, Message, Urgency};

impl<O: Outlet> Context<O> {
    /// Opens a text field.
    pub(crate) fn open_typing(&mut self, purpose: LinePurpose) {
        self.open_typing_behind(Vec::new(), purpose);
    }

    /// Opens a text field after these messages, as the question alone would cut them short.
    pub(crate) fn open_typing_behind(&mut self, before: Vec<Message>, purpose: LinePurpose) {
        self.pressed.acted = true;
        let question = purpose.question(self.session.key_to_send());
        self.screens.push(Screen::Typing(TextField::new(purpose)));
        let mut announcements = Vec::new();
        for message in before {
            announcements.push(Announcement::reply(message));
        }
        announcements.push(Announcement::reply(question));
        self.tell_together(&announcements);
    }

    pub(crate) fn open_paragraphs(&mut self, paragraphs: Vec<Message>) {
        self.open_reader(TextReader::sentences(paragraphs));
    }

    /// Opens a text whose paragraphs are read as a whole.
    pub(crate) fn open_lines(&mut self, lines: Vec<Message>) {
        self.open_reader(TextReader::whole(lines));
    }

    /// Opens a text at its first sentence.
    pub(crate) fn open_reader(&mut self, reader: TextReader) {
        self.screens.push(Screen::Reader(reader));
        self.go_in_reader(TableAction::First);
    }

    /// Lets the text on top move as this action says.
    pub(crate) fn go_in_reader(&mut self, action: TableAction) {
        self.with_screen(|screen, session, teller| {
            if let Screen::Reader(reader) = screen {
                reader.go_on(action, session, teller);
            }
        });
    }

    /// Starts the measurement of a screen reader's speed.
    pub(crate) fn measure_reader(&mut self, urgency: Urgency) {
        self.pressed.acted = true;
        self.screens.push(Screen::ReaderSpeed);
        self.teller.measured_since = None;
        self.teller.words_before_measured = 0;
        self.ask_again(urgency);
    }
}
