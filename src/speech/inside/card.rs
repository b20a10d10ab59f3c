//! The sound card, as the voice inside plays on it: a little ahead, and silent at once.

use alsa::pcm::{Access, Format, HwParams, PCM, State};
use alsa::{Direction, Result, ValueOr};
use std::time::Duration;

use super::pico::RATE;

/// How much is handed over ahead of its time, in microseconds: less stutters on a busy machine.
const AHEAD: u32 = 80_000;

/// How much is handed over at once, in samples: 20 ms. In between the voice listens for a request.
pub(super) const PORTION: usize = 320;

pub(super) struct Card(PCM);

impl Card {
    /// The default card.
    pub(super) fn open() -> Result<Self> {
        let card = PCM::new("default", Direction::Playback, false)?;
        {
            let form = HwParams::any(&card)?;
            form.set_access(Access::RWInterleaved)?;
            form.set_format(Format::s16())?;
            form.set_channels(1)?;
            form.set_rate(RATE, ValueOr::Nearest)?;
            form.set_buffer_time_near(AHEAD, ValueOr::Nearest)?;
            card.hw_params(&form)?;
            let start = card.sw_params_current()?;
            // Two portions: with one, the first word would begin with a gap.
            start.set_start_threshold(2 * 320)?;
            card.sw_params(&start)?;
        }
        Ok(Self(card))
    }

    /// Plays a portion, when there is room for it.
    pub(super) fn play(&self, mut samples: &[i16]) -> Result<()> {
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
    pub(super) fn finish(&self) -> Result<Duration> {
        if self.0.state() == State::Prepared {
            // Less than it waits for before it starts.
            self.0.start()?;
        }
        // Where it ran out of sound there is nothing left.
        let left = self.0.delay().unwrap_or(0).max(0);
        Ok(Duration::from_secs(left.unsigned_abs()) / RATE)
    }

    /// Silence, now; ready for more.
    pub(super) fn hush(&self) -> Result<()> {
        self.0.drop()?;
        self.0.prepare()
    }
}
