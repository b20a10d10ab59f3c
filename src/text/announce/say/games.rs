//! Messages for games: their names, their house rules, and the levels of computer players.

use crate::announce::message::keywords;
use serpente_engine::bots::Level;
use serpente_engine::rules::{Domain, HouseRule, Preset};
use serpente_engine::table::Game;

include!(concat!(env!("OUT_DIR"), "/games.rs"));

keywords! {
    /// A house rule, by its id, which is the keyword.
    pub struct Rule: rules().map(|rule| Rule::of(rule).0);

    /// A value of a house rule, by its id, which is the keyword.
    pub struct RuleValue: rules()
        .flat_map(|rule| values(rule).iter().map(|word| RuleValue::of(rule, word).0));

    /// A preset of house rules, by its id, which is the keyword.
    pub struct PresetName: Game::all()
        .flat_map(|game| game.presets().iter().map(move |preset| PresetName::of(game, preset).0));

    /// A level of computer players, by its id, which is the keyword.
    pub struct LevelKeyword: Level::ALL.map(Level::name);
}

impl PresetName {
    /// Returns the name of a preset of a game. Every game's usual house rules have the same name.
    #[must_use]
    pub fn of(game: Game, preset: &Preset) -> Self {
        Self(if preset.name == game.id() {
            USUAL
        } else {
            preset.name
        })
    }
}

/// The keyword for the usual house rules.
const USUAL: &str = "usual";

/// House rules that share a name with other rules but mean something else if they have this value, with their own keywords.
const OWN_NAMES: [(&str, &str, &str); 1] = [("double-blank", "50", "double-blank-points")];

/// Values that mean something else in one house rule than in others, with their own keywords.
const OWN_WORDS: [(&str, &str, &str); 39] = [
    ("match", "points", "by-points"),
    ("score", "points", "by-points"),
    ("opens", "rotate", "next-player"),
    ("tranque", "lightest", "lowest-hand"),
    ("centre-toes", "4", "four-toes"),
    ("centre-toes", "6", "six-toes"),
    ("five-doubles", "50", "fifty-points"),
    ("five-doubles", "0", "no-points"),
    ("double-blank", "50", "fifty-points"),
    ("double-blank", "25", "twenty-five-points"),
    ("double-blank", "0", "no-points"),
    ("splash", "off", "no-splash"),
    ("splash", "3", "three-marks"),
    ("splash", "2", "two-marks"),
    ("nello-doubles", "own", "doubles-own"),
    ("nello-doubles", "high", "doubles-high"),
    ("nello-doubles", "low", "doubles-low"),
    ("nello-doubles", "choice", "bidder-says"),
    ("follow-me-doubles", "high", "doubles-high"),
    ("follow-me-doubles", "own", "doubles-own"),
    ("follow-me-doubles", "choice", "bidder-says"),
    ("rounding", "sum", "by-sum"),
    ("rounding", "hand", "by-hand"),
    ("hands", "table", "usual-hands"),
    ("engine", "aside", "lies-there"),
    ("engine", "hand", "from-hand"),
    ("engine", "highest", "highest-held"),
    ("centre", "aside", "lies-there"),
    ("centre", "hand", "from-hand"),
    ("cover", "all", "cover-all"),
    ("cover", "layer", "cover-layer"),
    ("tie", "tranque", "tie-as-usual"),
    ("tie", "opener", "tie-opener"),
    ("tie", "closer", "tie-closer"),
    ("three", "nine", "nine-tiles"),
    ("three", "seven", "seven-tiles"),
    ("spinner", "first", "first-spinner"),
    ("spinner", "none", "no-spinner"),
    ("spinner", "all", "all-spinners"),
];

impl Rule {
    /// Returns the keyword of a house rule, depending on the values that it has.
    #[must_use]
    pub fn of(rule: &HouseRule) -> Self {
        let own =
            |known: &&(&str, &str, &str)| known.0 == rule.name && values(rule).contains(&known.1);
        let found = OWN_NAMES.iter().find(own);
        Self(found.map_or(rule.name, |(_, _, keyword)| keyword))
    }
}

impl RuleValue {
    /// Returns the keyword of a value of a house rule, by its meaning in this rule.
    #[must_use]
    pub fn of(rule: &HouseRule, word: &'static str) -> Self {
        let own = |known: &&(&str, &str, &str)| (known.0, known.1) == (rule.name, word);
        let found = OWN_WORDS.iter().find(own);
        Self(found.map_or(word, |(_, _, keyword)| keyword))
    }
}

fn rules() -> impl Iterator<Item = &'static HouseRule> {
    Game::all().flat_map(Game::house_rules)
}

fn values(rule: &HouseRule) -> &'static [&'static str] {
    match rule.domain {
        Domain::Choice(words) => words,
        Domain::Switch | Domain::Number(_) => &[],
    }
}
