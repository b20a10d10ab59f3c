//! The utterance that is being spoken, and how far the voice has come with it.

use super::{Scheduler, TellItem, TellPart, ToldBefore};
use serpente_device::speech::Utterance;
use serpente_text::announce::Topic;
use std::time::{Duration, Instant};

/// How long the report of an utterance's end may take, beyond twice its expected duration. A little longer than the speech
/// module itself waits for it.
const GRACE: Duration = Duration::from_secs(4);

/// The reaction time: a key press this soon after an announcement has begun is no reaction to it.
pub(crate) const REACTION: Duration = Duration::from_millis(250);

/// The kind of key press that cuts an utterance short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CutBy {
    /// A key that looks, types, reviews, changes a setting or makes a move. Moves that it cuts short do not come back.
    Answer,
    /// A key that skips ahead. Moves that it cuts short come back once.
    Hurry,
}

/// How long an utterance is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TellWait {
    /// The expected duration of the utterance; zero if nothing waits for its end.
    pub(crate) lasts: Duration,
    /// How much of that is not waited for again if the voice is away.
    pub(crate) waited: Duration,
}

/// An utterance that is being spoken or read.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Current {
    pub(super) number: u64,
    /// Whether it is for one person alone.
    pub(super) owned: bool,
    /// The topic by which the voice stops it once that is settled.
    pub(super) topic: Option<Topic>,
    pub(super) parts: Vec<TellPart>,
    since: Instant,
    /// When the voice began, if it has reported that.
    begun: Option<Instant>,
    /// The expected duration.
    lasts: Duration,
}

impl Current {
    /// Returns when the utterance counts as heard without a report of its end.
    fn over(&self) -> Instant {
        match self.begun {
            Some(begun) => begun + 2 * self.lasts + GRACE,
            None => self.since + self.lasts,
        }
    }

    /// Returns for how long it has been spoken; `None` if the voice has not begun.
    fn elapsed(&self, by_voice: bool, now: Instant) -> Option<Duration> {
        let begun = self.begun.or((!by_voice).then_some(self.since))?;
        Some(now.saturating_duration_since(begun))
    }
}

impl Scheduler {
    /// Begins an utterance, and returns its number.
    pub(crate) fn begin(
        &mut self,
        utterance: &Utterance,
        parts: Vec<TellPart>,
        waiting: TellWait,
        now: Instant,
    ) -> u64 {
        let TellWait { lasts, waited } = waiting;
        self.has_announced = true;
        self.numbers += 1;
        self.current = (!lasts.is_zero()).then_some(Current {
            number: self.numbers,
            owned: utterance.owner.is_some(),
            topic: utterance.topic,
            parts,
            since: now.checked_sub(waited).unwrap_or(now),
            begun: None,
            lasts,
        });
        self.numbers
    }

    /// Cuts short the current utterance because of a key press. An announcement that the voice has not begun goes back to the
    /// queue once, and so does a turn that nobody can have heard yet. With [`CutBy::Hurry`], moves of which less than half was
    /// heard are announced once more, together with those that are skipped, and so are totals. Otherwise they are dropped.
    pub(crate) fn cut(&mut self, by: CutBy, by_voice: bool, now: Instant) {
        // An utterance that the voice has not taken is withdrawn from it, too.
        let Some(current) = self.current.take().or_else(|| self.late.take()) else {
            return;
        };
        let elapsed = current.elapsed(by_voice, now);
        let mut cut = Vec::new();
        for TellPart { item, begins, ends } in current.parts.into_iter().rev() {
            // Too short for anybody to have heard it.
            let unheard = match elapsed {
                Some(heard) => item.is_turn() && item.is_new() && heard < begins + REACTION,
                None => item.before != ToldBefore::Withdrawn,
            };
            // What a person said is told nowhere else: unless its end was heard, it comes once more.
            let is_lost = match elapsed {
                Some(heard) => item.is_said() && item.is_new() && heard + REACTION < ends,
                None => false,
            };
            if unheard || is_lost {
                self.waiting.push_front(TellItem {
                    before: match elapsed {
                        Some(_) => ToldBefore::Announced,
                        None => ToldBefore::Withdrawn,
                    },
                    ..item
                });
            } else if elapsed.unwrap_or_default() * 2 < begins + ends {
                cut.insert(0, item);
            }
        }
        // The points of a move, and the warning that a player has one tile left, follow the move and name nobody.
        let cuts_move = cut
            .iter()
            .any(|item| item.is_new() && item.is_move_of_others(self.own));
        let waiting = self.waiting.iter().filter(|_| cuts_move);
        match by {
            CutBy::Answer => {
                let effects = waiting.take_while(|item| item.is_effect()).count();
                for effect in self.waiting.iter_mut().take(effects) {
                    effect.names_player = true;
                }
            }
            CutBy::Hurry => {
                let count = waiting.take_while(|item| item.is_warning()).count();
                let warnings: Vec<TellItem> = self.waiting.drain(..count).collect();
                self.miss_in_hurry(cut);
                self.missed.extend(warnings);
            }
        }
    }

    /// Handles items that a key to hurry cut short. Totals, and who is eliminated, are announced anew; moves of other players
    /// and who has one tile left come with the next turn.
    fn miss_in_hurry(&mut self, cut: Vec<TellItem>) {
        let mut results = Vec::new();
        for mut item in cut {
            if item.is_new() && item.is_lasting_result() {
                item.before = ToldBefore::Announced;
                results.push(item);
            } else if item.is_new() && item.is_warning() {
                item.before = ToldBefore::Announced;
                self.missed.push(item);
            } else {
                self.miss(vec![item]);
            }
        }
        for result in results.into_iter().rev() {
            self.waiting.push_front(result);
        }
    }

    /// Returns whether a turn is being announced, and the player has had the time to hear it.
    pub(crate) fn has_told_turn(&self, by_voice: bool, now: Instant) -> bool {
        let told = self.current.as_ref().and_then(|current| {
            let turn = current.parts.iter().rfind(|part| part.item.is_turn())?;
            Some(current.elapsed(by_voice, now)? >= turn.begins + REACTION)
        });
        told == Some(true)
    }

    /// Notes that the voice began this utterance.
    pub(crate) fn speaking(&mut self, number: u64, now: Instant) {
        if self.current.is_none() {
            self.current = self.late.take_if(|late| late.number == number);
        }
        self.set_begun(number, Some(now));
    }

    /// Notes that this utterance was heard to its end.
    pub(crate) fn heard(&mut self, number: u64) {
        self.current.take_if(|current| current.number == number);
        self.late.take_if(|late| late.number == number);
    }

    /// Notes that the voice failed in this utterance.
    pub(crate) fn unsaid(&mut self, number: u64) {
        self.set_begun(number, None);
    }

    fn set_begun(&mut self, number: u64, begun: Option<Instant>) {
        if let Some(current) = &mut self.current
            && current.number == number
        {
            current.begun = begun;
        }
    }

    /// Notes that our voice will not finish the current utterance: a screen reader reads it from now on.
    pub(crate) fn read_on(&mut self, now: Instant) {
        if let Some(current) = &mut self.current {
            (current.begun, current.since) = (None, now);
        }
        self.late = None;
    }

    /// Returns when something is due: the current utterance counts as heard, or the gathered moves are to be announced.
    pub(crate) fn wakes_at(&self) -> Option<Instant> {
        let over = self.current.as_ref().map(Current::over);
        over.or(self.gathers_until)
    }

    /// Ends the wait for an utterance that has had its time.
    pub(crate) fn time_out(&mut self, by_voice: bool, now: Instant) {
        let over = self.current.take_if(|current| current.over() <= now);
        self.late = over
            .filter(|current| by_voice && current.begun.is_none())
            .or(self.late.take());
    }
}
