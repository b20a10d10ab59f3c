//! The data that a visitor's client stores between visits: their settings, their identity, and their last table.

use serde::{Deserialize, Serialize};
use serpente_device::settings::Settings;
use serpente_net::client::Acquaintance;
use serpente_net::person::{self, PersonId, Token};
use std::collections::{BTreeMap, BTreeSet};

/// The longest text that is stored, in bytes.
pub const LONGEST_KEPT: usize = 16 * 1024;

/// The longest name of a table, in bytes.
const LONGEST_TABLE: usize = 100;

/// The stored data.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct VisitorChoices {
    /// The settings, in the form of the settings file.
    #[serde(default)]
    settings: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) token: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) table: Option<String>,
    /// As in [`Acquaintance`].
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(super) muted: BTreeSet<String>,
    /// As in [`Acquaintance`].
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) friends: BTreeMap<PersonId, String>,
}

impl VisitorChoices {
    /// Reads stored data. Data that this program did not write counts as none.
    pub(super) fn read(text: Option<&str>) -> Self {
        let text = text.filter(|text| text.len() <= LONGEST_KEPT);
        let kept: Option<Self> = text.and_then(|text| serde_json::from_str(text).ok());
        let kept = kept.unwrap_or_default();
        let is_token = |token: &String| token.parse::<Token>().is_ok();
        Self {
            token: kept.token.filter(is_token),
            table: kept.table.filter(|table| table.len() <= LONGEST_TABLE),
            ..kept
        }
    }

    /// Makes the data to store. `keeps_token`: with the token, which the front end does not know otherwise.
    pub(super) fn of(settings: &Settings, known: Option<&Acquaintance>, keeps_token: bool) -> Self {
        let known = known.cloned().unwrap_or_default();
        Self {
            settings: settings.written(),
            token: Some(known.token).filter(|token| keeps_token && !token.is_empty()),
            table: known.table,
            muted: known.muted,
            friends: known.friends,
        }
    }

    /// Returns what was stored about the parlour, with this token.
    pub(super) fn known(&self, token: String) -> Acquaintance {
        Acquaintance {
            token,
            parlour: String::new(),
            table: self.table.clone(),
            muted: self.muted.clone(),
            friends: self.friends.clone(),
        }
    }

    /// Returns the data as text; `None` if it is too long to be stored.
    pub(super) fn text(&self) -> Option<String> {
        let text = serde_json::to_string(self).ok()?;
        (text.len() <= LONGEST_KEPT).then_some(text)
    }

    /// Returns the settings. A name that servers would refuse is left out.
    pub(super) fn settings(&self) -> Settings {
        let settings = Settings::read(&self.settings);
        let mut settings = settings.map(|(settings, _)| settings).unwrap_or_default();
        settings.name = settings.name.as_deref().and_then(person::name);
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_text::words::Detail;

    #[test]
    fn what_was_kept_comes_back() {
        let mut settings = Settings::default();
        (settings.name, settings.detail) = (Some("Ada".to_owned()), Detail::Brief);
        let (token, table) = (Token::new().to_string(), "calm-red-fox".to_owned());
        let known = Acquaintance {
            token: token.clone(),
            parlour: String::new(),
            table: Some(table),
            muted: ["Bo".to_owned()].into(),
            friends: [(Token::new().person().id(), "Cy".to_owned())].into(),
        };
        let kept = VisitorChoices::of(&settings, Some(&known), true);
        let again = VisitorChoices::read(kept.text().as_deref());
        assert_eq!((&again, again.known(token)), (&kept, known.clone()));
        assert_eq!(
            VisitorChoices::of(&settings, Some(&known), false).token,
            None
        );
        let chosen = again.settings();
        assert_eq!(
            (chosen.name.as_deref(), chosen.detail),
            (Some("Ada"), Detail::Brief)
        );
    }

    #[test]
    fn what_is_nothing_of_ours_is_as_nothing() {
        let long = format!("{{\"settings\":\"{}\"}}", "x".repeat(LONGEST_KEPT));
        for text in ["", "{", "[]", "7", &long] {
            assert_eq!(
                VisitorChoices::read(Some(text)),
                VisitorChoices::default(),
                "{text:.20}"
            );
        }
        let odd = r#"{"settings":"name = 7 =","token":"x","table":null,"more":1}"#;
        let kept = VisitorChoices::read(Some(odd));
        assert_eq!((kept.token.as_deref(), kept.table.as_deref()), (None, None));
        assert_eq!(kept.settings(), Settings::default());
        let name = format!(r#"{{"settings":"name = \"{}\""}}"#, "x".repeat(60));
        assert_eq!(VisitorChoices::read(Some(&name)).settings().name, None);
    }
}
