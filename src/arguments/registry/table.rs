//! The options for the game, its players, its rules and the number of matches.

use super::{OptionDef, add, option, put, switch};
use crate::forms::{bots, game, one_bot, path, preset, record, rule, seat, teams};
use serpente_engine::rules::SEATS;
use serpente_text::announce::say::errors::option_seed;
use serpente_text::announce::say::usage as say;

/// The commands that set up a table.
const TABLE: &[&str] = &["", "play", "host", "simulate", "arena", "perft"];

/// The commands whose random numbers begin with a seed.
const SEEDED: &[&str] = &["", "play", "host", "simulate", "arena", "perft", "problems"];

/// The commands that play many matches.
const MATCHES: &[&str] = &["simulate", "arena", "problems"];

const SETS: &[(&str, u8)] = &[("6", 6), ("9", 9), ("12", 12), ("15", 15), ("18", 18)];

/// These options, in the order of the help.
pub(super) const OPTIONS: &[OptionDef] = &[
    option("game", "ID", say::usage_option_game)
        .of(TABLE)
        .sets(|options, given| put(&mut options.game, game(given))),
    option("players", "N", say::usage_option_players)
        .of(TABLE)
        .sets(|options, given| put(&mut options.players, given.number(2..=SEATS))),
    option("teams", "TxM", say::usage_option_teams)
        .of(TABLE)
        .sets(|options, given| put(&mut options.teams, teams(given))),
    option("humans", "N", say::usage_option_humans)
        .of(TABLE)
        .sets(|options, given| put(&mut options.humans, given.number(0..=SEATS))),
    option("bots", "LEVEL,LEVEL", say::usage_option_bots)
        .of(TABLE)
        .sets(|options, given| put(&mut options.bots, bots(given))),
    option("set", "TOP", say::usage_option_set)
        .of(TABLE)
        .sets(|options, given| put(&mut options.set, given.choice(SETS))),
    option("hand", "N", say::usage_option_hand)
        .of(TABLE)
        .sets(|options, given| put(&mut options.hand, given.number(1..=99_usize))),
    option("limit", "N", say::usage_option_limit)
        .of(TABLE)
        .sets(|options, given| put(&mut options.limit, given.number(1..=100_000))),
    option("rounds", "N", say::usage_option_rounds)
        .of(TABLE)
        .sets(|options, given| put(&mut options.rounds, given.number(1..=10_000))),
    option("seat", "N", say::usage_option_seat)
        .of(&["join"])
        .sets(|options, given| put(&mut options.seat, seat(given))),
    option("seat", "N", say::usage_option_review_seat)
        .of(&["review"])
        .sets(|options, given| put(&mut options.seat, seat(given))),
    option("iterations", "N", say::usage_option_iterations)
        .of(&["review"])
        .sets(|options, given| put(&mut options.iterations, given.number(1..=100_000_000))),
    switch("watch", say::usage_option_watch)
        .of(&["join"])
        .sets(|options, _| put(&mut options.watch, Ok(true))),
    option("preset", "NAME", say::usage_option_preset)
        .of(TABLE)
        .sets(|options, given| put(&mut options.preset, preset(given))),
    option("rule", "NAME=VALUE", say::usage_option_rule)
        .of(TABLE)
        .sets(|options, given| add(&mut options.rules, rule(given))),
    option("seed", "N", say::usage_option_seed)
        .of(SEEDED)
        .sets(|options, given| put(&mut options.seed, given.parsed::<u64>(option_seed))),
    option("matches", "N", say::usage_option_matches)
        .of(MATCHES)
        .sets(|options, given| put(&mut options.matches, given.number(1..=1_000_000_000))),
    option("a", "LEVEL", say::usage_option_a)
        .of(&["arena"])
        .sets(|options, given| put(&mut options.compared[0], one_bot(given))),
    option("b", "LEVEL", say::usage_option_b)
        .of(&["arena"])
        .sets(|options, given| put(&mut options.compared[1], one_bot(given))),
    option("deals", "N", say::usage_option_deals)
        .of(&["arena"])
        .sets(|options, given| put(&mut options.deals, given.number(2..=100_000_000))),
    option("deal", "FILE", say::usage_option_deal)
        .of(&["perft"])
        .sets(|options, given| put(&mut options.deal, path(given))),
    option("depth", "N", say::usage_option_depth)
        .of(&["perft"])
        .sets(|options, given| put(&mut options.depth, given.number(1..=100))),
    option("record", "FILE", say::usage_option_record)
        .of(TABLE)
        .sets(|options, given| put(&mut options.record, record(given))),
];
