//! Whose voice speaks.

use super::inside;
use serpente_system::screen_reader;

/// Whose voice speaks, as a person chose it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Engine {
    /// The system's; while that one is away, the one inside.
    #[default]
    Auto,
    /// The system's only.
    System,
    /// The one inside only.
    Inside,
    /// The screen reader's, which is told what to say; while that one is away, the others.
    Reader,
}

/// One of the voices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum VoiceSource {
    System,
    Inside,
    Reader,
}

impl Engine {
    /// All of them, in their order.
    pub const ALL: [Self; 4] = [Self::Auto, Self::System, Self::Inside, Self::Reader];

    /// Those there are on this system.
    #[must_use]
    pub fn here() -> &'static [Self] {
        if screen_reader::SPEAKS {
            &Self::ALL
        } else {
            &[Self::Auto, Self::System, Self::Inside]
        }
    }

    /// Who is to speak, and who stands in for whom is away, the best first.
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

    /// Whether it may be heard in this language: the other voices read any, for all that is known.
    #[must_use]
    pub fn reads(self, language: &str) -> bool {
        self != Self::Inside || inside::reads(language)
    }

    /// What settings call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::System => "system",
            Self::Inside => "inside",
            Self::Reader => "reader",
        }
    }

    /// The one that settings call so.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|engine| engine.name() == name)
    }
}
