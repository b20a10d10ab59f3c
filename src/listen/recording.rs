//! Recordings in WAV files.

use hound::{SampleFormat, WavReader};
use std::path::Path;

/// The samples a second that recognisers take.
const RATE: u32 = 16_000;

/// The longest recording that is read, in seconds.
const LONGEST: u32 = 60;

/// Reads a recording, as one channel with 16,000 samples a second. At most its first minute is read.
///
/// # Errors
/// Returns why the file cannot be read, or that it is no recording.
pub fn read(file: &Path) -> Result<Vec<i16>, hound::Error> {
    let mut reader = WavReader::open(file)?;
    let form = reader.spec();
    let channels = usize::from(form.channels.max(1));
    let most = channels * usize::try_from(form.sample_rate.saturating_mul(LONGEST)).unwrap_or(0);
    let samples: Vec<f32> = match form.sample_format {
        SampleFormat::Float => reader.samples().take(most).collect::<Result<_, _>>()?,
        SampleFormat::Int => {
            let scale = 2_f32.powi(i32::from(form.bits_per_sample) - 1);
            let samples = reader.samples::<i32>().take(most);
            #[allow(clippy::cast_precision_loss, reason = "16 bits are enough")]
            let scaled = samples.map(|sample| sample.map(|sample| sample as f32 / scale));
            scaled.collect::<Result<_, _>>()?
        }
    };
    let mono: Vec<f32> = samples.chunks(channels).map(mean).collect();
    Ok(at_rate(&mono, form.sample_rate))
}

#[allow(clippy::cast_precision_loss, reason = "there are few samples")]
fn mean(samples: &[f32]) -> f32 {
    samples.iter().sum::<f32>() / samples.len().max(1) as f32
}

/// Returns the samples at the rate of recognisers. Each is the mean of those around its time, so that high tones do not come back
/// as low ones.
fn at_rate(samples: &[f32], rate: u32) -> Vec<i16> {
    let (rate, wanted) = (u64::from(rate.max(1)), u64::from(RATE));
    let count = samples.len() as u64 * wanted / rate;
    let index = |at: u64| usize::try_from(at).unwrap_or(usize::MAX).min(samples.len());
    (0..count)
        .map(|at| {
            let (from, to) = (index(at * rate / wanted), index((at + 1) * rate / wanted));
            let loud = mean(&samples[from..to.max(from + 1).min(samples.len())]) * 32_767.0;
            #[allow(
                clippy::cast_possible_truncation,
                reason = "a cast keeps to the limits"
            )]
            let sample = loud as i16;
            sample
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hound::{WavSpec, WavWriter};

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
