//! The tables that this process hosts. Each loaded table has its own task.

mod forgetting;
mod record_space;
mod task;

#[cfg(test)]
pub(super) use forgetting::UNUSED_TABLE_TIME;
pub(super) use forgetting::look_after;
#[cfg(test)]
pub(super) use record_space::{NETWORK_BYTES_A_SECOND, NETWORK_BYTES_AT_ONCE};

use record_space::RecordSpace;

use super::outbox::Outbox;
use super::sharing::{ProcessId, TablePlaces};
pub use crate::loaded::{Ending, PAUSE_TOLD_AFTER};

use crate::loaded::{ContestAnswer, SEATS_LOG};
use crate::lobby::{self, Lobby, TableSummary};
use crate::log::{Appended, Log};
use crate::room::{Arrival, Privacy, Room, RoomDecision, RoomInput, TableNotes, Terms};
use crate::thinking::Thinkers;
use log::{error, info};
use serpente_contests::{Evenings, Leagues, ToldEvenings};
use serpente_engine::table::Level;
use serpente_system::clock::unix_time;
use serpente_system::lock;
use serpente_text::words::Words;
use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::{Duration, Instant};
use task::Task;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::spawn_blocking;

/// A message to the task of a table.
pub enum ToRoom {
    /// A person enters; their frames go to this outbox.
    Enter(Arrival, Outbox),
    /// Anything else for the room.
    Input(RoomInput),
    /// Lines of the table were stored, or were not.
    Appended(Appended),
    /// A league or an evening has noted something of a match, or has not.
    Contest(ContestAnswer),
    /// End as soon as everything is stored; at once if another process hosts the table.
    End(Ending),
}

/// Where messages to the task of a table go. Each has a box of its own, since a channel keeps room for
/// 32 messages at every table.
type RoomSender = UnboundedSender<Box<ToRoom>>;

/// Where the task of a table gets its messages.
type RoomInbox = UnboundedReceiver<Box<ToRoom>>;

/// A request to open a table.
pub struct TableOpening {
    /// The settings of the table.
    pub terms: Terms,
    /// Who may see and enter the table.
    pub privacy: Privacy,
    /// The arrival of its owner.
    pub arrival: Arrival,
    /// Where the frames for the owner go.
    pub outbox: Outbox,
}

/// The tables of a process.
pub struct Rooms {
    log: Arc<dyn Log>,
    /// The sentences of the server, in all languages.
    pub words: Arc<Words>,
    /// The queue of everything that computer players think about.
    pub(super) thinkers: Thinkers,
    /// The best level of computer players here, if the server has not all of them.
    pub(super) best_level: OnceLock<Level>,
    /// The leagues of the parlour.
    pub leagues: Leagues,
    /// The evenings of the parlour.
    pub evenings: Evenings,
    /// The evenings whose results were sent to the tables of this process.
    ended: Mutex<ToldEvenings>,
    lobby: Mutex<Lobby>,
    /// The loaded tables.
    awake: Mutex<HashMap<String, RoomSender>>,
    /// What computer players had decided when their tables were unloaded, so that they need not think
    /// again.
    decided: Mutex<HashMap<String, RoomDecision>>,
    /// The tables where nobody sits and no match was begun, and since when.
    unused: Mutex<HashMap<String, Instant>>,
    /// The space that the records of each network's tables take.
    record_space: RecordSpace,
    /// The places of all tables, if the parlour may have several processes.
    pub(super) places: Option<Arc<dyn TablePlaces>>,
}

impl Rooms {
    /// Reads the tables of a log. Blocks until done.
    pub(super) fn of(
        log: Arc<dyn Log>,
        words: Arc<Words>,
        leagues: Leagues,
        evenings: Evenings,
    ) -> io::Result<Self> {
        let mut lobby = Lobby::default();
        let mut unused = HashMap::new();
        let names = log.tables()?;
        for name in &names {
            if let Some(table) = name.strip_suffix(SEATS_LOG).map(str::to_owned) {
                if names.binary_search(&table).is_err() {
                    unused.insert(table.clone(), Instant::now());
                }
                // A table that cannot be loaded keeps its name and its record.
                let seats_log = log.read(name, 0).unwrap_or_else(|error| {
                    error!(
                        "{}: this table cannot be read: {error}",
                        lobby::shown_name(&table)
                    );
                    Vec::new()
                });
                let notes = TableNotes::last(&seats_log);
                let summary = notes.map(|notes| notes.summary(&table));
                lobby.add(table, summary.filter(|known| !known.people.is_empty()));
            }
        }
        info!("{} tables found", lobby.all().count());
        Ok(Self {
            lobby: Mutex::new(lobby),
            unused: Mutex::new(unused),
            ..Self::new(log, words, leagues, evenings, None)
        })
    }

    /// Creates it without tables. `places` are those of all tables, if other processes share them.
    pub fn new(
        log: Arc<dyn Log>,
        words: Arc<Words>,
        leagues: Leagues,
        evenings: Evenings,
        places: Option<Arc<dyn TablePlaces>>,
    ) -> Self {
        Self {
            log,
            words,
            thinkers: Thinkers::default(),
            best_level: OnceLock::new(),
            leagues,
            ended: Mutex::new(ToldEvenings::of(&evenings)),
            evenings,
            lobby: Mutex::default(),
            awake: Mutex::default(),
            decided: Mutex::default(),
            unused: Mutex::default(),
            record_space: RecordSpace::default(),
            places,
        }
    }

    /// Sends the results of an evening that is over to all its tables that are loaded here, once.
    /// Otherwise only tells the table `of` how many tables the evening waits for, or that it was
    /// late.
    pub fn tell_evening(&self, evening: &str, of: Option<&str>) {
        let news = lock(&self.ended).news(&self.evenings, evening, of, unix_time());
        for (table, outcome) in news {
            self.tell_if_awake(&table, ToRoom::Input(RoomInput::Compared(outcome)));
        }
    }

    /// Ends the evenings whose time is up. Blocks until done.
    pub fn end_evenings(&self) {
        for evening in self.evenings.end_those_due(unix_time()) {
            self.tell_evening(&evening, None);
        }
    }

    /// Removes a table that was deleted.
    fn remove(self: &Arc<Self>, table: &str) {
        self.lobby().remove(table);
        lock(&self.decided).remove(table);
        self.forget_in_evenings(table.to_owned());
    }

    /// Makes evenings wait no longer for a table that was deleted.
    pub fn forget_in_evenings(self: &Arc<Self>, table: String) {
        let rooms = Arc::clone(self);
        spawn_blocking(move || {
            for evening in rooms.evenings.forget(&table, unix_time()) {
                rooms.tell_evening(&evening, None);
            }
        });
    }

    /// Returns the names of the loaded tables.
    pub fn awake_tables(&self) -> Vec<String> {
        lock(&self.awake).keys().cloned().collect()
    }

    /// Sends a message that matters to a table only while it is loaded here. Returns whether it is.
    pub fn tell_if_awake(&self, table: &str, message: ToRoom) -> bool {
        let awake = lock(&self.awake);
        let sender = awake.get(table);
        sender.is_some_and(|sender| sender.send(Box::new(message)).is_ok())
    }

    /// Updates the information about a table for the lobby.
    fn update(&self, table: &str, known: TableSummary) {
        if let Some(places) = &self.places {
            let places = Arc::clone(places);
            let table = table.to_owned();
            let known = known.clone();
            tokio::spawn(async move { places.publish(&table, &known).await });
        }
        self.lobby().update(table, known);
    }

    /// Returns the list of tables, which is locked until the result is dropped.
    pub fn lobby(&self) -> MutexGuard<'_, Lobby> {
        lock(&self.lobby)
    }

    /// Notes that a table was unloaded.
    fn fell_asleep(&self, table: &str, room: &Room) {
        if let Some(decision) = room.decision() {
            lock(&self.decided).insert(table.to_owned(), decision);
        }
        let mut unused = lock(&self.unused);
        if room.has_record() {
            unused.remove(table);
        } else {
            unused.insert(table.to_owned(), Instant::now());
        }
    }

    /// Returns the tables where nobody has sat for this long and no match was begun. Returns each
    /// of them only once.
    fn without_match(&self, now: Instant, long: Duration) -> Vec<String> {
        let mut unused = lock(&self.unused);
        let old = unused.extract_if(|_, since| *since + long <= now);
        old.map(|(table, _)| table).collect()
    }

    /// Returns whether all tables have ended.
    pub(super) fn are_quiet(&self) -> bool {
        lock(&self.awake).is_empty()
    }

    /// Tells every table to end as soon as everything is stored.
    pub(super) fn stop(&self) {
        for sender in lock(&self.awake).values() {
            let _ = sender.send(Box::new(ToRoom::End(Ending::Stop)));
        }
    }

    /// Gives one table to each of these processes, as soon as everything is stored.
    pub fn hand_over(&self, heirs: Vec<ProcessId>) {
        for (sender, heir) in lock(&self.awake).values().zip(heirs) {
            let _ = sender.send(Box::new(ToRoom::End(Ending::HandOver(heir))));
        }
    }

    /// Opens a table with this name.
    pub fn open(self: &Arc<Self>, table: &str, opening: TableOpening) {
        let (task, inbox) = self.task(table, &mut lock(&self.awake));
        info!("{}: opened", lobby::shown_name(table));
        tokio::spawn(task.open(opening, inbox));
    }

    /// Makes the task of a table that is not loaded.
    fn task(
        self: &Arc<Self>,
        table: &str,
        awake: &mut HashMap<String, RoomSender>,
    ) -> (Task, RoomInbox) {
        let (sender, inbox) = unbounded_channel();
        awake.insert(table.to_owned(), sender.clone());
        (Task::new(Arc::clone(self), table.to_owned(), sender), inbox)
    }

    /// Sends a message to a table. Loads the table from its log if necessary.
    pub fn send(self: &Arc<Self>, table: &str, message: ToRoom) {
        let mut awake = lock(&self.awake);
        if !awake.contains_key(table) {
            let (task, inbox) = self.task(table, &mut awake);
            tokio::spawn(task.wake_up(inbox));
        }
        // A task ends only when its queue is empty and after it has left this map, so sending
        // cannot fail.
        let _ = awake[table].send(Box::new(message));
    }
}
