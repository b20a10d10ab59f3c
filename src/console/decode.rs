//! Decodes the bytes of a terminal into crossterm's events. Uses no terminal and no clock.
//!
//! A key that prints arrives as its character in UTF-8; other keys arrive as sequences that begin with Escape: ECMA-48, section
//! 5.4, with the extensions of xterm, rxvt, the Linux console and the kitty keyboard protocol. A terminal also sends other
//! reports: mouse positions, its own name, pasted text. None of these may be taken for a key, and an unfinished sequence must
//! not block the keys after it: [`Decoder::time_out`] ends it.
//!
//! Crossterm 0.29 can read a terminal itself, but it waits for ever for the end of a sequence that begins with `ESC[?` or
//! `ESC[<`, so that one such byte from a noisy line silences the keyboard; it leaves keys unread that arrive together with a
//! new size of the window, panics on some answers if arithmetic is checked, and takes a closed terminal for a silent one. Its
//! parser is not available without its reader.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use std::time::Duration;

use super::sequences::{self, Sequence, key, printed, unnamed};

/// The longest parameters of a sequence that are decoded, in bytes. A longer sequence is ignored.
const LONGEST: usize = 64;

/// The most bytes of a pasted text that are kept: more than any text field holds.
pub(super) const MOST_PASTED: usize = 4096;

/// The timeout for the rest of a key's sequence.
pub(super) const REST_OF_A_KEY: Duration = Duration::from_millis(25);
/// The pause that ends a paste whose end mark was lost.
pub(super) const LOST_END: Duration = Duration::from_secs(1);
/// The sequence that ends a pasted text.
pub(super) const END_OF_PASTE: &[u8] = b"\x1b[201~";

/// Decodes bytes into keys: the unfinished input.
#[derive(Debug, Default)]
pub(super) enum Decoder {
    #[default]
    Nothing,
    /// Part of a character of several bytes.
    Character(Vec<u8>),
    /// Escape: the key, or the beginning of a sequence, or Alt with the key that arrives together with it.
    Escape { came_before: bool },
    /// The rest of a character that was typed with Alt: how many bytes are still to come.
    Alt(usize),
    /// Escape and `O`: a letter ends the sequence (SS3).
    Single,
    /// Escape and `[`, with the parameters so far; a final byte ends the sequence (CSI).
    Control(Vec<u8>),
    /// Escape and `[[`: one more letter, on the Linux console.
    Linux,
    /// A mouse report, with the number of bytes still to come.
    Mouse(u8),
    /// A string that the terminal sends (OSC, DCS, APC, PM, SOS). A bell ends it, or Escape and a backslash.
    Answer { escape: bool },
    /// A pasted text, and how many bytes of its end sequence have arrived.
    Paste { text: Vec<u8>, ended: usize },
}

impl Decoder {
    /// Returns how long to wait for the rest of unfinished input, if there is any.
    pub(super) fn patience(&self) -> Option<Duration> {
        match self {
            Decoder::Nothing => None,
            Decoder::Paste { .. } => Some(LOST_END),
            _ => Some(REST_OF_A_KEY),
        }
    }

    /// Decodes the bytes that arrived and returns the finished events.
    pub(super) fn read(&mut self, bytes: &[u8]) -> Vec<Event> {
        let mut found = Vec::new();
        for byte in bytes {
            self.take(*byte, &mut found);
        }
        if let Decoder::Escape { came_before } = self {
            *came_before = true;
        }
        found
    }

    /// Treats the Escape that was reported as a key as the beginning of the sequence that arrives now.
    pub(super) fn escape_was_no_key(&mut self) {
        *self = Decoder::Escape { came_before: true };
    }

    /// Returns whether a text goes on whose end the terminal has to send: a paste, or an answer to the program.
    pub(super) fn is_within_text(&self) -> bool {
        matches!(self, Decoder::Paste { .. } | Decoder::Answer { .. })
    }

    /// Ends unfinished input after a timeout: returns it as a key if it is one, and drops it otherwise.
    pub(super) fn time_out(&mut self) -> Option<Event> {
        match std::mem::take(self) {
            Decoder::Escape { .. } => Some(key(KeyCode::Esc)),
            // A character cut off, or Alt with one of these letters.
            Decoder::Character(_) | Decoder::Single => Some(unnamed()),
            Decoder::Control(parameters) => parameters.is_empty().then(unnamed),
            Decoder::Paste { text, .. } => Some(pasted(&text)),
            Decoder::Nothing
            | Decoder::Alt(_)
            | Decoder::Linux
            | Decoder::Mouse(_)
            | Decoder::Answer { .. } => None,
        }
    }

    fn take(&mut self, byte: u8, found: &mut Vec<Event>) {
        *self = match std::mem::take(self) {
            Decoder::Nothing => begin(byte, found),
            Decoder::Character(bytes) => character(bytes, byte, found),
            Decoder::Escape { came_before } => match byte {
                b'[' => Decoder::Control(Vec::new()),
                b'O' => Decoder::Single,
                b']' | b'P' | b'X' | b'^' | b'_' => Decoder::Answer { escape: false },
                // In one read with its Escape, a key was pressed with Alt. Nobody presses two keys that fast.
                b'\t' | b'\n' | b'\r' | b' '..=b'~' | 0xc0.. if !came_before => {
                    found.push(unnamed());
                    rest_with_alt(continuation_bytes(byte))
                }
                _ => {
                    found.push(key(KeyCode::Esc));
                    begin(byte, found)
                }
            },
            Decoder::Alt(left) => match byte {
                0x80..=0xbf => rest_with_alt(left - 1),
                _ => begin(byte, found),
            },
            Decoder::Single => match byte {
                b'0'..=b'9' | b';' => Decoder::Single,
                b' '..=b'~' => {
                    found.push(sequences::single(byte));
                    Decoder::Nothing
                }
                _ => begin(byte, found),
            },
            Decoder::Control(parameters) => control(parameters, byte, found),
            Decoder::Linux => {
                found.push(sequences::linux(byte));
                Decoder::Nothing
            }
            Decoder::Mouse(1) => Decoder::Nothing,
            Decoder::Mouse(left) => Decoder::Mouse(left - 1),
            Decoder::Answer { escape } => match byte {
                b'\x07' => Decoder::Nothing,
                b'\x1b' => Decoder::Answer { escape: true },
                b'\\' if escape => Decoder::Nothing,
                b'\x03' => begin(byte, found),
                _ if escape => {
                    // The string was cut off, and a key follows.
                    *self = Decoder::Escape { came_before: false };
                    return self.take(byte, found);
                }
                _ => Decoder::Answer { escape: false },
            },
            Decoder::Paste { text, ended } => paste(text, ended, byte, found),
        };
    }
}

/// Handles a byte outside any sequence.
fn begin(byte: u8, found: &mut Vec<Event>) -> Decoder {
    match byte {
        b'\x1b' => return Decoder::Escape { came_before: false },
        0x80.. => return character(Vec::new(), byte, found),
        b' '..=b'~' => found.push(printed(char::from(byte))),
        _ => found.push(with_control(byte)),
    }
    Decoder::Nothing
}

/// Returns the state in which so many bytes of a character typed with Alt are still to come.
fn rest_with_alt(left: usize) -> Decoder {
    if left == 0 {
        Decoder::Nothing
    } else {
        Decoder::Alt(left)
    }
}

/// Returns how many bytes follow the first byte of a character in UTF-8.
fn continuation_bytes(first: u8) -> usize {
    match first {
        0xf0.. => 3,
        0xe0.. => 2,
        0xc0.. => 1,
        _ => 0,
    }
}

/// Adds a byte to a character.
fn character(mut bytes: Vec<u8>, byte: u8, found: &mut Vec<Event>) -> Decoder {
    bytes.push(byte);
    match std::str::from_utf8(&bytes) {
        Ok(text) => found.extend(text.chars().map(printed)),
        Err(error) if error.error_len().is_none() => return Decoder::Character(bytes),
        Err(_) => {
            found.push(unnamed());
            if bytes.len() > 1 && !(0x80..0xc0).contains(&byte) {
                return begin(byte, found);
            }
        }
    }
    Decoder::Nothing
}

/// Adds a byte to a control sequence.
fn control(mut parameters: Vec<u8>, byte: u8, found: &mut Vec<Event>) -> Decoder {
    match (byte, &parameters[..]) {
        (b'[', []) => return Decoder::Linux,
        (b'M', []) => return Decoder::Mouse(3),
        // For a key with Shift, rxvt ends its numbers with `$`, which is not a final byte of ECMA-48.
        (b'$', [b'0'..=b'9', ..]) if !parameters.contains(&b';') => {}
        (b' '..=b'?', _) => {
            if parameters.len() < LONGEST {
                parameters.push(byte);
            }
            return Decoder::Control(parameters);
        }
        (b'@'..=b'~', _) => {}
        // The sequence was cut off, and something else follows.
        _ => return begin(byte, found),
    }
    let is_whole = parameters.len() < LONGEST;
    let text = std::str::from_utf8(&parameters).expect("parameters are ASCII");
    match sequences::control(text, byte) {
        Sequence::PasteBegins => {
            return Decoder::Paste {
                text: Vec::new(),
                ended: 0,
            };
        }
        Sequence::Means(what) if is_whole => found.push(what),
        Sequence::Means(_) | Sequence::Nothing => {}
    }
    Decoder::Nothing
}

/// Adds a byte to a pasted text.
fn paste(mut text: Vec<u8>, ended: usize, byte: u8, found: &mut Vec<Event>) -> Decoder {
    if byte == END_OF_PASTE[ended] {
        if ended + 1 < END_OF_PASTE.len() {
            return Decoder::Paste {
                text,
                ended: ended + 1,
            };
        }
        found.push(pasted(&text));
        return Decoder::Nothing;
    }
    // Control-C must still leave the program if the end of a paste was lost.
    if byte == b'\x03' {
        found.push(with_control(byte));
    }
    let begins_to_end = byte == END_OF_PASTE[0];
    if text.len() < MOST_PASTED && !begins_to_end {
        text.push(byte);
    }
    Decoder::Paste {
        text,
        ended: usize::from(begins_to_end),
    }
}

fn pasted(text: &[u8]) -> Event {
    Event::Paste(String::from_utf8_lossy(text).replace('\r', "\n"))
}

/// Returns the key that a control character stands for: one that has no other code, or a letter with Control.
fn with_control(code: u8) -> Event {
    match code {
        0x08 | 0x7f => key(KeyCode::Backspace),
        0x09 => key(KeyCode::Tab),
        0x0a | 0x0d => key(KeyCode::Enter),
        0 => unnamed(),
        _ => {
            let letter = char::from(code | 0x40).to_ascii_lowercase();
            Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
        }
    }
}
