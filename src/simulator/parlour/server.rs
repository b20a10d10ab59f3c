//! A server process: the parlour's cores, and between them what its tasks do, in one thread.
//!
//! The room, the loaded table, the lobby, the log in files, leagues and evenings are the code of the
//! parlour. What stands here in place of its tasks is the way of a frame from a connection to a
//! table, and the loading of tables.

use super::faults::Planted;
use super::store::StoredEntries;
use crate::choices::SeededChoices;
use crate::disk::SimulatedDisk;
use crate::greeting::Greeted;
use crate::people::EVENING_WORDS;
use crate::timeline::RunClock;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{Conditions, FromClient, FromServer, HelloFrame, RefusedFrame};
use serpente_contests::{EveningRequest, EveningSecrets, Evenings, Leagues};
use serpente_engine::host::Thinking;
use serpente_engine::table::{Bytes32, RandomSource};
use serpente_parlour::loaded::{
    ContestAnswer, ContestOrder, Ending, LoadedTable, PendingWrite, SEATS_LOG, TableInput,
    TableOutput,
};
use serpente_parlour::lobby::Lobby;
use serpente_parlour::log::{Appended, LogFiles, TableLines};
use serpente_parlour::room::{
    self, Arrival, Entrance, ListenerId, Privacy, Room, RoomInput, TableLog, TableNotes, Terms,
};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The size at which the simulated journal changes to its other file, in bytes. It is small, so that
/// this happens in most runs.
const JOURNAL_BYTES: u64 = 8 * 1024;

/// How long a table is stored if nobody sits there and no match was begun.
const UNUSED_TABLE_TIME: Duration = Duration::from_secs(10 * 60);

/// An action of the server that takes time or leaves the process.
pub(super) enum ServerAct {
    /// A frame goes to this connection, which is at this table.
    Send(ListenerId, Option<String>, Arc<str>),
    /// The table wants to know when all earlier frames have arrived.
    PieceEnds(ListenerId),
    /// The server closes this connection.
    Close(ListenerId),
    /// Lines wait for the disk.
    Write,
    /// A computer player of this table thinks.
    Think(String, Box<Thinking>),
    /// The table gets this a moment later.
    Later(String, Box<TableInput>),
    /// The table must be woken then.
    Wake(String, Instant),
}

/// One connection, as the server sees it.
#[derive(Debug)]
struct SimulatedConnection {
    who: Option<Greeted>,
    /// The table that it is at.
    at: Option<String>,
}

/// The leagues and evenings of the parlour.
pub(super) struct SimulatedContests {
    pub(super) leagues: Leagues,
    pub(super) evenings: Evenings,
}

/// What happened in a server process, to be compared with what people are told.
#[derive(Default)]
pub(super) struct SeenInServer {
    /// The tables that were deleted.
    pub(super) deleted: Vec<String>,
    /// Random bytes of players that have come: the table, the line and the connection.
    pub(super) nonces: BTreeSet<(String, u64, ListenerId)>,
    /// How many people each match rated, by where it ended.
    pub(super) rated: BTreeMap<(String, u64), u64>,
}

/// The planted fault, if there is one, and by what chance it shows.
struct PlantedInServer {
    fault: Option<Planted>,
    chance: SeededChoices,
}

/// A server process.
pub(super) struct Server {
    files: LogFiles<SimulatedDisk>,
    lobby: Lobby,
    pub(super) contests: SimulatedContests,
    /// The loaded tables.
    pub(super) tables: BTreeMap<String, LoadedTable>,
    connections: BTreeMap<ListenerId, SimulatedConnection>,
    /// The lines that wait for the disk, with the table to which they belong.
    waiting: Vec<(String, PendingWrite)>,
    /// The tables where no match was begun and nobody is, and since when.
    unused: BTreeMap<String, Instant>,
    /// What happened in it that the run checks.
    pub(super) seen: SeenInServer,
    random: RandomSource,
    clock: RunClock,
    planted: PlantedInServer,
    is_stopping: bool,
    /// What the server has done since this was emptied.
    pub(super) out: Vec<ServerAct>,
}

impl Server {
    /// Starts a process on this disk.
    ///
    /// # Errors
    /// Returns an error if the disk cannot be read or written.
    pub(super) fn start(
        disk: &SimulatedDisk,
        entries: &StoredEntries,
        choices: &mut SeededChoices,
        planted: Option<Planted>,
        clock: RunClock,
        now: Instant,
    ) -> io::Result<Self> {
        let files = LogFiles::open(disk.clone(), JOURNAL_BYTES)?;
        let leagues = Leagues::shared(Arc::new(entries.clone()));
        let evenings = Evenings::shared(Arc::new(entries.clone()));
        for (key, entry) in entries.all() {
            leagues.take(&key, entry.value.as_deref(), entry.revision);
            evenings.take(&key, entry.value.as_deref(), entry.revision);
        }
        let mut lobby = Lobby::default();
        let mut unused = BTreeMap::new();
        let names = files.tables()?;
        for name in &names {
            let Some(table) = name.strip_suffix(SEATS_LOG) else {
                continue;
            };
            if names.binary_search(&table.to_owned()).is_err() {
                unused.insert(table.to_owned(), now);
            }
            let seats_log = files.read(name, 0)?;
            let known = TableNotes::last(&seats_log).map(|kept| kept.summary(table));
            lobby.add(
                table.to_owned(),
                known.filter(|known| !known.people.is_empty()),
            );
        }
        Ok(Self {
            files,
            lobby,
            contests: SimulatedContests { leagues, evenings },
            tables: BTreeMap::new(),
            connections: BTreeMap::new(),
            waiting: Vec::new(),
            unused,
            seen: SeenInServer::default(),
            random: choices.source(),
            clock,
            planted: PlantedInServer {
                fault: planted,
                chance: SeededChoices::new(choices.below(u64::MAX), 0),
            },
            is_stopping: false,
            out: Vec::new(),
        })
    }

    fn has(&self, planted: Planted) -> bool {
        self.planted.fault == Some(planted)
    }

    /// Opens a connection.
    pub(super) fn connect(&mut self, line: ListenerId) {
        let connection = SimulatedConnection {
            who: None,
            at: None,
        };
        self.connections.insert(line, connection);
    }

    /// Returns how much the server remembers of people who are gone, in words, if it does.
    pub(super) fn remembers(&self) -> Option<String> {
        if !self.connections.is_empty() {
            return Some(format!("{} connections", self.connections.len()));
        }
        if let Some(table) = self.tables.keys().next() {
            return Some(format!("the loaded table {table}"));
        }
        if !self.waiting.is_empty() {
            return Some(format!("{} writes", self.waiting.len()));
        }
        None
    }

    fn send(&mut self, line: ListenerId, frame: &FromServer) {
        let at = self
            .connections
            .get(&line)
            .and_then(|known| known.at.clone());
        self.out
            .push(ServerAct::Send(line, at, frame.text().into()));
    }

    fn refuse(&mut self, line: ListenerId, refusal: &ParlourRefusal, to: Option<&str>) {
        let refused = RefusedFrame {
            reason: refusal.reason().to_owned(),
            to: to.map(str::to_owned),
            text: String::new(),
        };
        self.send(line, &FromServer::Refused(refused));
    }

    /// Handles a closed connection.
    pub(super) fn gone(&mut self, line: ListenerId, now: Instant) {
        if let Some(known) = self.connections.remove(&line)
            && let Some(table) = known.at
            && !self.has(Planted::NeverGone)
        {
            self.pass_to_table(&table, RoomInput::Gone(line), now);
        }
    }

    /// Notes that a connection has got all frames of a piece.
    pub(super) fn piece_sent(&mut self, line: ListenerId, now: Instant) {
        if let Some(table) = self
            .connections
            .get(&line)
            .and_then(|known| known.at.clone())
            && !self.has(Planted::ForgetPieces)
        {
            self.pass_to_table(&table, RoomInput::PieceSent(line), now);
        }
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
        let shown = match &hello.token {
            Some(_) if self.has(Planted::LostToken) && self.planted.chance.once_in(3) => None,
            shown => shown.as_ref(),
        };
        let greeted = Greeted::new(&hello.name, shown, &mut self.random)?;
        let welcome = greeted.welcome("The simulated parlour");
        let connection = self.connections.get_mut(&line);
        connection.ok_or(ParlourRefusal::Hello)?.who = Some(greeted);
        self.send(line, &welcome);
        Ok(())
    }

    fn go(&mut self, line: ListenerId, frame: FromClient, now: Instant) -> Allowed {
        let known = self.connections.get(&line).ok_or(ParlourRefusal::Hello)?;
        let who = known.who.clone().ok_or(ParlourRefusal::Hello)?;
        let at = known.at.clone();
        if let Some(entering) = who.clone().enters(&frame, line, 0) {
            return self.enter(&entering.table, at, entering.arrival, now);
        }
        let arrival = who.arrival(line, 0);
        match frame {
            FromClient::Tables => {
                let list = self.lobby.list(arrival.person);
                self.out.push(ServerAct::Send(line, None, list));
            }
            FromClient::People { ids } => {
                let people = self.lobby.people(&ids);
                self.send(line, &FromServer::People { people });
            }
            FromClient::Open {
                conditions,
                private,
                ..
            } => {
                if at.is_some() {
                    return Err(ParlourRefusal::Elsewhere(String::new()));
                }
                self.open(conditions, private, arrival, now)?;
            }
            FromClient::Leave => {
                let table = at.ok_or(ParlourRefusal::NotSeated)?;
                if let Some(known) = self.connections.get_mut(&line) {
                    known.at = None;
                }
                self.pass_to_table(&table, RoomInput::Ask(line, FromClient::Leave), now);
            }
            frame => {
                let table = at.ok_or(ParlourRefusal::NotSeated)?;
                self.ask(line, &table, frame, now);
            }
        }
        Ok(())
    }

    /// Passes a frame on to a table, unless a planted fault spoils it.
    fn ask(&mut self, line: ListenerId, table: &str, frame: FromClient, now: Instant) {
        let mut passed_on = frame;
        match &mut passed_on {
            FromClient::Nonce { n, .. } => {
                // Bytes that come once the deal is decided are too late.
                if let Some(loaded) = self.tables.get(table)
                    && loaded.room().awaits_bytes(*n)
                {
                    self.seen.nonces.insert((table.to_owned(), *n, line));
                }
                if self.has(Planted::ForgetNonce) && self.planted.chance.once_in(3) {
                    return;
                }
            }
            FromClient::Promise { hash, .. } if self.has(Planted::ChangePromise) => {
                hash.0[0] ^= 1;
            }
            FromClient::Move { after, .. } if self.has(Planted::TakeStaleMoves) => {
                *after = u64::MAX;
            }
            _ => {}
        }
        self.pass_to_table(table, RoomInput::Ask(line, passed_on), now);
    }

    fn open(
        &mut self,
        conditions: Conditions,
        private: bool,
        arrival: Arrival,
        now: Instant,
    ) -> Allowed {
        let unix = self.clock.unix(now);
        let mut terms = Terms::of(conditions).map_err(ParlourRefusal::Conditions)?;
        if let Some(league) = &terms.league
            && !self.contests.leagues.have_room(league, unix)
        {
            return Err(ParlourRefusal::ManyLeagues);
        }
        if let Some(evening) = terms.evening.clone() {
            let seats_at = self.lobby.tables_of(arrival.person);
            let request = EveningRequest {
                name: evening.clone(),
                terms: terms.evening_terms(),
                opener: arrival.person,
                words: terms.evening_words.clone(),
                watched: terms.is_watched(),
            };
            self.contests.evenings.allow(&request, unix)?;
            self.contests
                .evenings
                .enter(&evening, "", false, arrival.person, &seats_at)?;
            let secrets = EveningSecrets {
                key: Bytes32(self.random.bytes()),
                words: EVENING_WORDS.to_owned(),
            };
            let admitted = self.contests.evenings.admit(request, &secrets, unix)?;
            let mut key = admitted.key;
            if self.has(Planted::OwnDeals) {
                key.0.0[0] ^= u8::try_from(self.planted.chance.below(255)).unwrap_or(1) + 1;
            }
            terms = terms.dealing_from(admitted.evening, key);
        }
        let key = if private {
            Some(self.random.number())
        } else {
            None
        };
        let table = self.lobby.open(arrival.person, self.random.number(), key)?;
        if let Some(evening) = &terms.evening {
            self.contests.evenings.add(evening, &table);
        }
        let line = arrival.listener;
        if let Some(known) = self.connections.get_mut(&line) {
            known.at = Some(table.clone());
        }
        let privacy = Privacy {
            private,
            secret: None,
        };
        let random = RandomSource::seeded(self.random.number());
        let (room, out) = Room::open(&table, terms, privacy, arrival, random, now);
        let (loaded, requested) = LoadedTable::new(&table, room, Some(line), out, now);
        self.tables.insert(table.clone(), loaded);
        self.carry(&table, requested, now);
        Ok(())
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
        let summary = self.lobby.find(table)?.clone();
        if !summary.people.contains(&arrival.person)
            && let Some(evening) = &summary.info.evening
        {
            let watches = arrival.entrance == Entrance::Watch;
            let seats_at = self.lobby.tables_of(arrival.person);
            self.contests
                .evenings
                .enter(evening, table, watches, arrival.person, &seats_at)?;
        }
        if let Some(known) = self.connections.get_mut(&arrival.listener) {
            known.at = Some(table.to_owned());
        }
        self.pass_to_table(table, RoomInput::Enter(arrival), now);
        Ok(())
    }

    /// Passes an input on to a table, which is loaded if it is not.
    fn pass_to_table(&mut self, table: &str, input: RoomInput, now: Instant) {
        if !self.tables.contains_key(table) && !self.load(table, now) {
            if let RoomInput::Enter(arrival) = &input {
                let line = arrival.listener;
                if let Some(known) = self.connections.get_mut(&line) {
                    known.at = None;
                }
                self.refuse(line, &ParlourRefusal::NotNow, None);
            }
            return;
        }
        self.table(table, TableInput::Room(input), now);
    }

    /// Passes an input on to a table, if it is loaded.
    pub(super) fn table(&mut self, table: &str, input: TableInput, now: Instant) {
        if let Some(loaded) = self.tables.get_mut(table) {
            let out = loaded.input(input, now);
            self.carry(table, out, now);
        }
    }

    /// Loads a table from its log. Returns whether it could be loaded.
    fn load(&mut self, table: &str, now: Instant) -> bool {
        let beside = format!("{table}{SEATS_LOG}");
        let (Ok(mut seats_log), Ok(mut record)) =
            (self.files.take(&beside), self.files.take(table))
        else {
            return false;
        };
        if self.has(Planted::RenumberAfterTakeover) {
            let whole = record.strip_suffix(b"\n").unwrap_or_default();
            let last = whole.iter().rposition(|&byte| byte == b'\n');
            let end = last.map_or(0, |at| at + 1);
            let lines = serpente_parlour::log::count(&record[..end]);
            if self.files.cut(table, lines).is_ok() {
                record.truncate(end);
            }
        }
        if self.has(Planted::ForgetSeats) {
            let first = seats_log.iter().position(|&byte| byte == b'\n');
            seats_log.truncate(first.map_or(0, |at| at + 1));
            if self.files.cut(&beside, 1).is_err() {
                return false;
            }
        }
        if let Some((lines, bytes)) = room::readable(&record)
            && self.files.cut(table, lines).is_ok()
        {
            record.truncate(bytes);
        }
        let random = RandomSource::seeded(self.random.number());
        let Some((room, out)) = Room::wake_up(table, &seats_log, &record, random, now) else {
            return false;
        };
        let (loaded, requested) = LoadedTable::new(table, room, None, out, now);
        self.tables.insert(table.to_owned(), loaded);
        self.unused.remove(table);
        self.carry(table, requested, now);
        true
    }

    /// Does what a table requests.
    fn carry(&mut self, table: &str, out: Vec<TableOutput>, now: Instant) {
        for output in out {
            self.do_for(table, output, now);
        }
        let Some(loaded) = self.tables.get(table) else {
            return;
        };
        if let Some(ending) = loaded.ends_now() {
            let refusal = serpente_parlour::loaded::why_unloaded(Some(ending), false);
            let listeners = loaded.listeners().clone();
            self.tables.remove(table);
            for line in listeners {
                if let Some(refusal) = &refusal {
                    self.refuse(line, refusal, None);
                }
                if let Some(known) = self.connections.get_mut(&line) {
                    known.at = None;
                }
            }
            return;
        }
        let wakes_at = loaded.wakes_at(now);
        self.out.push(ServerAct::Wake(table.to_owned(), wakes_at));
    }

    fn do_for(&mut self, table: &str, output: TableOutput, now: Instant) {
        let unix = self.clock.unix(now);
        match output {
            TableOutput::Send(line, text) => self.send_on(table, line, text),
            TableOutput::Refuse(line, refusal, kind) => self.refuse(line, &refusal, kind),
            TableOutput::EndOfPiece(line) => self.out.push(ServerAct::PieceEnds(line)),
            TableOutput::Left(line) => {
                if let Some(known) = self.connections.get_mut(&line) {
                    known.at = None;
                }
            }
            TableOutput::Store(write) => {
                self.waiting.push((table.to_owned(), write));
                self.out.push(ServerAct::Write);
            }
            // Every thought is begun at once, so none is hurried or withdrawn.
            TableOutput::Kept(..)
            | TableOutput::InTrouble(_)
            | TableOutput::Hurry
            | TableOutput::Withdraw => {}
            TableOutput::Think(next) => {
                self.out
                    .push(ServerAct::Think(table.to_owned(), Box::new(next.thinking)));
            }
            TableOutput::Note(ContestOrder::Rate(finished)) => {
                let rated = self.contests.leagues.rate(&finished, unix);
                let standings = rated.unwrap_or_default();
                let ended_at = finished.ended_at.clone();
                let known = self.seen.rated.entry(ended_at);
                known.or_insert(standings.len() as u64);
                if self.has(Planted::RateTwice) {
                    let mut again = finished.clone();
                    again.ended_at.1 += 1;
                    self.contests.leagues.rate(&again, unix);
                }
                self.later(table, TableInput::Contest(ContestAnswer::Rated(standings)));
            }
            TableOutput::Note(ContestOrder::Played(evening, points)) => {
                if !self.has(Planted::LosePoints)
                    && self
                        .contests
                        .evenings
                        .played(&evening, table, &points, unix)
                        == Ok(true)
                {
                    for (other, outcome) in self.contests.evenings.outcomes(&evening, unix) {
                        let compared = RoomInput::Compared(outcome);
                        self.later(&other, TableInput::Room(compared));
                    }
                }
                self.later(table, TableInput::Contest(ContestAnswer::Played));
            }
            TableOutput::List(line, asked) => {
                let list = self.contests.leagues.list(&asked.league, asked.person);
                self.send(line, &FromServer::League(list));
            }
            TableOutput::BeginEvening(line, company) => {
                let begun = self.contests.evenings.begin(table, &company);
                let begins = RoomInput::EveningBegins(line, company, begun);
                self.later(table, TableInput::Room(begins));
            }
            TableOutput::Publish(known) => self.lobby.update(table, known),
        }
    }

    fn later(&mut self, table: &str, input: TableInput) {
        self.out
            .push(ServerAct::Later(table.to_owned(), Box::new(input)));
    }

    /// Sends a frame of a table, unless a planted fault spoils it.
    fn send_on(&mut self, table: &str, line: ListenerId, text: Arc<str>) {
        let at = Some(table.to_owned());
        let is_event = text.starts_with(r#"{"type":"event""#);
        let now_and_then = is_event && self.planted.chance.once_in(20);
        if self.has(Planted::LostFrame) && now_and_then {
            return;
        }
        if self.has(Planted::SwappedFrames)
            && now_and_then
            && let Some(ServerAct::Send(before, ..)) = self.out.last()
            && *before == line
        {
            let last = self.out.pop();
            self.out.push(ServerAct::Send(line, at, text));
            self.out.extend(last);
            return;
        }
        if self.has(Planted::DoubledFrame) && now_and_then {
            self.out
                .push(ServerAct::Send(line, at.clone(), Arc::clone(&text)));
        }
        if self.has(Planted::WrongPerson)
            && is_event
            && let Some(loaded) = self.tables.get(table)
            && let Some(&other) = loaded.listeners().iter().find(|&&other| other != line)
        {
            self.out
                .push(ServerAct::Send(other, at.clone(), Arc::clone(&text)));
            return;
        }
        if self.has(Planted::LeakToWatcher) && is_event && text.contains(r#""type":"dealt""#) {
            let loaded = self.tables.get(table);
            let others: Vec<ListenerId> = loaded.map_or_else(Vec::new, |known| {
                known.listeners().iter().copied().collect()
            });
            for other in others {
                self.out
                    .push(ServerAct::Send(other, at.clone(), Arc::clone(&text)));
            }
            return;
        }
        let mut sent = text;
        if self.has(Planted::WrongSeat) && sent.starts_with(r#"{"type":"table""#) {
            sent = sent
                .replace(r#""seat":1,"seats":[1]"#, r#""seat":0,"seats":[0]"#)
                .into();
        }
        self.out.push(ServerAct::Send(line, at, sent));
    }

    /// Stores the lines that wait. Returns the result for each table.
    pub(super) fn write(&mut self) -> Vec<(String, Appended)> {
        let waiting = std::mem::take(&mut self.waiting);
        let mut results = Vec::new();
        let mut together: Vec<TableLines> = Vec::new();
        let mut tables: Vec<String> = Vec::new();
        for (table, write) in waiting {
            let name = match write.log {
                TableLog::Record => table.clone(),
                TableLog::Seats => format!("{table}{SEATS_LOG}"),
            };
            if write.replaces {
                let appended = self.files.append(&together);
                results.extend(tables.drain(..).zip(appended));
                together.clear();
                let rewritten = self.files.rewrite(&name, write.after, &write.lines);
                results.push((table, rewritten));
                continue;
            }
            let is_record = write.log == TableLog::Record;
            if self.has(Planted::LoseAppend) && is_record && self.planted.chance.once_in(20) {
                let last = write.after + serpente_parlour::log::count(&write.lines);
                results.push((table, Ok(last)));
                continue;
            }
            let mut lines = write.lines;
            if self.has(Planted::AppendTwice) && is_record && self.planted.chance.once_in(20) {
                lines.extend(lines.clone());
            }
            together.push(TableLines {
                table: name,
                after: write.after,
                lines,
            });
            tables.push(table);
        }
        let appended = self.files.append(&together);
        results.extend(tables.into_iter().zip(appended));
        if self.has(Planted::LoseStored) && self.planted.chance.once_in(10) {
            results.pop();
        }
        results
    }

    /// Returns the tables whose lines wait for the disk, as if they were stored.
    pub(super) fn stored_too_early(&self) -> Vec<(String, Appended)> {
        let mut results = Vec::new();
        for (table, write) in &self.waiting {
            results.push((table.clone(), Ok(write.after)));
        }
        results
    }

    /// Wakes a table whose time has come.
    pub(super) fn wake(&mut self, table: &str, now: Instant) {
        let Some(loaded) = self.tables.get(table) else {
            return;
        };
        if loaded.is_idle() {
            if self.has(Planted::NeverUnload) {
                return;
            }
            if !loaded.room().has_record() {
                self.unused.insert(table.to_owned(), now);
            }
            self.tables.remove(table);
            return;
        }
        if !self.has(Planted::NeverWake) {
            self.table(table, TableInput::Tick, now);
        }
    }

    /// Deletes the tables where nobody has been for long and no match was begun, and ends evenings.
    pub(super) fn look_after(&mut self, now: Instant) {
        let unix = self.clock.unix(now);
        self.contests.evenings.end_those_due(unix);
        let mut old = Vec::new();
        for (table, since) in &self.unused {
            if *since + UNUSED_TABLE_TIME <= now && !self.tables.contains_key(table) {
                old.push(table.clone());
            }
        }
        for table in old {
            self.unused.remove(&table);
            let beside = format!("{table}{SEATS_LOG}");
            let is_empty = self
                .files
                .read(&table, 0)
                .is_ok_and(|lines| lines.is_empty());
            if is_empty && self.files.remove(&table).is_ok() && self.files.remove(&beside).is_ok() {
                self.lobby.remove(&table);
                self.contests.evenings.forget(&table, unix);
                self.seen.deleted.push(table);
            }
        }
    }

    /// Begins to stop: closes all connections, and the tables as soon as everything is stored.
    pub(super) fn stop(&mut self, now: Instant) {
        self.is_stopping = true;
        let lines: Vec<ListenerId> = self.connections.keys().copied().collect();
        for line in lines {
            self.out.push(ServerAct::Close(line));
            self.gone(line, now);
        }
        let tables: Vec<String> = self.tables.keys().cloned().collect();
        for table in tables {
            self.table(&table, TableInput::End(Ending::Stop), now);
        }
    }

    /// Returns whether the server is stopping and everything is stored.
    pub(super) fn has_stopped(&self) -> bool {
        self.is_stopping && self.tables.is_empty()
    }

    /// Returns whether the server takes no more connections.
    pub(super) fn is_stopping(&self) -> bool {
        self.is_stopping
    }
}
