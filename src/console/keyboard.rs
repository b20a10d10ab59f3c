//! From the bytes of a terminal and their times to what a person did. Knows no terminal and no clock.

use std::time::{Duration, Instant};

use super::decode::{Decoded, Decoder};
use super::input::Incoming;
use super::key::Key;
use super::press::Rhythm;

/// How long the rest of a key's sequence may take.
const REST_OF_A_KEY: Duration = Duration::from_millis(25);

/// How long a pause ends a paste.
const END_OF_A_PASTE: Duration = Duration::from_millis(100);

/// So many different printing keys at once come from no fingers.
const PASTE: usize = 16;

/// What is known of the keyboard from one key to the next.
#[derive(Debug, Default)]
pub(super) struct Keyboard {
    decoder: Decoder,
    rhythm: Rhythm,
    /// When the newest part of a paste came.
    pasted: Option<Instant>,
}

impl Keyboard {
    /// How long to wait for the rest of what has begun.
    pub(super) fn patience(&self) -> Option<Duration> {
        self.decoder.is_waiting().then_some(REST_OF_A_KEY)
    }

    pub(super) fn read(&mut self, bytes: &[u8], now: Instant) -> Vec<Incoming> {
        let mut found = Vec::new();
        for byte in bytes {
            self.decoder.push(*byte, &mut found);
        }
        self.tell(&found, now)
    }

    pub(super) fn time_out(&mut self, now: Instant) -> Vec<Incoming> {
        let mut found = Vec::new();
        self.decoder.time_out(&mut found);
        self.tell(&found, now)
    }

    fn tell(&mut self, found: &[Decoded], now: Instant) -> Vec<Incoming> {
        let goes_on = self
            .pasted
            .is_some_and(|pasted| now.saturating_duration_since(pasted) < END_OF_A_PASTE);
        if goes_on || is_paste(found) {
            self.pasted = Some(now);
            let text = found.iter().filter_map(|decoded| match decoded {
                Decoded::Key(Key::Enter, _) => Some('\n'),
                Decoded::Key(_, typed) => *typed,
                Decoded::Interrupt => None,
            });
            let mut incoming = vec![Incoming::Pasted(text.collect())];
            if found.contains(&Decoded::Interrupt) {
                incoming.push(Incoming::Interrupt);
            }
            return incoming;
        }
        let tell = |decoded: &Decoded| match decoded {
            Decoded::Key(key, typed) => Incoming::Key(self.rhythm.press(*key, *typed, now)),
            Decoded::Interrupt => Incoming::Interrupt,
        };
        found.iter().map(tell).collect()
    }
}

/// Whether so much came at once that nobody typed it. One key only is a key held down.
fn is_paste(found: &[Decoded]) -> bool {
    let printing = |decoded: &&Decoded| matches!(decoded, Decoded::Key(_, Some(_)));
    found.iter().filter(printing).count() >= PASTE && found.iter().any(|key| *key != found[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::Press;

    fn key(key: Key) -> Incoming {
        Incoming::Key(Press::deliberate(key, None))
    }

    #[test]
    fn escape_alone_is_told_when_nothing_follows() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        assert_eq!(keyboard.read(b"\x1b", now), []);
        assert_eq!(keyboard.patience(), Some(REST_OF_A_KEY));
        assert_eq!(keyboard.time_out(now), [key(Key::Escape)]);
        assert_eq!(keyboard.patience(), None);
    }

    #[test]
    fn an_arrow_in_two_parts_lays_no_tile() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        assert_eq!(keyboard.read(b"\x1b", now), []);
        assert_eq!(keyboard.read(b"[D", now), [key(Key::Left)]);
    }

    #[test]
    fn a_paste_is_no_key_to_its_very_end() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let told = keyboard.read(b"dddd gggg dddd gggg\rd", now);
        assert_eq!(
            told,
            [Incoming::Pasted("dddd gggg dddd gggg\nd".to_owned())]
        );
        let soon = now + END_OF_A_PASTE / 2;
        assert_eq!(
            keyboard.read(b"d", soon),
            [Incoming::Pasted("d".to_owned())]
        );
        let later = soon + END_OF_A_PASTE;
        assert!(matches!(keyboard.read(b"d", later)[..], [Incoming::Key(_)]));
    }

    #[test]
    fn a_key_held_down_is_keys_and_no_paste() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let told = keyboard.read(&[b'd'; 40], now);
        let repeated = told.iter().filter(|told| match told {
            Incoming::Key(press) => press.is_repeated(),
            _ => false,
        });
        assert_eq!(repeated.count(), 39);
    }

    #[test]
    fn control_c_is_heard_even_in_a_paste() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let told = keyboard.read(b"a text nobody typed\x03", now);
        assert_eq!(told.last(), Some(&Incoming::Interrupt));
    }
}
