//! A slow voice: every utterance lasts equally long, and the test controls the clock. It waits and drops by the same rules
//! as the program's own queue.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use serpente_device::speech::{Report, Utterance};
use serpente_text::announce::Urgency;

use super::desk::Call;

/// An utterance being spoken.
#[derive(Clone, Debug)]
pub(crate) struct Sounding {
    pub(crate) utterance: Utterance,
    until: Instant,
}

/// The voice.
#[derive(Debug)]
pub(crate) struct Mouth {
    /// How long an utterance lasts.
    pub(crate) pace: Duration,
    pub(crate) sounding: Option<Sounding>,
    answer: Option<Utterance>,
    events: VecDeque<Utterance>,
    pub(crate) on: bool,
}

impl Mouth {
    pub(crate) fn new(pace: Duration) -> Self {
        Self {
            pace,
            sounding: None,
            answer: None,
            events: VecDeque::new(),
            on: true,
        }
    }

    /// Returns when the present utterance ends.
    pub(crate) fn wakes_at(&self) -> Option<Instant> {
        self.sounding.as_ref().map(|sounding| sounding.until)
    }

    /// Handles a call.
    pub(crate) fn take(&mut self, call: &Call) {
        match call {
            Call::Say(utterance) if self.on => self.say(utterance.clone()),
            Call::Quiet => self.forget(|_| true),
            Call::ForgetOthers(listener) => {
                self.forget(|utterance| utterance.owner.is_some() && utterance.owner != *listener);
            }
            Call::Forget(topic) => self.forget(|utterance| utterance.topic == Some(*topic)),
            Call::Tune(tuning) => {
                self.on = tuning.on == Some(true);
                if !self.on {
                    self.forget(|_| true);
                }
            }
            // An utterance without a number would not be announced again, so it stays.
            Call::Withdraw => self.events.retain(|waiting| waiting.number == 0),
            Call::Line(_) | Call::Typed(..) | Call::Clear | Call::Say(_) => {}
        }
    }

    fn say(&mut self, utterance: Utterance) {
        if utterance.topic.is_some() {
            self.events
                .retain(|waiting| waiting.topic != utterance.topic);
        }
        match utterance.urgency {
            Urgency::Answer => {
                self.events.retain(|waiting| waiting.text != utterance.text);
                self.sounding = None;
                self.answer = Some(utterance);
            }
            Urgency::Event => self.events.push_back(utterance),
        }
    }

    fn forget(&mut self, which: impl Fn(&Utterance) -> bool) {
        self.answer.take_if(|answer| which(answer));
        self.events.retain(|event| !which(event));
        self.sounding.take_if(|sounding| which(&sounding.utterance));
    }

    /// Ends what is over and begins what comes next. Returns the reports about it.
    pub(crate) fn go_on(&mut self, now: Instant) -> Vec<Report> {
        let ended = self.sounding.take_if(|sounding| sounding.until <= now);
        let ended = ended.map(|ended| Report::Heard(ended.utterance.number));
        let mut begun = None;
        if self.sounding.is_none() {
            let next = self.answer.take().or_else(|| self.events.pop_front());
            begun = next.as_ref().map(|next| Report::Speaking(next.number));
            self.sounding = next.map(|utterance| Sounding {
                utterance,
                until: now + self.pace,
            });
        }
        ended.into_iter().chain(begun).collect()
    }
}
