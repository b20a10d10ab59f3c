//! The sound card, as a backend of the mixer.
//!
//! The mixer has a backend of its own. That one looks for other devices twice a second, on a thread
//! where the audio libraries may print, and panics when the card in use is removed. This one opens
//! the card once, keeps the libraries from printing, and reports when the card fails.

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

/// Frames handed over at once: about 20 ms. With fewer, the sound stutters on a busy machine; with
/// more, it comes late.
const PERIOD: u32 = 1024;

/// How long to wait after an error before the card is used again.
const BREATH: Duration = Duration::from_millis(10);

/// How many errors in a row, without anything played in between, mean that the card has failed.
/// With `PulseAudio` single calls fail while the sound goes on.
const GONE: u32 = 10;

/// The state of an open card.
#[derive(Default)]
pub(super) struct Signs {
    /// Whether the card has failed for good.
    pub(super) lost: AtomicBool,
    /// Whether the card has played since this was last reset. If the audio server hangs, it asks
    /// for no samples and reports no error.
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
        let playing = Arc::clone(&self.signs);
        let failing = Arc::clone(&self.signs);
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
                    // The error may come again at once, over and over.
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
