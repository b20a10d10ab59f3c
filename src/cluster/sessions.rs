//! The sessions of other processes with tables of this process, without input and output.

use crate::passing::{Here, HostRequest, RelaySession, ToHost};
use serpente_parlour::room::{Arrival, ListenerId, RoomInput};
use serpente_parlour::sharing::ProcessId;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The connections of a session are gone after this time without a message from their entry
/// process.
const SESSION_TIMEOUT: Duration = Duration::from_secs(7);

/// What follows from a request of an entry process.
pub enum SessionStep<Q> {
    /// Nothing: a message before it was lost, or it is about a connection that is not here. The
    /// entry process notices when it asks whether this process knows the session.
    Nothing,
    /// The entry process gets this answer. The connections have not come back in this session, and
    /// are gone.
    Answer(Here, Vec<ListenerId>),
    /// A session begins with this request. Find out whether this process hosts the table, then call
    /// [`HostedSessions::begin`].
    Begins(HostRequest),
    /// The table gets this.
    ToTable(RoomInput),
    /// A person with this language enters the table. The frames for them go into this queue, if
    /// anything still holds it; otherwise call [`HostedSessions::end`].
    Enters(Arrival, String, Q),
}

/// A session, as the host process knows it.
#[derive(Debug)]
struct HeldSession<Q> {
    number: u64,
    /// The number of messages received in it.
    came: u64,
    listeners: BTreeSet<ListenerId>,
    /// Connections from the session before that have not entered again in this one.
    missing: BTreeSet<ListenerId>,
    last_message_at: Instant,
    /// The number of messages sent in it.
    sent: Arc<AtomicU64>,
    queue: Q,
}

/// By the entry process and the table.
type SessionKey = (ProcessId, String);

fn key_of(session: &RelaySession) -> SessionKey {
    (session.entry, session.table.clone())
}

/// The sessions of a process with the entry processes of the cluster. `Q` is the queue of the frames
/// of a session; the table holds it while a connection of the session is there.
#[derive(Debug)]
pub struct HostedSessions<Q> {
    held: BTreeMap<SessionKey, HeldSession<Q>>,
}

impl<Q> Default for HostedSessions<Q> {
    fn default() -> Self {
        Self {
            held: BTreeMap::new(),
        }
    }
}

impl<Q: Clone> HostedSessions<Q> {
    /// Takes a message of an entry process.
    pub fn take(
        &mut self,
        session: &RelaySession,
        message: ToHost,
        now: Instant,
    ) -> SessionStep<Q> {
        let held = self.held.get_mut(&key_of(session));
        let is_new = match &held {
            Some(held) => held.number < session.number,
            None => true,
        };
        let awaited =
            held.filter(|held| held.number == session.number && held.came == message.number);
        if let HostRequest::AreYouThere = message.request {
            return Self::answer(awaited, now);
        }
        match awaited {
            Some(held) => Self::go_on(held, message.request, now),
            None if is_new && message.number == 0 => SessionStep::Begins(message.request),
            None => SessionStep::Nothing,
        }
    }

    fn answer(held: Option<&mut HeldSession<Q>>, now: Instant) -> SessionStep<Q> {
        let Some(held) = held else {
            let unknown = Here {
                knows: false,
                sent: 0,
            };
            return SessionStep::Answer(unknown, Vec::new());
        };
        held.last_message_at = now;
        let here = Here {
            knows: true,
            sent: held.sent.load(Ordering::Relaxed),
        };
        let missing = std::mem::take(&mut held.missing);
        SessionStep::Answer(here, missing.into_iter().collect())
    }

    /// Starts a session with its first request. `sent` counts the messages that are sent in it,
    /// `is_here` says whether this process hosts the table and takes connections.
    pub fn begin(
        &mut self,
        session: &RelaySession,
        request: HostRequest,
        queue: Q,
        sent: Arc<AtomicU64>,
        is_here: bool,
        now: Instant,
    ) -> SessionStep<Q> {
        let before = self.held.remove(&key_of(session));
        if !is_here {
            return SessionStep::Nothing;
        }
        let mut missing = BTreeSet::new();
        if let Some(before) = before {
            missing = before.listeners;
            missing.extend(before.missing);
        }
        let begun = HeldSession {
            number: session.number,
            came: 0,
            listeners: BTreeSet::new(),
            missing,
            last_message_at: now,
            sent,
            queue,
        };
        let held = self.held.entry(key_of(session)).or_insert(begun);
        Self::go_on(held, request, now)
    }

    fn go_on(held: &mut HeldSession<Q>, request: HostRequest, now: Instant) -> SessionStep<Q> {
        held.came += 1;
        held.last_message_at = now;
        match request {
            HostRequest::Enter(arrival, language) => {
                held.listeners.insert(arrival.listener);
                held.missing.remove(&arrival.listener);
                SessionStep::Enters(arrival, language, held.queue.clone())
            }
            HostRequest::Frame(listener, frame) if held.listeners.contains(&listener) => {
                SessionStep::ToTable(RoomInput::Ask(listener, frame))
            }
            HostRequest::PieceSent(listener) if held.listeners.contains(&listener) => {
                SessionStep::ToTable(RoomInput::PieceSent(listener))
            }
            HostRequest::Gone(listener) if held.listeners.remove(&listener) => {
                SessionStep::ToTable(RoomInput::Gone(listener))
            }
            // They are from connections that are not here.
            HostRequest::Frame(..)
            | HostRequest::PieceSent(_)
            | HostRequest::Gone(_)
            | HostRequest::AreYouThere => SessionStep::Nothing,
        }
    }

    /// Ends a session: all its connections have left, or the table has ended. The entry process has
    /// been informed.
    pub fn end(&mut self, session: &RelaySession) {
        self.held.remove(&key_of(session));
    }

    /// Closes the sessions of entry processes that have been silent for too long. Returns their
    /// connections, which are gone, with the tables.
    pub fn forget_silent(&mut self, now: Instant) -> Vec<(String, ListenerId)> {
        let mut gone = Vec::new();
        self.held.retain(|(_, table), held| {
            let is_silent = now.saturating_duration_since(held.last_message_at) > SESSION_TIMEOUT;
            if is_silent {
                for &listener in held.listeners.iter().chain(&held.missing) {
                    gone.push((table.clone(), listener));
                }
            }
            !is_silent
        });
        gone
    }
}
