//! What is told together, and what becomes of the utterance that says it.

use crate::announce::{Announcement, Topic};
use crate::words::Language;
use std::time::{Duration, Instant};

/// Sentences that are told together.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Item {
    pub(super) told: Vec<Announcement>,
    /// It was printed, and cut short: it comes again, in its shortest form.
    pub(super) again: bool,
    /// It was told before an answer that knows of it. Whoever cuts it short there wants the answer alone.
    pub(super) led: bool,
    /// The language it is told in, whichever is spoken by then.
    pub(super) language: Option<Language>,
    /// So much of it was heard before it was cut short that a key after that is meant.
    pub(super) known: bool,
    /// How it was cut short, if it was while it answered a key that came too soon for it.
    pub(super) pressed_on: Option<PressedOn>,
}

/// Somebody presses one key after the other, and cuts short what answers the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PressedOn {
    /// When that cut something short first.
    since: Instant,
    /// How often it has.
    times: u32,
}

impl PressedOn {
    /// So often it is waited for whoever presses on, and no more.
    const MOST: u32 = 3;

    /// Something was cut short once more.
    pub(super) fn once_more(before: Option<Self>, now: Instant) -> Self {
        let (since, times) = before.map_or((now, 0), |before| (before.since, before.times));
        Self {
            since,
            times: times + 1,
        }
    }

    /// Whether they have done so before.
    pub(super) fn is_again(self) -> bool {
        self.times > 1
    }

    /// Whether they have done so often, and for as long as this.
    pub(super) fn is_enough(self, time: Duration, now: Instant) -> bool {
        self.times >= Self::MOST && now >= self.since + time
    }
}

impl Item {
    pub(super) fn new(told: &[Announcement]) -> Self {
        Self {
            told: told.to_vec(),
            again: false,
            led: false,
            language: None,
            known: false,
            pressed_on: None,
        }
    }

    pub(super) fn is(&self, which: impl Fn(&Announcement) -> bool) -> bool {
        self.told.iter().any(which)
    }

    /// Whether it tells what somebody did, or what it counted: such a thing is never left out.
    pub(super) fn is_deed(&self) -> bool {
        self.is(Announcement::is_deed)
    }

    /// Whether it tells that a person is to do something.
    pub(super) fn is_turn(&self) -> bool {
        self.is(|told| told.topic == Some(Topic::Turn))
    }

    /// Whether it tells what a person holds: nothing newer does.
    pub(super) fn is_hand(&self) -> bool {
        self.is(|told| told.topic == Some(Topic::Hand))
    }

    /// Whether it tells what is played, and which round begins.
    pub(super) fn is_beginning(&self) -> bool {
        self.is(|told| matches!(told.topic, Some(Topic::Match | Topic::Round)))
    }

    /// Whether somebody who is behind can do without it.
    pub(super) fn is_aside(&self) -> bool {
        self.is(|told| matches!(told.topic, Some(Topic::Count | Topic::Aside)))
    }

    /// Whether a newer word on one of these matters takes its place.
    pub(super) fn is_about(&self, topics: &[Topic]) -> bool {
        let stale = |topic: Topic| match topic {
            Topic::Seat(_) => false,
            Topic::Offer => topics.contains(&Topic::Turn),
            topic => topics.contains(&topic),
        };
        !self.is_deed() && self.is(|told| told.topic.is_some_and(stale))
    }
}

/// A thing that is told in one utterance, and when: from its beginning on.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Part {
    pub(super) item: Item,
    pub(super) begins: Duration,
    pub(super) ends: Duration,
}

/// What becomes of an utterance, beyond that it is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct UtteranceKind {
    /// It is for one person alone.
    pub(super) owned: bool,
    /// It calls somebody to the keyboard.
    pub(super) calls: bool,
    /// What it is said for.
    pub(super) occasion: Occasion,
}

/// What something is said for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Occasion {
    /// It happened.
    #[default]
    Event,
    /// A key is answered: the voice says it before all else.
    Key,
    /// The same, of a key that was to play and came too soon for what is told.
    EarlyKey,
}
