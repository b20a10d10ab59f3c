//! Sound files: writes the program's own and reads the user's.

use std::io::{self, BufReader, Cursor, ErrorKind};
use std::path::{Path, PathBuf};

use hound::{SampleFormat, WavReader, WavSpec, WavWriter};

use serpente_synth::RATE;
use serpente_system::reading;
use serpente_text::announce::Message;
use serpente_text::announce::say::speech as say;

/// The longest file accepted as a cue, in seconds.
const MAX_SECONDS: u32 = 5;

/// The rates accepted, in frames per second.
const RATES: std::ops::RangeInclusive<u32> = 4_000..=192_000;

/// A user's sound file that cannot be played, or their folder if it cannot be entered. The
/// program's own sound is played instead.
#[derive(Clone, PartialEq, Debug)]
pub struct BrokenFile {
    /// Its path.
    pub path: PathBuf,
    /// The sentence that says what is wrong with it.
    pub fault: Message,
}

/// A decoded sound: frames left and right, from -1 to 1.
#[derive(Clone, Debug)]
pub(super) struct Clip {
    pub(super) rate: u32,
    pub(super) frames: Vec<[f32; 2]>,
    /// Whether its two channels may differ.
    pub(super) is_stereo: bool,
}

impl Clip {
    /// Returns one of the program's own sounds.
    pub(super) fn of(frames: Vec<[f32; 2]>) -> Self {
        Self {
            rate: RATE,
            frames,
            is_stereo: true,
        }
    }
}

/// Encodes a sound as a WAV file: one channel of 16 bits at [`RATE`].
///
/// # Errors
/// If the sound is longer than a WAV file can hold.
pub fn mono_file(sound: &[f64]) -> io::Result<Vec<u8>> {
    let mut samples = Vec::with_capacity(sound.len());
    for sample in sound {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a cast keeps to the limits"
        )]
        samples.push((sample * 32_767.0).round() as i16);
    }
    encoded(&samples, 1)
}

/// Encodes these frames as a WAV file: two channels of 16 bits at [`RATE`].
///
/// # Errors
/// If the frames are more than a WAV file can hold.
pub fn file_of(frames: &[[i16; 2]]) -> io::Result<Vec<u8>> {
    encoded(frames.as_flattened(), 2)
}

fn encoded(samples: &[i16], channels: u16) -> io::Result<Vec<u8>> {
    let spec = WavSpec {
        channels,
        sample_rate: RATE,
        bits_per_sample: 16,
        sample_format: SampleFormat::Int,
    };
    let mut file = Cursor::new(Vec::new());
    let mut writer = WavWriter::new(&mut file, spec).map_err(io::Error::other)?;
    for &sample in samples {
        writer.write_sample(sample).map_err(io::Error::other)?;
    }
    writer.finalize().map_err(io::Error::other)?;
    Ok(file.into_inner())
}

/// Reads a user's file. Returns `None` if it does not exist.
pub(super) fn read(path: &Path) -> Result<Option<Clip>, Message> {
    let Some(reader) = open(path)? else {
        return Ok(None);
    };
    let spec = reader.spec();
    if reader.duration() > MAX_SECONDS * spec.sample_rate {
        return Err(say::sound_too_long());
    }
    let samples = samples_of(reader, usize::MAX)?;
    let frames = if spec.channels == 1 {
        samples.iter().map(|&x| [x, x]).collect()
    } else {
        samples.as_chunks().0.to_vec()
    };
    Ok(Some(Clip {
        rate: spec.sample_rate,
        frames,
        is_stereo: spec.channels == 2,
    }))
}

/// Opens a file that has one or two channels and a usual rate, and is not empty. Returns `None` if
/// it does not exist.
pub(super) fn open(path: &Path) -> Result<Option<WavReader<impl io::Read>>, Message> {
    let file = match reading::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(_) => return Err(say::sound_unreadable()),
    };
    let reader = WavReader::new(BufReader::new(file)).map_err(|error| match error {
        hound::Error::Unsupported => say::sound_unplayable(),
        _ => say::sound_not_wave(),
    })?;
    let spec = reader.spec();
    if !RATES.contains(&spec.sample_rate) || !matches!(spec.channels, 1 | 2) {
        return Err(say::sound_unplayable());
    }
    if reader.duration() == 0 {
        return Err(say::sound_empty());
    }
    Ok(Some(reader))
}

/// Decodes at most so many samples, from -1 to 1.
pub(super) fn samples_of<R: io::Read>(
    reader: WavReader<R>,
    most: usize,
) -> Result<Vec<f32>, Message> {
    let spec = reader.spec();
    let mut samples = Vec::new();
    match spec.sample_format {
        SampleFormat::Float => {
            for read in reader.into_samples::<f32>().take(most) {
                samples.push(read.map_err(|_| say::sound_not_wave())?);
            }
        }
        SampleFormat::Int => {
            let full = f64::from(1_u32 << (u32::from(spec.bits_per_sample).clamp(1, 32) - 1));
            for read in reader.into_samples::<i32>().take(most) {
                let sample = read.map_err(|_| say::sound_not_wave())?;
                #[expect(
                    clippy::cast_possible_truncation,
                    reason = "a share of full scale, fine enough for the ear"
                )]
                samples.push((f64::from(sample) / full) as f32);
            }
        }
    }
    // A sample that is NaN or infinite would silence everything mixed with it.
    if samples.iter().all(|x| x.is_finite()) {
        Ok(samples)
    } else {
        Err(say::sound_not_wave())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn what_is_written_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.wav");
        fs::write(&path, file_of(&[[16384, -16384], [0, 8192]]).unwrap()).unwrap();
        let clip = read(&path).unwrap().unwrap();
        assert_eq!(clip.rate, RATE);
        assert_eq!(clip.frames, [[0.5, -0.5], [0.0, 0.25]]);
    }

    #[test]
    fn one_channel_is_heard_on_both_sides() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.wav");
        let spec = WavSpec {
            channels: 1,
            sample_rate: 8000,
            bits_per_sample: 8,
            sample_format: SampleFormat::Int,
        };
        let mut writer = WavWriter::create(&path, spec).unwrap();
        writer.write_sample(64_i8).unwrap();
        writer.finalize().unwrap();
        let clip = read(&path).unwrap().unwrap();
        assert_eq!(clip.frames, [[0.5, 0.5]]);
    }

    #[test]
    fn each_fault_is_told_apart() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.wav");
        assert!(matches!(read(&path), Ok(None)));
        let fault_of = |bytes: &[u8]| {
            fs::write(&path, bytes).unwrap();
            read(&path).unwrap_err()
        };
        assert_eq!(fault_of(b"not a sound at all"), say::sound_not_wave());
        assert_eq!(fault_of(b""), say::sound_not_wave());
        assert_eq!(fault_of(&file_of(&[]).unwrap()), say::sound_empty());
        let whole = file_of(&[[1, 1]; 100]).unwrap();
        assert_eq!(fault_of(&whole[..whole.len() - 50]), say::sound_not_wave());
        let long = file_of(&vec![[1, 1]; 6 * RATE as usize]).unwrap();
        assert_eq!(fault_of(&long), say::sound_too_long());
        assert_eq!(read(folder.path()).unwrap_err(), say::sound_unreadable());
        let pipe = folder.path().join("pipe.wav");
        reading::make_no_file(&pipe).unwrap();
        assert_eq!(read(&pipe).unwrap_err(), say::sound_unreadable());
    }
}
