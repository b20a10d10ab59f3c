//! The task of one table. It passes messages to the loaded table, and the table's output to the log
//! and to the connections.

use super::forgetting::SleepCheck;
use super::record_space::record_bytes;
use super::{Ending, RoomInbox, RoomSender, Rooms, SEATS_LOG, TableOpening, ToRoom};
use crate::loaded::{
    ContestAnswer, ContestOrder, LoadedTable, PendingWrite, TableInput, TableOutput, usable,
    why_unloaded,
};
use crate::lobby::shown_name;
use crate::room::{LeagueAsked, ListenerId, Room, RoomInput, RoomThinking, TableLog};
use crate::server::numbers;
use crate::server::outbox::{Outbox, OutgoingFrame};
use crate::thinking::{PendingThought, ThoughtOutcome};
use log::error;
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::FromServer;
use serpente_contests::{EveningCompany, NotChanged};
use serpente_engine::table::RandomSource;
use serpente_system::clock::unix_time;
use serpente_system::lock;
use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use tokio::task::spawn_blocking;
use tokio::time::sleep_until;

/// The task of one table.
pub(super) struct Task {
    pub(super) rooms: Arc<Rooms>,
    pub(super) table: String,
    own: RoomSender,
    outboxes: HashMap<ListenerId, Outbox>,
    /// Whether this table is counted as one that cannot be stored.
    in_trouble: bool,
    /// The network for which the table's record was counted last.
    charged: Option<IpAddr>,
    /// What a computer player of the table thinks.
    thought: Option<PendingThought>,
}

impl Task {
    pub(super) fn new(rooms: Arc<Rooms>, table: String, own: RoomSender) -> Self {
        Self {
            rooms,
            table,
            own,
            outboxes: HashMap::new(),
            in_trouble: false,
            charged: None,
            thought: None,
        }
    }

    pub(super) async fn open(mut self, opening: TableOpening, inbox: RoomInbox) {
        let arrival = opening.arrival;
        let owner = arrival.listener;
        self.outboxes.insert(owner, opening.outbox);
        if let Some(evening) = opening.terms.evening.clone() {
            let rooms = Arc::clone(&self.rooms);
            let table = self.table.clone();
            let _ = spawn_blocking(move || rooms.evenings.add(&evening, &table)).await;
        }
        let now = Instant::now();
        let random = RandomSource::of_system();
        let terms = opening.terms;
        let privacy = opening.privacy;
        let (mut room, out) = Room::open(&self.table, terms, privacy, arrival, random, now);
        self.limit_level(&mut room);
        let (loaded, requested) = LoadedTable::new(&self.table, room, Some(owner), out, now);
        self.run(Box::new(loaded), requested, inbox).await;
    }

    pub(super) async fn wake_up(self, inbox: RoomInbox) {
        if let Some(places) = &self.rooms.places
            && !places.is_here(&self.table).await
        {
            // Another process hosts it; the connections that wait find it there.
            return self.close(None, inbox);
        }
        let log = Arc::clone(&self.rooms.log);
        let table = self.table.clone();
        let read = spawn_blocking(move || {
            let seats_log = log.take(&format!("{table}{SEATS_LOG}"))?;
            let record = log.take(&table)?;
            io::Result::Ok((seats_log, usable(&*log, &table, record)))
        });
        let now = Instant::now();
        let random = RandomSource::of_system();
        let woken = match read.await {
            Ok(Ok((seats_log, record))) => {
                Room::wake_up(&self.table, &seats_log, &record, random, now)
            }
            // In a cluster, the connections that wait look for the table again.
            Ok(Err(_)) if self.rooms.places.is_some() => return self.close(None, inbox),
            Ok(Err(_)) | Err(_) => None,
        };
        if let Some((mut room, mut out)) = woken {
            self.limit_level(&mut room);
            if let Some(made) = lock(&self.rooms.decided).remove(&self.table) {
                out.extend(room.input(RoomInput::Decided(made), now));
            }
            let (loaded, requested) = LoadedTable::new(&self.table, room, None, out, now);
            return self.run(Box::new(loaded), requested, inbox).await;
        }
        error!(
            "{}: the table cannot be taken up from its log",
            shown_name(&self.table)
        );
        self.end(inbox, Some(&ParlourRefusal::NotNow));
    }

    /// Tells a table the best level of computer players here.
    fn limit_level(&self, room: &mut Room) {
        if let Some(&best) = self.rooms.best_level.get() {
            room.limit_level(best);
        }
    }

    /// Runs the table until it ends. It has a box of its own: a future would have room for it twice, for
    /// what it is given and for what it works with.
    async fn run(
        mut self,
        mut loaded: Box<LoadedTable>,
        out: Vec<TableOutput>,
        mut inbox: RoomInbox,
    ) {
        numbers::TABLES_AWAKE.fetch_add(1, Ordering::Relaxed);
        let first_bytes = record_bytes(&out);
        self.carry(out);
        self.count_record(&mut loaded, first_bytes);
        loop {
            let wakes_at = loaded.wakes_at(Instant::now());
            let message = tokio::select! {
                message = inbox.recv() => message,
                () = sleep_until(wakes_at.into()) => None,
            };
            let out = match message {
                Some(message) => {
                    let input = self.input_of(*message);
                    loaded.input(input, Instant::now())
                }
                None if loaded.is_idle() => {
                    // A sender must lock this map, so no message is on its way while it is locked
                    // here.
                    let mut awake = lock(&self.rooms.awake);
                    if inbox.is_empty() {
                        awake.remove(&self.table);
                        self.rooms.fell_asleep(&self.table, loaded.room());
                        break;
                    }
                    Vec::new()
                }
                None => loaded.input(TableInput::Tick, Instant::now()),
            };
            let bytes = record_bytes(&out);
            self.carry(out);
            self.count_record(&mut loaded, bytes);
            let Some(ending) = loaded.ends_now() else {
                continue;
            };
            if let (Some(places), Ending::HandOver(heir)) = (&self.rooms.places, ending) {
                places.hand_over(&self.table, heir).await;
            }
            if ending == Ending::Delete {
                self.look(SleepCheck::Delete).await;
            }
            self.trouble(false);
            self.close(Some(ending), inbox);
            break;
        }
        numbers::TABLES_AWAKE.fetch_sub(1, Ordering::Relaxed);
    }

    /// Counts bytes that the table has written for the network that plays there, and tells the table
    /// whether this network has room for another round.
    fn count_record(&mut self, loaded: &mut LoadedTable, bytes: u64) {
        let Some(network) = loaded.room().charged_network() else {
            return;
        };
        // Somebody else may play here now.
        let is_other = self.charged.replace(network) != Some(network);
        if bytes == 0 && !is_other {
            return;
        }
        let now = Instant::now();
        let room_at = self.rooms.record_space.add(network, bytes, now);
        let input = TableInput::Room(RoomInput::NetworkHasRoom(room_at));
        let more = loaded.input(input, now);
        // The next round may be dealt now.
        let space = &self.rooms.record_space;
        space.add(network, record_bytes(&more), now);
        self.carry(more);
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

    /// Returns what a message means for the table. Notes who comes and goes.
    fn input_of(&mut self, message: ToRoom) -> TableInput {
        match message {
            ToRoom::Enter(arrival, outbox) => {
                self.outboxes.insert(arrival.listener, outbox);
                TableInput::Room(RoomInput::Enter(arrival))
            }
            ToRoom::Input(input) => {
                if let RoomInput::Gone(listener) = &input {
                    self.outboxes.remove(listener);
                }
                TableInput::Room(input)
            }
            ToRoom::Appended(appended) => TableInput::Stored(appended),
            ToRoom::Contest(answer) => TableInput::Contest(answer),
            ToRoom::End(ending) => TableInput::End(ending),
        }
    }

    fn carry(&mut self, out: Vec<TableOutput>) {
        for output in out {
            match output {
                TableOutput::Send(to, text) => {
                    numbers::FRAMES_TOLD.fetch_add(1, Ordering::Relaxed);
                    self.to(to, |outbox| outbox.send(text));
                }
                TableOutput::Refuse(to, refusal, kind) => {
                    self.to(to, |outbox| outbox.refuse(&refusal, kind));
                }
                TableOutput::EndOfPiece(to) => {
                    self.to(to, |outbox| outbox.put(OutgoingFrame::EndOfPiece));
                }
                TableOutput::Left(listener) => {
                    if let Some(outbox) = self.outboxes.remove(&listener) {
                        outbox.put(OutgoingFrame::Left);
                    }
                }
                TableOutput::Store(write) => self.store(write),
                TableOutput::Kept(events, took) => {
                    numbers::EVENTS.fetch_add(events, Ordering::Relaxed);
                    numbers::appended(took);
                }
                TableOutput::InTrouble(on) => self.trouble(on),
                TableOutput::Think(next) => self.think(next),
                TableOutput::Hurry => {
                    if let Some(thought) = &self.thought {
                        thought.hurry();
                    }
                }
                // Dropping it withdraws it.
                TableOutput::Withdraw => self.thought = None,
                TableOutput::Note(order) => self.note(order),
                TableOutput::List(to, asked) => self.list(to, asked),
                TableOutput::BeginEvening(from, company) => self.begin_evening(from, company),
                TableOutput::Publish(known) => self.rooms.update(&self.table, known),
            }
        }
    }

    /// Has a computer player think.
    fn think(&mut self, next: RoomThinking) {
        let own = self.own.clone();
        let thought = self.rooms.thinkers.think(next, move |outcome| {
            let input = match outcome {
                ThoughtOutcome::Thought(thought) => RoomInput::Thought(thought),
                ThoughtOutcome::NotThought(thinking) => RoomInput::NotThought(thinking),
            };
            // The task may have ended in the meantime.
            let _ = own.send(Box::new(ToRoom::Input(input)));
        });
        self.thought = Some(thought);
    }

    /// Sends something to a connection, if it is at the table.
    fn to(&self, listener: ListenerId, send: impl FnOnce(&Outbox)) {
        self.outboxes.get(&listener).map(send);
    }

    /// Does blocking work whose result comes to this task as a message.
    fn work(&self, work: impl FnOnce(&Rooms) -> ToRoom + Send + 'static) {
        let rooms = Arc::clone(&self.rooms);
        let own = self.own.clone();
        spawn_blocking(move || {
            // The task may have ended in the meantime.
            let _ = own.send(Box::new(work(&rooms)));
        });
    }

    /// Lets a league or an evening note something of a match. If the server is killed before, this
    /// happens when the table is loaded again.
    fn note(&self, order: ContestOrder) {
        let table = self.table.clone();
        self.work(move |rooms| {
            ToRoom::Contest(match order {
                ContestOrder::Rate(finished) => match rooms.leagues.rate(&finished, unix_time()) {
                    Some(standings) => ContestAnswer::Rated(standings),
                    None => ContestAnswer::NotNoted(Box::new(ContestOrder::Rate(finished))),
                },
                ContestOrder::Played(evening, points) => {
                    let evenings = &rooms.evenings;
                    match evenings.played(&evening, &table, &points, unix_time()) {
                        Err(NotChanged::Unreachable) => {
                            ContestAnswer::NotNoted(Box::new(ContestOrder::Played(evening, points)))
                        }
                        Ok(_) | Err(NotChanged::Unknown | NotChanged::NoRoom) => {
                            rooms.tell_evening(&evening, Some(&table));
                            ContestAnswer::Played
                        }
                    }
                }
            })
        });
    }

    /// Changes who plays in a league, if somebody asks for that and may, and sends them its list.
    fn list(&self, to: ListenerId, asked: LeagueAsked) {
        let Some(outbox) = self.outboxes.get(&to).cloned() else {
            return;
        };
        let rooms = Arc::clone(&self.rooms);
        spawn_blocking(move || {
            let LeagueAsked {
                league,
                person,
                change,
            } = asked;
            if !change.is_none() {
                rooms.leagues.set_who_plays(&league, person, &change);
            }
            let list = rooms.leagues.list(&league, person);
            outbox.frame(&FromServer::League(list));
        });
    }

    /// Notes who plays and watches the match of an evening, which this connection wants to begin.
    fn begin_evening(&self, from: ListenerId, company: EveningCompany) {
        let table = self.table.clone();
        self.work(move |rooms| {
            let begun = rooms.evenings.begin(&table, &company);
            ToRoom::Input(RoomInput::EveningBegins(from, company, begun))
        });
    }

    /// Starts to store these lines.
    fn store(&self, write: PendingWrite) {
        let name = match write.log {
            TableLog::Record => self.table.clone(),
            TableLog::Seats => format!("{}{SEATS_LOG}", self.table),
        };
        let own = self.own.clone();
        let done = Box::new(move |appended| {
            // The task may have ended in the meantime.
            let _ = own.send(Box::new(ToRoom::Appended(appended)));
        });
        let log = &self.rooms.log;
        if write.replaces {
            log.rewrite(&name, write.after, write.lines, done);
        } else {
            log.append(&name, write.after, write.lines, done);
        }
    }

    /// Removes the task because another process hosts the table, the server stops or the table is
    /// closed.
    fn close(self, ending: Option<Ending>, inbox: RoomInbox) {
        let why = why_unloaded(ending, self.rooms.places.is_some());
        self.end(inbox, why.as_ref());
    }

    /// Removes the task. If there is a reason, refuses everybody who is here or waits to enter.
    pub(super) fn end(mut self, mut inbox: RoomInbox, why: Option<&ParlourRefusal>) {
        let mut awake = lock(&self.rooms.awake);
        while let Ok(message) = inbox.try_recv() {
            if let ToRoom::Enter(arrival, outbox) = *message {
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
