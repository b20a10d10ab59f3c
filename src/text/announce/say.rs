//! All messages of the program, declared by their texts in `locales/en`: one module for each file
//! there.
//!
//! The comment above a message lists its arguments and their types, in the order of the function's
//! parameters: `# $who (String), $tile (Tile)`. `build.rs` generates the functions, and `FILES`. A
//! type of keywords is declared here.

use super::{Arg, Detail, Fact};
use serpente_engine::bax::Card;
use serpente_engine::bots::Level;
use serpente_engine::bots::problems::ProblemTheme;
use serpente_engine::rules::{Domain, Finish, HouseRule, Preset, Why};
use serpente_engine::table::Game;
use serpente_engine::tricks::{Suit, Trumps, Way};
use serpente_synth::{Cue, Family, ListeningBy};
use std::io;

include!(concat!(env!("OUT_DIR"), "/say.rs"));

/// Declares keywords by which a text chooses between its variants, each with those that a test
/// should try.
macro_rules! keywords {
    ($($(#[$doc:meta])* pub struct $name:ident: $samples:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name(pub &'static str);

        impl From<$name> for Arg {
            fn from(keyword: $name) -> Self {
                Self::Word(keyword.0)
            }
        }

        impl Fact for $name {
            fn samples() -> Vec<Arg> {
                $samples.into_iter().map(Arg::Word).collect()
            }
        }
    )*};
}

keywords! {
    /// A game, by its id, which is the keyword.
    pub struct GameName: Game::all().map(Game::id);

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

    /// A card, by its keyword in records.
    pub struct CardName: Card::ALL.map(Card::name);

    /// Trumps or a suit, as a keyword.
    pub struct SuitName: Trumps::all()
        .map(SuitName::from)
        .chain([Suit::Trumps.into()])
        .map(|suit| suit.0);

    /// The way in which a hand is bid, as a keyword.
    pub struct WayName: [Way::Plain, Way::Splash, Way::Plunge].map(Way::name);

    /// Why tiles are dealt again, as a keyword.
    pub struct RedealKeyword: [
        "no-double",
        "no-centre",
        "five-doubles",
        "many-doubles",
        "many-alike",
        "six-doubles",
        "all-passed",
    ];

    /// The kind of the tiles that were dealt to nobody, as a keyword: a boneyard to draw from; a
    /// whole hand that a player can exchange theirs for; or none, also if no player ever takes
    /// them.
    pub struct Undealt: ["boneyard", "spare", "none"];

    /// A move that lays no tile, as a keyword.
    pub struct Deed: ["drawing", "pass", "keep", "swap", "redeal", "take", "stand"];

    /// What a problem is about, by its name, which is the keyword.
    pub struct ProblemThemeName: ProblemTheme::ALL.map(ProblemTheme::name);

    /// The opponents in a match, as a keyword: a level of computer players, people, or others.
    pub struct Whom: ["easy", "normal", "expert", "people", "other"];

    /// The detail of announcements, as a keyword.
    pub struct DetailKeyword: Detail::ALL.map(Detail::name);

    /// How a player's own moves are announced, as a keyword.
    pub struct OwnMoves: ["off", "short", "full"];

    /// What a sound tells, by the name of its file, which is the keyword.
    pub struct CueName: Cue::ALL.map(Cue::name);

    /// A group of sounds, as a keyword.
    pub struct FamilyName: Family::ALL.map(Family::name);

    /// How many sounds are played, as a keyword.
    pub struct SoundLevelName: ["off", "few", "full"];

    /// How a player listens to sounds, as a keyword.
    pub struct ListeningName: ListeningBy::ALL.map(ListeningBy::name);

    /// The players whose chat messages are announced, as a keyword.
    pub struct HeardKeyword: ["all", "partners", "nobody"];

    /// The voice that speaks, as a keyword.
    pub struct SpeakerKeyword: ["auto", "system", "inside", "reader", "off"];

    /// The operating system for which the program was built, as a keyword.
    pub struct SystemKeyword: ["linux", "windows"];

    /// Why a file or folder cannot be used, as a keyword.
    pub struct Trouble: [
        "full",
        "read-only",
        "denied",
        "missing",
        "slow",
        "folder",
        "other",
    ];

    /// The reason for a bonus, as a keyword.
    pub struct BonusKeyword: Why::BONUSES
        .map(|why| BonusKeyword::of(why, false).0)
        .into_iter()
        .chain(["any-pass"]);

    /// A kind of last tile of a winning hand, as a keyword: by the Brazilian terms or, if doubles
    /// are *balak*, the Indonesian ones.
    pub struct FinishName: [false, true]
        .into_iter()
        .flat_map(|balak| Finish::ALL.map(|finish| FinishName::of(finish, balak).0));
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

impl Rule {
    /// Returns the keyword of a house rule.
    #[must_use]
    pub fn of(rule: &HouseRule) -> Self {
        Self(rule.keyword())
    }
}

impl RuleValue {
    /// Returns the keyword of a value of a house rule, by its meaning in this rule.
    #[must_use]
    pub fn of(rule: &HouseRule, value: &'static str) -> Self {
        Self(rule.value_keyword(value))
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

/// The numbers, as keywords.
const NUMBERS: [&str; 7] = [
    "suit-0", "suit-1", "suit-2", "suit-3", "suit-4", "suit-5", "suit-6",
];

impl From<Trumps> for SuitName {
    fn from(trumps: Trumps) -> Self {
        Self(match trumps {
            Trumps::Number(number) => NUMBERS[number.index() % NUMBERS.len()],
            Trumps::Sevens => "seven-pips",
            other => other.word().unwrap_or_default(),
        })
    }
}

impl From<Suit> for SuitName {
    fn from(suit: Suit) -> Self {
        Self(match suit {
            Suit::Trumps => "trumps",
            Suit::Doubles => "doubles",
            Suit::Number(number) => NUMBERS[number.index() % NUMBERS.len()],
        })
    }
}

impl SuitName {
    /// No suit: the game in which pips decide.
    pub const NO_SUIT: Self = Self("seven-pips");
}

impl Trouble {
    /// Any reason that has no keyword of its own.
    pub const OTHER: Self = Self("other");
}

impl From<&io::Error> for Trouble {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Self("full"),
            io::ErrorKind::ReadOnlyFilesystem => Self("read-only"),
            io::ErrorKind::PermissionDenied => Self("denied"),
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self("missing"),
            io::ErrorKind::TimedOut => Self("slow"),
            io::ErrorKind::IsADirectory => Self("folder"),
            _ => Self::OTHER,
        }
    }
}

impl BonusKeyword {
    /// Returns the keyword of a bonus; `any_pass` is whether any pass scores, and not only one
    /// after the opening tile.
    #[must_use]
    pub fn of(why: Why, any_pass: bool) -> Self {
        Self(match why {
            Why::Muggins => "muggins",
            Why::Pass if any_pass => "any-pass",
            Why::Pass => "pass",
            Why::Galo => "galo",
            Why::Double => "last-double",
            Why::FiveDoubles => "five-doubles",
            Why::AllPassed => "all-passed",
            Why::Capicua => "capicua",
            Why::CapicuaDouble => "capicua-double",
            Why::FirstPass => "first-pass",
            Why::Chuchazo => "chuchazo",
            Why::Tranque => "tranque",
            Why::Doubles => "doubles",
            Why::Prize | Why::Count | Why::Header | Why::TripleHeader => "prize",
        })
    }
}

impl FinishName {
    /// Returns the keyword of a kind of last tile; `balak` is whether doubles are called *balak*.
    #[must_use]
    pub fn of(finish: Finish, balak: bool) -> Self {
        Self(match (finish, balak) {
            (Finish::Plain, false) => "plain",
            (Finish::Double, false) => "double",
            (Finish::BothWays, false) => "both-ways",
            (Finish::DoubleOfBoth, false) => "double-of-both",
            (Finish::Plain, true) => "plain-tile",
            (Finish::Double, true) => "balak",
            (Finish::BothWays, true) => "ceki",
            (Finish::DoubleOfBoth, true) => "balak-of-both",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The English texts about games.
    const ENGLISH: &str = include_str!("../../../locales/en/games.ftl");

    /// Returns the lines of a message in the English texts.
    fn message(name: &str) -> Vec<&'static str> {
        let head = format!("{name} =");
        let lines = ENGLISH.lines().skip_while(|line| *line != head).skip(1);
        lines.take_while(|line| line.starts_with(' ')).collect()
    }

    fn has_variant(message: &[&str], keyword: &str) -> bool {
        let variant = format!("[{keyword}] ");
        let mut lines = message.iter();
        lines.any(|line| line.trim_start_matches([' ', '*']).starts_with(&variant))
    }

    #[test]
    fn every_keyword_of_a_house_rule_has_its_text() {
        let names = message("rule-name");
        let values_in_text = message("rule-value");
        for rule in rules() {
            let keyword = rule.keyword();
            assert!(has_variant(&names, keyword), "no name for {keyword}");
            for value in values(rule) {
                let keyword = rule.value_keyword(value);
                let name = rule.name;
                assert!(
                    has_variant(&values_in_text, keyword),
                    "{name}: no text for {keyword}"
                );
            }
            for (value, keyword) in rule.value_keywords {
                assert!(values(rule).contains(value), "{keyword} is for no value");
            }
        }
    }
}
