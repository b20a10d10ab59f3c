//! The part `cluster`: several processes that are one parlour, the servers on which they store their
//! tables, the messages between them, and people who play.
//!
//! What decides is the code of the cluster: how a process appends to a table and takes it over, the
//! places, the members, sessions and relays, the rooms, and how leagues and evenings are changed.
//! NATS is a model (`nats`).

mod contest_checks;
mod contests;
mod faults;
mod nats;
mod process;

pub use faults::{ClusterFault, PlantedInCluster};

use crate::choices::SeededChoices;
use crate::outcome::RunOutcome;
use crate::people::checks::{CheckResult, told_line};
use crate::people::lines::{SERVER_SILENCE, SentFrame};
use crate::people::run::{PeopleRun, PersonHappening};
use crate::people::{EVENING, LEAGUE, crowd};
use crate::phase::{END_TIMEOUT, FORGET_TIME, RunPhase};
use crate::timeline::RunClock;
use crate::wakes::TableWakes;
use contest_checks::{AwaitedNews, ContestChecks};
use contests::{ContestAsk, ContestKind, is_contest};
use nats::{BucketEntry, ModelledNats, UNDER_WAY};
use process::{BucketAnswer, BucketRequest, Process, ProcessAct};
use serpente_client::wire::FromClient;
use serpente_cluster::cores::{
    BEAT_INTERVAL, Beat, EVENINGS_INTERVAL, HOST_ANSWER_TIMEOUT, Here, PLACE_RETRY_DELAY,
    PLACES_INTERVAL, PlaceWrite, RelaySession, SHARE_INTERVAL, StreamAnswer, StreamRequest, ToHost,
};
use serpente_contests::{EntryAnswer, EntryRequest, Evenings, Leagues, ReadEntry};
use serpente_engine::host::Thought;
use serpente_parlour::loaded::SEATS_LOG;
use serpente_parlour::room::{ListenerId, RoomInput};
use serpente_parlour::sharing::ProcessId;
use serpente_system::clock::{DAY, HOUR};
use serpente_text::words::Words;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// How long a process waits for an answer of the servers.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(2);

/// How long the servers take for an answer at most, in milliseconds, while nothing slows them down.
const USUAL_SERVER_TIME: u64 = 3;

/// The most steps of a run. A run has a few thousand.
const MOST_CLUSTER_STEPS: u64 = 100_000;

/// Something that is going to happen in a process.
enum ProcessHappening {
    Beats,
    Shares,
    LooksAfter,
    EndsEvenings,
    Hears(Box<Beat>),
    /// This process does not answer any more.
    Misses(ProcessId),
    /// A message of an entry process.
    Asked(Vec<u8>),
    /// The question of another process whether this one knows a session.
    IsAsked(ProcessId, RelaySession, u64, Vec<u8>),
    IsAnswered(RelaySession, u64, Option<Here>),
    /// A message of a host process.
    Told(Vec<u8>),
    StreamAnswers(u64, StreamAnswer),
    BucketAnswers(u64, BucketAnswer),
    BucketChanges(BucketEntry),
    /// The answer about the change of a league or an evening that is under way.
    ContestAnswers(ContestKind, EntryAnswer),
    /// The process reaches the servers again, and reads the whole bucket anew.
    Follows,
    Finds(String, u64),
    Watches(RelaySession),
    RelayIsDue(String, Instant),
    Wakes(String, Instant),
    Thought(String, u64, Box<Thought>),
    Frame(ListenerId, Box<FromClient>),
    PieceArrived(ListenerId),
    LineIsGone(ListenerId),
}

/// Something that is going to happen.
enum NextInCluster {
    Starts(usize),
    In(ProcessId, Box<ProcessHappening>),
    /// The servers get a request of this process about the log of a table.
    Stream(ProcessId, u64, String, StreamRequest),
    Bucket(ProcessId, u64, BucketRequest),
    PutKnown(ProcessId, String, Vec<u8>),
    /// The servers get a request of this process about a league or an evening. The answer comes after
    /// this time, or is lost.
    Contest(ProcessId, ContestAsk, Option<Duration>),
    /// An hour or a day of which nobody notices anything goes by, in seconds.
    TimeGoesBy(u64),
    /// The process must have ended by now.
    StopIsOver(ProcessId),
    Person(PersonHappening),
    Fault(ClusterFault),
    IsFast,
    LosesNothing,
    Calm,
    Looks,
    Ends,
}

/// A place in which a process runs, and another one after it has ended.
#[derive(Default)]
struct Slot {
    process: Option<ProcessId>,
    /// How long the next process waits.
    down: Duration,
}

/// What the network does to a process.
#[derive(Clone, Copy, Default)]
struct ProcessReach {
    /// Until when it does not reach the servers.
    cut_off_until: Duration,
    /// Until when it stands still.
    still_until: Duration,
}

/// What lies between the processes, and between them and the servers.
struct ClusterNetwork {
    /// How long the servers take for an answer, in milliseconds.
    server_time: u64,
    /// One in so many messages between processes is lost; 0 for none.
    loses_one_in: u64,
    /// When the last message from one process to another arrives.
    last_arrivals: BTreeMap<(ProcessId, ProcessId), Duration>,
    reach: BTreeMap<ProcessId, ProcessReach>,
}

impl ClusterNetwork {
    /// Returns when a message arrives that takes until `at` if no earlier one holds it up.
    fn arrival(&mut self, from: ProcessId, to: ProcessId, at: Duration) -> Duration {
        let last = self.last_arrivals.entry((from, to)).or_default();
        *last = (*last).max(at);
        *last
    }
}

impl From<PersonHappening> for NextInCluster {
    fn from(happening: PersonHappening) -> Self {
        Self::Person(happening)
    }
}

/// The run of one seed.
struct ClusterWorld {
    run: PeopleRun<NextInCluster>,
    nats: ModelledNats,
    network: ClusterNetwork,
    slots: Vec<Slot>,
    processes: BTreeMap<ProcessId, Process>,
    last_process: u64,
    wakes: TableWakes<(ProcessId, String)>,
    /// The process that was the last to take each log over.
    writers: BTreeMap<String, ProcessId>,
    contests: ContestChecks,
    /// The faults that happen when the next match of a contest ends.
    at_end: Vec<ClusterFault>,
    /// The time of day.
    clock: RunClock,
    planted: Option<PlantedInCluster>,
}

/// Returns the words of the processes.
fn words() -> Arc<Words> {
    static WORDS: OnceLock<Arc<Words>> = OnceLock::new();
    Arc::clone(WORDS.get_or_init(|| Arc::new(Words::new(None).0)))
}

/// Runs the cluster of a seed. `dropped` are the numbers of faults that are left out.
#[must_use]
pub fn run(seed: u64, planted: Option<PlantedInCluster>, dropped: &[usize]) -> RunOutcome {
    let mut people = SeededChoices::new(seed, 1);
    let process_count = 2 + people.index(2);
    let mut company = crowd(&mut people);
    for guest in &mut company.guests {
        guest.is_answered_in_order = false;
    }
    let guest_count = company.guests.len();
    let chaos = people.millis(60_000, 300_000);
    let hour_goes_by = if people.once_in(2) {
        Some(people.millis(30_000, 300_000))
    } else {
        None
    };
    let mut weather = SeededChoices::new(seed, 2);
    let all = faults::faults(&mut weather, guest_count, process_count, chaos);
    let run = PeopleRun::new(seed, company);
    let mut world = ClusterWorld {
        clock: run.timeline.clock(),
        run,
        nats: ModelledNats::default(),
        network: ClusterNetwork {
            server_time: USUAL_SERVER_TIME,
            loses_one_in: 0,
            last_arrivals: BTreeMap::new(),
            reach: BTreeMap::new(),
        },
        slots: Vec::new(),
        processes: BTreeMap::new(),
        last_process: 0,
        wakes: TableWakes::default(),
        writers: BTreeMap::new(),
        contests: ContestChecks::default(),
        at_end: Vec::new(),
        planted,
    };
    world.nats.is_without_fence = planted == Some(PlantedInCluster::NoExpectation);
    let faults = world
        .run
        .timeline
        .put_faults(all, dropped, NextInCluster::Fault);
    for slot in 0..process_count {
        world.slots.push(Slot::default());
        world.run.put(Duration::ZERO, NextInCluster::Starts(slot));
    }
    world.run.put(chaos, NextInCluster::Calm);
    if let Some(at) = hour_goes_by {
        world.run.put(at, NextInCluster::TimeGoesBy(HOUR));
    }
    world.run.let_people_come();
    let result = world.work();
    world
        .run
        .timeline
        .outcome(world.run.crowd.moves(), result, faults)
}

impl ClusterWorld {
    fn in_process(&mut self, wait: Duration, process: ProcessId, what: ProcessHappening) {
        self.run
            .put_in(wait, NextInCluster::In(process, Box::new(what)));
    }

    fn reach_of(&self, process: ProcessId) -> ProcessReach {
        self.network
            .reach
            .get(&process)
            .copied()
            .unwrap_or_default()
    }

    /// Returns whether a process reaches the servers, and through them the other processes.
    fn is_connected(&self, process: ProcessId) -> bool {
        self.processes.contains_key(&process)
            && self.reach_of(process).cut_off_until <= self.run.now()
    }

    fn work(&mut self) -> CheckResult {
        while self.run.phase != RunPhase::Ended {
            let happening = self.run.timeline.next(MOST_CLUSTER_STEPS)?;
            self.happens(happening)?;
            self.carry()?;
        }
        Ok(())
    }

    fn happens(&mut self, happening: NextInCluster) -> CheckResult {
        match happening {
            NextInCluster::Starts(slot) => self.starts(slot),
            NextInCluster::In(process, what) => {
                let still_until = self.reach_of(process).still_until;
                if still_until > self.run.now() && self.processes.contains_key(&process) {
                    self.run.put(still_until, NextInCluster::In(process, what));
                } else {
                    self.happens_in(process, *what)?;
                }
            }
            NextInCluster::Stream(process, number, log, request) => {
                self.stream(process, number, &log, request)?;
            }
            NextInCluster::Bucket(process, number, request) => {
                self.bucket(process, number, request);
            }
            NextInCluster::PutKnown(process, key, value) => {
                if self.is_connected(process) && self.nats.answers(self.run.now()) {
                    let entry = self.nats.put(&key, value);
                    self.tell_change(&entry);
                }
            }
            NextInCluster::Contest(process, ask, answer_in) => {
                self.contest(process, ask, answer_in)?;
            }
            NextInCluster::TimeGoesBy(seconds) => self.time_goes_by(seconds),
            NextInCluster::StopIsOver(process) => {
                if self.processes.contains_key(&process) {
                    self.run.step(&format!(
                        "process {process} has not ended in time and is killed"
                    ));
                    self.process_ends(process);
                }
            }
            NextInCluster::Person(happening) => self.happens_to(happening)?,
            NextInCluster::Fault(fault) => self.fault(fault),
            NextInCluster::IsFast => self.network.server_time = USUAL_SERVER_TIME,
            NextInCluster::LosesNothing => self.network.loses_one_in = 0,
            NextInCluster::Calm => self.calm(),
            NextInCluster::Looks => self.looks()?,
            NextInCluster::Ends => self.ends()?,
        }
        Ok(())
    }

    /// Does one thing that happens in a process.
    fn happens_in(&mut self, id: ProcessId, what: ProcessHappening) -> CheckResult {
        let now = self.run.instant();
        let Some(process) = self.processes.get_mut(&id) else {
            return Ok(());
        };
        match what {
            ProcessHappening::Beats => {
                process.beat();
                process.forget_silent(now);
                let neighbours = process.view.members.neighbours(now);
                self.in_process(BEAT_INTERVAL, id, ProcessHappening::Beats);
                for neighbour in neighbours {
                    if !self.processes.contains_key(&neighbour) && self.is_connected(id) {
                        let wait = self.run.choices.millis(1, 5);
                        self.in_process(wait, id, ProcessHappening::Misses(neighbour));
                    }
                }
            }
            ProcessHappening::Shares => {
                process.share(now);
                self.in_process(SHARE_INTERVAL, id, ProcessHappening::Shares);
            }
            ProcessHappening::LooksAfter => {
                process.look_after();
                self.in_process(PLACES_INTERVAL, id, ProcessHappening::LooksAfter);
            }
            ProcessHappening::EndsEvenings => {
                process.end_evenings(now);
                self.in_process(EVENINGS_INTERVAL, id, ProcessHappening::EndsEvenings);
            }
            ProcessHappening::Hears(beat) => process.view.members.take_beat(*beat, now),
            ProcessHappening::Misses(other) => process.view.members.miss(other),
            ProcessHappening::Asked(payload) => {
                self.looks_up_place(id, &payload);
                if let Some(process) = self.processes.get_mut(&id) {
                    process.take_request(&payload, now);
                }
            }
            ProcessHappening::IsAsked(asker, session, number, payload) => {
                if let Some(here) = process.take_request(&payload, now) {
                    let answer = ProcessHappening::IsAnswered(session, number, Some(here));
                    self.message(id, asker, answer);
                }
            }
            ProcessHappening::IsAnswered(session, number, here) => {
                process.watch_answered(&session, number, here);
            }
            ProcessHappening::Told(payload) => process.take_news(&payload),
            ProcessHappening::StreamAnswers(number, answer) => {
                self.run.step(&format!("{id}: the stream answers {number}"));
                process.stream_answered(number, answer, now);
            }
            ProcessHappening::BucketAnswers(number, answer) => {
                self.run.step(&format!("{id}: the bucket answers {number}"));
                process.bucket_answered(number, &answer, now);
            }
            ProcessHappening::BucketChanges(entry) => process.follow(&entry, now),
            ProcessHappening::ContestAnswers(kind, answer) => {
                self.run
                    .step(&format!("{id}: an answer about the {kind:?}"));
                process.contest_answered(kind, answer, now);
            }
            ProcessHappening::Follows => {
                for entry in self.nats.entries() {
                    let misses = self.planted == Some(PlantedInCluster::MissWhileAway);
                    if !(misses && is_contest(&entry.key)) {
                        process.follow(&entry, now);
                    }
                }
            }
            ProcessHappening::Finds(table, number) => process.find(&table, number, now),
            ProcessHappening::Watches(session) => process.watch(&session, now),
            ProcessHappening::RelayIsDue(table, at) => process.relay_due(&table, at, now),
            ProcessHappening::Wakes(table, at) => self.wakes(id, &table, at)?,
            ProcessHappening::Thought(table, number, thought) => {
                process.thought(&table, number, RoomInput::Thought(*thought), now);
            }
            ProcessHappening::Frame(line, frame) => self.frame(id, line, *frame),
            ProcessHappening::PieceArrived(line) => process.piece_sent(line, now),
            ProcessHappening::LineIsGone(line) => process.gone(line, now),
        }
        Ok(())
    }

    /// Lets a process read the place of the table that a message is for, if it does not host it as
    /// far as it knows.
    fn looks_up_place(&mut self, id: ProcessId, payload: &[u8]) {
        let Ok(request) = serde_json::from_slice::<ToHost>(payload) else {
            return;
        };
        let table = request.session.table;
        self.looks_up(id, &format!("at.{table}"));
    }

    /// Lets a process read an entry of the bucket, if it reaches it.
    fn looks_up(&mut self, id: ProcessId, key: &str) {
        if !self.is_connected(id) {
            return;
        }
        let now = self.run.instant();
        if let Some(entry) = self.nats.entry(key).cloned()
            && let Some(process) = self.processes.get_mut(&id)
        {
            process.follow(&entry, now);
        }
    }

    fn frame(&mut self, id: ProcessId, line: ListenerId, frame: FromClient) {
        let Some(known) = self.run.crowd.lines.get(line) else {
            return;
        };
        let words = format!(
            "{} sends {}",
            self.run.crowd.guests[known.guest].name,
            frame.kind()
        );
        self.run.step(&words);
        self.run.timeline.hash(frame.text().as_bytes());
        if let FromClient::Sit { table, .. } | FromClient::Watch { table, .. } = &frame
            && self
                .processes
                .get(&id)
                .is_some_and(|process| !process.knows(table))
        {
            // Another process may just have opened it.
            self.looks_up(id, &format!("known.{table}"));
        }
        let now = self.run.instant();
        if let Some(process) = self.processes.get_mut(&id) {
            process.frame(line, frame, now);
        }
    }

    fn wakes(&mut self, id: ProcessId, table: &str, at: Instant) -> CheckResult {
        let key = (id, table.to_owned());
        let time = self.run.now();
        if !self.wakes.is_due(&key, table, at, time)? {
            return Ok(());
        }
        self.run.step(&format!("{id}: {table} wakes up"));
        let now = self.run.instant();
        if let Some(process) = self.processes.get_mut(&id) {
            process.wake(table, now);
        }
        Ok(())
    }

    /// Does what the processes want.
    fn carry(&mut self) -> CheckResult {
        loop {
            let mut is_any = false;
            let ids: Vec<ProcessId> = self.processes.keys().copied().collect();
            for id in ids {
                let now = self.run.instant();
                let Some(process) = self.processes.get_mut(&id) else {
                    continue;
                };
                is_any |= process.pump(now);
                let acts = std::mem::take(&mut process.out);
                is_any |= !acts.is_empty();
                for act in acts {
                    self.act(id, act)?;
                }
                if self.processes.get(&id).is_some_and(Process::has_left) {
                    self.run.step(&format!("process {id} ends"));
                    self.process_ends(id);
                }
            }
            if !is_any {
                return Ok(());
            }
        }
    }

    fn act(&mut self, id: ProcessId, act: ProcessAct) -> CheckResult {
        match act {
            ProcessAct::Send(line, table, text) => {
                if let (Some(table), Some(number)) = (table, told_line(&text)) {
                    self.run.crowd.checks.sent(&table, number)?;
                }
                self.send_down(line, text);
            }
            ProcessAct::PieceEnds(line) => {
                if let Some(known) = self.run.crowd.lines.carrying(line) {
                    let wait = known.down.saturating_sub(self.run.now());
                    self.in_process(wait, id, ProcessHappening::PieceArrived(line));
                }
            }
            ProcessAct::Close(line) => {
                let wait = self.run.choices.millis(5, 200);
                self.run.put_in(wait, PersonHappening::Notices(line).into());
            }
            ProcessAct::ToHost(host, payload) => {
                self.message(id, host, ProcessHappening::Asked(payload));
            }
            ProcessAct::ToEntry(entry, payload) => {
                self.message(id, entry, ProcessHappening::Told(payload));
            }
            ProcessAct::Ask(host, session, number, payload) => {
                let nothing = ProcessHappening::IsAnswered(session.clone(), number, None);
                self.in_process(HOST_ANSWER_TIMEOUT, id, nothing);
                self.message(
                    id,
                    host,
                    ProcessHappening::IsAsked(id, session, number, payload),
                );
            }
            ProcessAct::Beat(beat) => {
                let ids: Vec<ProcessId> = self.processes.keys().copied().collect();
                for other in ids {
                    self.message(id, other, ProcessHappening::Hears(beat.clone()));
                }
            }
            ProcessAct::Stream(number, log, request) => self.ask_stream(id, number, log, request),
            ProcessAct::Bucket(number, request) => {
                let wait = self.run.choices.millis(1, self.network.server_time);
                self.run
                    .put_in(wait, NextInCluster::Bucket(id, number, request));
            }
            ProcessAct::PutKnown(key, value) => {
                let wait = self.run.choices.millis(1, self.network.server_time);
                self.run
                    .put_in(wait, NextInCluster::PutKnown(id, key, value));
            }
            ProcessAct::Contest(ask) => self.ask_contest(id, ask),
            ProcessAct::Finished(finished) => {
                self.run.step(&format!(
                    "{id}: a match of the league ends at {}",
                    finished.ended_at.0
                ));
                self.contests.finished(&finished);
                self.match_ends(id);
            }
            ProcessAct::Played(table, points) => {
                self.run
                    .step(&format!("{id}: a match of the evening ends at {table}"));
                self.contests.played(table, &points)?;
                self.match_ends(id);
            }
            ProcessAct::Find(table, number, after) => {
                self.in_process(after, id, ProcessHappening::Finds(table, number));
            }
            ProcessAct::Watch(session) => {
                self.in_process(PLACE_RETRY_DELAY, id, ProcessHappening::Watches(session));
            }
            ProcessAct::RelayDue(table, at) => {
                let wait = at.saturating_duration_since(self.run.instant());
                self.in_process(wait, id, ProcessHappening::RelayIsDue(table, at));
            }
            ProcessAct::Think(table, number, thinking) => {
                let wait = self.run.choices.millis(1, 300);
                let thought = Box::new(thinking.think());
                self.in_process(wait, id, ProcessHappening::Thought(table, number, thought));
            }
            ProcessAct::Wake(table, at) => {
                if self.wakes.ask((id, table.clone()), at) {
                    let wait = at.saturating_duration_since(self.run.instant());
                    self.in_process(wait, id, ProcessHappening::Wakes(table, at));
                }
            }
        }
        Ok(())
    }

    // Between the processes, and to the servers.

    /// Sends a message from one process to another. Messages do not overtake each other, and may be
    /// lost.
    fn message(&mut self, from: ProcessId, to: ProcessId, what: ProcessHappening) {
        let wait = self.run.choices.millis(1, 4);
        let is_lost =
            self.network.loses_one_in > 0 && self.run.choices.once_in(self.network.loses_one_in);
        if is_lost || !self.is_connected(from) || !self.is_connected(to) {
            return;
        }
        let arrives = self.network.arrival(from, to, self.run.now() + wait);
        self.run.put(arrives, NextInCluster::In(to, Box::new(what)));
    }

    fn ask_stream(&mut self, id: ProcessId, number: u64, log: String, request: StreamRequest) {
        if let StreamRequest::Wait(time) = request {
            let answer = ProcessHappening::StreamAnswers(number, StreamAnswer::Done);
            self.in_process(time, id, answer);
            return;
        }
        let mut wait = self.run.choices.millis(1, self.network.server_time);
        if !self.is_connected(id) {
            // What was asked without a connection may still be sent when there is one again.
            let until = self.reach_of(id).cut_off_until;
            wait += until.saturating_sub(self.run.now());
            self.in_process(ANSWER_TIMEOUT, id, no_answer(number, &request));
            if self.run.choices.once_in(2) {
                self.run
                    .put_in(wait, NextInCluster::Stream(id, 0, log, request));
            }
            return;
        }
        self.run
            .put_in(wait, NextInCluster::Stream(id, number, log, request));
    }

    /// The servers get a request about a log. The number 0 stands for one whose answer nobody waits
    /// for any more.
    fn stream(
        &mut self,
        id: ProcessId,
        number: u64,
        log: &str,
        request: StreamRequest,
    ) -> CheckResult {
        let nothing = no_answer(number, &request);
        let is_answered = self.nats.answers(self.run.now()) && self.is_connected(id) && number > 0;
        // An answer may be lost, whether the message was stored or not.
        let is_lost = !is_answered || self.network.loses_one_in > 0 && self.run.choices.once_in(20);
        let now = self.run.now();
        let is_done =
            self.nats.answers(now) || self.nats.is_there(now) && self.run.choices.once_in(3);
        // A server that is asked for what is there may be behind the leader.
        let behind = if self.run.choices.once_in(4) {
            self.run
                .now()
                .saturating_sub(self.run.choices.millis(0, 60))
        } else {
            self.run.now()
        };
        let answer = match request {
            StreamRequest::Publish(message) if is_done => {
                let is_under_way = self.run.choices.once_in(50);
                let loses = self.planted == Some(PlantedInCluster::LoseAcknowledged)
                    && self.run.choices.once_in(10);
                let stored = if is_under_way {
                    Err(UNDER_WAY)
                } else if loses {
                    Ok(message.behind + 1)
                } else {
                    self.nats
                        .publish(log, &id.to_string(), &message, self.run.now())
                };
                if let Ok(sequence) = stored
                    && !loses
                {
                    let words = format!("{id} stores message {sequence} of {log}");
                    self.run.step(&words);
                    self.is_stored(id, log, message.lines.is_empty())?;
                } else {
                    self.run.step(&format!("{id}, {log}: {stored:?}"));
                }
                StreamAnswer::Published(stored.ok())
            }
            StreamRequest::Publish(_) => StreamAnswer::Published(None),
            StreamRequest::ReadLast => StreamAnswer::Last(Some(self.nats.last(log, behind))),
            StreamRequest::ReadAll => StreamAnswer::All(self.nats.read(log, behind)),
            StreamRequest::PurgeBefore(sequence) => {
                if is_done {
                    self.nats.purge_before(log, sequence);
                }
                StreamAnswer::Done
            }
            StreamRequest::Wait(_) => StreamAnswer::Done,
        };
        if number == 0 {
            return Ok(());
        }
        if is_lost {
            self.in_process(ANSWER_TIMEOUT, id, nothing);
        } else {
            let wait = self.run.choices.millis(1, self.network.server_time);
            self.in_process(wait, id, ProcessHappening::StreamAnswers(number, answer));
        }
        Ok(())
    }

    /// Checks a message that was stored: only the process that was the last to take a log over
    /// appends to it, and the log has grown by whole lines.
    fn is_stored(&mut self, id: ProcessId, log: &str, takes_over: bool) -> CheckResult {
        if takes_over {
            self.writers.insert(log.to_owned(), id);
        }
        let writer = *self.writers.entry(log.to_owned()).or_insert(id);
        if writer != id {
            return Err(format!(
                "{id} appends to {log}, which {writer} has taken over"
            ));
        }
        if log.ends_with(SEATS_LOG) {
            return Ok(());
        }
        match self.nats.read(log, self.run.now()) {
            Some(stored) => self.run.crowd.checks.grown(log, &stored.lines),
            None => Err(format!(
                "the lines of {log} are not numbered one after another"
            )),
        }
    }

    fn bucket(&mut self, id: ProcessId, number: u64, request: BucketRequest) {
        let wait = self.run.choices.millis(1, self.network.server_time);
        let is_done = self.is_connected(id) && self.nats.answers(self.run.now());
        if !is_done {
            let nothing = ProcessHappening::BucketAnswers(number, BucketAnswer::default());
            self.in_process(ANSWER_TIMEOUT, id, nothing);
            return;
        }
        let mut answer = BucketAnswer::default();
        let key = match request {
            BucketRequest::Write(write) => {
                let written_key = write.key.clone();
                answer.written = self.nats.write(write);
                written_key
            }
            BucketRequest::Read(key) => key,
        };
        if let Some(entry) = answer.written.clone() {
            self.tell_change(&entry);
        } else {
            answer.there = self.nats.entry(&key).cloned();
        }
        self.in_process(wait, id, ProcessHappening::BucketAnswers(number, answer));
    }

    /// Lets happen what waits for the end of a match at this process.
    fn match_ends(&mut self, id: ProcessId) {
        let Some(which) = self.slots.iter().position(|slot| slot.process == Some(id)) else {
            return;
        };
        for fault in std::mem::take(&mut self.at_end) {
            let happens = match fault {
                ClusterFault::NoLeaderAtEnd(time) => {
                    // The contest is asked next.
                    self.fault(ClusterFault::NoLeader(time));
                    continue;
                }
                ClusterFault::ServersAwayAtEnd(time) => {
                    self.nats.away_until = self.run.now() + Duration::from_millis(time);
                    self.fault(ClusterFault::NoLeader(time));
                    continue;
                }
                ClusterFault::KillAtEnd(down) => ClusterFault::Kill(which, down),
                ClusterFault::CutOffAtEnd(time) => ClusterFault::CutOff(which, time),
                other => other,
            };
            let wait = self.run.choices.millis(0, 20);
            self.run.put_in(wait, NextInCluster::Fault(happens));
        }
    }

    fn ask_contest(&mut self, id: ProcessId, ask: ContestAsk) {
        if let EntryRequest::Wait(time) = ask.request {
            let answer = ProcessHappening::ContestAnswers(ask.kind, EntryAnswer::Done);
            self.in_process(time, id, answer);
            return;
        }
        let there = self.run.choices.millis(1, self.network.server_time);
        let back = self.run.choices.millis(1, self.network.server_time);
        // An answer may be lost, and nobody waits for one that takes too long.
        let is_lost = self.network.loses_one_in > 0 && self.run.choices.once_in(20);
        if is_lost || there + back > ANSWER_TIMEOUT {
            let nothing = no_contest_answer(ask.kind, &ask.request);
            self.in_process(ANSWER_TIMEOUT, id, nothing);
            self.run
                .put_in(there, NextInCluster::Contest(id, ask, None));
        } else {
            self.run
                .put_in(there, NextInCluster::Contest(id, ask, Some(back)));
        }
    }

    /// The servers get a request about a league or an evening.
    fn contest(
        &mut self,
        id: ProcessId,
        ask: ContestAsk,
        answer_in: Option<Duration>,
    ) -> CheckResult {
        let ContestAsk { kind, request } = ask;
        let is_reached = self.reach_of(id).cut_off_until <= self.run.now();
        let is_answered = is_reached && self.nats.answers(self.run.now());
        // What is sent while there is no leader may be stored all the same.
        let may_store = is_reached && self.nats.is_there(self.run.now());
        let is_done = is_answered || may_store && self.run.choices.once_in(3);
        let nothing = no_contest_answer(kind, &request);
        let answer = match request {
            EntryRequest::Write(write) if is_done => {
                let place_write = PlaceWrite {
                    key: write.key,
                    was: write.was,
                    value: write.value,
                };
                let written = if self.planted == Some(PlantedInCluster::OverwriteContests) {
                    Some(self.nats.put(&place_write.key, place_write.value))
                } else {
                    self.nats.write(place_write)
                };
                if let Some(entry) = &written {
                    let words = format!("{id} stores the {kind:?}, revision {}", entry.revision);
                    self.run.step(&words);
                    self.contest_is_stored(entry)?;
                    self.tell_change(entry);
                }
                EntryAnswer::Written(written.map(|entry| entry.revision))
            }
            EntryRequest::Write(_) => EntryAnswer::Written(None),
            EntryRequest::Read(key) => {
                let there = self.nats.entry(&key);
                EntryAnswer::Read(there.map(|entry| ReadEntry {
                    value: entry.value.clone(),
                    revision: entry.revision,
                }))
            }
            EntryRequest::Remove(key, revision) => {
                if is_done && let Some(entry) = self.nats.remove(&key, revision) {
                    self.tell_change(&entry);
                }
                EntryAnswer::Done
            }
            EntryRequest::Wait(_) => EntryAnswer::Done,
        };
        let Some(back) = answer_in else {
            return Ok(());
        };
        if is_answered && self.is_connected(id) {
            self.in_process(back, id, ProcessHappening::ContestAnswers(kind, answer));
        } else if is_reached && self.nats.refuses_at_once {
            self.in_process(back, id, nothing);
        } else {
            self.in_process(ANSWER_TIMEOUT, id, nothing);
        }
        Ok(())
    }

    fn contest_is_stored(&mut self, entry: &BucketEntry) -> CheckResult {
        let value = entry.value.as_deref().unwrap_or_default();
        let (players, what) = if entry.key == Leagues::entry_of(LEAGUE) {
            (
                self.contests.league_is_stored(value)?,
                AwaitedNews::Standing,
            )
        } else {
            (
                self.contests.evening_is_stored(value)?,
                AwaitedNews::Results,
            )
        };
        for player in players {
            self.contests.waits(player, what, &self.run.crowd);
        }
        Ok(())
    }

    /// Lets time go by, in seconds, in which nothing happens.
    fn time_goes_by(&mut self, seconds: u64) {
        self.run
            .step(&format!("the clocks are set forward by {seconds} s"));
        self.clock.ahead += seconds;
        for process in self.processes.values_mut() {
            process.view.clock = self.clock;
        }
    }

    /// Tells all processes that reach the servers of a change of the bucket.
    fn tell_change(&mut self, entry: &BucketEntry) {
        let servers = ProcessId(0);
        let ids: Vec<ProcessId> = self.processes.keys().copied().collect();
        for id in ids {
            let wait = self.run.choices.millis(1, self.network.server_time);
            if !self.is_connected(id) {
                continue;
            }
            let arrives = self.network.arrival(servers, id, self.run.now() + wait);
            let change = Box::new(ProcessHappening::BucketChanges(entry.clone()));
            self.run.put(arrives, NextInCluster::In(id, change));
        }
    }

    // Processes.

    fn starts(&mut self, slot: usize) {
        if self.slots[slot].process.is_some() {
            return;
        }
        self.last_process += 1;
        let id = ProcessId(self.last_process);
        self.run
            .step(&format!("process {id} starts in place {slot}"));
        let now = self.run.instant();
        let entries = self.nats.entries();
        let process = Process::start(
            id,
            words(),
            &entries,
            &mut self.run.choices,
            self.planted,
            self.clock,
            now,
        );
        self.processes.insert(id, process);
        self.slots[slot].process = Some(id);
        self.in_process(Duration::ZERO, id, ProcessHappening::Beats);
        self.in_process(SHARE_INTERVAL, id, ProcessHappening::Shares);
        self.in_process(PLACES_INTERVAL, id, ProcessHappening::LooksAfter);
        self.in_process(EVENINGS_INTERVAL, id, ProcessHappening::EndsEvenings);
    }

    fn process_ends(&mut self, id: ProcessId) {
        self.processes.remove(&id);
        for line in self.run.crowd.lines.ids() {
            let wait = self.run.choices.millis(1, 3_000);
            let known = self.run.crowd.lines.get(line);
            if known.is_some_and(|known| known.process == id) && self.run.crowd.lines.silence(line)
            {
                self.run.put_in(wait, PersonHappening::Notices(line).into());
            }
        }
        for slot in 0..self.slots.len() {
            if self.slots[slot].process == Some(id) {
                self.slots[slot].process = None;
                let down = self.slots[slot].down;
                self.run.put_in(down, NextInCluster::Starts(slot));
            }
        }
    }

    // People.

    /// Sends a frame to the client of a connection.
    fn send_down(&mut self, line: ListenerId, text: Arc<str>) {
        let latency = self.run.choices.millis(5, 120);
        let now = self.run.now();
        let Some(known) = self.run.crowd.lines.carrying(line) else {
            return;
        };
        known.down = known.down.max(now + latency);
        let at = known.down;
        self.run.put(at, PersonHappening::Gets(line, text).into());
    }

    /// Lets frames of a person arrive at their process.
    fn send_up(&mut self, sent: Vec<SentFrame>) {
        for frame in sent {
            if matches!(*frame.frame, FromClient::Leave) {
                self.contests.leaves(frame.line);
            }
            let arrives = Box::new(ProcessHappening::Frame(frame.line, frame.frame));
            self.run
                .put(frame.at, NextInCluster::In(frame.process, arrives));
        }
    }

    fn guest_gets(&mut self, line: ListenerId, text: &str) -> CheckResult {
        let Some(number) = self.run.crowd.receiver(line) else {
            return Ok(());
        };
        // Lists of tables may name them in any order.
        let is_hashed = !text.starts_with(r#"{"type":"tables""#);
        self.contests.is_told(line, text);
        let answers = self.run.take(number, text, is_hashed)?;
        let sent = self.run.send(number, answers);
        self.send_up(sent);
        Ok(())
    }

    /// A person opens a connection to any process.
    fn calls(&mut self, number: usize) {
        if !self.run.wants_to_call(number) {
            return;
        }
        let mut open = Vec::new();
        for (&id, process) in &self.processes {
            if !process.leaves() && self.reach_of(id).still_until <= self.run.now() {
                open.push(id);
            }
        }
        if open.is_empty() {
            self.run.calls_again(number);
            return;
        }
        let id = open[self.run.choices.index(open.len())];
        let opened = self.run.connect(number, id, format_args!("calls {id}"));
        if let Some(process) = self.processes.get_mut(&id) {
            process.connect_client(opened.id);
        }
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

    /// Lets a line carry nothing more. Its process notices after this time.
    fn silence(&mut self, line: ListenerId, noticed_in: Duration) {
        if let Some(known) = self.run.crowd.lines.carrying(line) {
            known.is_silent = true;
            let process = known.process;
            self.in_process(noticed_in, process, ProcessHappening::LineIsGone(line));
        }
    }

    // Faults.

    fn fault(&mut self, fault: ClusterFault) {
        if self.run.phase.is_calm() {
            return;
        }
        self.run.step(&fault.to_string());
        let millis = Duration::from_millis;
        match fault {
            ClusterFault::Breaks(who) => {
                if let Some(line) = self.run.crowd.guests[who].line {
                    let first = self.run.choices.millis(1, 3_000);
                    let second = self.run.choices.millis(1, 3_000);
                    self.silence(line, first);
                    self.run
                        .put_in(second, PersonHappening::Notices(line).into());
                }
            }
            ClusterFault::Sleeps(who, time) => {
                if let Some(line) = self.run.crowd.guests[who].line {
                    self.silence(line, SERVER_SILENCE);
                    self.run.crowd.guests[who].disconnected();
                    let wakes = Duration::from_secs(time);
                    self.run.put_in(wakes, PersonHappening::Calls(who).into());
                }
            }
            ClusterFault::Kill(which, down) => {
                self.slots[which].down = millis(down);
                if let Some(id) = self.slots[which].process {
                    self.process_ends(id);
                }
            }
            ClusterFault::Terminate(which, down) => {
                self.slots[which].down = millis(down);
                let now = self.run.instant();
                if let Some(id) = self.slots[which].process
                    && let Some(process) = self.processes.get_mut(&id)
                {
                    process.leave(now);
                    self.run.put_in(END_TIMEOUT, NextInCluster::StopIsOver(id));
                }
            }
            ClusterFault::CutOff(which, time) => {
                if let Some(id) = self.slots[which].process {
                    let reach = self.network.reach.entry(id).or_default();
                    reach.cut_off_until = reach.cut_off_until.max(self.run.now() + millis(time));
                    let wait = reach.cut_off_until.saturating_sub(self.run.now()) + millis(20);
                    self.in_process(wait, id, ProcessHappening::Follows);
                }
            }
            ClusterFault::StandsStill(which, time) => {
                if let Some(id) = self.slots[which].process {
                    let reach = self.network.reach.entry(id).or_default();
                    reach.still_until = reach.still_until.max(self.run.now() + millis(time));
                }
            }
            ClusterFault::NoLeader(time) => {
                let until = self.run.now() + millis(time);
                self.nats.leaderless_until = self.nats.leaderless_until.max(until);
                self.nats.refuses_at_once = self.run.choices.once_in(2);
            }
            ClusterFault::LosesMessages(time, one_in) => {
                self.network.loses_one_in = one_in;
                self.run
                    .put_in(Duration::from_secs(time), NextInCluster::LosesNothing);
            }
            ClusterFault::NoLeaderAtEnd(_)
            | ClusterFault::ServersAwayAtEnd(_)
            | ClusterFault::KillAtEnd(_)
            | ClusterFault::CutOffAtEnd(_) => self.at_end.push(fault),
            ClusterFault::Slow(time) => {
                self.network.server_time = time;
                self.run
                    .put_in(Duration::from_secs(30), NextInCluster::IsFast);
            }
        }
    }

    /// From now on nothing goes wrong, and nobody begins anything.
    fn calm(&mut self) {
        self.run.calm();
        self.run
            .put_in(Duration::from_secs(5), NextInCluster::Looks);
    }

    /// Looks whether all matches have ended.
    fn looks(&mut self) -> CheckResult {
        if let Some(open) = self.what_is_open() {
            self.run.may_be_open(&open)?;
            self.run
                .put_in(Duration::from_secs(5), NextInCluster::Looks);
            return Ok(());
        }
        if !self.contests.is_visited {
            self.visit_all();
            self.run
                .put_in(Duration::from_secs(30), NextInCluster::Looks);
            return Ok(());
        }
        if self.contests.waits_for_end() {
            // Nobody plays any more. The evening waits for tables that did not begin.
            self.time_goes_by(DAY);
            self.run.put_in(2 * EVENINGS_INTERVAL, NextInCluster::Looks);
            self.contests.is_left = true;
            return Ok(());
        }
        self.contests.nobody_waits(&self.run.crowd)?;
        self.contests_are_the_same()?;
        self.run.close();
        for line in self.run.crowd.lines.ids() {
            self.silence(line, Duration::from_secs(1));
        }
        // Connections that fell silent are given up by then.
        self.run
            .put_in(SERVER_SILENCE + FORGET_TIME, NextInCluster::Ends);
        Ok(())
    }

    /// Loads every table once more: what a process had not noted of a match when it was killed is noted
    /// when its table is loaded again.
    fn visit_all(&mut self) {
        self.contests.is_visited = true;
        self.run.step("all tables are looked at");
        let tables: Vec<String> = self.run.crowd.checks.logs.keys().cloned().collect();
        for table in tables {
            let is_loaded = self.processes.values().any(|process| {
                let mut loaded = process.loaded();
                loaded.any(|(name, _)| *name == table)
            });
            if !is_loaded && let Some((_, first)) = self.processes.iter_mut().next() {
                first.visit(&table);
            }
        }
    }

    /// Checks that all processes have the same league and the same evening, and that they are whole.
    fn contests_are_the_same(&mut self) -> CheckResult {
        for (name, key) in [
            ("league", Leagues::entry_of(LEAGUE)),
            ("evening", Evenings::entry_of(EVENING)),
        ] {
            let stored = self.nats.entry(&key).map(|entry| entry.revision);
            for (id, process) in &self.processes {
                let known = if name == "league" {
                    process.contests.leagues().revision_of(LEAGUE)
                } else {
                    process.contests.evenings().revision_of(EVENING)
                };
                if known != stored {
                    return Err(format!(
                        "{id} has revision {known:?} of the {name}, and {stored:?} is stored"
                    ));
                }
            }
        }
        self.contests.nothing_is_lost()?;
        self.run.crowd.checks.evening_deals_are_the_same().map(drop)
    }

    /// Returns what still goes on, in words.
    fn what_is_open(&self) -> Option<String> {
        for slot in &self.slots {
            let Some(id) = slot.process else {
                return Some("a process is not there".to_owned());
            };
            for (table, loaded) in self.processes[&id].loaded() {
                let room = loaded.room();
                if room.summary().info.playing && !room.is_asleep() {
                    return Some(format!("{table} is still playing"));
                }
            }
        }
        self.run.crowd.what_is_open()
    }

    /// Checks what must hold in the end.
    fn ends(&mut self) -> CheckResult {
        self.run.end();
        for (id, process) in &self.processes {
            if let Some(remembered) = process.remembers() {
                return Err(format!("nobody is there, and {id} remembers {remembered}"));
            }
        }
        self.run.crowd.checks.sound()
    }
}

/// Returns that a request about a log has no answer.
fn no_answer(number: u64, request: &StreamRequest) -> ProcessHappening {
    let answer = match request {
        StreamRequest::Publish(_) => StreamAnswer::Published(None),
        StreamRequest::ReadLast => StreamAnswer::Last(None),
        StreamRequest::ReadAll => StreamAnswer::All(None),
        StreamRequest::PurgeBefore(_) | StreamRequest::Wait(_) => StreamAnswer::Done,
    };
    ProcessHappening::StreamAnswers(number, answer)
}

/// Returns that a request about a league or an evening has no answer.
fn no_contest_answer(kind: ContestKind, request: &EntryRequest) -> ProcessHappening {
    let answer = match request {
        EntryRequest::Write(_) => EntryAnswer::Written(None),
        EntryRequest::Read(_) => EntryAnswer::Read(None),
        EntryRequest::Remove(..) | EntryRequest::Wait(_) => EntryAnswer::Done,
    };
    ProcessHappening::ContestAnswers(kind, answer)
}
