//! Opens texts to read sentence by sentence.

use crate::screens::text_reader::TextReader;
use crate::{App, Outlet, Screen};
use serpente_seat::TableAction;
use serpente_text::announce::Message;

impl<O: Outlet> App<O> {
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
        self.key_of_reader(TableAction::First);
    }
}
