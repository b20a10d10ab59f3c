//! Keys that were to play and came before what they answer was heard: they do not act, so that nobody lays a tile by a key
//! that was meant for the table as it was. But nobody is put off for ever.

use std::time::{Duration, Instant};

/// How many keys are put off, one after the other, and for how long at least.
const KEYS: u32 = 3;
const FOR: Duration = Duration::from_millis(400);

/// Behind so long a pause a key is the first again.
const PAUSE: Duration = Duration::from_secs(2);

/// Keys that were put off, one after the other.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct PutOff {
    keys: u32,
    /// The first and the last of them.
    between: Option<(Instant, Instant)>,
}

impl PutOff {
    /// A key comes too soon: whether it is put off, too. Whoever presses on means it.
    pub(super) fn once_more(&mut self, now: Instant) -> bool {
        let (first, _) = self
            .between
            .filter(|(_, last)| now <= *last + PAUSE)
            .unwrap_or_else(|| {
                self.keys = 0;
                (now, now)
            });
        let is_enough = self.keys >= KEYS && now >= first + FOR;
        if is_enough {
            *self = Self::default();
        } else {
            self.keys += 1;
            self.between = Some((first, now));
        }
        !is_enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which of the keys that come at these milliseconds act.
    fn act(at: &[u64]) -> Vec<u64> {
        let (begun, mut put_off) = (Instant::now(), PutOff::default());
        let acts = |at: &u64| !put_off.once_more(begun + Duration::from_millis(*at));
        at.iter().copied().filter(acts).collect()
    }

    #[test]
    fn three_keys_are_put_off_and_then_one_acts() {
        assert_eq!(
            act(&[0, 600, 1200, 1800, 2400, 3000, 3600, 4200]),
            [1800, 4200]
        );
    }

    #[test]
    fn keys_within_a_moment_are_one() {
        assert_eq!(act(&[0, 50, 100, 150, 200, 250, 300, 350, 390, 400]), [400]);
    }

    #[test]
    fn behind_a_pause_it_begins_anew() {
        assert_eq!(act(&[0, 600, 1200, 3300, 3900, 4500, 5100]), [5100]);
    }
}
