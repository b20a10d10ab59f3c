//! Anything that a terminal may send, in any order: bytes, partial sequences, keys, window changes, signals. At the end a key
//! is answered, the terminal is restored, and every match that was begun is complete.

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rustix::process::Signal;

use super::super::game::{Pace, SOON, without_room};
use super::{Game, Home, home};
use serpente_testing::soak;

/// Complete and partial terminal sequences, and keys.
const PIECES: [&[u8]; 32] = [
    b"\x1b",
    b"\x1b[",
    b"\x1b[<",
    b"\x1b[?",
    b"\x1b[M",
    b"\x1b[1;",
    b"\x1bO",
    b"\x1b[[",
    b"\x1b]0;",
    b"\x1bP",
    b"\x07",
    b"\x1b\\",
    b"\x1b[200~",
    b"\x1b[201~",
    b"\x1b[0;0R",
    b"\x1b[I",
    b"\x1b[O",
    b"\x1b[<0;1;1M",
    b"\x1b[97;1:3u",
    b"\x1b[D",
    b"\x1b[C",
    b"\x1bOP",
    b"\x1bOQ",
    b"\x1bOR",
    b"z\r",
    b" ",
    b"p",
    b"d",
    b"g",
    b"\r",
    "e\u{301}".as_bytes(),
    "\u{65e5}\u{672c}".as_bytes(),
];

/// Longer than the program waits for the end of a paste.
const END_OF_ANY_PASTE: Duration = Duration::from_millis(1200);

const SIGNALS: [Signal; 3] = [Signal::CONT, Signal::WINCH, Signal::TSTP];

/// Sends one random input.
fn happen(game: &mut Game, chance: &mut StdRng) {
    match chance.random_range(0..20) {
        0 => {
            let bytes: Vec<u8> = (0..chance.random_range(1..300))
                .map(|_| chance.random())
                .collect();
            // Control-C and Control-\ end the program, so they are left out.
            let harmless = bytes.into_iter().filter(|byte| !matches!(byte, 3 | 28));
            game.send(&harmless.collect::<Vec<_>>());
        }
        1 => game.resize((chance.random(), chance.random())),
        2 => game.signal(SIGNALS[chance.random_range(0..SIGNALS.len())]),
        3 => game.read_at([Pace::AtOnce, Pace::Slow, Pace::Stopped][chance.random_range(0..3)]),
        4 => thread::sleep(Duration::from_millis(chance.random_range(0..40))),
        _ => {
            for _ in 0..chance.random_range(1..4) {
                game.send(PIECES[chance.random_range(0..PIECES.len())]);
            }
        }
    }
    thread::sleep(Duration::from_millis(1));
}

/// Returns all records that the player has begun.
fn records(home: &Home) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(home.path("data/serpente/matches")) else {
        return Vec::new();
    };
    files.map(|file| file.expect("a file").path()).collect()
}

#[test]
fn after_any_soup_a_key_is_answered_and_the_match_is_whole() {
    for seed in soak::seeds(3) {
        let mut chance = StdRng::seed_from_u64(seed);
        let home = home(0);
        let seed = seed.to_string();
        let games = ["salotto", "garrafina", "cyprus", "jolly", "bax"];
        let game = games[chance.random_range(0..games.len())];
        let table = [
            "play", "--game", game, "--seed", &seed, "--bots", "heavy", "--lang", "en", "--speech",
            "off",
        ];
        let mut game = Game::start(&home, None, &table);
        game.until(".");
        for _ in 0..200 {
            if game.has_ended() {
                break;
            }
            happen(&mut game, &mut chance);
        }
        game.read_at(Pace::AtOnce);
        thread::sleep(END_OF_ANY_PASTE);
        let (before, until) = (game.screen().len(), Instant::now() + SOON);
        let is_answered = |game: &mut Game| game.screen().len() > before || game.has_ended();
        while !is_answered(&mut game) {
            assert!(Instant::now() < until, "no answer: {}", game.screen());
            // On a busy machine the program may still read the soup, and keys soon after one another belong to it.
            game.press("n");
            let next = Instant::now() + END_OF_ANY_PASTE;
            while !is_answered(&mut game) && Instant::now() < next {
                thread::sleep(Duration::from_millis(5));
            }
        }
        if !game.has_ended() {
            game.press("\x03");
        }
        let status = game.end();
        assert_eq!(status, 0, "{}", game.screen());
        assert!(game.is_restored());
        let screen = game.screen();
        assert!(
            !screen.contains("panick") && !without_room(&screen).contains('\x1b'),
            "{screen}"
        );
        let records = records(&home);
        assert!(!records.is_empty());
        for record in records {
            let check = home.run(&["replay", "--check", &record.display().to_string()]);
            assert!(check.status.success(), "{check:?}");
        }
    }
}

#[test]
fn no_key_is_echoed_when_the_program_is_woken() {
    let home = home(0);
    let table = [
        "play", "--seed", "1", "--bots", "heavy", "--lang", "en", "--speech", "off",
    ];
    let mut game = Game::start(&home, None, &table);
    game.until("You have 7 tiles");
    for _ in 0..300 {
        game.signal(Signal::CONT);
        // Control-Z, which a terminal in its usual modes shows as two signs.
        game.send(b"\x1a");
        thread::sleep(Duration::from_micros(200));
    }
    game.press("\x03");
    assert_eq!(game.end(), 0);
    assert!(!game.screen().contains("^Z"), "{}", game.screen());
}
