//! How much a listener wants to be told.

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Detail {
    /// As few words as carry the facts.
    Brief,
    /// Whole sentences.
    #[default]
    Normal,
    /// With what a newcomer wants to know besides.
    Full,
}

impl Detail {
    /// Every detail, briefest first.
    pub const ALL: [Self; 3] = [Self::Brief, Self::Normal, Self::Full];

    /// Its name in the settings file, and the keyword by which locales choose.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Brief => "brief",
            Self::Normal => "normal",
            Self::Full => "full",
        }
    }

    /// The one after this, and after the last the first.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Brief => Self::Normal,
            Self::Normal => Self::Full,
            Self::Full => Self::Brief,
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|detail| detail.name() == name)
    }

    /// The attribute of a Fluent message that holds this wording, where it differs from the message itself.
    pub(crate) const fn attribute(self) -> Option<&'static str> {
        match self {
            Self::Brief => Some("brief"),
            Self::Normal => None,
            Self::Full => Some("full"),
        }
    }
}
