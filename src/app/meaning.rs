//! Translates crossterm's events for the game.

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};

use super::key::Key;

/// The meaning of an event, before its time is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// A key.
    Key {
        /// The key.
        key: Key,
        /// The character it prints, as it was typed.
        typed: Option<char>,
        /// Whether the terminal says that the key is held down.
        held: bool,
    },
    /// A key that has no name here.
    Unnamed,
    /// Control-C.
    Interrupt,
    /// Control-Z.
    Suspend,
    /// Control and the backslash.
    Quit,
    /// Pasted text.
    Pasted(String),
}

/// Returns the meaning of an event, if it has one. Control-C and the like arrive as keys.
pub(super) fn meaning(event: Event) -> Option<Found> {
    let event = match event {
        Event::Key(event) if event.kind != KeyEventKind::Release => event,
        Event::Paste(text) => return Some(Found::Pasted(text)),
        _ => return None,
    };
    let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    Some(match event.code {
        KeyCode::Char('c') if ctrl => Found::Interrupt,
        KeyCode::Char('z') if ctrl => Found::Suspend,
        KeyCode::Char('\\') if ctrl => Found::Quit,
        code => Key::try_from(event).map_or(Found::Unnamed, |key| Found::Key {
            key,
            typed: code.as_char().filter(|_| !ctrl),
            held: event.kind == KeyEventKind::Repeat,
        }),
    })
}
