//! Settings of voice and sounds that hold for one start of the program, and are not saved.

use super::Settings;
use crate::sound::SoundTuning;
use crate::speech::Tuning;

/// Settings of voice and sounds that hold instead of the saved ones. `None` where the saved setting holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Overrides {
    /// Whether to speak.
    pub speech: Option<bool>,
    /// Whether to play sounds.
    pub sound: Option<bool>,
    /// The rate of speech, -100 to 100.
    pub rate: Option<i8>,
    /// The volume of speech, 0 to 100.
    pub volume: Option<u8>,
}

impl Overrides {
    /// Returns whether the program speaks. It does unless somebody has said otherwise.
    pub fn speaks(&self, settings: &Settings) -> bool {
        self.speech.or(settings.speech.on).unwrap_or(true)
    }

    /// Returns the settings of the voice.
    pub fn tuning(&self, settings: &Settings) -> Tuning {
        let speech = settings.speech.clone();
        Tuning {
            on: Some(self.speaks(settings)),
            rate: self.rate.unwrap_or(speech.rate),
            volume: self.volume.unwrap_or(speech.volume),
            ..speech
        }
    }

    /// Returns the settings of sounds.
    pub fn sounds(&self, settings: &Settings) -> SoundTuning {
        SoundTuning {
            on: self.sound.unwrap_or(settings.sound.on),
            ..settings.sound.clone()
        }
    }
}
