//! Reviews, problems, exercises and retellings of recorded matches.

pub(crate) mod exercises;
pub(crate) mod learning;
pub(crate) mod practice;
pub(crate) mod problems;
pub(crate) mod reviewing;
pub(crate) mod training;

use serpente_system::clock::{DAY, unix_time};

/// Returns the number of the day, from the first of 1970 on.
pub(crate) fn today() -> u64 {
    unix_time() / DAY
}
