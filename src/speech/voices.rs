//! The two voices: which one is wanted, and which one has the word. Never both.

use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use super::inbox::Input;
use super::link::Link;
use super::{Engine, Openers, Request, Source, inside};

/// How long the voice inside leaves the first word to the system's, which is usually there by then.
const HEAD_START: Duration = Duration::from_millis(80);

/// Whether a language is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reads {
    Now,
    /// The system's voice, which reads any, may still come.
    Perhaps,
    Never,
}

pub(super) struct Pair {
    system: Link,
    inside: Option<Link>,
    /// What the person wants; none while speech is off.
    engine: Option<Engine>,
    /// Who has the word.
    speaker: Source,
}

impl Pair {
    pub(super) fn new(openers: Openers, mail: &Sender<Input>) -> Self {
        let link = |source, opener| Link::new(source, opener, mail.clone());
        Self {
            system: link(Source::System, openers.system),
            inside: openers.inside.map(|opener| link(Source::Inside, opener)),
            engine: None,
            speaker: Source::System,
        }
    }

    /// Opens what is wanted from now on, and leaves what is not.
    pub(super) fn tune(&mut self, engine: Option<Engine>, now: Instant) {
        self.engine = engine;
        self.settle(now);
    }

    fn is_wanted(&self, source: Source) -> bool {
        match (self.engine, source) {
            (None, _) | (Some(Engine::System), Source::Inside) => false,
            (Some(Engine::Auto | Engine::System), Source::System)
            | (Some(Engine::Inside), Source::Inside) => true,
            (Some(Engine::Inside), Source::System) => self.inside.is_none(),
            // A person who hears the system's voice needs no second process.
            (Some(Engine::Auto), Source::Inside) => !self.system.is_proved(),
        }
    }

    fn settle(&mut self, now: Instant) {
        for source in [Source::System, Source::Inside] {
            let wanted = self.is_wanted(source);
            let off = self.engine.is_none();
            let speaks = self.speaker == source;
            let Some(link) = self.link_mut(source) else {
                continue;
            };
            if wanted {
                link.want(now);
            } else if off || speaks {
                // It may have to be told to stop.
                link.want_no_more();
            } else {
                link.close();
            }
        }
    }

    fn link_mut(&mut self, source: Source) -> Option<&mut Link> {
        match source {
            Source::System => Some(&mut self.system),
            Source::Inside => self.inside.as_mut(),
        }
    }

    /// The voice that has the word.
    fn speaker(&self) -> &Link {
        match (self.speaker, &self.inside) {
            (Source::Inside, Some(inside)) => inside,
            (Source::System | Source::Inside, _) => &self.system,
        }
    }

    fn speaker_mut(&mut self) -> &mut Link {
        match (self.speaker, &mut self.inside) {
            (Source::Inside, Some(inside)) => inside,
            (Source::System | Source::Inside, _) => &mut self.system,
        }
    }

    /// Who should have the word now.
    fn preferred(&self, now: Instant) -> Source {
        let Some(inside) = &self.inside else {
            return Source::System;
        };
        match self.engine {
            Some(Engine::System) => Source::System,
            Some(Engine::Inside) => Source::Inside,
            Some(Engine::Auto) if self.system.is_open() => Source::System,
            Some(Engine::Auto) if inside.is_open() && self.is_late(now) => Source::Inside,
            Some(Engine::Auto) | None => self.speaker,
        }
    }

    /// Whether the system's voice should have been there by now.
    fn is_late(&self, now: Instant) -> bool {
        self.system.has_failed() || self.head_start().is_none_or(|until| until <= now)
    }

    /// Until when the voice inside leaves the word to the system's.
    fn head_start(&self) -> Option<Instant> {
        self.system.last_attempt().map(|opened| opened + HEAD_START)
    }

    /// Whether another voice should have the word, and this one still has it.
    pub(super) fn is_to_hand_over(&self, now: Instant) -> bool {
        self.preferred(now) != self.speaker
    }

    /// Gives the word to whom it should have. The one that had it must be silent.
    pub(super) fn hand_over(&mut self, now: Instant) {
        self.speaker = self.preferred(now);
        self.settle(now);
    }

    /// Whether this language is read by the voice that has the word, or by one that may come yet.
    pub(super) fn reads(&self, language: &str) -> Reads {
        let may_come = self.engine == Some(Engine::Auto) && !self.system.has_failed();
        match self.speaker {
            Source::System => Reads::Now,
            Source::Inside if inside::reads(language) => Reads::Now,
            Source::Inside if may_come => Reads::Perhaps,
            Source::Inside => Reads::Never,
        }
    }

    /// Whether this voice has the word.
    pub(super) fn speaks(&self, source: Source) -> bool {
        self.speaker == source
    }

    /// Whether news is from a voice there is.
    pub(super) fn is_of(&self, source: Source, generation: u32) -> bool {
        let link = match source {
            Source::System => Some(&self.system),
            Source::Inside => self.inside.as_ref(),
        };
        link.is_some_and(|link| link.is_of(generation))
    }

    /// This voice can be asked.
    pub(super) fn ready(&mut self, source: Source, ends: bool) {
        if let Some(link) = self.link_mut(source) {
            link.ready(ends);
        }
    }

    /// This voice failed. Whether there is still one of whom something may be hoped.
    pub(super) fn fail(&mut self, source: Source, now: Instant) -> bool {
        let wanted = self.is_wanted(source);
        let stood_in_for = source == Source::System
            && self.engine == Some(Engine::Auto)
            && self
                .inside
                .as_ref()
                .is_some_and(|inside| !inside.has_failed());
        if let Some(link) = self.link_mut(source) {
            link.fail(wanted, stood_in_for, now);
        }
        if source == Source::Inside {
            self.system.hurry(now);
        }
        self.settle(now);
        let hope = |link: &Link, source| self.is_wanted(source) && !link.has_failed();
        hope(&self.system, Source::System)
            || self
                .inside
                .as_ref()
                .is_some_and(|inside| hope(inside, Source::Inside))
    }

    /// This voice is on its way: it is slow, and not dead.
    pub(super) fn goes_on(&mut self, source: Source, now: Instant) {
        if let Some(link) = self.link_mut(source) {
            link.goes_on(now);
        }
    }

    /// This voice answered what it was asked.
    pub(super) fn answered(&mut self, source: Source) {
        if let Some(link) = self.link_mut(source) {
            link.answered();
        }
    }

    /// This voice was heard.
    pub(super) fn proved(&mut self, source: Source, now: Instant) {
        if let Some(link) = self.link_mut(source) {
            link.proved();
        }
        self.settle(now);
    }

    /// Whether the voice that has the word tells when an utterance ended; none while it cannot be asked.
    pub(super) fn tells_ends(&self) -> Option<bool> {
        self.speaker().tells_ends()
    }

    /// Whether the voice that has the word can be asked and owes no answer.
    pub(super) fn is_free(&self) -> bool {
        self.speaker().is_free()
    }

    /// Asks the voice that has the word, and expects an answer soon.
    pub(super) fn ask(&mut self, request: Request, now: Instant) {
        self.speaker_mut().ask(request, now);
    }

    /// Asks the voice that has the word for something that may take long.
    pub(super) fn ask_aside(&mut self, request: Request) {
        self.speaker_mut().ask_aside(request);
    }

    /// Makes the attempts that are due. Gives the voices that have not answered in time.
    pub(super) fn watch(&mut self, now: Instant) -> Vec<Source> {
        [Source::System, Source::Inside]
            .into_iter()
            .filter(|&source| self.link_mut(source).is_some_and(|link| !link.watch(now)))
            .collect()
    }

    /// When to watch again though no news came.
    pub(super) fn next_moment(&self, now: Instant) -> Option<Instant> {
        let late = self.head_start().filter(|&until| until > now);
        let inside = self.inside.as_ref();
        [
            self.system.next_moment(),
            inside.and_then(Link::next_moment),
            late.filter(|_| inside.is_some()),
        ]
        .into_iter()
        .flatten()
        .min()
    }
}
