//! Recordings of a voice in WAV files.

use super::wave;
use serpente_text::announce::Message;
use serpente_text::announce::say::speech as say;
use std::path::Path;

/// The samples a second that recognisers take.
const VOICE_RATE: u32 = 16_000;

/// The longest part of a recording that is read, in seconds.
const LONGEST_RECORDING: u32 = 60;

/// Reads a recording, as one channel with 16,000 samples a second. At most its first minute is
/// read.
///
/// # Errors
/// Returns the fault of the file.
pub fn read(file: &Path) -> Result<Vec<i16>, Message> {
    let reader = wave::open(file)?.ok_or_else(say::sound_unreadable)?;
    let form = reader.spec();
    let channels = usize::from(form.channels);
    let most = form.sample_rate * LONGEST_RECORDING * u32::from(form.channels);
    let samples = wave::samples_of(reader, usize::try_from(most).unwrap_or(usize::MAX))?;
    Ok(one_channel(&samples, channels, form.sample_rate))
}

/// Returns samples of several channels as one channel with 16,000 samples a second.
pub(crate) fn one_channel(samples: &[f32], channels: usize, rate: u32) -> Vec<i16> {
    let mono: Vec<f32> = samples.chunks(channels).map(mean).collect();
    at_rate(&mono, rate)
}

#[allow(clippy::cast_precision_loss, reason = "there are few samples")]
fn mean(samples: &[f32]) -> f32 {
    samples.iter().sum::<f32>() / samples.len().max(1) as f32
}

/// Returns the samples at the rate of recognisers. Each is the mean of those around its time, so
/// that high tones do not come back as low ones.
fn at_rate(samples: &[f32], rate: u32) -> Vec<i16> {
    let given_rate = u64::from(rate.max(1));
    let wanted_rate = u64::from(VOICE_RATE);
    let count = samples.len() as u64 * wanted_rate / given_rate;
    // Where a sample of the result begins among those given.
    let begin_of = |at: u64| {
        let begin = usize::try_from(at * given_rate / wanted_rate).unwrap_or(usize::MAX);
        begin.min(samples.len())
    };
    let mut resampled = Vec::new();
    for at in 0..count {
        let from = begin_of(at);
        let to = begin_of(at + 1).max(from + 1).min(samples.len());
        let loud = mean(&samples[from..to]) * 32_767.0;
        #[allow(
            clippy::cast_possible_truncation,
            reason = "a cast keeps to the limits"
        )]
        resampled.push(loud as i16);
    }
    resampled
}

#[cfg(test)]
mod tests {
    use super::*;
    use hound::{SampleFormat, WavSpec, WavWriter};

    #[test]
    fn a_recording_of_any_rate_and_two_channels_becomes_one_channel_at_the_usual_rate() {
        let folder = tempfile::tempdir().expect("a folder");
        for (rate, bits, count) in [
            (16_000, 16, 16_000),
            (48_000, 24, 48_000),
            (8_000, 16, 8_000),
        ] {
            let file = folder.path().join("said.wav");
            let form = WavSpec {
                channels: 2,
                sample_rate: rate,
                bits_per_sample: bits,
                sample_format: SampleFormat::Int,
            };
            let mut writer = WavWriter::create(&file, form).expect("a file");
            let loud = 1_i32 << (bits - 2);
            for _ in 0..count {
                writer.write_sample(loud).expect("a sample");
                writer.write_sample(0).expect("a sample");
            }
            writer.finalize().expect("a file");
            let samples = read(&file).expect("a recording");
            assert_eq!(samples.len(), 16_000, "{rate}");
            assert!(samples.iter().all(|sample| *sample == 8191), "{rate}");
        }
    }

    #[test]
    fn a_file_that_is_no_recording_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("text.wav");
        std::fs::write(&file, "This is a text.").expect("a file");
        assert!(read(&file).is_err());
        assert!(read(&folder.path().join("absent.wav")).is_err());
    }
}
