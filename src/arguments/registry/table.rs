//! The options for the game, its players, its rules and the number of matches.

use super::{OptionDef, put};
use crate::forms::{bots, game, one_bot, path, preset, record, rule, seat, seed, teams};
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
        value: Some("ID"),
        commands: Some(TABLE),
        help: usage::usage_option_game,
        take: |wishes, given| put(&mut wishes.options.game, game(given)),
    },
    OptionDef {
        name: "players",
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_players,
        take: |wishes, given| put(&mut wishes.options.players, given.number(2..=SEATS)),
    },
    OptionDef {
        name: "teams",
        value: Some("TxM"),
        commands: Some(TABLE),
        help: usage::usage_option_teams,
        take: |wishes, given| put(&mut wishes.options.teams, teams(given)),
    },
    OptionDef {
        name: "humans",
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_humans,
        take: |wishes, given| put(&mut wishes.options.humans, given.number(0..=SEATS)),
    },
    OptionDef {
        name: "bots",
        value: Some("LEVEL,LEVEL"),
        commands: Some(TABLE),
        help: usage::usage_option_bots,
        take: |wishes, given| put(&mut wishes.options.bots, bots(given)),
    },
    OptionDef {
        name: "set",
        value: Some("TOP"),
        commands: Some(TABLE),
        help: usage::usage_option_set,
        take: |wishes, given| put(&mut wishes.options.set, given.choice(SETS)),
    },
    OptionDef {
        name: "hand",
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_hand,
        take: |wishes, given| put(&mut wishes.options.hand, given.number(1..=99_usize)),
    },
    OptionDef {
        name: "limit",
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_limit,
        take: |wishes, given| put(&mut wishes.options.limit, given.number(1..=100_000)),
    },
    OptionDef {
        name: "rounds",
        value: Some("N"),
        commands: Some(TABLE),
        help: usage::usage_option_rounds,
        take: |wishes, given| put(&mut wishes.options.rounds, given.number(1..=10_000)),
    },
    OptionDef {
        name: "seat",
        value: Some("N"),
        commands: Some(&["join"]),
        help: usage::usage_option_seat,
        take: |wishes, given| put(&mut wishes.seat, seat(given)),
    },
    OptionDef {
        name: "seat",
        value: Some("N"),
        commands: Some(&["review"]),
        help: usage::usage_option_review_seat,
        take: |wishes, given| put(&mut wishes.seat, seat(given)),
    },
    OptionDef {
        name: "iterations",
        value: Some("N"),
        commands: Some(&["review"]),
        help: usage::usage_option_iterations,
        take: |wishes, given| put(&mut wishes.iterations, given.number(1..=100_000_000)),
    },
    OptionDef {
        name: "watch",
        value: None,
        commands: Some(&["join"]),
        help: usage::usage_option_watch,
        take: |wishes, _| put(&mut wishes.watch, Ok(true)),
    },
    OptionDef {
        name: "preset",
        value: Some("NAME"),
        commands: Some(TABLE),
        help: usage::usage_option_preset,
        take: |wishes, given| put(&mut wishes.options.preset, preset(given)),
    },
    OptionDef {
        name: "rule",
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
        value: Some("N"),
        commands: Some(SEEDED),
        help: usage::usage_option_seed,
        take: |wishes, given| put(&mut wishes.options.seed, seed(given)),
    },
    OptionDef {
        name: "matches",
        value: Some("N"),
        commands: Some(MATCHES),
        help: usage::usage_option_matches,
        take: |wishes, given| put(&mut wishes.options.matches, given.number(1..=1_000_000_000)),
    },
    OptionDef {
        name: "a",
        value: Some("LEVEL"),
        commands: Some(&["arena"]),
        help: usage::usage_option_a,
        take: |wishes, given| put(&mut wishes.options.compared[0], one_bot(given)),
    },
    OptionDef {
        name: "b",
        value: Some("LEVEL"),
        commands: Some(&["arena"]),
        help: usage::usage_option_b,
        take: |wishes, given| put(&mut wishes.options.compared[1], one_bot(given)),
    },
    OptionDef {
        name: "deals",
        value: Some("N"),
        commands: Some(&["arena"]),
        help: usage::usage_option_deals,
        take: |wishes, given| put(&mut wishes.options.deals, given.number(2..=100_000_000)),
    },
    OptionDef {
        name: "deal",
        value: Some("FILE"),
        commands: Some(&["perft"]),
        help: usage::usage_option_deal,
        take: |wishes, given| put(&mut wishes.options.deal, path(given)),
    },
    OptionDef {
        name: "depth",
        value: Some("N"),
        commands: Some(&["perft"]),
        help: usage::usage_option_depth,
        take: |wishes, given| put(&mut wishes.options.depth, given.number(1..=100)),
    },
    OptionDef {
        name: "record",
        value: Some("FILE"),
        commands: Some(TABLE),
        help: usage::usage_option_record,
        take: |wishes, given| put(&mut wishes.options.record, record(given)),
    },
];
