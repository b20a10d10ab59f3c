//! How long a decision may be thought about.

use rand::rngs::ChaCha8Rng;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread::yield_now;

/// After how many simulated rounds a thinking thread lets others run first: some 50 microseconds, of which that takes half of one.
const ROUNDS_BETWEEN_YIELDS: u32 = 16;

/// Whether to stop thinking. All clones share one flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<StopState>);

#[derive(Debug, Default)]
struct StopState {
    is_asked: AtomicBool,
    /// How many rounds were simulated, about.
    rounds: AtomicU32,
}

impl Stop {
    /// Stops the thinking of every player that has this flag. They return the best they have found so far.
    pub fn stop(&self) {
        self.0.is_asked.store(true, Ordering::Relaxed);
    }

    /// Returns whether both are the same flag.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Returns whether to stop thinking.
    pub fn is_asked(&self) -> bool {
        self.0.is_asked.load(Ordering::Relaxed)
    }

    /// Returns whether to stop thinking, before another round is simulated. Now and then, threads that wait for the processor run
    /// first: a thread of the lowest class that has just begun to run keeps the processor until Linux's next tick, for up to four
    /// milliseconds, although a thread that answers people waits.
    pub(super) fn is_asked_between_rounds(&self) -> bool {
        // Few threads share a counter, and it need not be exact.
        let rounds = self.0.rounds.load(Ordering::Relaxed);
        self.0
            .rounds
            .store(rounds.wrapping_add(1), Ordering::Relaxed);
        if rounds.is_multiple_of(ROUNDS_BETWEEN_YIELDS) {
            yield_now();
        }
        self.is_asked()
    }
}

/// How much may be thought about a decision, until when, and with which random numbers.
#[derive(Debug)]
pub struct ThinkingBudget {
    /// How many rounds of tiles may be simulated. Hands of tricks and packs of cards are counted on the same scale.
    pub rounds: u32,
    /// Ends the thinking early.
    pub stop: Stop,
    /// The random numbers.
    pub chance: ChaCha8Rng,
}

impl ThinkingBudget {
    /// Returns how many rounds each of this many parts may take: at least one.
    pub(super) fn share(&self, parts: usize) -> u32 {
        let parts = u32::try_from(parts).unwrap_or(u32::MAX);
        (self.rounds / parts.max(1)).max(1)
    }
}
