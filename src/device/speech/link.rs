//! The connection to a voice, which is opened, watched, dropped, and opened again at growing
//! intervals.

use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use super::worker::WorkerInput;
use super::{Opener, TellVoiceNews, Voice, VoiceRequest, VoiceSource};

/// How long a voice may take to open: a daemon may have to be started first.
const OPENS_WITHIN: Duration = Duration::from_millis(3500);

/// How long a voice may take to answer a request.
const ANSWERS_WITHIN: Duration = Duration::from_millis(2500);

/// The time that a slow voice may take for its next part, as a multiple of the time it took for
/// those before. Opening a voice begins with two of some twenty-five questions.
const SLOWER: u32 = 12;

/// How long a slow voice may take in all to open, and to answer.
const OPENS_AT_MOST: Duration = Duration::from_secs(15);
const ANSWERS_AT_MOST: Duration = Duration::from_secs(6);

/// The pauses from one attempt to open a voice to the next, each twice as long as the one before.
struct Pauses {
    first: Duration,
    longest: Duration,
}

/// The usual pauses. A voice that works again is found within the longest one.
const PAUSES: Pauses = Pauses {
    first: Duration::from_millis(250),
    longest: Duration::from_secs(4),
};

/// The pauses for a voice that does not answer while another stands in for it: each attempt means a
/// silence for the user.
const LONG_PAUSES: Pauses = Pauses {
    first: Duration::from_secs(15),
    longest: Duration::from_secs(120),
};

enum LinkState {
    /// There is no voice: none was needed yet, or speech is off.
    Closed,
    /// There is no voice. The next attempt is made at this time.
    Down { until: Instant },
    /// The voice has not reported yet whether it works.
    Opening { voice: Box<dyn Voice> },
    /// The voice accepts requests.
    Open { voice: Box<dyn Voice>, ends: bool },
}

pub(super) struct VoiceLink {
    /// The source of the voice.
    pub(super) source: VoiceSource,
    opener: Opener,
    mail: Sender<WorkerInput>,
    state: LinkState,
    /// The number of the current voice. News from older ones is ignored.
    pub(super) generation: u32,
    /// When the voice was opened last, if ever.
    pub(super) last_attempt: Option<Instant>,
    pause: Duration,
    /// The request that the voice has yet to answer, if any; that it opens is the first.
    pending: Option<PendingRequest>,
    pub(super) health: Health,
}

/// A request that the voice has yet to answer, or that it opens.
#[derive(Clone, Copy)]
struct PendingRequest {
    since: Instant,
    /// When it must be answered.
    by: Instant,
}

/// The known condition of a voice, or of speech as a whole.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Health {
    Unknown,
    /// It was heard, and has not failed since.
    Proved,
    /// It failed, and has not been heard since.
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
            pause: PAUSES.first,
            pending: None,
            health: Health::Unknown,
        }
    }

    /// Opens the voice, unless it is open, being opened, or due for another attempt.
    pub(super) fn want(&mut self, now: Instant) {
        if matches!(self.state, LinkState::Closed) {
            self.open(now);
        }
    }

    /// Cancels the next attempt, if there is no voice.
    pub(super) fn want_no_more(&mut self) {
        if matches!(self.state, LinkState::Down { .. }) {
            self.state = LinkState::Closed;
        }
    }

    /// Drops the voice, if there is one.
    pub(super) fn close(&mut self) {
        self.generation += 1;
        self.pending = None;
        self.state = LinkState::Closed;
    }

    fn open(&mut self, now: Instant) {
        self.last_attempt = Some(now);
        self.generation += 1;
        let source = self.source;
        let generation = self.generation;
        let mail = self.mail.clone();
        let tell: TellVoiceNews = Box::new(move |news| {
            let _ = mail.send(WorkerInput::News(source, generation, news));
        });
        self.state = LinkState::Opening {
            voice: (self.opener)(tell),
        };
        self.expect(OPENS_WITHIN, now);
    }

    /// Notes that the voice accepts requests.
    pub(super) fn ready(&mut self, ends: bool) {
        self.state = match std::mem::replace(&mut self.state, LinkState::Closed) {
            LinkState::Opening { voice } => {
                self.pending = None;
                LinkState::Open { voice, ends }
            }
            other => other,
        };
    }

    /// Gives the voice more time, because it makes progress: it may go on as slowly as so far.
    pub(super) fn goes_on(&mut self, now: Instant) {
        let Some(pending) = &mut self.pending else {
            return;
        };
        let (more, at_most) = if let LinkState::Opening { .. } = self.state {
            let slower = SLOWER * now.saturating_duration_since(pending.since);
            (slower.max(OPENS_WITHIN), OPENS_AT_MOST)
        } else {
            (ANSWERS_WITHIN, ANSWERS_AT_MOST)
        };
        pending.by = (now + more).min(pending.since + at_most);
    }

    /// Notes that the voice answered the request.
    pub(super) fn answered(&mut self) {
        self.pending = None;
    }

    /// Notes that the voice was heard. If it fails now, it is opened again at once.
    pub(super) fn proved(&mut self) {
        self.pause = PAUSES.first;
        self.health = Health::Proved;
    }

    /// Drops a voice that failed, and schedules the next attempt if one is wanted. If the voice
    /// hung in a request and another one can stand in, that attempt comes later.
    pub(super) fn fail(&mut self, wanted: bool, stood_in_for: bool, now: Instant) {
        let hung = self.is_open() && self.pending.is_some_and(|pending| pending.by <= now);
        self.close();
        self.health = Health::Failed;
        let (pauses, since) = if hung && stood_in_for {
            (LONG_PAUSES, now)
        } else {
            (PAUSES, self.last_attempt.unwrap_or(now))
        };
        self.pause = self.pause.max(pauses.first);
        if wanted {
            let until = now.max(since + self.pause);
            self.state = LinkState::Down { until };
        }
        self.pause = (2 * self.pause).min(pauses.longest);
    }

    /// Brings the next attempt forward, because no voice stands in for this one any more: it comes
    /// as soon as it would have come without one.
    pub(super) fn hurry(&mut self, now: Instant) {
        if let LinkState::Down { until } = &mut self.state
            && let Some(attempt) = self.last_attempt
        {
            self.pause = self.pause.min(PAUSES.longest);
            *until = (*until).min(now.max(attempt + PAUSES.longest));
        }
    }

    /// Returns whether the voice reports the ends of utterances; `None` while it accepts no
    /// requests.
    pub(super) fn tells_ends(&self) -> Option<bool> {
        match self.state {
            LinkState::Open { ends, .. } => Some(ends),
            _ => None,
        }
    }

    /// Returns whether the voice accepts requests.
    pub(super) fn is_open(&self) -> bool {
        self.tells_ends().is_some()
    }

    /// Returns whether the voice accepts requests and has answered the last one.
    pub(super) fn is_free(&self) -> bool {
        self.pending.is_none() && self.is_open()
    }

    /// Sends a request to the voice, if there is one. The answer is expected soon.
    pub(super) fn ask(&mut self, request: VoiceRequest, now: Instant) {
        self.expect(ANSWERS_WITHIN, now);
        self.ask_aside(request);
    }

    fn expect(&mut self, within: Duration, now: Instant) {
        self.pending = Some(PendingRequest {
            since: now,
            by: now + within,
        });
    }

    /// Sends a request that may take long to the voice, if there is one.
    pub(super) fn ask_aside(&mut self, request: VoiceRequest) {
        if let LinkState::Open { voice, .. } = &mut self.state {
            voice.ask(request);
        }
    }

    /// Makes the next attempt when it is due. Returns `false` if the voice has not answered in
    /// time.
    pub(super) fn watch(&mut self, now: Instant) -> bool {
        if matches!(self.state, LinkState::Down { until } if until <= now) {
            self.open(now);
        }
        self.pending.is_none_or(|pending| pending.by > now)
    }

    /// Returns when to call [`watch`](Self::watch) again if no news comes before.
    pub(super) fn next_moment(&self) -> Option<Instant> {
        match self.state {
            LinkState::Down { until } => Some(until),
            _ => self.pending.map(|pending| pending.by),
        }
    }
}
