//! One press of a key, and whether it may be a key held down.

use std::time::{Duration, Instant};

use super::key::Key;

/// A press of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press {
    /// The key.
    pub key: Key,
    /// The character it prints, as it was typed: for text fields.
    pub typed: Option<char>,
    /// The time since the same key came before, if no other key came between.
    pub gap: Option<Duration>,
}

/// Keyboards repeat a held key at 10 to 40 a second; fingers reach 7.
const REPEATED: Duration = Duration::from_millis(100);

/// Keyboards wait 200 to 660 ms, at most, before they begin to repeat.
const HELD: Duration = Duration::from_millis(700);

impl Press {
    /// A press that is no repetition, whatever came before: a line somebody wrote.
    #[must_use]
    pub fn deliberate(key: Key, typed: Option<char>) -> Self {
        Self {
            key,
            typed,
            gap: None,
        }
    }

    /// Whether the keyboard repeats a key that is held down. The first repetition comes so late that it looks like a
    /// second press: see [`may_be_held`](Self::may_be_held).
    #[must_use]
    pub fn is_repeated(&self) -> bool {
        self.gap.is_some_and(|gap| gap < REPEATED)
    }

    /// Whether this may be the same press of the same key as before. What plays a tile in one turn must not play
    /// another one in the next while this is so.
    #[must_use]
    pub fn may_be_held(&self) -> bool {
        self.gap.is_some_and(|gap| gap < HELD)
    }
}

/// Remembers which key came when.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rhythm {
    last: Option<(Key, Instant)>,
}

impl Rhythm {
    /// A key that came now. A terminal may say that it is `held`, which is as good as no time between.
    pub(super) fn press(
        &mut self,
        key: Key,
        typed: Option<char>,
        held: bool,
        now: Instant,
    ) -> Press {
        let before = self.last.replace((key, now));
        let gap = before
            .filter(|(last, _)| *last == key)
            .map(|(_, then)| now.saturating_duration_since(then));
        let gap = if held { Some(Duration::ZERO) } else { gap };
        Press { key, typed, gap }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_key_is_one_press_to_its_end() {
        let (mut rhythm, start) = (Rhythm::default(), Instant::now());
        let mut at = |key, ms| rhythm.press(key, None, false, start + Duration::from_millis(ms));
        assert!(!at(Key::Enter, 0).may_be_held());
        let first = at(Key::Enter, 500);
        assert!(first.may_be_held() && !first.is_repeated());
        assert!(at(Key::Enter, 530).is_repeated());
        assert!(at(Key::Enter, 622).is_repeated());
        assert!(!at(Key::Enter, 1400).may_be_held());
    }

    #[test]
    fn another_key_between_makes_it_a_new_press() {
        let (mut rhythm, now) = (Rhythm::default(), Instant::now());
        rhythm.press(Key::Enter, None, false, now);
        rhythm.press(Key::Right, None, false, now);
        assert_eq!(rhythm.press(Key::Enter, None, false, now).gap, None);
    }
}
