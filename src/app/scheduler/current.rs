//! What is being told, and how far the voice is with it.

use super::{Item, Part, Scheduler};
use std::time::{Duration, Instant};

/// How long news of an end may take, beyond twice the time the text should take. A little longer than speech itself
/// waits for it.
const GRACE: Duration = Duration::from_secs(4);

/// Nobody has reacted to what began less than this ago.
pub(crate) const REACTION: Duration = Duration::from_millis(250);

/// An utterance that is being told.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Current {
    pub(super) number: u64,
    /// It is for one person alone.
    pub(super) owned: bool,
    pub(super) parts: Vec<Part>,
    since: Instant,
    /// When the voice began, if it told so.
    begun: Option<Instant>,
    /// How long it takes.
    lasts: Duration,
}

impl Current {
    /// When it counts as heard though nobody told so.
    fn over(&self) -> Instant {
        match self.begun {
            Some(begun) => begun + 2 * self.lasts + GRACE,
            None => self.since + self.lasts,
        }
    }

    /// For how long it has been told.
    fn elapsed(&self, by_voice: bool, now: Instant) -> Option<Duration> {
        let begun = self.begun.or((!by_voice).then_some(self.since))?;
        Some(now.saturating_duration_since(begun))
    }
}

impl Scheduler {
    /// The number of the next utterance.
    pub(crate) fn number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    /// This is being told from now on. `lasts`: how long it likely takes; nothing, where nobody waits for it. `waited`: for
    /// how much of that nobody waits once more, should the voice be away.
    pub(crate) fn begin(
        &mut self,
        number: u64,
        owned: bool,
        parts: Vec<Part>,
        (lasts, waited): (Duration, Duration),
        now: Instant,
    ) {
        self.told = true;
        self.current = (!lasts.is_zero()).then_some(Current {
            number,
            owned,
            parts,
            since: now.checked_sub(waited).unwrap_or(now),
            begun: None,
            lasts,
        });
    }

    /// A key cuts short what is being told. Of a sentence that was heard half, the rest is known. What the voice has not
    /// begun waits on, and so does a turn of which nobody can have heard.
    pub(crate) fn cut(&mut self, by_voice: bool, now: Instant) {
        // What a voice that is away did not take is withdrawn with it.
        let Some(current) = self.current.take().or_else(|| self.late.take()) else {
            return;
        };
        let elapsed = current.elapsed(by_voice, now);
        let mut missed = Vec::new();
        for Part { item, begins, ends } in current.parts.into_iter().rev() {
            // No ear can have taken it in.
            let unheard = match elapsed {
                Some(heard) => item.is_turn() && heard < begins + REACTION,
                None => true,
            };
            if unheard && !item.again {
                self.waiting.push_front(Item {
                    again: true,
                    ..item
                });
            } else if elapsed.unwrap_or_default() * 2 < begins + ends {
                missed.insert(0, item);
            }
        }
        let before = self.missed.len();
        self.miss(missed);
        // That somebody has one tile left says nothing without their move.
        if self.missed.len() > before {
            let waiting = self.waiting.iter();
            let warnings = waiting.take_while(|item| item.is_warning()).count();
            self.missed
                .extend(self.waiting.drain(..warnings).map(|item| Item {
                    again: true,
                    ..item
                }));
        }
    }

    /// Whether it is being told that a person is to do something, and they have had the time to take it in.
    pub(crate) fn has_told_turn(&self, by_voice: bool, now: Instant) -> bool {
        let told = self.current.as_ref().and_then(|current| {
            let turn = current.parts.iter().rfind(|part| part.item.is_turn())?;
            Some(current.elapsed(by_voice, now)? >= turn.begins + REACTION)
        });
        told == Some(true)
    }

    /// The voice began this utterance.
    pub(crate) fn speaking(&mut self, number: u64, now: Instant) {
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
    pub(crate) fn heard(&mut self, number: u64) {
        let is_it = |current: &mut Current| current.number == number;
        self.current.take_if(is_it);
        self.late.take_if(is_it);
    }

    /// The voice failed in this utterance.
    pub(crate) fn unsaid(&mut self, number: u64) {
        if let Some(current) = self
            .current
            .as_mut()
            .filter(|current| current.number == number)
        {
            current.begun = None;
        }
    }

    /// Our voice will not tell the end of what is being told: a screen reader reads it from now on.
    pub(crate) fn read_on(&mut self, now: Instant) {
        if let Some(current) = &mut self.current {
            (current.begun, current.since) = (None, now);
        }
        self.late = None;
    }

    /// When something is due by itself: what is being told counts as heard, or what was gathered is told.
    pub(crate) fn wakes_at(&self) -> Option<Instant> {
        let over = self.current.as_ref().map(Current::over);
        over.or(self.gathers_until)
    }

    /// Waits no longer for what has had its time.
    pub(crate) fn time_out(&mut self, by_voice: bool, now: Instant) {
        let over = self.current.take_if(|current| current.over() <= now);
        self.late = over
            .filter(|current| by_voice && current.begun.is_none())
            .or(self.late.take());
    }
}
