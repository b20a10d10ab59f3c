//! A loaded table: its room, its connections, and the lines that are not stored yet.
//!
//! It uses no sockets, threads or clocks. The server's task of the table, or a simulation, passes
//! in what happens together with the time, and does what comes out.

mod contests;
mod writes;

pub use contests::{ContestAnswer, ContestOrder};
pub use writes::{PAUSE_TOLD_AFTER, PendingWrite};

use crate::lobby::TableSummary;
use crate::lobby::shown_name;
use crate::log::{Appended, Log, NotAppended};
use crate::room::{
    self, LeagueAsked, ListenerId, Room, RoomInput, RoomOutput, RoomThinking, TableLog,
};
use crate::server::sharing::ProcessId;
use crate::thinking::ThoughtUrgency;
use contests::ContestOrders;
use log::error;
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::FromServer;
use serpente_contests::EveningCompany;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use writes::WriteQueue;

/// The end of the name of a table's log of seats.
pub const SEATS_LOG: &str = "-chairs";

/// How long a table stays loaded when nobody is there.
const TABLE_SLEEPS_AFTER: Duration = Duration::from_secs(10);

/// How long to wait before a failed append is retried.
const KEEP_AGAIN_DELAY: Duration = Duration::from_secs(1);

/// Why a table is unloaded while somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The server stops.
    Stop,
    /// This process is to host the table.
    HandOver(ProcessId),
    /// Another process hosts the table now.
    Lost,
    /// The person who runs the server closes the table.
    Close,
    /// The person who runs the server closes the table and deletes it.
    Delete,
}

/// An input of a loaded table.
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all inputs are for the room"
)]
pub enum TableInput {
    /// Anything for its room.
    Room(RoomInput),
    /// The lines of the last [`TableOutput::Store`] were stored, or were not.
    Stored(Appended),
    /// The answer to a [`TableOutput::Note`].
    Contest(ContestAnswer),
    /// Unload the table as soon as everything is stored; at once if another process hosts it.
    End(Ending),
    /// Time has passed.
    Tick,
}

/// An action that a loaded table requests, in this order.
pub enum TableOutput {
    /// Send this frame to this connection.
    Send(ListenerId, Arc<str>),
    /// Refuse a request of this connection. The last field is the `type` of the refused frame.
    Refuse(ListenerId, ParlourRefusal, Option<&'static str>),
    /// Pass in [`RoomInput::PieceSent`] when all earlier frames for this connection have been sent.
    EndOfPiece(ListenerId),
    /// This connection is no longer at the table.
    Left(ListenerId),
    /// Store these lines, then pass in [`TableInput::Stored`].
    Store(PendingWrite),
    /// This many lines of the record, and perhaps lines of the log of seats, were stored after this
    /// time.
    Kept(u64, Duration),
    /// Whether the lines cannot be stored now.
    InTrouble(bool),
    /// Compute this and pass in [`RoomInput::Thought`].
    Think(RoomThinking),
    /// What is to be computed is urgent now, because people wait for it.
    Hurry,
    /// Nobody waits any more for what is to be computed. If it was not begun, pass in
    /// [`RoomInput::NotThought`].
    Withdraw,
    /// Let a league or an evening note this, then pass in [`TableInput::Contest`].
    Note(ContestOrder),
    /// As [`RoomOutput::List`].
    List(ListenerId, LeagueAsked),
    /// As [`RoomOutput::BeginEvening`].
    BeginEvening(ListenerId, EveningCompany),
    /// The information about the table for the lobby has changed.
    Publish(TableSummary),
}

/// A loaded table.
pub struct LoadedTable {
    name: String,
    room: Room,
    /// The connections at the table.
    listeners: BTreeSet<ListenerId>,
    /// What is not stored yet.
    writes: WriteQueue,
    /// What is not noted yet.
    contests: ContestOrders,
    /// When to try to store again what could not be stored.
    stores_again_at: Option<Instant>,
    published: Option<TableSummary>,
    /// The number of connections when `published` was last updated.
    listening: usize,
    /// Why the table is unloaded when everything is stored, if it is.
    ending: Option<Ending>,
    /// Whether the last append failed.
    in_trouble: bool,
    /// Whether the players were told of a pause, because an append takes long.
    is_paused: bool,
    /// How urgent what a computer player thinks is, as it was told last.
    thought: Option<ThoughtUrgency>,
    out: Vec<TableOutput>,
}

impl LoadedTable {
    /// Takes a room that was opened by this connection, or loaded from its log, and what the room
    /// requested.
    pub fn new(
        name: &str,
        room: Room,
        opened_by: Option<ListenerId>,
        out: Vec<RoomOutput>,
        now: Instant,
    ) -> (Self, Vec<TableOutput>) {
        let mut table = Self {
            name: name.to_owned(),
            room,
            listeners: opened_by.into_iter().collect(),
            writes: WriteQueue::default(),
            contests: ContestOrders::default(),
            stores_again_at: None,
            published: None,
            listening: 0,
            ending: None,
            in_trouble: false,
            is_paused: false,
            thought: None,
            out: Vec::new(),
        };
        table.carry(out, now);
        let first = std::mem::take(&mut table.out);
        (table, first)
    }

    /// Takes an input and returns the actions that follow from it.
    pub fn input(&mut self, input: TableInput, now: Instant) -> Vec<TableOutput> {
        let out = match input {
            TableInput::Room(input) => {
                match &input {
                    RoomInput::Enter(arrival) => {
                        self.listeners.insert(arrival.listener);
                    }
                    RoomInput::Gone(listener) => {
                        self.listeners.remove(listener);
                    }
                    RoomInput::Ask(..)
                    | RoomInput::PieceSent(_)
                    | RoomInput::Stored
                    | RoomInput::Trouble
                    | RoomInput::Thought(_)
                    | RoomInput::NotThought(_)
                    | RoomInput::Decided(_)
                    | RoomInput::Rated(_)
                    | RoomInput::EveningBegins(..)
                    | RoomInput::Compared(_)
                    | RoomInput::NetworkHasRoom(_)
                    | RoomInput::Tick => {}
                }
                self.room.input(input, now)
            }
            TableInput::Stored(appended) => self.stored(appended, now),
            TableInput::Contest(answer) => self.contest(answer, now),
            // If the server stops meanwhile, a table is still handed over, closed or deleted.
            TableInput::End(Ending::Stop) => {
                self.ending = self.ending.or(Some(Ending::Stop));
                Vec::new()
            }
            TableInput::End(ending) => {
                self.ending = Some(ending);
                Vec::new()
            }
            TableInput::Tick => self.room.input(RoomInput::Tick, now),
        };
        if self.stores_again_at.is_some_and(|at| at <= now) {
            self.stores_again_at = None;
        }
        if self.pauses_at().is_some_and(|at| at <= now) {
            self.pause(true);
        }
        for order in self.contests.take_due(now) {
            self.note(order);
        }
        self.carry(out, now);
        std::mem::take(&mut self.out)
    }

    /// Returns when the table must get [`TableInput::Tick`] next.
    pub fn wakes_at(&self, now: Instant) -> Instant {
        let times = [
            self.room.wakes_at(),
            self.pauses_at(),
            self.stores_again_at,
            self.contests.again_at(),
        ];
        match times.into_iter().flatten().min() {
            Some(at) => at.max(now),
            None => now + TABLE_SLEEPS_AFTER,
        }
    }

    /// Returns whether nobody is there and everything is stored and noted, so that the table may be
    /// unloaded when its time has come.
    pub fn is_idle(&self) -> bool {
        self.room.is_idle() && self.writes.is_empty() && self.contests.are_done()
    }

    /// Returns why the table must be unloaded now, if it must.
    pub fn ends_now(&self) -> Option<Ending> {
        let ending = self.ending?;
        if ending == Ending::Lost || self.writes.is_empty() {
            Some(ending)
        } else {
            None
        }
    }

    /// Returns the connections at the table.
    pub fn listeners(&self) -> &BTreeSet<ListenerId> {
        &self.listeners
    }

    /// Returns the table's room.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Handles the result of an append.
    fn stored(&mut self, appended: Appended, now: Instant) -> Vec<RoomOutput> {
        let Some(finished) = self.writes.finish(appended.is_ok()) else {
            return Vec::new();
        };
        match appended {
            Ok(_) => {
                let took = now.saturating_duration_since(finished.since);
                self.out.push(TableOutput::Kept(finished.events, took));
                self.trouble(false);
                self.pause(false);
                let mut out = Vec::new();
                for _ in 0..finished.count {
                    out.extend(self.room.input(RoomInput::Stored, now));
                }
                out
            }
            Err(NotAppended::Failed(kind)) => {
                error!(
                    "{}: the table cannot be kept now: {kind}",
                    shown_name(&self.name)
                );
                self.trouble(true);
                self.stores_again_at = Some(now + KEEP_AGAIN_DELAY);
                self.room.input(RoomInput::Trouble, now)
            }
            Err(NotAppended::Elsewhere(_)) => {
                error!(
                    "{}: somebody else appends to the table",
                    shown_name(&self.name)
                );
                self.ending = Some(Ending::Lost);
                Vec::new()
            }
        }
    }

    /// Lets a contest note something of a match.
    fn note(&mut self, order: ContestOrder) {
        self.contests.given();
        self.out.push(TableOutput::Note(order));
    }

    /// Handles the answer of a contest.
    fn contest(&mut self, answer: ContestAnswer, now: Instant) -> Vec<RoomOutput> {
        match answer {
            ContestAnswer::Rated(standings) => {
                self.contests.answered();
                self.room.input(RoomInput::Rated(standings), now)
            }
            ContestAnswer::Played => {
                self.contests.answered();
                Vec::new()
            }
            ContestAnswer::NotNoted(order) => {
                self.contests.failed(*order, now);
                Vec::new()
            }
        }
    }

    fn carry(&mut self, out: Vec<RoomOutput>, now: Instant) {
        // The list shows the table's host only while they are connected.
        let mut changed = self.published.is_none() || self.listening != self.listeners.len();
        self.listening = self.listeners.len();
        for output in out {
            match output {
                RoomOutput::Tell(to, text) => self.out.push(TableOutput::Send(to, text)),
                RoomOutput::Refuse(to, refusal, kind) => {
                    self.out.push(TableOutput::Refuse(to, refusal, kind));
                }
                RoomOutput::EndOfPiece(to) => self.out.push(TableOutput::EndOfPiece(to)),
                RoomOutput::Left(listener) => {
                    self.listeners.remove(&listener);
                    self.out.push(TableOutput::Left(listener));
                }
                RoomOutput::Append(log, after, lines) => {
                    changed |= log == TableLog::Seats;
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
                        log: TableLog::Seats,
                        after,
                        lines,
                        replaces: true,
                    });
                }
                RoomOutput::Finished(finished) => self.note(ContestOrder::Rate(finished)),
                RoomOutput::List(to, league) => self.out.push(TableOutput::List(to, league)),
                RoomOutput::BeginEvening(from, company) => {
                    self.out.push(TableOutput::BeginEvening(from, company));
                }
                RoomOutput::Played(evening, points) => {
                    self.note(ContestOrder::Played(evening, points));
                }
            }
        }
        // Another process hosts a table that is lost. If it has appended nothing since it took the table
        // over, this process would append behind it.
        if self.stores_again_at.is_none()
            && self.ending != Some(Ending::Lost)
            && let Some(write) = self.writes.start(now)
        {
            self.out.push(TableOutput::Store(write));
        }
        self.think(now);
        if changed {
            let summary = self.room.summary();
            if self.published.as_ref() != Some(&summary) {
                self.out.push(TableOutput::Publish(summary.clone()));
                self.published = Some(summary);
            }
        }
    }

    /// Has the computer player in turn think. Withdraws a thought that nobody waits for any more.
    fn think(&mut self, now: Instant) {
        if let Some(told) = self.thought {
            let urgency = self.room.urgency();
            if !self.room.awaits_thought() {
                self.thought = None;
                self.out.push(TableOutput::Withdraw);
            } else if urgency < told {
                self.thought = Some(urgency);
                self.out.push(TableOutput::Hurry);
            }
        }
        if let Some(next) = self.room.take_thinking(now) {
            self.thought = Some(next.urgency);
            self.out.push(TableOutput::Think(next));
        }
    }

    fn trouble(&mut self, on: bool) {
        if self.in_trouble != on {
            self.in_trouble = on;
            self.out.push(TableOutput::InTrouble(on));
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
        if self.is_paused == on {
            return;
        }
        self.is_paused = on;
        let frame: Arc<str> = FromServer::Pause { on }.text().into();
        for &listener in &self.listeners {
            self.out
                .push(TableOutput::Send(listener, Arc::clone(&frame)));
        }
    }
}

/// Returns why the connections of a table that is unloaded lose it. In a cluster they enter again
/// where the table is then, unless it was closed; then there is no reason to tell.
pub fn why_unloaded(ending: Option<Ending>, is_shared: bool) -> Option<ParlourRefusal> {
    match ending {
        Some(Ending::Close | Ending::Delete) => Some(ParlourRefusal::TableClosed),
        Some(Ending::Stop | Ending::HandOver(_) | Ending::Lost) | None if is_shared => None,
        Some(Ending::Stop | Ending::HandOver(_) | Ending::Lost) | None => {
            Some(ParlourRefusal::Trouble)
        }
    }
}

/// Returns the part of a record from which a match can continue. If a line cannot be read, it and
/// all lines after it are removed from the log; they stay in a copy.
pub(crate) fn usable(log: &dyn Log, table: &str, mut record: Vec<u8>) -> Vec<u8> {
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
