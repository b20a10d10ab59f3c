//! Input without a terminal: lines that name a key or hold a text.

use std::io::{BufRead, Read};

use super::key::Key;
use super::keyboard::Incoming;
use super::press::Press;
use serpente_text::words::plain;

/// The longest line that can name a key or be a name, in bytes.
pub const LONGEST_LINE: u16 = 4096;

/// Reads one key's name or letter per line, until the input ends or `send` returns `false`.
pub fn read_lines(mut from: impl BufRead, send: &mut impl FnMut(Incoming) -> bool) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = from
            .by_ref()
            .take(LONGEST_LINE.into())
            .read_until(b'\n', &mut bytes);
        // The rest of a line that is too long could name a key.
        if !matches!(read, Ok(1..)) || !bytes.ends_with(b"\n") && from.skip_until(b'\n').is_err() {
            send(Incoming::Closed);
            return;
        }
        if !send(line(&String::from_utf8_lossy(&bytes))) {
            return;
        }
    }
}

/// Returns the input for a line: a key by its name, or else a text.
pub fn line(text: &str) -> Incoming {
    let text = text.trim_end_matches(['\n', '\r']);
    let name = if text.trim().is_empty() {
        text
    } else {
        text.trim()
    };
    if name.is_empty() {
        // A line with Enter alone is a deliberate press of Enter.
        return Incoming::Key(Press::deliberate(Key::Enter, None));
    }
    match name.parse() {
        Ok(key) => {
            let mut letters = name.chars();
            let typed = letters.next().filter(|_| letters.next().is_none());
            Incoming::Key(Press::deliberate(key, typed))
        }
        Err(_) => Incoming::Unknown(plain(name).into_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Vec<Incoming> {
        let mut all = Vec::new();
        read_lines(text, &mut |incoming| {
            all.push(incoming);
            true
        });
        all
    }

    fn key(key: Key) -> Incoming {
        Incoming::Key(Press::deliberate(key, None))
    }

    #[test]
    fn a_pipe_names_keys_line_by_line() {
        assert_eq!(
            lines(b"space\npage-up\r\nEnter\nC\n \n\nAda\nright"),
            [
                key(Key::Space),
                key(Key::PageUp),
                key(Key::Enter),
                Incoming::Key(Press::deliberate(Key::Char('c'), Some('C'))),
                Incoming::Key(Press::deliberate(Key::Space, Some(' '))),
                key(Key::Enter),
                Incoming::Unknown("Ada".to_owned()),
                key(Key::Right),
                Incoming::Closed,
            ]
        );
    }

    #[test]
    fn a_line_without_end_or_sense_is_no_key() {
        let mut long = vec![b'x'; 10_000];
        long.extend(b"\n\xff\xfe\n");
        let told = lines(&long);
        assert_eq!(told.last(), Some(&Incoming::Closed));
        assert!(!told.iter().any(|told| matches!(told, Incoming::Key(_))));
    }
}
