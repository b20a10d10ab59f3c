//! What a run has done.

use std::collections::VecDeque;
use std::time::Duration;

/// How many of the last steps are kept in words.
const LAST_STEPS: usize = 5_000;

/// The steps of a run: how many, a hash of all of them, and the last ones in words.
#[derive(Debug)]
pub struct Trace {
    steps: u64,
    hash: u64,
    last: VecDeque<String>,
}

impl Default for Trace {
    fn default() -> Self {
        Self {
            steps: 0,
            hash: 0xcbf2_9ce4_8422_2325,
            last: VecDeque::new(),
        }
    }
}

impl Trace {
    /// Adds a step, which happened so long after the beginning of the run.
    pub fn step(&mut self, at: Duration, words: &str) {
        let line = format!("{:>9.3} s: {words}", at.as_secs_f64());
        self.steps += 1;
        self.add(line.as_bytes());
        if self.last.len() == LAST_STEPS {
            self.last.pop_front();
        }
        self.last.push_back(line);
    }

    /// Adds something to the hash that belongs to the last step (FNV-1a).
    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Returns the number of steps.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Returns the hash of all steps.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns the last steps in words.
    pub fn last(&self) -> Vec<String> {
        self.last.iter().cloned().collect()
    }
}
