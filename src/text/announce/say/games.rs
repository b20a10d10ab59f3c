//! The games: their names, their house rules, the levels of computer players.

use crate::announce::{Arg, Fact};
use serpente_engine::rules::{Domain, HouseRule, Preset};
use serpente_engine::table::Game;

include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// A house rule, by the keyword that is its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rule(pub &'static str);

/// A value of a house rule, by the keyword that is its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleValue(pub &'static str);

/// House rules under one name, by the keyword that is its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PresetName(pub &'static str);

impl PresetName {
    /// The name of these house rules of a game. What is as usual there is called so in every game.
    #[must_use]
    pub fn of(game: Game, preset: &Preset) -> Self {
        Self(if preset.name == game.id() {
            USUAL
        } else {
            preset.name
        })
    }
}

/// The keyword of the usual house rules.
const USUAL: &str = "usual";

/// A level of computer players, by the keyword that is its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Level(pub &'static str);

/// Rules of one name that mean something else where they know this word, by keywords of their own.
const OWN_NAMES: [(&str, &str, &str); 1] = [("double-blank", "50", "double-blank-points")];

/// Words that a rule means otherwise than others do, by keywords of their own.
const OWN_WORDS: [(&str, &str, &str); 11] = [
    ("match", "points", "by-points"),
    ("opens", "rotate", "next-player"),
    ("tranque", "lightest", "lowest-hand"),
    ("centre-toes", "4", "four-toes"),
    ("centre-toes", "6", "six-toes"),
    ("double-blank", "50", "fifty-points"),
    ("double-blank", "25", "twenty-five-points"),
    ("double-blank", "0", "no-points"),
    ("spinner", "first", "first-spinner"),
    ("spinner", "none", "no-spinner"),
    ("spinner", "all", "all-spinners"),
];

impl Rule {
    /// A house rule, as games with such values mean it.
    #[must_use]
    pub fn of(rule: &HouseRule) -> Self {
        let own =
            |known: &&(&str, &str, &str)| known.0 == rule.name && values(rule).contains(&known.1);
        let found = OWN_NAMES.iter().find(own);
        Self(found.map_or(rule.name, |(_, _, keyword)| keyword))
    }
}

impl RuleValue {
    /// A word that a rule can be set to, as this rule means it.
    #[must_use]
    pub fn of(rule: &HouseRule, word: &'static str) -> Self {
        let own = |known: &&(&str, &str, &str)| (known.0, known.1) == (rule.name, word);
        let found = OWN_WORDS.iter().find(own);
        Self(found.map_or(word, |(_, _, keyword)| keyword))
    }
}

macro_rules! keyword {
    ($ty:ident, $samples:expr) => {
        impl From<$ty> for Arg {
            fn from(keyword: $ty) -> Self {
                Self::Word(keyword.0)
            }
        }

        impl Fact for $ty {
            fn samples() -> Vec<Arg> {
                $samples
            }
        }
    };
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

keyword!(Rule, rules().map(|rule| Self::of(rule).into()).collect());
keyword!(
    RuleValue,
    rules()
        .flat_map(|rule| values(rule).iter().map(|word| Self::of(rule, word).into()))
        .collect()
);
keyword!(
    PresetName,
    Game::all()
        .flat_map(|game| {
            let presets = game.presets().iter();
            presets.map(move |preset| Self::of(game, preset).into())
        })
        .collect()
);
keyword!(
    Level,
    serpente_engine::bots::Level::ALL
        .map(|level| Self(level.name()).into())
        .to_vec()
);
