//! Translates crossterm's events for the game.

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};

use super::incoming::Incoming;
use super::key::Key;
use super::press::Press;

/// Returns the meaning of an event, if it has one, before its time is known. Control-C and the like arrive as keys.
pub(super) fn meaning(event: Event) -> Option<Incoming> {
    let event = match event {
        Event::Key(event) if event.kind != KeyEventKind::Release => event,
        Event::Paste(text) => return Some(Incoming::Pasted(text)),
        _ => return None,
    };
    let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    Some(match event.code {
        KeyCode::Char('c') if ctrl => Incoming::Interrupt,
        KeyCode::Char('z') if ctrl => Incoming::Suspended,
        KeyCode::Char('\\') if ctrl => Incoming::Terminate,
        code => Key::try_from(event).map_or(Incoming::Unnamed, |key| {
            let typed = code.as_char().filter(|_| !ctrl);
            let held = event.kind == KeyEventKind::Repeat;
            Incoming::Key(Press::reported(key, typed, held))
        }),
    })
}
