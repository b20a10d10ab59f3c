//! How fast those are served who sit at no table, all together: whoever plays goes before them.
//!
//! Everybody waits in line here: nobody is let through before a person who came earlier.

use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep};

/// So many are let through in a moment. Whoever plays waits until they are served.
const AT_ONCE: u32 = 4;

/// How long nobody else is let through then.
const MOMENT: Duration = Duration::from_millis(1);

/// Lets through at most so many in a moment, in the order in which they came.
pub(super) struct Throttle(Mutex<Passed>);

/// Who was let through.
struct Passed {
    since: Instant,
    count: u32,
}

impl Passed {
    fn none() -> Self {
        Self {
            since: Instant::now(),
            count: 0,
        }
    }
}

impl Throttle {
    pub(super) fn new() -> Self {
        Self(Mutex::new(Passed::none()))
    }

    /// Waits in line until one may go on. Who leaves the line holds up nobody.
    pub(super) async fn pass(&self) {
        let mut passed = self.0.lock().await;
        if passed.since.elapsed() >= MOMENT {
            *passed = Passed::none();
        } else if passed.count >= AT_ONCE {
            sleep(MOMENT).await;
            *passed = Passed::none();
        }
        passed.count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test(start_paused = true)]
    async fn so_many_pass_in_a_moment_in_the_order_in_which_they_came() {
        let throttle = Throttle::new();
        for _ in 0..AT_ONCE {
            assert!(throttle.pass().now_or_never().is_some());
        }
        let begun = Instant::now();
        let (first, second) = tokio::join!(
            async {
                throttle.pass().await;
                Instant::now()
            },
            async {
                throttle.pass().await;
                Instant::now()
            }
        );
        assert!(first <= second);
        assert!(first.duration_since(begun) >= MOMENT);
        assert!(second.duration_since(begun) < 3 * MOMENT);
    }
}
