//! How long the line to a visitor is: what was sent less than that time ago, they had not seen when they pressed a key that
//! arrives now.

use russh::server::Session as Ssh;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How often the line is measured while the visitor presses keys.
const MEASURE_INTERVAL: Duration = Duration::from_secs(1);

/// On a line this quick, nobody can react to what they have not seen.
const QUICK_LINE: Duration = Duration::from_millis(100);

/// The longest time that is believed: a client that is stopped answers when it goes on.
const LONGEST_TRIP: Duration = Duration::from_secs(3);

/// How long it takes from here to the visitor's client and back, as measured last.
#[derive(Clone, Default)]
pub(crate) struct LineTrip(Arc<AtomicU64>);

impl LineTrip {
    fn note(&self, trip: Duration) {
        let most = trip.min(LONGEST_TRIP);
        let milliseconds = u64::try_from(most.as_millis()).unwrap_or(u64::MAX);
        self.0.store(milliseconds, Ordering::Relaxed);
    }

    /// Returns up to when the visitor had been sent what happened when they pressed a key that arrives now; `None` on a quick
    /// line, where that makes no difference.
    pub(crate) fn sent_until(&self, now: Instant) -> Option<Instant> {
        let trip = Duration::from_millis(self.0.load(Ordering::Relaxed));
        if trip < QUICK_LINE {
            return None;
        }
        now.checked_sub(trip)
    }
}

/// Measures the line again and again.
#[derive(Default)]
pub(crate) struct TripMeasure {
    pub(crate) trip: LineTrip,
    asked_at: Option<Instant>,
}

impl TripMeasure {
    /// Asks the client for an answer and measures how long it takes, unless that was done just now.
    ///
    /// # Errors
    /// If the connection is broken.
    pub(crate) fn measure(&mut self, ssh: &mut Ssh) -> Result<(), russh::Error> {
        let now = Instant::now();
        if let Some(asked) = self.asked_at
            && now < asked + MEASURE_INTERVAL
        {
            return Ok(());
        }
        self.asked_at = Some(now);
        let (answers, answer) = oneshot::channel();
        ssh.send_ping(answers)?;
        let trip = self.trip.clone();
        tokio::spawn(async move {
            // Without an answer, the time before stays.
            if answer.await.is_ok() {
                trip.note(now.elapsed());
            }
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sent_within_a_trip_was_not_seen() {
        let trip = LineTrip::default();
        let now = Instant::now();
        assert_eq!(trip.sent_until(now), None);
        trip.note(QUICK_LINE / 2);
        assert_eq!(trip.sent_until(now), None);
        let slow = 7 * QUICK_LINE;
        trip.note(slow);
        assert_eq!(trip.sent_until(now), now.checked_sub(slow));
        trip.note(10 * LONGEST_TRIP);
        assert_eq!(trip.sent_until(now), now.checked_sub(LONGEST_TRIP));
    }
}
