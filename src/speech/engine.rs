//! Whose voice speaks.

use super::inside;

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
}

/// One of the two voices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    System,
    Inside,
}

impl Engine {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Auto, Self::System, Self::Inside];

    /// Whether it may be heard in this language: the system's voice reads any, for all that is known.
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
        }
    }

    /// The one that settings call so.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|engine| engine.name() == name)
    }
}
