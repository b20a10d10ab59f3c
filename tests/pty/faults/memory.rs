//! The program's memory does not grow, however often its voice fails.

use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

use super::{BACK, Game, Home, Strike};
use crate::pty::processes::{self, Held, voices_of};
use serpente_testing::soak;
use serpente_testing::stand_in::{Fault, StandIn};

/// The faults in turn; the last ones take seconds to be noticed.
const STRIKES: [Strike; 9] = [
    Strike::Dies,
    Strike::Killed,
    Strike::Daemon(Fault::Gone),
    Strike::Daemon(Fault::DropAt(30)),
    Strike::Daemon(Fault::Refuses),
    Strike::Daemon(Fault::Garbage),
    Strike::Daemon(Fault::Mute),
    Strike::Stopped,
    Strike::Daemon(Fault::Slow(Duration::from_secs(2))),
];

/// How many times an hour a missing daemon is looked for: every four seconds, each time by a new process.
const OPENINGS_AN_HOUR: usize = 900;

/// How much more memory an hour of faults may take, in KiB: only what fragmentation leaves unused.
const GROWTH: u64 = 1024;

/// A program in a menu, whose voice fails and comes back.
struct Vigil {
    game: Game,
    daemon: StandIn,
    /// How many times a voice was opened.
    opened: usize,
    _home: Home,
}

impl Vigil {
    fn begin() -> Self {
        let home = Home::with_engine("system", "");
        let daemon = StandIn::start(Fault::None);
        let mut game = Game::start(&home, Some(&daemon), &["--lang", "en"]);
        game.until("Question mark lists the keys.");
        Self {
            game,
            daemon,
            opened: 0,
            _home: home,
        }
    }

    fn voice(&self) -> Option<Pid> {
        voices_of(self.game.pid()).pop()
    }

    /// Starts a fault and ends it.
    fn suffer(&mut self, strike: Strike) {
        let before = self.voice();
        match (strike, before) {
            (Strike::Daemon(fault), _) => self.daemon.set(fault),
            (Strike::Killed, Some(voice)) => processes::signal(voice, Signal::KILL),
            (Strike::Stopped, Some(voice)) => processes::signal(voice, Signal::STOP),
            _ => self.daemon.die(),
        }
        self.press_a_key();
        thread::sleep(Duration::from_millis(100));
        self.daemon.set(Fault::None);
        let healed = Instant::now();
        self.press_a_key();
        let back = self.daemon.wait_for(|said| said.at > healed, BACK);
        assert!(back.is_some(), "{strike:?}: {}", self.game.screen());
        self.opened += usize::from(self.voice() != before);
    }

    fn press_a_key(&mut self) {
        self.game.press("\x1b[B\x1b[A");
        self.game.until("New match");
    }

    /// Returns what is held once everything works again.
    fn held(&mut self) -> [Held; 2] {
        thread::sleep(Duration::from_millis(300));
        let voice = self.voice().expect("a voice");
        [self.game.pid(), voice].map(Held::by)
    }
}

#[test]
fn nothing_grows_while_the_voice_fails_again_and_again() {
    let mut vigil = Vigil::begin();
    // Anything that is created only once has been created by then.
    for strike in &STRIKES[..3] {
        vigil.suffer(*strike);
    }
    let before = vigil.held();
    let mut faults = 0;
    for seed in soak::seeds(5) {
        let strike = usize::try_from(seed).expect("a small number") % STRIKES.len();
        vigil.suffer(STRIKES[strike]);
        faults += 1;
    }
    let after = vigil.held();
    let opened = vigil.opened;
    println!("{faults} faults, {opened} voices opened; before {before:?}, after {after:?}");
    let hours = 1 + u64::try_from(opened / OPENINGS_AN_HOUR).expect("a small number");
    for (before, after) in before.into_iter().zip(after) {
        assert!(after.memory <= before.memory + GROWTH * hours);
        assert!(after.threads <= before.threads);
        assert!(after.files <= before.files);
    }
}
