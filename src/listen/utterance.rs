//! Decides when a player has finished speaking, from the loudness of what the microphone hears.

use super::loudness::{FRAME, level};

/// The samples a second that the recogniser takes.
pub const RATE: usize = 16_000;

/// The microphone closes after this many samples, even if the player still speaks: 6 seconds.
const LONGEST: usize = 6 * RATE;

/// The microphone closes after a pause of so many frames: 0.34 seconds. With a longer one, the
/// answer would come later than half a second after the end.
const PAUSE: usize = 17;

/// Speech has begun after so many loud frames: 0.1 seconds, longer than a click.
const BEGINS: usize = 5;

/// A frame is loud if it is so many decibels above the quietest tenth of all frames.
const LOUD_ABOVE: f64 = 12.0;

/// No frame below this level is loud, in decibels above one step of the sound card: a microphone
/// that is far away still gives more.
const LOUD_AT_LEAST: f64 = 34.0;

/// A sample this far from 0 is at the limit of the microphone.
const LIMIT: i16 = 32_700;

/// If one of so many samples is at the limit, the microphone is too loud.
const TOO_LOUD: usize = 100;

/// Why the microphone closes by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// The player has spoken, and is silent.
    Pause,
    /// It was open for the longest time.
    TooLong,
}

/// What the microphone has heard since it opened.
#[derive(Default)]
pub struct SpokenSamples {
    samples: Vec<i16>,
    /// The level of each whole frame.
    levels: Vec<f64>,
}

impl SpokenSamples {
    /// Adds samples of one channel, 16,000 a second. Returns why the microphone closes now, if it
    /// does.
    pub fn add(&mut self, samples: &[i16]) -> Option<Closing> {
        self.samples.extend_from_slice(samples);
        while self.samples.len() >= (self.levels.len() + 1) * FRAME {
            let from = self.levels.len() * FRAME;
            self.levels.push(level(&self.samples[from..from + FRAME]));
        }
        if self.is_followed_by_a_pause() {
            Some(Closing::Pause)
        } else if self.samples.len() >= LONGEST {
            Some(Closing::TooLong)
        } else {
            None
        }
    }

    /// Returns the samples.
    pub fn samples(&self) -> &[i16] {
        &self.samples
    }

    /// Returns whether there was speech, and then none for a while.
    fn is_followed_by_a_pause(&self) -> bool {
        let limit = self.loud_from();
        let loud = self.levels.iter().filter(|level| **level >= limit).count();
        let last = self.levels.iter().rposition(|level| *level >= limit);
        let since = last.map_or(0, |last| self.levels.len() - 1 - last);
        loud >= BEGINS && since >= PAUSE
    }

    /// Returns the level from which on a frame is loud.
    fn loud_from(&self) -> f64 {
        let mut sorted = self.levels.clone();
        sorted.sort_by(f64::total_cmp);
        let quiet = sorted.get(sorted.len() / 10).copied().unwrap_or(0.0);
        (quiet + LOUD_ABOVE).max(LOUD_AT_LEAST)
    }

    /// Returns whether somebody spoke.
    pub fn has_speech(&self) -> bool {
        let limit = self.loud_from();
        let loud = self.levels.iter().filter(|level| **level >= limit);
        loud.count() >= BEGINS
    }

    /// Returns whether the microphone gives nothing at all, as one does that is muted: not even its
    /// own noise.
    pub fn is_muted(&self) -> bool {
        let first = self.samples.first();
        self.samples.iter().all(|sample| Some(sample) == first)
    }

    /// Returns whether the microphone is set so loud that speech is cut off at its limit.
    pub fn is_too_loud(&self) -> bool {
        let cut = self
            .samples
            .iter()
            .filter(|sample| sample.saturating_abs() >= LIMIT)
            .count();
        cut * TOO_LOUD > self.samples.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns so many seconds of a tone of this loudness.
    fn tone(seconds: f64, loud: i16) -> Vec<i16> {
        let mut samples = Vec::new();
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a test"
        )]
        let count = (seconds * 16_000.0) as usize;
        for at in 0..count {
            samples.push(if at / 8 % 2 == 0 { loud } else { -loud });
        }
        samples
    }

    /// Adds these parts in pieces as a microphone gives them. Returns why it closed, and after how
    /// many samples.
    fn closing(parts: &[Vec<i16>]) -> Option<(Closing, usize)> {
        let mut spoken = SpokenSamples::default();
        let all = parts.concat();
        for (at, piece) in all.chunks(160).enumerate() {
            if let Some(why) = spoken.add(piece) {
                return Some((why, (at + 1) * 160));
            }
        }
        None
    }

    #[test]
    fn a_pause_after_speech_closes_and_a_short_one_does_not() {
        let quiet = tone(0.5, 20);
        let speech = tone(0.6, 3000);
        let short = tone(0.3, 20);
        let parts = [quiet.clone(), speech.clone(), short, speech, tone(3.0, 20)];
        let (why, after) = closing(&parts).expect("it closes");
        assert_eq!(why, Closing::Pause);
        // 0.5 + 0.6 + 0.3 + 0.6 + 0.34 seconds.
        assert!(after.abs_diff(37_440) < 480, "{after}");
    }

    #[test]
    fn silence_and_a_click_and_loud_noise_wait_for_the_longest_time() {
        let click = tone(0.05, 9000);
        for parts in [
            vec![tone(7.0, 20)],
            vec![tone(1.0, 20), click, tone(6.0, 20)],
            vec![tone(7.0, 3000)],
            vec![tone(7.0, 0)],
        ] {
            assert_eq!(closing(&parts), Some((Closing::TooLong, LONGEST)));
        }
        assert_eq!(closing(&[tone(5.9, 20)]), None);
    }

    #[test]
    fn a_muted_and_a_loud_microphone_are_known() {
        let heard = |samples: Vec<i16>| {
            let mut spoken = SpokenSamples::default();
            spoken.add(&samples);
            spoken
        };
        assert!(heard(tone(1.0, 0)).is_muted());
        assert!(!heard(tone(1.0, 1)).is_muted());
        assert!(heard(tone(1.0, i16::MAX)).is_too_loud());
        assert!(!heard(tone(1.0, 20_000)).is_too_loud());
        assert!(heard([tone(1.0, 20), tone(0.5, 3000)].concat()).has_speech());
        assert!(!heard(tone(1.0, 20)).has_speech());
    }
}
