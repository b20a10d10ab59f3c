//! The queue of utterances to speak. It uses no thread and no clock; the time is passed in.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use super::Utterance;
use serpente_text::announce::{Topic, Urgency};

/// How many utterances may wait in all. If the table waits for the voice, one or two do. If it does
/// not, a voice that comes back after an hour must not speak everything that happened in that hour.
const MOST_UTTERANCES_WAITING: usize = 24;

/// How long an event that waits while there is no voice is worth hearing.
const EXPIRES_AFTER: Duration = Duration::from_secs(10);

/// An utterance, and its times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DueUtterance {
    pub(crate) utterance: Utterance,
    /// When it came. It ages from then on, even while it fails again and again.
    pub(crate) since: Instant,
    /// The time before which it must not be spoken.
    pub(crate) not_before: Instant,
}

impl DueUtterance {
    /// Returns whether it is about speech itself.
    fn is_about_speech(&self) -> bool {
        self.utterance.topic == Some(Topic::Speech)
    }
}

/// The waiting utterances: at most one answer, and events in their order.
#[derive(Default, Debug)]
pub(crate) struct UtteranceQueue {
    answer: Option<DueUtterance>,
    events: VecDeque<DueUtterance>,
}

impl UtteranceQueue {
    /// Adds a new utterance, which may make others stale.
    pub(crate) fn push(&mut self, utterance: Utterance, now: Instant) {
        if let Some(topic) = utterance.topic {
            self.events
                .retain(|waiting| waiting.utterance.topic != Some(topic));
        }
        let due = DueUtterance {
            since: now,
            not_before: now + utterance.lead,
            utterance,
        };
        match due.utterance.urgency {
            Urgency::Answer => {
                // A user who asks for the text of a waiting event hears it now, and not again.
                self.events
                    .retain(|waiting| waiting.utterance.text != due.utterance.text);
                self.answer = Some(due);
            }
            Urgency::Event => {
                self.events.push_back(due);
                if self.events.len() > MOST_UTTERANCES_WAITING {
                    self.events.pop_front();
                }
            }
        }
    }

    /// Puts back an utterance that failed, before all that came after it, unless one of those made
    /// it stale. Returns whether it will be spoken.
    pub(crate) fn again(&mut self, due: DueUtterance) -> bool {
        let topic = due.utterance.topic;
        if topic.is_some() && self.all().any(|waiting| waiting.utterance.topic == topic) {
            return false;
        }
        match due.utterance.urgency {
            Urgency::Answer if self.answer.is_some() => return false,
            Urgency::Answer => self.answer = Some(due),
            Urgency::Event => self.events.push_front(due),
        }
        true
    }

    fn all(&self) -> impl Iterator<Item = &DueUtterance> {
        self.answer.iter().chain(&self.events)
    }

    /// Returns the utterance to speak next, which may not be due yet.
    pub(crate) fn first(&self) -> Option<&DueUtterance> {
        self.answer.as_ref().or_else(|| self.events.front())
    }

    /// Removes and returns the utterance to speak next.
    pub(crate) fn pop(&mut self) -> Option<DueUtterance> {
        self.answer.take().or_else(|| self.events.pop_front())
    }

    /// Drops the utterances for which `which` returns `true`.
    pub(crate) fn forget(&mut self, which: impl Fn(&Utterance) -> bool) {
        self.answer.take_if(|due| which(&due.utterance));
        self.events.retain(|due| !which(&due.utterance));
    }

    /// Drops all waiting utterances.
    pub(crate) fn clear(&mut self) {
        self.answer = None;
        self.events.clear();
    }

    /// Drops the utterances that have gone stale while there was no voice. The newest stays: it
    /// says how things stand, and shows that there is a voice again. Utterances about speech itself
    /// stay only if there are no others.
    pub(crate) fn freshen(&mut self, now: Instant) {
        if !self.all().all(DueUtterance::is_about_speech) {
            self.events.retain(|due| !due.is_about_speech());
        }
        let newest = self.all().map(|due| due.since).max();
        let is_stale =
            |due: &DueUtterance| due.since + EXPIRES_AFTER <= now && Some(due.since) != newest;
        self.answer.take_if(|due| is_stale(due));
        self.events.retain(|due| !is_stale(due));
    }
}

#[cfg(test)]
mod tests;
