//! Functions that have the same result on every machine, computed with `+ - * /` alone.

use std::f64::consts::{LN_10, TAU};

use super::RATE;

/// The sine and the cosine of an angle.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub(super) sin: f64,
    pub(super) cos: f64,
}

/// Returns the sine and the cosine of an angle of at most 4 radians, by their series.
pub(super) fn turn(angle: f64) -> Turn {
    let mut sum = Turn { sin: 0.0, cos: 0.0 };
    let mut term = 1.0;
    let mut order = 0.0;
    while order < 40.0 {
        sum.cos += term;
        term *= angle / (order + 1.0);
        sum.sin += term;
        term *= angle / (order + 2.0);
        sum.cos -= term;
        term *= angle / (order + 3.0);
        sum.sin -= term;
        term *= angle / (order + 4.0);
        order += 4.0;
    }
    sum
}

/// Returns the angle by which a tone turns in one frame, in radians.
pub(super) fn step_of(hertz: f64) -> f64 {
    TAU * hertz / f64::from(RATE)
}

/// Returns e to this power: the series for a 1,024th of it, squared ten times.
pub(super) fn exp(power: f64) -> f64 {
    let small = power / 1024.0;
    let mut sum = 1.0;
    let mut term = 1.0;
    let mut order = 1.0;
    while order < 12.0 {
        term *= small / order;
        sum += term;
        order += 1.0;
    }
    for _ in 0..10 {
        sum *= sum;
    }
    sum
}

/// Returns the factor by which so many decibels change an amplitude.
pub(super) fn amplitude(decibels: f64) -> f64 {
    exp(decibels * LN_10 / 20.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_series_agree_with_the_library() {
        for hundredth in -400..=400 {
            let angle = f64::from(hundredth) / 100.0;
            let turned = turn(angle);
            assert!((turned.sin - angle.sin()).abs() < 1e-13, "{angle}");
            assert!((turned.cos - angle.cos()).abs() < 1e-13, "{angle}");
            let error = exp(angle) / angle.exp() - 1.0;
            assert!(error.abs() < 1e-12, "{angle} {error}");
        }
        assert!((amplitude(-20.0) - 0.1).abs() < 1e-12);
    }
}
