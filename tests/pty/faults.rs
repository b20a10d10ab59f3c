//! Speech can fail in every way at every moment: keys are answered at once, the text is whole, and the voice comes back.
//!
//! One evening for each fault: it strikes when the program starts, in the menu, at one's own turn, while the others play,
//! and when one leaves.

mod evening;
mod memory;

use std::thread;
use std::time::Duration;

use super::{Game, Home, Player};
use crate::stand_in::Fault;
use evening::Evening;
use serpente_testing::soak;

/// Within this a key is answered on the screen. Whoever waited for a fault would wait longer; a machine with other work
/// answers later than one without, where `script/soak` tells how quick it was.
const AT_ONCE: Duration = Duration::from_secs(1);

/// Within this the voice is back when its fault is over; in simulated time, where nothing else holds it up, sooner.
const BACK: Duration = Duration::from_secs(15);

/// Within this one has left, whatever the voice does.
const LEFT: Duration = Duration::from_secs(15);

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Strike {
    /// Nothing does.
    Nothing,
    /// There is no daemon, and none comes.
    Nobody,
    /// The daemon behaves so.
    Daemon(Fault),
    /// The daemon drops all lines and is gone.
    Dies,
    /// The voice's process is killed whenever there is one.
    Killed,
    /// The voice's process is stopped whenever there is one.
    Stopped,
}

/// A row of the matrix: what goes wrong, at a daemon with so many voices, for a person who chose this engine.
#[derive(Clone, Copy, Debug)]
struct Row {
    strike: Strike,
    voices: usize,
    engine: &'static str,
}

const fn row(strike: Strike) -> Row {
    Row {
        strike,
        voices: 6,
        engine: "system",
    }
}

/// The faults after which it takes seconds to notice them, and the others: each half passes at the same time.
const ROWS: [[Row; 8]; 2] = [
    [
        row(Strike::Daemon(Fault::Mute)),
        row(Strike::Daemon(Fault::MuteAfter(20))),
        row(Strike::Daemon(Fault::Slow(Duration::from_secs(2)))),
        row(Strike::Daemon(Fault::Garbage)),
        row(Strike::Stopped),
        row(Strike::Nobody),
        Row {
            engine: "auto",
            ..row(Strike::Daemon(Fault::Mute))
        },
        Row {
            engine: "auto",
            ..row(Strike::Dies)
        },
    ],
    [
        row(Strike::Daemon(Fault::Gone)),
        row(Strike::Daemon(Fault::DropAt(40))),
        row(Strike::Daemon(Fault::Slow(Duration::from_millis(150)))),
        row(Strike::Daemon(Fault::Refuses)),
        row(Strike::Daemon(Fault::Babbles)),
        row(Strike::Dies),
        row(Strike::Killed),
        Row {
            voices: 13_000,
            ..row(Strike::Nothing)
        },
    ],
];

/// Where a line drops this time: any byte of what a connection is told until it has spoken.
fn any_byte(row: Row, seed: u64) -> Row {
    match row.strike {
        Strike::Daemon(Fault::DropAt(_)) => {
            let bytes = usize::try_from(seed * 97 % 499).expect("a small number");
            Row {
                strike: Strike::Daemon(Fault::DropAt(bytes)),
                ..row
            }
        }
        _ => row,
    }
}

#[test]
fn any_fault_at_any_moment() {
    let (mut slowest, mut back, mut left) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    for seed in soak::seeds(1) {
        let silent = Evening::begin(None, seed).pass();
        for rows in ROWS {
            let passed = thread::scope(|scope| {
                let begun = rows.map(|row| {
                    let evening = move || Evening::begin(Some(any_byte(row, seed)), seed).pass();
                    (row, scope.spawn(evening))
                });
                begun.map(|(row, evening)| {
                    let evening = evening.join();
                    (row, evening.unwrap_or_else(|_| panic!("{row:?}")))
                })
            });
            for (row, evening) in passed {
                assert_eq!(evening.text, silent.text, "{row:?}");
                assert_eq!(evening.record, silent.record, "{row:?}");
                assert!(evening.slowest < AT_ONCE, "{row:?}: {:?}", evening.slowest);
                assert!(evening.back < BACK, "{row:?}: {:?}", evening.back);
                assert!(evening.left < LEFT, "{row:?}: {:?}", evening.left);
                slowest = slowest.max(evening.slowest);
                back = back.max(evening.back);
                left = left.max(evening.left);
            }
        }
    }
    println!("keys {slowest:?}, back {back:?}, left {left:?} at most");
}
