//! The data that a visitor's client stores between visits: their settings, their identity, and their last table.

use serde::{Deserialize, Serialize};
use serpente_client::Acquaintance;
use serpente_client::person::{self, Token};
use serpente_device::settings::Settings;

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
    /// The parlour as the visitor knows it. The token is empty if the front end knows it otherwise.
    #[serde(flatten)]
    known: Acquaintance,
}

impl VisitorChoices {
    /// Reads stored data. Data that this program did not write counts as none.
    pub(super) fn read(text: Option<&str>) -> Self {
        let text = text.filter(|text| text.len() <= LONGEST_KEPT);
        let kept: Option<Self> = text.and_then(|text| serde_json::from_str(text).ok());
        let kept = kept.unwrap_or_default();
        let mut known = kept.known;
        if known.token.parse::<Token>().is_err() {
            known.token.clear();
        }
        known.table = known.table.filter(|table| table.len() <= LONGEST_TABLE);
        Self { known, ..kept }
    }

    /// Makes the data to store. `keeps_token`: with the token, which the front end does not know otherwise.
    pub(super) fn of(settings: &Settings, known: Option<&Acquaintance>, keeps_token: bool) -> Self {
        let mut known = known.cloned().unwrap_or_default();
        known.parlour.clear();
        if !keeps_token {
            known.token.clear();
        }
        Self {
            settings: settings.written(),
            known,
        }
    }

    /// Returns the parlour as the visitor knows it, by this token or else by the stored one; `None` without any.
    pub(super) fn known(&self, token: Option<String>) -> Option<Acquaintance> {
        let mut known = self.known.clone();
        if let Some(token) = token {
            known.token = token;
        }
        (!known.token.is_empty()).then_some(known)
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
        assert_eq!((&again, again.known(None)), (&kept, Some(known.clone())));
        let without = VisitorChoices::of(&settings, Some(&known), false);
        assert_eq!(without.known(None), None);
        assert_eq!(without.known(Some(token)), Some(known));
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
        assert_eq!(kept.known, Acquaintance::default());
        assert_eq!(kept.settings(), Settings::default());
        let name = format!(r#"{{"settings":"name = \"{}\""}}"#, "x".repeat(60));
        assert_eq!(VisitorChoices::read(Some(&name)).settings().name, None);
    }
}
