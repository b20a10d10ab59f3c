//! Every option, declared once.

use super::forms::{bots, game, language, name, one_bot, path, record, rule, seed, teams};
use super::options::{Asked, Wishes};
use super::value::Given;
use super::{CommandDef, Locales, called};
use crate::announce::Message;
use crate::announce::say::{errors as say, usage};

/// An option of the command line. The parser, the help and the README have all they know of it from here.
#[derive(Clone, Copy)]
pub struct OptionDef {
    /// Its name, without `--`. Two options may share one, for different commands.
    pub name: &'static str,
    /// A letter that means the same, without `-`.
    pub letter: Option<char>,
    /// What stands after it, as the English help calls it; nothing after a switch.
    pub value: Option<&'static str>,
    /// The commands that take it, by name; `None`: every command does.
    pub commands: Option<&'static [&'static str]>,
    /// Its line of the help.
    pub help: fn() -> Message,
    /// Takes it with its value, which is empty for a switch. Given again, the last one counts; house rules add up.
    pub(super) take: fn(&mut Wishes, &Given) -> Result<(), Message>,
}

impl OptionDef {
    /// Whether this command takes it.
    #[must_use]
    pub fn is_for(&self, command: &CommandDef) -> bool {
        let named = |commands: &[&str]| commands.contains(&command.name);
        self.commands.is_none_or(named)
    }

    /// The option of this name, for this command if there is one for it.
    pub(super) fn named(name: &str, command: Option<&CommandDef>) -> Option<&'static Self> {
        let all = || OPTIONS.iter().filter(|option| option.name == name);
        let fits = |option: &&Self| command.is_some_and(|command| option.is_for(command));
        all().find(fits).or_else(|| all().next())
    }

    /// The option of this letter.
    pub(super) fn lettered(letter: char) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| option.letter == Some(letter))
    }

    /// Checks that it means something for this command.
    pub(super) fn check(&self, command: &CommandDef, wishes: &Wishes) -> Result<(), Message> {
        // Nobody sits at these, which may be said.
        let nobody = matches!(command.name, "simulate" | "arena" | "perft");
        let somebody = wishes.options.humans.is_some_and(|people| people > 0);
        if self.is_for(command) && !(self.name == "humans" && nobody && somebody) {
            return Ok(());
        }
        let option = format!("--{}", self.name);
        // It was a switch as long as no command was known.
        let other = OptionDef::named(self.name, Some(command));
        Err(match other.filter(|other| other.is_for(command)) {
            Some(_) => say::option_without_value(option),
            None => say::option_not_here(option, called(command.name)),
        })
    }
}

/// Where a table is set up.
const TABLE: &[&str] = &["", "play", "simulate", "arena", "perft"];

/// Where many matches are played.
const MATCHES: &[&str] = &["simulate", "arena"];

const SWITCH: &[(&str, bool)] = &[("on", true), ("off", false)];

const SETS: &[(&str, u8)] = &[("6", 6), ("9", 9), ("12", 12), ("15", 15), ("18", 18)];

/// The most seats any table has.
pub(super) const MOST_SEATS: u32 = 10;

/// Every option, in the order of the help.
pub const OPTIONS: &[OptionDef] = &[
    OptionDef {
        name: "game",
        letter: None,
        value: Some("ID"),
        commands: Some(TABLE),
        help: usage::usage_option_game,
        take: |wishes, given| {
            wishes.options.game = Some(game(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "players",
        letter: None,
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_players,
        take: |wishes, given| {
            wishes.options.players = Some(given.number(2..=MOST_SEATS)? as usize);
            Ok(())
        },
    },
    OptionDef {
        name: "teams",
        letter: None,
        value: Some("TxM"),
        commands: Some(TABLE),
        help: usage::usage_option_teams,
        take: |wishes, given| {
            wishes.options.teams = Some(teams(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "humans",
        letter: None,
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_humans,
        take: |wishes, given| {
            wishes.options.humans = Some(given.number(0..=MOST_SEATS)? as usize);
            Ok(())
        },
    },
    OptionDef {
        name: "bots",
        letter: None,
        value: Some("LEVEL,LEVEL"),
        commands: Some(TABLE),
        help: usage::usage_option_bots,
        take: |wishes, given| {
            wishes.options.bots = bots(given)?;
            Ok(())
        },
    },
    OptionDef {
        name: "set",
        letter: None,
        value: Some("TOP"),
        commands: Some(TABLE),
        help: usage::usage_option_set,
        take: |wishes, given| {
            wishes.options.set = Some(given.choice(SETS)?);
            Ok(())
        },
    },
    OptionDef {
        name: "hand",
        letter: None,
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_hand,
        take: |wishes, given| {
            wishes.options.hand = Some(given.number(1..=99_u32)? as usize);
            Ok(())
        },
    },
    OptionDef {
        name: "limit",
        letter: None,
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_limit,
        take: |wishes, given| {
            wishes.options.limit = Some(given.number(1..=100_000)?);
            Ok(())
        },
    },
    OptionDef {
        name: "rounds",
        letter: None,
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_rounds,
        take: |wishes, given| {
            wishes.options.rounds = Some(given.number(1..=10_000)?);
            Ok(())
        },
    },
    OptionDef {
        name: "rule",
        letter: None,
        value: Some("NAME=VALUE"),
        commands: Some(TABLE),
        help: usage::usage_option_rule,
        take: |wishes, given| {
            wishes.options.rules.push(rule(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "seed",
        letter: None,
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_seed,
        take: |wishes, given| {
            wishes.options.seed = Some(seed(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "matches",
        letter: None,
        value: Some("N"),
        commands: Some(MATCHES),
        help: usage::usage_option_matches,
        take: |wishes, given| {
            wishes.options.matches = Some(given.number(1..=1_000_000_000)?);
            Ok(())
        },
    },
    OptionDef {
        name: "a",
        letter: None,
        value: Some("LEVEL"),
        commands: Some(&["arena"]),
        help: usage::usage_option_a,
        take: |wishes, given| {
            wishes.options.compared[0] = one_bot(given)?;
            Ok(())
        },
    },
    OptionDef {
        name: "b",
        letter: None,
        value: Some("LEVEL"),
        commands: Some(&["arena"]),
        help: usage::usage_option_b,
        take: |wishes, given| {
            wishes.options.compared[1] = one_bot(given)?;
            Ok(())
        },
    },
    OptionDef {
        name: "deals",
        letter: None,
        value: Some("N"),
        commands: Some(&["arena"]),
        help: usage::usage_option_deals,
        take: |wishes, given| {
            wishes.options.deals = Some(given.number(2..=100_000_000)?);
            Ok(())
        },
    },
    OptionDef {
        name: "deal",
        letter: None,
        value: Some("FILE"),
        commands: Some(&["perft"]),
        help: usage::usage_option_deal,
        take: |wishes, given| {
            wishes.options.deal = Some(path(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "depth",
        letter: None,
        value: Some("N"),
        commands: Some(&["perft"]),
        help: usage::usage_option_depth,
        take: |wishes, given| {
            wishes.options.depth = Some(given.number(1..=100)?);
            Ok(())
        },
    },
    OptionDef {
        name: "record",
        letter: None,
        value: Some("FILE"),
        commands: Some(TABLE),
        help: usage::usage_option_record,
        take: |wishes, given| {
            wishes.options.record = Some(record(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "name",
        letter: None,
        value: Some("NAME"),
        commands: None,
        help: usage::usage_option_name,
        take: |wishes, given| {
            wishes.options.name = Some(name(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "lang",
        letter: None,
        value: Some("TAG"),
        commands: None,
        help: usage::usage_option_lang,
        take: |wishes, given| {
            wishes.options.language = Some(language(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "locales",
        letter: None,
        value: Some("DIR"),
        commands: None,
        help: usage::usage_option_locales,
        take: |wishes, given| {
            wishes.options.locales = Some(path(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "speech",
        letter: None,
        value: Some("on or off"),
        commands: None,
        help: usage::usage_option_speech,
        take: |wishes, given| {
            wishes.options.speech = Some(given.choice(SWITCH)?);
            Ok(())
        },
    },
    OptionDef {
        name: "sound",
        letter: None,
        value: Some("on or off"),
        commands: None,
        help: usage::usage_option_sound,
        take: |wishes, given| {
            wishes.options.sound = Some(given.choice(SWITCH)?);
            Ok(())
        },
    },
    OptionDef {
        name: "rate",
        letter: None,
        value: Some("-100 to 100"),
        commands: None,
        help: usage::usage_option_rate,
        take: |wishes, given| {
            wishes.options.rate = Some(given.number(-100..=100)?);
            Ok(())
        },
    },
    OptionDef {
        name: "volume",
        letter: None,
        value: Some("0 to 100"),
        commands: None,
        help: usage::usage_option_volume,
        take: |wishes, given| {
            wishes.options.volume = Some(given.number(0..=100)?);
            Ok(())
        },
    },
    OptionDef {
        name: "json",
        letter: None,
        value: None,
        commands: Some(&["games"]),
        help: usage::usage_option_json,
        take: |wishes, _| {
            wishes.json = true;
            Ok(())
        },
    },
    OptionDef {
        name: "check",
        letter: None,
        value: None,
        commands: Some(&["replay"]),
        help: usage::usage_option_check,
        take: |wishes, _| {
            wishes.check = true;
            Ok(())
        },
    },
    OptionDef {
        name: "check",
        letter: None,
        value: Some("DIR"),
        commands: Some(&["locales"]),
        help: usage::usage_option_check_locales,
        take: |wishes, given| {
            wishes.folder = Some(Locales::Check(path(given)?));
            Ok(())
        },
    },
    OptionDef {
        name: "new",
        letter: None,
        value: Some("DIR"),
        commands: Some(&["locales"]),
        help: usage::usage_option_new,
        take: |wishes, given| {
            wishes.folder = Some(Locales::New(path(given)?));
            Ok(())
        },
    },
    OptionDef {
        name: "help",
        letter: Some('h'),
        value: None,
        commands: None,
        help: usage::usage_option_help,
        take: |wishes, _| {
            wishes.asked = Some(Asked::Help);
            Ok(())
        },
    },
    OptionDef {
        name: "version",
        letter: Some('V'),
        value: None,
        commands: None,
        help: usage::usage_option_version,
        take: |wishes, _| {
            wishes.asked = wishes.asked.or(Some(Asked::Version));
            Ok(())
        },
    },
];
