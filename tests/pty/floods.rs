//! Far more input than anyone can press or send: memory stays small, and a signal or key that ends the program acts before the
//! waiting input.

use std::io::Write;
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

use super::game::SOON;
use super::processes::{self, Held};
use super::{Game, Home, duel};

/// The most memory that a match may take, in KiB.
const MEMORY: u64 = 96 << 10;

/// The input that a cat on the keyboard, or a wrong file, may send.
const FLOODS: [&[u8]; 4] = [b"\0", b"c", b"\xff\xfe", b"\x1b[A"];

#[test]
fn control_c_passes_a_megabyte_of_anything() {
    for flood in FLOODS {
        let home = Home::with("pause = 0");
        let mut game = Game::start(&home, None, &duel("en", &["--speech", "off"]));
        game.until("You have 7 tiles");
        game.send(&flood.repeat((1 << 20) / flood.len()));
        game.press("\x03");
        assert_eq!(game.end(), 0, "{flood:?}");
        assert!(game.is_restored(), "{flood:?}");
    }
}

#[test]
fn the_key_after_a_flood_is_answered() {
    let home = Home::with("pause = 0");
    let mut game = Game::start(&home, None, &duel("en", &["--speech", "off"]));
    game.until("You have 7 tiles");
    for flood in FLOODS {
        game.send(&flood.repeat((1 << 18) / flood.len()));
        // The key may be among those that are dropped while so many wait.
        let (before, until) = (game.lines().len(), Instant::now() + SOON);
        let answered = |game: &Game| {
            let lines = game.lines();
            lines[before..]
                .iter()
                .any(|line| line.contains("Tiles: you"))
        };
        while !answered(&game) {
            assert!(Instant::now() < until, "{flood:?}: no answer");
            // Further apart than repeats of a key that is held down.
            game.press("e");
            thread::sleep(Duration::from_millis(300));
        }
        let held = Held::by(game.pid());
        assert!(held.memory < MEMORY, "{flood:?}: {held:?}");
    }
    game.press("\x03");
    assert_eq!(game.end(), 0);
}

/// Starts the program at a pipe that is filled as fast as it is read, until the program ends.
fn flooded(home: &Home, arguments: &[&str]) -> (Child, Pid) {
    let mut command = home.command(None, arguments);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::null());
    let mut child = command.spawn().expect("it runs");
    let mut pipe = child.stdin.take().expect("a pipe");
    thread::spawn(move || while pipe.write_all(&b"c\n".repeat(4096)).is_ok() {});
    let pid = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    (child, pid.expect("a number"))
}

#[test]
fn a_pipe_that_never_ends_fills_no_memory_and_holds_up_no_signal() {
    for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
        let home = Home::with("pause = 0");
        let arguments = duel("en", &["--speech", "off"]);
        let (mut child, pid) = flooded(&home, &arguments);
        // Earlier, the system would answer the signal, and not the program.
        processes::catches(pid, signal);
        thread::sleep(Duration::from_millis(1500));
        let held = Held::by(pid);
        assert!(held.memory < MEMORY, "{held:?}");
        processes::signal(pid, signal);
        let until = Instant::now() + SOON;
        while child.try_wait().expect("a child").is_none() {
            assert!(Instant::now() < until, "{signal:?} is not heard");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Returns the arguments for a table with a computer player that never stops thinking.
fn ponderous(game: &'static str) -> Vec<&'static str> {
    let table = [
        "play",
        "--game",
        game,
        "--players",
        "3",
        "--seed",
        "2",
        "--speech",
        "off",
    ];
    [&table[..], &["--bots", "expert:100000000", "--lang", "en"]].concat()
}

#[test]
fn every_key_is_answered_while_an_expert_thinks_for_ever() {
    for game in ["bax", "salotto"] {
        let home = Home::with("pause = 0");
        let mut table = Game::start(&home, None, &ponderous(game));
        table.until("ound 1");
        for key in ["z\r", " ", "c", " "] {
            table.press(key);
            thread::sleep(Duration::from_millis(100));
        }
        for _ in 0..5 {
            table.press("e");
            table.until("round");
        }
        table.press("\x03");
        assert_eq!(table.end(), 0, "{game}");
    }
}

#[test]
fn thoughts_end_when_their_match_is_left() {
    let home = Home::with("pause = 0");
    let mut game = Game::start(
        &home,
        None,
        &[
            "--speech",
            "off",
            "--lang",
            "en",
            "--players",
            "3",
            "--bots",
            "expert:100000000",
        ],
    );
    game.until("New match");
    let threads = Held::by(game.pid()).threads;
    game.press("\r");
    game.until("Start");
    for _ in 0..6 {
        // Pressing the same key as before could count as holding it down.
        game.press("\x1b[H\r");
        game.until("You have 7 tiles");
        for _ in 0..3 {
            game.press("z\r ");
            thread::sleep(Duration::from_millis(50));
        }
        game.press("q");
        game.until("Leave the match?");
        game.press("\r");
        game.until("Start");
    }
    let until = Instant::now() + SOON;
    // The record of a match just left may still be syncing.
    while Held::by(game.pid()).threads > threads {
        assert!(Instant::now() < until, "{:?}", Held::by(game.pid()));
        thread::sleep(Duration::from_millis(20));
    }
    game.press("\x03");
    assert_eq!(game.end(), 0);
}

#[test]
fn every_signal_leaves_the_terminal_as_it_was() {
    for signal in [
        Signal::ABORT,
        Signal::ALARM,
        Signal::USR1,
        Signal::USR2,
        Signal::VTALARM,
        Signal::PROF,
        Signal::IO,
        Signal::TRAP,
        Signal::BUS,
        Signal::SYS,
        Signal::XCPU,
        Signal::QUIT,
    ] {
        let home = Home::with("pause = 0");
        let mut game = Game::start(&home, None, &duel("en", &["--speech", "off"]));
        game.until("You have 7 tiles");
        assert!(game.is_raw());
        game.signal(signal);
        game.end();
        assert!(game.is_restored(), "{signal:?}");
    }
}

#[test]
fn control_c_ends_a_command_that_goes_on_for_long() {
    let home = Home::with("");
    let mut game = Game::start(&home, None, &["simulate", "--matches", "1000000000"]);
    thread::sleep(Duration::from_millis(500));
    assert!(!game.is_raw());
    game.press("\x03");
    game.end();
    assert!(game.is_restored());
}
