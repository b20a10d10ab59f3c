//! The tables that are being played at, each with a task of its own, and how they come out of the log.

use super::outbox::Outbox;
use crate::host::Thought;
use crate::net::lobby::{Known, Lobby};
use crate::net::log::{Appended, Log, NotAppended};
use crate::net::person::Person;
use crate::net::refusal::Refusal;
use crate::net::room::{self, Door, Entrance, Input, ListenerId, Output, Room, Terms};
use crate::net::wire::FromClient;
use crate::table::Shuffle;
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
    lobby: Mutex<Lobby>,
    awake: Mutex<HashMap<String, UnboundedSender<ToRoom>>>,
}

/// Nothing is left half done while these are held.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Rooms {
    /// The tables of a log. Waits until it is read.
    pub(super) fn of(log: Arc<dyn Log>) -> io::Result<Self> {
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
            log,
            lobby: Mutex::new(lobby),
            awake: Mutex::default(),
        })
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

    /// Opens a table, and says what it is called.
    pub(super) fn open(self: &Arc<Self>, opening: Opening) -> Result<String, Refusal> {
        let (_, person, _) = opening.master;
        let table = self.lobby().open(person, Shuffle::any_seed())?;
        let mut awake = lock(&self.awake);
        let (sender, inbox) = unbounded_channel();
        awake.insert(table.clone(), sender.clone());
        let task = Task::new(Arc::clone(self), table.clone(), sender);
        tokio::spawn(task.open(opening, inbox));
        Ok(table)
    }

    /// Passes something on to a table, which is taken out of the log if it sleeps there.
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

    async fn wake_up(self, mut inbox: UnboundedReceiver<ToRoom>) {
        let (log, table) = (Arc::clone(&self.rooms.log), self.table.clone());
        let read = spawn_blocking(move || {
            let chairs = log.read(&format!("{table}{CHAIRS}"), 0)?;
            io::Result::Ok((chairs, log.read(&table, 0)?))
        });
        let woken = match read.await {
            Ok(Ok((chairs, record))) => {
                Room::wake_up(&self.table, &chairs, &record, Instant::now()).ok()
            }
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
            let wakes_at = room.wakes_at().map(|at| at.max(Instant::now()));
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
            self.carry(&mut room, out);
            if self.lost || self.stops && self.appends.is_empty() {
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
                self.rooms.lobby().update(&self.table, known.clone());
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
        for outbox in self.outboxes.values() {
            outbox.refuse(&Refusal::Trouble, None);
            outbox.left();
        }
        awake.remove(&self.table);
    }
}
