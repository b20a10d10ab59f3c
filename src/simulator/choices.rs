//! What a run chooses by chance.

use serpente_engine::table::RandomSource;
use std::time::Duration;

/// Choices that follow from a seed.
#[derive(Debug)]
pub struct SeededChoices(RandomSource);

impl SeededChoices {
    /// Creates the choices of one purpose in the run of a seed. Those of one purpose do not depend
    /// on how often others choose.
    #[must_use]
    pub fn new(seed: u64, purpose: u64) -> Self {
        Self(RandomSource::seeded(
            seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .wrapping_add(purpose),
        ))
    }

    /// Returns a number below this one, which is not 0.
    pub fn below(&mut self, most: u64) -> u64 {
        self.0.number() % most
    }

    /// Returns an index of a list of this length, which is not 0.
    pub fn index(&mut self, length: usize) -> usize {
        usize::try_from(self.below(length as u64)).unwrap_or(0)
    }

    /// Returns `true` once in so many times.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// Returns a time between these, in milliseconds.
    pub fn millis(&mut self, least: u64, most: u64) -> Duration {
        Duration::from_millis(least + self.below(most - least + 1))
    }

    /// Returns a source of random numbers for a part of the run.
    pub fn source(&mut self) -> RandomSource {
        RandomSource::seeded(self.0.number())
    }
}
