//! The time until a player passes who has drawn does not tell whether the drawn tile fits.

use serpente_engine::host::{Host, HostInput, HostOutput, Pace, Request, Thinking};
use serpente_engine::rules::Move;
use serpente_engine::table::{Command, Event, Game, Level, Player, Setup, Table};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// The times that the people here think about a drawn tile that fits.
const THINKS: [u64; 4] = [700, 1500, 2600, 4100];

/// The pause before what the host does by itself.
const PAUSE: Duration = Duration::from_millis(400);

/// How many rounds each match has at most.
const ROUNDS: u32 = 12;

/// The times until somebody passed who had drawn, in milliseconds.
#[derive(Default)]
struct PassTimes {
    kept: Vec<u128>,
    in_vain: Vec<u128>,
}

/// Returns the host of a match of Salotto whose first players are people, and all others of this level.
fn host(people: usize, level: Level, seed: u64, pace: Pace) -> Host {
    let game = Game::find("salotto").expect("a game");
    let options = Setup::options(game, game.seatings()[0], None, None).expect("a table");
    let seats = options.seating.seats();
    let mut players = Vec::new();
    for seat in 0..seats {
        players.push(Player {
            name: format!("Player {seat}"),
            level: (seat >= people).then_some(level),
        });
    }
    let setup = Setup::new(game, options, players).expect("players");
    let listeners = vec![setup.people()];
    let table = Table::new(setup, &mut Vec::new());
    Host::new(table, listeners, seed, pace)
}

/// A match in virtual time, and when its last tile was drawn.
struct Play {
    host: Host,
    now: Instant,
    wakes_at: Option<Instant>,
    drew_at: Option<Instant>,
    fits: bool,
    times: PassTimes,
}

impl Play {
    fn begin(mut host: Host) -> Self {
        let now = Instant::now();
        let output = host.begin(now);
        let mut play = Self {
            host,
            now,
            wakes_at: None,
            drew_at: None,
            fits: false,
            times: PassTimes::default(),
        };
        play.follow(output);
        play
    }

    fn follow(&mut self, output: HostOutput) {
        assert_eq!(output.refused, None);
        self.wakes_at = output.wakes_at;
        for step in output.steps {
            for event in step.events {
                match event {
                    Event::Drew { .. } => self.drew_at = Some(self.now),
                    Event::Passed { .. } => {
                        if let Some(drew_at) = self.drew_at.take() {
                            let took = (self.now - drew_at).as_millis();
                            if self.fits {
                                self.times.kept.push(took);
                            } else {
                                self.times.in_vain.push(took);
                            }
                        }
                    }
                    Event::Laid { .. } => self.drew_at = None,
                    _ => {}
                }
            }
        }
        let legal = self.host.table().view_in_turn().and_then(|view| view.legal);
        self.fits = legal.is_some_and(|legal| !legal.playable().is_empty());
    }

    fn input(&mut self, input: HostInput) {
        let output = self.host.input(input, self.now);
        self.follow(output);
    }

    fn command(&mut self, command: Command) {
        self.input(HostInput::Request(Request::Command(command)));
    }

    fn is_over(&self) -> bool {
        let table = self.host.table();
        table.winners().is_some() || table.round_number() > ROUNDS
    }

    /// Lets the time pass until the host does something.
    fn wait(&mut self) {
        let until = self.wakes_at.expect("the host does something");
        self.now = self.now.max(until);
        self.input(HostInput::Tick);
    }
}

/// Plays a match in which people keep each drawn tile that fits, and think about it for these times.
fn with_people(people: usize, seed: u64) -> PassTimes {
    let pace = Pace {
        pause: PAUSE,
        waits: true,
    };
    let mut play = Play::begin(host(people, Level::Random, seed, pace));
    let mut decisions = 0;
    while !play.is_over() {
        let Some(seat) = play.host.table().turn() else {
            play.command(Command::Deal);
            continue;
        };
        let view = play.host.table().view(seat).expect("a turn has a view");
        let legal = view.legal.expect("it is in turn");
        if !play.host.waits_for(seat) {
            // Nobody has to hear more.
            play.input(HostInput::Heard);
            play.wait();
        } else if legal.must_pass() && play.drew_at.is_some() && people > 1 {
            // Others have heard nothing yet, and something else is just being announced.
            play.input(HostInput::Telling);
            play.wait();
        } else if legal.must_pass() {
            play.input(HostInput::Heard);
            play.wait();
        } else if view.board.drawn() == 0 {
            let first = legal.nth(0, view.rules, view.board).expect("a move");
            play.now += Duration::from_millis(200);
            play.command(Command::Play(seat, first.into()));
        } else {
            play.now += Duration::from_millis(THINKS[decisions % THINKS.len()]);
            decisions += 1;
            play.command(Command::Play(seat, Move::Pass.into()));
        }
    }
    play.times
}

#[test]
fn a_person_who_has_drawn_passes_after_the_same_times_whether_or_not_the_tile_fits() {
    let mut kept = 0;
    let mut in_vain = 0;
    let mut known = BTreeSet::new();
    let all = BTreeSet::from(THINKS.map(u128::from));
    for seed in 0..40 {
        let times = with_people(4, seed);
        kept += times.kept.len();
        in_vain += times.in_vain.len();
        // The host knows of each person once they have decided a few times.
        for took in &times.in_vain[times.in_vain.len() / 2..] {
            known.insert(*took);
        }
        for took in times.in_vain {
            assert!(took > PAUSE.as_millis(), "{took}: nobody decides so soon");
        }
    }
    assert!(kept > 50 && in_vain > 50, "{kept} and {in_vain}");
    assert!(known.is_superset(&all), "{known:?}");
}

#[test]
fn nobody_waits_where_no_other_person_plays() {
    for seed in 0..10 {
        for took in with_people(1, seed).in_vain {
            assert!(took <= PAUSE.as_millis(), "{took}");
        }
    }
}

/// Plays a match of computer players without pauses. Each thinks for a quarter of a second; `hurries` says whether a player presses
/// the key to skip the pause all the time.
fn with_computers(seed: u64, hurries: bool) -> PassTimes {
    const THINKS: Duration = Duration::from_millis(250);
    let pace = Pace {
        pause: Duration::ZERO,
        waits: false,
    };
    let mut play = Play::begin(host(1, Level::Expert(20), seed, pace));
    let mut thinking: Option<(Thinking, Instant)> = None;
    while !play.is_over() {
        let Some(seat) = play.host.table().turn() else {
            play.command(Command::Deal);
            continue;
        };
        if play.host.waits_for(seat) {
            let view = play.host.table().view(seat).expect("a turn has a view");
            let legal = view.legal.expect("it is in turn");
            let first = legal.nth(0, view.rules, view.board).expect("a move");
            play.drew_at = None;
            play.command(Command::Play(seat, first.into()));
            play.drew_at = None;
            continue;
        }
        if let Some(begun) = play.host.take_thinking() {
            thinking = Some((begun, play.now + THINKS));
        }
        if hurries {
            play.input(HostInput::Request(Request::GoOn));
            if let Some(begun) = play.host.take_thinking() {
                thinking = Some((begun, play.now + THINKS));
            }
        }
        match thinking.take() {
            Some((begun, ready)) => {
                play.now = play.now.max(ready);
                play.input(HostInput::Thought(begun.think()));
                play.input(HostInput::Tick);
            }
            None if play.wakes_at.is_some() => play.wait(),
            None => {}
        }
    }
    play.times
}

#[test]
fn a_computer_player_that_has_drawn_passes_as_late_as_if_it_thought() {
    for hurries in [false, true] {
        let mut kept = 0;
        let mut in_vain = 0;
        for seed in 0..12 {
            let times = with_computers(seed, hurries);
            kept += times.kept.len();
            in_vain += times.in_vain.len();
            for took in times.kept.iter().chain(&times.in_vain) {
                // The first time is what such players usually take.
                assert!([250, 300].contains(took), "{hurries}: {took}");
            }
        }
        eprintln!("hurries {hurries}: {kept} kept, {in_vain} in vain");
        assert!(in_vain > 20, "{in_vain}");
    }
}
