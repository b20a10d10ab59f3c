//! The program without a terminal, at the largest table: 10 seats and a serpent of 90 tiles.

use serpente_app::{App, Outlet, Parts, Start};
use serpente_archive::Recorder;
use serpente_client::NetworkOrder;
use serpente_device::settings::Settings;
use serpente_device::sound::SoundTuning;
use serpente_device::speech::{Engine, SpeechOrder};
use serpente_engine::bots::{Level, next_command};
use serpente_engine::rules::{Seating, Set};
use serpente_engine::table::{Event, Game, Player, RandomSource, Setup, Shuffle, Table};
use serpente_text::announce::SoundCue;
use serpente_text::words::Words;
use std::fs::File;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How many tiles are on the table.
const LAID: usize = 90;

/// An outlet that drops everything.
pub(crate) struct Nowhere;

impl Outlet for Nowhere {
    fn line(&mut self, text: &str, _language: &str) {
        black_box(text);
    }

    fn clear(&mut self) {}

    fn speech(&mut self, order: SpeechOrder) {
        black_box(order);
    }

    fn cue(&mut self, _sound: SoundCue) -> Duration {
        Duration::ZERO
    }

    fn ring(&mut self, _sound: SoundCue) {}

    fn tune_sounds(&mut self, _tuning: SoundTuning) {}

    fn network(&mut self, _order: NetworkOrder) {}
}

/// Writes the record of such a table, with a person in turn.
pub(crate) fn record(file: &Path) {
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
        let mut deck = Shuffle::seeded(seed);
        let mut events = Vec::new();
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

/// Returns a program whose voice is on.
pub(crate) fn program() -> App<Nowhere> {
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
        random: RandomSource::seeded(1),
    })
}
