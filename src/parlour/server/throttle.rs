//! Limits how fast the server serves people who sit at no table, all together, so that players come
//! first.
//!
//! Everybody waits in one queue: nobody passes a person who came earlier.

use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep};

/// How many pass at once. Players have to wait while these are served.
const THROTTLE_AT_ONCE: u32 = 4;

/// How long the next ones wait then.
const THROTTLE_INTERVAL: Duration = Duration::from_millis(1);

/// Lets a few pass at once, in the order in which they came.
pub(super) struct Throttle(Mutex<RequestsPassed>);

/// How many have passed since this time.
struct RequestsPassed {
    since: Instant,
    count: u32,
}

impl RequestsPassed {
    fn none() -> Self {
        Self {
            since: Instant::now(),
            count: 0,
        }
    }
}

impl Throttle {
    pub(super) fn new() -> Self {
        Self(Mutex::new(RequestsPassed::none()))
    }

    /// Waits in the queue until it is this caller's turn. A caller who stops waiting delays nobody.
    pub(super) async fn pass(&self) {
        let mut passed = self.0.lock().await;
        if passed.since.elapsed() >= THROTTLE_INTERVAL {
            *passed = RequestsPassed::none();
        } else if passed.count >= THROTTLE_AT_ONCE {
            sleep(THROTTLE_INTERVAL).await;
            *passed = RequestsPassed::none();
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
        for _ in 0..THROTTLE_AT_ONCE {
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
        assert!(first.duration_since(begun) >= THROTTLE_INTERVAL);
        assert!(second.duration_since(begun) < 3 * THROTTLE_INTERVAL);
    }
}
