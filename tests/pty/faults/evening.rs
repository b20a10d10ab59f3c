//! An evening with five moments, at each of which a fault occurs and ends.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use super::{BACK, Game, Home, Player, Row, Strike};
use crate::pty::game::SOON;
use crate::pty::processes::{self, voices_of};
use serpente_testing::stand_in::{Fault, StandIn};

/// How many keys are pressed at each moment. The median counts, since a busy machine may delay a single key, while a program
/// that waits for its voice delays all keys. In a round there is time for fewer: the others lay four tiles or more between two
/// keys, and on a slow machine a round is over after seven.
const KEYS: usize = 20;

/// How long one answer may take with a voice that takes two seconds for each command.
const ANSWER: Duration = Duration::from_secs(8);

const DOWN: &str = "\x1b[B";
const UP: &str = "\x1b[A";
const END: &str = "\x1b[F";
const HOME: &str = "\x1b[H";
/// Escape as terminals with the kitty protocol send it: on a busy machine, a plain one and the key after it could be read together,
/// which is Alt.
const ESCAPE: &str = "\x1b[27u";
const SETTINGS: &str = "\x1bOQ";

/// A key that is answered at any moment at a table.
const ABOUT: (&str, &str) = ("e", ", to 100 points.");

/// Announcements about speech itself, and about a busy disk.
const BESIDE: [&str; 6] = [
    "Speech is not available;",
    "Speech is not responding;",
    "Speech is back.",
    "Speech: ",
    "The match cannot be saved in ",
    "Saving works again: the whole match is saved.",
];

/// The results of an evening.
pub(super) struct Passed {
    /// The lines before the match, without those in `BESIDE` and the answers to test keys. The announcements of the match
    /// itself depend on how far the voice has come.
    pub(super) text: Vec<String>,
    /// The events of the match.
    pub(super) record: Vec<String>,
    /// The median time to answer a key, at the slowest moment.
    pub(super) slowest: Duration,
    /// The longest time until the voice was back.
    pub(super) back: Duration,
    /// The time to leave.
    pub(super) left: Duration,
}

pub(super) struct Evening {
    row: Option<Row>,
    daemon: StandIn,
    game: Game,
    slowest: Duration,
    back: Duration,
    /// The player's folders, kept until the end.
    home: Home,
}

impl Evening {
    /// Starts the program with this fault, or without a voice.
    pub(super) fn begin(row: Option<Row>, seed: u64) -> Self {
        let engine = row.map_or("system", |row| row.engine);
        let home = Home::with_engine(engine, "pause = 100");
        // The built-in voice plays on a card that makes no sound.
        let card = "pcm.!default { type null }\nctl.!default { type null }\n";
        fs::write(home.path("home/.asoundrc"), card).expect("room");
        let daemon = StandIn::start(Fault::None).with_voices(row.map_or(0, |row| row.voices));
        let strike = row.map_or(Strike::Nothing, |row| row.strike);
        match strike {
            Strike::Daemon(fault) => daemon.set(fault),
            Strike::Dies => daemon.die(),
            Strike::Nothing | Strike::Nobody | Strike::Killed | Strike::Stopped => {}
        }
        let seed = seed.to_string();
        let mut arguments = vec!["--seed", &seed, "--players", "4", "--bots", "heavy"];
        arguments.extend(["--lang", "en"]);
        if row.is_none() {
            arguments.extend(["--speech", "off"]);
        }
        let there = Some(&daemon).filter(|_| strike != Strike::Nobody);
        let game = Game::start(&home, there, &arguments);
        Self {
            row,
            daemon,
            game,
            slowest: Duration::ZERO,
            back: Duration::ZERO,
            home,
        }
    }

    /// Goes through all moments.
    pub(super) fn pass(mut self) -> Passed {
        self.game.until("Question mark lists the keys.");
        self.in_the_menu();
        self.heal([(DOWN, "Play with others"), (UP, "New match")]);

        self.strike();
        self.game.press(SETTINGS);
        self.game.until("Settings.");
        self.game.press(ESCAPE);
        self.game.until("New match");
        self.in_the_menu();
        self.heal([(DOWN, "Play with others"), (UP, "New match")]);

        self.game.press("\r");
        self.game.until("Start: ");
        self.game.press("\r");
        self.game.until("You have 7 tiles");
        let mut player = Player::default();
        let mut asked = Vec::new();
        let until = Instant::now() + SOON;
        while asked.is_empty() {
            asked = player.keys(&self.game.lines());
            assert!(Instant::now() < until, "no turn: {}", self.game.screen());
            thread::sleep(Duration::from_millis(1));
        }
        self.strike();
        self.measure([ABOUT]);
        self.heal([ABOUT]);

        self.strike();
        self.play(&asked);
        self.end_the_round(&mut player);
        self.heal([ABOUT]);

        self.strike();
        let left = self.leave();
        Passed {
            text: self.text(),
            record: self.record(),
            slowest: self.slowest,
            back: self.back,
            left,
        }
    }

    fn in_the_menu(&mut self) {
        self.measure([(DOWN, "Play with others"), (UP, "New match")]);
    }

    /// Presses these keys in turn, repeatedly, and waits for the answer to each.
    fn measure<const N: usize>(&mut self, keys: [(&str, &str); N]) {
        let times = keys
            .iter()
            .cycle()
            .take(KEYS)
            .map(|key| self.answered(*key))
            .collect();
        self.count(times);
    }

    /// Returns how long this key takes to get this answer.
    fn answered(&mut self, (key, answer): (&str, &str)) -> Duration {
        self.strike_voices();
        let pressed = Instant::now();
        self.game.press(key);
        self.game.until(answer);
        pressed.elapsed()
    }

    fn count(&mut self, mut times: Vec<Duration>) {
        times.sort_unstable();
        self.slowest = self.slowest.max(times[times.len() / 2]);
    }

    /// Plays until the round is over, and presses a key whenever nothing is asked.
    fn end_the_round(&mut self, player: &mut Player) {
        let mut times = Vec::new();
        let mut is_over = false;
        let until = Instant::now() + SOON * 10;
        while !is_over {
            assert!(Instant::now() < until, "no end: {}", self.game.screen());
            // The same lines decide both: a player who has read that Enter goes on would press it.
            let lines = self.game.lines();
            let keys = player.keys(&lines);
            is_over = lines.iter().any(|line| line.contains("next round."));
            if keys.is_empty() {
                times.push(self.answered(ABOUT));
                self.until_something_is_told();
            } else if !is_over {
                self.play(&keys);
                self.until_played(&lines);
            }
        }
        assert!(
            times.len() >= KEYS / 4,
            "{} keys are no figure",
            times.len()
        );
        self.count(times);
    }

    /// Presses the keys that a line asks for. The next tile that fits is looked for from the first one, so that keys pressed
    /// twice, for a turn that was announced twice, lay the same tile and every evening has the same match.
    fn play(&mut self, keys: &[&str]) {
        let from = if keys.contains(&"z") { HOME } else { "" };
        self.game.press(&(from.to_owned() + &Player::typed(keys)));
    }

    /// Waits until what was pressed has been answered. A turn that a question cut short is announced once more meanwhile, and keys
    /// that were pressed for it again would come after the end of the round, which Enter leaves.
    fn until_played(&self, before: &[String]) {
        let until = Instant::now() + ANSWER;
        while Instant::now() < until {
            let lines = self.game.lines();
            let new = lines.get(before.len()..).unwrap_or_default();
            if new.iter().any(|line| Player::is_answer(line)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Gives the voice time to finish an answer, since repeated questions delay the announcements of the match.
    fn until_something_is_told(&self) {
        let (lines, until) = (self.game.lines().len(), Instant::now() + ANSWER);
        while self.game.lines().len() == lines && Instant::now() < until {
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Returns the recorded events, without the header, which contains the time.
    fn record(&self) -> Vec<String> {
        let folder = fs::read_dir(self.home.path("data/serpente/matches")).expect("a folder");
        let files = folder.map(|entry| entry.expect("an entry").path());
        let mut records = files.filter(|path| path.extension().is_some_and(|end| end == "jsonl"));
        let record = fs::read_to_string(records.next().expect("a record")).expect("text");
        assert_eq!(records.next(), None, "one match");
        record.lines().skip(1).map(str::to_owned).collect()
    }

    /// Starts the fault.
    fn strike(&mut self) {
        match self.row.map(|row| row.strike) {
            Some(Strike::Daemon(fault)) => self.daemon.set(fault),
            Some(Strike::Dies) => self.daemon.die(),
            _ => self.strike_voices(),
        }
    }

    /// Starts a fault of the voice's process, and repeats it for each new process.
    fn strike_voices(&self) {
        let signal = match self.row.map(|row| row.strike) {
            Some(Strike::Killed) => Signal::KILL,
            Some(Strike::Stopped) => Signal::STOP,
            _ => return,
        };
        for voice in voices_of(self.game.pid()) {
            processes::signal(voice, signal);
        }
    }

    /// Ends the fault. A player who presses a key then must hear something soon.
    fn heal<const N: usize>(&mut self, keys: [(&str, &str); N]) {
        self.daemon.set(Fault::None);
        let healed = Instant::now();
        for (key, answer) in keys {
            self.game.press(key);
            self.game.until(answer);
        }
        let Some(row) = self.row.filter(|row| row.strike != Strike::Nobody) else {
            return;
        };
        // If another voice stood in, it is used for a while longer.
        if row.engine == "system" {
            let back = self
                .daemon
                .wait_for(|said| said.at >= healed, BACK)
                .unwrap_or_else(|| panic!("{row:?}: {}", self.game.screen()));
            self.back = self.back.max(back.at - healed);
        }
    }

    fn leave(&mut self) -> Duration {
        let left = Instant::now();
        for (key, answer) in [
            ("q", "Leave the match?"),
            ("\r", "Start: "),
            (ESCAPE, "New match"),
            (END, "Quit"),
        ] {
            self.answered((key, answer));
        }
        let voices = voices_of(self.game.pid());
        self.game.press("\r");
        self.game.until("Goodbye.");
        assert_eq!(self.game.end(), 0);
        let left = left.elapsed();
        assert!(self.game.is_restored());
        for voice in voices {
            processes::ends(voice);
        }
        left
    }

    fn text(&self) -> Vec<String> {
        let lines = self.game.lines().into_iter();
        lines
            .take_while(|line| !line.starts_with("Round 1."))
            .filter(|line| {
                let beside = BESIDE.iter().any(|text| line.starts_with(text));
                !beside && !line.contains(ABOUT.1)
            })
            .collect()
    }
}
