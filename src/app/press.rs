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

/// Once it has begun to repeat, a keyboard repeats again before so long: after this, silence or another press is a
/// finger's.
pub(super) const GOES_ON: Duration = Duration::from_millis(130);

/// What a press is to a press of the same key before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Again {
    /// A press of its own.
    #[default]
    Meant,
    /// The first repetition of a key held down, or a quick second press: what comes next tells.
    Doubtful,
    /// The keyboard repeats a key held down.
    Repeated,
}

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

    /// A press on a keyboard that tells by itself which presses repeat a key that is `held` down.
    #[must_use]
    pub fn reported(key: Key, typed: Option<char>, held: bool) -> Self {
        Self {
            key,
            typed,
            gap: held.then_some(Duration::ZERO),
        }
    }

    /// Whether the keyboard repeats a key that is held down. The first repetition comes so late that it looks like a
    /// second press.
    #[must_use]
    pub fn is_repeated(&self) -> bool {
        self.gap.is_some_and(|gap| gap < REPEATED)
    }

    /// What this press is, if the one before was this. What plays a tile in one turn must not play another one in the
    /// next unless the press is meant.
    pub(super) fn after(&self, before: Again) -> Again {
        let Some(gap) = self.gap.filter(|gap| *gap < HELD) else {
            return Again::Meant;
        };
        match before {
            _ if self.is_repeated() => Again::Repeated,
            Again::Doubtful | Again::Repeated if gap < GOES_ON => Again::Repeated,
            // A key held down would have come sooner: so the one before was pressed, and so is this.
            Again::Doubtful => Again::Meant,
            Again::Meant | Again::Repeated => Again::Doubtful,
        }
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
        let mut again = Again::default();
        for (ms, expected) in [
            (0, Again::Meant),
            (500, Again::Doubtful),
            (530, Again::Repeated),
            // The slowest keyboards, a little late.
            (650, Again::Repeated),
            (770, Again::Repeated),
            // Let go, and pressed again soon.
            (1100, Again::Doubtful),
            (1200, Again::Repeated),
            (1900, Again::Meant),
        ] {
            again = at(Key::Enter, ms).after(again);
            assert_eq!(again, expected, "{ms}");
        }
    }

    #[test]
    fn of_quick_presses_every_other_one_is_meant() {
        let (mut rhythm, start) = (Rhythm::default(), Instant::now());
        let mut again = Again::default();
        for press in 0..6 {
            let now = start + Duration::from_millis(press * 180);
            again = rhythm.press(Key::Enter, None, false, now).after(again);
            let expected = [Again::Meant, Again::Doubtful][usize::from(press % 2 == 1)];
            assert_eq!(again, expected, "{press}");
        }
    }

    #[test]
    fn a_keyboard_that_tells_which_presses_repeat_is_believed() {
        let mut again = Again::default();
        for (held, expected) in [
            (false, Again::Meant),
            (true, Again::Repeated),
            (true, Again::Repeated),
            // However soon.
            (false, Again::Meant),
            (false, Again::Meant),
        ] {
            again = Press::reported(Key::Enter, None, held).after(again);
            assert_eq!(again, expected, "{held}");
        }
    }

    #[test]
    fn another_key_between_makes_it_a_new_press() {
        let (mut rhythm, now) = (Rhythm::default(), Instant::now());
        rhythm.press(Key::Enter, None, false, now);
        rhythm.press(Key::Right, None, false, now);
        assert_eq!(rhythm.press(Key::Enter, None, false, now).gap, None);
    }
}
