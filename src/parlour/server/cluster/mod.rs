//! Several processes that are one parlour. A client may connect to any of them and reach every table; each table is hosted by
//! one of them.
//!
//! For a connection, the *entry process* (`door` in the code) is the process that the client is connected to. The *host
//! process* (`host` in the code) is the process that hosts the table.
//!
//! - [`members`]: the processes of the cluster.
//! - [`relay`]: a table as the entry process knows it, wherever the table is hosted and however often it moves.
//! - [`hosting`]: the connections of other processes to tables of this process.
//! - [`rounds`]: repeated tasks.
//! - [`passing`]: the messages between entry process and host process.
//!
//! Only the log prevents two processes from playing the same table: a process that takes a table over appends to its log. After
//! that the process before can append no more, and nothing is sent to players that was not appended. Everything else may be
//! wrong for a while, which costs a pause.

mod hosting;
mod members;
mod passing;
mod relay;
mod rounds;

use super::outbox::OutgoingFrame;
use super::places::{self, Bucket, PlaceChange, Places, ProcessId};
use super::rooms::{Ending, Rooms, ToRoom};
use super::{InProcess, Parlour, admin};
use crate::lock;
use crate::log::Log;
use crate::nats::Nats;
use crate::room::ListenerId;
use async_nats::Subscriber;
use async_nats::jetstream::kv::{Entry, Watch};
use futures_util::StreamExt as _;
use log::warn;
use members::{BEAT_INTERVAL, Beat, Members};
use passing::{HostNews, ToDoor};
use serpente_contests::Evenings;
use serpente_contests::Leagues;
use serpente_engine::table::Shuffle;
use serpente_text::words::Words;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{sleep, timeout};

/// How long another process may take to answer whether it is running.
const NEIGHBOUR_TIMEOUT: Duration = Duration::from_secs(1);

/// A frame for a connection of this process to a table elsewhere.
type ToListener = (ListenerId, OutgoingFrame);

/// The cluster, as one of its processes knows it.
pub(super) struct Cluster {
    pub(super) own: ProcessId,
    nats: Arc<Nats>,
    members: Members,
    /// The places of all tables.
    places: Arc<Places>,
    /// The tables that this process hosts.
    pub(super) rooms: Arc<Rooms>,
    /// The relays of the tables that connections of this process are at.
    relays: Mutex<HashMap<String, UnboundedSender<ToRoom>>>,
    /// The sessions of this process with other processes, by their tables.
    links: Mutex<HashMap<String, RemoteTableLink>>,
    sessions: AtomicU64,
    leaves: AtomicBool,
}

/// A session of this process with the host process of a table.
struct RemoteTableLink {
    session: u64,
    /// The number of messages received in it.
    came: u64,
    listener: UnboundedSender<ToListener>,
}

/// The subscriptions of this process, before their tasks are started.
pub(super) struct Ears {
    beats: Subscriber,
    asked: Subscriber,
    told: Subscriber,
    places: Watch,
}

/// The subject that every process listens to.
const BEATS: &str = "member";

impl Cluster {
    /// Joins the cluster.
    ///
    /// # Errors
    /// Returns an error if the information about the tables cannot be read.
    pub(super) async fn join(
        nats: Arc<Nats>,
        log: Arc<dyn Log>,
        words: Arc<Words>,
    ) -> Result<(Self, Ears), async_nats::Error> {
        let own = ProcessId(Shuffle::any_seed());
        let hear = |name: &str| nats.client.subscribe(nats.subject(name));
        let ears = Ears {
            beats: hear(BEATS).await?,
            asked: hear(&format!("host.{own}")).await?,
            told: hear(&format!("door.{own}")).await?,
            places: nats.places.watch_with_history(">").await?,
        };
        let places = Arc::new(Places::new(own, nats.places.clone()));
        let bucket = || Bucket {
            store: nats.places.clone(),
            runtime: nats.handle.clone(),
        };
        let lists = (Leagues::shared(bucket()), Evenings::shared(bucket()));
        let cluster = Self {
            own,
            members: Members::new(own),
            rooms: Arc::new(Rooms::new(log, words, lists, Some(Arc::clone(&places)))),
            relays: Mutex::default(),
            places,
            links: Mutex::default(),
            sessions: AtomicU64::new(1),
            leaves: AtomicBool::new(false),
            nats,
        };
        Ok((cluster, ears))
    }

    /// Returns how many connections an address has at the other processes.
    pub(super) fn connections_elsewhere(&self, address: IpAddr) -> usize {
        self.members.elsewhere(address, Instant::now())
    }

    /// Returns whether the NATS servers are connected.
    pub(super) fn is_connected(&self) -> bool {
        self.nats.client.connection_state() == async_nats::connection::State::Connected
    }

    /// Prepares to stop: this process takes no more tables, and gives all of its tables to other processes, if there are any.
    pub(super) fn leave(&self) {
        self.leaves.store(true, Ordering::Relaxed);
        self.give_away(usize::MAX);
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

    /// Waits until everything has been sent.
    pub(super) async fn flush(&self) {
        let _ = timeout(NEIGHBOUR_TIMEOUT, self.nats.client.flush()).await;
    }

    /// Applies a change of the bucket.
    fn take(&self, entry: &Entry) {
        let (key, value, revision) = (&entry.key, places::value(entry), entry.revision);
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
            Some(PlaceChange::Gone(table)) => self.rooms.lobby().remove(&table),
            Some(PlaceChange::At(..)) | None => {}
        }
    }

    /// Sends a message to other processes. If it cannot be sent now it is lost, and the receiver notices the gap.
    async fn publish(&self, subject: String, what: &impl serde::Serialize) {
        let what = serde_json::to_vec(what).expect("it is plain data").into();
        let _ = timeout(NEIGHBOUR_TIMEOUT, self.nats.client.publish(subject, what)).await;
    }
}

/// Starts the tasks of the cluster. When this returns, the information about all tables has been read.
pub(super) async fn begin(inside: &InProcess, cluster: &Arc<Cluster>, ears: Ears) {
    let mut places = ears.places;
    // An empty bucket sends nothing.
    while let Ok(Some(Ok(entry))) = timeout(NEIGHBOUR_TIMEOUT, places.next()).await {
        cluster.take(&entry);
        if entry.delta == 0 {
            break;
        }
    }
    tokio::spawn(follow(Arc::clone(cluster), places));
    let parlour = Arc::clone(&inside.parlour);
    tokio::spawn(hear(parlour, Arc::clone(cluster), ears.beats));
    tokio::spawn(pass_on(Arc::clone(cluster), ears.told));
    tokio::spawn(hosting::serve(Arc::clone(cluster), ears.asked));
    tokio::spawn(rounds::beat(inside.clone(), Arc::clone(cluster)));
    tokio::spawn(rounds::ask_neighbours(Arc::clone(cluster)));
    tokio::spawn(rounds::look_after(Arc::clone(cluster)));
    tokio::spawn(rounds::forget_old(Arc::clone(cluster)));
    tokio::spawn(rounds::end_evenings(Arc::clone(cluster)));
    tokio::spawn(rounds::share(Arc::clone(cluster)));
}

/// Follows the places of all tables.
async fn follow(cluster: Arc<Cluster>, mut places: Watch) {
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
            // Changes from the time without a connection may never come, so everything is read again.
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

async fn hear(parlour: Arc<Parlour>, cluster: Arc<Cluster>, mut beats: Subscriber) {
    while let Some(message) = beats.next().await {
        if let Ok(mut beat) = serde_json::from_slice::<Beat>(&message.payload) {
            if beat.process != cluster.own {
                parlour.codes.take_over(std::mem::take(&mut beat.codes));
                admin::take_over(&parlour, std::mem::take(&mut beat.bans)).await;
            }
            cluster.members.hear(beat, Instant::now());
        }
    }
}

/// Passes messages from host processes on to connections of this process.
async fn pass_on(cluster: Arc<Cluster>, mut told: Subscriber) {
    while let Some(message) = told.next().await {
        let Ok(news) = serde_json::from_slice::<ToDoor<'_>>(&message.payload) else {
            continue;
        };
        let mut links = lock(&cluster.links);
        let link = links.get_mut(news.table.as_ref());
        let Some(link) = link.filter(|link| link.session == news.session) else {
            continue;
        };
        let is_next = link.came == news.number;
        link.came += 1;
        let out = match news.told {
            HostNews::Text(listener, text) => Some((listener, OutgoingFrame::Text(text.into()))),
            HostNews::EndOfPiece(listener) => Some((listener, OutgoingFrame::EndOfPiece)),
            HostNews::Left(listener) => Some((listener, OutgoingFrame::Left)),
            HostNews::Moved => None,
        };
        let out = out.filter(|_| is_next);
        let passed = out.is_some_and(|out| link.listener.send(out).is_ok());
        if !passed {
            // The relay then looks for the table again.
            links.remove(news.table.as_ref());
        }
    }
}
