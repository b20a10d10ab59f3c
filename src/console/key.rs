//! Keys as people know them, whatever a terminal sends for them.

use std::fmt;
use std::str::FromStr;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use serpente_text::announce::Message;
use serpente_text::announce::say::keys as say;

/// A key. Control-C is not one: it always leaves the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Key {
    /// A key that prints: its letter in lower case, its digit or its sign.
    Char(char),
    /// A letter together with Control, in lower case.
    Ctrl(char),
    /// A function key: 1 to 12.
    Function(u8),
    /// The space bar.
    Space,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The arrow up.
    Up,
    /// The arrow down.
    Down,
    /// Home.
    Home,
    /// End.
    End,
    /// Home together with Control.
    CtrlHome,
    /// End together with Control.
    CtrlEnd,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// The key that deletes backwards.
    Backspace,
    /// The key that deletes forwards.
    Delete,
    /// Insert.
    Insert,
    /// Tab.
    Tab,
    /// Tab together with Shift.
    ShiftTab,
}

/// A text that names no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no key has this name")]
pub struct NotAKey;

/// A key that prints nothing, its name in the settings file, and its name in the player's language.
type NamedKey = (Key, &'static str, fn() -> Message);

const NAMED: [NamedKey; 18] = [
    (Key::Space, "space", say::key_space),
    (Key::Enter, "enter", say::key_enter),
    (Key::Escape, "escape", say::key_escape),
    (Key::Left, "left", say::key_left),
    (Key::Right, "right", say::key_right),
    (Key::Up, "up", say::key_up),
    (Key::Down, "down", say::key_down),
    (Key::Home, "home", say::key_home),
    (Key::End, "end", say::key_end),
    (
        Key::CtrlHome,
        "ctrl-home",
        || say::key_ctrl(say::key_home()),
    ),
    (Key::CtrlEnd, "ctrl-end", || say::key_ctrl(say::key_end())),
    (Key::PageUp, "page-up", say::key_page_up),
    (Key::PageDown, "page-down", say::key_page_down),
    (Key::Backspace, "backspace", say::key_backspace),
    (Key::Delete, "delete", say::key_delete),
    (Key::Insert, "insert", say::key_insert),
    (Key::Tab, "tab", say::key_tab),
    (Key::ShiftTab, "shift-tab", say::key_shift_tab),
];

/// The upper row of a French keyboard, from the key of the 1 to that of the 0.
const FRENCH_ROW: [char; 10] = ['&', 'é', '"', '\'', '(', '-', 'è', '_', 'ç', 'à'];

/// The last letter of Latin Extended-B. Later blocks of Latin letters are in [`is_more_latin`].
const LAST_LATIN: char = '\u{24f}';

/// Returns whether a letter is of Latin Extended Additional, or a Latin letter of phonetic or full width.
fn is_more_latin(letter: char) -> bool {
    matches!(letter, '\u{250}'..='\u{2af}' | '\u{1d00}'..='\u{1dbf}' | '\u{1e00}'..='\u{1eff}' | '\u{ff21}'..='\u{ff5a}')
}

/// The letters that a terminal takes for another key, or for a signal, if pressed with Control: backspace, tab, enter (twice),
/// and those that stop or leave a program.
const NOT_WITH_CTRL: [char; 6] = ['h', 'i', 'j', 'm', 'c', 'z'];

/// With one of these modifiers a letter key does not print its letter.
const NOT_PRINTING: KeyModifiers = KeyModifiers::ALT
    .union(KeyModifiers::SUPER)
    .union(KeyModifiers::HYPER)
    .union(KeyModifiers::META);

/// Returns the character that stands on the key which printed this one. Phones and tablets write typographic apostrophes, the
/// keyboards of East Asia letters and spaces of full width, a Turkish keyboard has no dot on its i, and a French one writes a
/// no-break space while a thumb still holds `AltGr` or Shift.
fn on_the_key(printed: char) -> char {
    match printed {
        '\u{2018}' | '\u{2019}' => '\'',
        'ı' => 'i',
        '\u{a0}' | '\u{202f}' | '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => {
            // They stand in the order of ASCII.
            let plain = u32::from(printed) - 0xff01 + u32::from('!');
            char::from_u32(plain).unwrap_or(printed)
        }
        _ => printed,
    }
}

impl Key {
    /// Returns the key that prints this character, if it prints anything: "the printed letter, upper or lower case".
    #[must_use]
    pub fn printing(character: char) -> Option<Self> {
        let printed = on_the_key(character);
        if printed == ' ' {
            return Some(Self::Space);
        }
        if printed.is_control() || printed.is_whitespace() {
            return None;
        }
        // A letter whose lower case is more than one character has no key of its own: it stays as it is.
        let mut small = printed.to_lowercase();
        match (small.next(), small.next()) {
            (Some(letter), None) => Some(Self::Char(letter)),
            _ => Some(Self::Char(printed)),
        }
    }

    /// Returns the letter key together with Control, if a terminal can tell it from others.
    #[must_use]
    pub fn with_ctrl(letter: char) -> Option<Self> {
        let small = letter.to_ascii_lowercase();
        if small.is_ascii_lowercase() && !NOT_WITH_CTRL.contains(&small) {
            Some(Self::Ctrl(small))
        } else {
            None
        }
    }

    /// Returns whether the key is only a combining mark above or below the letter before. Some keyboards and input methods send
    /// it by itself; the letter was handled already.
    pub fn is_mark(self) -> bool {
        matches!(self, Self::Char('\u{300}'..='\u{36f}'))
    }

    /// Returns whether the key prints a letter of another alphabet than the Latin one, in which no key has an action.
    pub fn is_of_another_alphabet(self) -> bool {
        match self {
            Self::Char(letter) => {
                letter.is_alphabetic() && letter > LAST_LATIN && !is_more_latin(letter)
            }
            _ => false,
        }
    }

    /// Returns the digit at the place of this key in the upper row of a French keyboard, which has digits only with Shift.
    pub fn french_digit(self) -> Option<u8> {
        let Self::Char(sign) = self else {
            return None;
        };
        let place = FRENCH_ROW.iter().position(|other| *other == sign)?;
        u8::try_from((place + 1) % 10).ok()
    }

    /// Returns the row of a key that prints nothing.
    fn named(self) -> NamedKey {
        let named = NAMED.into_iter().find(|(key, ..)| *key == self);
        named.expect("every key that prints nothing stands in NAMED")
    }

    /// Returns the name of the key, in the player's language.
    pub fn spoken(self) -> Message {
        match self {
            // A voice skips such a sign, or turns it into a pause.
            Self::Char('?') => say::key_question_mark(),
            Self::Char(',') => say::key_comma(),
            Self::Char('\'') => say::key_apostrophe(),
            Self::Char('<') => say::key_less(),
            Self::Char('>') => say::key_greater(),
            Self::Char(letter) => say::key_letter(letter.to_uppercase().to_string()),
            Self::Ctrl(letter) => say::key_ctrl(say::key_letter(letter.to_uppercase().to_string())),
            Self::Function(number) => say::key_function(number),
            _ => self.named().2(),
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Char(letter) => write!(f, "{letter}"),
            Self::Ctrl(letter) => write!(f, "ctrl-{letter}"),
            Self::Function(number) => write!(f, "f{number}"),
            other => f.write_str(other.named().1),
        }
    }
}

impl FromStr for Key {
    type Err = NotAKey;

    /// Parses a key's name, or the single character it prints.
    ///
    /// # Errors
    /// [`NotAKey`] if no key has this name.
    fn from_str(name: &str) -> Result<Self, NotAKey> {
        let mut letters = name.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Self::printing(letter).ok_or(NotAKey);
        }
        let name = name.to_ascii_lowercase();
        if name == "esc" {
            return Ok(Self::Escape);
        }
        if let Some((key, ..)) = NAMED.iter().find(|(_, known, _)| *known == name) {
            return Ok(*key);
        }
        if let Some(number) = name.strip_prefix('f') {
            return (1..=12)
                .find(|known| number == known.to_string())
                .map(Self::Function)
                .ok_or(NotAKey);
        }
        match name.strip_prefix("ctrl-").map(str::as_bytes) {
            Some([letter]) => Self::with_ctrl(char::from(*letter)).ok_or(NotAKey),
            _ => Err(NotAKey),
        }
    }
}

impl TryFrom<KeyEvent> for Key {
    type Error = NotAKey;

    /// Converts a key event of a terminal.
    ///
    /// # Errors
    /// [`NotAKey`] for a key that the terminals here cannot tell from others, such as those for music.
    fn try_from(event: KeyEvent) -> Result<Self, NotAKey> {
        let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
        let prints = !event.modifiers.intersects(NOT_PRINTING);
        Ok(match event.code {
            // A terminal may send the same for these keys as for these letters with Control.
            KeyCode::Char('h') if ctrl => Self::Backspace,
            KeyCode::Char('i') if ctrl => Self::Tab,
            KeyCode::Char('j' | 'm') if ctrl => Self::Enter,
            KeyCode::Char(letter) if ctrl => return Self::with_ctrl(letter).ok_or(NotAKey),
            KeyCode::Char(letter) if prints => return Self::printing(letter).ok_or(NotAKey),
            KeyCode::F(number @ 1..=12) => Self::Function(number),
            KeyCode::Enter => Self::Enter,
            KeyCode::Esc => Self::Escape,
            KeyCode::Left => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::Up => Self::Up,
            KeyCode::Down => Self::Down,
            KeyCode::Home if ctrl => Self::CtrlHome,
            KeyCode::End if ctrl => Self::CtrlEnd,
            KeyCode::Home => Self::Home,
            KeyCode::End => Self::End,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::PageDown => Self::PageDown,
            KeyCode::Backspace => Self::Backspace,
            KeyCode::Delete => Self::Delete,
            KeyCode::Insert => Self::Insert,
            KeyCode::Tab => Self::Tab,
            KeyCode::BackTab => Self::ShiftTab,
            _ => return Err(NotAKey),
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn all() -> Vec<Key> {
        let named = NAMED.iter().map(|(key, ..)| *key);
        let functions = (1..=12).map(Key::Function);
        let printing = ('!'..='ÿ').filter_map(Key::printing);
        let ctrl = ('a'..='z').filter_map(Key::with_ctrl);
        named.chain(functions).chain(printing).chain(ctrl).collect()
    }

    #[test]
    fn names_round_trip() {
        for key in all() {
            assert_eq!(key.to_string().parse(), Ok(key), "{key}");
        }
    }

    #[test]
    fn a_letter_is_the_same_key_in_both_cases() {
        assert_eq!("C".parse(), Ok(Key::Char('c')));
        assert_eq!("È".parse(), Ok(Key::Char('è')));
        assert_eq!("İ".parse(), Ok(Key::Char('İ')));
        assert_eq!("Page-Up".parse(), Ok(Key::PageUp));
        assert_eq!(" ".parse(), Ok(Key::Space));
    }

    #[test]
    fn a_key_is_the_same_whatever_its_keyboard_makes_of_it() {
        for (printed, key) in [
            ('\u{2019}', Key::Char('\'')),
            ('\u{2018}', Key::Char('\'')),
            ('ı', Key::Char('i')),
            ('ｃ', Key::Char('c')),
            ('Ｃ', Key::Char('c')),
            ('６', Key::Char('6')),
            ('？', Key::Char('?')),
            ('\u{a0}', Key::Space),
            ('\u{202f}', Key::Space),
            ('\u{3000}', Key::Space),
        ] {
            assert_eq!(Key::printing(printed), Some(key), "{printed}");
        }
    }

    #[test]
    fn the_keys_of_a_terminal() {
        let ctrl = KeyModifiers::CONTROL;
        for (code, modifiers, key) in [
            (KeyCode::Char('È'), KeyModifiers::SHIFT, Ok(Key::Char('è'))),
            (KeyCode::Char(' '), KeyModifiers::NONE, Ok(Key::Space)),
            (KeyCode::Char('a'), ctrl, Ok(Key::Ctrl('a'))),
            (KeyCode::Char('h'), ctrl, Ok(Key::Backspace)),
            (KeyCode::Char('j'), ctrl, Ok(Key::Enter)),
            (KeyCode::Char(' '), ctrl, Err(NotAKey)),
            (KeyCode::Char('d'), KeyModifiers::ALT, Err(NotAKey)),
            (KeyCode::Char('4'), ctrl, Err(NotAKey)),
            (KeyCode::Home, ctrl, Ok(Key::CtrlHome)),
            (KeyCode::End, ctrl, Ok(Key::CtrlEnd)),
            (KeyCode::PageDown, ctrl, Ok(Key::PageDown)),
            (KeyCode::Right, KeyModifiers::SHIFT, Ok(Key::Right)),
            (KeyCode::BackTab, KeyModifiers::SHIFT, Ok(Key::ShiftTab)),
            (KeyCode::F(12), KeyModifiers::NONE, Ok(Key::Function(12))),
            (KeyCode::F(13), KeyModifiers::NONE, Err(NotAKey)),
            (KeyCode::CapsLock, KeyModifiers::NONE, Err(NotAKey)),
        ] {
            assert_eq!(Key::try_from(KeyEvent::new(code, modifiers)), key, "{code}");
        }
    }

    #[test]
    fn letters_of_other_alphabets_and_the_french_row_are_known() {
        for letter in "сяйцψςשלあ한".chars() {
            assert!(Key::Char(letter).is_of_another_alphabet(), "{letter}");
        }
        for letter in "aßñœłıøếａ7?&".chars() {
            assert!(!Key::Char(letter).is_of_another_alphabet(), "{letter}");
        }
        let digits: Vec<_> = FRENCH_ROW
            .iter()
            .map(|sign| Key::Char(*sign).french_digit())
            .collect();
        assert_eq!(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(Some));
        assert_eq!(Key::Char('a').french_digit(), None);
    }

    #[test]
    fn what_is_no_key_is_refused() {
        for name in [
            "", "f0", "f13", "f01", "ctrl-c", "ctrl-z", "ctrl-m", "ctrl-", "ctrl-ab", "\u{1b}",
            "cc", "\n", "f+1",
        ] {
            assert_eq!(name.parse::<Key>(), Err(NotAKey), "{name:?}");
        }
    }

    #[test]
    fn no_two_keys_are_called_alike() {
        let mut keys = all();
        keys.sort_unstable();
        keys.dedup();
        for (place, key) in keys.iter().enumerate() {
            for other in &keys[place + 1..] {
                assert_ne!(key.to_string(), other.to_string());
            }
        }
    }

    proptest! {
        #[test]
        fn reading_any_text_gives_a_key_with_that_name_or_none(name in ".{0,12}") {
            if let Ok(key) = name.parse::<Key>() {
                prop_assert_eq!(key.to_string().parse(), Ok(key));
            }
        }
    }
}
