//! The time of day, and spans of time.

use std::time::{Duration, SystemTime};

/// A minute.
pub const MINUTE: Duration = Duration::from_secs(60);

/// An hour.
pub const HOUR: Duration = Duration::from_secs(60 * 60);

/// A day.
pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A week.
pub const WEEK: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// Returns the time in seconds since 1970; 0 if the clock is before that.
pub fn unix_time() -> u64 {
    match SystemTime::UNIX_EPOCH.elapsed() {
        Ok(since) => since.as_secs(),
        Err(_) => 0,
    }
}
