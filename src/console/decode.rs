//! From the bytes a terminal sends to keys.
//!
//! Why not an event library: the one for consoles that most programs use reads a closed terminal without end
//! at full load, panics on some answers nobody asked for, and takes an arrow that arrives in two parts for Escape and
//! two letters, the second of which may play a tile. Here nothing but the newest unfinished key is kept, and that is at most 32 bytes.

use super::key::Key;

/// What one or more bytes meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decoded {
    /// A key, and the character it prints, as it was typed.
    Key(Key, Option<char>),
    /// Control-C.
    Interrupt,
}

/// The longest sequence a terminal sends for a key, with room to spare.
const LONGEST: usize = 32;

/// Bytes in, keys out, one byte at a time.
#[derive(Clone, Debug, Default)]
pub(super) struct Decoder {
    state: State,
}

#[derive(Clone, Debug, Default)]
enum State {
    #[default]
    Ground,
    /// After Escape: the key, or the beginning of a sequence.
    Escape,
    /// After Escape and O: one more byte names the key.
    Single,
    /// After Escape and `[`: parameters, then the byte that ends them.
    Sequence(Vec<u8>),
    /// After Escape, `[` and `[`: the function keys of the Linux console.
    Linux,
    /// In an answer of the terminal that somebody else asked for. It ends with a bell or with Escape and `\`.
    Answer,
    /// In its end, after Escape.
    AnswerEnd,
    /// In a character of several bytes: those so far and how many there will be.
    Character(Vec<u8>, usize),
}

impl Decoder {
    /// Takes one byte and gives the keys it completes: none, one, or two when what looked like the beginning of a
    /// sequence was the key Escape and then another key.
    pub(super) fn push(&mut self, byte: u8, found: &mut Vec<Decoded>) {
        match std::mem::take(&mut self.state) {
            State::Ground => self.ground(byte, found),
            State::Escape => match byte {
                b'[' => self.state = State::Sequence(Vec::new()),
                b'O' => self.state = State::Single,
                b']' | b'P' | b'^' | b'_' => self.state = State::Answer,
                _ => {
                    found.push(Decoded::Key(Key::Escape, None));
                    self.ground(byte, found);
                }
            },
            State::Single => found.extend(single(byte).map(|key| Decoded::Key(key, None))),
            State::Answer => match byte {
                0x07 => {}
                // The `\` that follows is the second half of the end, or a new key begins.
                0x1b => self.state = State::AnswerEnd,
                0x03 => self.ground(byte, found),
                _ => self.state = State::Answer,
            },
            State::AnswerEnd => {
                if byte != b'\\' {
                    self.state = State::Escape;
                    self.push(byte, found);
                }
            }
            State::Linux => {
                if let b'A'..=b'E' = byte {
                    found.push(Decoded::Key(Key::Function(byte - b'A' + 1), None));
                }
            }
            State::Sequence(mut so_far) => match byte {
                b'[' if so_far.is_empty() => self.state = State::Linux,
                // A new key began before this one ended: a sequence that was cut off.
                0x1b => self.state = State::Escape,
                // `$` ends rxvt's sequences for Shift, although it is no final byte.
                0x40..=0x7e | b'$' => {
                    found.extend(sequence(&so_far, byte).map(|key| Decoded::Key(key, None)));
                }
                0x20..=0x3f => {
                    // What is too long is no key; its end must still be found.
                    if so_far.len() < LONGEST {
                        so_far.push(byte);
                    }
                    self.state = State::Sequence(so_far);
                }
                _ => self.ground(byte, found),
            },
            State::Character(mut so_far, length) => {
                if !(0x80..=0xbf).contains(&byte) {
                    return self.ground(byte, found);
                }
                so_far.push(byte);
                if so_far.len() < length {
                    self.state = State::Character(so_far, length);
                } else if let Ok(text) = std::str::from_utf8(&so_far) {
                    found.extend(text.chars().filter_map(printed));
                }
            }
        }
    }

    /// Whether the bytes so far may be a whole key or the beginning of a longer one: only time can tell.
    #[must_use]
    pub(super) fn is_waiting(&self) -> bool {
        !matches!(self.state, State::Ground)
    }

    /// No more bytes came in time: what was begun is a whole key, or nothing.
    pub(super) fn time_out(&mut self, found: &mut Vec<Decoded>) {
        if let State::Escape = std::mem::take(&mut self.state) {
            found.push(Decoded::Key(Key::Escape, None));
        }
    }

    fn ground(&mut self, byte: u8, found: &mut Vec<Decoded>) {
        let key = match byte {
            0x1b => {
                self.state = State::Escape;
                return;
            }
            0x03 => return found.push(Decoded::Interrupt),
            b'\r' | b'\n' => Key::Enter,
            b'\t' => Key::Tab,
            0x08 | 0x7f => Key::Backspace,
            0x01..=0x1a => match Key::with_ctrl(char::from(byte - 1 + b'a')) {
                Some(key) => key,
                None => return,
            },
            0x20..=0x7e => return found.extend(printed(char::from(byte))),
            0xc2..=0xdf => return self.state = State::Character(vec![byte], 2),
            0xe0..=0xef => return self.state = State::Character(vec![byte], 3),
            0xf0..=0xf4 => return self.state = State::Character(vec![byte], 4),
            // Not the beginning of any character.
            _ => return,
        };
        found.push(Decoded::Key(key, None));
    }
}

fn printed(letter: char) -> Option<Decoded> {
    Key::printing(letter).map(|key| Decoded::Key(key, Some(letter)))
}

/// Escape, O and one byte: keys in "application mode", and F1 to F4.
fn single(byte: u8) -> Option<Key> {
    Some(match byte {
        b'A' => Key::Up,
        b'B' => Key::Down,
        b'C' => Key::Right,
        b'D' => Key::Left,
        b'H' => Key::Home,
        b'F' => Key::End,
        b'M' => Key::Enter,
        b'P'..=b'S' => Key::Function(byte - b'P' + 1),
        // The digits of the number pad.
        b'p'..=b'y' => Key::Char(char::from(byte - b'p' + b'0')),
        _ => return None,
    })
}

/// Escape, `[`, parameters and a final byte, as xterm, rxvt, the Linux console, screen and tmux send them.
fn sequence(parameters: &[u8], last: u8) -> Option<Key> {
    let text = std::str::from_utf8(parameters).ok()?;
    let mut numbers = text.split(';').map(str::parse::<u8>);
    let first = numbers.next().and_then(Result::ok);
    // One more than a sum: 1 shift, 2 alt, 4 control.
    let modifier = numbers.next().and_then(Result::ok).unwrap_or(1);
    let ctrl = modifier.wrapping_sub(1) & 4 != 0 || last == b'^' || last == b'@';
    let key = match last {
        b'Z' => Key::ShiftTab,
        b'~' | b'^' | b'@' | b'$' => numbered(first?)?,
        // Anything but 1 before such a letter makes it an answer: where the cursor is, how large the window is.
        b'A' | b'B' | b'C' | b'D' | b'H' | b'F' | b'P'..=b'S'
            if parameters.is_empty() || first == Some(1) =>
        {
            single(last)?
        }
        _ => return None,
    };
    Some(match key {
        Key::Home if ctrl => Key::CtrlHome,
        Key::End if ctrl => Key::CtrlEnd,
        _ => key,
    })
}

/// The keys a terminal sends by number.
fn numbered(number: u8) -> Option<Key> {
    Some(match number {
        1 | 7 => Key::Home,
        2 => Key::Insert,
        3 => Key::Delete,
        4 | 8 => Key::End,
        5 => Key::PageUp,
        6 => Key::PageDown,
        11..=15 => Key::Function(number - 10),
        17..=21 => Key::Function(number - 11),
        23 | 24 => Key::Function(number - 12),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn decode(bytes: &[u8]) -> Vec<Decoded> {
        let (mut decoder, mut found) = (Decoder::default(), Vec::new());
        for byte in bytes {
            decoder.push(*byte, &mut found);
        }
        decoder.time_out(&mut found);
        found
    }

    fn keys(bytes: &[u8]) -> Vec<Key> {
        let keys = decode(bytes).into_iter().map(|decoded| match decoded {
            Decoded::Key(key, _) => key,
            Decoded::Interrupt => Key::Ctrl('c'),
        });
        keys.collect()
    }

    #[test]
    fn the_keys_of_common_terminals() {
        let table: &[(&[u8], Key)] = &[
            (b"\x1b[A", Key::Up),
            (b"\x1bOB", Key::Down),
            (b"\x1b[1;2C", Key::Right),
            (b"\x1b[D", Key::Left),
            (b"\x1b[H", Key::Home),
            (b"\x1b[1~", Key::Home),
            (b"\x1b[7~", Key::Home),
            (b"\x1b[4~", Key::End),
            (b"\x1bOF", Key::End),
            (b"\x1b[1;5H", Key::CtrlHome),
            (b"\x1b[1;5F", Key::CtrlEnd),
            (b"\x1b[7^", Key::CtrlHome),
            (b"\x1b[8^", Key::CtrlEnd),
            (b"\x1b[5~", Key::PageUp),
            (b"\x1b[6;5~", Key::PageDown),
            (b"\x1bOP", Key::Function(1)),
            (b"\x1b[11~", Key::Function(1)),
            (b"\x1b[[A", Key::Function(1)),
            (b"\x1b[[E", Key::Function(5)),
            (b"\x1b[15~", Key::Function(5)),
            (b"\x1b[17~", Key::Function(6)),
            (b"\x1b[20~", Key::Function(9)),
            (b"\x1b[21~", Key::Function(10)),
            (b"\x1b[24~", Key::Function(12)),
            (b"\x1b[Z", Key::ShiftTab),
            (b"\r", Key::Enter),
            (b"\x7f", Key::Backspace),
            (b"\x1b", Key::Escape),
            (b" ", Key::Space),
            (b"\x01", Key::Ctrl('a')),
            ("È".as_bytes(), Key::Char('è')),
        ];
        for (bytes, key) in table {
            assert_eq!(keys(bytes), [*key], "{bytes:?}");
        }
    }

    #[test]
    fn a_letter_keeps_its_case_for_names() {
        assert_eq!(decode(b"A"), [Decoded::Key(Key::Char('a'), Some('A'))]);
        assert_eq!(decode(b" "), [Decoded::Key(Key::Space, Some(' '))]);
    }

    #[test]
    fn escape_and_a_key_in_one_breath_are_both_heard() {
        assert_eq!(keys(b"\x1bq"), [Key::Escape, Key::Char('q')]);
        assert_eq!(keys(b"\x1b\x1b"), [Key::Escape, Key::Escape]);
        assert_eq!(decode(b"\x1b\x03")[1], Decoded::Interrupt);
    }

    #[test]
    fn what_is_no_key_is_nothing_and_spoils_nothing() {
        for junk in [
            &b"\xff"[..],
            b"\xc3",
            b"\xe2\x82",
            b"\xc0\xaf",
            b"\xed\xa0\x80",
            b"\x1b[0;0R",
            b"\x1b[<0;1;1M",
            b"\x1b[200~",
            b"\x1b[999999999999;9~",
            b"\x1b[?62;c",
            b"\x1b]11;rgb:dddd/dddd/dddd\x1b\\",
            b"\x1b]0;d\x07",
            b"\x1bP>|d(1)\x1b\\",
            b"\x1b[1;",
            b"\0",
        ] {
            let mut bytes = junk.to_vec();
            bytes.extend(b"\x1b[A");
            assert_eq!(keys(&bytes), [Key::Up], "{junk:?}");
        }
    }

    proptest! {
        #[test]
        fn any_bytes_give_no_more_keys_than_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let found = decode(&bytes);
            prop_assert!(found.len() <= bytes.len());
        }

        #[test]
        fn what_a_person_types_arrives(text in "[a-zA-Zàèéìòù0-9 ]{0,40}") {
            let typed: String = decode(text.as_bytes()).into_iter().filter_map(|decoded| match decoded {
                Decoded::Key(_, typed) => typed,
                Decoded::Interrupt => None,
            }).collect();
            prop_assert_eq!(typed, text);
        }

        #[test]
        fn little_is_kept(bytes in proptest::collection::vec(prop_oneof![Just(b'1'), Just(b';')], 0..500)) {
            let (mut decoder, mut found) = (Decoder::default(), Vec::new());
            for byte in b"\x1b[".iter().chain(&bytes) {
                decoder.push(*byte, &mut found);
            }
            prop_assert!(decoder.is_waiting());
            if let State::Sequence(so_far) = &decoder.state {
                prop_assert!(so_far.len() <= LONGEST);
            }
        }
    }
}
