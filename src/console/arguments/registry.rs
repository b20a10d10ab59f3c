//! Every option, declared once.

use super::forms::{
    address, bots, cluster, game, language, name, one_bot, path, preset, record, rule, seed, teams,
};
use super::options::Asked;
use super::{Locales, OptionDef};
use crate::announce::say::usage;
use crate::rules::SEATS;

/// Where a table is set up.
const TABLE: &[&str] = &["", "play", "host", "simulate", "arena", "perft"];

/// Where tables are served.
const PARLOUR: &[&str] = &["parlour"];

/// Where many matches are played.
const MATCHES: &[&str] = &["simulate", "arena"];

const SWITCH: &[(&str, bool)] = &[("on", true), ("off", false)];

const SETS: &[(&str, u8)] = &[("6", 6), ("9", 9), ("12", 12), ("15", 15), ("18", 18)];

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
            wishes.options.players = Some(given.number(2..=SEATS)?);
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
            wishes.options.humans = Some(given.number(0..=SEATS)?);
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
        name: "seat",
        letter: None,
        value: Some("N"),
        commands: Some(&["join"]),
        help: usage::usage_option_seat,
        take: |wishes, given| {
            let number: usize = given.number(1..=SEATS)?;
            wishes.seat = u8::try_from(number - 1).ok();
            Ok(())
        },
    },
    OptionDef {
        name: "watch",
        letter: None,
        value: None,
        commands: Some(&["join"]),
        help: usage::usage_option_watch,
        take: |wishes, _| {
            wishes.watch = true;
            Ok(())
        },
    },
    OptionDef {
        name: "preset",
        letter: None,
        value: Some("NAME"),
        commands: Some(TABLE),
        help: usage::usage_option_preset,
        take: |wishes, given| {
            wishes.options.preset = Some(preset(given)?);
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
        name: "listen",
        letter: None,
        value: Some("ADDRESS:PORT"),
        commands: Some(PARLOUR),
        help: usage::usage_option_listen,
        take: |wishes, given| {
            wishes.parlour.listen = Some(address(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "ssh",
        letter: None,
        value: Some("ADDRESS:PORT"),
        commands: Some(PARLOUR),
        help: usage::usage_option_ssh,
        take: |wishes, given| {
            wishes.parlour.ssh = Some(address(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "data",
        letter: None,
        value: Some("DIR"),
        commands: Some(PARLOUR),
        help: usage::usage_option_data,
        take: |wishes, given| {
            wishes.parlour.data = Some(path(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "cluster",
        letter: None,
        value: Some("ADDRESS,ADDRESS"),
        commands: Some(PARLOUR),
        help: usage::usage_option_cluster,
        take: |wishes, given| {
            wishes.parlour.cluster = Some(cluster(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "tls-cert",
        letter: None,
        value: Some("FILE"),
        commands: Some(PARLOUR),
        help: usage::usage_option_tls_cert,
        take: |wishes, given| {
            wishes.parlour.tls_cert = Some(path(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "tls-key",
        letter: None,
        value: Some("FILE"),
        commands: Some(PARLOUR),
        help: usage::usage_option_tls_key,
        take: |wishes, given| {
            wishes.parlour.tls_key = Some(path(given)?);
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
        commands: Some(&["games", "tables"]),
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
