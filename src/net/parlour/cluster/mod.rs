//! Several processes that are one parlour: every door leads to every table, and every table is hosted by one of them.
//!
//! - [`places`]: which process hosts which table, and the list of all tables.
//! - [`members`]: which processes there are.
//! - [`relay`]: a table as a door knows it, wherever it is hosted, and through all its moves.
//! - [`hosting`]: those who listen at the tables here by the doors of others.
//! - [`rounds`]: what is done again and again.
//! - [`passing`]: what goes between the two.
//!
//! What keeps two processes from playing one table is the log and nothing else: whoever takes a table over appends to it, so
//! that whoever hosted it before can append no more, and nothing is told that was not appended. All the rest may be wrong for
//! a while, and costs a pause.

mod hosting;
mod members;
mod passing;
mod places;
mod relay;
mod rounds;

pub(super) use passing::ProcessId;
pub(super) use relay::{PAUSE, open, send};

use super::Parlour;
use super::rooms::{Rooms, ToRoom};
use crate::net::lobby::Known;
use crate::net::nats::Nats;
use crate::net::refusal::Refusal;
use crate::net::room::ListenerId;
use async_nats::Subscriber;
use async_nats::jetstream::kv::Watch;
use futures_util::StreamExt as _;
use members::{BEAT, Beat, Members};
use passing::{ToDoor, Told};
use places::{Change, Places};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tracing::warn;

/// How long a neighbour may take to answer whether it is there.
const ANSWER: Duration = Duration::from_secs(1);

/// What is told to whoever listens here at a table elsewhere.
type ToListener = (ListenerId, super::outbox::Out);

/// The others, as one process of a parlour knows them.
pub(super) struct Cluster {
    own: ProcessId,
    nats: Arc<Nats>,
    members: Members,
    places: Places,
    /// The sessions of this door, by their tables.
    links: Mutex<HashMap<String, Link>>,
    sessions: AtomicU64,
    leaves: AtomicBool,
}

/// A session of this door with a table elsewhere.
struct Link {
    session: u64,
    /// How much came in it.
    came: u64,
    listener: UnboundedSender<ToListener>,
}

/// What the process listens to, until it is begun.
pub(super) struct Ears {
    beats: Subscriber,
    asked: Subscriber,
    told: Subscriber,
    places: Watch,
}

/// What every process hears.
const BEATS: &str = "member";

impl Cluster {
    /// One process more.
    ///
    /// # Errors
    /// If what is known of the tables cannot be read.
    pub(super) async fn join(nats: Arc<Nats>) -> Result<(Self, Ears), async_nats::Error> {
        let own = ProcessId(crate::table::Shuffle::any_seed());
        let client = nats.client();
        let ears = Ears {
            beats: client.subscribe(nats.subject(BEATS)).await?,
            asked: client
                .subscribe(nats.subject(&format!("host.{own}")))
                .await?,
            told: client
                .subscribe(nats.subject(&format!("door.{own}")))
                .await?,
            places: nats.places().watch_with_history(">").await?,
        };
        let places = Places::new(nats.places().clone());
        let cluster = Self {
            own,
            members: Members::new(own),
            places,
            links: Mutex::default(),
            sessions: AtomicU64::new(1),
            leaves: AtomicBool::new(false),
            nats,
        };
        Ok((cluster, ears))
    }

    /// The first number of a listener of this process: no other process has the same.
    pub(super) fn first_listener(&self) -> u64 {
        self.own.0 << 32
    }

    /// How many connections an address has at the other processes.
    pub(super) fn connections_elsewhere(&self, address: IpAddr) -> usize {
        self.members.elsewhere(address, Instant::now())
    }

    /// A name for a new table, at this process; says whether nobody had it.
    pub(super) async fn reserve(&self, table: &str) -> Result<bool, ()> {
        self.places.reserve(table, self.own).await
    }

    /// Whether a table is at this process in truth, and not only as far as is known here: that is written down once more.
    pub(super) async fn holds(&self, table: &str) -> bool {
        let place = self.places.of(table);
        match place.filter(|place| place.process == self.own) {
            Some(place) => self.places.put(table, Some(place), self.own).await,
            None => false,
        }
    }

    /// Puts a table that is hosted here at another process, which takes it over.
    pub(super) async fn hand_over(&self, table: &str, heir: ProcessId) {
        let place = self.places.of(table);
        if place.is_some_and(|place| place.process == self.own) {
            self.places.put(table, place, heir).await;
        }
    }

    /// To whom each of so many tables of this process goes when it ends.
    pub(super) fn heirs(&self, tables: usize) -> Vec<ProcessId> {
        self.members.heirs(tables, Instant::now())
    }

    /// Tells all what is known of a table.
    pub(super) fn tell_known(self: &Arc<Self>, table: &str, known: Known) {
        let (cluster, table) = (Arc::clone(self), table.to_owned());
        tokio::spawn(async move { cluster.places.tell(&table, &known).await });
    }

    /// This process ends: it takes no table more.
    pub(super) fn leave(&self) {
        self.leaves.store(true, Ordering::Relaxed);
    }

    fn leaves(&self) -> bool {
        self.leaves.load(Ordering::Relaxed)
    }

    /// What was to go out has gone out.
    pub(super) async fn flush(&self) {
        let _ = timeout(ANSWER, self.nats.client().flush()).await;
    }

    fn links(&self) -> MutexGuard<'_, HashMap<String, Link>> {
        self.links.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends something to other processes. Where nothing goes out now, it is lost, which its receiver notices.
    async fn publish(&self, subject: String, what: &impl serde::Serialize) {
        let what = serde_json::to_vec(what).expect("it is plain data").into();
        let _ = timeout(ANSWER, self.nats.client().publish(subject, what)).await;
    }
}

/// Begins to hear the others, and to be heard. Everything that is known of the tables is known behind this.
pub(super) async fn begin(
    parlour: &Arc<Parlour>,
    cluster: &Arc<Cluster>,
    ears: Ears,
    stop: &watch::Receiver<bool>,
) {
    let Ears {
        beats,
        asked,
        told,
        mut places,
    } = ears;
    let rooms = &parlour.rooms;
    // Where nothing was ever kept, nothing comes.
    while let Ok(Some(Ok(entry))) = timeout(ANSWER, places.next()).await {
        if let Some(change) = cluster.places.take(&entry) {
            rooms.changed(change);
        }
        if entry.delta == 0 {
            break;
        }
    }
    tokio::spawn(follow(Arc::clone(rooms), Arc::clone(cluster), places));
    tokio::spawn(hear(Arc::clone(cluster), beats));
    tokio::spawn(pass_on(Arc::clone(cluster), told));
    tokio::spawn(hosting::serve(
        Arc::clone(rooms),
        Arc::clone(cluster),
        asked,
    ));
    tokio::spawn(rounds::beat(
        Arc::clone(parlour),
        Arc::clone(cluster),
        stop.clone(),
    ));
    tokio::spawn(rounds::ask_neighbours(Arc::clone(cluster)));
    tokio::spawn(rounds::look_after(Arc::clone(rooms), Arc::clone(cluster)));
    tokio::spawn(rounds::forget_old(Arc::clone(cluster)));
    tokio::spawn(rounds::share(Arc::clone(rooms), Arc::clone(cluster)));
}

impl Rooms {
    /// What is known of a table, here or anywhere.
    ///
    /// # Errors
    /// If there is none that could be entered.
    pub(super) async fn find(&self, table: &str) -> Result<Known, Refusal> {
        let known = self.lobby().find(table).cloned();
        let Some(cluster) = self.cluster().filter(|_| known.is_err() && is_name(table)) else {
            return known;
        };
        if let Some(known) = cluster.places.known(table).await {
            self.lobby().add(table.to_owned(), Some(known));
        }
        self.lobby().find(table).cloned()
    }

    fn changed(&self, change: Change) {
        match change {
            Change::At(table, process) => {
                if self.cluster().is_some_and(|cluster| cluster.own != process) {
                    self.tell_if_awake(&table, ToRoom::Lost);
                }
            }
            Change::Known(table, known) => {
                self.lobby().add(table, known.map(|known| *known));
            }
            Change::Gone(table) => self.lobby().remove(&table),
        }
    }
}

/// Whether a table may be called so.
fn is_name(table: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=40).contains(&table.len()) && table.bytes().all(plain)
}

/// Follows the places of all tables.
async fn follow(rooms: Arc<Rooms>, cluster: Arc<Cluster>, mut places: Watch) {
    let mut stands = cluster.nats.stands();
    loop {
        tokio::select! {
            // After an error it goes on by itself.
            entry = places.next() => match entry {
                Some(Ok(entry)) => {
                    if let Some(change) = cluster.places.take(&entry) {
                        rooms.changed(change);
                    }
                    continue;
                }
                Some(Err(_)) => continue,
                None => {}
            },
            // What has changed while the connection was broken may never come.
            changed = stands.changed() => if changed.is_err() {
                return;
            },
        }
        warn!("the places of the tables are followed anew");
        places = loop {
            let followed = cluster.places.store().watch_with_history(">");
            if let Ok(Ok(places)) = timeout(ANSWER, followed).await {
                break places;
            }
            sleep(BEAT).await;
        };
    }
}

async fn hear(cluster: Arc<Cluster>, mut beats: Subscriber) {
    while let Some(message) = beats.next().await {
        if let Ok(beat) = serde_json::from_slice::<Beat>(&message.payload) {
            cluster.members.hear(beat, Instant::now());
        }
    }
}

/// Passes on what hosts elsewhere tell those who listen here.
async fn pass_on(cluster: Arc<Cluster>, mut told: Subscriber) {
    while let Some(message) = told.next().await {
        let Ok(ToDoor {
            table,
            session,
            number,
            told,
        }) = serde_json::from_slice(&message.payload)
        else {
            continue;
        };
        let mut links = cluster.links();
        let Some(link) = links.get_mut(table.as_ref()) else {
            continue;
        };
        if link.session != session {
            continue;
        }
        let is_next = link.came == number;
        link.came += 1;
        let out = match told {
            Told::Text(listener, text) => Some((listener, super::outbox::Out::Text(text.into()))),
            Told::Left(listener) => Some((listener, super::outbox::Out::Left)),
            Told::Moved => None,
        };
        let passed = out
            .filter(|_| is_next)
            .is_some_and(|out| link.listener.send(out).is_ok());
        if !passed {
            // The relay finds the table anew.
            links.remove(table.as_ref());
        }
    }
}
