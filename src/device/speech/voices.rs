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
        let links = voices.into_iter().filter_map(|(source, opener)| {
            Some((source, VoiceLink::new(source, opener?, mail.clone())))
        });
        Self {
            links: links.collect(),
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

    /// Returns the voices of which one is to speak, the best first; none while speech is off. If none of them exists here,
    /// returns the system's.
    fn wanted(&self) -> Vec<VoiceSource> {
        let Some(engine) = self.engine else {
            return Vec::new();
        };
        let sources = engine.sources().iter().copied();
        let sources: Vec<_> = sources
            .filter(|source| self.links.contains_key(source))
            .collect();
        if sources.is_empty() {
            vec![VoiceSource::System]
        } else {
            sources
        }
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

    /// Returns the voice that should be active now: the best one that accepts requests, if those before it are late.
    fn preferred(&self, now: Instant) -> VoiceSource {
        let wanted = self.wanted();
        let is_late = |source: &&VoiceSource| is_late(self.link(**source), now);
        let late = wanted.iter().take_while(is_late).count();
        let is_open = |source: &&VoiceSource| self.link(**source).is_open();
        let open = wanted.iter().take(late + 1).find(is_open);
        let stays = wanted.contains(&self.active).then_some(&self.active);
        *open.or(stays).or(wanted.first()).unwrap_or(&self.active)
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
        let other = |source| source != VoiceSource::Inside && !self.has_failed(source);
        match self.active {
            VoiceSource::System | VoiceSource::Reader => Reads::Now,
            VoiceSource::Inside if inside::reads(language) => Reads::Now,
            VoiceSource::Inside if self.wanted().into_iter().any(other) => Reads::Perhaps,
            VoiceSource::Inside => Reads::Never,
        }
    }

    /// Handles a failure of this voice. Returns whether any wanted voice may still work.
    pub(super) fn fail(&mut self, source: VoiceSource, now: Instant) -> bool {
        let (wanted, is_wanted) = (self.wanted(), self.is_wanted(source));
        let at = wanted.iter().position(|other| *other == source);
        let (before, after) = at.map_or((&[][..], &[][..]), |at| wanted.split_at(at));
        let mut others = after.iter().skip(1);
        let stood_in_for = others.any(|&other| !self.has_failed(other));
        self.link_mut(source).fail(is_wanted, stood_in_for, now);
        for &better in before {
            self.link_mut(better).hurry(now);
        }
        self.settle(now);
        let may_work = |&other: &VoiceSource| !self.has_failed(other) && self.is_wanted(other);
        wanted.iter().any(may_work)
    }

    /// Notes that this voice was heard.
    pub(super) fn proved(&mut self, source: VoiceSource, now: Instant) {
        self.link_mut(source).proved();
        self.settle(now);
    }

    /// Makes the attempts that are due. Returns the voices that have not answered in time.
    pub(super) fn watch(&mut self, now: Instant) -> Vec<VoiceSource> {
        self.links
            .values_mut()
            .filter_map(|link| (!link.watch(now)).then_some(link.source))
            .collect()
    }

    /// Returns when to call [`watch`](Self::watch) again if no news comes before.
    pub(super) fn next_moment(&self, now: Instant) -> Option<Instant> {
        let wanted = self.wanted();
        // No voice stands in for the last one.
        let stood_in_for = wanted.iter().rev().skip(1);
        let late = stood_in_for.filter_map(|&source| head_start(self.link(source)));
        self.links
            .values()
            .filter_map(VoiceLink::next_moment)
            .chain(late.filter(|&until| until > now))
            .min()
    }
}

/// Returns whether this voice has failed or should have opened by now.
fn is_late(link: &VoiceLink, now: Instant) -> bool {
    link.health == Health::Failed || head_start(link).is_none_or(|until| until <= now)
}

/// Returns until when the voices that stand in for this one wait for it. It has usually opened by then.
fn head_start(link: &VoiceLink) -> Option<Instant> {
    link.last_attempt.map(|opened| opened + ANSWERS_WITHIN)
}
