//! How late a busy machine wakes threads that sleep.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long the watching thread sleeps at a time.
const NAP: Duration = Duration::from_millis(5);

/// Watches from when it is made how late threads are woken. A limit in real time that holds on a quiet machine may be exceeded by a
/// multiple of that: once for each thread and process that hands the work on.
#[derive(Debug)]
pub struct WakingDelay {
    /// The longest delay, in microseconds.
    longest: Arc<AtomicU64>,
    ends: Arc<AtomicBool>,
}

impl WakingDelay {
    /// Begins to watch.
    #[must_use]
    pub fn watch() -> Self {
        let longest = Arc::new(AtomicU64::new(0));
        let ends = Arc::new(AtomicBool::new(false));
        let watched = (Arc::clone(&longest), Arc::clone(&ends));
        thread::spawn(move || {
            let (longest, ends) = watched;
            while !ends.load(Ordering::Relaxed) {
                let began = Instant::now();
                thread::sleep(NAP);
                let late = began.elapsed().saturating_sub(NAP).as_micros();
                longest.fetch_max(u64::try_from(late).unwrap_or(u64::MAX), Ordering::Relaxed);
            }
        });
        Self { longest, ends }
    }

    /// Returns the longest delay so far.
    #[must_use]
    pub fn longest(&self) -> Duration {
        Duration::from_micros(self.longest.load(Ordering::Relaxed))
    }
}

impl Drop for WakingDelay {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
    }
}
