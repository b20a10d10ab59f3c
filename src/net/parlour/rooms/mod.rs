//! The tables that this process hosts, each with a task of its own.

mod forgetting;
mod task;

pub(super) use forgetting::look_after;

use super::outbox::Outbox;
use super::places::{Places, ProcessId};
use crate::lobby::{Known, Lobby};
use crate::log::{Appended, Log};
use crate::person::Person;
use crate::room::{Arrival, Door, ListenerId, Terms};
use crate::wire::FromClient;
use log::info;
use serpente_engine::host::Thought;
use serpente_text::words::Words;
use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use task::Task;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

/// A pause that is shorter nobody notices.
pub(super) const PAUSE: Duration = Duration::from_millis(800);

/// What ends the name of the log of a table's chairs.
const CHAIRS: &str = "-chairs";

/// What reaches a table's task.
pub(super) enum ToRoom {
    /// Somebody comes, who is told things here.
    Enter(Arrival, Outbox),
    Ask(ListenerId, FromClient),
    Gone(ListenerId),
    /// All that was told to this listener has gone out.
    PieceSent(ListenerId),
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
    /// Where they come from, as it is counted.
    pub(super) network: IpAddr,
    pub(super) outbox: Outbox,
}

/// The tables of a process.
pub(super) struct Rooms {
    log: Arc<dyn Log>,
    words: Arc<Words>,
    lobby: Mutex<Lobby>,
    /// Those that are out of the log.
    awake: Mutex<HashMap<String, UnboundedSender<ToRoom>>>,
    /// Those at which nobody sits and no match was begun, and since when.
    unused: Mutex<HashMap<String, Instant>>,
    /// Where each table is, if the parlour may have other processes.
    places: Option<Arc<Places>>,
}

/// Nothing is left half done while these are held.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Rooms {
    /// The tables of a log. Waits until it is read.
    pub(super) fn of(log: Arc<dyn Log>, words: Arc<Words>) -> io::Result<Self> {
        let mut lobby = Lobby::default();
        let mut unused = HashMap::new();
        let names = log.tables()?;
        for name in &names {
            if let Some(table) = name.strip_suffix(CHAIRS) {
                if names
                    .binary_search_by(|name| name.as_str().cmp(table))
                    .is_err()
                {
                    unused.insert(table.to_owned(), Instant::now());
                }
                let chairs = log.read(name, 0)?;
                // A table that cannot be used keeps its name, and its record.
                let known = Known::of_kept(table, &chairs);
                lobby.add(table.to_owned(), known);
            }
        }
        info!("{} tables found", lobby.len());
        Ok(Self {
            lobby: Mutex::new(lobby),
            unused: Mutex::new(unused),
            ..Self::new(log, words, None)
        })
    }

    /// The tables that several processes share.
    pub(super) fn shared(log: Arc<dyn Log>, words: Arc<Words>, places: Arc<Places>) -> Self {
        Self::new(log, words, Some(places))
    }

    fn new(log: Arc<dyn Log>, words: Arc<Words>, places: Option<Arc<Places>>) -> Self {
        Self {
            log,
            words,
            lobby: Mutex::default(),
            awake: Mutex::default(),
            unused: Mutex::default(),
            places,
        }
    }

    pub(super) fn words(&self) -> &Arc<Words> {
        &self.words
    }

    /// The tables that are out of the log.
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
        if let Some(places) = &self.places {
            let (places, table, known) = (Arc::clone(places), table.to_owned(), known.clone());
            tokio::spawn(async move { places.tell(&table, &known).await });
        }
        self.lobby().update(table, known);
    }

    pub(super) fn lobby(&self) -> MutexGuard<'_, Lobby> {
        lock(&self.lobby)
    }

    /// Nobody is at a table any more; whether a match was ever begun there.
    fn fell_asleep(&self, table: &str, is_used: bool) {
        let mut unused = lock(&self.unused);
        if is_used {
            unused.remove(table);
        } else {
            unused.insert(table.to_owned(), Instant::now());
        }
    }

    /// The tables at which nobody has sat for so long and no match was begun. They are said once.
    fn without_match(&self, now: Instant, long: Duration) -> Vec<String> {
        let mut unused = lock(&self.unused);
        let old = unused.extract_if(|_, since| *since + long <= now);
        old.map(|(table, _)| table).collect()
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

    /// Gives tables to other processes, one to each of these, as soon as all is kept.
    pub(super) fn hand_over(&self, heirs: Vec<ProcessId>) {
        for (sender, heir) in lock(&self.awake).values().zip(heirs) {
            let _ = sender.send(ToRoom::HandOver(heir));
        }
    }

    /// Opens a table of this name.
    pub(super) fn open(self: &Arc<Self>, table: &str, opening: Opening) {
        let mut awake = lock(&self.awake);
        let (sender, inbox) = unbounded_channel();
        awake.insert(table.to_owned(), sender.clone());
        let task = Task::new(Arc::clone(self), table.to_owned(), sender);
        tokio::spawn(task.open(opening, inbox));
    }

    /// Passes something on to a table. It is taken out of the log if it sleeps there.
    pub(super) fn send(self: &Arc<Self>, table: &str, message: ToRoom) {
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
