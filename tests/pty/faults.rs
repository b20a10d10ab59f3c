//! Speech can fail in every way at every moment: keys are answered at once, the text is complete, and the voice comes back.
//!
//! One evening for each fault, which occurs when the program starts, in the menu, in the player's own turn, while the others
//! play, and when the player leaves.

mod evening;
mod memory;

use std::thread;
use std::time::Duration;

use super::{Game, Home, Player};
use evening::Evening;
use serpente_testing::soak;
use serpente_testing::stand_in::Fault;
use serpente_testing::waking::WakingDelay;

/// The time in which a key must be answered on the screen. Waiting for a fault would take longer. A busy machine answers later;
/// `script/soak` measures how fast the program is.
const AT_ONCE: Duration = Duration::from_secs(1);

/// How many threads and processes a key passes through to its answer: the terminal, and the program's threads for keys, the table and
/// lines.
const HOPS: u32 = 6;

/// After this long without a voice, it never comes back. How soon it does is tested in simulated time.
const BACK: Duration = Duration::from_secs(120);

/// After this long, the program never ends, whatever the voice does.
const LEFT: Duration = Duration::from_secs(120);

/// A fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Strike {
    /// No fault.
    Nothing,
    /// There is no daemon, and none is started.
    Nobody,
    /// The daemon has this fault.
    Daemon(Fault),
    /// The daemon drops all connections and is gone.
    Dies,
    /// The voice's process is killed whenever there is one.
    Killed,
    /// The voice's process is stopped whenever there is one.
    Stopped,
}

/// A row of the matrix: a fault, the number of the daemon's voices, and the engine that the player chose.
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

/// The faults that take seconds to be noticed.
const LATE: [Row; 8] = [
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
];

/// The faults that are noticed at once.
const PROMPT: [Row; 8] = [
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
];

/// Sets where a connection drops this time: at any byte of what it receives until it has spoken.
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
fn a_fault_that_is_noticed_late_holds_up_nothing() {
    any_moment(&LATE);
}

#[test]
fn a_fault_that_is_noticed_at_once_holds_up_nothing() {
    any_moment(&PROMPT);
}

/// Passes an evening with each fault, four at the same time, and compares them with an evening without a voice.
fn any_moment(rows: &[Row; 8]) {
    let (mut slowest, mut back, mut left) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    for seed in soak::seeds(1) {
        let delay = WakingDelay::watch();
        let silent = Evening::begin(None, seed).pass();
        let mut passed = Vec::new();
        // More at a time would keep a machine so busy that other tests miss their limits.
        for group in rows.chunks(4) {
            thread::scope(|scope| {
                let mut begun = Vec::new();
                for &row in group {
                    let evening = move || Evening::begin(Some(any_byte(row, seed)), seed).pass();
                    begun.push((row, scope.spawn(evening)));
                }
                for (row, evening) in begun {
                    let evening = evening.join();
                    passed.push((row, evening.unwrap_or_else(|_| panic!("{row:?}"))));
                }
            });
        }
        for (row, evening) in passed {
            assert_eq!(evening.text, silent.text, "{row:?}");
            assert_eq!(evening.record, silent.record, "{row:?}");
            let at_once = AT_ONCE + HOPS * delay.longest();
            assert!(evening.slowest < at_once, "{row:?}: {:?}", evening.slowest);
            assert!(evening.back < BACK, "{row:?}: {:?}", evening.back);
            assert!(evening.left < LEFT, "{row:?}: {:?}", evening.left);
            slowest = slowest.max(evening.slowest);
            back = back.max(evening.back);
            left = left.max(evening.left);
        }
    }
    println!("keys {slowest:?}, back {back:?}, left {left:?} at most");
}
