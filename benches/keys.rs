//! From a key to the words handed to speech, at the largest table: 10 seats and a serpent of 90 tiles.

use criterion::{Criterion, criterion_group, criterion_main};
use serpente::announce::{Cue, Message, Topic};
use serpente::archive::Recorder;
use serpente::bots::{Level, next_command};
use serpente::console::app::{App, Outlet, Parts};
use serpente::console::arguments::Options;
use serpente::console::{Incoming, Press};
use serpente::net::client::{Address, Order};
use serpente::rules::{Seat, Seating, Set};
use serpente::settings::Settings;
use serpente::sound::SoundTuning;
use serpente::speech::{Tuning, Utterance};
use serpente::table::{Event, Game, Player, Setup, Shuffle, Table};
use serpente::words::Words;
use std::fs::File;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How many tiles lie on the table.
const LAID: usize = 90;

/// Takes everything and keeps nothing.
struct Nowhere;

impl Outlet for Nowhere {
    fn line(&mut self, text: &str, _language: &str) {
        black_box(text);
    }

    fn clear(&mut self) {}

    fn say(&mut self, utterance: Utterance) {
        black_box(utterance);
    }

    fn quiet(&mut self) {}

    fn forget_others(&mut self, _listener: Option<Seat>) {}

    fn forget(&mut self, _topic: Topic) {}

    fn withdraw(&mut self) {}

    fn cue(&mut self, _cue: Cue) -> Duration {
        Duration::ZERO
    }

    fn ring(&mut self, _cue: Cue) {}

    fn tune(&mut self, _tuning: Tuning) {}

    fn tune_sounds(&mut self, _tuning: SoundTuning) {}

    fn ask_voices(&mut self) {}

    fn network(&mut self, _order: Order) {}

    fn host(&mut self, _name: &str) -> Result<Address, Message> {
        Err(serpente::announce::say::online::hosting_failed())
    }

    fn reached_at(&self) -> Option<Address> {
        None
    }
}

/// Writes the record of such a table, with a person in the seat whose turn it is.
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

fn keys(c: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("match.jsonl");
    record(&file);
    let (words, _) = Words::new(None);
    let mut settings = Settings::default();
    settings.speech.on = Some(true);
    let parts = Parts {
        outlet: Nowhere,
        language: words.english(),
        words: Arc::new(words),
        settings,
        folders: None,
        options: Options::default(),
        paced: true,
        reader_runs: false,
        now: Instant::now(),
    };
    let mut app = App::new(parts);
    app.resume_table(Some(&file), Instant::now())
        .expect("a match to go on with");
    for (name, key) in [
        ("whole serpent", "v"),
        ("ends", "c"),
        ("next tile", "right"),
        ("match", "e"),
    ] {
        let key = key.parse().expect("a key");
        c.bench_function(&format!("key to words: {name}"), |b| {
            b.iter(|| app.take(Incoming::Key(Press::deliberate(key, None)), Instant::now()));
        });
    }
}

criterion_group!(benches, keys);
criterion_main!(benches);
