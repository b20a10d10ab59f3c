//! The choice of the voice that speaks.

use super::inside;
use serde::{Deserialize, Serialize};
use serpente_system::screen_reader;

/// The voice that speaks, as chosen in the settings.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// The system's voice; while it is not available, the built-in one.
    #[default]
    Auto,
    /// Only the system's voice.
    System,
    /// Only the built-in voice.
    Inside,
    /// The screen reader, which is given the texts to speak; while it is not available, the other
    /// voices.
    Reader,
}

/// One of the voices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum VoiceSource {
    System,
    Inside,
    Reader,
}

impl Engine {
    /// All values, in their order.
    pub const ALL: [Self; 4] = [Self::Auto, Self::System, Self::Inside, Self::Reader];

    /// Returns the values available on this system.
    pub fn here() -> &'static [Self] {
        if screen_reader::SPEAKS {
            &Self::ALL
        } else {
            &[Self::Auto, Self::System, Self::Inside]
        }
    }

    /// Returns the voices that may speak, the best first. Each stands in for those before it while
    /// they are not available.
    pub(super) fn sources(self) -> &'static [VoiceSource] {
        match self {
            Self::Auto => &[VoiceSource::System, VoiceSource::Inside],
            Self::System => &[VoiceSource::System],
            Self::Inside => &[VoiceSource::Inside],
            Self::Reader => &[
                VoiceSource::Reader,
                VoiceSource::System,
                VoiceSource::Inside,
            ],
        }
    }

    /// Returns whether it may be heard in this language. The other voices are assumed to read every
    /// language.
    pub fn reads(self, language: &str) -> bool {
        self != Self::Inside || inside::reads(language)
    }

    /// Returns its name in the settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::System => "system",
            Self::Inside => "inside",
            Self::Reader => "reader",
        }
    }
}
