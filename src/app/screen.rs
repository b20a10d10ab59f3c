//! The screens, the topmost of which handles the keys.

use super::items::MenuKind;
use super::menu::Menu;
use super::reader::TextReader;
use super::typing::Typing;
use std::time::Instant;

/// A screen.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Screen {
    /// A list of entries.
    Menu(Menu),
    /// The table.
    Table,
    /// Sentences that the player reads one by one.
    Reader(TextReader),
    /// A text field.
    Typing(Typing),
    /// The question whether two voices are talking.
    TwoVoices,
    /// The sentence that measures a screen reader's speed, with the time at which it was printed.
    ReaderSpeed(Option<Instant>),
    /// The question whether to leave the program.
    Quitting,
    /// A recorded match that is being announced.
    Retelling,
}

impl Screen {
    /// Returns a menu with its first entry selected.
    pub(super) fn menu(kind: MenuKind) -> Self {
        Self::Menu(Menu { kind, chosen: 0 })
    }
}
