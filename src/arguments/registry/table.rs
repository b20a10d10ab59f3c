//! The options for the game, its players, its rules and the number of matches.

use super::OptionDef;
use crate::forms::{bots, game, one_bot, path, preset, record, rule, seed, teams};
use serpente_engine::rules::SEATS;
use serpente_text::announce::say::usage;

/// The commands that set up a table.
const TABLE: &[&str] = &["", "play", "host", "simulate", "arena", "perft"];

/// The commands whose random numbers begin with a seed.
const SEEDED: &[&str] = &["", "play", "host", "simulate", "arena", "perft", "problems"];

/// The commands that play many matches.
const MATCHES: &[&str] = &["simulate", "arena", "problems"];

const SETS: &[(&str, u8)] = &[("6", 6), ("9", 9), ("12", 12), ("15", 15), ("18", 18)];

/// These options, in the order of the help.
pub(super) const OPTIONS: &[OptionDef] = &[
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
        name: "seat",
        letter: None,
        value: Some("N"),
        commands: Some(&["review"]),
        help: usage::usage_option_review_seat,
        take: |wishes, given| {
            let number: usize = given.number(1..=SEATS)?;
            wishes.seat = u8::try_from(number - 1).ok();
            Ok(())
        },
    },
    OptionDef {
        name: "iterations",
        letter: None,
        value: Some("N"),
        commands: Some(&["review"]),
        help: usage::usage_option_iterations,
        take: |wishes, given| {
            wishes.iterations = Some(given.number(1..=100_000_000)?);
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
        commands: Some(SEEDED),
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
];
