//! The connections of other processes to tables of this process. A table treats them like any other
//! connection.

use crate::passing::{Here, HostNews, HostRequest, RelaySession, ToEntry, ToHost};

use crate::{NatsCluster, ToListener};
use async_nats::{Message, Subscriber};
use futures_util::StreamExt as _;
use serpente_parlour::room::{ListenerId, RoomInput};
use serpente_parlour::sharing::ProcessId;
use serpente_parlour::sharing::ToRoom;
use serpente_parlour::sharing::{Outbox, OutgoingFrame};
use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, WeakUnboundedSender, unbounded_channel};
use tokio::time::interval;

/// The connections of a session are gone after this time without a message from their entry
/// process.
const SESSION_TIMEOUT: Duration = Duration::from_secs(7);

/// A session, as the host process knows it.
struct Held {
    number: u64,
    /// The number of messages received in it.
    came: u64,
    listeners: BTreeSet<ListenerId>,
    /// Connections from the session before that have not entered again in this one.
    missing: BTreeSet<ListenerId>,
    heard: Instant,
    told: Arc<AtomicU64>,
    /// The queue of the session. The table holds its strong senders while a connection of the
    /// session is there.
    out: WeakUnboundedSender<ToListener>,
}

impl Held {
    /// Returns whether the message with this number is the next one of this session.
    fn awaits(&self, session: &RelaySession, number: u64) -> bool {
        self.number == session.number && self.came == number
    }
}

struct HostedTable {
    cluster: Arc<NatsCluster>,
    held: HashMap<(ProcessId, String), Held>,
}

/// Serves the entry processes of the cluster.
pub(super) async fn serve(cluster: Arc<NatsCluster>, mut asked: Subscriber) {
    let mut hosting = HostedTable {
        cluster,
        held: HashMap::new(),
    };
    let mut rounds = interval(Duration::from_secs(1));
    loop {
        tokio::select! {
            message = asked.next() => match message {
                Some(message) => hosting.take(message).await,
                None => return,
            },
            _ = rounds.tick() => hosting.forget_silent(),
        }
    }
}

impl HostedTable {
    async fn take(&mut self, message: Message) {
        let Ok(request) = serde_json::from_slice::<ToHost>(&message.payload) else {
            // An empty request only asks whether this process is running.
            self.answer(&message, false, 0).await;
            return;
        };
        let session = request.session;
        let asked = request.asked;
        let key = (session.entry, session.table.clone());
        if let HostRequest::AreYouThere = asked {
            let mut knows = false;
            let mut told = 0;
            let mut missing = BTreeSet::new();
            if let Some(held) = self.held.get_mut(&key)
                && held.awaits(&session, request.number)
            {
                knows = true;
                told = held.told.load(Ordering::Relaxed);
                missing = std::mem::take(&mut held.missing);
                held.heard = Instant::now();
            }
            for listener in missing {
                let gone = ToRoom::Input(RoomInput::Gone(listener));
                self.cluster.rooms.send(&session.table, gone);
            }
            self.answer(&message, knows, told).await;
            return;
        }
        let held = self.held.get(&key);
        if held.is_none_or(|held| held.number < session.number) && request.number == 0 {
            self.begin(&session, asked).await;
        } else if held.is_some_and(|held| held.awaits(&session, request.number)) {
            self.go_on(&session, asked);
        }
        // Otherwise a message was lost. The entry process notices when it asks whether this process
        // knows the session.
    }

    async fn answer(&self, message: &Message, knows: bool, told: u64) {
        if let Some(reply) = &message.reply {
            let here = Here { knows, told };
            self.cluster.publish(reply.to_string(), &here).await;
        }
    }

    /// Starts a session with its first connection.
    async fn begin(&mut self, session: &RelaySession, asked: HostRequest) {
        let (told, out) = unbounded_channel();
        let held = Held {
            number: session.number,
            came: 0,
            listeners: BTreeSet::new(),
            missing: BTreeSet::new(),
            heard: Instant::now(),
            told: Arc::default(),
            out: told.downgrade(),
        };
        let counted = Arc::clone(&held.told);
        let key = (session.entry, session.table.clone());
        let before = self.held.insert(key.clone(), held);
        let cluster = Arc::clone(&self.cluster);
        tokio::spawn(tell(cluster, session.clone(), out, counted));
        let table = &session.table;
        let mut place = self.cluster.places.of(table);
        if place.is_none_or(|place| place.process != self.cluster.own) {
            // The known place may be outdated.
            place = self.cluster.places.look(table).await;
        }
        if place.is_none_or(|place| place.process != self.cluster.own) || self.cluster.leaves() {
            self.held.remove(&key);
            return;
        }
        if let (Some(before), Some(held)) = (before, self.held.get_mut(&key)) {
            held.missing = before.listeners;
            held.missing.extend(before.missing);
        }
        self.go_on(session, asked);
        // From here on only the table holds senders.
        drop(told);
    }

    fn go_on(&mut self, session: &RelaySession, asked: HostRequest) {
        let key = (session.entry, session.table.clone());
        let Some(held) = self.held.get_mut(&key) else {
            return;
        };
        held.came += 1;
        held.heard = Instant::now();
        let message = match asked {
            HostRequest::Enter(arrival, language) => {
                let Some(out) = held.out.upgrade() else {
                    // All connections have left, or the table has ended. The entry process has been
                    // informed.
                    self.held.remove(&key);
                    return;
                };
                let listener = arrival.listener;
                held.listeners.insert(listener);
                held.missing.remove(&listener);
                let outbox = Outbox::apart(listener, out, &self.cluster.rooms.words, &language);
                ToRoom::Enter(arrival, outbox)
            }
            HostRequest::Frame(listener, frame) if held.listeners.contains(&listener) => {
                ToRoom::Input(RoomInput::Ask(listener, frame))
            }
            HostRequest::PieceSent(listener) if held.listeners.contains(&listener) => {
                ToRoom::Input(RoomInput::PieceSent(listener))
            }
            HostRequest::Gone(listener) if held.listeners.remove(&listener) => {
                ToRoom::Input(RoomInput::Gone(listener))
            }
            // They are from connections that are not here.
            HostRequest::Frame(..)
            | HostRequest::PieceSent(_)
            | HostRequest::Gone(_)
            | HostRequest::AreYouThere => return,
        };
        self.cluster.rooms.send(&session.table, message);
    }

    /// Closes the sessions of entry processes that have been silent for too long.
    fn forget_silent(&mut self) {
        let silent = self
            .held
            .extract_if(|_, held| held.heard.elapsed() > SESSION_TIMEOUT);
        for ((_, table), held) in silent {
            for listener in held.listeners.into_iter().chain(held.missing) {
                let gone = ToRoom::Input(RoomInput::Gone(listener));
                self.cluster.rooms.tell_if_awake(&table, gone);
            }
        }
    }
}

/// Sends the frames of a session to its entry process, until the table holds none of its
/// connections any more.
async fn tell(
    cluster: Arc<NatsCluster>,
    session: RelaySession,
    mut out: UnboundedReceiver<ToListener>,
    counted: Arc<AtomicU64>,
) {
    let subject = cluster.nats.subject(&format!("door.{}", session.entry));
    while let Some((listener, out)) = out.recv().await {
        let told = match &out {
            OutgoingFrame::Text(text) => HostNews::Text(listener, Cow::Borrowed(text)),
            OutgoingFrame::EndOfPiece => HostNews::EndOfPiece(listener),
            OutgoingFrame::Left => HostNews::Left(listener),
        };
        let frame = frame(&session, &counted, told);
        cluster.publish(subject.clone(), &frame).await;
    }
    let moved = frame(&session, &counted, HostNews::Moved);
    cluster.publish(subject, &moved).await;
}

fn frame<'a>(session: &'a RelaySession, counted: &AtomicU64, told: HostNews<'a>) -> ToEntry<'a> {
    ToEntry {
        table: Cow::Borrowed(&session.table),
        session: session.number,
        number: counted.fetch_add(1, Ordering::Relaxed),
        told,
    }
}
