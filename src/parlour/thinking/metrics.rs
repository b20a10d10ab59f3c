//! The metrics of what computer players think.

use serpente_system::lock;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU64, AtomicUsize};
use std::time::Duration;

/// How many thoughts wait.
static WAITING_THOUGHTS: AtomicUsize = AtomicUsize::new(0);

/// How many thoughts took too long, or belonged to tables that had ended.
static STOPPED: AtomicU64 = AtomicU64::new(0);

static LEVELS: Mutex<BTreeMap<&str, LevelSums>> = Mutex::new(BTreeMap::new());

/// What the computer players of one level have thought.
#[derive(Clone, Copy, Default)]
struct LevelSums {
    moves: u64,
    rounds: u64,
    /// From asking for each move until it was thought.
    time: Duration,
}

/// Notes how many thoughts wait.
pub(super) fn waiting(count: usize) {
    WAITING_THOUGHTS.store(count, Relaxed);
}

/// Notes that a thought ended, and whether its table did not wait for it any more.
pub(super) fn ended(is_stopped: bool) {
    if is_stopped {
        STOPPED.fetch_add(1, Relaxed);
    }
}

/// Counts a move that was thought.
pub(super) fn thought(level: &'static str, rounds: u32, answered: Duration) {
    let mut levels = lock(&LEVELS);
    let sums = levels.entry(level).or_default();
    sums.moves += 1;
    sums.rounds += u64::from(rounds);
    sums.time += answered;
}

/// Returns these metrics as text.
pub(crate) fn as_text() -> String {
    let mut page = format!(
        "# TYPE serpente_thoughts_waiting gauge\nserpente_thoughts_waiting {}\n\
         # TYPE serpente_thoughts_stopped_total counter\nserpente_thoughts_stopped_total {}\n",
        WAITING_THOUGHTS.load(Relaxed),
        STOPPED.load(Relaxed)
    );
    let levels = lock(&LEVELS);
    for (name, sum) in [
        ("thought_rounds", |sums: &LevelSums| sums.rounds.to_string()),
        ("thought_seconds", |sums: &LevelSums| {
            sums.time.as_secs_f64().to_string()
        }),
    ] as [(&str, fn(&LevelSums) -> String); 2]
    {
        let _ = writeln!(page, "# TYPE serpente_{name} summary");
        for (level, sums) in &*levels {
            let _ = write!(
                page,
                "serpente_{name}_sum{{level=\"{level}\"}} {}\n\
                 serpente_{name}_count{{level=\"{level}\"}} {}\n",
                sum(sums),
                sums.moves
            );
        }
    }
    page
}
