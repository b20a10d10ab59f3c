//! The sound card, as the mixer sees it.
//!
//! The mixer brings a card of its own, but that one looks for other devices twice a second on a thread where the audio
//! libraries may print, and panics when the card it was using goes away. Ours opens once, keeps quiet, and tells.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use kira::backend::cpal::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use kira::backend::cpal::cpal::{
    BufferSize, Device, Error, ErrorKind, Stream, StreamConfig, SupportedBufferSize, default_host,
};
use kira::backend::{Backend, Renderer};

use serpente_system::quiet::hush_this_thread;

/// Frames handed over at a time: about 20 ms. Fewer stutter on a busy machine, more come late after the key.
const PERIOD: u32 = 1024;

/// How long a failing card is left alone before it is asked again.
const BREATH: Duration = Duration::from_millis(10);

/// How many failures in a row, with nothing played in between, mean that the card is gone. `PulseAudio` lets single calls
/// fail on the way, and goes on playing.
const GONE: u32 = 10;

/// What is known of a card that was opened.
#[derive(Default)]
pub(super) struct Signs {
    /// It no longer plays, and will not play again.
    pub(super) lost: AtomicBool,
    /// It has played since this was taken back: a server that hangs asks for nothing, and says nothing.
    pub(super) plays: AtomicBool,
}

/// The default output device.
pub(super) struct SoundCard {
    device: Device,
    config: StreamConfig,
    signs: Arc<Signs>,
    stream: Option<Stream>,
}

impl Backend for SoundCard {
    type Settings = Arc<Signs>;
    type Error = Error;

    fn setup(signs: Self::Settings, _buffer: usize) -> Result<(Self, u32), Error> {
        let device = default_host()
            .default_output_device()
            .ok_or(Error::from(ErrorKind::DeviceNotAvailable))?;
        let supported = device.default_output_config()?;
        let mut config = supported.config();
        if let SupportedBufferSize::Range { min, max } = *supported.buffer_size()
            && (min..=max).contains(&PERIOD)
        {
            config.buffer_size = BufferSize::Fixed(PERIOD);
        }
        let rate = config.sample_rate;
        let card = Self {
            device,
            config,
            signs,
            stream: None,
        };
        Ok((card, rate))
    }

    fn start(&mut self, mut renderer: Renderer) -> Result<(), Error> {
        let channels = self.config.channels;
        let (playing, failing) = (Arc::clone(&self.signs), Arc::clone(&self.signs));
        let failures = Arc::new(AtomicU32::new(0));
        let played = Arc::clone(&failures);
        let stream = self.device.build_output_stream(
            self.config,
            move |out: &mut [f32], _| {
                hush_this_thread();
                played.store(0, Ordering::Relaxed);
                playing.plays.store(true, Ordering::Relaxed);
                renderer.on_start_processing();
                renderer.process(out, channels);
            },
            move |error| {
                let gone = error.kind() == ErrorKind::DeviceNotAvailable
                    || failures.fetch_add(1, Ordering::Relaxed) == GONE;
                if gone {
                    failing.lost.store(true, Ordering::Release);
                } else if error.kind() != ErrorKind::Xrun {
                    // It may come back at once, over and over.
                    thread::sleep(BREATH);
                }
            },
            None,
        )?;
        stream.play()?;
        self.stream = Some(stream);
        Ok(())
    }
}
