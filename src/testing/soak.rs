//! How long an endless test goes on: a few cases among the other tests, minutes under `script/soak`.

use std::env;
use std::time::{Duration, Instant};

/// Returns seeds for test cases: `few`, always the same; under `script/soak`, as many as fit into `SOAK_SECONDS`, counted up
/// from `SOAK_SEED`. The seeds tried are printed at the end, also when a case fails.
pub fn seeds(few: u64) -> Seeds {
    let first = first_seed();
    let seconds = given("SOAK_SECONDS").map(Duration::from_secs);
    Seeds {
        first,
        next: first,
        few,
        until: seconds.map(|seconds| Instant::now() + seconds),
    }
}

/// Returns the seed of a test that plays one match: always the same, unless `SOAK_SEED` says another.
pub fn first_seed() -> u64 {
    given("SOAK_SEED").unwrap_or(1)
}

/// Returns the number in this variable of the environment, if there is one.
fn given(variable: &str) -> Option<u64> {
    env::var(variable).ok()?.parse().ok()
}

/// An iterator over seeds, made by [`seeds`].
pub struct Seeds {
    first: u64,
    next: u64,
    few: u64,
    until: Option<Instant>,
}

impl Iterator for Seeds {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let more = match self.until {
            Some(until) => Instant::now() < until,
            None => self.next - self.first < self.few,
        };
        let seed = self.next;
        more.then(|| {
            self.next += 1;
            seed
        })
    }
}

impl Drop for Seeds {
    fn drop(&mut self) {
        let thread = std::thread::current();
        let test = thread.name().unwrap_or("a test");
        let tried = self.next - self.first;
        println!("{test}: {tried} cases, seeds from {}", self.first);
    }
}
