//! A press of a key, and whether it may be the repetition of a key held down.

use std::time::{Duration, Instant};

use super::key::Key;

/// A press of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press {
    /// The key.
    pub key: Key,
    /// The character it prints, as it was typed: for text fields. The space bar types a plain space, whatever its keyboard makes of
    /// it.
    pub typed: Option<char>,
    /// The time since the last press of the same key, if no other key was pressed in between.
    pub gap: Option<Duration>,
}

/// The longest gap that counts as a repetition: keyboards repeat a held key 10 to 40 times a second; fingers reach 7.
const REPEATED: Duration = Duration::from_millis(100);

/// The longest gap before the first repetition: keyboards wait at most 200 to 660 ms before they begin to repeat.
const HELD: Duration = Duration::from_millis(700);

/// Once a keyboard has begun to repeat, the next repetition comes within this time: after it, silence or another press means
/// that a finger pressed the key.
const GOES_ON: Duration = Duration::from_millis(130);

/// So many presses of one key arrive at once only if it is held down, and the machine or the line was late. They were pressed one
/// after the other since the last press of the key.
const NO_FINGER: u32 = 3;

/// The relation of a press to an earlier press of the same key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Repeat {
    /// A real press.
    #[default]
    Meant,
    /// The first repetition of a key held down, or a quick second press: the next event decides.
    Doubtful,
    /// A repetition of a key held down.
    Repeated,
}

impl Press {
    /// Creates a press that is no repetition, whatever came before: a line that somebody wrote.
    #[must_use]
    pub fn deliberate(key: Key, typed: Option<char>) -> Self {
        Self::reported(key, typed, false)
    }

    /// Creates a press on a keyboard that itself reports which presses repeat a key that is `held` down.
    #[must_use]
    pub fn reported(key: Key, typed: Option<char>, held: bool) -> Self {
        let mut text = typed;
        if key == Key::Space && typed.is_some() {
            text = Some(' ');
        }
        Self {
            key,
            typed: text,
            gap: if held { Some(Duration::ZERO) } else { None },
        }
    }

    /// Returns whether the keyboard repeats a key that is held down. The first repetition comes so late that it looks like a
    /// second press.
    pub fn is_repeated(&self) -> bool {
        self.gap.is_some_and(|gap| gap < REPEATED)
    }

    /// Classifies this press, given the class of the press before. A press that plays a tile in one turn must not play another
    /// one in the next turn unless it is a real press.
    pub fn after(&self, before: Repeat) -> Repeat {
        let Some(gap) = self.gap.filter(|gap| *gap < HELD) else {
            return Repeat::Meant;
        };
        match before {
            _ if self.is_repeated() => Repeat::Repeated,
            Repeat::Doubtful | Repeat::Repeated if gap < GOES_ON => Repeat::Repeated,
            // A key held down would have repeated sooner, so the press before was a real one, and so is this.
            Repeat::Doubtful => Repeat::Meant,
            Repeat::Meant | Repeat::Repeated => Repeat::Doubtful,
        }
    }
}

/// The last press, as far as the next press of the same key depends on it: a key that is held down acts only once. Whether a
/// second press is a real one or the keyboard's repetition is known only a moment later: the press acts then.
#[derive(Clone, Copy, Debug, Default)]
pub struct HeldKey {
    /// The kind of the last press, if it was ignored.
    left_out: Repeat,
    /// If the ignored press may have been a real one: that press, and the time from which it counts as one.
    doubt: Option<(Press, Instant)>,
}

impl HeldKey {
    /// Classifies this press.
    pub fn press(&mut self, press: &Press) -> Repeat {
        press.after(std::mem::take(self).left_out)
    }

    /// Ignores this press for the given reason.
    pub fn leave_out(&mut self, press: &Press, again: Repeat, now: Instant) {
        let doubt = if again == Repeat::Doubtful {
            Some((*press, now + GOES_ON))
        } else {
            None
        };
        *self = Self {
            left_out: again,
            doubt,
        };
    }

    /// Returns when an ignored press counts as a real one.
    pub fn wakes_at(&self) -> Option<Instant> {
        self.doubt.map(|(_, at)| at)
    }

    /// Returns the ignored press if it was a real one after all: the keyboard did not go on repeating, or another key came.
    /// `next` is the press that follows it, if one has come.
    pub fn meant(&mut self, now: Instant, next: Option<&Press>) -> Option<Press> {
        let (press, at) = self.doubt?;
        let is_meant = match next {
            Some(next) if next.key != press.key => true,
            // When it was pressed counts: a busy machine handles it later.
            Some(Press { gap: Some(gap), .. }) => *gap >= GOES_ON,
            Some(_) | None => now >= at,
        };
        if !is_meant {
            return None;
        }
        self.doubt = None;
        Some(Press::deliberate(press.key, press.typed))
    }
}

/// Remembers the last key and its time.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rhythm {
    last: Option<(Key, Instant)>,
}

impl Rhythm {
    /// Adds the gap before a key pressed now, unless the terminal has said that the key is held. `together` is how many presses of
    /// this key have arrived at once, with this one.
    pub(super) fn time(&mut self, press: Press, together: u32, now: Instant) -> Press {
        let before = self.last.replace((press.key, now));
        let Some((last, then)) = before else {
            return press;
        };
        if last != press.key || press.gap.is_some() {
            return press;
        }
        let mut gap = now.saturating_duration_since(then);
        if together >= NO_FINGER {
            gap /= together;
        }
        Press {
            gap: Some(gap),
            ..press
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_key_is_one_press_to_its_end() {
        let (mut rhythm, start) = (Rhythm::default(), Instant::now());
        let press = Press::deliberate(Key::Enter, None);
        let mut at = |ms| rhythm.time(press, 1, start + Duration::from_millis(ms));
        let mut again = Repeat::default();
        for (ms, expected) in [
            (0, Repeat::Meant),
            (500, Repeat::Doubtful),
            (530, Repeat::Repeated),
            // The repetitions of the slowest keyboards, a little late.
            (650, Repeat::Repeated),
            (770, Repeat::Repeated),
            // The key was released, and soon pressed again.
            (1100, Repeat::Doubtful),
            (1200, Repeat::Repeated),
            (1900, Repeat::Meant),
        ] {
            again = at(ms).after(again);
            assert_eq!(again, expected, "{ms}");
        }
    }

    #[test]
    fn a_held_key_that_is_read_late_is_one_press() {
        let (mut rhythm, start) = (Rhythm::default(), Instant::now());
        let press = Press::deliberate(Key::Char('q'), None);
        let mut class = |ms, together| {
            let now = start + Duration::from_millis(ms);
            rhythm.time(press, together, now).after(Repeat::Repeated)
        };
        class(0, 1);
        assert_eq!(class(900, 27), Repeat::Repeated);
        // Fingers may press it once or twice meanwhile.
        assert_eq!(class(1800, 2), Repeat::Meant);
    }

    #[test]
    fn a_press_in_doubt_is_judged_by_when_the_next_one_came() {
        let start = Instant::now();
        let press = |gap| Press {
            gap: Some(Duration::from_millis(gap)),
            ..Press::deliberate(Key::Char('q'), None)
        };
        for (gap, handled, is_meant) in [
            (33, 33, false),
            (33, 900, false),
            (180, 180, true),
            (180, 20, true),
        ] {
            let mut held = HeldKey::default();
            held.leave_out(&press(250), Repeat::Doubtful, start);
            let now = start + Duration::from_millis(handled);
            let meant = held.meant(now, Some(&press(gap)));
            assert_eq!(meant.is_some(), is_meant, "{gap} {handled}");
        }
    }

    #[test]
    fn of_quick_presses_every_other_one_is_meant() {
        let (mut rhythm, start) = (Rhythm::default(), Instant::now());
        let mut again = Repeat::default();
        for press in 0..6 {
            let now = start + Duration::from_millis(press * 180);
            let enter = Press::deliberate(Key::Enter, None);
            again = rhythm.time(enter, 1, now).after(again);
            let expected = [Repeat::Meant, Repeat::Doubtful][usize::from(press % 2 == 1)];
            assert_eq!(again, expected, "{press}");
        }
    }

    #[test]
    fn a_keyboard_that_tells_which_presses_repeat_is_believed() {
        let mut again = Repeat::default();
        for (held, expected) in [
            (false, Repeat::Meant),
            (true, Repeat::Repeated),
            (true, Repeat::Repeated),
            // However short the gap.
            (false, Repeat::Meant),
            (false, Repeat::Meant),
        ] {
            again = Press::reported(Key::Enter, None, held).after(again);
            assert_eq!(again, expected, "{held}");
        }
    }

    #[test]
    fn another_key_between_makes_it_a_new_press() {
        let (mut rhythm, now) = (Rhythm::default(), Instant::now());
        let mut gap = |key| rhythm.time(Press::deliberate(key, None), 1, now).gap;
        gap(Key::Enter);
        gap(Key::Right);
        assert_eq!(gap(Key::Enter), None);
    }
}
