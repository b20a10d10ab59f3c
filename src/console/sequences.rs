//! The meaning of the terminals' escape sequences. The table in `sequences.txt` says which terminal sends which sequence; the
//! tests of the decoder read it.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// The meaning of a control sequence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sequence {
    /// An event.
    Means(Event),
    /// A report of the terminal that is no key.
    Nothing,
    /// The beginning of pasted text.
    PasteBegins,
}

/// Keys by the letter that ends their sequence: xterm's, and those of rxvt with Shift or Control.
const LETTERS: [(u8, KeyCode); 16] = [
    (b'A', KeyCode::Up),
    (b'B', KeyCode::Down),
    (b'C', KeyCode::Right),
    (b'D', KeyCode::Left),
    (b'F', KeyCode::End),
    (b'H', KeyCode::Home),
    (b'P', KeyCode::F(1)),
    (b'Q', KeyCode::F(2)),
    (b'R', KeyCode::F(3)),
    (b'S', KeyCode::F(4)),
    (b'Z', KeyCode::BackTab),
    (b'a', KeyCode::Up),
    (b'b', KeyCode::Down),
    (b'c', KeyCode::Right),
    (b'd', KeyCode::Left),
    (b'M', KeyCode::Enter),
];

/// Keys by the number before a tilde: those of a VT220, of rxvt and of the Linux console.
const NUMBERS: [(u32, KeyCode); 20] = [
    (1, KeyCode::Home),
    (2, KeyCode::Insert),
    (3, KeyCode::Delete),
    (4, KeyCode::End),
    (5, KeyCode::PageUp),
    (6, KeyCode::PageDown),
    (7, KeyCode::Home),
    (8, KeyCode::End),
    (11, KeyCode::F(1)),
    (12, KeyCode::F(2)),
    (13, KeyCode::F(3)),
    (14, KeyCode::F(4)),
    (15, KeyCode::F(5)),
    (17, KeyCode::F(6)),
    (18, KeyCode::F(7)),
    (19, KeyCode::F(8)),
    (20, KeyCode::F(9)),
    (21, KeyCode::F(10)),
    (23, KeyCode::F(11)),
    (24, KeyCode::F(12)),
];

/// The characters of the keypad where it sends sequences, from `j` on.
const KEYPAD: &[u8; 16] = b"*+,-./0123456789";

/// The characters of the keypad in the kitty protocol, from 57399 on.
const KITTY_KEYPAD: &[u8; 15] = b"0123456789./*-+";

/// The keys of the keypad in the kitty protocol that print nothing, from 57417 on.
const KITTY_KEYS: [KeyCode; 10] = [
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::Insert,
    KeyCode::Delete,
];

/// The modifiers of a key, and whether the key is pressed, held down or released.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct With {
    modifiers: KeyModifiers,
    kind: KeyEventKind,
}

/// The modifiers in the order of their bits in xterm and kitty.
const MODIFIERS: [KeyModifiers; 6] = [
    KeyModifiers::SHIFT,
    KeyModifiers::ALT,
    KeyModifiers::CONTROL,
    KeyModifiers::SUPER,
    KeyModifiers::HYPER,
    KeyModifiers::META,
];

impl With {
    /// Parses `modifiers:event`. The modifiers are bits and count from 1.
    fn read(text: &str) -> Self {
        let mut numbers = text.split(':').map(|number| number.parse::<u8>().ok());
        let bits = numbers.next().flatten().unwrap_or(1).saturating_sub(1);
        let kind = match numbers.next().flatten() {
            Some(2) => KeyEventKind::Repeat,
            Some(3) => KeyEventKind::Release,
            _ => KeyEventKind::Press,
        };
        let mut modifiers = KeyModifiers::empty();
        for (bit, modifier) in MODIFIERS.into_iter().enumerate() {
            if bits >> bit & 1 != 0 {
                modifiers |= modifier;
            }
        }
        Self { modifiers, kind }
    }

    fn has(self, modifier: KeyModifiers) -> bool {
        self.modifiers.contains(modifier)
    }

    /// Returns the event of a key with these modifiers.
    fn key(self, code: KeyCode) -> Sequence {
        let code = match code {
            KeyCode::Tab if self.has(KeyModifiers::SHIFT) => KeyCode::BackTab,
            code => code,
        };
        let event = KeyEvent::new_with_kind(code, self.modifiers, self.kind);
        Sequence::Means(Event::Key(event))
    }
}

/// Decodes the sequence of Escape, `[`, these parameters and this last byte.
pub(super) fn control(parameters: &str, last: u8) -> Sequence {
    let mut fields = parameters.split(';');
    let first = fields.next().unwrap_or_default();
    let second = fields.next().unwrap_or_default();
    let third = fields.next().unwrap_or_default();
    let with = With::read(second);
    // These sequences are no keys: reports of the mouse, and of the terminal about itself.
    let is_report = match last {
        // The position of the mouse, or that the window lost the focus.
        b'M' | b'O' => true,
        // The position of the cursor, or the kind of terminal.
        b'R' | b'c' => !parameters.is_empty(),
        _ => false,
    };
    if is_report || parameters.starts_with(['<', '=', '>', '?']) {
        return Sequence::Nothing;
    }
    match last {
        b'~' if first == "200" => Sequence::PasteBegins,
        b'~' if first == "27" => code(third, with, ""),
        // rxvt uses other final bytes: with Shift, with Control, with both.
        b'~' | b'$' => number(first, with),
        b'^' | b'@' => number(
            first,
            With {
                modifiers: with.modifiers | KeyModifiers::CONTROL,
                ..with
            },
        ),
        b'u' => code(first, with, third),
        // The middle key of the keypad.
        b'E' => with.key(KeyCode::KeypadBegin),
        _ => letter(last).map_or(Sequence::Nothing, |code| with.key(code)),
    }
}

/// Decodes the sequence of Escape, `O` and this byte: arrows, function keys and the keypad.
pub(super) fn single(last: u8) -> Event {
    let keypad = last.checked_sub(b'j').map(usize::from);
    if let Some(print) = keypad.and_then(|place| KEYPAD.get(place)) {
        return printed(char::from(*print));
    }
    match last {
        b'I' => key(KeyCode::Tab),
        b' ' => printed(' '),
        b'X' => printed('='),
        _ => letter(last).map_or_else(unnamed, key),
    }
}

/// Decodes the sequence of Escape, `[[` and this byte: the first five function keys of the Linux console.
pub(super) fn linux(last: u8) -> Event {
    match last {
        b'A'..=b'E' => key(KeyCode::F(last - b'A' + 1)),
        _ => unnamed(),
    }
}

/// Returns the event of a key pressed alone.
pub(super) fn key(code: KeyCode) -> Event {
    Event::Key(code.into())
}

/// Returns the event of a key that has no name here.
pub(super) fn unnamed() -> Event {
    key(KeyCode::Null)
}

/// Returns the event of the key that prints this letter.
pub(super) fn printed(letter: char) -> Event {
    key(KeyCode::Char(letter))
}

fn letter(last: u8) -> Option<KeyCode> {
    let known = LETTERS.iter().find(|(letter, _)| *letter == last);
    known.map(|(_, code)| *code)
}

fn number(text: &str, with: With) -> Sequence {
    let number = text.parse().ok();
    match NUMBERS.iter().find(|(known, _)| Some(*known) == number) {
        Some((_, code)) => with.key(*code),
        // The end mark of a paste that never began.
        None if number == Some(201) => Sequence::Nothing,
        None => with.key(KeyCode::Null),
    }
}

/// Decodes a key by its character code: `code:shifted:base`, and the text it prints if the terminal reports it.
fn code(codes: &str, with: With, text: &str) -> Sequence {
    let mut numbers = codes.split(':').map(code_point);
    let Some(code) = numbers.next().flatten() else {
        return Sequence::Nothing;
    };
    let shift = with.has(KeyModifiers::SHIFT);
    let mut shifted = None;
    if shift {
        shifted = numbers.next().flatten();
    }
    match code {
        0x08 | 0x7f => return with.key(KeyCode::Backspace),
        0x09 => return with.key(KeyCode::Tab),
        0x0d | 57414 => return with.key(KeyCode::Enter),
        0x1b => return with.key(KeyCode::Esc),
        // Keys that do nothing alone: Caps Lock, Shift and the like.
        57358..=57362 | 57441..=57454 => return Sequence::Nothing,
        _ => {}
    }
    if let Some(key) = counted_from(57417, code, &KITTY_KEYS) {
        return with.key(*key);
    }
    let printed = match counted_from(57399, code, KITTY_KEYPAD) {
        Some(print) => Some(char::from(*print)),
        None => char::from_u32(code),
    };
    let letter = match printed {
        // Private-use characters stand for keys that print nothing.
        None | Some('\u{e000}'..='\u{f8ff}') => return with.key(KeyCode::Null),
        Some(letter) => letter,
    };
    let reported = text.split(':').next().and_then(code_point).or(shifted);
    let typed = match reported.and_then(char::from_u32) {
        Some(typed) => typed,
        None if shift => letter.to_uppercase().next().unwrap_or(letter),
        None => letter,
    };
    with.key(KeyCode::Char(typed))
}

/// Reads the number of a character.
fn code_point(text: &str) -> Option<u32> {
    text.parse().ok()
}

/// Returns the entry for a character code in a list whose first entry has the code `first`.
fn counted_from<T>(first: u32, code: u32, list: &[T]) -> Option<&T> {
    list.get(code.checked_sub(first)? as usize)
}
