//! The ways out of a visitor's program.

use super::mouth::Mouth;
use super::outbox::Outbox;
use super::{Out, Spoken};
use serpente_app::Outlet;
use serpente_device::sound::{SoundTuning, before_words};
use serpente_device::speech::{Report, Tuning, Utterance};
use serpente_engine::rules::Seat;
use serpente_net::client::Order;
use serpente_text::announce::{Cue, Topic};
use std::time::{Duration, Instant};

/// The ways out of a visitor's program.
pub(super) struct Ways {
    out: Outbox,
    mouth: Mouth,
    /// How voice and sounds are wanted; nothing where there are none.
    tuned: Option<(Tuning, SoundTuning)>,
    orders: Vec<Order>,
    now: Instant,
}

impl Ways {
    pub(super) fn new(out: Outbox, tuned: Option<(Tuning, SoundTuning)>, now: Instant) -> Self {
        let mut ways = Self {
            out,
            mouth: Mouth::default(),
            tuned,
            orders: Vec::new(),
            now,
        };
        ways.tell_tuning();
        ways
    }

    /// It is this late now.
    pub(super) fn set_time(&mut self, now: Instant) {
        self.now = now;
    }

    /// What is to be done on the network.
    pub(super) fn take_orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }

    pub(super) fn put(&mut self, out: impl IntoIterator<Item = Out>) {
        for out in out {
            self.out.put(out);
        }
    }

    /// Whether the visitor takes nothing any more.
    pub(super) fn are_full(&self) -> bool {
        self.out.has_overflown()
    }

    /// How the voice is doing: what the program is told of that.
    pub(super) fn spoken(&mut self, number: u64, spoken: Spoken) -> Option<Report> {
        let (report, next) = self.mouth.report(number, spoken, self.now);
        self.put(next);
        report
    }

    pub(super) fn wakes_at(&self) -> Option<Instant> {
        self.mouth.wakes_at()
    }

    pub(super) fn tick(&mut self) {
        let next = self.mouth.tick(self.now);
        self.put(next);
    }

    fn tell_tuning(&mut self) {
        if let Some((voice, sounds)) = &self.tuned {
            self.mouth.set_rate(voice.rate);
            self.out.put(Out::Tune(Box::new(voice.clone()), *sounds));
        }
    }
}

impl Outlet for Ways {
    fn line(&mut self, text: &str, language: &str) {
        self.out.put(Out::Line {
            text: text.to_owned(),
            language: language.to_owned(),
        });
    }

    fn typed(&mut self, text: &str, cursor: usize) {
        self.out.put(Out::Typed {
            text: text.to_owned(),
            cursor,
        });
    }

    fn clear(&mut self) {
        self.out.put(Out::Clear);
    }

    fn say(&mut self, utterance: Utterance) {
        if self.tuned.is_some() {
            let next = self.mouth.say(utterance, self.now);
            self.put(next);
        }
    }

    fn quiet(&mut self) {
        let quiet = self.mouth.stop();
        self.put(quiet);
    }

    fn forget_others(&mut self, listener: Option<Seat>) {
        let is_others =
            |utterance: &Utterance| utterance.owner.is_some() && utterance.owner != listener;
        let next = self.mouth.forget(is_others, self.now);
        self.put(next);
    }

    fn forget(&mut self, topic: Topic) {
        let is_about = |utterance: &Utterance| utterance.topic == Some(topic);
        let next = self.mouth.forget(is_about, self.now);
        self.put(next);
    }

    fn withdraw(&mut self) {
        self.mouth.withdraw();
    }

    fn cue(&mut self, cue: Cue) -> Duration {
        match &self.tuned {
            Some((_, sounds)) if sounds.is_audible() => {
                self.out.put(Out::Cue(cue));
                before_words(cue)
            }
            Some(_) | None => Duration::ZERO,
        }
    }

    fn ring(&mut self, cue: Cue) {
        self.cue(cue);
    }

    fn tune(&mut self, tuning: Tuning) {
        if !tuning.on {
            self.quiet();
        }
        if let Some((voice, _)) = &mut self.tuned {
            *voice = tuning;
            self.tell_tuning();
        }
    }

    fn tune_sounds(&mut self, tuning: SoundTuning) {
        if let Some((_, sounds)) = &mut self.tuned {
            *sounds = tuning;
            self.tell_tuning();
        }
    }

    fn network(&mut self, order: Order) {
        self.orders.push(order);
    }
}
