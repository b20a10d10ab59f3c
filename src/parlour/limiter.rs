//! Rate limits.

use serpente_system::lock;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// A [`UsedUntil`] forgets no key while it has fewer keys than this.
const REMEMBERED: usize = 1024;

/// A steady rate, and how many events may come at once after a pause.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    interval: Duration,
    /// How far ahead of the steady rate a caller may be.
    ahead: Duration,
}

impl Rate {
    /// Returns a rate of `count` events per second, with `at_once` in a burst.
    #[must_use]
    pub const fn a_second(count: u32, at_once: u32) -> Self {
        Self::of(count, Duration::from_secs(1), at_once)
    }

    /// Returns a rate of `count` events in `time`; all of them may come at once.
    #[must_use]
    pub const fn per(count: u32, time: Duration) -> Self {
        Self::of(count, time, count)
    }

    /// Returns a rate of `count` events in `time`, with `at_once` in a burst.
    pub(crate) const fn of(count: u32, time: Duration, at_once: u32) -> Self {
        let Some(interval) = time.checked_div(count) else {
            panic!("something may happen");
        };
        let ahead = interval.saturating_mul(at_once - 1);
        Self { interval, ahead }
    }

    /// Counts one event when the rate is used up until `used_until`. Returns until when it is used
    /// up after that, or how long to wait if the event comes too early.
    fn take(self, used_until: Instant, now: Instant) -> Result<Instant, Duration> {
        let used_until = used_until.max(now);
        match (used_until - now).checked_sub(self.ahead) {
            None | Some(Duration::ZERO) => Ok(used_until + self.interval),
            Some(wait) => Err(wait),
        }
    }
}

/// Counts events against a rate.
#[derive(Debug)]
pub struct Limiter {
    rate: Rate,
    used_until: Instant,
}

impl Limiter {
    /// Creates a limiter that has counted nothing.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        Self {
            rate,
            used_until: Instant::now(),
        }
    }

    /// Counts one event.
    ///
    /// # Errors
    /// Returns how long to wait if the event comes too early; the event is not counted then.
    pub fn take(&mut self, now: Instant) -> Result<(), Duration> {
        self.used_until = self.rate.take(self.used_until, now)?;
        Ok(())
    }
}

/// Until when the rate of each key is used up. A key whose time has passed may be forgotten.
#[derive(Debug)]
pub(crate) struct UsedUntil<K>(HashMap<K, Instant>);

impl<K> Default for UsedUntil<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Hash + Eq> UsedUntil<K> {
    /// Returns until when the rate of this key is used up: now, if nothing of it is.
    pub(crate) fn of(&self, key: &K, now: Instant) -> Instant {
        self.0.get(key).map_or(now, |until| now.max(*until))
    }

    /// Remembers until when the rate of this key is used up.
    pub(crate) fn set(&mut self, key: K, until: Instant, now: Instant) {
        // Old keys are removed only when the map would have to grow, so that a crowd costs each
        // arrival little.
        if self.0.len() >= REMEMBERED && self.0.len() == self.0.capacity() {
            self.0.retain(|_, used_until| *used_until > now);
        }
        self.0.insert(key, until);
    }

    #[cfg(test)]
    pub(crate) fn capacity(&self) -> usize {
        self.0.capacity()
    }
}

/// Counts events against a rate, separately for each key.
#[derive(Debug)]
pub struct Limiters<K> {
    rate: Rate,
    used_until: Mutex<UsedUntil<K>>,
}

impl<K: Hash + Eq + Clone> Limiters<K> {
    /// Creates limiters that have counted nothing.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        let used_until = Mutex::default();
        Self { rate, used_until }
    }

    /// Counts one event for this key. Returns `false`, and does not count it, if it comes too
    /// early.
    pub fn take(&self, key: &K, now: Instant) -> bool {
        let mut used_until = lock(&self.used_until);
        match self.rate.take(used_until.of(key, now), now) {
            Ok(until) => {
                used_until.set(key.clone(), until, now);
                true
            }
            Err(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_at_once_and_then_evenly() {
        let mut limiter = Limiter::new(Rate::a_second(20, 40));
        let now = Instant::now();
        assert_eq!((0..100).filter(|_| limiter.take(now).is_ok()).count(), 40);
        assert_eq!(limiter.take(now), Err(Duration::from_millis(50)));
        let later = now + Duration::from_secs(1);
        assert_eq!((0..100).filter(|_| limiter.take(later).is_ok()).count(), 20);
        let much_later = later + Duration::from_secs(60);
        let taken = (0..100).filter(|_| limiter.take(much_later).is_ok());
        assert_eq!(taken.count(), 40);
    }

    #[test]
    fn everybody_is_counted_by_themselves_and_forgotten_when_nothing_is_used_up() {
        let limiters = Limiters::new(Rate::per(2, Duration::from_millis(1)));
        let now = Instant::now();
        assert!(limiters.take(&0, now) && limiters.take(&1, now));
        for key in 0..100_000 {
            limiters.take(&key, now);
        }
        let now = now + Duration::from_millis(2);
        let full = limiters.used_until.lock().expect("whole").capacity();
        for key in 100_000..100_000 + full / 2 {
            limiters.take(&key, now);
        }
        assert!(limiters.used_until.lock().expect("whole").capacity() <= full);
        let slow = Limiters::new(Rate::per(2, Duration::from_secs(3600)));
        let taken = [0, 0, 0, 1].map(|key| slow.take(&key, now));
        assert_eq!(taken, [true, true, false, true]);
    }
}
