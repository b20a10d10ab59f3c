//! How long a player waits at a real terminal:
//!
//! - *the first words*: from the start of the program to its first line in the terminal, and to the first text that the voice is
//!   handed, with a stand-in for Speech Dispatcher;
//! - *a key*: from a key that asks (N, W, E, T) to its answer in the terminal, and to the answer at the voice, while a computer
//!   player thinks without end;
//! - *a hint*: from H to the hint in the terminal, three times at the table of each game;
//! - *a move*: how long nothing new is in the terminal while experts play each game among themselves, without a pause between their
//!   moves.
//!
//! The terminal is one that is sent no sequences, so that no line waits until a screen reader has noticed that the view scrolled.
//! Prints the results itself, since criterion would press the keys too often, and fails if somebody would wait too long.
//! `SERPENTE_PROGRAM` names another program to measure: one for ARM, which qemu runs some eight times slower, shows what a slow
//! machine does (`script/arm --slow`).

#[path = "../tests/program.rs"]
mod program;

use std::io::{Read, Write};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};
use serpente_engine::table::Game;
use serpente_testing::stand_in::{Fault, StandIn};
use tempfile::TempDir;

/// What nobody should wait longer for, on a slow machine either: the first words, an answer in 95 of 100 cases, a hint, and the
/// move of a computer player.
const FIRST_WORDS: Duration = Duration::from_millis(500);
const ANSWER: Duration = Duration::from_millis(10);
const HINT: Duration = Duration::from_millis(500);
const MOVE: Duration = Duration::from_secs(2);

/// After so long without the sentence that is waited for, the program says another one.
const GIVEN_UP: Duration = Duration::from_secs(60);

/// A little more than the time within which no player can have reacted to a change of the table.
const REACTION: Duration = Duration::from_millis(350);

/// The tables at which keys are pressed.
const TABLES: [(&str, &[&str]); 3] = [
    (
        "salotto, 2 against 2",
        &["--game", "salotto", "--teams", "2x2"],
    ),
    (
        "classic, 2 against 2",
        &["--game", "classic", "--teams", "2x2"],
    ),
    (
        "salotto, 10 seats",
        &["--game", "salotto", "--players", "10"],
    ),
];

/// The keys that ask, each with a part of its answer while another player is in turn.
const KEYS: [(&str, &str); 4] = [
    ("n", "In sight, "),
    ("w", " tiles: "),
    ("e", "Tiles: you "),
    ("t", "It is "),
];

/// How often each key is pressed.
const TIMES: usize = 50;

/// How often the program is started to hear its first words.
const STARTS: usize = 10;

/// How many hints are asked for at a table.
const HINTS: usize = 3;

/// How much of a game experts play.
const PLAYED: Duration = Duration::from_secs(3);

/// A part of what the terminal has shown.
struct ShownPart {
    at: Instant,
    /// How much was shown with it, in bytes.
    end: usize,
}

/// What the terminal has shown so far.
#[derive(Default)]
struct Shown {
    text: String,
    parts: Vec<ShownPart>,
}

/// A sentence that was waited for.
struct Heard {
    /// Its place among those that were waited for.
    which: usize,
    at: Instant,
}

/// The program in a terminal of its own, with folders of its own.
struct Player {
    child: Box<dyn Child + Send + Sync>,
    fingers: Box<dyn Write + Send>,
    shown: Arc<Mutex<Shown>>,
    /// How much of it has been searched.
    searched: usize,
    started: Instant,
    _home: TempDir,
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Player {
    /// Starts a match that is the same each time, with these settings and options.
    fn start(settings: &str, daemon: Option<&StandIn>, seed: u32, options: &[&str]) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let config = home.path().join("config/serpente");
        std::fs::create_dir_all(&config).expect("a folder");
        std::fs::write(config.join("settings.toml"), settings).expect("room");
        // Wide enough that no sentence is broken into rows.
        let window = PtySize {
            cols: 400,
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(window).expect("a terminal");
        let mut program = CommandBuilder::new(program::program());
        let seed = seed.to_string();
        program.args(["play", "--lang", "en", "--seed", &seed]);
        program.args(options);
        program.cwd(home.path());
        for (name, folder) in [
            ("HOME", "home"),
            ("XDG_CONFIG_HOME", "config"),
            ("XDG_DATA_HOME", "data"),
            ("XDG_RUNTIME_DIR", "run"),
        ] {
            program.env(name, home.path().join(folder));
        }
        // Other terminals are empty for 100 ms when their view is full, so that a screen reader notices the next line.
        program.env("TERM", "dumb");
        if let Some(daemon) = daemon {
            program.env("SPEECHD_ADDRESS", daemon.address());
        }
        let started = Instant::now();
        let child = pair.slave.spawn_command(program).expect("a child");
        let fingers = pair.master.take_writer().expect("a keyboard");
        let mut reader = pair.master.try_clone_reader().expect("a screen");
        let shown = Arc::new(Mutex::new(Shown::default()));
        let screen = Arc::clone(&shown);
        thread::spawn(move || {
            let mut part = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut part) {
                let at = Instant::now();
                let mut shown = screen.lock().expect("no panic");
                shown
                    .text
                    .push_str(&String::from_utf8_lossy(&part[..count]));
                let end = shown.text.len();
                shown.parts.push(ShownPart { at, end });
            }
        });
        Self {
            child,
            fingers,
            shown,
            searched: 0,
            started,
            _home: home,
        }
    }

    fn press(&mut self, key: &str) {
        self.fingers.write_all(key.as_bytes()).expect("a terminal");
    }

    /// Waits for the first of these sentences after the one that was waited for last.
    ///
    /// # Panics
    /// If none of them comes.
    fn until(&mut self, sentences: &[&str]) -> Heard {
        let given_up = Instant::now() + GIVEN_UP;
        loop {
            let shown = self.shown.lock().expect("no panic");
            let rest = &shown.text[self.searched..];
            let mut which = None;
            let mut first = usize::MAX;
            for (number, sentence) in sentences.iter().enumerate() {
                let end = rest.find(sentence).map(|place| place + sentence.len());
                if let Some(end) = end
                    && end < first
                {
                    which = Some(number);
                    first = end;
                }
            }
            if let Some(which) = which {
                self.searched += first;
                let mut parts = shown.parts.iter();
                let part = parts.find(|part| part.end >= self.searched);
                let at = part.expect("it was shown").at;
                return Heard { which, at };
            }
            assert!(
                Instant::now() < given_up,
                "not heard within {GIVEN_UP:?}: {sentences:?}. Heard instead: {:?}. Before that: {:?}",
                &shown.text[self.searched..],
                &shown.text[..self.searched]
            );
            drop(shown);
            thread::sleep(Duration::from_micros(50));
        }
    }

    /// Waits for this long and returns the moments at which something was shown meanwhile.
    fn moments(&mut self, time: Duration) -> Vec<Instant> {
        let from = self.shown.lock().expect("no panic").parts.len();
        thread::sleep(time);
        let shown = self.shown.lock().expect("no panic");
        shown.parts[from..].iter().map(|part| part.at).collect()
    }
}

/// All measured times of one kind, and which of them took longer than they should.
#[derive(Default)]
struct Report {
    too_long: Vec<String>,
}

impl Report {
    /// Prints how long something took; in so many of 100 cases it should take at most `asked`.
    fn tell(&mut self, what: &str, mut times: Vec<Duration>, share: usize, asked: Duration) {
        times.sort_unstable();
        let at = |share: usize| times[(times.len() - 1) * share / 100];
        let told = format!(
            "{what}: {} times, median {:.2} ms, 95 of 100 within {:.2}, at most {:.2}; asked {} in {share} of 100",
            times.len(),
            milliseconds(at(50)),
            milliseconds(at(95)),
            milliseconds(at(100)),
            milliseconds(asked),
        );
        println!("{told}");
        if at(share) > asked {
            self.too_long.push(told);
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The settings of a player who hears a voice.
const WITH_VOICE: &str = "pause = 0\n[speech]\non = true\n[sound]\non = false\n";

/// The settings of a player who reads, and for whom nothing waits.
const READING: &str =
    "pause = 0\nwait-for-speech = false\n[speech]\non = false\n[sound]\non = false\n";

fn first_words(report: &mut Report) {
    let mut shown = Vec::new();
    let mut spoken = Vec::new();
    for _ in 0..STARTS {
        let daemon = StandIn::start(Fault::None);
        let mut player = Player::start(WITH_VOICE, Some(&daemon), 7, TABLES[0].1);
        shown.push(player.until(&["Salotto, to 100 points."]).at - player.started);
        let said = daemon.wait_for(|said| said.text.starts_with("Salotto, "), GIVEN_UP);
        let said = said.unwrap_or_else(|| panic!("the voice was handed {:?}", daemon.texts()));
        spoken.push(said.at - player.started);
    }
    report.tell("the first words, shown", shown, 100, FIRST_WORDS);
    report.tell("the first words, at the voice", spoken, 100, FIRST_WORDS);
}

/// Starts a match in which a computer player is in turn, who thinks without end.
fn beside_a_thinker(daemon: &StandIn, table: &[&str]) -> Player {
    let mut options = vec!["--bots", "expert:100000000"];
    options.extend(table);
    for seed in 1.. {
        let mut player = Player::start(WITH_VOICE, Some(daemon), seed, &options);
        player.until(&["You have "]);
        // Those who have no choice move at once.
        thread::sleep(Duration::from_secs(1));
        player.press("t");
        if player.until(&["It is ", "You"]).which == 0 {
            return player;
        }
    }
    unreachable!("computer players begin now and then")
}

/// Waits until the voice is handed this answer, after so many other texts, and returns when.
///
/// # Panics
/// If it does not come.
fn said_after(daemon: &StandIn, before: usize, answer: &str) -> Instant {
    let given_up = Instant::now() + GIVEN_UP;
    loop {
        let said = daemon.spoken();
        for text in &said[before..] {
            if text.text.contains(answer) {
                return text.at;
            }
        }
        assert!(
            Instant::now() < given_up,
            "the voice was not handed {answer:?} within {GIVEN_UP:?}, but {:?}",
            daemon.texts().split_off(before)
        );
        thread::sleep(Duration::from_micros(500));
    }
}

fn keys(name: &str, table: &[&str], report: &mut Report) {
    let daemon = StandIn::start(Fault::None);
    let mut player = beside_a_thinker(&daemon, table);
    // The voice gets the last answer a moment after it is shown.
    thread::sleep(REACTION);
    let mut shown = Vec::new();
    let mut spoken = Vec::new();
    for _ in 0..TIMES {
        for (key, answer) in KEYS {
            let before = daemon.spoken().len();
            let pressed = Instant::now();
            player.press(key);
            shown.push(player.until(&[answer]).at - pressed);
            spoken.push(said_after(&daemon, before, answer) - pressed);
            thread::sleep(Duration::from_millis(5));
        }
    }
    report.tell(&format!("{name}: a key, shown"), shown, 95, ANSWER);
    report.tell(&format!("{name}: a key, at the voice"), spoken, 95, ANSWER);
}

/// Asks for a hint and plays it, as long as there is something to decide.
fn hints_at(options: &[&str]) -> Vec<Duration> {
    let mut all = vec!["--bots", "expert"];
    all.extend(options);
    let mut player = Player::start(READING, None, 7, &all);
    player.until(&["\n"]);
    let mut times = Vec::new();
    // A round may end before there was something to decide so often.
    for _ in 0..200 {
        thread::sleep(Duration::from_millis(50));
        let pressed = Instant::now();
        player.press("h");
        let heard = player.until(&["Hint: ", "There is nothing to decide now."]);
        if heard.which == 1 {
            continue;
        }
        times.push(heard.at - pressed);
        if times.len() == HINTS {
            break;
        }
        thread::sleep(REACTION);
        player.press("\r");
    }
    times
}

/// Lets experts play among themselves and returns how long nothing new was shown each time.
fn moves_at(options: &[&str]) -> Vec<Duration> {
    let mut all = vec!["--humans", "0", "--bots", "expert"];
    all.extend(options);
    let mut player = Player::start(READING, None, 7, &all);
    player.until(&["\n"]);
    let moments = player.moments(PLAYED);
    let mut times = Vec::new();
    for pair in moments.windows(2) {
        times.push(pair[1] - pair[0]);
    }
    times
}

/// Measures hints or moves at a table of each game and at a large one. Names the table at which they take longest.
fn at_each_game(
    what: &str,
    measure: impl Fn(&[&str]) -> Vec<Duration>,
    asked: Duration,
    report: &mut Report,
) {
    let mut tables: Vec<Vec<&str>> = Game::all().map(|game| vec!["--game", game.id()]).collect();
    tables.push(vec!["--game", "salotto", "--players", "10"]);
    let mut all = Vec::new();
    let mut longest = Duration::ZERO;
    let mut longest_at = String::new();
    for table in &tables {
        let times = measure(table);
        assert!(!times.is_empty(), "nothing to measure at {table:?}");
        for time in &times {
            if *time > longest {
                longest = *time;
                longest_at = table.join(" ");
            }
        }
        all.extend(times);
    }
    let what = format!("{what} at {} tables, longest at {longest_at}", tables.len());
    report.tell(&what, all, 100, asked);
}

fn main() -> ExitCode {
    // Only `cargo bench` measures; a test runs when the machine may be busy.
    if !std::env::args().any(|given| given == "--bench") {
        return ExitCode::SUCCESS;
    }
    let mut report = Report::default();
    first_words(&mut report);
    for (name, table) in TABLES {
        keys(name, table, &mut report);
    }
    at_each_game("a hint", hints_at, HINT, &mut report);
    at_each_game("a move of an expert", moves_at, MOVE, &mut report);
    if report.too_long.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!("Too long: {:#?}", report.too_long);
    ExitCode::FAILURE
}
