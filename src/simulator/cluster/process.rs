//! A process of the cluster: the cores of the cluster and of its tables, and between them what their
//! tasks do, in one thread.

use super::contests::{
    AskingTable, ChangeOver, ContestAsk, ContestKind, ProcessContests, is_contest,
};
use super::faults::PlantedInCluster;
use super::nats::BucketEntry;
use crate::choices::SeededChoices;
use crate::greeting::Greeted;
use crate::people::EVENING_WORDS;
use crate::timeline::RunClock;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{Conditions, FromClient, FromServer, HelloFrame, RefusedFrame};
use serpente_cluster::ToListener;
use serpente_cluster::cores::{
    AppendOrder, Beat, FoundTable, Here, HostNews, HostRequest, HostedSessions, Members, NextWrite,
    PlaceChange, PlaceMap, PlaceWrite, RELAY_RETRY_DELAY, RelayOutput, RelaySession, RelayState,
    RemoteTableLinks, SessionStep, SessionWatch, StreamAnswer, StreamRequest, StreamWrite,
    StreamWriter, ToEntry, ToHost, WatchStep, WriteOutcome, WriteStep, request_of,
};
use serpente_contests::{
    ChangeStep, EntryAnswer, EveningRequest, EveningSecrets, Evenings, FinishedMatch, Leagues,
    NotChanged,
};
use serpente_engine::host::Thinking;
use serpente_engine::table::{Bytes32, RandomSource};
use serpente_parlour::loaded::{
    ContestAnswer, ContestOrder, Ending, LoadedTable, PendingWrite, SEATS_LOG, TableInput,
    TableOutput,
};
use serpente_parlour::lobby::{Lobby, TableSummary};
use serpente_parlour::room::{
    Arrival, Entrance, ListenerId, Privacy, Room, RoomInput, TableLog, Terms,
};
use serpente_parlour::sharing::{Outbox, OutgoingFrame, ProcessId, ToRoom};
use serpente_text::words::Words;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::error::TryRecvError;
use tokio::sync::mpsc::{
    UnboundedReceiver, UnboundedSender, WeakUnboundedSender, unbounded_channel,
};

/// A request to the bucket.
#[derive(Debug)]
pub(super) enum BucketRequest {
    Write(PlaceWrite),
    /// Read the entry of this key.
    Read(String),
}

/// The answer of the bucket.
#[derive(Debug, Default)]
pub(super) struct BucketAnswer {
    /// The entry that was written.
    pub(super) written: Option<BucketEntry>,
    /// The entry that is there, if nothing was written and the bucket can be reached.
    pub(super) there: Option<BucketEntry>,
}

/// An action of a process that takes time or leaves it.
pub(super) enum ProcessAct {
    /// A frame goes to this connection, which is at this table.
    Send(ListenerId, Option<String>, Arc<str>),
    /// The table wants to know when all earlier frames have arrived.
    PieceEnds(ListenerId),
    /// The process closes this connection.
    Close(ListenerId),
    /// A message for a process that hosts a table.
    ToHost(ProcessId, Vec<u8>),
    /// A message for an entry process.
    ToEntry(ProcessId, Vec<u8>),
    /// The question of this number for a host process, whether it knows this session.
    Ask(ProcessId, RelaySession, u64, Vec<u8>),
    /// A beat for all processes.
    Beat(Box<Beat>),
    /// The write of this number asks this about a log.
    Stream(u64, String, StreamRequest),
    /// The request of this number to the bucket.
    Bucket(u64, BucketRequest),
    /// New information about a table for the bucket.
    PutKnown(String, Vec<u8>),
    /// The change of a league or an evening that is under way needs this.
    Contest(ContestAsk),
    /// A match has ended that a league is to rate.
    Finished(Box<FinishedMatch>),
    /// The match of an evening has ended at this table, with these points.
    Played(String, Vec<i64>),
    /// The relay of this number looks for its table after this delay.
    Find(String, u64, Duration),
    /// The session of a relay must be looked at soon.
    Watch(RelaySession),
    /// The relay of a table must do something then.
    RelayDue(String, Instant),
    /// A computer player of this table thinks. The number is that of the loaded table.
    Think(String, u64, Box<Thinking>),
    /// The table must be woken then.
    Wake(String, Instant),
}

/// One connection of a client, as its entry process sees it.
struct EntryConnection {
    who: Option<Greeted>,
    at: Option<String>,
    /// How many tables that it has left have not answered that yet.
    leaves: u32,
    sender: UnboundedSender<ToListener>,
    receiver: UnboundedReceiver<ToListener>,
}

/// The way of a relay to its table.
enum SimulatedWay {
    /// The table is hosted in the same process, and holds the strong senders of this queue.
    Near(WeakUnboundedSender<ToListener>),
    Far(FarSession),
}

/// The sending side of a session with a host process.
struct FarSession {
    host: ProcessId,
    session: RelaySession,
    sent: u64,
    watch: SessionWatch,
    /// The number of the question that was not answered yet.
    asks: Option<u64>,
}

struct RelayLink {
    out: UnboundedReceiver<ToListener>,
    way: SimulatedWay,
}

struct ProcessRelay {
    number: u64,
    state: RelayState,
    link: Option<RelayLink>,
    due: Option<Instant>,
}

/// The frames of a session to its entry process.
struct SessionQueue {
    session: RelaySession,
    out: UnboundedReceiver<ToListener>,
    counted: Arc<AtomicU64>,
}

/// A table in this process.
enum ProcessTable {
    /// It is being taken over. The messages wait.
    Waking(Vec<ToRoom>, Vec<u8>),
    /// It is loaded.
    Awake(Box<AwakeTable>),
    /// It is given to another process, and takes nothing more.
    Closing(Box<AwakeTable>),
}

struct AwakeTable {
    number: u64,
    loaded: LoadedTable,
    outboxes: BTreeMap<ListenerId, Outbox>,
}

/// What a write is for.
#[derive(Debug)]
enum WritePurpose {
    /// Lines of the loaded table of this number.
    Append(String, u64),
    TakeSeats(String),
    TakeRecord(String),
}

struct RunningWrite {
    log: String,
    write: StreamWrite,
    purpose: WritePurpose,
}

/// What a request to the bucket is for.
enum BucketPurpose {
    /// A relay wants this process to host its table.
    TakeOver(String, u64),
    /// A table is to be loaded here.
    IsHere(String),
    /// The table goes to another process.
    HandOver(String),
    /// A table is to be opened.
    Reserve(String, Box<SimulatedOpening>),
    /// A table is to be loaded at which nobody is.
    Visit(String),
    /// A check whether a loaded table is still hosted here.
    LookAfter,
}

/// A table that is about to be opened.
pub(super) struct SimulatedOpening {
    terms: Terms,
    private: bool,
    arrival: Arrival,
}

/// What a process knows of the cluster.
pub(super) struct ClusterView {
    pub(super) members: Members,
    places: PlaceMap,
    lobby: Lobby,
    /// The time of day.
    pub(super) clock: RunClock,
}

/// The relays by which connections of this process reach their tables.
#[derive(Default)]
struct ProcessRelays {
    by_table: BTreeMap<String, ProcessRelay>,
    links: RemoteTableLinks,
}

/// The sessions by which other processes reach the tables of this one.
#[derive(Default)]
struct ProcessSessions {
    hosted: HostedSessions<WeakUnboundedSender<ToListener>>,
    queues: Vec<SessionQueue>,
}

/// What this process writes to the logs.
struct ProcessWrites {
    writer: StreamWriter<WritePurpose>,
    running: BTreeMap<u64, RunningWrite>,
}

/// A process.
pub(super) struct Process {
    pub(super) id: ProcessId,
    pub(super) view: ClusterView,
    words: Arc<Words>,
    random: RandomSource,
    connections: BTreeMap<ListenerId, EntryConnection>,
    relays: ProcessRelays,
    sessions: ProcessSessions,
    tables: BTreeMap<String, ProcessTable>,
    writes: ProcessWrites,
    pub(super) contests: ProcessContests,
    requests: BTreeMap<u64, BucketPurpose>,
    last_number: u64,
    leaves: bool,
    planted: Option<PlantedInCluster>,
    /// What the process has done since this was emptied.
    pub(super) out: Vec<ProcessAct>,
}

impl Process {
    /// Starts a process, which has followed these entries of the bucket.
    pub(super) fn start(
        id: ProcessId,
        words: Arc<Words>,
        entries: &[BucketEntry],
        choices: &mut SeededChoices,
        planted: Option<PlantedInCluster>,
        clock: RunClock,
        now: Instant,
    ) -> Self {
        let mut process = Self {
            id,
            view: ClusterView {
                members: Members::new(id, now),
                places: PlaceMap::new(id),
                lobby: Lobby::default(),
                clock,
            },
            words,
            random: choices.source(),
            connections: BTreeMap::new(),
            relays: ProcessRelays::default(),
            sessions: ProcessSessions::default(),
            tables: BTreeMap::new(),
            writes: ProcessWrites {
                writer: StreamWriter::new(id.to_string()),
                running: BTreeMap::new(),
            },
            contests: ProcessContests::new(),
            requests: BTreeMap::new(),
            last_number: 0,
            leaves: false,
            planted,
            out: Vec::new(),
        };
        for entry in entries {
            process.follow(entry, now);
        }
        process
    }

    fn has(&self, planted: PlantedInCluster) -> bool {
        self.planted == Some(planted)
    }

    fn number(&mut self) -> u64 {
        self.last_number += 1;
        self.last_number
    }

    /// Returns the loaded tables.
    pub(super) fn loaded(&self) -> impl Iterator<Item = (&String, &LoadedTable)> {
        self.tables.iter().filter_map(|(table, known)| match known {
            ProcessTable::Awake(awake) => Some((table, &awake.loaded)),
            ProcessTable::Waking(..) | ProcessTable::Closing(_) => None,
        })
    }

    /// Returns whether the process takes no more connections and tables.
    pub(super) fn leaves(&self) -> bool {
        self.leaves
    }

    /// Returns whether the process is to end and has no more tables.
    pub(super) fn has_left(&self) -> bool {
        self.leaves && self.tables.is_empty()
    }

    /// Returns what the process remembers of people who are gone, in words, if it does.
    pub(super) fn remembers(&self) -> Option<String> {
        if !self.connections.is_empty() {
            return Some(format!("{} connections", self.connections.len()));
        }
        if let Some(table) = self.relays.by_table.keys().next() {
            return Some(format!("the relay of {table}"));
        }
        if let Some(table) = self.tables.keys().next() {
            return Some(format!("the table {table}"));
        }
        if !self.sessions.queues.is_empty() || !self.writes.running.is_empty() {
            return Some("sessions or writes".to_owned());
        }
        None
    }

    // The bucket.

    fn request(&mut self, request: BucketRequest, purpose: BucketPurpose) {
        let number = self.number();
        self.requests.insert(number, purpose);
        self.out.push(ProcessAct::Bucket(number, request));
    }

    /// Applies a change of the bucket.
    pub(super) fn follow(&mut self, entry: &BucketEntry, now: Instant) {
        if is_contest(&entry.key) {
            self.follow_contest(entry, now);
            return;
        }
        let change = self
            .view
            .places
            .take(&entry.key, entry.value.as_deref(), entry.revision);
        match change {
            Some(PlaceChange::At(table, process)) if process != self.id => {
                self.input(&table, TableInput::End(Ending::Lost), now);
            }
            Some(PlaceChange::Known(table, known)) => {
                self.view.lobby.add(table, known.map(|known| *known));
            }
            Some(PlaceChange::Opened(table, opened)) => self.view.lobby.is_opened(&table, opened),
            Some(PlaceChange::Gone(table)) => self.view.lobby.remove(&table),
            Some(PlaceChange::At(..)) | None => {}
        }
    }

    /// Returns whether this process knows of a table that may be entered.
    pub(super) fn knows(&self, table: &str) -> bool {
        self.view.lobby.find(table).is_ok()
    }

    /// Returns whether this process hosts a table, as far as it knows.
    pub(super) fn hosts(&self, table: &str) -> bool {
        self.view.places.own_place(table).is_some()
    }

    /// Takes an answer of the bucket.
    pub(super) fn bucket_answered(&mut self, number: u64, answer: &BucketAnswer, now: Instant) {
        let Some(purpose) = self.requests.remove(&number) else {
            return;
        };
        for entry in answer.written.iter().chain(&answer.there) {
            self.follow(entry, now);
        }
        let is_written = answer.written.is_some();
        match purpose {
            BucketPurpose::TakeOver(table, relay) => {
                if self.hosts(&table) {
                    self.connect(&table, relay, self.id, now);
                } else {
                    self.out
                        .push(ProcessAct::Find(table, relay, RELAY_RETRY_DELAY));
                }
            }
            BucketPurpose::IsHere(table) => {
                if self.hosts(&table) {
                    let log = format!("{table}{SEATS_LOG}");
                    let write = self.writes.writer.take();
                    self.start_write(log, write, WritePurpose::TakeSeats(table), now);
                } else {
                    self.tables.remove(&table);
                }
            }
            BucketPurpose::HandOver(table) => drop(self.tables.remove(&table)),
            BucketPurpose::Visit(table) => {
                if self.hosts(&table) {
                    self.pass_to_table(&table, ToRoom::Input(RoomInput::Tick), now);
                }
            }
            BucketPurpose::Reserve(table, opening) => {
                if !is_written {
                    self.view.lobby.remove(&table);
                    let line = opening.arrival.listener;
                    self.refuse(line, &ParlourRefusal::NotNow, Some("open"));
                } else if let Some(evening) = opening.terms.evening.clone() {
                    let change = Evenings::adding(&evening, table.clone());
                    let evenings = &mut self.contests.evenings;
                    if evenings.add(change, move |_| ChangeOver::Added(table, opening)) {
                        self.contest_goes_on(ContestKind::Evening, now);
                    }
                } else {
                    self.open(&table, *opening, now);
                }
            }
            // The loaded table was told by following the entry.
            BucketPurpose::LookAfter => {}
        }
    }

    // Writes to the stream.

    fn start_write(
        &mut self,
        log: String,
        write: StreamWrite,
        purpose: WritePurpose,
        now: Instant,
    ) {
        let number = self.number();
        let running = RunningWrite {
            log,
            write,
            purpose,
        };
        self.writes.running.insert(number, running);
        self.write_goes_on(number, now);
    }

    /// Takes an answer of the servers about a write.
    pub(super) fn stream_answered(&mut self, number: u64, answer: StreamAnswer, now: Instant) {
        if let Some(running) = self.writes.running.get_mut(&number) {
            running.write.answered(answer);
            self.write_goes_on(number, now);
        }
    }

    fn write_goes_on(&mut self, number: u64, now: Instant) {
        loop {
            let Some(running) = self.writes.running.get_mut(&number) else {
                return;
            };
            let request = match running.write.step() {
                WriteStep::Ask(request) => request,
                WriteStep::Over(outcome) => {
                    if let Some(over) = self.writes.running.remove(&number) {
                        self.write_is_over(over, outcome, now);
                    }
                    return;
                }
            };
            if self.planted == Some(PlantedInCluster::SkipFence)
                && let StreamRequest::Publish(message) = &request
                && !matches!(running.purpose, WritePurpose::Append(..))
            {
                let unchanged = StreamAnswer::Published(Some(message.behind));
                running.write.answered(unchanged);
                continue;
            }
            let log = running.log.clone();
            self.out.push(ProcessAct::Stream(number, log, request));
            return;
        }
    }

    fn write_is_over(&mut self, over: RunningWrite, outcome: WriteOutcome, now: Instant) {
        let RunningWrite { log, purpose, .. } = over;
        self.writes.writer.ends_at(&log, outcome.end);
        match purpose {
            WritePurpose::Append(table, number) => {
                self.stored(&table, number, &outcome, now);
                self.next_write(&log, now);
            }
            WritePurpose::TakeSeats(table) => {
                if let Some(ProcessTable::Waking(_, seats)) = self.tables.get_mut(&table) {
                    *seats = outcome.taken;
                    let write = self.writes.writer.take();
                    let log = table.clone();
                    self.start_write(log, write, WritePurpose::TakeRecord(table), now);
                }
            }
            WritePurpose::TakeRecord(table) => self.load(&table, outcome, now),
        }
    }

    fn stored(&mut self, table: &str, number: u64, outcome: &WriteOutcome, now: Instant) {
        // The task of a table that was unloaded hears nothing more.
        if let Some(ProcessTable::Awake(awake)) = self.tables.get(table)
            && awake.number == number
        {
            self.input(table, TableInput::Stored(outcome.appended), now);
        }
    }

    fn next_write(&mut self, log: &str, now: Instant) {
        if let Some(NextWrite { write, who }) = self.writes.writer.next_write(log) {
            self.start_write(log.to_owned(), write, who, now);
        }
    }

    fn store(&mut self, table: &str, number: u64, write: PendingWrite, now: Instant) {
        let log = match write.log {
            TableLog::Record => table.to_owned(),
            TableLog::Seats => format!("{table}{SEATS_LOG}"),
        };
        let after = write.after;
        let last = after + serpente_parlour::log::count(&write.lines);
        let order = AppendOrder {
            after,
            lines: write.lines,
            replaces: write.replaces,
        };
        let purpose = WritePurpose::Append(table.to_owned(), number);
        if self.writes.writer.order(&log, order, purpose) {
            self.next_write(&log, now);
        }
        if self.has(PlantedInCluster::TellBeforeStored) {
            self.input(table, TableInput::Stored(Ok(last)), now);
        }
    }

    // Tables.

    /// Passes a message to a table of this process, which is loaded if it is not.
    fn pass_to_table(&mut self, table: &str, message: ToRoom, now: Instant) {
        match self.tables.get_mut(table) {
            None => {
                let waking = ProcessTable::Waking(vec![message], Vec::new());
                self.tables.insert(table.to_owned(), waking);
                let Some(place) = self.view.places.own_place(table) else {
                    self.tables.remove(table);
                    return;
                };
                let write = PlaceMap::write(table, Some(place), self.id);
                let purpose = BucketPurpose::IsHere(table.to_owned());
                self.request(BucketRequest::Write(write), purpose);
            }
            Some(ProcessTable::Waking(inbox, _)) => inbox.push(message),
            Some(ProcessTable::Awake(awake)) => {
                let input = match message {
                    ToRoom::Enter(arrival, outbox) => {
                        awake.outboxes.insert(arrival.listener, outbox);
                        RoomInput::Enter(arrival)
                    }
                    ToRoom::Input(input) => {
                        if let RoomInput::Gone(listener) = &input {
                            awake.outboxes.remove(listener);
                        }
                        input
                    }
                    ToRoom::Appended(_) | ToRoom::Contest(_) | ToRoom::End(_) => return,
                };
                self.input(table, TableInput::Room(input), now);
            }
            Some(ProcessTable::Closing(closing)) => {
                if let ToRoom::Enter(arrival, outbox) = message {
                    closing.outboxes.insert(arrival.listener, outbox);
                }
            }
        }
    }

    /// Passes an input to a table, if it is loaded here.
    pub(super) fn input(&mut self, table: &str, input: TableInput, now: Instant) {
        if let Some(ProcessTable::Awake(awake)) = self.tables.get_mut(table) {
            let out = awake.loaded.input(input, now);
            let number = awake.number;
            self.carry(table, number, out, now);
        }
    }

    /// Passes the thought of a computer player to the loaded table of this number.
    pub(super) fn thought(&mut self, table: &str, number: u64, input: RoomInput, now: Instant) {
        if let Some(ProcessTable::Awake(awake)) = self.tables.get(table)
            && awake.number == number
        {
            self.input(table, TableInput::Room(input), now);
        }
    }

    /// Loads a table that this process has taken over.
    fn load(&mut self, table: &str, outcome: WriteOutcome, now: Instant) {
        let Some(ProcessTable::Waking(inbox, mut seats)) = self.tables.remove(table) else {
            return;
        };
        let mut record = outcome.taken;
        if self.has(PlantedInCluster::RenumberAfterTakeover) && !record.is_empty() {
            let whole = record.strip_suffix(b"\n").unwrap_or_default();
            let last = whole.iter().rposition(|&byte| byte == b'\n');
            record.truncate(last.map_or(0, |at| at + 1));
            let mut end = outcome.end;
            end.lines -= 1;
            self.writes.writer.ends_at(table, end);
        }
        if self.has(PlantedInCluster::ForgetSeats) {
            let first = seats.iter().position(|&byte| byte == b'\n');
            seats.truncate(first.map_or(0, |at| at + 1));
        }
        let random = RandomSource::seeded(self.random.number());
        let Some((room, out)) = Room::wake_up(table, &seats, &record, random, now) else {
            return;
        };
        let (loaded, requested) = LoadedTable::new(table, room, None, out, now);
        let number = self.number();
        let awake = AwakeTable {
            number,
            loaded,
            outboxes: BTreeMap::new(),
        };
        self.tables
            .insert(table.to_owned(), ProcessTable::Awake(Box::new(awake)));
        for output in requested {
            if self.has(PlantedInCluster::ForgetUnrated)
                && let TableOutput::Note(order) = output
            {
                let answer = match order {
                    ContestOrder::Rate(finished) => {
                        self.out.push(ProcessAct::Finished(Box::new(finished)));
                        ContestAnswer::Rated(Vec::new())
                    }
                    ContestOrder::Played(_, points) => {
                        self.out.push(ProcessAct::Played(table.to_owned(), points));
                        ContestAnswer::Played
                    }
                };
                self.input(table, TableInput::Contest(answer), now);
            } else {
                self.carry(table, number, vec![output], now);
            }
        }
        for message in inbox {
            self.pass_to_table(table, message, now);
        }
    }

    /// Does what the loaded table of this number requests.
    fn carry(&mut self, table: &str, number: u64, out: Vec<TableOutput>, now: Instant) {
        for output in out {
            let Some(ProcessTable::Awake(awake)) = self.tables.get_mut(table) else {
                return;
            };
            match output {
                TableOutput::Send(to, text) => {
                    if let Some(outbox) = awake.outboxes.get(&to) {
                        outbox.send(text);
                    }
                }
                TableOutput::Refuse(to, refusal, kind) => {
                    if let Some(outbox) = awake.outboxes.get(&to) {
                        outbox.frame(&refused(&refusal, kind));
                    }
                }
                TableOutput::EndOfPiece(to) => {
                    if let Some(outbox) = awake.outboxes.get(&to) {
                        outbox.put(OutgoingFrame::EndOfPiece);
                    }
                }
                TableOutput::Left(to) => {
                    if let Some(outbox) = awake.outboxes.remove(&to) {
                        outbox.put(OutgoingFrame::Left);
                    }
                }
                TableOutput::Store(write) => self.store(table, number, write, now),
                TableOutput::Think(next) => {
                    let thinking = Box::new(next.thinking);
                    self.out
                        .push(ProcessAct::Think(table.to_owned(), number, thinking));
                }
                TableOutput::Publish(known) => self.publish(table, known),
                TableOutput::Note(order) => self.note(table, number, order, now),
                TableOutput::List(to, asked) => {
                    let list = self.contests.leagues().list(&asked.league, asked.person);
                    if let Some(outbox) = awake.outboxes.get(&to) {
                        outbox.frame(&FromServer::League(list));
                    }
                }
                TableOutput::BeginEvening(from, company) => {
                    let asking = AskingTable {
                        table: table.to_owned(),
                        number,
                    };
                    let change = Evenings::beginning(table.to_owned(), company.clone());
                    let evenings = &mut self.contests.evenings;
                    if evenings.add(change, move |begun| {
                        ChangeOver::Begun(asking, from, company, begun)
                    }) {
                        self.contest_goes_on(ContestKind::Evening, now);
                    }
                }
                // Every thought is begun at once.
                TableOutput::Kept(..)
                | TableOutput::InTrouble(_)
                | TableOutput::Hurry
                | TableOutput::Withdraw => {}
            }
        }
        self.see_to_end(table, number, now);
    }

    fn publish(&mut self, table: &str, known: TableSummary) {
        let listed = Some(&known).filter(|known| !known.people.is_empty());
        let value = serde_json::to_vec(&listed).expect("it is plain data");
        self.out
            .push(ProcessAct::PutKnown(format!("known.{table}"), value));
        self.view.lobby.update(table, known);
    }

    /// Unloads a table that ends, or says when it wants to be woken.
    fn see_to_end(&mut self, table: &str, number: u64, now: Instant) {
        let Some(ProcessTable::Awake(awake)) = self.tables.get(table) else {
            return;
        };
        if awake.number != number {
            return;
        }
        match awake.loaded.ends_now() {
            None => {
                let wakes_at = awake.loaded.wakes_at(now);
                self.out.push(ProcessAct::Wake(table.to_owned(), wakes_at));
            }
            Some(Ending::HandOver(heir)) => {
                let Some(ProcessTable::Awake(awake)) = self.tables.remove(table) else {
                    return;
                };
                if let Some(place) = self.view.places.own_place(table) {
                    self.tables
                        .insert(table.to_owned(), ProcessTable::Closing(awake));
                    let write = PlaceMap::write(table, Some(place), heir);
                    let purpose = BucketPurpose::HandOver(table.to_owned());
                    self.request(BucketRequest::Write(write), purpose);
                }
            }
            Some(_) => drop(self.tables.remove(table)),
        }
    }

    /// Wakes a table whose time has come.
    pub(super) fn wake(&mut self, table: &str, now: Instant) {
        let Some(ProcessTable::Awake(awake)) = self.tables.get(table) else {
            return;
        };
        if awake.loaded.is_idle() {
            self.tables.remove(table);
        } else {
            self.input(table, TableInput::Tick, now);
        }
    }

    // Repeated tasks.

    /// Sends the beat of this process.
    pub(super) fn beat(&mut self) {
        let beat = Beat {
            process: self.id,
            tables: self.tables.len(),
            leaves: self.leaves,
            addresses: Vec::new(),
            bans: Vec::new(),
            codes: Vec::new(),
        };
        self.out.push(ProcessAct::Beat(Box::new(beat)));
    }

    /// Gives tables away while this process hosts more than its share.
    pub(super) fn share(&mut self, now: Instant) {
        let excess = self.view.members.excess(self.tables.len(), now);
        if excess > 0 && !self.leaves {
            self.give_away(excess.div_ceil(4), now);
        }
    }

    fn give_away(&mut self, tables: usize, now: Instant) {
        let names: Vec<String> = self.loaded().map(|(table, _)| table.clone()).collect();
        let heirs = self.view.members.heirs(tables.min(names.len()), now);
        for (table, heir) in names.iter().zip(heirs) {
            self.input(table, TableInput::End(Ending::HandOver(heir)), now);
        }
    }

    /// Looks whether the loaded tables are still hosted here.
    pub(super) fn look_after(&mut self) {
        let names: Vec<String> = self.loaded().map(|(table, _)| table.clone()).collect();
        for table in names {
            let request = BucketRequest::Read(PlaceMap::key(&table));
            self.request(request, BucketPurpose::LookAfter);
        }
    }

    /// Closes the sessions of entry processes that have been silent for too long.
    pub(super) fn forget_silent(&mut self, now: Instant) {
        for (table, listener) in self.sessions.hosted.forget_silent(now) {
            if let Some(ProcessTable::Awake(_)) = self.tables.get(&table) {
                let gone = ToRoom::Input(RoomInput::Gone(listener));
                self.pass_to_table(&table, gone, now);
            }
        }
    }

    /// Begins to end: gives all tables away, and closes all connections.
    pub(super) fn leave(&mut self, now: Instant) {
        self.leaves = true;
        self.give_away(usize::MAX, now);
        let lines: Vec<ListenerId> = self.connections.keys().copied().collect();
        for line in lines {
            self.out.push(ProcessAct::Close(line));
            self.gone(line, now);
        }
        let names: Vec<String> = self.tables.keys().cloned().collect();
        for table in names {
            self.input(&table, TableInput::End(Ending::Stop), now);
        }
    }

    // Host process: the sessions of others.

    /// Takes a message of an entry process. Returns the answer, if it is a question.
    pub(super) fn take_request(&mut self, payload: &[u8], now: Instant) -> Option<Here> {
        let request: ToHost = serde_json::from_slice(payload).ok()?;
        let session = request.session.clone();
        let mut step = self.sessions.hosted.take(&session, request, now);
        let mut table_end = None;
        if let SessionStep::Begins(request) = step {
            let (sender, out) = unbounded_channel();
            let counted = Arc::<AtomicU64>::default();
            self.sessions.queues.push(SessionQueue {
                session: session.clone(),
                out,
                counted: Arc::clone(&counted),
            });
            let is_here = self.hosts(&session.table) && !self.leaves;
            let queue = sender.downgrade();
            step = self
                .sessions
                .hosted
                .begin(&session, request, queue, counted, is_here, now);
            table_end = Some(sender);
        }
        match step {
            SessionStep::Answer(here, gone) => {
                for listener in gone {
                    let input = ToRoom::Input(RoomInput::Gone(listener));
                    self.pass_to_table(&session.table, input, now);
                }
                return Some(here);
            }
            SessionStep::Enters(arrival, language, queue) => match queue.upgrade() {
                Some(sender) => {
                    let outbox = Outbox::apart(arrival.listener, sender, &self.words, &language);
                    self.pass_to_table(&session.table, ToRoom::Enter(arrival, outbox), now);
                }
                None => self.sessions.hosted.end(&session),
            },
            SessionStep::ToTable(input) => {
                self.pass_to_table(&session.table, ToRoom::Input(input), now);
            }
            SessionStep::Nothing | SessionStep::Begins(_) => {}
        }
        // From here on only the table holds senders.
        drop(table_end);
        None
    }

    // Entry process: relays.

    /// Passes a message of a connection to a table, wherever it is hosted.
    fn send_to_table(&mut self, table: &str, message: ToRoom, now: Instant) {
        let number = self.number();
        let relay = self
            .relays
            .by_table
            .entry(table.to_owned())
            .or_insert_with(|| ProcessRelay {
                number,
                state: RelayState::default(),
                link: None,
                due: None,
            });
        relay.state.take(message, now);
        self.carry_relay(table, now);
    }

    /// Does what a relay wants.
    fn carry_relay(&mut self, table: &str, now: Instant) {
        let Some(relay) = self.relays.by_table.get_mut(table) else {
            return;
        };
        let number = relay.number;
        for output in relay.state.take_output() {
            match output {
                RelayOutput::Pass(message) => self.pass(table, message, now),
                RelayOutput::Find(after) => {
                    self.out
                        .push(ProcessAct::Find(table.to_owned(), number, after));
                }
            }
        }
        let Some(relay) = self.relays.by_table.get_mut(table) else {
            return;
        };
        if relay.state.is_empty() {
            self.relays.by_table.remove(table);
            return;
        }
        let due = relay.state.due();
        if due != relay.due {
            relay.due = due;
            if let Some(at) = due {
                self.out.push(ProcessAct::RelayDue(table.to_owned(), at));
            }
        }
    }

    fn pass(&mut self, table: &str, message: ToRoom, now: Instant) {
        let Some(relay) = self.relays.by_table.get_mut(table) else {
            return;
        };
        let Some(link) = &mut relay.link else {
            return;
        };
        match &mut link.way {
            SimulatedWay::Near(table_end) => {
                let message = match message {
                    ToRoom::Enter(arrival, _) => {
                        let Some(sender) = table_end.upgrade() else {
                            // The table has just ended. All connections will enter again.
                            return;
                        };
                        let outbox = Outbox::apart(arrival.listener, sender, &self.words, "en");
                        ToRoom::Enter(arrival, outbox)
                    }
                    other => other,
                };
                self.pass_to_table(table, message, now);
            }
            SimulatedWay::Far(far) => {
                let Some(mut request) = request_of(message) else {
                    return;
                };
                if self.planted == Some(PlantedInCluster::EnterTooEarly)
                    && let HostRequest::Enter(arrival, _) = &mut request
                {
                    arrival.after = arrival.after.saturating_sub(1);
                }
                let frame = ToHost {
                    session: far.session.clone(),
                    number: far.sent,
                    request,
                };
                far.sent += 1;
                let payload = serde_json::to_vec(&frame).expect("it is plain data");
                self.out.push(ProcessAct::ToHost(far.host, payload));
            }
        }
    }

    /// Looks for the table of the relay of this number.
    pub(super) fn find(&mut self, table: &str, number: u64, now: Instant) {
        if self
            .relays
            .by_table
            .get(table)
            .is_none_or(|relay| relay.number != number)
        {
            return;
        }
        let is_there = |process| self.view.members.is_there(process, now);
        match self.view.places.find(table, is_there, self.leaves) {
            FoundTable::At(process) => self.connect(table, number, process, now),
            FoundTable::TakeOver(was) => {
                let write = PlaceMap::write(table, was, self.id);
                let purpose = BucketPurpose::TakeOver(table.to_owned(), number);
                self.request(BucketRequest::Write(write), purpose);
            }
            FoundTable::Nowhere => {
                let again = ProcessAct::Find(table.to_owned(), number, RELAY_RETRY_DELAY);
                self.out.push(again);
            }
        }
    }

    /// Connects the relay of this number to the process that hosts its table.
    fn connect(&mut self, table: &str, number: u64, host: ProcessId, now: Instant) {
        let session = RelaySession {
            entry: self.id,
            table: table.to_owned(),
            number: self.number(),
        };
        let Some(relay) = self.relays.by_table.get_mut(table) else {
            return;
        };
        if relay.number != number {
            return;
        }
        let (table_end, out) = unbounded_channel();
        let way = if host == self.id {
            SimulatedWay::Near(table_end.downgrade())
        } else {
            self.relays
                .links
                .begin(table, session.number, table_end.clone());
            self.out.push(ProcessAct::Watch(session.clone()));
            SimulatedWay::Far(FarSession {
                host,
                session,
                sent: 0,
                watch: SessionWatch::new(host, now),
                asks: None,
            })
        };
        relay.link = Some(RelayLink { out, way });
        relay.state.enter_table(now);
        self.carry_relay(table, now);
        // From here on only the table holds senders.
        drop(table_end);
    }

    /// Lets the relay of a table do what is due.
    pub(super) fn relay_due(&mut self, table: &str, at: Instant, now: Instant) {
        if let Some(relay) = self.relays.by_table.get_mut(table)
            && relay.due == Some(at)
        {
            relay.due = None;
            relay.state.tick(now);
            self.carry_relay(table, now);
        }
    }

    fn far(&mut self, session: &RelaySession) -> Option<&mut FarSession> {
        match &mut self
            .relays
            .by_table
            .get_mut(&session.table)?
            .link
            .as_mut()?
            .way
        {
            SimulatedWay::Far(far) if far.session == *session => Some(far),
            SimulatedWay::Far(_) | SimulatedWay::Near(_) => None,
        }
    }

    /// Looks whether the host process of a session is there.
    pub(super) fn watch(&mut self, session: &RelaySession, now: Instant) {
        let place = self
            .view
            .places
            .of(&session.table)
            .map(|place| place.process);
        let Some(host) = self.far(session).map(|far| far.host) else {
            return;
        };
        let is_there = self.view.members.is_there(host, now);
        let number = self.number();
        let Some(far) = self.far(session) else {
            return;
        };
        match far.watch.step(place, is_there, now) {
            WatchStep::Wait => self.out.push(ProcessAct::Watch(session.clone())),
            WatchStep::End => self.relays.links.end(&session.table, session.number),
            WatchStep::Ask => {
                let frame = ToHost {
                    session: session.clone(),
                    number: far.sent,
                    request: HostRequest::AreYouThere,
                };
                far.asks = Some(number);
                let payload = serde_json::to_vec(&frame).expect("it is plain data");
                let ask = ProcessAct::Ask(host, session.clone(), number, payload);
                self.out.push(ask);
            }
        }
    }

    /// Takes the answer of a host process to the question of this number, or nothing if there was
    /// none in time.
    pub(super) fn watch_answered(
        &mut self,
        session: &RelaySession,
        number: u64,
        here: Option<Here>,
    ) {
        let sent = here.filter(|here| here.knows).map(|here| here.sent);
        let Some(came) = self.relays.links.came(&session.table, session.number) else {
            return;
        };
        let Some(far) = self.far(session) else {
            return;
        };
        if far.asks.take_if(|asked| *asked == number).is_none() {
            return;
        }
        if far.watch.answered(sent, came) == WatchStep::End {
            self.relays.links.end(&session.table, session.number);
        } else {
            self.out.push(ProcessAct::Watch(session.clone()));
        }
    }

    /// Takes a message of a host process.
    pub(super) fn take_news(&mut self, payload: &[u8]) {
        let Ok(mut news) = serde_json::from_slice::<ToEntry<'_>>(payload) else {
            return;
        };
        if self.has(PlantedInCluster::OverlookLost)
            && let Some(came) = self.relays.links.came(&news.table, news.session)
        {
            news.number = came;
        }
        self.relays.links.take(news);
    }

    // Connections of clients.

    /// Opens a connection.
    pub(super) fn connect_client(&mut self, line: ListenerId) {
        let (sender, receiver) = unbounded_channel();
        let connection = EntryConnection {
            who: None,
            at: None,
            leaves: 0,
            sender,
            receiver,
        };
        self.connections.insert(line, connection);
    }

    /// Handles a closed connection.
    pub(super) fn gone(&mut self, line: ListenerId, now: Instant) {
        if let Some(known) = self.connections.remove(&line)
            && let Some(table) = known.at
        {
            let gone = ToRoom::Input(RoomInput::Gone(line));
            self.send_to_table(&table, gone, now);
        }
    }

    /// Notes that a connection has got all frames of a piece.
    pub(super) fn piece_sent(&mut self, line: ListenerId, now: Instant) {
        let at = self.connections.get(&line).and_then(|at| at.at.clone());
        if let Some(table) = at {
            let sent = ToRoom::Input(RoomInput::PieceSent(line));
            self.send_to_table(&table, sent, now);
        }
    }

    fn outbox(&self, line: ListenerId) -> Option<Outbox> {
        let known = self.connections.get(&line)?;
        Some(Outbox::apart(line, known.sender.clone(), &self.words, "en"))
    }

    fn send(&self, line: ListenerId, frame: &FromServer) {
        if let Some(outbox) = self.outbox(line) {
            outbox.frame(frame);
        }
    }

    fn refuse(&self, line: ListenerId, refusal: &ParlourRefusal, to: Option<&str>) {
        self.send(line, &refused(refusal, to));
    }

    /// Takes a frame from a connection.
    pub(super) fn frame(&mut self, line: ListenerId, frame: FromClient, now: Instant) {
        let kind = frame.kind();
        let done = match frame {
            FromClient::Hello(hello) => self.greet(line, &hello),
            FromClient::Ping { id } => {
                self.send(line, &FromServer::Pong { id });
                Ok(())
            }
            frame => self.go(line, frame, now),
        };
        if let Err(refusal) = done {
            self.refuse(line, &refusal, Some(kind));
        }
    }

    fn greet(&mut self, line: ListenerId, hello: &HelloFrame) -> Allowed {
        let greeted = Greeted::new(&hello.name, hello.token.as_ref(), &mut self.random)?;
        let welcome = greeted.welcome("The simulated cluster");
        let connection = self.connections.get_mut(&line);
        connection.ok_or(ParlourRefusal::Hello)?.who = Some(greeted);
        self.send(line, &welcome);
        Ok(())
    }

    fn go(&mut self, line: ListenerId, frame: FromClient, now: Instant) -> Allowed {
        let known = self.connections.get(&line).ok_or(ParlourRefusal::Hello)?;
        let who = known.who.clone().ok_or(ParlourRefusal::Hello)?;
        let at = known.at.clone();
        if let Some(entering) = who.clone().enters(&frame, line, line.0) {
            return self.enter(&entering.table, at, entering.arrival, now);
        }
        let arrival = who.arrival(line, line.0);
        match frame {
            FromClient::Tables => {
                let list = self.view.lobby.list(arrival.person);
                if let Some(outbox) = self.outbox(line) {
                    outbox.send(list);
                }
            }
            FromClient::Open {
                conditions,
                private,
                ..
            } => {
                if let Some(at) = at {
                    return Err(ParlourRefusal::Elsewhere(at));
                }
                self.may_open(conditions, private, arrival, now)?;
            }
            FromClient::Evening { evening } => {
                let evening = match (evening, at) {
                    (Some(named), _) => named,
                    (None, Some(table)) => {
                        let summary = self.view.lobby.find(&table)?;
                        let evening = summary.info.evening.clone();
                        evening.ok_or(ParlourRefusal::NoEvening)?
                    }
                    (None, None) => return Err(ParlourRefusal::NoEvening),
                };
                let unix = self.view.clock.unix(now);
                let change = Evenings::ending_for(&evening, arrival.person, unix);
                let evenings = &mut self.contests.evenings;
                if evenings.add(change, move |ended| {
                    ChangeOver::EndedFor(line, evening, ended)
                }) {
                    self.contest_goes_on(ContestKind::Evening, now);
                }
            }
            frame => {
                let table = at.ok_or(ParlourRefusal::NotSeated)?;
                if frame == FromClient::Leave
                    && let Some(known) = self.connections.get_mut(&line)
                {
                    known.at = None;
                    known.leaves += 1;
                }
                let asked = ToRoom::Input(RoomInput::Ask(line, frame));
                self.send_to_table(&table, asked, now);
            }
        }
        Ok(())
    }

    /// Opens a table for somebody, if they may play there.
    fn may_open(
        &mut self,
        conditions: Conditions,
        private: bool,
        arrival: Arrival,
        now: Instant,
    ) -> Allowed {
        let unix = self.view.clock.unix(now);
        let terms = Terms::of(conditions).map_err(ParlourRefusal::Conditions)?;
        if let Some(league) = &terms.league
            && !self.contests.leagues().have_room(league, unix)
        {
            return Err(ParlourRefusal::ManyLeagues);
        }
        let Some(evening) = terms.evening.clone() else {
            let opening = SimulatedOpening {
                terms,
                private,
                arrival,
            };
            return self.reserve(opening);
        };
        let request = EveningRequest {
            name: evening.clone(),
            terms: terms.evening_terms(),
            opener: arrival.person,
            words: terms.evening_words.clone(),
            watched: terms.is_watched(),
        };
        let seats_at = self.view.lobby.tables_of(arrival.person);
        let evenings = self.contests.evenings();
        evenings.allow(&request, unix)?;
        evenings.may_enter(&evening, "", false, arrival.person, &seats_at)?;
        let secrets = EveningSecrets {
            key: Bytes32(self.random.bytes()),
            words: EVENING_WORDS.to_owned(),
        };
        let opening = Box::new(SimulatedOpening {
            terms,
            private,
            arrival,
        });
        let change = Evenings::admitting(request, &secrets, unix);
        let admitted = move |result| ChangeOver::Admitted(opening, result);
        if self.contests.evenings.add(change, admitted) {
            self.contest_goes_on(ContestKind::Evening, now);
        }
        Ok(())
    }

    /// Reserves a name for a table that somebody opens.
    fn reserve(&mut self, opening: SimulatedOpening) -> Allowed {
        let key = if opening.private {
            Some(self.random.number())
        } else {
            None
        };
        let person = opening.arrival.person;
        let table = self.view.lobby.open(person, self.random.number(), key)?;
        let write = PlaceMap::write(&table, None, self.id);
        let purpose = BucketPurpose::Reserve(table, Box::new(opening));
        self.request(BucketRequest::Write(write), purpose);
        Ok(())
    }

    /// Opens a table in this process.
    fn open(&mut self, table: &str, opening: SimulatedOpening, now: Instant) {
        let SimulatedOpening {
            terms,
            private,
            arrival,
        } = opening;
        let line = arrival.listener;
        let is_there = self.connections.contains_key(&line);
        // The table is opened even if the person has gone in the meantime.
        let outbox = match self.outbox(line) {
            Some(outbox) => outbox,
            None => Outbox::apart(line, unbounded_channel().0, &self.words, "en"),
        };
        if let Some(known) = self.connections.get_mut(&line) {
            known.at = Some(table.to_owned());
        }
        let (table_end, out) = unbounded_channel();
        let relay = ProcessRelay {
            number: self.number(),
            state: RelayState::opened(arrival.clone(), outbox),
            link: Some(RelayLink {
                out,
                way: SimulatedWay::Near(table_end.downgrade()),
            }),
            due: None,
        };
        self.relays.by_table.insert(table.to_owned(), relay);
        let privacy = Privacy {
            private,
            secret: None,
        };
        let random = RandomSource::seeded(self.random.number());
        let (room, requested) = Room::open(table, terms, privacy, arrival, random, now);
        let (loaded, requested) = LoadedTable::new(table, room, Some(line), requested, now);
        let number = self.number();
        let own = Outbox::apart(line, table_end, &self.words, "en");
        let awake = AwakeTable {
            number,
            loaded,
            outboxes: BTreeMap::from([(line, own)]),
        };
        self.tables
            .insert(table.to_owned(), ProcessTable::Awake(Box::new(awake)));
        self.carry(table, number, requested, now);
        if !is_there {
            self.send_to_table(table, ToRoom::Input(RoomInput::Gone(line)), now);
        }
    }

    fn enter(
        &mut self,
        table: &str,
        at: Option<String>,
        arrival: Arrival,
        now: Instant,
    ) -> Allowed {
        if let Some(at) = at
            && at != table
        {
            return Err(ParlourRefusal::Elsewhere(at));
        }
        let summary = self.view.lobby.find(table)?;
        let person = arrival.person;
        if !summary.people.contains(&person)
            && let Some(evening) = summary.info.evening.clone()
        {
            let seats_at = self.view.lobby.tables_of(person);
            let watches = arrival.entrance == Entrance::Watch;
            let evenings = self.contests.evenings();
            if evenings.may_enter(&evening, table, watches, person, &seats_at)? {
                let change = Evenings::watching(&evening, table.to_owned(), person);
                let entered = table.to_owned();
                if self.contests.evenings.add(change, move |noted| {
                    ChangeOver::MayWatch(entered, Box::new(arrival), noted)
                }) {
                    self.contest_goes_on(ContestKind::Evening, now);
                }
                return Ok(());
            }
        }
        self.goes_in(table, arrival, now);
        Ok(())
    }

    /// Lets a person who may enter a table do so.
    fn goes_in(&mut self, table: &str, arrival: Arrival, now: Instant) {
        let line = arrival.listener;
        let Some(outbox) = self.outbox(line) else {
            return;
        };
        if let Some(known) = self.connections.get_mut(&line) {
            known.at = Some(table.to_owned());
        }
        self.send_to_table(table, ToRoom::Enter(arrival, outbox), now);
    }

    // Leagues and evenings.

    /// Applies a change of a league or an evening.
    fn follow_contest(&mut self, entry: &BucketEntry, now: Instant) {
        let value = entry.value.as_deref();
        let revision = entry.revision;
        self.contests.leagues().take(&entry.key, value, revision);
        let changed = self.contests.evenings().take(&entry.key, value, revision);
        if let Some(evening) = changed
            && !self.has(PlantedInCluster::KeepResultsBack)
        {
            self.tell_evening(&evening, None, now);
        }
    }

    /// Sends news of an evening to tables that are loaded here.
    fn tell_evening(&mut self, evening: &str, of: Option<&str>, now: Instant) {
        let unix = self.view.clock.unix(now);
        let contests = &mut self.contests;
        let news = contests
            .told
            .news(&contests.evenings.store, evening, of, unix);
        for (table, outcome) in news {
            if self.tables.contains_key(&table) {
                let compared = ToRoom::Input(RoomInput::Compared(outcome));
                self.pass_to_table(&table, compared, now);
            }
        }
    }

    /// Lets a league or an evening note something of a match.
    fn note(&mut self, table: &str, number: u64, order: ContestOrder, now: Instant) {
        let unix = self.view.clock.unix(now);
        let asking = AskingTable {
            table: table.to_owned(),
            number,
        };
        let kind = match order {
            ContestOrder::Rate(finished) => {
                self.out
                    .push(ProcessAct::Finished(Box::new(finished.clone())));
                let mut rated = finished.clone();
                if self.has(PlantedInCluster::RateTwice) {
                    rated.ended_at.1 += self.id.0 << 32;
                }
                let change = Leagues::rating(rated, unix);
                let leagues = &mut self.contests.leagues;
                if !leagues.add(change, move |result| {
                    ChangeOver::Rated(asking, finished, result)
                }) {
                    return;
                }
                ContestKind::League
            }
            ContestOrder::Played(evening, points) => {
                self.out
                    .push(ProcessAct::Played(table.to_owned(), points.clone()));
                let change =
                    Evenings::playing_out(&evening, table.to_owned(), points.clone(), unix);
                let evenings = &mut self.contests.evenings;
                if !evenings.add(change, move |result| {
                    ChangeOver::Played(asking, evening, points, result)
                }) {
                    return;
                }
                ContestKind::Evening
            }
        };
        self.contest_goes_on(kind, now);
    }

    /// Takes the answer that the change of a league or an evening waits for.
    pub(super) fn contest_answered(
        &mut self,
        kind: ContestKind,
        answer: EntryAnswer,
        now: Instant,
    ) {
        self.contests.answered(kind, answer);
        self.contest_goes_on(kind, now);
    }

    fn contest_goes_on(&mut self, kind: ContestKind, now: Instant) {
        while let Some(step) = self.contests.next(kind) {
            match step {
                ChangeStep::Ask(request) => {
                    let ask = ContestAsk { kind, request };
                    self.out.push(ProcessAct::Contest(ask));
                    return;
                }
                ChangeStep::Over(Ok(over)) => self.change_is_over(over, now),
                ChangeStep::Over(Err(_)) => {}
            }
        }
    }

    fn tell_asking(&mut self, asking: &AskingTable, input: TableInput, now: Instant) {
        // The task of a table that was unloaded hears nothing more.
        if let Some(ProcessTable::Awake(awake)) = self.tables.get(&asking.table)
            && awake.number == asking.number
        {
            self.input(&asking.table, input, now);
        }
    }

    fn change_is_over(&mut self, over: ChangeOver, now: Instant) {
        match over {
            ChangeOver::Rated(asking, finished, result) => {
                let answer = match Leagues::rated(result) {
                    Some(standings) => ContestAnswer::Rated(standings),
                    None => ContestAnswer::NotNoted(Box::new(ContestOrder::Rate(finished))),
                };
                self.tell_asking(&asking, TableInput::Contest(answer), now);
            }
            ChangeOver::Played(asking, evening, points, result) => {
                let answer = match result {
                    Err(NotChanged::Unreachable) => {
                        ContestAnswer::NotNoted(Box::new(ContestOrder::Played(evening, points)))
                    }
                    Ok(_) | Err(NotChanged::Unknown | NotChanged::NoRoom) => {
                        self.tell_evening(&evening, Some(&asking.table), now);
                        ContestAnswer::Played
                    }
                };
                self.tell_asking(&asking, TableInput::Contest(answer), now);
            }
            ChangeOver::Begun(asking, line, company, result) => {
                let begun = Evenings::begun(&company.evening, result);
                let input = RoomInput::EveningBegins(line, company, begun);
                self.tell_asking(&asking, TableInput::Room(input), now);
            }
            ChangeOver::Admitted(opening, result) => {
                let line = opening.arrival.listener;
                let reserved = match Evenings::admitted(result) {
                    Ok(mut admitted) => {
                        if self.has(PlantedInCluster::OwnDeals) {
                            admitted.key.0.0[0] ^= u8::try_from(self.id.0).unwrap_or(1);
                        }
                        let SimulatedOpening {
                            terms,
                            private,
                            arrival,
                        } = *opening;
                        self.reserve(SimulatedOpening {
                            terms: terms.dealing_from(admitted.evening, admitted.key),
                            private,
                            arrival,
                        })
                    }
                    Err(refusal) => Err(refusal),
                };
                if let Err(refusal) = reserved {
                    self.refuse(line, &refusal, Some("open"));
                }
            }
            ChangeOver::Added(table, opening) => self.open(&table, *opening, now),
            ChangeOver::MayWatch(table, arrival, result) => match Evenings::may_watch(result) {
                Ok(()) => self.goes_in(&table, *arrival, now),
                Err(refusal) => self.refuse(arrival.listener, &refusal, Some("watch")),
            },
            ChangeOver::Ended(evening) => self.tell_evening(&evening, None, now),
            ChangeOver::EndedFor(line, evening, result) => {
                if result == Ok(true) {
                    self.tell_evening(&evening, None, now);
                }
                self.list_evening(line, &evening, now);
            }
        }
    }

    /// Sends the list of an evening to a connection.
    fn list_evening(&mut self, line: ListenerId, evening: &str, now: Instant) {
        let Some(known) = self.connections.get(&line) else {
            return;
        };
        let Some(who) = &known.who else {
            return;
        };
        let is_there = known.at.is_some();
        let unix = self.view.clock.unix(now);
        let person = who.token.person();
        let evenings = self.contests.evenings();
        match evenings.list(evening, person, is_there, unix) {
            Ok(list) => self.send(line, &FromServer::Evening(list)),
            Err(refusal) => self.refuse(line, &refusal, Some("evening")),
        }
    }

    /// Ends the evenings whose time is up.
    pub(super) fn end_evenings(&mut self, now: Instant) {
        let unix = self.view.clock.unix(now);
        for evening in self.contests.evenings().due(unix) {
            let change = Evenings::ending(&evening, unix);
            let evenings = &mut self.contests.evenings;
            if evenings.add(change, move |_| ChangeOver::Ended(evening)) {
                self.contest_goes_on(ContestKind::Evening, now);
            }
        }
    }

    /// Loads a table at which nobody is, if it is not loaded here.
    pub(super) fn visit(&mut self, table: &str) {
        if !self.tables.contains_key(table) {
            let write = PlaceMap::write(table, self.view.places.of(table), self.id);
            let purpose = BucketPurpose::Visit(table.to_owned());
            self.request(BucketRequest::Write(write), purpose);
        }
    }

    // What waits in the queues of this process.

    /// Passes on what waits in the queues. Returns whether there was anything.
    pub(super) fn pump(&mut self, now: Instant) -> bool {
        let mut is_any = self.pump_sessions();
        let names: Vec<String> = self.relays.by_table.keys().cloned().collect();
        for table in names {
            is_any |= self.pump_relay(&table, now);
        }
        for (&line, known) in &mut self.connections {
            while let Ok((_, out)) = known.receiver.try_recv() {
                is_any = true;
                match out {
                    OutgoingFrame::Text(text) => {
                        let at = known.at.clone();
                        self.out.push(ProcessAct::Send(line, at, text));
                    }
                    OutgoingFrame::EndOfPiece => self.out.push(ProcessAct::PieceEnds(line)),
                    OutgoingFrame::Left => match known.leaves.checked_sub(1) {
                        Some(left) => known.leaves = left,
                        None => known.at = None,
                    },
                }
            }
        }
        is_any
    }

    fn pump_relay(&mut self, table: &str, now: Instant) -> bool {
        let mut is_any = false;
        loop {
            let Some(relay) = self.relays.by_table.get_mut(table) else {
                return is_any;
            };
            let Some(link) = &mut relay.link else {
                return is_any;
            };
            match link.out.try_recv() {
                Ok((listener, out)) => relay.state.tell(listener, out),
                Err(TryRecvError::Empty) => return is_any,
                Err(TryRecvError::Disconnected) => {
                    relay.link = None;
                    relay.state.lost(now);
                }
            }
            is_any = true;
            self.carry_relay(table, now);
        }
    }

    fn pump_sessions(&mut self) -> bool {
        let mut is_any = false;
        for mut queue in std::mem::take(&mut self.sessions.queues) {
            loop {
                let news = match queue.out.try_recv() {
                    Ok((listener, OutgoingFrame::Text(text))) => {
                        self.tell(
                            &queue,
                            HostNews::Text(listener, Cow::Owned(text.to_string())),
                        );
                        continue;
                    }
                    Ok((listener, OutgoingFrame::EndOfPiece)) => HostNews::EndOfPiece(listener),
                    Ok((listener, OutgoingFrame::Left)) => HostNews::Left(listener),
                    Err(TryRecvError::Empty) => {
                        self.sessions.queues.push(queue);
                        break;
                    }
                    Err(TryRecvError::Disconnected) => {
                        self.tell(&queue, HostNews::Moved);
                        is_any = true;
                        break;
                    }
                };
                self.tell(&queue, news);
                is_any = true;
            }
        }
        is_any
    }

    fn tell(&mut self, queue: &SessionQueue, news: HostNews<'_>) {
        let message = ToEntry {
            table: Cow::Borrowed(&queue.session.table),
            session: queue.session.number,
            number: queue.counted.fetch_add(1, Ordering::Relaxed),
            news,
        };
        let payload = serde_json::to_vec(&message).expect("it is plain data");
        self.out
            .push(ProcessAct::ToEntry(queue.session.entry, payload));
    }
}

fn refused(refusal: &ParlourRefusal, to: Option<&str>) -> FromServer {
    FromServer::Refused(RefusedFrame {
        reason: refusal.reason().to_owned(),
        to: to.map(str::to_owned),
        text: String::new(),
    })
}
