//! Several processes that are one parlour. A client may connect to any of them and reach every
//! table; each table is hosted by one of them.
//!
//! For a connection, the *entry process* is the process that the client is connected to. The *host
//! process* (`host` in the code) is the process that hosts the table.
//!
//! - `members`: the processes of the cluster.
//! - `relay`: a table as the entry process knows it, wherever the table is hosted and however
//!   often it moves.
//! - `hosting`: the connections of other processes to tables of this process.
//! - `rounds`: repeated tasks.
//! - `passing`: the messages between entry process and host process.
//! - [`cores`]: what decides, without clock, thread and socket, for the simulator.
//!
//! Only the log prevents two processes from playing the same table: a process that takes a table
//! over appends to its log. After that the process before can append no more, and nothing is sent
//! to players that was not appended. Everything else may be wrong for a while, which costs a pause.

mod hosting;
mod jetstream;
mod links;
mod members;
mod nats;
mod passing;
mod place_map;
mod places;
mod relay;
mod rounds;
mod sessions;

/// What decides in a cluster, without clock, thread and socket. The tasks of this crate carry it out
/// on NATS; the simulator does so in virtual time.
pub mod cores {
    pub use crate::jetstream::writing::{
        AppendOrder, LastMessage, NextWrite, StoredTable, StreamAnswer, StreamEnd, StreamMessage,
        StreamRequest, StreamWrite, StreamWriter, WriteOutcome, WriteStep,
    };
    pub use crate::links::RemoteTableLinks;
    pub use crate::members::{BEAT_INTERVAL, Beat, Members};
    pub use crate::passing::{Here, HostNews, HostRequest, RelaySession, ToEntry, ToHost};
    pub use crate::place_map::{FoundTable, PlaceChange, PlaceMap, PlaceWrite, TablePlace};
    pub use crate::relay::{
        HOST_ANSWER_TIMEOUT, PLACE_RETRY_DELAY, RELAY_RETRY_DELAY, RelayOutput, RelayState,
        SessionWatch, WatchStep, request_of,
    };
    pub use crate::rounds::{EVENINGS_INTERVAL, PLACES_INTERVAL, SHARE_INTERVAL};
    pub use crate::sessions::{HostedSessions, SessionStep};
}

pub use jetstream::JetStreamLog;
pub use nats::{Nats, NotConnected, OLDEST};

use async_nats::Subscriber;
use async_nats::jetstream::kv::{Entry, Watch};
use futures_util::StreamExt as _;
use futures_util::future::BoxFuture;
use links::RemoteTableLinks;
use log::warn;
use members::{BEAT_INTERVAL, Beat, Members};
use passing::ToEntry;
use place_map::PlaceChange;
use places::{Bucket, Places};
use serpente_contests::{Evenings, Leagues, SharedEntries};
use serpente_engine::table::Shuffle;
use serpente_parlour::log::Log;
use serpente_parlour::room::ListenerId;
use serpente_parlour::sharing::{
    Cluster, Ending, JoinCluster, JoinedCluster, OutgoingFrame, ParlourProcess, ProcessId, Rooms,
    TableOpening, TablePlaces, ToRoom,
};
use serpente_system::lock;
use serpente_text::words::Words;
use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{sleep, timeout};

/// How long another process may take to answer whether it is running.
const NEIGHBOUR_TIMEOUT: Duration = Duration::from_secs(1);

/// A frame for a connection of this process to a table elsewhere.
pub type ToListener = (ListenerId, OutgoingFrame);

/// The cluster of the servers that use the same NATS servers, before this process joins it.
pub struct ClusterOnNats {
    nats: Arc<Nats>,
}

impl ClusterOnNats {
    /// Returns the cluster of the servers that are connected to these NATS servers. Its tables must
    /// be stored in the [`JetStreamLog`] on the same servers.
    #[must_use]
    pub fn new(nats: Nats) -> Self {
        Self {
            nats: Arc::new(nats),
        }
    }
}

/// The cluster, as one of its processes knows it.
struct NatsCluster {
    own: ProcessId,
    nats: Arc<Nats>,
    members: Members,
    /// The places of all tables.
    places: Arc<Places>,
    /// The tables that this process hosts.
    rooms: Arc<Rooms>,
    /// The relays of the tables that connections of this process are at.
    relays: Mutex<HashMap<String, UnboundedSender<ToRoom>>>,
    links: Mutex<RemoteTableLinks>,
    sessions: AtomicU64,
    leaves: AtomicBool,
    /// The subscriptions, until the tasks that read them begin.
    subscriptions: Mutex<Option<Subscriptions>>,
}

/// The subscriptions of this process, before their tasks are started.
struct Subscriptions {
    beats: Subscriber,
    /// From entry processes, for tables of this process.
    requests: Subscriber,
    /// From host processes, for connections of this process.
    news: Subscriber,
    places: Watch,
}

/// The subject that every process listens to.
const BEATS: &str = "member";

impl JoinCluster for ClusterOnNats {
    fn join(
        self: Box<Self>,
        log: Arc<dyn Log>,
        words: Arc<Words>,
    ) -> BoxFuture<'static, io::Result<JoinedCluster>> {
        Box::pin(async move {
            let joined = NatsCluster::join(self.nats, log, words).await;
            let cluster = joined.map_err(io::Error::other)?;
            Ok(JoinedCluster {
                rooms: Arc::clone(&cluster.rooms),
                first_connection: cluster.own.0 << 32,
                cluster: Arc::new(cluster),
            })
        })
    }
}

impl Cluster for NatsCluster {
    fn begin(self: Arc<Self>, process: ParlourProcess) -> BoxFuture<'static, ()> {
        Box::pin(begin(self, process))
    }

    fn open(self: Arc<Self>, table: &str, opening: TableOpening) {
        self.open_table(table, opening);
    }

    fn send(self: Arc<Self>, table: &str, message: ToRoom) {
        self.send_to_table(table, message);
    }

    fn connections_elsewhere(&self, address: IpAddr) -> usize {
        self.members.elsewhere(address, Instant::now())
    }

    fn is_connected(&self) -> bool {
        self.nats.client.connection_state() == async_nats::connection::State::Connected
    }

    fn leave(&self) {
        self.leaves.store(true, Ordering::Relaxed);
        self.give_away(usize::MAX);
    }

    fn flush(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            let _ = timeout(NEIGHBOUR_TIMEOUT, self.nats.client.flush()).await;
        })
    }
}

impl NatsCluster {
    async fn join(
        nats: Arc<Nats>,
        log: Arc<dyn Log>,
        words: Arc<Words>,
    ) -> Result<Self, async_nats::Error> {
        let own = ProcessId(Shuffle::any_seed());
        let subscribe = |name: &str| nats.client.subscribe(nats.subject(name));
        let subscriptions = Subscriptions {
            beats: subscribe(BEATS).await?,
            requests: subscribe(&format!("host.{own}")).await?,
            news: subscribe(&format!("door.{own}")).await?,
            places: nats.places.watch_with_history(">").await?,
        };
        let places = Arc::new(Places::new(own, nats.places.clone()));
        let entries: Arc<dyn SharedEntries> = Arc::new(Bucket {
            store: nats.places.clone(),
            runtime: nats.handle.clone(),
        });
        let rooms = Rooms::new(
            log,
            words,
            Leagues::shared(Arc::clone(&entries)),
            Evenings::shared(entries),
            Some(Arc::clone(&places) as Arc<dyn TablePlaces>),
        );
        Ok(Self {
            own,
            members: Members::new(own, Instant::now()),
            rooms: Arc::new(rooms),
            relays: Mutex::default(),
            places,
            links: Mutex::default(),
            sessions: AtomicU64::new(1),
            leaves: AtomicBool::new(false),
            subscriptions: Mutex::new(Some(subscriptions)),
            nats,
        })
    }

    /// Gives this many tables to other processes, so that all have about the same number.
    fn give_away(&self, tables: usize) {
        let tables = tables.min(self.rooms.awake_tables().len());
        self.rooms
            .hand_over(self.members.heirs(tables, Instant::now()));
    }

    fn leaves(&self) -> bool {
        self.leaves.load(Ordering::Relaxed)
    }

    /// Applies a change of the bucket.
    fn take(&self, entry: &Entry) {
        let key = &entry.key;
        let value = places::value(entry);
        let revision = entry.revision;
        self.rooms.leagues.take(key, value, revision);
        if let Some(evening) = self.rooms.evenings.take(key, value, revision) {
            self.rooms.tell_evening(&evening, None);
        }
        match self.places.take(entry) {
            Some(PlaceChange::At(table, process)) if process != self.own => {
                self.rooms.tell_if_awake(&table, ToRoom::End(Ending::Lost));
            }
            Some(PlaceChange::Known(table, known)) => {
                self.rooms.lobby().add(table, known.map(|known| *known));
            }
            Some(PlaceChange::Opened(table, opened)) => {
                self.rooms.lobby().is_opened(&table, opened);
            }
            Some(PlaceChange::Gone(table)) => self.rooms.lobby().remove(&table),
            Some(PlaceChange::At(..)) | None => {}
        }
        self.places.has_followed(revision);
    }

    /// Sends a message to other processes. If it cannot be sent now it is lost, and the receiver
    /// notices the gap.
    async fn publish(&self, subject: String, what: &impl serde::Serialize) {
        let what = serde_json::to_vec(what).expect("it is plain data").into();
        let _ = timeout(NEIGHBOUR_TIMEOUT, self.nats.client.publish(subject, what)).await;
    }
}

/// Starts the tasks of the cluster. When this returns, the information about all tables has been
/// read.
async fn begin(cluster: Arc<NatsCluster>, process: ParlourProcess) {
    let mut subscriptions = lock(&cluster.subscriptions)
        .take()
        .expect("the tasks of a cluster begin once");
    // An empty bucket sends nothing.
    while let Ok(Some(Ok(entry))) = timeout(NEIGHBOUR_TIMEOUT, subscriptions.places.next()).await {
        cluster.take(&entry);
        if entry.delta == 0 {
            break;
        }
    }
    cluster.rooms.lobby().forget_openings();
    tokio::spawn(follow(Arc::clone(&cluster), subscriptions.places));
    tokio::spawn(take_beats(
        process.clone(),
        Arc::clone(&cluster),
        subscriptions.beats,
    ));
    tokio::spawn(pass_on(Arc::clone(&cluster), subscriptions.news));
    tokio::spawn(hosting::serve(Arc::clone(&cluster), subscriptions.requests));
    tokio::spawn(rounds::beat(process, Arc::clone(&cluster)));
    tokio::spawn(rounds::ask_neighbours(Arc::clone(&cluster)));
    tokio::spawn(rounds::look_after(Arc::clone(&cluster)));
    tokio::spawn(rounds::forget_old(Arc::clone(&cluster)));
    tokio::spawn(rounds::end_evenings(Arc::clone(&cluster)));
    tokio::spawn(rounds::share(cluster));
}

/// Follows the places of all tables.
async fn follow(cluster: Arc<NatsCluster>, mut places: Watch) {
    let mut stands = cluster.nats.stands.clone();
    loop {
        tokio::select! {
            // The subscription recovers from an error by itself.
            entry = places.next() => match entry {
                Some(Ok(entry)) => {
                    cluster.take(&entry);
                    continue;
                }
                Some(Err(_)) => continue,
                None => {}
            },
            // Changes from the time without a connection may never come, so everything is read
            // again.
            changed = stands.changed() => if changed.is_err() {
                return;
            },
        }
        warn!("the places of the tables are followed anew");
        places = loop {
            let followed = cluster.places.store.watch_with_history(">");
            if let Ok(Ok(places)) = timeout(NEIGHBOUR_TIMEOUT, followed).await {
                break places;
            }
            sleep(BEAT_INTERVAL).await;
        };
    }
}

async fn take_beats(process: ParlourProcess, cluster: Arc<NatsCluster>, mut beats: Subscriber) {
    while let Some(message) = beats.next().await {
        if let Ok(mut beat) = serde_json::from_slice::<Beat>(&message.payload) {
            if beat.process != cluster.own {
                process.take_codes(std::mem::take(&mut beat.codes));
                process.take_bans(std::mem::take(&mut beat.bans)).await;
            }
            cluster.members.take_beat(beat, Instant::now());
        }
    }
}

/// Passes messages from host processes on to connections of this process.
async fn pass_on(cluster: Arc<NatsCluster>, mut messages: Subscriber) {
    while let Some(message) = messages.next().await {
        let Ok(news) = serde_json::from_slice::<ToEntry<'_>>(&message.payload) else {
            continue;
        };
        lock(&cluster.links).take(news);
    }
}
