//! The data that a visitor's client stores between visits: their settings, their identity, and
//! their last table.

use serde::{Deserialize, Serialize};
use serpente_client::Acquaintance;
use serpente_client::person::{self, Token};
use serpente_device::settings::Settings;

/// The longest text that is stored, in bytes.
pub const MAX_STORED_BYTES: usize = 16 * 1024;

/// The longest name of a table, in bytes.
const MAX_TABLE_NAME_BYTES: usize = 100;

/// The stored data.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct VisitorChoices {
    /// The settings, in the form of the settings file.
    #[serde(default)]
    settings: String,
    /// The parlour as the visitor knows it. The token is empty if the front end knows it otherwise.
    #[serde(flatten)]
    acquaintance: Acquaintance,
}

impl VisitorChoices {
    /// Reads stored data. Data that this program did not write counts as none.
    pub(super) fn read(text: Option<&str>) -> Self {
        let mut choices = match text {
            Some(text) if text.len() <= MAX_STORED_BYTES => {
                serde_json::from_str(text).unwrap_or_default()
            }
            Some(_) | None => Self::default(),
        };
        let parlour = &mut choices.acquaintance;
        if parlour.token.parse::<Token>().is_err() {
            parlour.token.clear();
        }
        parlour
            .table
            .take_if(|name| name.len() > MAX_TABLE_NAME_BYTES);
        choices
    }

    /// Makes the data to store. `keeps_token`: with the token, which the front end does not know
    /// otherwise.
    pub(super) fn of(
        settings: &Settings,
        parlour: Option<&Acquaintance>,
        keeps_token: bool,
    ) -> Self {
        let mut acquaintance = parlour.cloned().unwrap_or_default();
        acquaintance.parlour.clear();
        if !keeps_token {
            acquaintance.token.clear();
        }
        Self {
            settings: settings.written(),
            acquaintance,
        }
    }

    /// Returns the parlour as the visitor knows it, by this token or else by the stored one; `None`
    /// without any.
    pub(super) fn acquaintance(&self, token: Option<String>) -> Option<Acquaintance> {
        let mut acquaintance = self.acquaintance.clone();
        if let Some(token) = token {
            acquaintance.token = token;
        }
        if acquaintance.token.is_empty() {
            return None;
        }
        Some(acquaintance)
    }

    /// Returns the data as text; `None` if it is too long to be stored.
    pub(super) fn text(&self) -> Option<String> {
        let text = serde_json::to_string(self).ok()?;
        if text.len() > MAX_STORED_BYTES {
            return None;
        }
        Some(text)
    }

    /// Returns the settings. A name that servers would refuse is left out.
    pub(super) fn settings(&self) -> Settings {
        let mut settings = match Settings::read(&self.settings) {
            Some((settings, _)) => settings,
            None => Settings::default(),
        };
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
        (settings.name, settings.telling.detail) = (Some("Ada".to_owned()), Detail::Brief);
        let token = Token::new().to_string();
        let table = "calm-red-fox".to_owned();
        let known = Acquaintance {
            token: token.clone(),
            parlour: String::new(),
            table: Some(table),
            hosted: false,
            promised: None,
            muted: ["Bo".to_owned()].into(),
            friends: [(Token::new().person().id(), "Cy".to_owned())].into(),
        };
        let kept = VisitorChoices::of(&settings, Some(&known), true);
        let again = VisitorChoices::read(kept.text().as_deref());
        assert_eq!(
            (&again, again.acquaintance(None)),
            (&kept, Some(known.clone()))
        );
        let without = VisitorChoices::of(&settings, Some(&known), false);
        assert_eq!(without.acquaintance(None), None);
        assert_eq!(without.acquaintance(Some(token)), Some(known));
        let chosen = again.settings();
        assert_eq!(
            (chosen.name.as_deref(), chosen.telling.detail),
            (Some("Ada"), Detail::Brief)
        );
    }

    #[test]
    fn what_is_nothing_of_ours_is_as_nothing() {
        let long = format!("{{\"settings\":\"{}\"}}", "x".repeat(MAX_STORED_BYTES));
        for text in ["", "{", "[]", "7", &long] {
            assert_eq!(
                VisitorChoices::read(Some(text)),
                VisitorChoices::default(),
                "{text:.20}"
            );
        }
        let odd = r#"{"settings":"name = 7 =","token":"x","table":null,"more":1}"#;
        let kept = VisitorChoices::read(Some(odd));
        assert_eq!(kept.acquaintance, Acquaintance::default());
        assert_eq!(kept.settings(), Settings::default());
        let name = format!(r#"{{"settings":"name = \"{}\""}}"#, "x".repeat(60));
        assert_eq!(VisitorChoices::read(Some(&name)).settings().name, None);
    }
}
