//! The phrases that may have been said, as the recogniser's process returns them.

use serde::{Deserialize, Serialize};

/// A phrase that may have been said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PossiblePhrase {
    /// The phrase, as the grammar has it.
    pub phrase: String,
    /// The natural logarithm of its probability, over all of its spellings.
    pub log: f64,
    /// How many tokens its likeliest spelling has, with the end.
    pub tokens: usize,
}

/// Returns the logarithm of the sum of two probabilities, given by their logarithms.
pub(crate) fn log_of_sum(one: f64, other: f64) -> f64 {
    let larger = one.max(other);
    larger + (one.min(other) - larger).exp().ln_1p()
}
