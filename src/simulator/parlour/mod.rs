//! The part `parlour`: one server, its disk, the network and people who play several games.
//!
//! What is simulated at the level of cores: rooms, loaded tables, the lobby, the log in files with
//! its journal, leagues, evenings, and the clients. What is not: sockets, TLS, the page, hashing of
//! secret words, codes, bans, and the limits of a connection.

mod faults;
mod server;
mod store;

pub use faults::{Fault, Planted, TimedFault};

use crate::choices::SeededChoices;
use crate::disk::SimulatedDisk;
use crate::outcome::{RunFault, RunOutcome, RunTrouble};
use crate::people::checks::{CheckResult, Checks, told_line};
use crate::people::guest::{Role, SimulatedGuest};
use crate::trace::Trace;
use serpente_client::person::Token;
use serpente_client::wire::{
    AwayOption, Conditions, FromClient, LimitOption, PaceOption, RoundsOption, TableOptions,
    TurnOption, WatchersOption,
};
use serpente_engine::host::{Thinking, Thought};
use serpente_engine::table::{Event, Game};
use serpente_parlour::loaded::TableInput;
use serpente_parlour::log::{Appended, Disk};
use serpente_parlour::room::{ListenerId, RoomInput, Terms};
use server::{Clock, Server, ServerAct};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::StoredEntries;

/// How many bytes may wait for a slow reader.
const LISTENER_MOST_BYTES: usize = 256 * 1024;

/// After what silence a server gives a connection up, and after what silence a client does.
pub(crate) const SERVER_SILENCE: Duration = Duration::from_secs(60);
const CLIENT_SILENCE: Duration = Duration::from_secs(40);

/// How long matches may take to end when nothing goes wrong any more.
pub(crate) const CALM_TIME: Duration = Duration::from_secs(3 * 60 * 60);

/// How long the server may take to forget people who are gone.
pub(crate) const FORGET_TIME: Duration = Duration::from_secs(40);

/// How long the server may take to store everything when it is asked to stop.
pub(crate) const END_TIMEOUT: Duration = Duration::from_secs(5);

/// How often a table may be woken at one time.
pub(crate) const MOST_WAKES: u32 = 30;

/// The most steps of a run. A run has a few thousand.
const MOST_STEPS: u64 = 60_000;

/// The league and the evening of all tables that have one.
const LEAGUE: &str = "Monday";
const EVENING: &str = "Friday";

/// The words of the evening, which everybody knows.
const EVENING_WORDS: &str = "calm red fox brave blue owl";

/// The names of people.
pub(crate) const NAMES: [&str; 12] = [
    "Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kit", "Lea",
];

/// One end of a connection, as the network knows it.
struct Line {
    guest: usize,
    /// When the last frame in each direction arrives; a later one does not overtake it.
    up: Duration,
    down: Duration,
    /// Whether it carries nothing more.
    is_silent: bool,
    /// Until when nothing arrives.
    stalled_until: Duration,
    /// Until when the client reads slowly.
    slow_until: Duration,
    /// How many bytes are on the way to the client.
    waiting: usize,
}

/// Something that is going to happen.
enum NextHappening {
    ServerStarts,
    LooksAfter(u64),
    Calls(usize),
    Acts(usize),
    ToServer(ListenerId, Box<FromClient>),
    PieceArrived(ListenerId),
    ToGuest(ListenerId, Arc<str>),
    GuestNotices(ListenerId),
    ServerNotices(ListenerId),
    Wakes(u64, String, Instant),
    DiskWrites(u64),
    Stored(u64, String, Appended),
    Thought(u64, String, Box<Thought>),
    Later(u64, String, Box<RoomInput>),
    StopIsOver(u64, u64),
    Fault(Fault),
    DiskHasRoom,
    SyncsWork,
    DiskIsFast,
    Calm,
    Looks,
    Ends,
}

/// The run of one seed.
#[expect(
    clippy::struct_excessive_bools,
    reason = "they have nothing to do with one another"
)]
struct World {
    clock: Clock,
    now: Duration,
    queue: BTreeMap<(Duration, u64), NextHappening>,
    queued: u64,
    choices: SeededChoices,
    trace: Trace,
    disk: SimulatedDisk,
    /// How long a write takes.
    disk_time: Duration,
    entries: StoredEntries,
    server: Option<Server>,
    /// The number of the server's process. What an earlier one began comes to nothing.
    process: u64,
    /// Whether a write is under way.
    is_writing: bool,
    /// When each table is to be woken.
    wakes: BTreeMap<String, Instant>,
    /// When each table was last woken, and how often at that time.
    woken: BTreeMap<String, (Duration, u32)>,
    lines: BTreeMap<ListenerId, Line>,
    last_line: u64,
    /// How many results the league got from processes that have ended.
    rated: u64,
    guests: Vec<SimulatedGuest>,
    /// The table of each group, once it is open.
    groups: Vec<Option<String>>,
    checks: Checks,
    planted: Option<Planted>,
    is_calm: bool,
    calm_since: Duration,
    is_closing: bool,
    has_ended: bool,
}

/// Returns settings of a table that can be played.
pub(crate) fn conditions(choices: &mut SeededChoices) -> Conditions {
    let games: Vec<Game> = Game::all().collect();
    loop {
        let game = games[choices.index(games.len())];
        let seatings = game.seatings();
        let seats = seatings[choices.index(seatings.len())].to_string();
        let mut options = TableOptions {
            pace: PaceOption::new(choices.below(4)),
            away: AwayOption::new(10 + choices.below(40)),
            ..TableOptions::default()
        };
        if game.may_count_rounds() {
            options.rounds = RoundsOption::new(1 + choices.below(2));
        } else {
            options.limit = LimitOption::new(1);
        }
        if choices.once_in(3) {
            options.turn = TurnOption::new(10 + choices.below(30));
        }
        let players = seats.parse().ok();
        let teams = match players {
            Some(_) => None,
            None => Some(seats),
        };
        let wanted = Conditions {
            game: game.id().to_owned(),
            players,
            teams,
            options,
        };
        if Terms::of(wanted.clone()).is_ok() {
            return wanted;
        }
    }
}

/// Runs the parlour of a seed. `dropped` are the numbers of faults that are left out.
#[must_use]
pub fn run(seed: u64, planted: Option<Planted>, dropped: &[usize]) -> RunOutcome {
    let mut people = SeededChoices::new(seed, 1);
    let mut guests = Vec::new();
    let group_count = 1 + people.index(3);
    let has_evening = people.once_in(4);
    let mut shared = conditions(&mut people);
    shared.options.evening = Some(EVENING.to_owned());
    shared.options.evening_words = Some(EVENING_WORDS.to_owned());
    // People may watch its tables before it is over.
    shared.options.watchers = shared.options.watchers.or(WatchersOption::new(20));
    for group in 0..group_count {
        let mut settings = conditions(&mut people);
        if has_evening && Terms::of(shared.clone()).is_ok() {
            settings = shared.clone();
        } else if people.once_in(3) {
            settings.options.league = Some(LEAGUE.to_owned());
            settings.options.one_network = Some(true);
        }
        let is_private = people.once_in(4);
        let mut roles = vec![Role::Host(Box::new(settings), is_private)];
        for _ in 0..people.below(3) {
            roles.push(Role::Player);
        }
        if people.once_in(2) {
            roles.push(Role::Watcher);
        }
        for role in roles {
            let name = NAMES[guests.len()].to_owned();
            guests.push(SimulatedGuest::new(name, group, role, &mut people));
        }
    }
    let chaos = people.millis(60_000, 400_000);
    let mut weather = SeededChoices::new(seed, 2);
    let all = faults::faults(&mut weather, guests.len(), chaos);
    let clock = Clock {
        begin: Instant::now(),
    };
    let mut world = World {
        clock,
        now: Duration::ZERO,
        queue: BTreeMap::new(),
        queued: 0,
        choices: SeededChoices::new(seed, 3),
        trace: Trace::default(),
        disk: SimulatedDisk::new(planted),
        disk_time: Duration::from_millis(3),
        entries: StoredEntries::default(),
        server: None,
        process: 0,
        is_writing: false,
        wakes: BTreeMap::new(),
        woken: BTreeMap::new(),
        lines: BTreeMap::new(),
        last_line: 0,
        rated: 0,
        groups: vec![None; group_count],
        guests,
        checks: Checks::default(),
        planted,
        is_calm: false,
        calm_since: Duration::ZERO,
        is_closing: false,
        has_ended: false,
    };
    let mut told_faults = Vec::new();
    for (number, timed) in all.iter().enumerate() {
        if !dropped.contains(&number) {
            world.put(timed.at, NextHappening::Fault(timed.fault));
            let seconds = timed.at.as_secs_f64();
            let words = format!("after {seconds:.3} s, {}", timed.fault);
            told_faults.push(RunFault { number, words });
        }
    }
    world.put(Duration::ZERO, NextHappening::ServerStarts);
    world.put(chaos, NextHappening::Calm);
    for guest in 0..world.guests.len() {
        let first = world.choices.millis(0, 5_000);
        world.put(first, NextHappening::Calls(guest));
        world.put(first, NextHappening::Acts(guest));
    }
    let what = world.work().err();
    let last_steps = world.trace.last();
    RunOutcome {
        steps: world.trace.steps(),
        hash: world.trace.hash(),
        time: world.now,
        moves: world.guests.iter().map(|guest| guest.moves).sum(),
        trouble: what.map(|what| RunTrouble {
            what,
            last_steps,
            faults: told_faults,
        }),
    }
}

impl World {
    fn instant(&self) -> Instant {
        self.clock.begin + self.now
    }

    fn put(&mut self, at: Duration, happening: NextHappening) {
        self.queued += 1;
        self.queue.insert((at, self.queued), happening);
    }

    fn put_in(&mut self, wait: Duration, happening: NextHappening) {
        self.put(self.now + wait, happening);
    }

    fn work(&mut self) -> CheckResult {
        while !self.has_ended {
            if self.trace.steps() > MOST_STEPS {
                return Err(format!("{MOST_STEPS} steps are not enough"));
            }
            let Some(((at, _), happening)) = self.queue.pop_first() else {
                return Err("nothing will happen any more".to_owned());
            };
            self.now = self.now.max(at);
            self.happens(happening)?;
            self.carry()?;
        }
        Ok(())
    }

    fn step(&mut self, words: &str) {
        self.trace.step(self.now, words);
    }

    /// Does one thing that happens.
    fn happens(&mut self, happening: NextHappening) -> CheckResult {
        let instant = self.instant();
        match happening {
            NextHappening::ServerStarts => self.server_starts()?,
            NextHappening::LooksAfter(process) => {
                if let Some(server) = self.server.as_mut().filter(|_| process == self.process) {
                    server.look_after(instant);
                    self.disk.empty_full_journals();
                    self.put_in(Duration::from_secs(60), NextHappening::LooksAfter(process));
                }
            }
            NextHappening::Calls(guest) => self.calls(guest),
            NextHappening::Acts(guest) => self.acts(guest)?,
            NextHappening::ToServer(line, frame) => {
                if self.lines.contains_key(&line)
                    && let Some(server) = &mut self.server
                {
                    let guest = self.lines[&line].guest;
                    let words = format!("{} sends {}", self.guests[guest].name, frame.kind());
                    self.trace.step(self.now, &words);
                    self.trace.add(frame.text().as_bytes());
                    server.frame(line, *frame, instant);
                }
            }
            NextHappening::PieceArrived(line) => {
                if let Some(server) = &mut self.server {
                    server.piece_sent(line, instant);
                }
            }
            NextHappening::ToGuest(line, text) => self.guest_gets(line, &text)?,
            NextHappening::GuestNotices(line) => self.guest_notices(line),
            NextHappening::ServerNotices(line) => {
                if let Some(server) = &mut self.server {
                    self.trace.step(
                        self.now,
                        &format!("the server gives connection {} up", line.0),
                    );
                    server.gone(line, instant);
                }
            }
            NextHappening::Wakes(process, table, at) => {
                if process == self.process && self.wakes.get(&table) == Some(&at) {
                    self.woken(&table)?;
                    self.wakes.remove(&table);
                    if let Some(server) = &mut self.server {
                        self.trace.step(self.now, &format!("{table} wakes up"));
                        server.wake(&table, instant);
                    }
                }
            }
            NextHappening::DiskWrites(process) => self.disk_writes(process)?,
            NextHappening::Stored(process, table, appended) => {
                if let Some(server) = self.server.as_mut().filter(|_| process == self.process) {
                    self.trace
                        .step(self.now, &format!("{table}: stored: {appended:?}"));
                    server.table(&table, TableInput::Stored(appended), instant);
                }
            }
            NextHappening::Thought(process, table, thought) => {
                if let Some(server) = self.server.as_mut().filter(|_| process == self.process) {
                    self.trace
                        .step(self.now, &format!("{table}: a computer player has chosen"));
                    let input = TableInput::Room(RoomInput::Thought(*thought));
                    server.table(&table, input, instant);
                }
            }
            NextHappening::Later(process, table, input) => {
                if let Some(server) = self.server.as_mut().filter(|_| process == self.process) {
                    self.trace
                        .step(self.now, &format!("{table}: news of a contest"));
                    server.table(&table, TableInput::Room(*input), instant);
                }
            }
            NextHappening::StopIsOver(process, down) => self.stop_is_over(process, down),
            NextHappening::Fault(fault) => self.fault(fault),
            NextHappening::DiskHasRoom => self.disk.set_full(false, 0),
            NextHappening::SyncsWork => self.disk.set_syncs_fail(false),
            NextHappening::DiskIsFast => self.disk_time = Duration::from_millis(3),
            NextHappening::Calm => self.calm(),
            NextHappening::Looks => self.looks()?,
            NextHappening::Ends => self.ends()?,
        }
        Ok(())
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
            for table in std::mem::take(&mut server.deleted) {
                self.checks.logs.remove(&table);
                for group in &mut self.groups {
                    if group.as_ref() == Some(&table) {
                        *group = None;
                    }
                }
                for guest in &mut self.guests {
                    if guest.holds.as_ref() == Some(&table) {
                        guest.holds = None;
                    }
                }
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
                    self.checks.sent(&table, number)?;
                }
                self.send_down(line, text);
            }
            ServerAct::PieceEnds(line) => {
                if let Some(known) = self.lines.get(&line).filter(|known| !known.is_silent) {
                    let at = known.down.max(self.now);
                    self.put(at, NextHappening::PieceArrived(line));
                }
            }
            ServerAct::Close(line) => {
                let wait = self.choices.millis(5, 200);
                self.put_in(wait, NextHappening::GuestNotices(line));
            }
            ServerAct::Write => self.begin_to_write(),
            ServerAct::Think(table, thinking) => self.think(table, *thinking),
            ServerAct::Later(table, input) => {
                let wait = self.choices.millis(0, 40);
                self.put_in(wait, NextHappening::Later(process, table, input));
            }
            ServerAct::Wake(table, at) => {
                if self.wakes.get(&table) != Some(&at) {
                    self.wakes.insert(table.clone(), at);
                    let when = at.duration_since(self.clock.begin);
                    self.put(when.max(self.now), NextHappening::Wakes(process, table, at));
                }
            }
        }
        Ok(())
    }

    fn think(&mut self, table: String, thinking: Thinking) {
        let wait = self.choices.millis(1, 300);
        let thought = Box::new(thinking.think());
        self.put_in(wait, NextHappening::Thought(self.process, table, thought));
    }

    fn begin_to_write(&mut self) {
        if self.planted == Some(Planted::TellBeforeDisk)
            && let Some(server) = &mut self.server
        {
            for (table, appended) in server.stored_too_early() {
                self.put_in(
                    Duration::ZERO,
                    NextHappening::Stored(self.process, table, appended),
                );
            }
        }
        if !self.is_writing {
            self.is_writing = true;
            let most = u64::try_from(self.disk_time.as_millis()).unwrap_or(1);
            let wait = self.choices.millis(1, most.max(1));
            self.put_in(wait, NextHappening::DiskWrites(self.process));
        }
    }

    /// Writes what waits, and looks at what the logs contain then.
    fn disk_writes(&mut self, process: u64) -> CheckResult {
        if process != self.process {
            return Ok(());
        }
        self.is_writing = false;
        let Some(server) = &mut self.server else {
            return Ok(());
        };
        let results = server.write();
        self.trace.step(
            self.now,
            &format!("the disk has taken {} writes", results.len()),
        );
        if self.choices.once_in(20) {
            self.disk.empty_full_journals();
        }
        for (table, appended) in results {
            let content = self.disk.content(&format!("{table}.jsonl"));
            self.checks.grown(&table, &content)?;
            let wait = self.choices.millis(0, 3);
            self.put_in(wait, NextHappening::Stored(process, table, appended));
        }
        Ok(())
    }

    /// Checks that a table is not woken again and again at the same time, which would be a loop
    /// without an end.
    fn woken(&mut self, table: &str) -> CheckResult {
        let woken = self.woken.entry(table.to_owned()).or_default();
        if woken.0 != self.now {
            *woken = (self.now, 0);
        }
        woken.1 += 1;
        if woken.1 > MOST_WAKES {
            return Err(format!("{table} wants to be woken again and again"));
        }
        Ok(())
    }

    fn server_starts(&mut self) -> CheckResult {
        if self.server.is_some() {
            return Ok(());
        }
        self.process += 1;
        self.step("the server starts");
        self.is_writing = false;
        self.wakes.clear();
        if self.planted == Some(Planted::ForgetLeague) {
            self.entries.forget("league");
        }
        let now = self.instant();
        let started = Server::start(
            &self.disk,
            &self.entries,
            &mut self.choices,
            self.planted,
            self.clock,
            now,
        );
        let Ok(server) = started else {
            // The disk is full or broken; somebody starts it again.
            self.put_in(Duration::from_secs(2), NextHappening::ServerStarts);
            return Ok(());
        };
        self.rated_as_told(&server)?;
        self.server = Some(server);
        let process = self.process;
        self.put_in(Duration::from_secs(60), NextHappening::LooksAfter(process));
        let mut contents = BTreeMap::new();
        for file in self.disk.files().unwrap_or_default() {
            if let Some(table) = file.strip_suffix(".jsonl") {
                contents.insert(table.to_owned(), self.disk.content(&file));
            }
        }
        self.checks.restarted(&contents)
    }

    /// Checks that the league has as many matches as were rated.
    fn rated_as_told(&self, server: &Server) -> CheckResult {
        let nobody = Token::new().person();
        let people = server.leagues.list(LEAGUE, nobody).people;
        let matches: u64 = people.iter().map(|person| u64::from(person.matches)).sum();
        let expected = self.rated + server.rated;
        if matches == expected {
            return Ok(());
        }
        Err(format!(
            "the league counts {matches} matches of its people, and {expected} were rated"
        ))
    }

    /// Sends a frame to the client of a connection.
    fn send_down(&mut self, line: ListenerId, text: Arc<str>) {
        let latency = self.choices.millis(5, 120);
        let slow = self.choices.millis(200, 1_500);
        let Some(known) = self.lines.get_mut(&line) else {
            return;
        };
        if known.is_silent {
            return;
        }
        known.waiting += text.len();
        if known.waiting > LISTENER_MOST_BYTES {
            // The server closes a connection that reads too slowly.
            self.break_line(line);
            return;
        }
        let wait = if self.now < known.slow_until {
            slow
        } else {
            latency
        };
        known.down = known.down.max(self.now + wait).max(known.stalled_until);
        let at = known.down;
        self.put(at, NextHappening::ToGuest(line, text));
    }

    /// Sends frames of a person to the server.
    fn send_up(&mut self, guest: usize, frames: Vec<FromClient>) {
        for frame in frames {
            let latency = self.choices.millis(5, 120);
            let Some(line) = self.guests[guest].line else {
                return;
            };
            let Some(known) = self.lines.get_mut(&line).filter(|known| !known.is_silent) else {
                continue;
            };
            known.up = known.up.max(self.now + latency).max(known.stalled_until);
            let at = known.up;
            self.put(at, NextHappening::ToServer(line, Box::new(frame)));
        }
    }

    fn guest_gets(&mut self, line: ListenerId, text: &str) -> CheckResult {
        let Some(known) = self.lines.get_mut(&line).filter(|known| !known.is_silent) else {
            return Ok(());
        };
        known.waiting = known.waiting.saturating_sub(text.len());
        let number = known.guest;
        let guest = &mut self.guests[number];
        if guest.line != Some(line) {
            return Ok(());
        }
        let shown: String = text.chars().take(150).collect();
        self.trace
            .step(self.now, &format!("{} gets {shown}", guest.name));
        self.trace.add(text.as_bytes());
        let answers = guest.take(text, &self.checks)?;
        let guest = &self.guests[number];
        if let Some(server) = &self.server
            && let Some(state) = &guest.client.table
            && let Some((table, number)) = self.kept_back(guest, text)
            && server.nonces.contains(&(table, number, line))
        {
            return Err(format!(
                "{} sent the random bytes for a deal at {} and is told to have kept them back",
                guest.name, state.table
            ));
        }
        if std::mem::take(&mut self.guests[number].table_is_gone) {
            // Nobody sits there any more. The host opens another table.
            let group = self.guests[number].group;
            self.groups[group] = None;
        }
        let is_host = matches!(self.guests[number].role, Role::Host(..));
        if let Some(state) = &self.guests[number].client.table
            && is_host
        {
            self.groups[self.guests[number].group] = Some(state.table.clone());
        }
        if self.choices.once_in(25) || text.contains(r#""type":"match-over""#) {
            self.guests[number].check(&self.checks)?;
        }
        self.send_up(number, answers);
        Ok(())
    }

    /// If this frame says that this person kept back random bytes, returns the table and the line
    /// that asked for them.
    fn kept_back(&self, guest: &SimulatedGuest, text: &str) -> Option<(String, u64)> {
        if !text.contains(r#""type":"kept-back""#) {
            return None;
        }
        let state = guest.client.table.as_ref()?;
        let line = usize::try_from(told_line(text)?).ok()?;
        let events = self.checks.logs.get(&state.table)?.events.get(..line)?;
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
        if self.guests[number].line.is_some() || self.is_closing {
            return;
        }
        let is_open = self
            .server
            .as_ref()
            .is_some_and(|server| !server.is_stopping());
        if !is_open {
            let wait = self.choices.millis(500, 5_000);
            self.put_in(wait, NextHappening::Calls(number));
            return;
        }
        self.last_line += 1;
        let line = ListenerId(self.last_line);
        self.step(&format!(
            "{} calls, connection {}",
            self.guests[number].name, line.0
        ));
        let known = Line {
            guest: number,
            up: self.now,
            down: self.now,
            is_silent: false,
            stalled_until: Duration::ZERO,
            slow_until: Duration::ZERO,
            waiting: 0,
        };
        self.lines.insert(line, known);
        if let Some(server) = &mut self.server {
            server.connect(line);
        }
        let hello = self.guests[number].connected(line);
        self.send_up(number, vec![hello]);
    }

    /// A person does something, and thinks about the next thing.
    fn acts(&mut self, number: usize) -> CheckResult {
        if self.is_closing {
            return Ok(());
        }
        let wait = self.choices.millis(200, 2_000);
        self.put_in(wait, NextHappening::Acts(number));
        let guest = &mut self.guests[number];
        let table = self.groups[guest.group].as_ref();
        let frames = guest.act(table, self.is_calm, &mut self.choices);
        if self.choices.once_in(40) {
            self.guests[number].check(&self.checks)?;
        }
        self.send_up(number, frames);
        Ok(())
    }

    /// Breaks a line: each end notices a little later.
    fn break_line(&mut self, line: ListenerId) {
        if let Some(known) = self.lines.get_mut(&line) {
            known.is_silent = true;
            let first = self.choices.millis(1, 3_000);
            let second = self.choices.millis(1, 3_000);
            self.put_in(first, NextHappening::GuestNotices(line));
            self.put_in(second, NextHappening::ServerNotices(line));
        }
    }

    fn guest_notices(&mut self, line: ListenerId) {
        let Some(known) = self.lines.get_mut(&line) else {
            return;
        };
        known.is_silent = true;
        let number = known.guest;
        if self.guests[number].line == Some(line) {
            self.step(&format!(
                "{} notices that the line is broken",
                self.guests[number].name
            ));
            self.guests[number].disconnected();
            let wait = self.choices.millis(300, 4_000);
            self.put_in(wait, NextHappening::Calls(number));
        }
    }

    /// The server's process ends; what it was doing comes to nothing.
    fn server_ends(&mut self) {
        if let Some(server) = self.server.take() {
            self.rated += server.rated;
        }
        self.process += 1;
        self.disk.kill();
        let lines: Vec<ListenerId> = self.lines.keys().copied().collect();
        for line in lines {
            let wait = self.choices.millis(1, 3_000);
            if let Some(known) = self.lines.get_mut(&line)
                && !known.is_silent
            {
                known.is_silent = true;
                self.put_in(wait, NextHappening::GuestNotices(line));
            }
        }
    }

    fn stop_is_over(&mut self, process: u64, down: u64) {
        if process == self.process && self.server.is_some() {
            self.step("the server has not stopped in time and is killed");
            self.server_ends();
        }
        self.put_in(Duration::from_millis(down), NextHappening::ServerStarts);
    }

    fn fault(&mut self, fault: Fault) {
        if self.is_calm {
            return;
        }
        self.step(&fault.to_string());
        let seconds = Duration::from_secs;
        match fault {
            Fault::Breaks(who) => {
                if let Some(line) = self.guests[who].line {
                    self.break_line(line);
                }
            }
            Fault::FallsSilent(who) => {
                if let Some(line) = self.guests[who].line
                    && let Some(known) = self.lines.get_mut(&line)
                {
                    known.is_silent = true;
                    self.put_in(CLIENT_SILENCE, NextHappening::GuestNotices(line));
                    self.put_in(SERVER_SILENCE, NextHappening::ServerNotices(line));
                }
            }
            Fault::Stalls(who, time) => self.stall(Some(who), seconds(time)),
            Fault::Partition(time) => self.stall(None, seconds(time)),
            Fault::ReadsSlowly(who, time) => {
                let until = self.now + seconds(time);
                if let Some(line) = self.guests[who].line
                    && let Some(known) = self.lines.get_mut(&line)
                {
                    known.slow_until = until;
                }
            }
            Fault::Sleeps(who, time) => {
                if let Some(line) = self.guests[who].line
                    && let Some(known) = self.lines.get_mut(&line)
                {
                    known.is_silent = true;
                    self.guests[who].disconnected();
                    self.put_in(SERVER_SILENCE, NextHappening::ServerNotices(line));
                    self.put_in(seconds(time), NextHappening::Calls(who));
                }
            }
            Fault::Kill(down) => {
                self.server_ends();
                self.put_in(Duration::from_millis(down), NextHappening::ServerStarts);
            }
            Fault::PowerCut(down) => {
                self.server_ends();
                self.disk.cut_power(&mut self.choices);
                self.put_in(Duration::from_millis(down), NextHappening::ServerStarts);
            }
            Fault::Terminate(down) => {
                let now = self.instant();
                if let Some(server) = &mut self.server {
                    server.stop(now);
                    let process = self.process;
                    self.put_in(END_TIMEOUT, NextHappening::StopIsOver(process, down));
                }
            }
            Fault::DiskFull(time, torn_at) => {
                self.disk.set_full(true, torn_at);
                self.put_in(seconds(time), NextHappening::DiskHasRoom);
            }
            Fault::SyncsFail(time) => {
                self.disk.set_syncs_fail(true);
                self.put_in(seconds(time), NextHappening::SyncsWork);
            }
            Fault::DiskSlow(millis) => {
                self.disk_time = Duration::from_millis(millis);
                self.put_in(seconds(30), NextHappening::DiskIsFast);
            }
        }
    }

    /// Lets nothing arrive for a while on the line of a person, or on all lines.
    fn stall(&mut self, who: Option<usize>, time: Duration) {
        let until = self.now + time;
        for line in self.lines.values_mut() {
            if who.is_none_or(|who| who == line.guest) {
                line.stalled_until = line.stalled_until.max(until);
            }
        }
    }

    /// From now on nothing goes wrong, and nobody begins anything.
    fn calm(&mut self) {
        self.step("all is calm from here on");
        self.is_calm = true;
        self.calm_since = self.now;
        self.put_in(Duration::from_secs(5), NextHappening::Looks);
    }

    /// Looks whether all matches have ended.
    fn looks(&mut self) -> CheckResult {
        let wait = Duration::from_secs(5);
        let mut open = None;
        match &self.server {
            None => open = Some("the server is not there".to_owned()),
            Some(server) => {
                for (table, loaded) in &server.tables {
                    let room = loaded.room();
                    if room.summary().info.playing && !room.is_asleep() {
                        let wakes = room
                            .wakes_at()
                            .map(|at| at.duration_since(self.clock.begin));
                        open = Some(format!("{table} is still playing, it wakes at {wakes:?}"));
                    }
                }
            }
        }
        for guest in &self.guests {
            if guest.line.is_none() || guest.is_playing() {
                let state = match guest.line {
                    None => "has no connection",
                    Some(_) => "is told that the match goes on",
                };
                open.get_or_insert(format!("{} {state}", guest.name));
            }
        }
        let Some(open) = open else {
            self.is_closing = true;
            self.step("everybody goes");
            let lines: Vec<ListenerId> = self.lines.keys().copied().collect();
            for line in lines {
                if let Some(known) = self.lines.get_mut(&line)
                    && !known.is_silent
                {
                    known.is_silent = true;
                    self.put_in(Duration::from_secs(1), NextHappening::ServerNotices(line));
                }
            }
            // Connections that fell silent are given up by then.
            self.put_in(SERVER_SILENCE + FORGET_TIME, NextHappening::Ends);
            return Ok(());
        };
        if self.now > self.calm_since + CALM_TIME {
            return Err(format!("nothing goes wrong for hours, and {open}"));
        }
        self.put_in(wait, NextHappening::Looks);
        Ok(())
    }

    /// Checks what must hold in the end.
    fn ends(&mut self) -> CheckResult {
        self.step("the run ends");
        self.has_ended = true;
        let server = self.server.as_ref().ok_or("the server is not there")?;
        if let Some(remembered) = server.remembers() {
            return Err(format!(
                "nobody is there, and the server remembers {remembered}"
            ));
        }
        self.rated_as_told(server)?;
        self.checks.sound()?;
        self.evening_is_fair(server)
    }

    /// Checks that all tables of the evening have the same deals, and that it has their results.
    fn evening_is_fair(&self, server: &Server) -> CheckResult {
        // By the round, how often it was dealt, and the seat.
        let mut first: BTreeMap<(u32, u32, u8), (&String, &Event)> = BTreeMap::new();
        let mut ended = 0;
        for (table, log) in &self.checks.logs {
            let Some(Event::Match(header)) = log.events.first() else {
                continue;
            };
            if header.evening.is_none() {
                continue;
            }
            let (mut round, mut again) = (0, 0);
            for event in &log.events {
                if let Event::Round { number } = event {
                    (round, again) = (*number, 0);
                }
                if let Event::Redeal { .. } = event {
                    again += 1;
                }
                if let Event::MatchOver { .. } = event {
                    ended += 1;
                }
                if let Event::Dealt { seat, .. } = event {
                    let deal = first
                        .entry((round, again, seat.number()))
                        .or_insert((table, event));
                    if deal.1 != event {
                        return Err(format!(
                            "in round {round} of the evening, {} has {:?} and {table} has {event:?}",
                            deal.0, deal.1
                        ));
                    }
                }
            }
        }
        let outcomes = server.evenings.outcomes(EVENING, 0);
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
