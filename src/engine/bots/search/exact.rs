//! Logarithms and powers that are the same to the last bit on every machine. Those of the system differ, and then computer
//! players would play differently.

use std::f64::consts::{LN_2, SQRT_2};

/// Returns the natural logarithm of a number greater than zero.
#[expect(
    clippy::cast_possible_truncation,
    reason = "it is rounded to what the search counts with"
)]
pub(super) fn ln(number: f32) -> f32 {
    let number = f64::from(number);
    let bits = number.to_bits();
    let mut power = i32::try_from(bits >> 52).unwrap_or_default() - 1023;
    let mut rest = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    if rest > SQRT_2 {
        rest *= 0.5;
        power += 1;
    }
    let part = (rest - 1.0) / (rest + 1.0);
    let square = part * part;
    let mut sum = 0.0;
    for odd in [15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0_f64] {
        sum = sum * square + 1.0 / odd;
    }
    (f64::from(power) * LN_2 + 2.0 * part * sum) as f32
}

/// Returns e to the power of a number.
#[expect(
    clippy::cast_possible_truncation,
    reason = "it is rounded to what the search counts with"
)]
pub(super) fn exp(power: f32) -> f32 {
    let power = f64::from(power).clamp(-200.0, 200.0);
    let whole = (power / LN_2).round();
    let rest = power - whole * LN_2;
    let mut sum = 1.0;
    for divisor in [11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0_f64] {
        sum = 1.0 + sum * rest / divisor;
    }
    let scale = f64::from_bits((whole as i64 + 1023).cast_unsigned() << 52);
    (sum * scale) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_what_the_system_says_they_are() {
        for step in 1..4000_u16 {
            let number = f32::from(step) * 0.37;
            let off = (ln(number) - number.ln()).abs();
            assert!(off <= 1e-6, "ln {number}: {off}");
            let power = (f32::from(step) - 2000.0) * 0.02;
            let off = (exp(power) / power.exp() - 1.0).abs();
            assert!(off <= 1e-6, "exp {power}: {off}");
        }
        assert_eq!((ln(1.0), exp(0.0)), (0.0, 1.0));
        assert!(exp(f32::NEG_INFINITY) < 1e-38);
    }
}
