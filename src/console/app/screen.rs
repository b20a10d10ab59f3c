//! What is on top, and has the keys.

use super::menu::Menu;
use super::naming::Naming;
use super::reader::Reader;

/// What lies on top of everything else.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Screen {
    /// A list of entries.
    Menu(Menu),
    /// The table.
    Table,
    /// Sentences to go through, one key apart.
    Reader(Reader),
    /// A name is being typed.
    Name(Naming),
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
