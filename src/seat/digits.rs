//! Two digits typed one soon after the other, which make one number.

use std::time::{Duration, Instant};

/// The last digit that was typed, until another one completes the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Digits {
    last: Option<TypedDigit>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TypedDigit {
    digit: u8,
    at: Instant,
}

impl Digits {
    /// Returns the digit typed before this one, if that was less than `limit` ago. The one typed
    /// now is not noted yet.
    pub(crate) fn take_before(&mut self, now: Instant, limit: Duration) -> Option<u8> {
        let before = self.last.take()?;
        if now.saturating_duration_since(before.at) <= limit {
            Some(before.digit)
        } else {
            None
        }
    }

    /// Notes a digit that another one may follow.
    pub(crate) fn note(&mut self, digit: u8, at: Instant) {
        self.last = Some(TypedDigit { digit, at });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digit_counts_only_for_the_next_one_and_only_for_a_while() {
        let limit = Duration::from_millis(600);
        let start = Instant::now();
        let mut digits = Digits::default();
        assert_eq!(digits.take_before(start, limit), None);
        digits.note(1, start);
        assert_eq!(digits.take_before(start + limit, limit), Some(1));
        assert_eq!(digits.take_before(start + limit, limit), None, "taken");
        digits.note(1, start);
        assert_eq!(
            digits.take_before(start + 2 * limit, limit),
            None,
            "too late"
        );
    }
}
