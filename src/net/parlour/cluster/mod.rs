//! Several processes that are one parlour: every door leads to every table, and every table is hosted by one of them.
//!
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
mod relay;
mod rounds;

use super::Parlour;
use super::places::{Change, Places, ProcessId};
use super::rooms::{Rooms, ToRoom};
use crate::log::Log;
use crate::nats::Nats;
use crate::room::ListenerId;
use async_nats::Subscriber;
use async_nats::jetstream::kv::{Entry, Watch};
use futures_util::StreamExt as _;
use log::warn;
use members::{BEAT, Beat, Members};
use passing::{ToDoor, Told};
use serpente_engine::table::Shuffle;
use serpente_text::words::Words;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How long a neighbour may take to answer whether it is there.
const ANSWER: Duration = Duration::from_secs(1);

/// What is told to whoever listens here at a table elsewhere.
type ToListener = (ListenerId, super::outbox::Out);

/// The others, as one process of a parlour knows them.
pub(super) struct Cluster {
    own: ProcessId,
    nats: Arc<Nats>,
    members: Members,
    places: Arc<Places>,
    /// The tables that this process hosts.
    rooms: Arc<Rooms>,
    /// The tables that are listened to by the doors of this process.
    relays: Mutex<HashMap<String, UnboundedSender<ToRoom>>>,
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
    pub(super) async fn join(
        nats: Arc<Nats>,
        log: Arc<dyn Log>,
        words: Arc<Words>,
    ) -> Result<(Self, Ears), async_nats::Error> {
        let own = ProcessId(Shuffle::any_seed());
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
        let places = Arc::new(Places::new(own, nats.places().clone()));
        let cluster = Self {
            own,
            members: Members::new(own),
            rooms: Arc::new(Rooms::shared(log, words, Arc::clone(&places))),
            relays: Mutex::default(),
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

    /// The tables that this process hosts.
    pub(super) fn rooms(&self) -> &Arc<Rooms> {
        &self.rooms
    }

    /// Which process hosts which table.
    pub(super) fn places(&self) -> &Places {
        &self.places
    }

    /// This process ends: it takes no table more, and every table of its goes to another, if there is one.
    pub(super) fn leave(&self) {
        self.leaves.store(true, Ordering::Relaxed);
        self.give_away(usize::MAX);
    }

    /// Gives so many tables of this process to others, so that all have about as many.
    fn give_away(&self, tables: usize) {
        let tables = tables.min(self.rooms.awake_tables().len());
        self.rooms
            .hand_over(self.members.heirs(tables, Instant::now()));
    }

    fn leaves(&self) -> bool {
        self.leaves.load(Ordering::Relaxed)
    }

    /// What was to go out has gone out.
    pub(super) async fn flush(&self) {
        let _ = timeout(ANSWER, self.nats.client().flush()).await;
    }

    fn relays(&self) -> MutexGuard<'_, HashMap<String, UnboundedSender<ToRoom>>> {
        self.relays.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn links(&self) -> MutexGuard<'_, HashMap<String, Link>> {
        self.links.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in a change of the places.
    fn take(&self, entry: &Entry) {
        match self.places.take(entry) {
            Some(Change::At(table, process)) if process != self.own => {
                self.rooms.tell_if_awake(&table, ToRoom::Lost);
            }
            Some(Change::Known(table, known)) => {
                self.rooms.lobby().add(table, known.map(|known| *known));
            }
            Some(Change::Gone(table)) => self.rooms.lobby().remove(&table),
            Some(Change::At(..)) | None => {}
        }
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
    // Where nothing was ever kept, nothing comes.
    while let Ok(Some(Ok(entry))) = timeout(ANSWER, places.next()).await {
        cluster.take(&entry);
        if entry.delta == 0 {
            break;
        }
    }
    tokio::spawn(follow(Arc::clone(cluster), places));
    tokio::spawn(hear(Arc::clone(cluster), beats));
    tokio::spawn(pass_on(Arc::clone(cluster), told));
    tokio::spawn(hosting::serve(Arc::clone(cluster), asked));
    tokio::spawn(rounds::beat(
        Arc::clone(parlour),
        Arc::clone(cluster),
        stop.clone(),
    ));
    tokio::spawn(rounds::ask_neighbours(Arc::clone(cluster)));
    tokio::spawn(rounds::look_after(Arc::clone(cluster)));
    tokio::spawn(rounds::forget_old(Arc::clone(cluster)));
    tokio::spawn(rounds::share(Arc::clone(cluster)));
}

/// Follows the places of all tables.
async fn follow(cluster: Arc<Cluster>, mut places: Watch) {
    let mut stands = cluster.nats.stands();
    loop {
        tokio::select! {
            // After an error it goes on by itself.
            entry = places.next() => match entry {
                Some(Ok(entry)) => {
                    cluster.take(&entry);
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
            Told::EndOfPiece(listener) => Some((listener, super::outbox::Out::EndOfPiece)),
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
