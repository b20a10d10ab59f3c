//! The settings of a table.

use super::shortened;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serpente_engine::table::HeaderOptions;
use std::collections::BTreeMap;

/// The game of a table and its settings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Conditions {
    /// The game, by its name in records.
    pub game: String,
    /// The number of players, if each plays alone.
    #[serde(default)]
    pub players: Option<usize>,
    /// The teams, such as `2x3` for two teams of three members.
    #[serde(default)]
    pub teams: Option<String>,
    /// The other settings.
    #[serde(default)]
    pub options: TableOptions,
}

/// The settings of a table beside its game and its players. A setting that is left out has its
/// usual value. Those of the match have the same names in the first line of a record. The fields
/// are in alphabetical order, in which they have always been written.
///
/// They are not grouped, although they are many: a frame has them side by side, and an unknown one
/// is refused, so that groups would need a second struct with all of these fields.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// After how many seconds of absence a computer player plays for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<AwayOption>,
    /// For how long a deal waits for the players' random bytes, in seconds. Never less than usual,
    /// so that nobody is left out who is not slow.
    #[serde(rename = "deal-wait", skip_serializing_if = "Option::is_none")]
    pub deal_wait: Option<DealWaitOption>,
    /// The evening whose deals the table plays. It cannot be changed later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evening: Option<String>,
    /// The words of the evening, which those need who did not begin it. They are not kept.
    #[serde(rename = "evening-words", skip_serializing_if = "Option::is_none")]
    pub evening_words: Option<String>,
    /// How many tiles each seat is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandOption>,
    /// The league for which the table's matches count. It cannot be changed later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub league: Option<String>,
    /// The limit of a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<LimitOption>,
    /// Whether people of one network are rated against each other in a league.
    #[serde(rename = "one-network", skip_serializing_if = "Option::is_none")]
    pub one_network: Option<bool>,
    /// For how long computer players may wait until everybody has heard everything, in seconds; 0:
    /// not at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<PaceOption>,
    /// The number of rounds of a match. An evening has fewer at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<RoundsOption>,
    /// The house rules, by their names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<BTreeMap<String, serde_json::Value>>,
    /// The set, by its highest half.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<SetOption>,
    /// Whether one person may take several seats, for others at the same keyboard. Without it, only
    /// at private tables, those with a secret word, and those that the person opened.
    #[serde(rename = "several-seats", skip_serializing_if = "Option::is_none")]
    pub several_seats: Option<bool>,
    /// How long a turn may take until the computer plays it, in seconds; 0: no limit. A limit has
    /// at least [`SHORTEST_TURN`] seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnOption>,
    /// The most people who may watch; 0: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watchers: Option<WatchersOption>,
}

/// The value of the setting `set`.
pub type SetOption = WholeNumber<0, 99>;
/// The value of the setting `hand`.
pub type HandOption = WholeNumber<1, 99>;
/// The value of the setting `limit`.
pub type LimitOption = WholeNumber<1, 100_000>;
/// The value of the setting `rounds`.
pub type RoundsOption = WholeNumber<1, 10_000>;
/// The value of the setting `pace`.
pub type PaceOption = WholeNumber<0, 30>;
/// The value of the setting `away`.
pub type AwayOption = WholeNumber<10, 600>;
/// The value of the setting `deal-wait`.
pub type DealWaitOption = WholeNumber<2, 60>;
/// The value of the setting `watchers`.
pub type WatchersOption = WholeNumber<0, 100>;
/// The value of the setting `turn`.
pub type TurnOption = WholeNumber<0, 600>;

/// Nobody can listen to a table in less time than these seconds, so no turn is shorter.
pub const SHORTEST_TURN: u32 = 10;

/// A whole number in a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct WholeNumber<const LEAST: u32, const MOST: u32>(u32);

impl<const LEAST: u32, const MOST: u32> WholeNumber<LEAST, MOST> {
    /// The range.
    pub const RANGE: NumberRange = NumberRange {
        least: LEAST,
        most: MOST,
    };

    /// Returns this number, if it is in the range.
    pub fn new(number: u64) -> Option<Self> {
        let number = u32::try_from(number).ok()?;
        if (LEAST..=MOST).contains(&number) {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Returns the number.
    pub fn get(self) -> u32 {
        self.0
    }
}

impl<'de, const LEAST: u32, const MOST: u32> Deserialize<'de> for WholeNumber<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(from)?;
        Self::new(number)
            .ok_or_else(|| D::Error::custom(format_args!("{number} is not from {LEAST} to {MOST}")))
    }
}

/// The numbers that a setting may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberRange {
    /// The lowest.
    pub least: u32,
    /// The highest.
    pub most: u32,
}

/// What is wrong with the settings of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WrongOption {
    /// There is no setting of this name.
    Unknown(String),
    /// A setting has another value than a number in its range.
    Number {
        /// The setting.
        option: &'static str,
        /// Its value as sent.
        given: String,
        /// The numbers that it may have.
        range: NumberRange,
    },
    /// A setting is neither `true` nor `false`.
    Flag {
        /// The setting.
        option: &'static str,
        /// Its value as sent.
        given: String,
    },
    /// The house rules are not an object; they are given as sent.
    Rules(String),
    /// The name of a league or an evening is not allowed.
    Name,
}

impl TableOptions {
    /// Returns the settings with these for the match.
    #[must_use]
    pub fn of_match(options: &HeaderOptions) -> Self {
        Self {
            set: options.set.and_then(|set| SetOption::new(set.into())),
            hand: options.hand.and_then(|hand| HandOption::new(hand as u64)),
            limit: options
                .limit
                .and_then(|limit| LimitOption::new(limit.into())),
            rounds: options
                .rounds
                .and_then(|rounds| RoundsOption::new(rounds.into())),
            rules: Some(options.rules.clone()),
            ..Self::default()
        }
    }

    /// Returns the first of these settings that cannot be read, and what is wrong with it. Each is
    /// read alone, so that nothing but the types of the fields decides.
    pub(super) fn find_wrong(
        options: &serde_json::Map<String, serde_json::Value>,
    ) -> Option<WrongOption> {
        for (name, value) in options {
            let mut alone = serde_json::Map::new();
            alone.insert(name.clone(), value.clone());
            if Self::deserialize(serde_json::Value::Object(alone)).is_err() {
                return Some(Self::why_wrong(name, value));
            }
        }
        None
    }

    /// Returns what is wrong with a setting that cannot be read.
    fn why_wrong(name: &str, value: &serde_json::Value) -> WrongOption {
        let (option, range) = match name {
            "set" => ("set", SetOption::RANGE),
            "hand" => ("hand", HandOption::RANGE),
            "limit" => ("limit", LimitOption::RANGE),
            "rounds" => ("rounds", RoundsOption::RANGE),
            "pace" => ("pace", PaceOption::RANGE),
            "away" => ("away", AwayOption::RANGE),
            "deal-wait" => ("deal-wait", DealWaitOption::RANGE),
            "watchers" => ("watchers", WatchersOption::RANGE),
            "turn" => ("turn", TurnOption::RANGE),
            "rules" => return WrongOption::Rules(shortened(&value.to_string())),
            "one-network" => return Self::wrong_flag("one-network", value),
            "several-seats" => return Self::wrong_flag("several-seats", value),
            "league" | "evening" | "evening-words" => return WrongOption::Name,
            unknown => return WrongOption::Unknown(shortened(unknown)),
        };
        WrongOption::Number {
            option,
            given: shortened(&value.to_string()),
            range,
        }
    }

    fn wrong_flag(option: &'static str, value: &serde_json::Value) -> WrongOption {
        WrongOption::Flag {
            option,
            given: shortened(&value.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(options: &str) -> Option<WrongOption> {
        TableOptions::find_wrong(&serde_json::from_str(options).expect("an object"))
    }

    #[test]
    fn every_setting_is_named_in_the_refusal_of_its_values() {
        let all = r#"{"set":6,"hand":7,"limit":100,"rounds":null,"rules":{"draw":"one"},"pace":0,
            "away":10,"deal-wait":2,"watchers":100,"turn":0,"one-network":true,"several-seats":false,
            "league":"Monday","evening":null,"evening-words":"calm red fox"}"#;
        assert_eq!(wrong(all), None);
        let read: TableOptions = serde_json::from_str(all).expect("settings");
        let written = serde_json::to_value(&read).expect("plain data");
        assert_eq!(serde_json::from_value(written).ok(), Some(read));
        for (option, given, least, most) in [
            ("set", "100", 0, 99),
            ("hand", "0", 1, 99),
            ("limit", "\"x\"", 1, 100_000),
            ("rounds", "10001", 1, 10_000),
            ("pace", "31", 0, 30),
            ("away", "9", 10, 600),
            ("deal-wait", "1", 2, 60),
            ("watchers", "-1", 0, 100),
            ("turn", "0.5", 0, 600),
        ] {
            let range = NumberRange { least, most };
            let given = given.to_owned();
            let text = format!(r#"{{"{option}":{given}}}"#);
            let number = WrongOption::Number {
                option,
                given,
                range,
            };
            assert_eq!(wrong(&text), Some(number), "{text}");
        }
        assert_eq!(
            wrong(r#"{"rules":7}"#),
            Some(WrongOption::Rules("7".to_owned()))
        );
        assert_eq!(wrong(r#"{"league":["Monday"]}"#), Some(WrongOption::Name));
        assert_eq!(
            wrong(r#"{"pace":1,"note":"x"}"#),
            Some(WrongOption::Unknown("note".to_owned()))
        );
    }
}
