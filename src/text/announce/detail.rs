//! The detail that a listener chooses for announcements.

use serde::{Deserialize, Serialize};

/// How detailed announcements are.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Detail {
    /// As few words as possible without losing facts.
    Brief,
    /// Whole sentences.
    #[default]
    Normal,
    /// Whole sentences, with additional explanations for beginners.
    Full,
}

impl Detail {
    /// All details, briefest first.
    pub const ALL: [Self; 3] = [Self::Brief, Self::Normal, Self::Full];

    /// Returns the name in the settings file, which is also the keyword by which locale files
    /// choose.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Brief => "brief",
            Self::Normal => "normal",
            Self::Full => "full",
        }
    }

    /// Returns the attribute of a Fluent message that holds the text for this detail, if that
    /// differs from the message's own text.
    pub(crate) fn attribute(self) -> Option<&'static str> {
        if self == Self::Normal {
            None
        } else {
            Some(self.name())
        }
    }
}
