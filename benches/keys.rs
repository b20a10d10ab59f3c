//! Measures the time from a key to the text handed to speech, at the largest table: 10 seats and a serpent of 90 tiles, on
//! this machine and at a server.

mod program;

use criterion::{Criterion, criterion_group, criterion_main};
use program::{program, record};
use serpente_app::{Incoming, Press};
use serpente_archive::{Record, Replay};
use serpente_client::wire::{
    Chair, EventLine, FromServer, PROTOCOL, StepEnd, TableContest, TableLimits, TableState,
    TableWatchers,
};
use serpente_client::{EnterAs, Intent, NetworkNews};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, HeaderSeat, Shuffle};
use std::path::Path;
use std::time::Instant;

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
            owner: Some(number),
            playing: true,
            game: header.game.clone(),
            seating: "10".to_owned(),
            options: header.options.clone(),
            chairs: chairs.collect(),
            watchers: TableWatchers::default(),
            private: false,
            limits: TableLimits::default(),
            contest: TableContest::default(),
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
