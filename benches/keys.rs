//! Measures the time from a key to the text handed to speech, at the largest table: 10 seats and a serpent of 90 tiles, on
//! this machine and at a server.

use criterion::{Criterion, criterion_group, criterion_main};
use serpente_app::{App, Outlet, Parts, Start};
use serpente_app::{Incoming, Press};
use serpente_archive::{Record, Recorder, Replay};
use serpente_client::wire::{Chair, EventLine, FromServer, PROTOCOL, StepEnd, TableState};
use serpente_client::{EnterAs, Intent, NetworkNews, NetworkOrder};
use serpente_device::settings::Settings;
use serpente_device::sound::SoundTuning;
use serpente_device::speech::{Engine, SpeechOrder};
use serpente_engine::bots::{Level, next_command};
use serpente_engine::rules::{Seat, Seating, Set};
use serpente_engine::table::{Event, Game, HeaderSeat, Player, Setup, Shuffle, Table};
use serpente_text::announce::Cue;
use serpente_text::words::Words;
use std::fs::File;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How many tiles are on the table.
const LAID: usize = 90;

/// An outlet that drops everything.
struct Nowhere;

impl Outlet for Nowhere {
    fn line(&mut self, text: &str, _language: &str) {
        black_box(text);
    }

    fn clear(&mut self) {}

    fn speech(&mut self, order: SpeechOrder) {
        black_box(order);
    }

    fn cue(&mut self, _cue: Cue) -> Duration {
        Duration::ZERO
    }

    fn ring(&mut self, _cue: Cue) {}

    fn tune_sounds(&mut self, _tuning: SoundTuning) {}

    fn network(&mut self, _order: NetworkOrder) {}
}

/// Writes the record of such a table, with a person in turn.
fn record(file: &Path) {
    for seed in 0.. {
        let game = Game::find("salotto").expect("the first game");
        let seating = Seating::alone(10);
        let mut options =
            Setup::options(game, seating, Some(Set::Double18), Some(19)).expect("all tiles dealt");
        options.house.set("draw", Some("none")).expect("a rule");
        let player = |seat: usize| Player {
            name: format!("Player {seat}"),
            level: Some(Level::Random),
        };
        let setup = Setup::new(game, options, (0..10).map(player).collect()).expect("ten players");
        let mut bots: Vec<_> = (0..10)
            .map(|seat| Level::Random.bot(Shuffle::chance_for(seed, seat)))
            .collect();
        let (mut deck, mut events) = (Shuffle::seeded(seed), Vec::new());
        let mut table: Table = Table::new(setup, &mut events);
        while table.round_number() < 2
            && table.board().is_none_or(|board| board.laid().len() < LAID)
        {
            let command = next_command(&table, &mut bots).expect("a round is played");
            table
                .command(command, &mut deck, &mut events)
                .expect("a legal move");
        }
        let Some(turn) = table.turn().filter(|_| table.round_number() == 1) else {
            continue;
        };
        if let Some(Event::Match(header)) = events.first_mut() {
            "human".clone_into(&mut header.seats[turn.index()].player);
        }
        let out = File::create(file).expect("a file");
        Recorder::new(out).append(&events).expect("room");
        return;
    }
}

/// Returns what a server sends to the person who joins such a table.
fn frames(file: &Path) -> Vec<FromServer> {
    let record = Record::read(file).expect("it was written");
    let Some(Event::Match(header)) = record.events.first() else {
        panic!("a match begins");
    };
    let person = |seat: &HeaderSeat| seat.player == "human";
    let seat = header.seats.iter().position(person).expect("a person");
    let chairs = header.seats.iter().map(|seat| {
        Some(Chair {
            name: seat.name.clone(),
            level: (!person(seat)).then(|| seat.player.clone()),
            here: true,
            stand_in: false,
            silenced: false,
            ready: false,
            id: None,
        })
    });
    let number = u8::try_from(seat).expect("a seat");
    let mut frames = vec![
        FromServer::Welcome {
            protocol: PROTOCOL,
            token: String::new(),
            name: header.seats[seat].name.clone(),
            parlour: "Parlour".to_owned(),
        },
        FromServer::Table(TableState {
            table: "calm-red-fox".to_owned(),
            seat: Some(number),
            seats: vec![number],
            master: Some(number),
            playing: true,
            game: header.game.clone(),
            seating: "10".to_owned(),
            options: header.options.clone(),
            chairs: chairs.collect(),
            watching: 0,
            watchers_silenced: false,
            private: false,
            league: None,
            evening: None,
            n: record.events.len() as u64,
        }),
        FromServer::Event(EventLine {
            n: 1,
            event: record.events[0].clone(),
            step: None,
        }),
    ];
    let mut replay = Replay::begin(&record.events, Shuffle::seeded(0)).expect("a match");
    let mut n = 1;
    loop {
        let step = replay.step().to_vec();
        if step.is_empty() {
            return frames;
        }
        let update = replay
            .table()
            .update(Seat::new(seat).expect("a seat"), &step);
        n += step.len() as u64;
        let (events, step) = update.apart();
        let first = n + 1 - events.len() as u64;
        let lines = events.into_iter().zip(first..).map(|(event, n)| EventLine {
            n,
            event,
            step: None,
        });
        frames.extend(lines.map(FromServer::Event));
        frames.push(FromServer::Step(StepEnd { n, step }));
    }
}

/// Returns a program whose voice is on.
fn program() -> App<Nowhere> {
    let (words, _) = Words::new(None);
    let mut settings = Settings::default();
    settings.speech.on = Some(true);
    App::new(Parts {
        outlet: Nowhere,
        language: words.english(),
        words: Arc::new(words),
        settings,
        folders: None,
        start: Start::default(),
        paced: true,
        reader_runs: false,
        engines: &Engine::ALL,
        now: Instant::now(),
    })
}

fn keys(c: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("match.jsonl");
    record(&file);
    let mut here = program();
    here.resume_table(Some(&file), Instant::now())
        .expect("a match to go on with");
    // The slowest possible connection: nothing arrives while keys are pressed.
    let mut elsewhere = program();
    let address = "127.0.0.1".parse().expect("an address");
    let goal = Intent::at(Some("calm-red-fox".to_owned()), EnterAs::Player(None));
    elsewhere.join(Some(address), goal, Instant::now());
    elsewhere.network(NetworkNews::Connected, Instant::now());
    for frame in frames(&file) {
        elsewhere.network(NetworkNews::Frame(Box::new(frame)), Instant::now());
    }
    for (place, app) in [("here", &mut here), ("elsewhere", &mut elsewhere)] {
        for (name, key) in [
            ("whole serpent", "v"),
            ("ends", "c"),
            ("next tile", "right"),
            ("match", "e"),
        ] {
            let press = Press::deliberate(key.parse().expect("a key"), None);
            c.bench_function(&format!("key to words, table {place}: {name}"), |b| {
                b.iter(|| app.take(Incoming::Key(press), Instant::now()));
            });
        }
    }
}

criterion_group!(benches, keys);
criterion_main!(benches);
