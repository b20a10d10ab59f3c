//! The part `parlour`: one server, its disk, the network and people who play several games.
//!
//! What is simulated at the level of cores: rooms, loaded tables, the lobby, the log in files with
//! its journal, leagues, evenings, and the clients. What is not: sockets, TLS, the page, hashing of
//! secret words, codes, bans, and the limits of a connection.

mod faults;
mod server;
mod store;

pub use faults::{Fault, Planted};

use crate::choices::SeededChoices;
use crate::disk::SimulatedDisk;
use crate::outcome::RunOutcome;
use crate::people::checks::{CheckResult, told_line};
use crate::people::guest::SimulatedGuest;
use crate::people::lines::{SERVER_SILENCE, SentFrame};
use crate::people::run::{PeopleRun, PersonHappening};
use crate::people::{EVENING, LEAGUE, crowd};
use crate::phase::{END_TIMEOUT, FORGET_TIME, RunPhase};
use crate::wakes::TableWakes;
use serpente_client::person::Token;
use serpente_client::wire::FromClient;
use serpente_engine::host::{Thinking, Thought};
use serpente_engine::table::Event;
use serpente_parlour::loaded::TableInput;
use serpente_parlour::log::{Appended, Disk};
use serpente_parlour::room::{ListenerId, RoomInput};
use serpente_parlour::sharing::ProcessId;
use server::{Server, ServerAct};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::StoredEntries;

/// How many bytes may wait for a slow reader.
const LISTENER_MOST_BYTES: usize = 256 * 1024;

/// After what silence a client gives a connection up.
const CLIENT_SILENCE: Duration = Duration::from_secs(40);

/// How long the disk takes for a write at most, in milliseconds, while nothing slows it down.
const USUAL_WRITE_TIME: u64 = 3;

/// The most steps of a run. A run has a few thousand.
const MOST_STEPS: u64 = 60_000;

/// Something that is going to happen.
enum NextHappening {
    ServerStarts,
    LooksAfter(u64),
    Person(PersonHappening),
    ToServer(ListenerId, Box<FromClient>),
    PieceArrived(ListenerId),
    ServerNotices(ListenerId),
    Wakes(u64, String, Instant),
    DiskWrites(u64),
    Stored(u64, String, Appended),
    Thought(u64, String, Box<Thought>),
    Later(u64, String, Box<TableInput>),
    StopIsOver(u64, u64),
    Fault(Fault),
    DiskHasRoom,
    SyncsWork,
    DiskIsFast,
    Calm,
    Looks,
    Ends,
}

/// What the server stores, and where.
struct ServerStorage {
    disk: SimulatedDisk,
    /// How long a write takes at most, in milliseconds.
    write_time: u64,
    /// Whether a write is under way.
    is_writing: bool,
    /// The leagues and evenings.
    entries: StoredEntries,
}

impl From<PersonHappening> for NextHappening {
    fn from(happening: PersonHappening) -> Self {
        Self::Person(happening)
    }
}

/// The run of one seed.
struct ParlourWorld {
    run: PeopleRun<NextHappening>,
    storage: ServerStorage,
    server: Option<Server>,
    /// The number of the server's process. What an earlier one began comes to nothing.
    process: u64,
    wakes: TableWakes<String>,
    /// How many people each match rated in processes that have ended, by where it ended.
    rated: BTreeMap<(String, u64), u64>,
    planted: Option<Planted>,
}

/// Runs the parlour of a seed. `dropped` are the numbers of faults that are left out.
#[must_use]
pub fn run(seed: u64, planted: Option<Planted>, dropped: &[usize]) -> RunOutcome {
    let mut people = SeededChoices::new(seed, 1);
    let company = crowd(&mut people);
    let guest_count = company.guests.len();
    let chaos = people.millis(60_000, 400_000);
    let mut weather = SeededChoices::new(seed, 2);
    let all = faults::faults(&mut weather, guest_count, chaos);
    let mut world = ParlourWorld {
        run: PeopleRun::new(seed, company),
        storage: ServerStorage {
            disk: SimulatedDisk::new(planted),
            write_time: USUAL_WRITE_TIME,
            is_writing: false,
            entries: StoredEntries::default(),
        },
        server: None,
        process: 0,
        wakes: TableWakes::default(),
        rated: BTreeMap::new(),
        planted,
    };
    let faults = world
        .run
        .timeline
        .put_faults(all, dropped, NextHappening::Fault);
    world.run.put(Duration::ZERO, NextHappening::ServerStarts);
    world.run.put(chaos, NextHappening::Calm);
    world.run.let_people_come();
    let result = world.work();
    world
        .run
        .timeline
        .outcome(world.run.crowd.moves(), result, faults)
}

impl ParlourWorld {
    fn work(&mut self) -> CheckResult {
        while self.run.phase != RunPhase::Ended {
            let happening = self.run.timeline.next(MOST_STEPS)?;
            self.happens(happening)?;
            self.carry()?;
        }
        Ok(())
    }

    /// Does one thing that happens.
    fn happens(&mut self, happening: NextHappening) -> CheckResult {
        let instant = self.run.instant();
        match happening {
            NextHappening::ServerStarts => self.server_starts()?,
            NextHappening::LooksAfter(process) => {
                if process == self.process
                    && let Some(server) = &mut self.server
                {
                    server.look_after(instant);
                    self.storage.disk.empty_full_journals();
                    self.run
                        .put_in(Duration::from_secs(60), NextHappening::LooksAfter(process));
                }
            }
            NextHappening::Person(happening) => self.happens_to(happening)?,
            NextHappening::ToServer(line, frame) => {
                if let Some(known) = self.run.crowd.lines.get(line)
                    && let Some(server) = &mut self.server
                {
                    let name = &self.run.crowd.guests[known.guest].name;
                    self.run.step(&format!("{name} sends {}", frame.kind()));
                    self.run.timeline.hash(frame.text().as_bytes());
                    server.frame(line, *frame, instant);
                }
            }
            NextHappening::PieceArrived(line) => {
                if let Some(server) = &mut self.server {
                    server.piece_sent(line, instant);
                }
            }
            NextHappening::ServerNotices(line) => {
                if let Some(server) = &mut self.server {
                    self.run
                        .step(&format!("the server gives connection {} up", line.0));
                    server.gone(line, instant);
                }
            }
            NextHappening::Wakes(process, table, at) => {
                let now = self.run.now();
                if process == self.process
                    && self.wakes.is_due(&table, &table, at, now)?
                    && let Some(server) = &mut self.server
                {
                    self.run.step(&format!("{table} wakes up"));
                    server.wake(&table, instant);
                }
            }
            NextHappening::DiskWrites(process) => self.disk_writes(process)?,
            NextHappening::Stored(process, table, appended) => {
                let words = format!("{table}: stored: {appended:?}");
                self.table_gets(process, &table, TableInput::Stored(appended), &words);
            }
            NextHappening::Thought(process, table, thought) => {
                let words = format!("{table}: a computer player has chosen");
                let input = TableInput::Room(RoomInput::Thought(*thought));
                self.table_gets(process, &table, input, &words);
            }
            NextHappening::Later(process, table, input) => {
                let words = format!("{table}: news of a contest");
                self.table_gets(process, &table, *input, &words);
            }
            NextHappening::StopIsOver(process, down) => self.stop_is_over(process, down),
            NextHappening::Fault(fault) => self.fault(fault),
            NextHappening::DiskHasRoom => self.storage.disk.set_full(false, 0),
            NextHappening::SyncsWork => self.storage.disk.set_syncs_fail(false),
            NextHappening::DiskIsFast => self.storage.write_time = USUAL_WRITE_TIME,
            NextHappening::Calm => self.calm(),
            NextHappening::Looks => self.looks()?,
            NextHappening::Ends => self.ends()?,
        }
        Ok(())
    }

    /// Gives something to a table, if this process of the server is still running.
    fn table_gets(&mut self, process: u64, table: &str, input: TableInput, words: &str) {
        let instant = self.run.instant();
        if process == self.process
            && let Some(server) = &mut self.server
        {
            self.run.step(words);
            server.table(table, input, instant);
        }
    }

    /// Does what the server wants.
    fn carry(&mut self) -> CheckResult {
        while let Some(server) = &mut self.server
            && !server.out.is_empty()
        {
            for act in std::mem::take(&mut server.out) {
                self.act(act)?;
            }
        }
        if let Some(server) = &mut self.server {
            for table in std::mem::take(&mut server.seen.deleted) {
                self.run.crowd.forget_table(&table);
            }
            if server.has_stopped() {
                self.server_ends();
            }
        }
        Ok(())
    }

    fn act(&mut self, act: ServerAct) -> CheckResult {
        let process = self.process;
        match act {
            ServerAct::Send(line, table, text) => {
                if let (Some(table), Some(number)) = (table, told_line(&text)) {
                    self.run.crowd.checks.sent(&table, number)?;
                }
                self.send_down(line, text);
            }
            ServerAct::PieceEnds(line) => {
                if let Some(known) = self.run.crowd.lines.carrying(line) {
                    let at = known.down.max(self.run.now());
                    self.run.put(at, NextHappening::PieceArrived(line));
                }
            }
            ServerAct::Close(line) => {
                let wait = self.run.choices.millis(5, 200);
                self.run.put_in(wait, PersonHappening::Notices(line).into());
            }
            ServerAct::Write => self.begin_to_write(),
            ServerAct::Think(table, thinking) => self.think(table, *thinking),
            ServerAct::Later(table, input) => {
                let wait = self.run.choices.millis(0, 40);
                self.run
                    .put_in(wait, NextHappening::Later(process, table, input));
            }
            ServerAct::Wake(table, at) => {
                if self.wakes.ask(table.clone(), at) {
                    let when = self.run.timeline.time_of(at).max(self.run.now());
                    self.run.put(when, NextHappening::Wakes(process, table, at));
                }
            }
        }
        Ok(())
    }

    fn think(&mut self, table: String, thinking: Thinking) {
        let wait = self.run.choices.millis(1, 300);
        let thought = Box::new(thinking.think());
        self.run
            .put_in(wait, NextHappening::Thought(self.process, table, thought));
    }

    fn begin_to_write(&mut self) {
        if self.planted == Some(Planted::TellBeforeDisk)
            && let Some(server) = &mut self.server
        {
            for (table, appended) in server.stored_too_early() {
                self.run.put_in(
                    Duration::ZERO,
                    NextHappening::Stored(self.process, table, appended),
                );
            }
        }
        if !self.storage.is_writing {
            self.storage.is_writing = true;
            let wait = self.run.choices.millis(1, self.storage.write_time);
            self.run
                .put_in(wait, NextHappening::DiskWrites(self.process));
        }
    }

    /// Writes what waits, and looks at what the logs contain then.
    fn disk_writes(&mut self, process: u64) -> CheckResult {
        if process != self.process {
            return Ok(());
        }
        self.storage.is_writing = false;
        let Some(server) = &mut self.server else {
            return Ok(());
        };
        let results = server.write();
        self.run
            .step(&format!("the disk has taken {} writes", results.len()));
        if self.run.choices.once_in(20) {
            self.storage.disk.empty_full_journals();
        }
        for (table, appended) in results {
            let content = self.storage.disk.content(&format!("{table}.jsonl"));
            self.run.crowd.checks.grown(&table, &content)?;
            let wait = self.run.choices.millis(0, 3);
            self.run
                .put_in(wait, NextHappening::Stored(process, table, appended));
        }
        Ok(())
    }

    fn server_starts(&mut self) -> CheckResult {
        if self.server.is_some() {
            return Ok(());
        }
        self.process += 1;
        self.run.step("the server starts");
        self.storage.is_writing = false;
        self.wakes.forget();
        if self.planted == Some(Planted::ForgetLeague) {
            self.storage.entries.forget("league");
        }
        let now = self.run.instant();
        let clock = self.run.timeline.clock();
        let started = Server::start(
            &self.storage.disk,
            &self.storage.entries,
            &mut self.run.choices,
            self.planted,
            clock,
            now,
        );
        let Ok(server) = started else {
            // The disk is full or broken; somebody starts it again.
            self.run
                .put_in(Duration::from_secs(2), NextHappening::ServerStarts);
            return Ok(());
        };
        self.rated_as_told(&server)?;
        self.server = Some(server);
        let process = self.process;
        self.run
            .put_in(Duration::from_secs(60), NextHappening::LooksAfter(process));
        let mut contents = BTreeMap::new();
        for file in self.storage.disk.files().unwrap_or_default() {
            if let Some(table) = file.strip_suffix(".jsonl") {
                contents.insert(table.to_owned(), self.storage.disk.content(&file));
            }
        }
        self.run.crowd.checks.restarted(&contents)
    }

    /// Checks that the league has as many matches as were rated.
    fn rated_as_told(&self, server: &Server) -> CheckResult {
        let nobody = Token::new().person();
        let people = server.contests.leagues.list(LEAGUE, nobody).people;
        let matches: u64 = people.iter().map(|person| u64::from(person.matches)).sum();
        let mut all = server.seen.rated.clone();
        all.extend(self.rated.clone());
        let expected: u64 = all.values().sum();
        if matches == expected {
            return Ok(());
        }
        Err(format!(
            "the league counts {matches} matches of its people, and {expected} were rated"
        ))
    }

    /// Sends a frame to the client of a connection.
    fn send_down(&mut self, line: ListenerId, text: Arc<str>) {
        let latency = self.run.choices.millis(5, 120);
        let slow = self.run.choices.millis(200, 1_500);
        let now = self.run.now();
        let Some(known) = self.run.crowd.lines.carrying(line) else {
            return;
        };
        known.waiting += text.len();
        if known.waiting > LISTENER_MOST_BYTES {
            // The server closes a connection that reads too slowly.
            self.break_line(line);
            return;
        }
        let wait = if now < known.slow_until {
            slow
        } else {
            latency
        };
        known.down = known.down.max(now + wait).max(known.stalled_until);
        let at = known.down;
        self.run.put(at, PersonHappening::Gets(line, text).into());
    }

    /// Lets frames of a person arrive at the server.
    fn send_up(&mut self, sent: Vec<SentFrame>) {
        for frame in sent {
            self.run
                .put(frame.at, NextHappening::ToServer(frame.line, frame.frame));
        }
    }

    fn guest_gets(&mut self, line: ListenerId, text: &str) -> CheckResult {
        if let Some(known) = self.run.crowd.lines.carrying(line) {
            known.waiting = known.waiting.saturating_sub(text.len());
        }
        let Some(number) = self.run.crowd.receiver(line) else {
            return Ok(());
        };
        let answers = self.run.take(number, text, true)?;
        self.kept_nothing_back(number, line, text)?;
        let sent = self.run.send(number, answers);
        self.send_up(sent);
        Ok(())
    }

    /// Checks that a person who is told to have kept back random bytes has not sent them in time.
    fn kept_nothing_back(&self, number: usize, line: ListenerId, text: &str) -> CheckResult {
        let guest = &self.run.crowd.guests[number];
        if let Some(server) = &self.server
            && let Some((table, promised)) = self.kept_back(guest, text)
            && server
                .seen
                .nonces
                .contains(&(table.clone(), promised, line))
        {
            return Err(format!(
                "{} sent the random bytes for a deal at {table} and is told to have kept them back",
                guest.name
            ));
        }
        Ok(())
    }

    /// If this frame says that this person kept back random bytes, returns the table and the line
    /// that asked for them.
    fn kept_back(&self, guest: &SimulatedGuest, text: &str) -> Option<(String, u64)> {
        if !text.contains(r#""type":"kept-back""#) {
            return None;
        }
        let state = guest.client.table.as_ref()?;
        let n = told_line(text)?;
        if n <= state.n {
            // Of a match from before this person came; somebody else may have had the seat.
            return None;
        }
        let line = usize::try_from(n).ok()?;
        let events = self
            .run
            .crowd
            .checks
            .logs
            .get(&state.table)?
            .events
            .get(..line)?;
        let Some(Event::KeptBack { seats }) = events.last() else {
            return None;
        };
        let own = state.seat?;
        if !seats.iter().any(|seat| seat.number() == own) {
            return None;
        }
        let promised = events
            .iter()
            .rposition(|event| matches!(event, Event::Promised { .. }))?;
        Some((state.table.clone(), promised as u64 + 1))
    }

    /// A person opens a connection.
    fn calls(&mut self, number: usize) {
        if !self.run.wants_to_call(number) {
            return;
        }
        let server = self.server.as_mut();
        let Some(server) = server.filter(|server| !server.is_stopping()) else {
            self.run.calls_again(number);
            return;
        };
        let process = ProcessId(self.process);
        let opened = self.run.connect(number, process, format_args!("calls"));
        server.connect(opened.id);
        self.send_up(opened.sent);
    }

    fn happens_to(&mut self, happening: PersonHappening) -> CheckResult {
        match happening {
            PersonHappening::Calls(number) => self.calls(number),
            PersonHappening::Acts(number) => {
                let sent = self.run.act(number)?;
                self.send_up(sent);
            }
            PersonHappening::Gets(line, text) => self.guest_gets(line, &text)?,
            PersonHappening::Notices(line) => self.run.notice_broken(line),
        }
        Ok(())
    }

    /// Breaks a line: each end notices a little later.
    fn break_line(&mut self, line: ListenerId) {
        if let Some(known) = self.run.crowd.lines.get_mut(line) {
            known.is_silent = true;
            let first = self.run.choices.millis(1, 3_000);
            let second = self.run.choices.millis(1, 3_000);
            self.run
                .put_in(first, PersonHappening::Notices(line).into());
            self.run.put_in(second, NextHappening::ServerNotices(line));
        }
    }

    /// The server's process ends; what it was doing comes to nothing.
    fn server_ends(&mut self) {
        if let Some(server) = self.server.take() {
            for (ended_at, people) in server.seen.rated {
                self.rated.entry(ended_at).or_insert(people);
            }
        }
        self.process += 1;
        self.storage.disk.kill();
        for line in self.run.crowd.lines.ids() {
            let wait = self.run.choices.millis(1, 3_000);
            if self.run.crowd.lines.silence(line) {
                self.run.put_in(wait, PersonHappening::Notices(line).into());
            }
        }
    }

    fn stop_is_over(&mut self, process: u64, down: u64) {
        if process == self.process && self.server.is_some() {
            self.run
                .step("the server has not stopped in time and is killed");
            self.server_ends();
        }
        self.run
            .put_in(Duration::from_millis(down), NextHappening::ServerStarts);
    }

    fn fault(&mut self, fault: Fault) {
        if self.run.phase.is_calm() {
            return;
        }
        self.run.step(&fault.to_string());
        let seconds = Duration::from_secs;
        match fault {
            Fault::Breaks(who) => {
                if let Some(line) = self.run.crowd.guests[who].line {
                    self.break_line(line);
                }
            }
            Fault::FallsSilent(who) => {
                if let Some(line) = self.run.crowd.guests[who].line
                    && let Some(known) = self.run.crowd.lines.get_mut(line)
                {
                    known.is_silent = true;
                    self.run
                        .put_in(CLIENT_SILENCE, PersonHappening::Notices(line).into());
                    self.run
                        .put_in(SERVER_SILENCE, NextHappening::ServerNotices(line));
                }
            }
            Fault::Stalls(who, time) => {
                let until = self.run.now() + seconds(time);
                self.run.crowd.lines.stall(Some(who), until);
            }
            Fault::Partition(time) => {
                let until = self.run.now() + seconds(time);
                self.run.crowd.lines.stall(None, until);
            }
            Fault::ReadsSlowly(who, time) => {
                let until = self.run.now() + seconds(time);
                if let Some(line) = self.run.crowd.guests[who].line
                    && let Some(known) = self.run.crowd.lines.get_mut(line)
                {
                    known.slow_until = until;
                }
            }
            Fault::Sleeps(who, time) => {
                if let Some(line) = self.run.crowd.guests[who].line
                    && let Some(known) = self.run.crowd.lines.get_mut(line)
                {
                    known.is_silent = true;
                    self.run.crowd.guests[who].disconnected();
                    self.run
                        .put_in(SERVER_SILENCE, NextHappening::ServerNotices(line));
                    self.run
                        .put_in(seconds(time), PersonHappening::Calls(who).into());
                }
            }
            Fault::Kill(down) => {
                self.server_ends();
                self.run
                    .put_in(Duration::from_millis(down), NextHappening::ServerStarts);
            }
            Fault::PowerCut(down) => {
                self.server_ends();
                self.storage.disk.cut_power(&mut self.run.choices);
                self.run
                    .put_in(Duration::from_millis(down), NextHappening::ServerStarts);
            }
            Fault::Terminate(down) => {
                let now = self.run.instant();
                if let Some(server) = &mut self.server {
                    server.stop(now);
                    let process = self.process;
                    self.run
                        .put_in(END_TIMEOUT, NextHappening::StopIsOver(process, down));
                }
            }
            Fault::DiskFull(time, torn_at) => {
                self.storage.disk.set_full(true, torn_at);
                self.run.put_in(seconds(time), NextHappening::DiskHasRoom);
            }
            Fault::SyncsFail(time) => {
                self.storage.disk.set_syncs_fail(true);
                self.run.put_in(seconds(time), NextHappening::SyncsWork);
            }
            Fault::DiskSlow(millis) => {
                self.storage.write_time = millis;
                self.run.put_in(seconds(30), NextHappening::DiskIsFast);
            }
        }
    }

    /// From now on nothing goes wrong, and nobody begins anything.
    fn calm(&mut self) {
        self.run.calm();
        self.run
            .put_in(Duration::from_secs(5), NextHappening::Looks);
    }

    /// Looks whether all matches have ended.
    fn looks(&mut self) -> CheckResult {
        if let Some(open) = self.what_is_open() {
            self.run.may_be_open(&open)?;
            self.run
                .put_in(Duration::from_secs(5), NextHappening::Looks);
            return Ok(());
        }
        self.run.close();
        for line in self.run.crowd.lines.ids() {
            if self.run.crowd.lines.silence(line) {
                self.run
                    .put_in(Duration::from_secs(1), NextHappening::ServerNotices(line));
            }
        }
        // Connections that fell silent are given up by then.
        self.run
            .put_in(SERVER_SILENCE + FORGET_TIME, NextHappening::Ends);
        Ok(())
    }

    /// Returns what still goes on, in words.
    fn what_is_open(&self) -> Option<String> {
        let Some(server) = &self.server else {
            return Some("the server is not there".to_owned());
        };
        for (table, loaded) in &server.tables {
            let room = loaded.room();
            if room.summary().info.playing && !room.is_asleep() {
                let wakes = room.wakes_at().map(|at| self.run.timeline.time_of(at));
                return Some(format!("{table} is still playing, it wakes at {wakes:?}"));
            }
        }
        self.run.crowd.what_is_open()
    }

    /// Checks what must hold in the end.
    fn ends(&mut self) -> CheckResult {
        self.run.end();
        let server = self.server.as_ref().ok_or("the server is not there")?;
        if let Some(remembered) = server.remembers() {
            return Err(format!(
                "nobody is there, and the server remembers {remembered}"
            ));
        }
        self.rated_as_told(server)?;
        self.run.crowd.checks.sound()?;
        self.evening_is_fair(server)
    }

    /// Checks that all tables of the evening have the same deals, and that it has their results.
    fn evening_is_fair(&self, server: &Server) -> CheckResult {
        let ended = self.run.crowd.checks.evening_deals_are_the_same()?;
        let outcomes = server.contests.evenings.outcomes(EVENING, 0);
        if let Some((_, outcome)) = outcomes.first()
            && outcome.waits + ended > outcomes.len()
        {
            return Err(format!(
                "the evening has {} tables, of which {ended} have ended their match, and waits for {}",
                outcomes.len(),
                outcome.waits
            ));
        }
        Ok(())
    }
}
