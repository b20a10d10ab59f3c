//! The tables that are being played at, each with a task of its own, and how they come out of the log.

use super::cluster::{self, Cluster, PAUSE, ProcessId};
use super::outbox::Outbox;
use crate::host::Thought;
use crate::net::lobby::{Known, Lobby};
use crate::net::log::{Appended, Log, NotAppended};
use crate::net::person::Person;
use crate::net::refusal::Refusal;
use crate::net::room::{self, Door, Entrance, Input, ListenerId, Output, Room, Terms};
use crate::net::wire::{FromClient, FromServer};
use crate::table::Shuffle;
use crate::words::Words;
use metrics::{counter, gauge, histogram};
use std::collections::{HashMap, VecDeque};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::spawn_blocking;
use tokio::time::{sleep, sleep_until};
use tracing::{error, info};

/// How long a table at which nobody is stays out of the log.
const IDLE: Duration = Duration::from_secs(10);

/// After what time it is tried again to keep what could not be kept.
const AGAIN: Duration = Duration::from_secs(1);

/// What ends the name of the log of a table's chairs.
const CHAIRS: &str = "-chairs";

/// What reaches a table's task.
pub(super) enum ToRoom {
    Enter {
        listener: ListenerId,
        person: Person,
        name: String,
        entrance: Entrance,
        after: u64,
        outbox: Outbox,
    },
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

/// The task of one table.
struct Task {
    rooms: Arc<Rooms>,
    table: String,
    own: UnboundedSender<ToRoom>,
    outboxes: HashMap<ListenerId, Outbox>,
    /// What is to be kept, in this order.
    appends: VecDeque<(room::Log, u64, Vec<u8>)>,
    /// How many of the first of these are under way together, and since when.
    under_way: Option<(usize, Instant)>,
    known: Option<Known>,
    /// How many listened when that was known.
    listening: usize,
    /// Whether somebody else appends to the table's log.
    lost: bool,
    /// Whether the server ends.
    stops: bool,
    /// Which process hosts the table when all is kept.
    heir: Option<ProcessId>,
    /// Whether those who listen were told that it takes long to keep something.
    is_paused: bool,
}

impl Task {
    fn new(rooms: Arc<Rooms>, table: String, own: UnboundedSender<ToRoom>) -> Self {
        Self {
            rooms,
            table,
            own,
            outboxes: HashMap::new(),
            appends: VecDeque::new(),
            under_way: None,
            known: None,
            listening: 0,
            lost: false,
            stops: false,
            heir: None,
            is_paused: false,
        }
    }

    async fn open(mut self, opening: Opening, inbox: UnboundedReceiver<ToRoom>) {
        let Opening {
            terms,
            door,
            master,
            outbox,
        } = opening;
        self.outboxes.insert(master.0, outbox);
        let (room, out) = Room::open(&self.table, terms, door, master, Instant::now());
        self.run(room, out, inbox).await;
    }

    async fn wake_up(mut self, mut inbox: UnboundedReceiver<ToRoom>) {
        let (log, table) = (Arc::clone(&self.rooms.log), self.table.clone());
        let read = spawn_blocking(move || {
            let chairs = log.take(&format!("{table}{CHAIRS}"))?;
            io::Result::Ok((chairs, log.take(&table)?))
        });
        let woken = match read.await {
            Ok(Ok((chairs, record))) => {
                Room::wake_up(&self.table, &chairs, &record, Instant::now()).ok()
            }
            // Where tables move, whoever waits for this one looks for it again.
            Ok(Err(_)) if self.rooms.cluster.is_some() => return self.close(&mut inbox),
            Ok(Err(_)) | Err(_) => None,
        };
        if let Some((room, out)) = woken {
            return self.run(room, out, inbox).await;
        }
        error!(
            table = self.table,
            "a table cannot be taken up from its log"
        );
        let mut awake = lock(&self.rooms.awake);
        while let Ok(message) = inbox.try_recv() {
            if let ToRoom::Enter { outbox, .. } = message {
                outbox.refuse(&Refusal::Trouble, None);
                outbox.left();
            }
        }
        awake.remove(&self.table);
    }

    async fn run(mut self, mut room: Room, out: Vec<Output>, mut inbox: UnboundedReceiver<ToRoom>) {
        gauge!("serpente_tables_awake").increment(1);
        self.carry(&mut room, out);
        loop {
            let wakes_at = room.wakes_at().into_iter().chain(self.pauses_at()).min();
            let wakes_at = wakes_at.map(|at| at.max(Instant::now()));
            let wakes_at = wakes_at.unwrap_or_else(|| Instant::now() + IDLE);
            let message = tokio::select! {
                message = inbox.recv() => message,
                () = sleep_until(wakes_at.into()) => None,
            };
            let out = match message {
                Some(message) => self.take(&mut room, message),
                None if room.is_idle() && self.appends.is_empty() => {
                    // Whoever sends something holds the map: nothing is on its way once it is held here.
                    let mut awake = lock(&self.rooms.awake);
                    if inbox.is_empty() {
                        awake.remove(&self.table);
                        break;
                    }
                    Vec::new()
                }
                None => room.input(Input::Tick, Instant::now()),
            };
            if self.pauses_at().is_some_and(|at| at <= Instant::now()) {
                self.pause(true);
            }
            self.carry(&mut room, out);
            if self.lost || self.stops && self.appends.is_empty() {
                if let (Some(cluster), Some(heir)) = (&self.rooms.cluster, self.heir) {
                    cluster.hand_over(&self.table, heir).await;
                }
                self.close(&mut inbox);
                break;
            }
        }
        gauge!("serpente_tables_awake").decrement(1);
    }

    fn take(&mut self, room: &mut Room, message: ToRoom) -> Vec<Output> {
        let now = Instant::now();
        let input = match message {
            ToRoom::Enter {
                listener,
                person,
                name,
                entrance,
                after,
                outbox,
            } => {
                self.outboxes.insert(listener, outbox);
                Input::Enter {
                    listener,
                    person,
                    name,
                    entrance,
                    after,
                }
            }
            ToRoom::Ask(listener, frame) => Input::Ask(listener, frame),
            ToRoom::Gone(listener) => {
                self.outboxes.remove(&listener);
                Input::Gone(listener)
            }
            ToRoom::Thought(thought) => Input::Thought(*thought),
            ToRoom::Stop => {
                self.stops = true;
                return Vec::new();
            }
            ToRoom::HandOver(heir) => {
                (self.stops, self.heir) = (true, Some(heir));
                return Vec::new();
            }
            ToRoom::Lost => {
                self.lost = true;
                return Vec::new();
            }
            ToRoom::Again => {
                self.append();
                return Vec::new();
            }
            ToRoom::Appended(appended) => return self.appended(room, appended),
        };
        room.input(input, now)
    }

    /// What was under way was kept, or was not.
    fn appended(&mut self, room: &mut Room, appended: Appended) -> Vec<Output> {
        let Some((count, since)) = self.under_way.take() else {
            return Vec::new();
        };
        let now = Instant::now();
        match appended {
            Ok(_) => {
                histogram!("serpente_append_seconds").record(since.elapsed());
                self.pause(false);
                self.appends.drain(..count);
                let mut out = Vec::new();
                for _ in 0..count {
                    out.extend(room.input(Input::Kept, now));
                }
                out
            }
            Err(NotAppended::Failed(kind)) => {
                error!(table = self.table, ?kind, "a table cannot be kept now");
                let own = self.own.clone();
                tokio::spawn(async move {
                    sleep(AGAIN).await;
                    // The table may have been given up meanwhile.
                    let _ = own.send(ToRoom::Again);
                });
                room.input(Input::Trouble, now)
            }
            Err(NotAppended::Elsewhere(_)) => {
                error!(table = self.table, "somebody else appends to a table");
                self.lost = true;
                Vec::new()
            }
        }
    }

    fn carry(&mut self, room: &mut Room, out: Vec<Output>) {
        // Who is master is told in the list only while they are here.
        let mut changed = self.known.is_none() || self.listening != self.outboxes.len();
        self.listening = self.outboxes.len();
        for output in out {
            match output {
                Output::Tell(to, text) => {
                    counter!("serpente_frames_told_total").increment(1);
                    if let Some(outbox) = self.outboxes.get(&to) {
                        outbox.send(text);
                    }
                }
                Output::Refuse(to, refusal, kind) => {
                    if let Some(outbox) = self.outboxes.get(&to) {
                        outbox.refuse(&refusal, kind);
                    }
                }
                Output::Left(listener) => {
                    if let Some(outbox) = self.outboxes.remove(&listener) {
                        outbox.left();
                    }
                }
                Output::Append(log, after, lines) => {
                    changed |= log == room::Log::Chairs;
                    if log == room::Log::Record {
                        let events = lines.split(|&byte| byte == b'\n').count() as u64 - 1;
                        counter!("serpente_events_total").increment(events);
                    }
                    self.appends.push_back((log, after, lines));
                }
            }
        }
        self.append();
        if let Some(thinking) = room.take_thinking() {
            let own = self.own.clone();
            spawn_blocking(move || {
                let thought = Box::new(thinking.think());
                let _ = own.send(ToRoom::Thought(thought));
            });
        }
        if changed {
            let known = Known::of(room);
            if self.known.as_ref() != Some(&known) {
                self.rooms.update(&self.table, known.clone());
                self.known = Some(known);
            }
        }
    }

    /// Begins to keep what comes next: all of it that goes to the same log.
    fn append(&mut self) {
        let Some(&(log, after, _)) = self.appends.front().filter(|_| self.under_way.is_none())
        else {
            return;
        };
        let together: Vec<&[u8]> = self
            .appends
            .iter()
            .take_while(|(other, ..)| *other == log)
            .map(|(_, _, lines)| lines.as_slice())
            .collect();
        self.under_way = Some((together.len(), Instant::now()));
        let name = match log {
            room::Log::Record => self.table.clone(),
            room::Log::Chairs => format!("{}{CHAIRS}", self.table),
        };
        let own = self.own.clone();
        let done = move |appended| {
            let _ = own.send(ToRoom::Appended(appended));
        };
        self.rooms
            .log
            .append(&name, after, together.concat(), Box::new(done));
    }

    /// When those who listen are to be told that the table stands still.
    fn pauses_at(&self) -> Option<Instant> {
        let (_, since) = self.under_way.filter(|_| !self.is_paused)?;
        Some(since + PAUSE)
    }

    /// Tells those who listen that the table stands still, or goes on.
    fn pause(&mut self, on: bool) {
        if std::mem::replace(&mut self.is_paused, on) != on {
            for outbox in self.outboxes.values() {
                outbox.frame(&FromServer::Pause { on });
            }
        }
    }

    /// The table is somebody else's, or the server ends: whoever is here comes back, and finds it there.
    fn close(&mut self, inbox: &mut UnboundedReceiver<ToRoom>) {
        let mut awake = lock(&self.rooms.awake);
        while let Ok(message) = inbox.try_recv() {
            if let ToRoom::Enter {
                listener, outbox, ..
            } = message
            {
                self.outboxes.insert(listener, outbox);
            }
        }
        let moves = self.rooms.cluster.is_some();
        for outbox in self.outboxes.values().filter(|_| !moves) {
            outbox.refuse(&Refusal::Trouble, None);
            outbox.left();
        }
        awake.remove(&self.table);
    }
}
