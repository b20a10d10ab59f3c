//! The points limits that a menu offers, in order.

/// The highest limit.
pub(crate) const HIGHEST: u32 = 100_000;

/// The steps between limits: up to the first number, the next limit is higher by the second. Small limits differ by every
/// point, large ones by many.
const STEPS: [(u32, u32); 5] = [(20, 1), (100, 5), (200, 10), (1000, 50), (HIGHEST, 500)];

/// Returns the next higher or lower limit: a round number, or a limit that the game is usually played to.
pub(crate) fn next(limit: u32, up: bool, known: impl Iterator<Item = u32>) -> u32 {
    let mut by = 0;
    for (end, step) in STEPS {
        by = step;
        if limit < end || !up && limit == end {
            break;
        }
    }
    if up {
        let round = (limit / by + 1).saturating_mul(by);
        let before = known.filter(|&known| known > limit).min();
        before.map_or(round, |known| known.min(round)).min(HIGHEST)
    } else {
        let round = limit.saturating_sub(1) / by * by;
        let before = known.filter(|&known| known < limit).max();
        before.map_or(round, |known| known.max(round)).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::{HIGHEST, next};

    fn offered(from: u32, up: bool, known: &[u32]) -> Vec<u32> {
        let mut limits = vec![from];
        for place in 0..5 {
            limits.push(next(limits[place], up, known.iter().copied()));
        }
        limits
    }

    #[test]
    fn small_limits_differ_by_every_point_and_large_ones_by_many() {
        for (from, limits) in [
            (5, [5, 6, 7, 8, 9, 10]),
            (18, [18, 19, 20, 25, 30, 35]),
            (90, [90, 95, 100, 110, 120, 130]),
            (190, [190, 200, 250, 300, 350, 400]),
            (950, [950, 1000, 1500, 2000, 2500, 3000]),
        ] {
            assert_eq!(offered(from, true, &[]), limits);
            let [least, .., most] = limits;
            let mut back = offered(most, false, &[]);
            back.reverse();
            assert_eq!(back, limits, "{least} to {most}");
        }
        assert_eq!(next(1, false, [].into_iter()), 1);
        assert_eq!(next(HIGHEST, true, [].into_iter()), HIGHEST);
        assert_eq!(next(u32::MAX, true, [].into_iter()), HIGHEST);
    }

    #[test]
    fn limits_that_a_game_is_known_for_are_found_again() {
        assert_eq!(offered(61, true, &[61, 121])[1..3], [65, 70]);
        assert_eq!(offered(70, false, &[61, 121])[1..4], [65, 61, 60]);
        assert_eq!(offered(110, true, &[61, 121])[1..4], [120, 121, 130]);
        assert_eq!(offered(130, false, &[61, 121])[1..4], [121, 120, 110]);
    }
}
