//! The waits between tries that fail, such as those to reconnect after a connection broke.

use std::time::Duration;

/// The wait before the first try.
const RECONNECT_MIN: Duration = Duration::from_millis(200);

/// The longest wait between two tries.
const RECONNECT_MAX: Duration = Duration::from_secs(1);

/// The backoff between tries: each wait is twice the one before.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    least: Duration,
    most: Duration,
    next: Duration,
}

/// The backoff between tries to reconnect.
impl Default for Backoff {
    fn default() -> Self {
        Self::between(RECONNECT_MIN, RECONNECT_MAX)
    }
}

impl Backoff {
    /// Returns a backoff with this shortest and this longest wait.
    pub fn between(least: Duration, most: Duration) -> Self {
        let next = least;
        Self { least, most, next }
    }

    /// Returns how long to wait before the next try.
    pub fn wait(&mut self) -> Duration {
        let wait = self.next;
        self.next = (wait * 2).min(self.most);
        wait
    }

    /// Starts again with the shortest wait. Called when the connection is back.
    pub fn reset(&mut self) {
        self.next = self.least;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wait_is_longer_up_to_a_second_until_the_line_stands() {
        let mut backoff = Backoff::default();
        let waits: Vec<u128> = (0..5).map(|_| backoff.wait().as_millis()).collect();
        assert_eq!(waits, [200, 400, 800, 1000, 1000]);
        backoff.reset();
        assert_eq!(backoff.wait(), RECONNECT_MIN);
    }
}
