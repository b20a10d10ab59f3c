//! The card through ALSA.

use alsa::pcm::{Access, Format, HwParams, PCM, State};
use alsa::{Direction, Result, ValueOr};
use std::time::Duration;

use super::{AHEAD, RATE, START};

/// The sound card, as the built-in voice plays on it.
pub struct VoiceCard(PCM);

impl VoiceCard {
    /// The default card.
    pub fn open() -> Result<Self> {
        let card = PCM::new("default", Direction::Playback, false)?;
        {
            let form = HwParams::any(&card)?;
            form.set_access(Access::RWInterleaved)?;
            form.set_format(Format::s16())?;
            form.set_channels(1)?;
            form.set_rate(RATE, ValueOr::Nearest)?;
            form.set_buffer_time_near(AHEAD * 1_000_000 / RATE, ValueOr::Nearest)?;
            card.hw_params(&form)?;
            let start = card.sw_params_current()?;
            start.set_start_threshold(START.into())?;
            card.sw_params(&start)?;
        }
        Ok(Self(card))
    }

    /// Plays a portion, when there is room for it.
    pub fn play(&self, mut samples: &[i16]) -> Result<()> {
        let out = self.0.io_i16()?;
        while !samples.is_empty() {
            match out.writei(samples) {
                Ok(count) => samples = &samples[count..],
                // It ran out of sound, on a busy machine, or the machine slept.
                Err(error) => self.0.try_recover(error, true)?,
            }
        }
        Ok(())
    }

    /// How long it takes until all was heard.
    pub fn finish(&self) -> Result<Duration> {
        if self.0.state() == State::Prepared {
            // Less than it waits for before it starts.
            self.0.start()?;
        }
        // Where it ran out of sound there is nothing left.
        let left = self.0.delay().unwrap_or(0).max(0);
        Ok(Duration::from_secs(left.unsigned_abs()) / RATE)
    }

    /// Silence, now; ready for more.
    pub fn hush(&self) -> Result<()> {
        self.0.drop()?;
        self.0.prepare()
    }
}
