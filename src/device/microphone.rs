//! The microphone: one channel with 16,000 samples a second, whatever the sound card gives.

use crate::sound::recording;
use kira::backend::cpal::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use kira::backend::cpal::cpal::{
    Device, Error, ErrorKind, SampleFormat, Stream, StreamConfig, default_host,
};
use serpente_system::quiet::hush_this_thread;
use serpente_text::announce::Message;
use serpente_text::announce::say::listen as say;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// The samples a second that recognisers take.
const RATE: u32 = 16_000;

/// Why the microphone cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MicrophoneFault {
    /// There is none.
    Absent,
    /// Another program uses it.
    Taken,
    /// The system does not let this program use it.
    Refused,
    /// It was unplugged, or gives nothing any more.
    Lost,
}

impl MicrophoneFault {
    /// Returns the sentence that tells the player.
    pub fn message(self) -> Message {
        match self {
            Self::Absent => say::listen_no_microphone(),
            Self::Taken => say::listen_microphone_taken(),
            Self::Refused => say::listen_microphone_refused(),
            Self::Lost => say::listen_microphone_lost(),
        }
    }

    /// Returns the fault that an error of the sound library stands for when the microphone is
    /// opened.
    fn at_opening(kind: ErrorKind) -> Self {
        match kind {
            ErrorKind::DeviceBusy | ErrorKind::ResourceExhausted => Self::Taken,
            ErrorKind::PermissionDenied => Self::Refused,
            // Such as no device, no sound server, and a device that only plays.
            _ => Self::Absent,
        }
    }

    /// Returns the fault that an error stands for while the microphone is open; `None` if it goes
    /// on.
    fn while_open(kind: ErrorKind) -> Option<Self> {
        match kind {
            ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged => None,
            _ => Some(Self::Lost),
        }
    }
}

/// Samples from the sound card, or its fault.
type HeardSamples = Result<Vec<i16>, MicrophoneFault>;

/// An open microphone.
pub struct Microphone {
    samples: Receiver<HeardSamples>,
    /// The stream of the sound card, which ends when this is dropped.
    _stream: Stream,
}

impl Microphone {
    /// Opens the default microphone.
    ///
    /// # Errors
    /// Returns the fault if there is none, or if it cannot be used.
    pub fn open() -> Result<Self, MicrophoneFault> {
        hush_this_thread();
        let device = default_host()
            .default_input_device()
            .ok_or(MicrophoneFault::Absent)?;
        let (to, samples) = channel();
        let opened = build(&device, to).and_then(|stream| stream.play().map(|()| stream));
        match opened {
            Ok(stream) => Ok(Self {
                samples,
                _stream: stream,
            }),
            Err(error) => Err(MicrophoneFault::at_opening(error.kind())),
        }
    }

    /// Returns the next samples, or none if there are none within this time.
    ///
    /// # Errors
    /// Returns the fault if the microphone is gone.
    pub fn samples(&self, within: Duration) -> HeardSamples {
        match self.samples.recv_timeout(within) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Ok(Vec::new()),
            Err(RecvTimeoutError::Disconnected) => Err(MicrophoneFault::Lost),
        }
    }
}

/// Opens a stream that sends what it hears.
fn build(device: &Device, to: Sender<HeardSamples>) -> Result<Stream, Error> {
    let (config, format) = form_of(device)?;
    let faults = to.clone();
    let failed = move |error: Error| {
        if let Some(fault) = MicrophoneFault::while_open(error.kind()) {
            // If nobody listens any more, nobody needs the fault.
            let _ = faults.send(Err(fault));
        }
    };
    let channels = usize::from(config.channels.max(1));
    let rate = config.sample_rate;
    if format == SampleFormat::I16 {
        device.build_input_stream(
            config,
            move |samples: &[i16], _| {
                hush_this_thread();
                let samples: Vec<f32> = samples
                    .iter()
                    .map(|&sample| f32::from(sample) / 32_768.0)
                    .collect();
                let _ = to.send(Ok(recording::one_channel(&samples, channels, rate)));
            },
            failed,
            None,
        )
    } else {
        device.build_input_stream(
            config,
            move |samples: &[f32], _| {
                hush_this_thread();
                let _ = to.send(Ok(recording::one_channel(samples, channels, rate)));
            },
            failed,
            None,
        )
    }
}

/// Returns the form in which the device gives samples: one channel at the right rate, if it can.
fn form_of(device: &Device) -> Result<(StreamConfig, SampleFormat), Error> {
    let mut best: Option<(StreamConfig, SampleFormat)> = None;
    for range in device.supported_input_configs()? {
        let format = range.sample_format();
        if !matches!(format, SampleFormat::I16 | SampleFormat::F32) {
            continue;
        }
        if let Some(fitting) = range.try_with_sample_rate(RATE) {
            let config = fitting.config();
            let is_better = match &best {
                Some((other, _)) => config.channels < other.channels,
                None => true,
            };
            if is_better {
                best = Some((config, format));
            }
        }
    }
    if let Some(best) = best {
        return Ok(best);
    }
    let usual = device.default_input_config()?;
    Ok((usual.config(), usual.sample_format()))
}

/// Recordings in a folder that are taken for what a microphone hears, for tests: each time it opens,
/// the next one in the order of their names.
#[derive(Default)]
pub struct RecordedMicrophone {
    /// The name of the last recording.
    last: Option<PathBuf>,
}

impl RecordedMicrophone {
    /// Returns the samples of the next recording in a folder; `None` if there is none yet.
    ///
    /// # Errors
    /// Returns that there is no microphone if there is no such folder, and that it is lost if the
    /// recording cannot be read.
    pub fn next(&mut self, folder: &Path) -> Result<Option<Vec<i16>>, MicrophoneFault> {
        let mut files = Vec::new();
        for entry in fs::read_dir(folder).map_err(|_| MicrophoneFault::Absent)? {
            let file = entry.map_err(|_| MicrophoneFault::Absent)?.path();
            let is_recording = file.extension().is_some_and(|ending| ending == "wav");
            if is_recording && Some(&file) > self.last.as_ref() {
                files.push(file);
            }
        }
        let Some(next) = files.into_iter().min() else {
            return Ok(None);
        };
        let samples = recording::read(&next).map_err(|_| MicrophoneFault::Lost)?;
        self.last = Some(next);
        Ok(Some(samples))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_of_the_sound_card_has_a_sentence() {
        for (kind, fault) in [
            (ErrorKind::DeviceBusy, MicrophoneFault::Taken),
            (ErrorKind::PermissionDenied, MicrophoneFault::Refused),
            (ErrorKind::DeviceNotAvailable, MicrophoneFault::Absent),
            (ErrorKind::HostUnavailable, MicrophoneFault::Absent),
        ] {
            assert_eq!(MicrophoneFault::at_opening(kind), fault);
        }
        assert_eq!(MicrophoneFault::while_open(ErrorKind::Xrun), None);
        let unplugged = MicrophoneFault::while_open(ErrorKind::DeviceNotAvailable);
        assert_eq!(unplugged, Some(MicrophoneFault::Lost));
    }
}
