//! Turns the input of a terminal, with its timing, into key presses and pastes. Uses no terminal and no clock.

use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};

use super::decode::Decoder;
use super::key::Key;
use super::press::{Press, Rhythm};

/// The time after an Escape during which input that looks like the rest of its sequence still is: over a slow line.
const LATE_REST: Duration = Duration::from_secs(1);

/// The pause that ends a paste without marks.
const END_OF_A_PASTE: Duration = Duration::from_millis(100);

/// The number of key presses, one by one, that end a paste whose end was lost. Without this, a key that is held down or pressed
/// again and again would prolong the paste for ever, and nothing would answer.
const PRESSES_THAT_END_A_PASTE: usize = 5;

/// The least time between two different keys that a person presses one by one. A paste comes faster, or several bytes at a time.
const BETWEEN_PRESSES: Duration = Duration::from_millis(20);

/// The number of printing keys that count as a paste if they arrive together and change at least `CHANGES` times. Fewer changes
/// may be a key held down, perhaps with another key pressed after it.
const PASTE: usize = 16;
const CHANGES: usize = 3;

/// An input from outside the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Incoming {
    /// A key was pressed.
    Key(Press),
    /// A key that has no name here was pressed.
    Unnamed,
    /// Text was pasted, or something typed faster than any person can: never to be taken for keys. Comes once for each paste,
    /// with as much of it as a text field can need.
    Pasted(String),
    /// Without a terminal: a line that names no key. In a text field it is the text.
    Unknown(String),
    /// Without a terminal: the end of input.
    Closed,
    /// The terminal is gone. May come more than once: by signal and by reading.
    Hangup,
    /// Another process asks the program to end.
    Terminate,
    /// Control-C, or its signal.
    Interrupt,
    /// The program is about to be stopped; its terminal modes are restored first.
    Suspended,
    /// The program goes on after having been stopped.
    Resumed,
}

/// The state of the keyboard from one key to the next.
#[derive(Debug, Default)]
pub struct KeyReader {
    decoder: Decoder,
    rhythm: Rhythm,
    /// When the last part of a paste without marks arrived.
    pasted: Option<Instant>,
    /// When an Escape was reported because nothing followed it, if nothing has arrived since.
    escaped: Option<Instant>,
    last_read: Option<LastRead>,
    /// How many of the last reads were presses of a person, one by one.
    presses_in_a_row: usize,
}

/// The bytes that arrived last.
#[derive(Debug)]
struct LastRead {
    at: Instant,
    /// The byte, if it was one alone.
    byte: Option<u8>,
}

impl KeyReader {
    /// Returns how long to wait for the rest of unfinished input.
    pub fn patience(&self) -> Option<Duration> {
        self.decoder.patience()
    }

    /// Takes bytes that arrived together at this time.
    pub fn read(&mut self, bytes: &[u8], now: Instant) -> Vec<Incoming> {
        let escaped = self.escaped.take();
        let late = escaped.is_some_and(|at| now.saturating_duration_since(at) < LATE_REST);
        // Nobody can press these two at once, and the second may play a tile.
        if late && matches!(bytes, [b'[', _, ..] | [b'O', _]) {
            self.decoder.escape_was_no_key();
        }
        self.count_presses(bytes, now);
        let mut events = Vec::new();
        if self.presses_in_a_row >= PRESSES_THAT_END_A_PASTE {
            self.pasted = None;
            if self.decoder.is_within_text() {
                events.extend(self.decoder.time_out());
            }
        }
        events.extend(self.decoder.read(bytes));
        self.take(events, now)
    }

    /// Counts how many reads in a row were presses of a person: one byte alone, which is the same again or comes after a pause.
    fn count_presses(&mut self, bytes: &[u8], now: Instant) {
        let byte = match bytes {
            [byte] => Some(*byte),
            _ => None,
        };
        let is_press = match &self.last_read {
            None => byte.is_some(),
            Some(last) => {
                let pause = now.saturating_duration_since(last.at);
                byte.is_some() && (byte == last.byte || pause >= BETWEEN_PRESSES)
            }
        };
        self.presses_in_a_row = if is_press {
            self.presses_in_a_row + 1
        } else {
            0
        };
        self.last_read = Some(LastRead { at: now, byte });
    }

    /// Ends unfinished input after a timeout: returns it as a key if it is one, and drops it otherwise.
    pub fn time_out(&mut self, now: Instant) -> Vec<Incoming> {
        let event = self.decoder.time_out();
        let escape = event == Some(Event::Key(KeyCode::Esc.into()));
        self.escaped = if escape { Some(now) } else { None };
        self.take(event, now)
    }

    /// Takes all the keys that a decoder found at this time.
    pub fn take(&mut self, events: impl IntoIterator<Item = Event>, now: Instant) -> Vec<Incoming> {
        let found: Vec<Incoming> = events.into_iter().filter_map(meaning).collect();
        if found.is_empty() {
            return Vec::new();
        }
        let goes_on = match self.pasted {
            Some(pasted) => now.saturating_duration_since(pasted) < END_OF_A_PASTE,
            None => false,
        };
        let mut incoming = Vec::new();
        if !goes_on && !is_paste(&found) {
            for (at, one) in found.iter().enumerate() {
                incoming.push(match one {
                    Incoming::Key(press) => {
                        let together = presses_together(&found[at..], press.key);
                        Incoming::Key(self.rhythm.time(*press, together, now))
                    }
                    other => other.clone(),
                });
            }
            return incoming;
        }
        self.pasted = Some(now);
        // A paste is reported once, with its beginning.
        if !goes_on {
            incoming.push(Incoming::Pasted(text_of(&found)));
        }
        if found.contains(&Incoming::Interrupt) {
            incoming.push(Incoming::Interrupt);
        }
        incoming
    }
}

/// Returns how many presses of this key are at the beginning of what was found.
fn presses_together(found: &[Incoming], key: Key) -> u32 {
    let mut count = 0;
    for one in found {
        match one {
            Incoming::Key(press) if press.key == key => count += 1,
            _ => break,
        }
    }
    count
}

/// Returns the text that these key presses type.
fn text_of(found: &[Incoming]) -> String {
    let mut text = String::new();
    for press in presses(found) {
        if press.key == Key::Enter {
            text.push('\n');
        } else if let Some(letter) = press.typed {
            text.push(letter);
        }
    }
    text
}

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

fn presses(found: &[Incoming]) -> impl Iterator<Item = &Press> {
    found.iter().filter_map(|one| match one {
        Incoming::Key(press) => Some(press),
        _ => None,
    })
}

/// Returns whether so many keys arrived together that nobody can have typed them. Keys that arrive one by one are key presses,
/// however fast: a script may press them and read each answer.
fn is_paste(found: &[Incoming]) -> bool {
    let mut printing: Vec<Key> = Vec::new();
    for press in presses(found) {
        if press.typed.is_some() {
            printing.push(press.key);
        }
    }
    let changes = printing.windows(2).filter(|pair| pair[0] != pair[1]);
    printing.len() >= PASTE && changes.count() >= CHANGES
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Press;
    use crate::decode::{LOST_END, REST_OF_A_KEY};

    fn keyboard() -> (KeyReader, Instant) {
        (KeyReader::default(), Instant::now())
    }

    fn key(key: Key) -> Incoming {
        Incoming::Key(Press::deliberate(key, None))
    }

    /// Returns the keys for parts that arrive one soon after the other, and for the timeout after them.
    fn keys(parts: &[&str]) -> Vec<Key> {
        let (mut keyboard, now) = keyboard();
        let mut told = Vec::new();
        for part in parts {
            told.extend(keyboard.read(part.as_bytes(), now));
        }
        told.extend(keyboard.time_out(now));
        assert_eq!(keyboard.patience(), None);
        let mut keys = Vec::new();
        for one in told {
            match one {
                Incoming::Key(press) => keys.push(press.key),
                other => panic!("{other:?} is no key"),
            }
        }
        keys
    }

    #[test]
    fn escape_alone_is_told_when_nothing_follows() {
        let (mut keyboard, now) = keyboard();
        assert_eq!(keyboard.read(b"\x1b", now), []);
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
        ] {
            let with_more: Vec<_> = parts.iter().chain(&["w"]).copied().collect();
            assert_eq!(keys(&with_more), [Key::Left, Key::Char('w')], "{parts:?}");
        }
        let answer = ["\x1b", "]11;rgb:dddd/gggg/dddd", "\x1b\\w"];
        assert_eq!(keys(&answer), [Key::Char('w')]);
    }

    #[test]
    fn an_arrow_whose_rest_comes_late_lays_no_tile() {
        for rest in ["[D", "OD", "[1;5D"] {
            let (mut keyboard, now) = keyboard();
            keyboard.read(b"\x1b", now);
            assert_eq!(keyboard.time_out(now), [key(Key::Escape)]);
            let late = now + LATE_REST / 2;
            assert_eq!(keyboard.read(rest.as_bytes(), late), [key(Key::Left)]);
            // On a slow line this is one arrow key; but keys may also be pressed in this order.
            let told = keyboard.read(rest.as_bytes(), late);
            assert_ne!(told, [key(Key::Left)], "{rest}");
        }
        let (mut keyboard, now) = keyboard();
        keyboard.read(b"\x1b", now);
        keyboard.time_out(now);
        assert_eq!(
            keyboard.read(b"O", now),
            [Incoming::Key(Press::deliberate(Key::Char('o'), Some('O')))]
        );
    }

    #[test]
    fn a_key_with_alt_does_nothing() {
        for bytes in ["\x1bg", "\x1bq", "\x1b\r", "\x1bé", "\x1b日"] {
            let (mut keyboard, now) = keyboard();
            assert_eq!(
                keyboard.read(bytes.as_bytes(), now),
                [Incoming::Unnamed],
                "{bytes:?}"
            );
            assert_eq!(keyboard.patience(), None, "{bytes:?}");
            let next = keyboard.read(b"c", now);
            assert!(matches!(next[..], [Incoming::Key(press)] if press.key == Key::Char('c')));
        }
    }

    #[test]
    fn escape_and_a_key_after_it_are_both_heard() {
        assert_eq!(keys(&["\x1b", "q"]), [Key::Escape, Key::Char('q')]);
        assert_eq!(keys(&["\x1b\x1b"]), [Key::Escape, Key::Escape]);
        let (mut keyboard, now) = keyboard();
        let told = keyboard.read(b"\x1b\x03", now);
        assert_eq!(told.last(), Some(&Incoming::Interrupt));
        assert_eq!(keyboard.read(b"\x1a", now), [Incoming::Suspended]);
        assert_eq!(keyboard.read(b"\x1c", now), [Incoming::Terminate]);
    }

    #[test]
    fn a_letter_keeps_its_case_and_a_released_key_is_nothing() {
        let (mut keyboard, now) = keyboard();
        let press = Press::deliberate(Key::Char('a'), Some('A'));
        assert_eq!(keyboard.read(b"A", now), [Incoming::Key(press)]);
        assert_eq!(keyboard.read(b"\x1b[97;1:3u", now), []);
    }

    #[test]
    fn a_terminal_that_tells_of_held_keys_is_believed() {
        let (mut keyboard, now) = keyboard();
        keyboard.read(b"\x1b[100;1:1u", now);
        let told = keyboard.read(b"\x1b[100;1:2u", now + LATE_REST);
        assert!(matches!(told[..], [Incoming::Key(press)] if press.is_repeated()));
    }

    proptest! {
        #[test]
        fn what_a_person_types_arrives(typed in "[a-zA-Zàèéìòù0-9 ]{0,40}") {
            let (mut keyboard, mut now) = keyboard();
            let mut told = String::new();
            for letter in typed.chars() {
                now += END_OF_A_PASTE;
                for incoming in keyboard.read(letter.to_string().as_bytes(), now) {
                    if let Incoming::Key(press) = incoming {
                        told.extend(press.typed);
                    }
                }
            }
            prop_assert_eq!(told, typed);
        }
    }

    #[test]
    fn a_paste_is_no_key_to_its_very_end_and_told_once() {
        let (mut keyboard, now) = keyboard();
        let told = keyboard.read(b"dddd gggg dddd gggg\rd", now);
        assert_eq!(
            told,
            [Incoming::Pasted("dddd gggg dddd gggg\nd".to_owned())]
        );
        let soon = now + END_OF_A_PASTE / 2;
        assert_eq!(keyboard.read(b"d\r\r", soon), []);
        let later = soon + END_OF_A_PASTE;
        assert!(matches!(keyboard.read(b"d", later)[..], [Incoming::Key(_)]));
    }

    #[test]
    fn keys_that_come_one_by_one_are_keys_however_fast() {
        let (mut keyboard, mut now) = keyboard();
        for letter in b"sets and more, and with them some d and g".chunks(1) {
            now += Duration::from_micros(500);
            let told = keyboard.read(letter, now);
            assert!(matches!(told[..], [Incoming::Key(_)]), "{told:?}");
        }
    }

    #[test]
    fn a_key_held_down_is_keys_and_no_paste() {
        let (mut keyboard, mut now) = keyboard();
        let mut told = keyboard.read("d".repeat(40).as_bytes(), now);
        // A thousand key presses a second.
        for _ in 0..1000 {
            now += Duration::from_millis(1);
            told.extend(keyboard.read(b"d", now));
        }
        let repeated = told.iter().filter(|told| match told {
            Incoming::Key(press) => press.is_repeated(),
            _ => false,
        });
        assert_eq!(repeated.count(), 1039);
        let other_key = keyboard.read(b"dddw", now);
        assert!(matches!(other_key[..], [.., Incoming::Key(w)] if w.key == Key::Char('w')));
    }

    #[test]
    fn control_c_is_heard_even_in_a_paste() {
        for paste in [&b"a text nobody typed\x03"[..], b"\x1b[200~a text\x03"] {
            let (mut keyboard, now) = keyboard();
            let told = keyboard.read(paste, now);
            assert_eq!(told.last(), Some(&Incoming::Interrupt));
        }
    }

    #[test]
    fn keys_are_heard_again_after_a_text_whose_end_was_lost() {
        let unmarked = "dddd gggg dddd gggg";
        for lost in ["\x1b[200~dg", "\x1bP+q", "\x1b]0;title", unmarked] {
            // A key held down, and several keys at the speed of fast fingers.
            for (keys, gap) in [("n", 5), ("n", 33), ("ncvd", 80)] {
                let (mut keyboard, mut now) = keyboard();
                keyboard.read(lost.as_bytes(), now);
                let mut heard = 0;
                for key in keys.bytes().cycle().take(20) {
                    now += Duration::from_millis(gap);
                    let told = keyboard.read(&[key], now);
                    heard += told
                        .iter()
                        .filter(|one| matches!(one, Incoming::Key(_)))
                        .count();
                }
                assert!(
                    heard >= 20 - PRESSES_THAT_END_A_PASTE,
                    "{lost:?}, {keys}, {gap}: {heard}"
                );
            }
        }
    }

    #[test]
    fn a_paste_over_a_slow_line_is_no_key() {
        let (mut keyboard, mut now) = keyboard();
        let mut told = keyboard.read(b"\x1b[200~", now);
        for byte in b"set and go, and with them some d and g\x1b[201~" {
            now += Duration::from_millis(10);
            told.extend(keyboard.read(&[*byte], now));
        }
        let text = "set and go, and with them some d and g";
        assert_eq!(told, [Incoming::Pasted(text.to_owned())]);
    }

    #[test]
    fn a_paste_that_never_ends_is_over_when_it_falls_silent() {
        let (mut keyboard, now) = keyboard();
        assert_eq!(keyboard.read(b"\x1b[200~dg", now), []);
        assert_eq!(keyboard.patience(), Some(LOST_END));
        assert_eq!(keyboard.time_out(now), [Incoming::Pasted("dg".to_owned())]);
        assert_eq!(keyboard.patience(), None);
    }
}
