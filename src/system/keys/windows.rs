//! Reads the keys of a Windows console through crossterm.

use std::io;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, poll, read};

use super::{MOST_BYTES_READ, TerminalInput};

/// The modifiers that the console reports for `AltGr`.
const ALT_GR: KeyModifiers = KeyModifiers::CONTROL.union(KeyModifiers::ALT);

/// Waits for keys, at most as long as `patience` if it is given. Returns all keys that are waiting:
/// pasted text comes as keys.
pub fn next(_: &mut [u8; MOST_BYTES_READ], patience: Option<Duration>) -> TerminalInput {
    match gather(patience) {
        Ok(keys) if keys.is_empty() => TerminalInput::Nothing,
        Ok(keys) => TerminalInput::Keys(keys),
        Err(_) => TerminalInput::Gone,
    }
}

fn gather(mut patience: Option<Duration>) -> io::Result<Vec<Event>> {
    let mut keys = Vec::new();
    while keys.len() < MOST_BYTES_READ {
        let is_there = patience.is_none_or(|patience| poll(patience).unwrap_or(true));
        if !is_there {
            break;
        }
        keys.push(as_printed(read()?));
        patience = Some(Duration::ZERO);
    }
    Ok(keys)
}

/// Removes Control and Alt from a sign typed with `AltGr`, such as the at sign on many keyboards.
/// Letters and digits keep them: no keyboard needs `AltGr` for those, so the player pressed Control
/// and Alt.
fn as_printed(event: Event) -> Event {
    match event {
        Event::Key(key) if key.modifiers.contains(ALT_GR) && is_sign(key.code) => {
            Event::Key(KeyEvent {
                modifiers: key.modifiers.difference(ALT_GR),
                ..key
            })
        }
        event => event,
    }
}

fn is_sign(code: KeyCode) -> bool {
    code.as_char()
        .is_some_and(|printed| !printed.is_ascii_alphanumeric() && printed != ' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_alt_gr_prints_is_a_sign_of_its_own() {
        let key = |letter, modifiers| Event::Key(KeyEvent::new(KeyCode::Char(letter), modifiers));
        for letter in ['@', 'ą', '€', '{'] {
            let printed = key(letter, KeyModifiers::NONE);
            assert_eq!(as_printed(key(letter, ALT_GR)), printed, "{letter}");
        }
        for (letter, modifiers) in [
            ('d', ALT_GR),
            ('4', ALT_GR),
            ('@', KeyModifiers::CONTROL),
            ('@', KeyModifiers::ALT),
        ] {
            let pressed = key(letter, modifiers);
            assert_eq!(as_printed(pressed.clone()), pressed, "{letter}");
        }
    }
}
