//! What is said next. Pure: no thread, no clock; the time is passed in.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use super::Utterance;
use serpente_text::announce::{Topic, Urgency};

/// How many utterances may wait in all. At the pace of the voice it is one or two; where the table does not wait for it, a
/// voice that is gone for an hour must not recite the hour.
const MOST_UTTERANCES_WAITING: usize = 24;

/// How long an event is worth hearing that waited for a voice which was gone.
const FRESH: Duration = Duration::from_secs(10);

/// An utterance, and its moments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DueUtterance {
    pub(crate) utterance: Utterance,
    /// When it came. It grows old from then on, also while it fails again and again.
    pub(crate) since: Instant,
    /// Until then the voice keeps back.
    pub(crate) not_before: Instant,
}

impl DueUtterance {
    /// Whether it tells how speech is doing.
    fn is_about_speech(&self) -> bool {
        self.utterance.topic == Some(Topic::Speech)
    }
}

/// The utterances that wait: at most one answer, and events in their order.
#[derive(Default, Debug)]
pub(crate) struct UtteranceQueue {
    answer: Option<DueUtterance>,
    events: VecDeque<DueUtterance>,
}

impl UtteranceQueue {
    /// Takes a new utterance, which may make others stale.
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
                // Whoever asks for what waits hears it now, and not again.
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

    /// Takes back an utterance that failed, to be said before all that came after it, unless those made it stale. Says
    /// whether it will be said.
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

    /// The utterance to be said next, which may not be due yet.
    pub(crate) fn first(&self) -> Option<&DueUtterance> {
        self.answer.as_ref().or_else(|| self.events.front())
    }

    /// Takes the utterance to be said next.
    pub(crate) fn pop(&mut self) -> Option<DueUtterance> {
        self.answer.take().or_else(|| self.events.pop_front())
    }

    /// Drops what nobody is to hear any more.
    pub(crate) fn forget(&mut self, which: impl Fn(&Utterance) -> bool) {
        self.answer.take_if(|due| which(&due.utterance));
        self.events.retain(|due| !which(&due.utterance));
    }

    /// Drops all that waits.
    pub(crate) fn clear(&mut self) {
        self.answer = None;
        self.events.clear();
    }

    /// Drops what has gone stale while there was no voice. The newest stays: it is how things stand, and it shows that
    /// the voice is back. That there was none is news only where there is no other.
    pub(crate) fn freshen(&mut self, now: Instant) {
        if !self.all().all(DueUtterance::is_about_speech) {
            self.events.retain(|due| !due.is_about_speech());
        }
        let newest = self.all().map(|due| due.since).max();
        let stays = |due: &DueUtterance| due.since + FRESH > now || Some(due.since) == newest;
        self.answer = self.answer.take().filter(stays);
        self.events.retain(stays);
    }
}

#[cfg(test)]
mod tests;
