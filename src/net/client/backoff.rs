//! The wait before the client reconnects after a connection broke.

use std::time::Duration;

/// The wait before the first try.
const RECONNECT_MIN: Duration = Duration::from_millis(200);

/// The longest wait between two tries.
const RECONNECT_MAX: Duration = Duration::from_secs(1);

/// The backoff between tries to reconnect: each wait is twice the one before.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    next: Duration,
}

impl Default for Backoff {
    fn default() -> Self {
        let next = RECONNECT_MIN;
        Self { next }
    }
}

impl Backoff {
    /// Returns how long to wait before the next try.
    pub fn wait(&mut self) -> Duration {
        let wait = self.next;
        self.next = (wait * 2).min(RECONNECT_MAX);
        wait
    }

    /// Starts again with the shortest wait. Called when the connection is back.
    pub fn reset(&mut self) {
        *self = Self::default();
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
