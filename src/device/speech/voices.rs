//! The voices, and the choice between them. Only one is active at a time.

use std::collections::BTreeMap;
use std::sync::mpsc::Sender;
use std::time::Instant;

use super::link::{Health, VoiceLink};
use super::worker::WorkerInput;
use super::{Engine, Openers, VoiceSource, inside};
use serpente_system::process::ANSWERS_WITHIN;

/// Whether the voices read a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reads {
    Now,
    /// Another voice, which reads any language, may still open.
    Perhaps,
    Never,
}

pub(super) struct Voices {
    /// The available voices.
    links: BTreeMap<VoiceSource, VoiceLink>,
    /// The engine chosen in the settings; `None` while speech is off.
    engine: Option<Engine>,
    /// The source of the active voice.
    active: VoiceSource,
}

impl Voices {
    pub(super) fn new(openers: Openers, mail: &Sender<WorkerInput>) -> Self {
        let voices = [
            (VoiceSource::System, Some(openers.system)),
            (VoiceSource::Inside, openers.inside),
            (VoiceSource::Reader, openers.reader),
        ];
        let mut links = BTreeMap::new();
        for (source, opener) in voices {
            if let Some(opener) = opener {
                links.insert(source, VoiceLink::new(source, opener, mail.clone()));
            }
        }
        Self {
            links,
            engine: None,
            active: VoiceSource::System,
        }
    }

    /// Changes the engine: opens the voices that it needs, and closes the others.
    pub(super) fn tune(&mut self, engine: Option<Engine>, now: Instant) {
        self.engine = engine;
        self.settle(now);
    }

    /// Returns this voice, which must be available: it is active, or it has sent news.
    pub(super) fn link(&self, source: VoiceSource) -> &VoiceLink {
        &self.links[&source]
    }

    /// Returns this voice, as [`link`](Self::link) does.
    pub(super) fn link_mut(&mut self, source: VoiceSource) -> &mut VoiceLink {
        let link = self.links.get_mut(&source);
        link.expect("only a voice that is available is active or sends news")
    }

    /// Returns the voices of which one is to speak, the best first; none while speech is off. If
    /// none of them exists here, returns the system's.
    fn wanted(&self) -> Vec<VoiceSource> {
        let Some(engine) = self.engine else {
            return Vec::new();
        };
        let mut available = engine.sources().to_vec();
        available.retain(|source| self.links.contains_key(source));
        if available.is_empty() {
            available.push(VoiceSource::System);
        }
        available
    }

    fn has_failed(&self, source: VoiceSource) -> bool {
        self.link(source).health == Health::Failed
    }

    fn is_wanted(&self, source: VoiceSource) -> bool {
        let wanted = self.wanted();
        let mut better = wanted.iter().take_while(|other| **other != source);
        // While a better voice works, no second process is needed.
        wanted.contains(&source) && better.all(|&other| self.link(other).health != Health::Proved)
    }

    fn settle(&mut self, now: Instant) {
        for source in self.links.keys().copied().collect::<Vec<_>>() {
            let wanted = self.is_wanted(source);
            let off = self.engine.is_none();
            let speaks = self.active == source;
            let link = self.link_mut(source);
            if wanted {
                link.want(now);
            } else if off || speaks {
                // It may still have to be asked to stop.
                link.want_no_more();
            } else {
                link.close();
            }
        }
    }

    /// Returns the active voice.
    pub(super) fn active(&self) -> &VoiceLink {
        self.link(self.active)
    }

    /// Returns the active voice.
    pub(super) fn active_mut(&mut self) -> &mut VoiceLink {
        self.link_mut(self.active)
    }

    /// Returns the voice that should be active now: the best one that accepts requests, if those
    /// before it are late.
    fn preferred(&self, now: Instant) -> VoiceSource {
        let wanted = self.wanted();
        for &source in &wanted {
            let link = self.link(source);
            if link.is_open() {
                return source;
            }
            if !is_late(link, now) {
                break;
            }
        }
        // None of them can speak yet.
        match wanted.first() {
            Some(&first) if !wanted.contains(&self.active) => first,
            _ => self.active,
        }
    }

    /// Returns whether another voice should be active.
    pub(super) fn is_to_hand_over(&self, now: Instant) -> bool {
        self.preferred(now) != self.active
    }

    /// Activates the voice that should be active. The one that was active must be silent.
    pub(super) fn hand_over(&mut self, now: Instant) {
        self.active = self.preferred(now);
        self.settle(now);
    }

    /// Returns whether the active voice reads this language, or one that may still open.
    pub(super) fn reads(&self, language: &str) -> Reads {
        if self.active != VoiceSource::Inside || inside::reads(language) {
            return Reads::Now;
        }
        for source in self.wanted() {
            if source != VoiceSource::Inside && !self.has_failed(source) {
                return Reads::Perhaps;
            }
        }
        Reads::Never
    }

    /// Handles a failure of this voice. Returns whether any wanted voice may still work.
    pub(super) fn fail(&mut self, source: VoiceSource, now: Instant) -> bool {
        let wanted = self.wanted();
        let is_wanted = self.is_wanted(source);
        // The voices that are better than this one, and those that stand in for it.
        let (before, after) = match wanted.iter().position(|other| *other == source) {
            Some(at) => (&wanted[..at], &wanted[at + 1..]),
            None => (&[][..], &[][..]),
        };
        let stood_in_for = after.iter().any(|&other| !self.has_failed(other));
        self.link_mut(source).fail(is_wanted, stood_in_for, now);
        for &better in before {
            self.link_mut(better).hurry(now);
        }
        self.settle(now);
        wanted
            .iter()
            .any(|&other| !self.has_failed(other) && self.is_wanted(other))
    }

    /// Notes that this voice was heard.
    pub(super) fn proved(&mut self, source: VoiceSource, now: Instant) {
        self.link_mut(source).proved();
        self.settle(now);
    }

    /// Makes the attempts that are due. Returns the voices that have not answered in time.
    pub(super) fn watch(&mut self, now: Instant) -> Vec<VoiceSource> {
        let mut late = Vec::new();
        for link in self.links.values_mut() {
            if !link.watch(now) {
                late.push(link.source);
            }
        }
        late
    }

    /// Returns when to call [`watch`](Self::watch) again if no news comes before.
    pub(super) fn next_moment(&self, now: Instant) -> Option<Instant> {
        let mut moments = Vec::new();
        for link in self.links.values() {
            moments.extend(link.next_moment());
        }
        // No voice stands in for the last one.
        for &source in self.wanted().iter().rev().skip(1) {
            if let Some(until) = head_start(self.link(source))
                && until > now
            {
                moments.push(until);
            }
        }
        moments.into_iter().min()
    }
}

/// Returns whether this voice has failed or should have opened by now.
fn is_late(link: &VoiceLink, now: Instant) -> bool {
    link.health == Health::Failed || head_start(link).is_none_or(|until| until <= now)
}

/// Returns until when the voices that stand in for this one wait for it. It has usually opened by
/// then.
fn head_start(link: &VoiceLink) -> Option<Instant> {
    link.last_attempt.map(|opened| opened + ANSWERS_WITHIN)
}
