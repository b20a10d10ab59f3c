//! The connections of other processes to tables of this process. A table treats them like any other
//! connection.

use crate::passing::{Here, HostNews, HostRequest, RelaySession, ToEntry, ToHost};
use crate::sessions::{HostedSessions, SessionStep};
use crate::{NatsCluster, ToListener};
use async_nats::{Message, Subscriber};
use futures_util::StreamExt as _;
use serpente_parlour::room::RoomInput;
use serpente_parlour::sharing::ToRoom;
use serpente_parlour::sharing::{Outbox, OutgoingFrame};
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, WeakUnboundedSender, unbounded_channel};
use tokio::time::interval;

/// The connections of other processes. The table holds the strong senders of a session's queue.
struct HostedTables {
    cluster: Arc<NatsCluster>,
    sessions: HostedSessions<WeakUnboundedSender<ToListener>>,
}

/// Serves the entry processes of the cluster.
pub(super) async fn serve(cluster: Arc<NatsCluster>, mut requests: Subscriber) {
    let mut hosting = HostedTables {
        cluster,
        sessions: HostedSessions::default(),
    };
    let mut rounds = interval(Duration::from_secs(1));
    loop {
        tokio::select! {
            message = requests.next() => match message {
                Some(message) => hosting.take(message).await,
                None => return,
            },
            _ = rounds.tick() => hosting.forget_silent(),
        }
    }
}

impl HostedTables {
    async fn take(&mut self, message: Message) {
        let Ok(to_host) = serde_json::from_slice::<ToHost>(&message.payload) else {
            // An empty request only asks whether this process is running.
            let unknown = Here {
                knows: false,
                sent: 0,
            };
            self.answer(&message, &unknown).await;
            return;
        };
        let session = to_host.session.clone();
        match self.sessions.take(&session, to_host, Instant::now()) {
            SessionStep::Answer(here, gone) => {
                for listener in gone {
                    let input = ToRoom::Input(RoomInput::Gone(listener));
                    self.cluster.rooms.send(&session.table, input);
                }
                self.answer(&message, &here).await;
            }
            SessionStep::Begins(request) => self.begin(&session, request).await,
            step => self.carry_out(&session, step),
        }
    }

    async fn answer(&self, message: &Message, here: &Here) {
        if let Some(reply) = &message.reply {
            self.cluster.publish(reply.to_string(), here).await;
        }
    }

    /// Starts a session with its first connection.
    async fn begin(&mut self, session: &RelaySession, request: HostRequest) {
        let (sender, out) = unbounded_channel();
        let counted = Arc::<AtomicU64>::default();
        let cluster = Arc::clone(&self.cluster);
        tokio::spawn(tell(cluster, session.clone(), out, Arc::clone(&counted)));
        let places = &self.cluster.places;
        let mut place = places.of(&session.table);
        if place.is_none_or(|place| place.process != self.cluster.own) {
            // The known place may be outdated.
            place = places.look(&session.table).await;
        }
        let is_here =
            place.is_some_and(|place| place.process == self.cluster.own) && !self.cluster.leaves();
        let queue = sender.downgrade();
        let now = Instant::now();
        let step = self
            .sessions
            .begin(session, request, queue, counted, is_here, now);
        self.carry_out(session, step);
        // From here on only the table holds senders.
        drop(sender);
    }

    fn carry_out(
        &mut self,
        session: &RelaySession,
        step: SessionStep<WeakUnboundedSender<ToListener>>,
    ) {
        let message = match step {
            SessionStep::Enters(arrival, language, queue) => {
                let Some(out) = queue.upgrade() else {
                    self.sessions.end(session);
                    return;
                };
                let words = &self.cluster.rooms.words;
                let outbox = Outbox::apart(arrival.listener, out, words, &language);
                ToRoom::Enter(arrival, outbox)
            }
            SessionStep::ToTable(input) => ToRoom::Input(input),
            SessionStep::Nothing | SessionStep::Answer(..) | SessionStep::Begins(_) => return,
        };
        self.cluster.rooms.send(&session.table, message);
    }

    /// Closes the sessions of entry processes that have been silent for too long.
    fn forget_silent(&mut self) {
        for (table, listener) in self.sessions.forget_silent(Instant::now()) {
            let gone = ToRoom::Input(RoomInput::Gone(listener));
            self.cluster.rooms.tell_if_awake(&table, gone);
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
        let news = match &out {
            OutgoingFrame::Text(text) => HostNews::Text(listener, Cow::Borrowed(text)),
            OutgoingFrame::EndOfPiece => HostNews::EndOfPiece(listener),
            OutgoingFrame::Left => HostNews::Left(listener),
        };
        let relayed = frame(&session, &counted, news);
        cluster.publish(subject.clone(), &relayed).await;
    }
    let moved = frame(&session, &counted, HostNews::Moved);
    cluster.publish(subject, &moved).await;
}

fn frame<'a>(session: &'a RelaySession, counted: &AtomicU64, news: HostNews<'a>) -> ToEntry<'a> {
    ToEntry {
        table: Cow::Borrowed(&session.table),
        session: session.number,
        number: counted.fetch_add(1, Ordering::Relaxed),
        news,
    }
}
