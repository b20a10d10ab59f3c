//! The sound card, as the mixer sees it.
//!
//! The mixer brings a card of its own, but that one looks for other devices twice a second on a thread where the audio
//! libraries may print, and panics when the card it was using goes away. Ours opens once, keeps quiet, and tells.

use std::cell::OnceCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use kira::backend::cpal::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use kira::backend::cpal::cpal::{
    BufferSize, Device, Error, ErrorKind, Stream, StreamConfig, SupportedBufferSize, default_host,
};
use kira::backend::{Backend, Renderer};

/// Frames handed over at a time: about 12 ms, so that a cue answers the key at once.
const PERIOD: u32 = 512;

/// How long a failing card is left alone before it may complain again.
const BREATH: Duration = Duration::from_millis(100);

thread_local! {
    /// ALSA's messages of this thread, kept from the terminal for as long as the thread lives.
    static MESSAGES: OnceCell<Box<dyn std::any::Any>> = const { OnceCell::new() };
}

/// Keeps ALSA from printing on this thread.
pub(super) fn hush_this_thread() {
    MESSAGES.with(|messages| {
        messages.get_or_init(|| Box::new(alsa::Output::local_error_handler()));
    });
}

/// The default output device.
pub(super) struct Card {
    device: Device,
    config: StreamConfig,
    lost: Arc<AtomicBool>,
    stream: Option<Stream>,
}

impl Backend for Card {
    /// Raised when the card no longer plays.
    type Settings = Arc<AtomicBool>;
    type Error = Error;

    fn setup(lost: Self::Settings, _buffer: usize) -> Result<(Self, u32), Error> {
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
            lost,
            stream: None,
        };
        Ok((card, rate))
    }

    fn start(&mut self, mut renderer: Renderer) -> Result<(), Error> {
        let channels = self.config.channels;
        let lost = Arc::clone(&self.lost);
        let stream = self.device.build_output_stream(
            self.config,
            move |out: &mut [f32], _| {
                hush_this_thread();
                renderer.on_start_processing();
                renderer.process(out, channels);
            },
            move |error| {
                // A gap in the sound mends itself; anything else may come back at once, over and over.
                if error.kind() != ErrorKind::Xrun {
                    lost.store(true, Ordering::Release);
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
