//! The time of day, and the lengths of time that are counted with it.

use std::time::SystemTime;

/// An hour, in seconds.
pub const HOUR: u64 = 60 * 60;

/// A day, in seconds.
pub const DAY: u64 = 24 * HOUR;

/// A week, in seconds.
pub const WEEK: u64 = 7 * DAY;

/// Returns the time in seconds since 1970; 0 if the clock is before that.
pub fn unix_time() -> u64 {
    match SystemTime::UNIX_EPOCH.elapsed() {
        Ok(since) => since.as_secs(),
        Err(_) => 0,
    }
}
