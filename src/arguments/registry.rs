//! Declares every option, once.

use super::OptionDef;
use crate::Locales;
use crate::forms::{
    address, bots, game, language, name, one_bot, path, preset, record, rule, seat, teams,
};
use crate::nats::NatsAddresses;
use crate::options::HeardAt;
use log::LevelFilter;
use serpente_engine::rules::SEATS;
use serpente_engine::table::{Day, Level};
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::option_seed;
use serpente_text::announce::say::learn::no_day;
use serpente_text::announce::say::parlour::{option_cluster, option_network};
use serpente_text::announce::say::usage as say;

/// The commands that set up a table.
const TABLE: &[&str] = &["", "play", "host", "simulate", "arena", "perft"];

/// The commands whose random numbers begin with a seed.
const SEEDED: &[&str] = &["", "play", "host", "simulate", "arena", "perft", "problems"];

/// The commands that play many matches.
const MATCHES: &[&str] = &["simulate", "arena", "problems"];

const SETS: &[(&str, u8)] = &[("6", 6), ("9", 9), ("12", 12), ("15", 15), ("18", 18)];

/// The commands that serve tables.
const PARLOUR: &[&str] = &["parlour"];

/// The commands that open a server on this machine.
const OPENING: &[&str] = &["parlour", "host"];

/// The levels of the computer players at a server, by name.
const COMPUTERS: &[(&str, Level)] = &[
    ("easy", Level::Easy),
    ("normal", Level::Normal),
    ("expert", Level::EXPERT),
];

/// The most tables of a server, as in its lobby.
const MOST_TABLES: usize = 20_000;

/// The log levels, by name.
const LEVELS: &[(&str, LevelFilter)] = &[
    ("warn", LevelFilter::Warn),
    ("info", LevelFilter::Info),
    ("debug", LevelFilter::Debug),
];

/// The moments at which recordings are said, by name.
const MOMENTS: &[(&str, HeardAt)] = &[
    ("turn", HeardAt::Turn),
    ("menu", HeardAt::Menu),
    ("question", HeardAt::Question),
];

const SWITCH: &[(&str, bool)] = &[("on", true), ("off", false)];

/// Every option, in the order of the help: first those for the game, its players, its rules and the
/// number of matches.
pub const OPTIONS: &[OptionDef] = &[
    option("game", "ID", say::usage_option_game)
        .of(TABLE)
        .sets(|options, given| put(&mut options.table.game, game(given))),
    option("players", "N", say::usage_option_players)
        .of(TABLE)
        .sets(|options, given| put(&mut options.table.players, given.number(2..=SEATS))),
    option("teams", "TxM", say::usage_option_teams)
        .of(TABLE)
        .sets(|options, given| put(&mut options.table.teams, teams(given))),
    option("humans", "N", say::usage_option_humans)
        .of(TABLE)
        .sets(|options, given| put(&mut options.table.humans, given.number(0..=SEATS))),
    option("bots", "LEVEL,LEVEL", say::usage_option_bots)
        .of(TABLE)
        .sets(|options, given| put(&mut options.table.bots, bots(given))),
    option("set", "TOP", say::usage_option_set)
        .of(TABLE)
        .sets(|options, given| put(&mut options.table.set, given.choice(SETS))),
    option("hand", "N", say::usage_option_hand)
        .of(TABLE)
        .sets(|options, given| put(&mut options.table.hand, given.number(1..=99_usize))),
    option("limit", "N", say::usage_option_limit)
        .of(TABLE)
        .sets(|options, given| put(&mut options.table.limit, given.number(1..=100_000))),
    option("rounds", "N", say::usage_option_rounds)
        .of(TABLE)
        .sets(|options, given| put(&mut options.table.rounds, given.number(1..=10_000))),
    option("seat", "N", say::usage_option_seat)
        .of(&["join"])
        .sets(|options, given| put(&mut options.join.seat, seat(given))),
    option("seat", "N", say::usage_option_review_seat)
        .of(&["review"])
        .sets(|options, given| put(&mut options.review.seat, seat(given))),
    option("iterations", "N", say::usage_option_iterations)
        .of(&["review"])
        .sets(|options, given| {
            put(
                &mut options.review.iterations,
                given.number(1..=100_000_000),
            )
        }),
    switch("watch", say::usage_option_watch)
        .of(&["join"])
        .sets(|options, _| put(&mut options.join.watch, Ok(true))),
    option("preset", "NAME", say::usage_option_preset)
        .of(TABLE)
        .sets(|options, given| put(&mut options.table.preset, preset(given))),
    option("rule", "NAME=VALUE", say::usage_option_rule)
        .of(TABLE)
        .sets(|options, given| add(&mut options.table.rules, rule(given))),
    option("seed", "N", say::usage_option_seed)
        .of(SEEDED)
        .sets(|options, given| put(&mut options.matches.seed, given.parsed::<u64>(option_seed))),
    option("matches", "N", say::usage_option_matches)
        .of(MATCHES)
        .sets(|options, given| put(&mut options.matches.count, given.number(1..=1_000_000_000))),
    option("a", "LEVEL", say::usage_option_a)
        .of(&["arena"])
        .sets(|options, given| put(&mut options.arena.compared[0], one_bot(given))),
    option("b", "LEVEL", say::usage_option_b)
        .of(&["arena"])
        .sets(|options, given| put(&mut options.arena.compared[1], one_bot(given))),
    option("deals", "N", say::usage_option_deals)
        .of(&["arena"])
        .sets(|options, given| put(&mut options.arena.deals, given.number(2..=100_000_000))),
    option("deal", "FILE", say::usage_option_deal)
        .of(&["perft"])
        .sets(|options, given| put(&mut options.perft.deal, path(given))),
    option("depth", "N", say::usage_option_depth)
        .of(&["perft"])
        .sets(|options, given| put(&mut options.perft.depth, given.number(1..=100))),
    option("record", "FILE", say::usage_option_record)
        .of(TABLE)
        .sets(|options, given| put(&mut options.matches.record, record(given))),
    option("name", "NAME", say::usage_option_name)
        .sets(|options, given| put(&mut options.player.name, name(given))),
    option("listen", "ADDRESS:PORT", say::usage_option_listen)
        .of(OPENING)
        .sets(|options, given| put(&mut options.parlour.listen, address(given))),
    option("ssh", "ADDRESS:PORT", say::usage_option_ssh)
        .of(PARLOUR)
        .sets(|options, given| put(&mut options.parlour.ssh, address(given))),
    option("data", "DIR", say::usage_option_data)
        .of(&["parlour", "admin"])
        .sets(|options, given| put(&mut options.parlour.data, path(given))),
    option("cluster", "ADDRESS,ADDRESS", say::usage_option_cluster)
        .of(PARLOUR)
        .sets(|options, given| {
            put(
                &mut options.parlour.cluster,
                given.parsed::<NatsAddresses>(option_cluster),
            )
        }),
    option("tls-cert", "FILE", say::usage_option_tls_cert)
        .of(PARLOUR)
        .sets(|options, given| put(&mut options.parlour.tls_cert, path(given))),
    option("tls-key", "FILE", say::usage_option_tls_key)
        .of(PARLOUR)
        .sets(|options, given| put(&mut options.parlour.tls_key, path(given))),
    option("trusted-proxy", "NETWORK", say::usage_option_trusted_proxy)
        .of(PARLOUR)
        .sets(|options, given| {
            let proxies = &mut options.parlour.trusted_proxies;
            add(proxies, given.parsed(option_network))
        }),
    option("allowed-host", "HOST", say::usage_option_allowed_host)
        .of(PARLOUR)
        .sets(|options, given| {
            let hosts = &mut options.parlour.allowed_hosts;
            add(hosts, given.text().map(str::to_owned))
        }),
    option("metrics", "ADDRESS:PORT", say::usage_option_metrics)
        .of(PARLOUR)
        .sets(|options, given| put(&mut options.parlour.metrics, address(given))),
    option(
        "computers",
        "easy, normal or expert",
        say::usage_option_computers,
    )
    .of(OPENING)
    .sets(|options, given| put(&mut options.parlour.computers, given.choice(COMPUTERS))),
    option("max-tables", "N", say::usage_option_max_tables)
        .of(OPENING)
        .sets(|options, given| {
            put(
                &mut options.parlour.max_tables,
                given.number(1..=MOST_TABLES),
            )
        }),
    switch("no-mdns", say::usage_option_no_mdns)
        .of(OPENING)
        .sets(|options, _| put(&mut options.parlour.no_mdns, Ok(true))),
    option("log", "warn, info or debug", say::usage_option_log)
        .of(PARLOUR)
        .sets(|options, given| put(&mut options.parlour.log, given.choice(LEVELS))),
    option("lang", "TAG", say::usage_option_lang)
        .sets(|options, given| put(&mut options.player.language, language(given))),
    option("locales", "DIR", say::usage_option_locales)
        .sets(|options, given| put(&mut options.player.locales, path(given))),
    option("speech", "on or off", say::usage_option_speech)
        .sets(|options, given| put(&mut options.player.voice.speech, given.choice(SWITCH))),
    option("sound", "on or off", say::usage_option_sound)
        .sets(|options, given| put(&mut options.player.voice.sound, given.choice(SWITCH))),
    option("rate", "-100 to 100", say::usage_option_rate)
        .sets(|options, given| put(&mut options.player.voice.rate, given.number(-100..=100))),
    option("volume", "0 to 100", say::usage_option_volume)
        .sets(|options, given| put(&mut options.player.voice.volume, given.number(0..=100))),
    switch("json", say::usage_option_json)
        .of(&[
            "games", "tables", "simulate", "review", "stats", "daily", "problems", "hear",
        ])
        .sets(|options, _| put(&mut options.json, Ok(true))),
    option("at", "turn, menu or question", say::usage_option_at)
        .of(&["hear"])
        .sets(|options, given| put(&mut options.at, given.choice(MOMENTS))),
    switch("check", say::usage_option_check)
        .of(&["replay"])
        .sets(|options, _| put(&mut options.check, Ok(true))),
    switch("check", say::usage_option_check_sounds)
        .of(&["sounds"])
        .sets(|options, _| put(&mut options.check, Ok(true))),
    option("write", "FOLDER", say::usage_option_write)
        .of(&["sounds"])
        .sets(|options, given| put(&mut options.written, path(given))),
    option("check", "FILE", say::usage_option_check_daily)
        .of(&["daily"])
        .sets(|options, given| put(&mut options.daily.checked, path(given))),
    option("date", "DATE", say::usage_option_date)
        .of(&["daily"])
        .sets(|options, given| put(&mut options.daily.date, given.parsed::<Day>(no_day))),
    option("check", "DIR", say::usage_option_check_locales)
        .of(&["locales"])
        .sets(|options, given| put(&mut options.translation, path(given).map(Locales::Check))),
    option("new", "DIR", say::usage_option_new)
        .of(&["locales"])
        .sets(|options, given| put(&mut options.translation, path(given).map(Locales::New))),
    switch("help", say::usage_option_help),
    switch("version", say::usage_option_version),
];

/// Declares an option with a value, for all commands.
const fn option(name: &'static str, value: &'static str, help: fn() -> Message) -> OptionDef {
    OptionDef {
        value: Some(value),
        ..switch(name, help)
    }
}

/// Declares an option without a value, for all commands.
const fn switch(name: &'static str, help: fn() -> Message) -> OptionDef {
    OptionDef {
        name,
        value: None,
        commands: &[],
        help,
        take: |_, _| Ok(()),
    }
}

/// Stores the value of an option, unless it is malformed.
fn put<P, V: Into<P>>(place: &mut P, value: Result<V, Message>) -> Result<(), Message> {
    *place = value?.into();
    Ok(())
}

/// Adds the value of an option to the earlier ones, unless it is malformed.
fn add<V>(list: &mut Vec<V>, value: Result<V, Message>) -> Result<(), Message> {
    list.push(value?);
    Ok(())
}
