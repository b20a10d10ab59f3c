//! How often something may happen.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Up to how many keys none is forgotten.
const REMEMBERED: usize = 1024;

/// So many in this time, evenly, and so many at once after a pause.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    interval: Duration,
    /// How far ahead of an even flow one may be.
    ahead: Duration,
}

impl Rate {
    /// So many in a second, and so many at once.
    #[must_use]
    pub const fn a_second(count: u32, at_once: u32) -> Self {
        Self::of(count, Duration::from_secs(1), at_once)
    }

    /// So many in this time, all of them at once if they like.
    #[must_use]
    pub const fn per(count: u32, time: Duration) -> Self {
        Self::of(count, time, count)
    }

    const fn of(count: u32, time: Duration, at_once: u32) -> Self {
        let Some(interval) = time.checked_div(count) else {
            panic!("something may happen");
        };
        let ahead = interval.saturating_mul(at_once - 1);
        Self { interval, ahead }
    }

    /// When all is used up until then: how long to wait, or until when it is used up behind one more.
    fn take(self, used_until: Instant, now: Instant) -> Result<Instant, Duration> {
        let used_until = used_until.max(now);
        match (used_until - now).checked_sub(self.ahead) {
            None | Some(Duration::ZERO) => Ok(used_until + self.interval),
            Some(wait) => Err(wait),
        }
    }
}

/// Counts what happens.
#[derive(Debug)]
pub struct Limiter {
    rate: Rate,
    used_until: Instant,
}

impl Limiter {
    /// Nothing has happened yet.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        Self {
            rate,
            used_until: Instant::now(),
        }
    }

    /// Counts one more.
    ///
    /// # Errors
    /// How long to wait, if it is one too many now; it is not counted then.
    pub fn take(&mut self, now: Instant) -> Result<(), Duration> {
        self.used_until = self.rate.take(self.used_until, now)?;
        Ok(())
    }
}

/// Counts what happens to many, each by themselves.
#[derive(Debug)]
pub struct Limiters<K> {
    rate: Rate,
    used_until: Mutex<HashMap<K, Instant>>,
}

impl<K: Hash + Eq + Clone> Limiters<K> {
    /// Nothing has happened yet.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        let used_until = Mutex::default();
        Self { rate, used_until }
    }

    /// Counts one more for this one; says whether it is not one too many.
    pub fn take(&self, key: &K) -> bool {
        let now = Instant::now();
        let mut all = self
            .used_until
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(used_until) = all.get_mut(key) {
            let taken = self.rate.take(*used_until, now);
            return taken.map(|until| *used_until = until).is_ok();
        }
        // Looked through only when it would grow in memory, so that a crowd costs each of them little.
        if all.len() >= REMEMBERED && all.len() == all.capacity() {
            all.retain(|_, used_until| *used_until > now);
        }
        all.insert(key.clone(), now + self.rate.interval);
        true
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
        assert!(limiters.take(&0) && limiters.take(&1));
        for key in 0..100_000 {
            limiters.take(&key);
        }
        std::thread::sleep(Duration::from_millis(2));
        let full = limiters.used_until.lock().expect("whole").capacity();
        for key in 100_000..100_000 + full {
            limiters.take(&key);
        }
        assert!(limiters.used_until.lock().expect("whole").capacity() <= full);
        let slow = Limiters::new(Rate::per(2, Duration::from_secs(3600)));
        assert!(slow.take(&0) && slow.take(&0) && !slow.take(&0) && slow.take(&1));
    }
}
