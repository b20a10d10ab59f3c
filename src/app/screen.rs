//! What is on top, and has the keys.

use super::menu::Menu;
use super::reader::Reader;
use super::typing::Typing;

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
