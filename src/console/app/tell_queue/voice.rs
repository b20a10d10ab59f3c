//! What is being told, and how far the voice is with it.

use super::TellQueue;
use crate::console::app::told::{Occasion, Part, PressedOn, UtteranceKind};
use std::time::{Duration, Instant};

/// How long news of an end may take, beyond twice the time the text should take. A little longer than speech itself
/// waits for it.
const GRACE: Duration = Duration::from_secs(4);

/// How long the turn must have been heard of before a key that plays may act: fingers that are on their way
/// do not stop sooner.
const MOMENT: Duration = Duration::from_millis(400);

/// Whoever cuts an answer short before so long presses one key after the other.
const AT_ONCE: Duration = Duration::from_secs(1);

/// An utterance on its way to the ear.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Current {
    pub(super) number: u64,
    pub(super) kind: UtteranceKind,
    pub(super) parts: Vec<Part>,
    pub(super) since: Instant,
    /// When the voice began, if it told so.
    pub(super) begun: Option<Instant>,
    /// How long it takes.
    pub(super) lasts: Duration,
}

impl Current {
    /// When it counts as heard though nobody told so.
    fn over(&self) -> Instant {
        match self.begun {
            Some(begun) => begun + 2 * self.lasts + GRACE,
            None => self.since + self.lasts,
        }
    }
}

impl TellQueue {
    /// The number of the next utterance.
    pub(in crate::console::app) fn number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    /// This is being told from now on. `lasts`: how long it likely takes; nothing, where nobody waits for it. `waited`: for
    /// how much of that nobody waits once more, should the voice be away.
    pub(in crate::console::app) fn begin(
        &mut self,
        number: u64,
        kind: UtteranceKind,
        parts: Vec<Part>,
        (lasts, waited): (Duration, Duration),
        now: Instant,
    ) {
        self.told = true;
        self.called |= kind.calls && lasts.is_zero();
        self.current = (!lasts.is_zero()).then_some(Current {
            number,
            kind,
            parts,
            since: now.checked_sub(waited).unwrap_or(now),
            begun: None,
            lasts,
        });
    }

    /// What is being told is cut short: for the answer to a key, or by somebody in a hurry, to whom half of a sentence
    /// tells all. What was not heard is told again.
    pub(in crate::console::app) fn cut(&mut self, hurried: bool, by_voice: bool, now: Instant) {
        // What a voice that is away did not take is withdrawn with it.
        let Some(current) = self.current.take().or_else(|| self.late.take()) else {
            return;
        };
        let begun = current.begun.or((!by_voice).then_some(current.since));
        let elapsed = begun.map_or(Duration::ZERO, |begun| now.saturating_duration_since(begun));
        let answers = current.kind.occasion == Occasion::Key;
        if answers {
            self.asked_on = Some(PressedOn::once_more(self.asked_on, now));
        }
        let asks_on = self.asked_on.is_some_and(PressedOn::is_again);
        let asks_again = answers && (elapsed < AT_ONCE || asks_on);
        for part in current.parts.into_iter().rev() {
            let heard = if hurried {
                elapsed * 2 >= part.begins + part.ends
            } else {
                // Nobody knows to the word where the voice is.
                elapsed >= part.ends + part.ends / 4
            };
            if !heard {
                let mut item = part.item;
                let sounded = begun.is_some() && elapsed >= part.begins;
                item.known |= sounded && elapsed >= part.begins + MOMENT;
                if current.kind.occasion == Occasion::EarlyKey {
                    let pressed_on = PressedOn::once_more(item.pressed_on, now);
                    // Whoever goes on pressing means it: nobody is put off for ever.
                    item.known |= pressed_on.is_enough(MOMENT, now);
                    item.pressed_on = Some(pressed_on);
                }
                // Whoever asks again at once, or asks on and on, wants answers, and not once more what stands before them.
                item.led &= sounded || begun.is_some() && asks_again;
                self.again(item);
            }
        }
    }

    /// Whether it has not begun to be told, or only just has, that a person is to do something: a key was on its way.
    pub(in crate::console::app) fn has_just_told_turn(&self, by_voice: bool, now: Instant) -> bool {
        let begins = self.turn_begins(by_voice);
        let turn = self.turn().filter(|turn| !turn.item.known);
        turn.is_some() && begins.is_none_or(|begins| now < begins + MOMENT)
    }

    /// Whether a person knows that it is their turn, though they have not heard all of it.
    pub(in crate::console::app) fn has_told_turn(&self, by_voice: bool, now: Instant) -> bool {
        let begins = self.turn_begins(by_voice);
        begins.is_some_and(|begins| now >= begins + MOMENT)
    }

    /// That a person is to do something, if it is being told.
    fn turn(&self) -> Option<&Part> {
        let mut parts = self.current.as_ref()?.parts.iter();
        parts.rfind(|part| part.item.is_turn())
    }

    /// When that begins, if the voice is there.
    fn turn_begins(&self, by_voice: bool) -> Option<Instant> {
        let current = self.current.as_ref()?;
        let begun = current.begun.or((!by_voice).then_some(current.since))?;
        let before = self.turn()?.begins;
        // Nobody knows to the word where the voice is: behind a long text it may be slower than one thinks.
        Some(begun + before + before / 8)
    }

    /// The voice began this utterance.
    pub(in crate::console::app) fn speaking(&mut self, number: u64, now: Instant) {
        let is_it = |current: &mut Current| current.number == number;
        if self.current.is_none() {
            self.current = self.late.take_if(is_it);
        }
        if let Some(current) = self
            .current
            .as_mut()
            .filter(|current| current.number == number)
        {
            current.begun = Some(now);
        }
    }

    /// This utterance was heard to its end.
    pub(in crate::console::app) fn heard(&mut self, number: u64) {
        let is_it = |current: &mut Current| current.number == number;
        let heard = [self.current.take_if(is_it), self.late.take_if(is_it)];
        self.asked_on.take_if(|_| heard.iter().any(Option::is_some));
        self.called |= heard.iter().flatten().any(|heard| heard.kind.calls);
    }

    /// Whether somebody was called to the keyboard, and the words were heard, since this was asked last.
    pub(in crate::console::app) fn take_call(&mut self) -> bool {
        std::mem::take(&mut self.called)
    }

    /// The voice failed in this utterance.
    pub(in crate::console::app) fn unsaid(&mut self, number: u64) {
        if let Some(current) = self
            .current
            .as_mut()
            .filter(|current| current.number == number)
        {
            current.begun = None;
        }
    }

    /// Our voice will not tell the end of what is being told: a screen reader reads it from now on.
    pub(in crate::console::app) fn read_on(&mut self, now: Instant) {
        if let Some(current) = &mut self.current {
            (current.begun, current.since) = (None, now);
        }
        self.late = None;
    }

    /// When what is being told counts as heard though nobody told so.
    pub(in crate::console::app) fn wakes_at(&self) -> Option<Instant> {
        self.current.as_ref().map(Current::over)
    }

    /// Waits no longer for what has had its time.
    pub(in crate::console::app) fn time_out(&mut self, by_voice: bool, now: Instant) {
        let Some(current) = self.current.take_if(|current| current.over() <= now) else {
            return;
        };
        self.asked_on = None;
        let is_late = by_voice && current.begun.is_none();
        // A voice that does not begin an answer is not there: the words were on the screen for as long as they take.
        self.called |= current.kind.calls && (!is_late || current.kind.occasion != Occasion::Event);
        if is_late {
            self.late = Some(current);
        }
    }
}
