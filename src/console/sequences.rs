//! What the sequences of terminals mean. The table in `sequences.txt` says which terminal sends which; the tests of
//! the decoder read it.

use super::decode::{Found, printed, with_control};
use super::key::Key;

/// What a control sequence means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sequence {
    /// This.
    Means(Found),
    /// The terminal says something that is no key.
    Nothing,
    /// Pasted text follows.
    PasteBegins,
}

/// Keys by the letter that ends their sequence: xterm's, and those of rxvt with Shift or Control.
const LETTERS: [(u8, Key); 16] = [
    (b'A', Key::Up),
    (b'B', Key::Down),
    (b'C', Key::Right),
    (b'D', Key::Left),
    (b'F', Key::End),
    (b'H', Key::Home),
    (b'P', Key::Function(1)),
    (b'Q', Key::Function(2)),
    (b'R', Key::Function(3)),
    (b'S', Key::Function(4)),
    (b'Z', Key::ShiftTab),
    (b'a', Key::Up),
    (b'b', Key::Down),
    (b'c', Key::Right),
    (b'd', Key::Left),
    (b'M', Key::Enter),
];

/// Keys by the number before a tilde: those of a VT220, of rxvt and of the Linux console.
const NUMBERS: [(u32, Key); 20] = [
    (1, Key::Home),
    (2, Key::Insert),
    (3, Key::Delete),
    (4, Key::End),
    (5, Key::PageUp),
    (6, Key::PageDown),
    (7, Key::Home),
    (8, Key::End),
    (11, Key::Function(1)),
    (12, Key::Function(2)),
    (13, Key::Function(3)),
    (14, Key::Function(4)),
    (15, Key::Function(5)),
    (17, Key::Function(6)),
    (18, Key::Function(7)),
    (19, Key::Function(8)),
    (20, Key::Function(9)),
    (21, Key::Function(10)),
    (23, Key::Function(11)),
    (24, Key::Function(12)),
];

/// What the keypad prints where it sends sequences, from `j` on.
const KEYPAD: &[u8; 16] = b"*+,-./0123456789";

/// What the keypad prints in the kitty protocol, from 57399 on.
const KITTY_KEYPAD: &[u8; 15] = b"0123456789./*-+";

/// The keys of the keypad in the kitty protocol that print nothing, from 57417 on.
const KITTY_KEYS: [Key; 10] = [
    Key::Left,
    Key::Right,
    Key::Up,
    Key::Down,
    Key::PageUp,
    Key::PageDown,
    Key::Home,
    Key::End,
    Key::Insert,
    Key::Delete,
];

/// The keys that were pressed together with another one, and whether that one is held down or let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct With {
    shift: bool,
    control: bool,
    /// Alt, Super, Hyper or Meta.
    other: bool,
    held: bool,
    released: bool,
}

impl With {
    /// Reads `modifiers:event`. The modifiers are bits and count from 1, as xterm and kitty have it.
    fn read(text: &str) -> Self {
        let mut numbers = text.split(':').map(|number| number.parse::<u8>().ok());
        let bits = numbers.next().flatten().unwrap_or(1).saturating_sub(1);
        let event = numbers.next().flatten();
        Self {
            shift: bits & 1 != 0,
            control: bits & 4 != 0,
            other: bits & (2 | 8 | 16 | 32) != 0,
            held: event == Some(2),
            released: event == Some(3),
        }
    }

    /// The key, as it was pressed.
    fn key(self, key: Key) -> Sequence {
        let key = match key {
            Key::Home if self.control => Key::CtrlHome,
            Key::End if self.control => Key::CtrlEnd,
            Key::Tab if self.shift => Key::ShiftTab,
            _ => key,
        };
        self.unless_released(Found::Key {
            key,
            typed: None,
            held: self.held,
        })
    }

    fn unless_released(self, found: Found) -> Sequence {
        if self.released {
            Sequence::Nothing
        } else {
            Sequence::Means(found)
        }
    }
}

/// What Escape, `[`, these parameters and this last byte mean.
pub(super) fn control(parameters: &str, last: u8) -> Sequence {
    let mut fields = parameters.split(';');
    let first = fields.next().unwrap_or_default();
    let second = fields.next().unwrap_or_default();
    let third = fields.next().unwrap_or_default();
    let with = With::read(second);
    // What begins so is no key: reports of the mouse, and what a terminal says of itself.
    if parameters.starts_with(['<', '=', '>', '?']) {
        return Sequence::Nothing;
    }
    match last {
        b'~' if first == "200" => Sequence::PasteBegins,
        b'~' if first == "27" => code(third, with, ""),
        b'~' => number(first, with),
        // rxvt: with Shift, with Control, with both.
        b'$' => number(first, with),
        b'^' | b'@' => number(
            first,
            With {
                control: true,
                ..with
            },
        ),
        b'u' => code(first, with, third),
        // The middle of the keypad.
        b'E' => with.unless_released(Found::Unnamed),
        // Where the mouse or the cursor is, what kind of terminal it is, that the window was left.
        b'M' | b'O' => Sequence::Nothing,
        b'R' | b'c' if !parameters.is_empty() => Sequence::Nothing,
        _ => letter(last).map_or(Sequence::Nothing, |key| with.key(key)),
    }
}

/// What Escape, `O` and this byte mean: arrows, function keys and the keypad.
pub(super) fn single(last: u8) -> Found {
    let keypad = last.checked_sub(b'j').map(usize::from);
    if let Some(print) = keypad.and_then(|place| KEYPAD.get(place)) {
        return printed(char::from(*print), false);
    }
    match last {
        b'I' => Found::key(Key::Tab),
        b' ' => printed(' ', false),
        b'X' => printed('=', false),
        _ => letter(last).map_or(Found::Unnamed, Found::key),
    }
}

/// What Escape, `[[` and this byte mean: the first five function keys of the Linux console.
pub(super) fn linux(last: u8) -> Found {
    match last {
        b'A'..=b'E' => Found::key(Key::Function(last - b'A' + 1)),
        _ => Found::Unnamed,
    }
}

fn letter(last: u8) -> Option<Key> {
    let known = LETTERS.iter().find(|(letter, _)| *letter == last);
    known.map(|(_, key)| *key)
}

fn number(text: &str, with: With) -> Sequence {
    let number = text.parse().ok();
    match NUMBERS.iter().find(|(known, _)| Some(*known) == number) {
        Some((_, key)) => with.key(*key),
        // The end of a paste that never began.
        None if number == Some(201) => Sequence::Nothing,
        None => with.unless_released(Found::Unnamed),
    }
}

/// A key told by the character it stands for: `code:shifted:base`, and the text it prints where the terminal says it.
fn code(codes: &str, with: With, text: &str) -> Sequence {
    let number = |text: &str| text.parse::<u32>().ok();
    let mut codes = codes.split(':').map(number);
    let Some(code) = codes.next().flatten() else {
        return Sequence::Nothing;
    };
    let shifted = codes.next().flatten().filter(|_| with.shift);
    let keypad = |from: u32| code.checked_sub(from).map(|place| place as usize);
    match code {
        0x08 | 0x7f => return with.key(Key::Backspace),
        0x09 => return with.key(Key::Tab),
        0x0d | 57414 => return with.key(Key::Enter),
        0x1b => return with.key(Key::Escape),
        // Keys that do nothing alone: Caps Lock, Shift and the like.
        57358..=57362 | 57441..=57454 => return Sequence::Nothing,
        _ => {}
    }
    if let Some(key) = keypad(57417).and_then(|place| KITTY_KEYS.get(place)) {
        return with.key(*key);
    }
    let on_keypad = keypad(57399).and_then(|place| KITTY_KEYPAD.get(place));
    let letter = match (on_keypad, shifted) {
        (Some(print), _) => Some(char::from(*print)),
        (None, shifted) => char::from_u32(shifted.unwrap_or(code)),
    };
    // Private characters stand for keys that print nothing.
    let letter = letter.filter(|letter| !('\u{e000}'..='\u{f8ff}').contains(letter));
    let found = match letter {
        Some(letter @ ('a'..='z' | '\\')) if with.control => with_control(letter as u8 & 0x1f),
        Some(letter) if !with.control && !with.other => {
            let told = text.split(':').next().and_then(number);
            let upper = || letter.to_uppercase().next().filter(|_| with.shift);
            let typed = told.and_then(char::from_u32).or_else(upper);
            printed(typed.unwrap_or(letter), with.held)
        }
        _ => Found::Unnamed,
    };
    with.unless_released(found)
}
