//! The task of one table: what comes for it goes into the room, what comes out of that to the log and to those who listen.

use super::{CHAIRS, Opening, PAUSE, Rooms, ToRoom, lock};
use crate::lobby::Known;
use crate::log::Log;
use crate::log::{Appended, NotAppended};
use crate::parlour::numbers;
use crate::parlour::outbox::Outbox;
use crate::parlour::places::ProcessId;
use crate::refusal::Refusal;
use crate::room::{self, Input, ListenerId, Output, Room};
use crate::wire::FromServer;
use log::error;
use std::collections::{HashMap, VecDeque};
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};
use tokio::task::spawn_blocking;
use tokio::time::{sleep, sleep_until};

/// How long a table at which nobody is stays out of the log.
const IDLE: Duration = Duration::from_secs(10);

/// After what time it is tried again to keep what could not be kept.
const AGAIN: Duration = Duration::from_secs(1);

/// The task of one table.
pub(super) struct Task {
    pub(super) rooms: Arc<Rooms>,
    pub(super) table: String,
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
    pub(super) fn new(rooms: Arc<Rooms>, table: String, own: UnboundedSender<ToRoom>) -> Self {
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

    pub(super) async fn open(mut self, opening: Opening, inbox: UnboundedReceiver<ToRoom>) {
        let Opening {
            terms,
            door,
            master,
            network,
            outbox,
        } = opening;
        self.outboxes.insert(master.0, outbox);
        let (room, out) = Room::open(&self.table, terms, door, master, network, Instant::now());
        self.run(room, out, inbox).await;
    }

    pub(super) async fn wake_up(mut self, mut inbox: UnboundedReceiver<ToRoom>) {
        if let Some(places) = &self.rooms.places
            && !places.is_here(&self.table).await
        {
            // It is elsewhere: whoever waits for it finds it there.
            return self.close(&mut inbox);
        }
        let (log, table) = (Arc::clone(&self.rooms.log), self.table.clone());
        let read = spawn_blocking(move || {
            let chairs = log.take(&format!("{table}{CHAIRS}"))?;
            let record = log.take(&table)?;
            io::Result::Ok((chairs, usable(&*log, &table, record)))
        });
        let woken = match read.await {
            Ok(Ok((chairs, record))) => {
                Room::wake_up(&self.table, &chairs, &record, Instant::now()).ok()
            }
            // Where tables move, whoever waits for this one looks for it again.
            Ok(Err(_)) if self.rooms.places.is_some() => return self.close(&mut inbox),
            Ok(Err(_)) | Err(_) => None,
        };
        if let Some((room, out)) = woken {
            return self.run(room, out, inbox).await;
        }
        error!("{}: the table cannot be taken up from its log", self.table);
        let mut awake = lock(&self.rooms.awake);
        while let Ok(message) = inbox.try_recv() {
            if let ToRoom::Enter(_, outbox) = message {
                outbox.refuse(&Refusal::Trouble, None);
                outbox.left();
            }
        }
        awake.remove(&self.table);
    }

    async fn run(mut self, mut room: Room, out: Vec<Output>, mut inbox: UnboundedReceiver<ToRoom>) {
        numbers::TABLES_AWAKE.add(1);
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
                        self.rooms.fell_asleep(&self.table, room.has_record());
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
                if let (Some(places), Some(heir)) = (&self.rooms.places, self.heir) {
                    places.hand_over(&self.table, heir).await;
                }
                self.close(&mut inbox);
                break;
            }
        }
        numbers::TABLES_AWAKE.take_one();
    }

    fn take(&mut self, room: &mut Room, message: ToRoom) -> Vec<Output> {
        let now = Instant::now();
        let input = match message {
            ToRoom::Enter(arrival, outbox) => {
                self.outboxes.insert(arrival.listener, outbox);
                Input::Enter(arrival)
            }
            ToRoom::Ask(listener, frame) => Input::Ask(listener, frame),
            ToRoom::Gone(listener) => {
                self.outboxes.remove(&listener);
                Input::Gone(listener)
            }
            ToRoom::PieceSent(listener) => Input::PieceSent(listener),
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
                numbers::appended(since.elapsed());
                self.pause(false);
                self.appends.drain(..count);
                let mut out = Vec::new();
                for _ in 0..count {
                    out.extend(room.input(Input::Kept, now));
                }
                out
            }
            Err(NotAppended::Failed(kind)) => {
                error!("{}: the table cannot be kept now: {kind}", self.table);
                let own = self.own.clone();
                tokio::spawn(async move {
                    sleep(AGAIN).await;
                    // The table may have been given up meanwhile.
                    let _ = own.send(ToRoom::Again);
                });
                room.input(Input::Trouble, now)
            }
            Err(NotAppended::Elsewhere(_)) => {
                error!("{}: somebody else appends to the table", self.table);
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
                    numbers::FRAMES_TOLD.add(1);
                    if let Some(outbox) = self.outboxes.get(&to) {
                        outbox.send(text);
                    }
                }
                Output::Refuse(to, refusal, kind) => {
                    if let Some(outbox) = self.outboxes.get(&to) {
                        outbox.refuse(&refusal, kind);
                    }
                }
                Output::EndOfPiece(listener) => {
                    if let Some(outbox) = self.outboxes.get(&listener) {
                        outbox.end_of_piece();
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
                        numbers::EVENTS.add(events);
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
            if let ToRoom::Enter(arrival, outbox) = message {
                self.outboxes.insert(arrival.listener, outbox);
            }
        }
        let moves = self.rooms.places.is_some();
        for outbox in self.outboxes.values().filter(|_| !moves) {
            outbox.refuse(&Refusal::Trouble, None);
            outbox.left();
        }
        awake.remove(&self.table);
    }
}

/// The part of a record that a match can be gone on with: what stands behind a line that cannot be read is taken away, and
/// stays in a copy.
fn usable(log: &dyn Log, table: &str, mut record: Vec<u8>) -> Vec<u8> {
    let Some((lines, bytes)) = room::readable(&record) else {
        return record;
    };
    error!(
        "{table}: line {} of the record cannot be read: the match goes on from the line before it",
        lines + 1
    );
    match log.cut(table, lines) {
        Ok(()) => record.truncate(bytes),
        Err(error) => {
            error!(
                "{table}: the rest could not be taken away, the match is left as it is: {error}"
            );
        }
    }
    record
}
