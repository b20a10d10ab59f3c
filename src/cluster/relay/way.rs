//! The connection of a relay to a table: within this process, or by a session with the host
//! process.

use crate::passing::{Here, HostRequest, RelaySession, ToHost};
use crate::{NatsCluster, RemoteTableLink, ToListener};
use serpente_parlour::room::RoomInput;
use serpente_parlour::sharing::Outbox;
use serpente_parlour::sharing::ProcessId;
use serpente_parlour::sharing::ToRoom;
use serpente_system::lock;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, WeakUnboundedSender};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// How often to ask the host process whether it knows the session, and how often to check whether
/// it is running at all.
const HOST_ANSWER_TIMEOUT: Duration = Duration::from_secs(2);
const PLACE_RETRY_DELAY: Duration = Duration::from_millis(200);

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
            RelayWay::Near(told) => {
                let message = match message {
                    ToRoom::Enter(arrival, outbox) => {
                        let Some(told) = told.upgrade() else {
                            // The table has just ended. All connections will enter again.
                            return;
                        };
                        let listener = arrival.listener;
                        let language = outbox.language();
                        let outbox = Outbox::apart(listener, told, &cluster.rooms.words, &language);
                        ToRoom::Enter(arrival, outbox)
                    }
                    other => other,
                };
                cluster.rooms.send(table, message);
            }
            RelayWay::Far(far) => {
                let asked = match message {
                    ToRoom::Enter(arrival, outbox) => {
                        HostRequest::Enter(arrival, outbox.language())
                    }
                    ToRoom::Input(RoomInput::Ask(listener, frame)) => {
                        HostRequest::Frame(listener, frame)
                    }
                    ToRoom::Input(RoomInput::PieceSent(listener)) => {
                        HostRequest::PieceSent(listener)
                    }
                    ToRoom::Input(RoomInput::Gone(listener)) => HostRequest::Gone(listener),
                    _ => return,
                };
                let subject = cluster.nats.subject(&format!("host.{}", far.own.host));
                let frame = ToHost {
                    session: far.own.session.clone(),
                    number: far.own.sent.fetch_add(1, Ordering::Relaxed),
                    asked,
                };
                cluster.publish(subject, &frame).await;
            }
        }
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
        let link = RemoteTableLink {
            session: number,
            came: 0,
            listener,
        };
        lock(&cluster.links).insert(table.to_owned(), link);
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
    let mut asked_at = Instant::now();
    // The number of messages received when more had been sent. The others may still be on the way.
    let mut behind = None;
    loop {
        sleep(PLACE_RETRY_DELAY).await;
        let place = cluster.places.of(&session.table);
        let is_moved = place.is_some_and(|place| place.process != *host);
        if is_moved || !cluster.members.is_there(*host, Instant::now()) {
            break;
        }
        if asked_at.elapsed() < HOST_ANSWER_TIMEOUT {
            continue;
        }
        asked_at = Instant::now();
        let mut told = ask(&cluster, &own).await;
        if told.is_none() {
            // A message may have been on the way.
            sleep(PLACE_RETRY_DELAY).await;
            told = ask(&cluster, &own).await;
        }
        let Some(told) = told else {
            break;
        };
        let came = {
            let links = lock(&cluster.links);
            let link = links.get(&session.table);
            match link.filter(|link| link.session == session.number) {
                Some(link) => link.came,
                None => return,
            }
        };
        if came < told && behind == Some(came) {
            break;
        }
        behind = if came < told { Some(came) } else { None };
    }
    let mut links = lock(&cluster.links);
    let link = links.get(&session.table);
    if link.is_some_and(|link| link.session == session.number) {
        links.remove(&session.table);
    }
}

/// Returns how many messages the host process has sent in the session, or `None` if it does not
/// know the session or does not answer.
async fn ask(cluster: &NatsCluster, own: &HostSession) -> Option<u64> {
    let frame = ToHost {
        session: own.session.clone(),
        number: own.sent.load(Ordering::Relaxed),
        asked: HostRequest::AreYouThere,
    };
    let payload = serde_json::to_vec(&frame).expect("it is plain data").into();
    let subject = cluster.nats.subject(&format!("host.{}", own.host));
    let asked = cluster.nats.client.request(subject, payload);
    let answer = timeout(HOST_ANSWER_TIMEOUT, asked).await.ok()?.ok()?;
    let here: Here = serde_json::from_slice(&answer.payload).ok()?;
    here.knows.then_some(here.told)
}
