//! The line to the voice: opened, watched, dropped and opened anew at growing intervals.

use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use super::inbox::WorkerInput;
use super::{Opener, TellVoiceNews, Voice, VoiceRequest, VoiceSource};

/// How long a voice may take to open: a daemon may have to be started first.
const OPENS_WITHIN: Duration = Duration::from_millis(3500);

/// How long a voice may take to answer a request.
const ANSWERS_WITHIN: Duration = Duration::from_millis(2500);

/// A voice that is slow, but on its way, has so many times as long for the next part as it took for those before: opening it
/// begins with two of some twenty-five questions.
const SLOWER: u32 = 12;

/// How long a slow voice may take in all, to open and to answer.
const OPENS_AT_MOST: Duration = Duration::from_secs(15);
const ANSWERS_AT_MOST: Duration = Duration::from_secs(6);

/// The first and the longest pause from one attempt to open a voice to the next. A voice that comes back is found
/// within the longest.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(4));

/// The same for a voice that does not answer, where another stands in for it: each attempt costs the person a silence.
const LONG_PAUSES: (Duration, Duration) = (Duration::from_secs(15), Duration::from_secs(120));

enum LinkState {
    /// No voice: none was needed yet, or speech is off.
    Closed,
    /// No voice: the next attempt comes then.
    Down { until: Instant },
    /// A voice that has not told yet whether it works.
    Opening {
        voice: Box<dyn Voice>,
        since: Instant,
        by: Instant,
    },
    /// A voice that can be asked.
    Open { voice: Box<dyn Voice>, ends: bool },
}

pub(super) struct VoiceLink {
    source: VoiceSource,
    opener: Opener,
    mail: Sender<WorkerInput>,
    state: LinkState,
    /// Which voice news is from; that of older ones is void.
    generation: u32,
    /// When the voice was opened last, if ever.
    last_attempt: Option<Instant>,
    pause: Duration,
    /// The request that is out, if one is.
    asked: Option<PendingRequest>,
    health: VoiceHealth,
}

/// A request that is out.
#[derive(Clone, Copy)]
struct PendingRequest {
    since: Instant,
    /// When it must be answered.
    by: Instant,
}

/// What is known of a voice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum VoiceHealth {
    Unknown,
    /// It was heard.
    Proved,
    /// It failed, and was not heard since.
    Failed,
}

impl VoiceLink {
    pub(super) fn new(source: VoiceSource, opener: Opener, mail: Sender<WorkerInput>) -> Self {
        Self {
            source,
            opener,
            mail,
            state: LinkState::Closed,
            generation: 0,
            last_attempt: None,
            pause: PAUSES.0,
            asked: None,
            health: VoiceHealth::Unknown,
        }
    }

    /// Whose voice it is.
    pub(super) fn source(&self) -> VoiceSource {
        self.source
    }

    /// Opens a voice if there is none and none is on its way.
    pub(super) fn want(&mut self, now: Instant) {
        if matches!(self.state, LinkState::Closed) {
            self.open(now);
        }
    }

    /// Makes no further attempts where there is no voice.
    pub(super) fn want_no_more(&mut self) {
        if matches!(self.state, LinkState::Down { .. }) {
            self.state = LinkState::Closed;
        }
    }

    /// Leaves the voice, if there is one.
    pub(super) fn close(&mut self) {
        self.generation += 1;
        self.asked = None;
        self.state = LinkState::Closed;
    }

    fn open(&mut self, now: Instant) {
        self.last_attempt = Some(now);
        self.generation += 1;
        let (source, generation, mail) = (self.source, self.generation, self.mail.clone());
        let tell: TellVoiceNews = Box::new(move |news| {
            let _ = mail.send(WorkerInput::News(source, generation, news));
        });
        self.state = LinkState::Opening {
            voice: (self.opener)(tell),
            since: now,
            by: now + OPENS_WITHIN,
        };
    }

    /// Whether news is from the voice there is.
    pub(super) fn is_of(&self, generation: u32) -> bool {
        generation == self.generation
    }

    /// The voice can be asked.
    pub(super) fn ready(&mut self, ends: bool) {
        self.state = match std::mem::replace(&mut self.state, LinkState::Closed) {
            LinkState::Opening { voice, .. } => LinkState::Open { voice, ends },
            other => other,
        };
    }

    /// The voice is on its way with what was asked of it: it may be as slow as it was so far.
    pub(super) fn goes_on(&mut self, now: Instant) {
        if let LinkState::Opening { since, by, .. } = &mut self.state {
            let more = OPENS_WITHIN.max(SLOWER * now.saturating_duration_since(*since));
            *by = (now + more).min(*since + OPENS_AT_MOST);
        }
        if let Some(asked) = &mut self.asked {
            asked.by = (now + ANSWERS_WITHIN).min(asked.since + ANSWERS_AT_MOST);
        }
    }

    /// The voice answered what it was asked.
    pub(super) fn answered(&mut self) {
        self.asked = None;
    }

    /// The voice was heard: when it fails now, it is opened anew at once.
    pub(super) fn proved(&mut self) {
        self.pause = PAUSES.0;
        self.health = VoiceHealth::Proved;
    }

    /// Whether the voice was heard, and did not fail since.
    pub(super) fn is_proved(&self) -> bool {
        self.health == VoiceHealth::Proved
    }

    /// Whether the voice failed, and was not heard since.
    pub(super) fn has_failed(&self) -> bool {
        self.health == VoiceHealth::Failed
    }

    /// Drops a voice that failed, and arranges for the next attempt if one is wanted. If it hung in the middle while
    /// another one can stand in, that attempt may wait.
    pub(super) fn fail(&mut self, wanted: bool, stood_in_for: bool, now: Instant) {
        let hung = self.asked.is_some_and(|asked| asked.by <= now);
        self.close();
        self.health = VoiceHealth::Failed;
        let (pauses, since) = if hung && stood_in_for {
            (LONG_PAUSES, now)
        } else {
            (PAUSES, self.last_attempt.unwrap_or(now))
        };
        self.pause = self.pause.max(pauses.0);
        if wanted {
            let until = now.max(since + self.pause);
            self.state = LinkState::Down { until };
        }
        self.pause = (2 * self.pause).min(pauses.1);
    }

    /// Nobody stands in for the voice any more: the next attempt comes as soon as it would have without.
    pub(super) fn hurry(&mut self, now: Instant) {
        if let (LinkState::Down { until }, Some(attempt)) = (&mut self.state, self.last_attempt) {
            self.pause = self.pause.min(PAUSES.1);
            *until = (*until).min(now.max(attempt + PAUSES.1));
        }
    }

    /// Whether the voice tells when an utterance ended; none while there is no voice to ask.
    pub(super) fn tells_ends(&self) -> Option<bool> {
        match self.state {
            LinkState::Open { ends, .. } => Some(ends),
            LinkState::Closed | LinkState::Down { .. } | LinkState::Opening { .. } => None,
        }
    }

    /// Whether the voice can be asked.
    pub(super) fn is_open(&self) -> bool {
        self.tells_ends().is_some()
    }

    /// When the voice was opened last, if ever.
    pub(super) fn last_attempt(&self) -> Option<Instant> {
        self.last_attempt
    }

    /// Whether the voice can be asked and owes no answer.
    pub(super) fn is_free(&self) -> bool {
        self.asked.is_none() && self.is_open()
    }

    /// Asks the voice, if there is one, and expects an answer soon.
    pub(super) fn ask(&mut self, request: VoiceRequest, now: Instant) {
        self.asked = Some(PendingRequest {
            since: now,
            by: now + ANSWERS_WITHIN,
        });
        self.ask_aside(request);
    }

    /// Asks the voice, if there is one, for something that may take long.
    pub(super) fn ask_aside(&mut self, request: VoiceRequest) {
        if let LinkState::Open { voice, .. } = &mut self.state {
            voice.ask(request);
        }
    }

    /// Makes the next attempt when it is due. Gives `false` if the voice has not answered in time.
    pub(super) fn watch(&mut self, now: Instant) -> bool {
        match self.state {
            LinkState::Down { until } if until <= now => self.open(now),
            LinkState::Opening { by, .. } if by <= now => return false,
            LinkState::Closed
            | LinkState::Down { .. }
            | LinkState::Opening { .. }
            | LinkState::Open { .. } => {}
        }
        self.asked.is_none_or(|asked| asked.by > now)
    }

    /// When to watch again though no news came.
    pub(super) fn next_moment(&self) -> Option<Instant> {
        match self.state {
            LinkState::Closed => None,
            LinkState::Down { until } => Some(until),
            LinkState::Opening { by, .. } => Some(by),
            LinkState::Open { .. } => self.asked.map(|asked| asked.by),
        }
    }
}
