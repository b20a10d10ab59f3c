//! How long a decision may be thought about.

use rand::rngs::ChaCha8Rng;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether to stop thinking. All clones share one flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops the thinking of every player that has this flag. They return the best they have found so far.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns whether both are the same flag.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Returns whether to stop thinking.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
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
