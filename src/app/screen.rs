//! What is on top, and has the keys.

use super::menu::Menu;
use super::reader::Reader;
use super::typing::Typing;
use std::time::Instant;

/// What lies on top of everything else.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Screen {
    /// A list of entries.
    Menu(Menu),
    /// The table.
    Table,
    /// Sentences to go through, one key apart.
    Reader(Reader),
    /// A line is being typed.
    Typing(Typing),
    /// Whether two voices are talking.
    TwoVoices,
    /// The sentence by which a screen reader's speed is measured, and since when it is read.
    ReaderSpeed(Option<Instant>),
    /// Whether to leave the program.
    Quitting,
    /// A recorded match is told.
    Retelling,
}

impl Screen {
    pub(super) fn is_menu(&self) -> bool {
        matches!(self, Self::Menu(_))
    }
}
