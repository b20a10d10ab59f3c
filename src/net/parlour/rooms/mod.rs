//! The tables that are being played at, each with a task of its own.

mod task;

use super::cluster::{self, Cluster, ProcessId};
use super::outbox::Outbox;
use crate::host::Thought;
use crate::net::lobby::{Known, Lobby};
use crate::net::log::{Appended, Log};
use crate::net::person::Person;
use crate::net::refusal::Refusal;
use crate::net::room::{Arrival, Door, ListenerId, Terms};
use crate::net::wire::FromClient;
use crate::table::Shuffle;
use crate::words::Words;
use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use task::Task;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tracing::info;

/// What ends the name of the log of a table's chairs.
const CHAIRS: &str = "-chairs";

/// What reaches a table's task.
pub(super) enum ToRoom {
    /// Somebody comes, who is told things here.
    Enter(Arrival, Outbox),
    Ask(ListenerId, FromClient),
    Gone(ListenerId),
    Appended(Appended),
    Again,
    Thought(Box<Thought>),
    Stop,
    /// Another process is to host the table from now on.
    HandOver(ProcessId),
    /// Another process hosts it.
    Lost,
}

/// A table that is to be opened.
pub(super) struct Opening {
    pub(super) terms: Terms,
    pub(super) door: Door,
    pub(super) master: (ListenerId, Person, String),
    pub(super) outbox: Outbox,
}

/// All tables of a server.
pub(super) struct Rooms {
    log: Arc<dyn Log>,
    words: Arc<Words>,
    lobby: Mutex<Lobby>,
    /// Those that this process hosts.
    awake: Mutex<HashMap<String, UnboundedSender<ToRoom>>>,
    /// The other processes of the parlour, if it may have some.
    cluster: Option<Arc<Cluster>>,
    /// Where there are others: the tables that are listened to by the doors of this one.
    relays: Mutex<HashMap<String, UnboundedSender<ToRoom>>>,
}

/// Nothing is left half done while these are held.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Rooms {
    /// The tables of a log. Waits until it is read.
    pub(super) fn of(log: Arc<dyn Log>, words: Arc<Words>) -> io::Result<Self> {
        let mut lobby = Lobby::default();
        for name in log.tables()? {
            if let Some(table) = name.strip_suffix(CHAIRS) {
                let chairs = log.read(&name, 0)?;
                // A table that cannot be used keeps its name, and its record.
                let known = Known::of_kept(table, &chairs);
                lobby.add(table.to_owned(), known);
            }
        }
        info!(tables = lobby.len(), "tables found");
        Ok(Self {
            lobby: Mutex::new(lobby),
            ..Self::new(log, words, None)
        })
    }

    /// The tables that several processes share, of which these are the others.
    pub(super) fn shared(log: Arc<dyn Log>, words: Arc<Words>, cluster: Arc<Cluster>) -> Self {
        Self::new(log, words, Some(cluster))
    }

    fn new(log: Arc<dyn Log>, words: Arc<Words>, cluster: Option<Arc<Cluster>>) -> Self {
        Self {
            log,
            words,
            lobby: Mutex::default(),
            awake: Mutex::default(),
            cluster,
            relays: Mutex::default(),
        }
    }

    pub(super) fn words(&self) -> &Arc<Words> {
        &self.words
    }

    pub(super) fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.cluster.as_ref()
    }

    pub(super) fn relays(&self) -> MutexGuard<'_, HashMap<String, UnboundedSender<ToRoom>>> {
        lock(&self.relays)
    }

    /// The tables that this process hosts.
    pub(super) fn awake_tables(&self) -> Vec<String> {
        lock(&self.awake).keys().cloned().collect()
    }

    /// Tells a table something that concerns it only while it is hosted here.
    pub(super) fn tell_if_awake(&self, table: &str, message: ToRoom) {
        if let Some(sender) = lock(&self.awake).get(table) {
            let _ = sender.send(message);
        }
    }

    /// What is known of a table from outside has changed.
    fn update(&self, table: &str, known: Known) {
        if let Some(cluster) = &self.cluster {
            cluster.tell_known(table, known.clone());
        }
        self.lobby().update(table, known);
    }

    pub(super) fn lobby(&self) -> MutexGuard<'_, Lobby> {
        lock(&self.lobby)
    }

    /// Whether all tables have ended.
    pub(super) fn are_quiet(&self) -> bool {
        lock(&self.awake).is_empty()
    }

    /// Every table ends as soon as all is kept.
    pub(super) fn stop(&self) {
        for sender in lock(&self.awake).values() {
            let _ = sender.send(ToRoom::Stop);
        }
    }

    /// Every table goes to another process as soon as all is kept, if there is one.
    pub(super) fn hand_over(&self, cluster: &Cluster) {
        let awake = lock(&self.awake);
        for (sender, heir) in awake.values().zip(cluster.heirs(awake.len())) {
            let _ = sender.send(ToRoom::HandOver(heir));
        }
    }

    /// Opens a table, and says what it is called.
    pub(super) async fn open(self: &Arc<Self>, opening: Opening) -> Result<String, Refusal> {
        let (_, person, _) = opening.master;
        loop {
            let table = self.lobby().open(person, Shuffle::any_seed())?;
            let Some(cluster) = &self.cluster else {
                self.open_here(&table, opening);
                return Ok(table);
            };
            match cluster.reserve(&table).await {
                Ok(true) => {
                    cluster::open(self, cluster, &table, opening);
                    return Ok(table);
                }
                // Somebody else has just taken the name.
                Ok(false) => {}
                Err(()) => {
                    self.lobby().remove(&table);
                    return Err(Refusal::Trouble);
                }
            }
        }
    }

    /// Opens a table of this name, to be hosted here.
    pub(super) fn open_here(self: &Arc<Self>, table: &str, opening: Opening) {
        let mut awake = lock(&self.awake);
        let (sender, inbox) = unbounded_channel();
        awake.insert(table.to_owned(), sender.clone());
        let task = Task::new(Arc::clone(self), table.to_owned(), sender);
        tokio::spawn(task.open(opening, inbox));
    }

    /// Passes something on to a table, wherever it is hosted.
    pub(super) fn send(self: &Arc<Self>, table: &str, message: ToRoom) {
        match &self.cluster {
            Some(cluster) => cluster::send(self, cluster, table, message),
            None => self.host(table, message),
        }
    }

    /// Passes something on to a table that is hosted here. It is taken out of the log if it sleeps there.
    pub(super) fn host(self: &Arc<Self>, table: &str, message: ToRoom) {
        let mut awake = lock(&self.awake);
        let sender = awake.entry(table.to_owned()).or_insert_with(|| {
            let (sender, inbox) = unbounded_channel();
            let task = Task::new(Arc::clone(self), table.to_owned(), sender.clone());
            tokio::spawn(task.wake_up(inbox));
            sender
        });
        // A task ends only after it has left this map, with nothing for it on the way.
        let _ = sender.send(message);
    }
}
