//! Any signal at any moment, whatever input waits: the program ends as it should, the terminal is restored, and every record is
//! complete.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use super::game::{Pace, SOON};
use super::{Game, Home};
use serpente_archive::Record;
use serpente_testing::shapes::Chance;
use serpente_testing::soak;

/// Signals that end a program. It handles the first four.
const SIGNALS: [Signal; 16] = [
    Signal::TERM,
    Signal::HUP,
    Signal::INT,
    Signal::QUIT,
    Signal::ABORT,
    Signal::ALARM,
    Signal::BUS,
    Signal::IO,
    Signal::PROF,
    Signal::SYS,
    Signal::TRAP,
    Signal::USR1,
    Signal::USR2,
    Signal::VTALARM,
    Signal::XCPU,
    Signal::KILL,
];

/// The unread input when the signal comes.
const WAITING: [&[u8]; 6] = [b"", b"c", b"\0", b"\x1b[A", b"\xff", b"v"];

/// The places where the program is.
const STARTS: [&[&str]; 5] = [
    &[],
    &["play", "--players", "2"],
    &["play", "--players", "4", "--humans", "2"],
    &[
        "play",
        "--game",
        "bax",
        "--players",
        "3",
        "--bots",
        "expert:100000000",
    ],
    &["play", "--players", "3", "--bots", "expert:100000000"],
];

/// The longest time from a signal to the end.
#[derive(Default)]
struct Sums {
    signals: usize,
    floods: usize,
    longest: Duration,
}

fn interrupt(seed: u64, sums: &mut Sums) {
    let mut chance = Chance::new(seed);
    let home = Home::with(&format!("pause = {}", chance.one_of(&[0, 20, 300])));
    let start = chance.one_of(&STARTS);
    let number = seed.to_string();
    let common = ["--lang", "en", "--speech", "off", "--seed", &number];
    let mut game = Game::start(&home, None, &[start, &common].concat());
    game.until(if start.is_empty() {
        "New match"
    } else {
        "ound 1"
    });
    for _ in 0..chance.below(12) {
        game.press(chance.one_of(&["z\r", " ", "c", "d", "p", "\r", "h", "q", "\x1b[27u"]));
        thread::sleep(Duration::from_millis(chance.below(20) as u64));
        if game.has_ended() {
            return;
        }
    }
    if chance.once_in(4) {
        game.read_at(Pace::Stopped);
    }
    let flood = chance.one_of(&WAITING).repeat(1 << chance.below(19));
    sums.floods += usize::from(flood.len() > 4096);
    game.send(&flood);
    thread::sleep(Duration::from_millis(chance.below(60) as u64));
    if game.has_ended() {
        return;
    }
    let (signal, typed) = (chance.one_of(&SIGNALS), chance.once_in(4));
    let context = format!("seed {seed}, {start:?}, {signal:?}, typed: {typed}");
    let sent = Instant::now();
    if typed {
        game.send(b"\x03");
    } else {
        game.signal(signal);
    }
    while !game.has_ended() {
        assert!(sent.elapsed() < SOON, "{context}: it goes on");
        thread::sleep(Duration::from_millis(1));
    }
    sums.signals += 1;
    sums.longest = sums.longest.max(sent.elapsed());
    assert!(
        signal == Signal::KILL && !typed || game.is_restored(),
        "{context}: the terminal is not as it was"
    );
    let records = fs::read_dir(home.path("data/serpente/matches"));
    for record in records.into_iter().flatten() {
        let record = record.expect("a file").path();
        let bytes = fs::read(&record).expect("it is there");
        assert_eq!(Record::parse(&bytes).damage, None, "{context}");
    }
}

#[test]
fn any_signal_ends_it_at_any_moment() {
    let mut sums = Sums::default();
    for seed in soak::seeds(12) {
        interrupt(seed, &mut sums);
    }
    println!(
        "{} signals and Control-C, {} of them behind more than 4 kB of keys; the longest until the end {:?}",
        sums.signals, sums.floods, sums.longest
    );
}
