//! The connection of a relay to a table: within this process, or by a session with the host
//! process.

use super::watch::{HOST_ANSWER_TIMEOUT, PLACE_RETRY_DELAY, SessionWatch, WatchStep};
use crate::passing::{Here, HostRequest, RelaySession, ToHost};
use crate::{NatsCluster, ToListener};
use serpente_parlour::room::RoomInput;
use serpente_parlour::sharing::Outbox;
use serpente_parlour::sharing::ProcessId;
use serpente_parlour::sharing::ToRoom;
use serpente_system::lock;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, WeakUnboundedSender};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// The connection to a table.
pub(super) struct Connected {
    /// The messages from the table. The queue ends when the table is lost.
    pub(super) out: UnboundedReceiver<ToListener>,
    pub(super) to: RelayWay,
}

pub(super) enum RelayWay {
    /// The table is hosted here, and holds the strong senders of this queue.
    Near(WeakUnboundedSender<ToListener>),
    /// The table is hosted elsewhere.
    Far(Far),
}

/// A session with a host process.
pub(super) struct Far {
    own: Arc<HostSession>,
    watching: JoinHandle<()>,
}

/// The sending side of a session with the host process of a table.
struct HostSession {
    host: ProcessId,
    session: RelaySession,
    /// The number of messages sent.
    sent: AtomicU64,
}

impl Drop for Far {
    fn drop(&mut self) {
        self.watching.abort();
    }
}

impl Connected {
    /// Passes a message to the table.
    pub(super) async fn pass(&self, cluster: &NatsCluster, table: &str, message: ToRoom) {
        match &self.to {
            RelayWay::Near(table_end) => {
                let message = match message {
                    ToRoom::Enter(arrival, outbox) => {
                        let Some(sender) = table_end.upgrade() else {
                            // The table has just ended. All connections will enter again.
                            return;
                        };
                        let listener = arrival.listener;
                        let language = outbox.language();
                        let outbox =
                            Outbox::apart(listener, sender, &cluster.rooms.words, &language);
                        ToRoom::Enter(arrival, outbox)
                    }
                    other => other,
                };
                cluster.rooms.send(table, message);
            }
            RelayWay::Far(far) => {
                let Some(request) = request_of(message) else {
                    return;
                };
                let subject = cluster.nats.subject(&format!("host.{}", far.own.host));
                let frame = ToHost {
                    session: far.own.session.clone(),
                    number: far.own.sent.fetch_add(1, Ordering::Relaxed),
                    request,
                };
                cluster.publish(subject, &frame).await;
            }
        }
    }
}

/// Returns the request by which the host process of a table gets a message, if it is one for it.
pub fn request_of(message: ToRoom) -> Option<HostRequest> {
    match message {
        ToRoom::Enter(arrival, outbox) => Some(HostRequest::Enter(arrival, outbox.language())),
        ToRoom::Input(RoomInput::Ask(listener, frame)) => Some(HostRequest::Frame(listener, frame)),
        ToRoom::Input(RoomInput::PieceSent(listener)) => Some(HostRequest::PieceSent(listener)),
        ToRoom::Input(RoomInput::Gone(listener)) => Some(HostRequest::Gone(listener)),
        ToRoom::Input(_) | ToRoom::Appended(_) | ToRoom::Contest(_) | ToRoom::End(_) => None,
    }
}

impl Far {
    /// Begins a session with a host process, whose messages go to `listener`.
    pub(super) fn begin(
        cluster: &Arc<NatsCluster>,
        table: &str,
        host: ProcessId,
        listener: UnboundedSender<ToListener>,
    ) -> Self {
        let number = cluster.sessions.fetch_add(1, Ordering::Relaxed);
        lock(&cluster.links).begin(table, number, listener);
        let session = RelaySession {
            entry: cluster.own,
            table: table.to_owned(),
            number,
        };
        let own = Arc::new(HostSession {
            host,
            session,
            sent: AtomicU64::new(0),
        });
        let watching = tokio::spawn(watch(Arc::clone(cluster), Arc::clone(&own)));
        Self { own, watching }
    }
}

/// Checks whether the host process is running and knows the session. Ends the session if not.
async fn watch(cluster: Arc<NatsCluster>, own: Arc<HostSession>) {
    let HostSession { host, session, .. } = &*own;
    let mut watch = SessionWatch::new(*host, Instant::now());
    loop {
        sleep(PLACE_RETRY_DELAY).await;
        let now = Instant::now();
        let place = cluster.places.of(&session.table);
        let is_there = cluster.members.is_there(*host, now);
        let mut step = watch.step(place.map(|place| place.process), is_there, now);
        if step == WatchStep::Ask {
            let sent = ask(&cluster, &own).await;
            let came = lock(&cluster.links).came(&session.table, session.number);
            let Some(came) = came else {
                return;
            };
            step = watch.answered(sent, came);
        }
        if step == WatchStep::End {
            break;
        }
    }
    lock(&cluster.links).end(&session.table, session.number);
}

/// Returns how many messages the host process has sent in the session, or `None` if it does not
/// know the session or does not answer.
async fn ask(cluster: &NatsCluster, own: &HostSession) -> Option<u64> {
    let frame = ToHost {
        session: own.session.clone(),
        number: own.sent.load(Ordering::Relaxed),
        request: HostRequest::AreYouThere,
    };
    let payload = serde_json::to_vec(&frame).expect("it is plain data").into();
    let subject = cluster.nats.subject(&format!("host.{}", own.host));
    let asking = cluster.nats.client.request(subject, payload);
    let answer = timeout(HOST_ANSWER_TIMEOUT, asking).await.ok()?.ok()?;
    let here: Here = serde_json::from_slice(&answer.payload).ok()?;
    here.knows.then_some(here.sent)
}
