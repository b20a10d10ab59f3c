//! From the keys of a terminal and their times to what a person did. Knows no terminal and no clock.

use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::input::Incoming;
use super::key::Key;
use super::press::Rhythm;

/// How long the rest of a key's sequence may take.
const REST_OF_A_KEY: Duration = Duration::from_millis(25);

/// How long a pause ends a paste.
const END_OF_A_PASTE: Duration = Duration::from_millis(100);

/// So many different printing keys at once come from no fingers.
const PASTE: usize = 16;

/// What a key means before anybody knows the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Found {
    /// A key, and the character it prints, as it was typed.
    Key(Key, Option<char>),
    /// Control-C.
    Interrupt,
    /// Control-Z.
    Suspend,
}

/// A sequence that arrives in parts is, for crossterm, Escape and then letters, which may play a tile. So Escape
/// waits for what follows, and a sequence in letters is dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Sequence {
    #[default]
    None,
    /// After Escape: the key, or the beginning of a sequence.
    Escape,
    /// After Escape and O: one more letter.
    Single,
    /// After Escape and `[`: parameters, then the letter that ends them.
    Control,
    /// In an answer of the terminal that somebody else asked for. It ends with a bell or a `\`.
    Answer,
}

/// What is known of the keyboard from one key to the next.
#[derive(Debug, Default)]
pub(super) struct Keyboard {
    sequence: Sequence,
    rhythm: Rhythm,
    /// When the newest part of a paste came.
    pasted: Option<Instant>,
}

impl Keyboard {
    /// How long to wait for the rest of what has begun.
    pub(super) fn patience(&self) -> Option<Duration> {
        (self.sequence != Sequence::None).then_some(REST_OF_A_KEY)
    }

    /// Keys that came together, now.
    pub(super) fn read(&mut self, events: &[KeyEvent], now: Instant) -> Vec<Incoming> {
        let mut found = Vec::new();
        for event in events {
            if event.kind == KeyEventKind::Release {
                continue;
            }
            // Escape and a key in one breath are, for crossterm, the key together with Alt.
            let is_plain = matches!(
                event.code,
                KeyCode::Char(_) | KeyCode::Enter | KeyCode::Tab | KeyCode::Backspace
            );
            if is_plain && event.modifiers.contains(KeyModifiers::ALT) {
                self.push(Found::Key(Key::Escape, None), &mut found);
            }
            if let Some(one) = meaning(*event) {
                self.push(one, &mut found);
            }
        }
        self.tell(&found, now)
    }

    /// No more came in time: what was begun is a whole key, or nothing.
    pub(super) fn time_out(&mut self, now: Instant) -> Vec<Incoming> {
        match std::mem::take(&mut self.sequence) {
            Sequence::Escape => self.tell(&[Found::Key(Key::Escape, None)], now),
            _ => Vec::new(),
        }
    }

    fn push(&mut self, one: Found, found: &mut Vec<Found>) {
        let (letter, escape) = match one {
            Found::Key(key, typed) => (typed, key == Key::Escape),
            _ => (None, false),
        };
        self.sequence = match (std::mem::take(&mut self.sequence), letter) {
            (Sequence::Escape, Some('[')) | (Sequence::Control, Some(' '..='?')) => {
                Sequence::Control
            }
            (Sequence::Escape, Some('O')) => Sequence::Single,
            (Sequence::Escape, Some(']' | 'P' | '^' | '_')) => Sequence::Answer,
            (Sequence::Single | Sequence::Control, Some(_)) | (Sequence::Answer, Some('\\')) => {
                Sequence::None
            }
            (Sequence::Answer, _) if one == Found::Key(Key::Ctrl('g'), None) => Sequence::None,
            (Sequence::Answer, _) if matches!(one, Found::Key(..)) => Sequence::Answer,
            (before, _) => {
                if before == Sequence::Escape {
                    found.push(Found::Key(Key::Escape, None));
                }
                if escape {
                    Sequence::Escape
                } else {
                    found.push(one);
                    Sequence::None
                }
            }
        };
    }

    fn tell(&mut self, found: &[Found], now: Instant) -> Vec<Incoming> {
        let goes_on = self
            .pasted
            .is_some_and(|pasted| now.saturating_duration_since(pasted) < END_OF_A_PASTE);
        if !found.is_empty() && (goes_on || is_paste(found)) {
            self.pasted = Some(now);
            let text = found.iter().filter_map(|one| match one {
                Found::Key(Key::Enter, _) => Some('\n'),
                Found::Key(_, typed) => *typed,
                Found::Interrupt | Found::Suspend => None,
            });
            let mut incoming = vec![Incoming::Pasted(text.collect())];
            if found.contains(&Found::Interrupt) {
                incoming.push(Incoming::Interrupt);
            }
            return incoming;
        }
        let tell = |one: &Found| match one {
            Found::Key(key, typed) => Incoming::Key(self.rhythm.press(*key, *typed, now)),
            Found::Interrupt => Incoming::Interrupt,
            Found::Suspend => Incoming::Suspended,
        };
        found.iter().map(tell).collect()
    }
}

/// What a key means, if anything. Control-C and Control-Z come as keys.
fn meaning(event: KeyEvent) -> Option<Found> {
    let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    match event.code {
        KeyCode::Char('c') if ctrl => Some(Found::Interrupt),
        KeyCode::Char('z') if ctrl => Some(Found::Suspend),
        code => {
            let key = Key::try_from(event).ok()?;
            Some(Found::Key(key, code.as_char().filter(|_| !ctrl)))
        }
    }
}

/// Whether so much came at once that nobody typed it. One key only is a key held down.
fn is_paste(found: &[Found]) -> bool {
    let printing = |one: &&Found| matches!(one, Found::Key(_, Some(_)));
    found.iter().filter(printing).count() >= PASTE && found.iter().any(|key| *key != found[0])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::console::Press;

    fn key(key: Key) -> Incoming {
        Incoming::Key(Press::deliberate(key, None))
    }

    /// What crossterm makes of plain text.
    fn text(text: &str) -> Vec<KeyEvent> {
        let event = |letter| match letter {
            '\r' => KeyCode::Enter.into(),
            '\x1b' => KeyCode::Esc.into(),
            '\x03' => KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL),
            '\x07' => KeyEvent::new(KeyCode::Char('g'), KeyModifiers::CONTROL),
            '\x1a' => KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL),
            letter => KeyCode::Char(letter).into(),
        };
        text.chars().map(event).collect()
    }

    /// The keys of parts that came one soon after the other, and of the silence after them.
    fn keys(parts: &[&str]) -> Vec<Key> {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let mut told = Vec::new();
        for part in parts {
            told.extend(keyboard.read(&text(part), now));
        }
        told.extend(keyboard.time_out(now));
        assert_eq!(keyboard.patience(), None);
        let key = |told| match told {
            Incoming::Key(press) => press.key,
            other => panic!("{other:?} is no key"),
        };
        told.into_iter().map(key).collect()
    }

    #[test]
    fn escape_alone_is_told_when_nothing_follows() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        assert_eq!(keyboard.read(&text("\x1b"), now), []);
        assert_eq!(keyboard.patience(), Some(REST_OF_A_KEY));
        assert_eq!(keyboard.time_out(now), [key(Key::Escape)]);
        assert_eq!(keyboard.patience(), None);
    }

    #[test]
    fn an_arrow_in_parts_lays_no_tile() {
        for parts in [
            &["\x1b", "[D"][..],
            &["\x1b", "[", "D"],
            &["\x1b", "OD"],
            &["\x1b", "[1;", "5D"],
            &["\x1b", "[3~"],
            &["\x1b", "]11;rgb:dddd/gggg/dddd", "\x1b\\"],
            &["\x1b", "]0;d\x07"],
        ] {
            let with_more: Vec<_> = parts.iter().chain(&["w"]).copied().collect();
            assert_eq!(keys(&with_more), [Key::Char('w')], "{parts:?}");
        }
    }

    #[test]
    fn escape_and_a_key_in_one_breath_are_both_heard() {
        assert_eq!(keys(&["\x1bq"]), [Key::Escape, Key::Char('q')]);
        assert_eq!(keys(&["\x1b\x1b"]), [Key::Escape, Key::Escape]);
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let alt = KeyEvent::new(KeyCode::Char('q'), KeyModifiers::ALT);
        let told = keyboard.read(&[alt], now);
        assert!(matches!(told[..], [Incoming::Key(escape), Incoming::Key(q)]
            if escape.key == Key::Escape && q.key == Key::Char('q')));
        let told = keyboard.read(&text("\x1b\x03"), now);
        assert_eq!(told.last(), Some(&Incoming::Interrupt));
        assert_eq!(keyboard.read(&text("\x1a"), now), [Incoming::Suspended]);
    }

    #[test]
    fn a_letter_keeps_its_case_and_a_released_key_is_nothing() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let mut event = text("A")[0];
        let told = keyboard.read(&[event], now);
        let press = Press::deliberate(Key::Char('a'), Some('A'));
        assert_eq!(told, [Incoming::Key(press)]);
        event.kind = KeyEventKind::Release;
        assert_eq!(keyboard.read(&[event], now), []);
    }

    proptest! {
        #[test]
        fn what_a_person_types_arrives(typed in "[a-zA-Zàèéìòù0-9 ]{0,40}") {
            let (mut keyboard, mut now) = (Keyboard::default(), Instant::now());
            let mut told = String::new();
            for event in text(&typed) {
                now += END_OF_A_PASTE;
                for incoming in keyboard.read(&[event], now) {
                    if let Incoming::Key(press) = incoming {
                        told.extend(press.typed);
                    }
                }
            }
            prop_assert_eq!(told, typed);
        }
    }

    #[test]
    fn a_paste_is_no_key_to_its_very_end() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let told = keyboard.read(&text("dddd gggg dddd gggg\rd"), now);
        assert_eq!(
            told,
            [Incoming::Pasted("dddd gggg dddd gggg\nd".to_owned())]
        );
        let soon = now + END_OF_A_PASTE / 2;
        assert_eq!(
            keyboard.read(&text("d"), soon),
            [Incoming::Pasted("d".to_owned())]
        );
        let later = soon + END_OF_A_PASTE;
        assert!(matches!(
            keyboard.read(&text("d"), later)[..],
            [Incoming::Key(_)]
        ));
    }

    #[test]
    fn a_key_held_down_is_keys_and_no_paste() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let told = keyboard.read(&text(&"d".repeat(40)), now);
        let repeated = told.iter().filter(|told| match told {
            Incoming::Key(press) => press.is_repeated(),
            _ => false,
        });
        assert_eq!(repeated.count(), 39);
    }

    #[test]
    fn control_c_is_heard_even_in_a_paste() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let told = keyboard.read(&text("a text nobody typed\x03"), now);
        assert_eq!(told.last(), Some(&Incoming::Interrupt));
    }
}
