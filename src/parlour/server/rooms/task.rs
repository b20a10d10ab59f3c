//! The task of one table. It passes messages to the room, and the room's output to the log and to
//! the connections.

use super::forgetting::SleepCheck;
use super::writes::{PendingWrite, WriteQueue};
use super::{Ending, Rooms, SEATS_LOG, TableOpening, ToRoom};
use crate::lobby::TableSummary;
use crate::log::{Appended, Log, NotAppended, count};
use crate::room::{self, ListenerId, Room, RoomInput, RoomOutput};
use crate::server::numbers;
use crate::server::outbox::{Outbox, OutgoingFrame};
use crate::thinking::{PendingThought, ThoughtOutcome, Urgency};
use log::error;
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::FromServer;
use serpente_contests::EveningCompany;
use serpente_contests::FinishedMatch;
use serpente_system::clock::unix_time;
use serpente_system::lock;
use std::collections::HashMap;
use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};
use tokio::task::spawn_blocking;
use tokio::time::{sleep, sleep_until};

/// How long a table stays loaded when nobody is there.
const TABLE_SLEEPS_AFTER: Duration = Duration::from_secs(10);

/// How long to wait before a failed append is retried.
const KEEP_AGAIN_DELAY: Duration = Duration::from_secs(1);

/// The task of one table.
pub(super) struct Task {
    pub(super) rooms: Arc<Rooms>,
    pub(super) table: String,
    own: UnboundedSender<ToRoom>,
    outboxes: HashMap<ListenerId, Outbox>,
    /// What is not stored yet.
    writes: WriteQueue,
    known: Option<TableSummary>,
    /// The number of connections when `known` was last updated.
    listening: usize,
    /// Why the task ends when everything is stored, if it does.
    ending: Option<Ending>,
    /// Whether the last append failed.
    in_trouble: bool,
    /// Whether the players were told of a pause, because an append takes long.
    is_paused: bool,
    /// What a computer player of the table thinks.
    thought: Option<TableThought>,
}

/// A thought for a table, and how urgent it was last.
struct TableThought {
    pending: PendingThought,
    urgency: Urgency,
}

impl Task {
    pub(super) fn new(rooms: Arc<Rooms>, table: String, own: UnboundedSender<ToRoom>) -> Self {
        Self {
            rooms,
            table,
            own,
            outboxes: HashMap::new(),
            writes: WriteQueue::default(),
            known: None,
            listening: 0,
            ending: None,
            in_trouble: false,
            is_paused: false,
            thought: None,
        }
    }

    pub(super) async fn open(mut self, opening: TableOpening, inbox: UnboundedReceiver<ToRoom>) {
        let arrival = opening.arrival;
        self.outboxes.insert(arrival.listener, opening.outbox);
        if let Some(evening) = opening.terms.evening.clone() {
            let (rooms, table) = (Arc::clone(&self.rooms), self.table.clone());
            let _ = spawn_blocking(move || rooms.evenings.add(&evening, &table)).await;
        }
        let (room, out) = Room::open(
            &self.table,
            opening.terms,
            opening.privacy,
            arrival,
            Instant::now(),
        );
        self.run(room, out, inbox).await;
    }

    pub(super) async fn wake_up(self, inbox: UnboundedReceiver<ToRoom>) {
        if let Some(places) = &self.rooms.places
            && !places.is_here(&self.table).await
        {
            // Another process hosts it; the connections that wait find it there.
            return self.close(inbox);
        }
        let (log, table) = (Arc::clone(&self.rooms.log), self.table.clone());
        let read = spawn_blocking(move || {
            let chairs = log.take(&format!("{table}{SEATS_LOG}"))?;
            let record = log.take(&table)?;
            io::Result::Ok((chairs, usable(&*log, &table, record)))
        });
        let woken = match read.await {
            Ok(Ok((chairs, record))) => {
                Room::wake_up(&self.table, &chairs, &record, Instant::now())
            }
            // In a cluster, the connections that wait look for the table again.
            Ok(Err(_)) if self.rooms.places.is_some() => return self.close(inbox),
            Ok(Err(_)) | Err(_) => None,
        };
        if let Some((room, out)) = woken {
            return self.run(room, out, inbox).await;
        }
        error!("{}: the table cannot be taken up from its log", self.table);
        self.end(inbox, Some(&ParlourRefusal::Trouble));
    }

    async fn run(
        mut self,
        mut room: Room,
        out: Vec<RoomOutput>,
        mut inbox: UnboundedReceiver<ToRoom>,
    ) {
        numbers::TABLES_AWAKE.fetch_add(1, Ordering::Relaxed);
        self.carry(&mut room, out);
        loop {
            let wakes_at = room.wakes_at().into_iter().chain(self.pauses_at()).min();
            let wakes_at = wakes_at.map(|at| at.max(Instant::now()));
            let wakes_at = wakes_at.unwrap_or_else(|| Instant::now() + TABLE_SLEEPS_AFTER);
            let message = tokio::select! {
                message = inbox.recv() => message,
                () = sleep_until(wakes_at.into()) => None,
            };
            let out = match message {
                Some(message) => self.take(&mut room, message),
                None if room.is_idle() && self.writes.is_empty() => {
                    // A sender must lock this map, so no message is on its way while it is locked
                    // here.
                    let mut awake = lock(&self.rooms.awake);
                    if inbox.is_empty() {
                        awake.remove(&self.table);
                        self.rooms.fell_asleep(&self.table, room.has_record());
                        break;
                    }
                    Vec::new()
                }
                None => room.input(RoomInput::Tick, Instant::now()),
            };
            if self.pauses_at().is_some_and(|at| at <= Instant::now()) {
                self.pause(true);
            }
            self.carry(&mut room, out);
            let Some(ending) = self.ending else { continue };
            if ending == Ending::Lost || self.writes.is_empty() {
                if let (Some(places), Ending::HandOver(heir)) = (&self.rooms.places, ending) {
                    places.hand_over(&self.table, heir).await;
                }
                if ending == Ending::Delete {
                    self.look(SleepCheck::Delete).await;
                }
                self.trouble(false);
                self.close(inbox);
                break;
            }
        }
        numbers::TABLES_AWAKE.fetch_sub(1, Ordering::Relaxed);
    }

    /// Notes whether the table can be stored, for the metrics.
    fn trouble(&mut self, on: bool) {
        if std::mem::replace(&mut self.in_trouble, on) != on {
            if on {
                numbers::TABLES_IN_TROUBLE.fetch_add(1, Ordering::Relaxed);
            } else {
                numbers::TABLES_IN_TROUBLE.fetch_sub(1, Ordering::Relaxed);
            }
        }
    }

    fn take(&mut self, room: &mut Room, message: ToRoom) -> Vec<RoomOutput> {
        match message {
            ToRoom::Enter(arrival, outbox) => {
                self.outboxes.insert(arrival.listener, outbox);
                return room.input(RoomInput::Enter(arrival), Instant::now());
            }
            ToRoom::Input(input) => {
                if let RoomInput::Gone(listener) = &input {
                    self.outboxes.remove(listener);
                }
                return room.input(input, Instant::now());
            }
            ToRoom::Appended(appended) => return self.appended(room, appended),
            // If the server stops meanwhile, a table is still handed over, closed or deleted.
            ToRoom::End(Ending::Stop) => self.ending = self.ending.or(Some(Ending::Stop)),
            ToRoom::End(ending) => self.ending = Some(ending),
            ToRoom::StoreAgain => self.append(),
        }
        Vec::new()
    }

    /// Handles the result of an append.
    fn appended(&mut self, room: &mut Room, appended: Appended) -> Vec<RoomOutput> {
        let Some(finished) = self.writes.finish(appended.is_ok()) else {
            return Vec::new();
        };
        let now = Instant::now();
        match appended {
            Ok(_) => {
                numbers::appended(finished.since.elapsed());
                self.trouble(false);
                self.pause(false);
                let mut out = Vec::new();
                for _ in 0..finished.count {
                    out.extend(room.input(RoomInput::Kept, now));
                }
                out
            }
            Err(NotAppended::Failed(kind)) => {
                error!("{}: the table cannot be kept now: {kind}", self.table);
                self.trouble(true);
                let own = self.own.clone();
                tokio::spawn(async move {
                    sleep(KEEP_AGAIN_DELAY).await;
                    // The task may have ended in the meantime.
                    let _ = own.send(ToRoom::StoreAgain);
                });
                room.input(RoomInput::Trouble, now)
            }
            Err(NotAppended::Elsewhere(_)) => {
                error!("{}: somebody else appends to the table", self.table);
                self.ending = Some(Ending::Lost);
                Vec::new()
            }
        }
    }

    fn carry(&mut self, room: &mut Room, out: Vec<RoomOutput>) {
        // The list shows the table's host only while they are connected.
        let mut changed = self.known.is_none() || self.listening != self.outboxes.len();
        self.listening = self.outboxes.len();
        for output in out {
            match output {
                RoomOutput::Tell(to, text) => {
                    numbers::FRAMES_TOLD.fetch_add(1, Ordering::Relaxed);
                    self.to(to, |outbox| outbox.send(text));
                }
                RoomOutput::Refuse(to, refusal, kind) => {
                    self.to(to, |outbox| outbox.refuse(&refusal, kind));
                }
                RoomOutput::EndOfPiece(to) => {
                    self.to(to, |outbox| outbox.put(OutgoingFrame::EndOfPiece));
                }
                RoomOutput::Left(listener) => {
                    if let Some(outbox) = self.outboxes.remove(&listener) {
                        outbox.put(OutgoingFrame::Left);
                    }
                }
                RoomOutput::Append(log, after, lines) => {
                    changed |= log == room::TableLog::Seats;
                    if log == room::TableLog::Record {
                        numbers::EVENTS.fetch_add(count(&lines), Ordering::Relaxed);
                    }
                    self.writes.push(PendingWrite {
                        log,
                        after,
                        lines,
                        replaces: false,
                    });
                }
                RoomOutput::Rewrite(after, lines) => {
                    changed = true;
                    self.writes.push(PendingWrite {
                        log: room::TableLog::Seats,
                        after,
                        lines,
                        replaces: true,
                    });
                }
                RoomOutput::Finished(finished) => self.rate(finished),
                RoomOutput::List(to, league) => {
                    let (league, people) = self.rooms.leagues.list(&league);
                    let list = FromServer::League { league, people };
                    self.to(to, |outbox| outbox.frame(&list));
                }
                RoomOutput::BeginEvening(from, company) => self.begin_evening(from, company),
                RoomOutput::Played(evening, points) => self.played(evening, points),
            }
        }
        self.append();
        self.think(room);
        if changed {
            let known = room.summary();
            if self.known.as_ref() != Some(&known) {
                self.rooms.update(&self.table, known.clone());
                self.known = Some(known);
            }
        }
    }

    /// Has the computer player in turn think. Withdraws a thought that nobody waits for any more.
    fn think(&mut self, room: &mut Room) {
        if let Some(thought) = &mut self.thought {
            if !room.awaits_thought() {
                self.thought = None;
            } else if room.urgency() < thought.urgency {
                thought.urgency = room.urgency();
                thought.pending.hurry();
            }
        }
        let Some(next) = room.take_thinking(Instant::now()) else {
            return;
        };
        let own = self.own.clone();
        let done = move |outcome| {
            let input = match outcome {
                ThoughtOutcome::Thought(thought) => RoomInput::Thought(thought),
                ThoughtOutcome::NotThought(thinking) => RoomInput::NotThought(thinking),
            };
            // The task may have ended in the meantime.
            let _ = own.send(ToRoom::Input(input));
        };
        let urgency = next.urgency;
        let pending = self.rooms.thinkers.think(next, done);
        self.thought = Some(TableThought { pending, urgency });
    }

    /// Sends something to a connection, if it is at the table.
    fn to(&self, listener: ListenerId, send: impl FnOnce(&Outbox)) {
        self.outboxes.get(&listener).map(send);
    }

    /// Does blocking work whose result comes to this task as a message.
    fn work(&self, work: impl FnOnce(&Rooms) -> RoomInput + Send + 'static) {
        let (rooms, own) = (Arc::clone(&self.rooms), self.own.clone());
        spawn_blocking(move || {
            // The task may have ended in the meantime.
            let _ = own.send(ToRoom::Input(work(&rooms)));
        });
    }

    /// Counts a match for its league. A match whose end is kept just before the process is killed
    /// may not count.
    fn rate(&self, finished: FinishedMatch) {
        self.work(move |rooms| RoomInput::Rated(rooms.leagues.rate(&finished, unix_time())));
    }

    /// Notes who plays and watches the match of an evening, which this connection wants to begin.
    fn begin_evening(&self, from: ListenerId, company: EveningCompany) {
        let table = self.table.clone();
        self.work(move |rooms| {
            let begun = rooms.evenings.begin(&table, &company);
            RoomInput::EveningBegins(from, company, begun)
        });
    }

    /// Gives the evening the points of the seats at the end of its match. If the server is killed
    /// before, this happens when the table is loaded again.
    fn played(&self, evening: String, points: Vec<i64>) {
        let (rooms, table) = (Arc::clone(&self.rooms), self.table.clone());
        spawn_blocking(move || {
            let evenings = &rooms.evenings;
            if evenings.played(&evening, &table, &points, unix_time()) {
                rooms.tell_evening(&evening, Some(&table));
            }
        });
    }

    /// Starts to store what comes next, unless something is being stored.
    fn append(&mut self) {
        let Some(write) = self.writes.start(Instant::now()) else {
            return;
        };
        let name = match write.log {
            room::TableLog::Record => self.table.clone(),
            room::TableLog::Seats => format!("{}{SEATS_LOG}", self.table),
        };
        let own = self.own.clone();
        let done = Box::new(move |appended| {
            // The task may have ended in the meantime.
            let _ = own.send(ToRoom::Appended(appended));
        });
        let log = &self.rooms.log;
        if write.replaces {
            log.rewrite(&name, write.after, write.lines, done);
        } else {
            log.append(&name, write.after, write.lines, done);
        }
    }

    /// Returns when to tell the players of a pause, if they were not told of it.
    fn pauses_at(&self) -> Option<Instant> {
        if self.is_paused {
            return None;
        }
        self.writes.pauses_at()
    }

    /// Tells the players that the table pauses or goes on.
    fn pause(&mut self, on: bool) {
        if std::mem::replace(&mut self.is_paused, on) != on {
            for outbox in self.outboxes.values() {
                outbox.frame(&FromServer::Pause { on });
            }
        }
    }

    /// Removes the task because another process hosts the table, the server stops or the table is
    /// closed. In a cluster the connections enter again where the table is then, unless it was
    /// closed.
    fn close(self, inbox: UnboundedReceiver<ToRoom>) {
        let why = match self.ending {
            Some(Ending::Close | Ending::Delete) => Some(&ParlourRefusal::TableClosed),
            _ if self.rooms.places.is_some() => None,
            _ => Some(&ParlourRefusal::Trouble),
        };
        self.end(inbox, why);
    }

    /// Removes the task. If there is a reason, refuses everybody who is here or waits to enter.
    pub(super) fn end(
        mut self,
        mut inbox: UnboundedReceiver<ToRoom>,
        why: Option<&ParlourRefusal>,
    ) {
        let mut awake = lock(&self.rooms.awake);
        while let Ok(message) = inbox.try_recv() {
            if let ToRoom::Enter(arrival, outbox) = message {
                self.outboxes.insert(arrival.listener, outbox);
            }
        }
        for outbox in self.outboxes.values() {
            if let Some(why) = why {
                outbox.refuse(why, None);
                outbox.put(OutgoingFrame::Left);
            }
        }
        awake.remove(&self.table);
    }
}

/// Returns the part of a record from which a match can continue. If a line cannot be read, it and
/// all lines after it are removed; they stay in a copy.
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
