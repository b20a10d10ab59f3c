//! Host and listeners as if on separate machines: whole matches of every game with nothing but bytes between them.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serpente_archive::{resume, told_so_far};
use serpente_engine::host::{self, Host, Request};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Event, Game, Header, Level, Player, Setup, Shuffle, Table, Update};
use serpente_seat::Match;
use serpente_seat::{Listener, ResumeRecap, SeatInput, SeatOutput, TableAction, TellingManner};
use serpente_text::announce::Announcement;
use serpente_text::words::Detail;

use crate::silence::PACE;
use serpente_testing::actions::any_action;
use serpente_testing::keys::keys;
use serpente_testing::shapes::{Chance, Shape};
use serpente_testing::soak;

fn bytes(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("plain data")
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> T {
    serde_json::from_slice(bytes).expect("what was written")
}

fn manner() -> TellingManner {
    TellingManner {
        keys: keys(),
        detail: Detail::Normal,
        draws_by_itself: false,
    }
}

/// A machine that never had the other hands: it gets only bytes.
struct Machine {
    listener: Listener,
    chairs: Seats,
    said: Vec<Announcement>,
    has_heard_the_end: bool,
}

impl Machine {
    fn new(header: &[u8], past: &[u8], recap: Option<[Vec<u8>; 2]>, chairs: Seats) -> Self {
        let header: Header = read(header);
        let listener = Listener::new(&header, chairs, 5, manner()).expect("a match");
        let mut listener = listener
            .who_knows(&read::<Vec<_>>(past))
            .expect("it can have happened");
        if let Some([before, steps]) = recap {
            let (before, steps) = (read(&before), read(&steps));
            let recap = ResumeRecap { before, steps };
            listener = listener.with_recap(recap).expect("it can have happened");
        }
        Self {
            listener,
            chairs,
            said: Vec::new(),
            has_heard_the_end: false,
        }
    }

    /// Keeps the announcements, and returns the requests to the host.
    fn hear(&mut self, outputs: Vec<SeatOutput>) -> Vec<Vec<u8>> {
        let mut requests = Vec::new();
        for output in outputs {
            match output {
                SeatOutput::Request(request) => requests.push(bytes(&request)),
                SeatOutput::Say(said) => {
                    self.has_heard_the_end |= said.message.id().starts_with("match-won");
                    self.said.push(said);
                }
                SeatOutput::Record(_)
                | SeatOutput::Keyboard(_)
                | SeatOutput::Left
                | SeatOutput::Over
                | SeatOutput::Again => {}
            }
        }
        // The voice finishes at once.
        self.listener.all_was_heard();
        requests
    }

    fn take(&mut self, update: &[u8]) {
        let update: Update = read(update);
        for event in &update.events {
            let shown = event.seen_by(self.chairs);
            assert_eq!(shown.as_ref(), Some(event), "it may not be known here");
        }
        let told = self.listener.take(&update).expect("it can have happened");
        assert!(self.hear(told).is_empty(), "what happens asks for nothing");
    }
}

/// A match: its host and all listeners.
struct Evening {
    host: Host,
    machines: Vec<Machine>,
    now: Instant,
    wakes_at: Option<Instant>,
    record: Vec<Event>,
    context: String,
}

impl Evening {
    /// Begins a match, with these chairs at a keyboard each.
    fn begin(setup: Setup, keyboards: &[Seats], seed: u64) -> Self {
        let context = format!("{} {:?} {seed}", setup.game.id(), keyboards);
        let mut record = Vec::new();
        let table = Table::new(setup, &mut record);
        let mut evening = Self::around(table, keyboards, seed, &record, None);
        evening.context = context;
        evening.start(&record.clone());
        evening.record.splice(..0, record);
        evening
    }

    fn around(
        table: Table,
        keyboards: &[Seats],
        seed: u64,
        past: &[Event],
        recap: Option<&serpente_archive::Recap>,
    ) -> Self {
        let header = bytes(&Header::of(table.setup()));
        let machine = |&chairs: &Seats| {
            let recap = recap.map(|recap| {
                let before = told_so_far(&recap.before, &past[..recap.events_before], chairs);
                let steps = recap
                    .steps
                    .iter()
                    .map(|step| step.table.update(chairs, &step.events));
                [bytes(&before), bytes(&steps.collect::<Vec<_>>())]
            });
            let past = bytes(&told_so_far(&table, past, chairs));
            Machine::new(&header, &past, recap, chairs)
        };
        let machines = keyboards.iter().map(machine).collect();
        Self {
            host: Host::new(table, keyboards.to_vec(), seed, PACE),
            machines,
            now: Instant::now(),
            wakes_at: None,
            record: Vec::new(),
            context: String::new(),
        }
    }

    fn start(&mut self, fresh: &[Event]) {
        for machine in &mut self.machines {
            let chairs = machine.chairs;
            let seen = fresh.iter().filter_map(|event| event.seen_by(chairs));
            let told = machine.listener.begin(&seen.collect::<Vec<_>>());
            assert!(machine.hear(told).is_empty());
        }
        let output = self.host.begin(self.now);
        self.deliver(output);
    }

    /// Resumes the match from its record, on the host's machine and all others.
    fn come_back(&mut self, seed: u64) {
        let resumed = resume(&self.record, Shuffle::seeded(seed)).expect("a match");
        assert_eq!(resumed.played, self.record.len(), "{}", self.context);
        let past = [self.record.clone(), resumed.fresh.clone()].concat();
        let keyboards: Vec<Seats> = self.machines.iter().map(|machine| machine.chairs).collect();
        let next = Self::around(resumed.table, &keyboards, seed, &past, Some(&resumed.recap));
        *self = Self {
            now: self.now,
            record: past,
            context: format!("{}, resumed", self.context),
            ..next
        };
        self.start(&resumed.fresh);
        self.compare();
    }

    fn request(&mut self, request: &[u8]) {
        let request: Request = read(request);
        self.input(host::HostInput::Request(request));
    }

    fn input(&mut self, input: host::HostInput) {
        let output = self.host.input(input, self.now);
        assert_eq!(output.refused, None, "{}", self.context);
        self.deliver(output);
        if let Some(thinking) = self.host.take_thinking() {
            let thought = host::HostInput::Thought(thinking.think());
            let output = self.host.input(thought, self.now);
            self.deliver(output);
        }
    }

    fn deliver(&mut self, output: host::HostOutput) {
        self.wakes_at = output.wakes_at;
        for step in output.steps {
            self.record.extend(step.events);
            for (machine, update) in self.machines.iter_mut().zip(&step.updates) {
                machine.take(&bytes(update));
            }
        }
        self.compare();
        if self
            .machines
            .iter()
            .all(|machine| !machine.listener.waits_for_somebody())
        {
            let output = self.host.input(host::HostInput::KnowsOfTurn, self.now);
            self.wakes_at = output.wakes_at;
        }
    }

    /// Checks that what everyone sees is what the host knows.
    fn compare(&self) {
        let table = self.host.table();
        for machine in &self.machines {
            let seen = machine.listener.seen();
            let known = (
                seen.turn(),
                seen.winners(),
                seen.tally(),
                seen.round_number(),
            );
            let stands = (
                table.turn(),
                table.winners(),
                table.tally(),
                table.round_number(),
            );
            assert_eq!(known, stands, "{}", self.context);
        }
    }

    fn press(&mut self, machine: usize, action: TableAction) -> Vec<Announcement> {
        let now = self.now;
        let here = &mut self.machines[machine];
        here.said.clear();
        let outputs = here.listener.input(SeatInput::Do(action), now);
        for request in here.hear(outputs) {
            self.request(&request);
        }
        std::mem::take(&mut self.machines[machine].said)
    }

    /// Returns the machine where a key must be pressed, if there is one.
    fn asked(&self) -> Option<usize> {
        let table = self.host.table();
        let playing = table.tally().playing();
        let seats: Seats = match table.turn() {
            Some(seat) => seat.into(),
            None => playing.iter().collect(),
        };
        let at = self
            .machines
            .iter()
            .position(|machine| seats.iter().any(|seat| machine.chairs.contains(seat)))?;
        let listener = &self.machines[at].listener;
        (!listener.hurries(TableAction::Confirm)).then_some(at)
    }

    fn tick(&mut self) -> bool {
        let Some(at) = self.wakes_at else {
            return false;
        };
        self.now = self.now.max(at);
        self.input(host::HostInput::Tick);
        true
    }

    fn is_over(&self) -> bool {
        self.host.table().winners().is_some()
    }
}

/// Returns the keys that an asked player presses.
fn key(listener: &Listener, chance: &mut Chance) -> Vec<TableAction> {
    if listener.waits_for_somebody() {
        return vec![TableAction::Take];
    }
    if listener.is_asking() {
        let number = chance.below(4) + 1;
        let number = u8::try_from(number).expect("small");
        return chance
            .one_of(&[
                &[TableAction::Digit(number)][..],
                &[TableAction::Right],
                &[TableAction::Next, TableAction::Confirm],
            ])
            .to_vec();
    }
    if listener.seen().turn().is_none() {
        return vec![TableAction::Confirm];
    }
    if chance.once_in(8) {
        return [any_action(chance)]
            .into_iter()
            .filter(|&action| stays(action))
            .collect();
    }
    let can = listener.available();
    let mut keys: Vec<&[TableAction]> = Vec::new();
    for (action, pressed) in [
        (
            TableAction::Confirm,
            &[TableAction::NextPlayable, TableAction::Confirm][..],
        ),
        (TableAction::Draw, &[TableAction::Draw]),
        (TableAction::Pass, &[TableAction::Pass]),
        (TableAction::Exchange, &[TableAction::Exchange]),
    ] {
        keys.extend(can.contains(&action).then_some(pressed));
    }
    if listener.seen().trick_board().is_some() && can.contains(&TableAction::Confirm) {
        // One of the bids or trumps.
        keys.push(&[TableAction::Next, TableAction::Next, TableAction::Confirm]);
    }
    if keys.is_empty() {
        return vec![TableAction::Turn];
    }
    chance.one_of(&keys).to_vec()
}

/// Returns whether the action does not leave the match, which another test does.
fn stays(action: TableAction) -> bool {
    !matches!(action, TableAction::Leave | TableAction::Escape)
}

fn play(evening: &mut Evening, chance: &mut Chance, resumes: bool) {
    for step in 0..200_000_u32 {
        if evening.is_over() {
            return;
        }
        if resumes && chance.once_in(40) {
            evening.come_back(u64::from(step));
        }
        match evening.asked() {
            // A player who lets time pass.
            Some(_) if chance.once_in(12) && evening.tick() => {}
            Some(at) => {
                for action in key(&evening.machines[at].listener, chance) {
                    if !evening.is_over() {
                        evening.press(at, action);
                    }
                }
            }
            None => assert!(evening.tick(), "{}: nothing goes on", evening.context),
        }
    }
    panic!("{}: the match does not end", evening.context);
}

/// Makes a match of this game with this many people in the first seats.
fn setup(game: Game, people: usize, seating: usize) -> Setup {
    let seating = game.seatings()[seating];
    let options = Setup::options(game, seating, None, None).expect("a usual table");
    let players = (0..seating.seats())
        .map(|seat| Player {
            name: format!("Player {seat}"),
            level: (seat >= people).then_some(Level::Heavy),
        })
        .collect();
    Setup::new(game, options, players).expect("a match")
}

/// Returns the keyboards: all people at one, or each at their own; and a spectator.
fn keyboards(people: Seats, together: bool) -> Vec<Seats> {
    let own = people.iter().map(Into::into);
    let mut all: Vec<Seats> = if together {
        vec![people]
    } else {
        own.collect()
    };
    all.push(Seats::NONE);
    all
}

#[test]
fn whole_matches_of_every_game_are_played_through_bytes() {
    let mut games = BTreeSet::new();
    for (number, game) in (0..).zip(Game::all()) {
        for (people, together, resumes) in [(1, true, true), (2, true, false), (2, false, true)] {
            let setup = setup(game, people, 0);
            let keyboards = keyboards(setup.people(), together);
            let mut evening = Evening::begin(setup, &keyboards, number);
            play(&mut evening, &mut Chance::new(number), resumes);
            for machine in &evening.machines {
                let seen = machine.listener.seen();
                assert_eq!(seen.winners(), evening.host.table().winners());
                assert!(machine.has_heard_the_end, "{}", evening.context);
            }
            games.insert(game.id());
        }
    }
    assert_eq!(games.len(), Game::all().count());
}

#[test]
fn all_house_rules_and_seatings_are_played_through_bytes() {
    for seed in soak::seeds(30) {
        let mut chance = Chance::new(seed);
        let mut shape = Shape::of(seed, &mut chance, false);
        shape.level = Level::Heavy;
        let setup = shape.setup();
        let keyboards = keyboards(setup.people(), chance.once_in(2));
        let mut evening = Evening::begin(setup, &keyboards, seed);
        for _ in 0..150 {
            if evening.is_over() {
                break;
            }
            match evening.asked() {
                Some(_) if chance.once_in(4) && evening.tick() => {}
                Some(at) => {
                    for action in key(&evening.machines[at].listener, &mut chance) {
                        evening.press(at, action);
                    }
                }
                None => assert!(evening.tick(), "{}", evening.context),
            }
        }
    }
}

#[test]
fn thinking_time_runs_at_the_host_and_is_told_everywhere() {
    let game = Game::all().next().expect("a game");
    let mut setup = setup(game, 2, 0);
    let rule = setup.options.house.set("thinking-time", Some("30"));
    rule.expect("a house rule");
    let mut evening = Evening::begin(setup, &keyboards(Seats::first(2), false), 1);
    while evening.asked().is_none() {
        assert!(evening.tick());
    }
    let at = evening.asked().expect("a person's turn");
    let told = |evening: &mut Evening| -> Vec<Vec<String>> {
        evening
            .machines
            .iter_mut()
            .map(|machine| {
                let said = std::mem::take(&mut machine.said);
                said.iter()
                    .map(|said| said.message.id().to_owned())
                    .collect()
            })
            .collect()
    };
    told(&mut evening);
    // Time during the question whether to leave does not count.
    evening.press(at, TableAction::Leave);
    assert_eq!(evening.wakes_at, None);
    evening.now += Duration::from_secs(100);
    evening.press(at, TableAction::Escape);
    let began = evening.now;
    assert!(evening.tick());
    assert_eq!(evening.now - began, Duration::from_secs(20));
    for ids in told(&mut evening) {
        assert_eq!(ids, ["time-left"]);
    }
    assert!(evening.tick());
    assert_eq!(evening.now - began, Duration::from_secs(30));
    for (machine, ids) in told(&mut evening).iter().enumerate() {
        let up = if machine == at {
            "your-time-up"
        } else {
            "time-up"
        };
        assert_eq!(ids[0], up);
        assert!(ids.len() > 1, "what comes of it is told: {ids:?}");
    }
}

/// Makes a table where people have this many seconds to think; returns it and the time of its beginning.
fn timed(seconds: &str) -> (Host, Instant) {
    let game = Game::all().next().expect("a game");
    let mut setup = setup(game, 2, 0);
    let rule = setup.options.house.set("thinking-time", Some(seconds));
    rule.expect("a house rule");
    let people = setup.people();
    let mut fresh = Vec::new();
    let table = Table::new(setup, &mut fresh);
    let pace = host::Pace {
        waits: true,
        ..PACE
    };
    let mut host = Host::new(table, vec![people], 1, pace);
    let mut now = Instant::now();
    let mut output = host.begin(now);
    // Go on until a person must think.
    while !host
        .table()
        .turn()
        .is_some_and(|seat| people.contains(seat))
    {
        let heard = host.input(host::HostInput::Heard, now);
        now = heard.wakes_at.expect("somebody moves");
        output = host.input(host::HostInput::Tick, now);
    }
    assert_eq!(output.wakes_at, None);
    (host, now)
}

#[test]
fn thinking_time_runs_when_the_turn_is_known_and_its_end_is_told_in_its_second_half() {
    let seconds = Duration::from_secs;
    // The time allowed, and when the warning comes.
    for (time, told) in [("30", 20), ("20", 10), ("15", 8), ("5", 5)] {
        let (mut host, start) = timed(time);
        // No player has heard of the turn yet.
        let late = start + seconds(1000);
        let output = host.input(host::HostInput::Tick, late);
        assert!(output.steps.is_empty() && output.wakes_at.is_none());
        let output = host.input(host::HostInput::KnowsOfTurn, late);
        assert_eq!(output.wakes_at, Some(late + seconds(told)), "{time}");
        // The time begins only once.
        let output = host.input(host::HostInput::KnowsOfTurn, late + seconds(1));
        assert_eq!(output.wakes_at, Some(late + seconds(told)), "{time}");
    }
}

#[test]
fn nobodys_time_is_over_while_they_are_asked_whether_to_leave() {
    let (mut host, start) = timed("30");
    host.input(host::HostInput::KnowsOfTurn, start);
    host.input(host::HostInput::Request(Request::Hold(true)), start);
    let output = host.input(host::HostInput::Tick, start + Duration::from_secs(100));
    assert!(output.steps.is_empty() && output.wakes_at.is_none());
}

#[test]
fn through_bytes_the_same_is_told_as_at_a_table_on_this_machine() {
    let mut told = 0;
    for (number, game) in (0..).zip(Game::all()) {
        for people in [1, 2] {
            let setup = setup(game, people, 0);
            let mut fresh = Vec::new();
            let table = Table::new(setup.clone(), &mut fresh);
            let mut local = Match::here(table, &[], number, manner(), PACE);
            let all = vec![setup.people()];
            let mut evening = Evening::begin(setup, &all, number);
            let said = |outputs: Vec<SeatOutput>| -> Vec<Announcement> {
                let said = outputs.into_iter().filter_map(|output| match output {
                    SeatOutput::Say(said) => Some(said),
                    _ => None,
                });
                said.collect()
            };
            let begun = said(local.begin(&fresh, evening.now));
            assert_eq!(begun, std::mem::take(&mut evening.machines[0].said));
            local.heard(evening.now);
            let mut chance = Chance::new(number);
            for _ in 0..400 {
                if evening.is_over() {
                    break;
                }
                let keys = match evening.asked() {
                    Some(at) => key(&evening.machines[at].listener, &mut chance),
                    None => Vec::new(),
                };
                for &action in &keys {
                    let here = said(local.input(SeatInput::Do(action), evening.now));
                    local.heard(evening.now);
                    let there = evening.press(0, action);
                    assert_eq!(here, there, "{}", evening.context);
                    told += here.len();
                }
                if evening.asked().is_none() {
                    assert_eq!(local.wakes_at(), evening.wakes_at, "{}", evening.context);
                    evening.machines[0].said.clear();
                    assert!(evening.tick());
                    let here = said(local.input(SeatInput::Tick, evening.now));
                    local.heard(evening.now);
                    assert_eq!(here, evening.machines[0].said, "{}", evening.context);
                    told += here.len();
                }
            }
        }
    }
    assert!(told > 1000, "{told} sentences");
}

#[test]
fn a_record_can_be_taken_up_by_whoever_sits_down_late() {
    let game = Game::all().next().expect("a game");
    let setup = setup(game, 2, 0);
    let seat = |number| Seat::new(number).expect("a seat");
    let mut evening = Evening::begin(setup, &keyboards(Seats::first(2), false), 3);
    let mut chance = Chance::new(3);
    for _ in 0..40 {
        match evening.asked() {
            Some(at) => {
                for action in key(&evening.machines[at].listener, &mut chance) {
                    evening.press(at, action);
                }
            }
            None => assert!(evening.tick()),
        }
    }
    let table = evening.host.table();
    let past = bytes(&told_so_far(table, &evening.record, seat(1).into()));
    let header = bytes(&Header::of(table.setup()));
    let late = Machine::new(&header, &past, None, seat(1).into());
    let (there, here) = (&evening.machines[1].listener, &late.listener);
    assert_eq!(here.seen().turn(), there.seen().turn());
    let hand = |listener: &Listener| listener.seen().view().map(|view| view.hand);
    assert_eq!(hand(here), hand(there));
    assert_eq!(here.available(), there.available());
}
