//! What crossterm's events mean to the game.

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};

use super::key::Key;

/// What an event means before anybody knows the time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// A key.
    Key {
        /// Which one.
        key: Key,
        /// The character it prints, as it was typed.
        typed: Option<char>,
        /// Whether the terminal says that it is held down.
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
    /// A text was pasted.
    Pasted(String),
}

/// What an event means, if anything. Control-C and its like come as keys.
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
