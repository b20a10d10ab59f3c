//! How loud a short sound is to the ear.

use super::{float, frames};

/// The time over which the ear adds up a short sound, in milliseconds.
const WINDOW_MS: f64 = 125.0;

/// A filter with two poles and two zeros.
struct WeightingFilter {
    feed: [f64; 3],
    back: [f64; 2],
    /// The state of the filter.
    first: f64,
    second: f64,
}

impl WeightingFilter {
    fn next(&mut self, sample: f64) -> f64 {
        let out = self.feed[0] * sample + self.first;
        self.first = self.feed[1] * sample - self.back[0] * out + self.second;
        self.second = self.feed[2] * sample - self.back[1] * out;
        out
    }
}

/// Returns the K-weighting of ITU-R BS.1770 at 44.1 kHz: a high shelf, then a high-pass.
fn k_weighting() -> [WeightingFilter; 2] {
    [
        WeightingFilter {
            feed: [
                1.530_841_230_050_347_8,
                -2.650_979_995_154_729,
                1.169_079_079_921_586_9,
            ],
            back: [-1.663_655_113_256_02, 0.712_595_428_073_225_4],
            first: 0.0,
            second: 0.0,
        },
        WeightingFilter {
            feed: [1.0, -2.0, 1.0],
            back: [-1.989_169_673_629_796_6, 0.989_199_035_787_039_2],
            first: 0.0,
            second: 0.0,
        },
    ]
}

/// Returns the K-weighted power of the loudest 125 ms of one channel.
pub(super) fn power(samples: &[f64]) -> f64 {
    let window = frames(WINDOW_MS);
    let [mut shelf, mut high_pass] = k_weighting();
    let mut squares = Vec::with_capacity(samples.len() + window);
    let mut sum = 0.0;
    let mut most: f64 = 0.0;
    for at in 0..samples.len() + window {
        let sample = samples.get(at).copied().unwrap_or_default();
        let weighted = high_pass.next(shelf.next(sample));
        squares.push(weighted * weighted);
        sum += weighted * weighted;
        if at >= window {
            sum -= squares[at - window];
        }
        most = most.max(sum);
    }
    most / float(window)
}

/// Returns the loudness of a sound in decibels below full scale: the K-weighted level of its loudest
/// 125 ms, both channels together.
pub fn loudness(frames: &[[f32; 2]]) -> f64 {
    let window = super::frames(WINDOW_MS);
    let mut powers = vec![0.0; frames.len() + window];
    for side in 0..2 {
        let [mut shelf, mut high_pass] = k_weighting();
        for (at, power) in powers.iter_mut().enumerate() {
            let sample = frames.get(at).map_or(0.0, |frame| f64::from(frame[side]));
            let weighted = high_pass.next(shelf.next(sample));
            *power += weighted * weighted;
        }
    }
    let mut sum = 0.0;
    let mut most: f64 = 0.0;
    for at in 0..powers.len() {
        sum += powers[at];
        if at >= window {
            sum -= powers[at - window];
        }
        most = most.max(sum);
    }
    decibels((most / float(window)).sqrt())
}

/// Converts an amplitude to decibels below full scale.
pub fn decibels(amplitude: f64) -> f64 {
    20.0 * amplitude.max(1e-9).log10()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RATE;

    #[test]
    fn a_loud_tone_of_a_kilohertz_has_the_loudness_of_the_standard() {
        // BS.1770: a sine of 997 Hz at full scale in one channel measures -3.01.
        let mut tone = Vec::new();
        for at in 0..RATE / 2 {
            let sample = (std::f64::consts::TAU * 997.0 * f64::from(at) / f64::from(RATE)).sin();
            #[expect(clippy::cast_possible_truncation, reason = "a sample")]
            tone.push([sample as f32, 0.0]);
        }
        // The standard takes 0.691 off; here nothing is taken off.
        let level = loudness(&tone) - 0.691;
        assert!((level + 3.01).abs() < 0.1, "{level}");
    }
}
