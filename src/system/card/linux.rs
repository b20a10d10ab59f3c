//! Plays through ALSA.

use alsa::pcm::{Access, Format, HwParams, PCM, State};
use alsa::{Direction, Result, ValueOr};
use std::time::Duration;

use super::{AHEAD, RATE, START};

/// The sound card as the built-in voice uses it.
pub struct VoiceCard(PCM);

impl VoiceCard {
    /// Opens the default card.
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

    /// Plays these samples; waits until there is room for them.
    pub fn play(&self, mut samples: &[i16]) -> Result<()> {
        let out = self.0.io_i16()?;
        while !samples.is_empty() {
            match out.writei(samples) {
                Ok(count) => samples = &samples[count..],
                // The card ran out of samples (the machine is busy or slept): make it ready again
                // and go on.
                Err(error) => self.0.try_recover(error, true)?,
            }
        }
        Ok(())
    }

    /// Returns how long it takes until everything handed over has been played.
    pub fn finish(&self) -> Result<Duration> {
        if self.0.state() == State::Prepared {
            // Fewer samples than the card waits for before it starts by itself.
            self.0.start()?;
        }
        // If the card has run out of samples, nothing is left to play.
        let left = self.0.delay().unwrap_or(0).max(0);
        Ok(Duration::from_secs(left.unsigned_abs()) / RATE)
    }

    /// Drops everything not yet played; the card can be used again at once.
    pub fn hush(&self) -> Result<()> {
        self.0.drop()?;
        self.0.prepare()
    }
}
