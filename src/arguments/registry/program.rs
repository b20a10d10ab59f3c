//! The options for the player's name, for running a server, for speech, and for the output of a command.

use super::{OptionDef, add, option, put, switch};
use crate::Locales;
use crate::forms::{address, language, name, path};
use crate::options::HeardAt;
use serpente_engine::table::Day;
use serpente_net::LevelFilter;
use serpente_net::nats::Addresses;
use serpente_text::announce::say::learn::no_day;
use serpente_text::announce::say::parlour::{option_cluster, option_network};
use serpente_text::announce::say::usage as say;

/// The commands that serve tables.
const PARLOUR: &[&str] = &["parlour"];

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

/// These options, in the order of the help.
pub(super) const OPTIONS: &[OptionDef] = &[
    option("name", "NAME", say::usage_option_name)
        .sets(|options, given| put(&mut options.name, name(given))),
    option("listen", "ADDRESS:PORT", say::usage_option_listen)
        .of(PARLOUR)
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
                given.parsed::<Addresses>(option_cluster),
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
            let proxies = &mut options.parlour.access.trusted_proxies;
            add(proxies, given.parsed(option_network))
        }),
    option("allowed-host", "HOST", say::usage_option_allowed_host)
        .of(PARLOUR)
        .sets(|options, given| {
            let hosts = &mut options.parlour.access.allowed_hosts;
            add(hosts, given.text().map(str::to_owned))
        }),
    option("metrics", "ADDRESS:PORT", say::usage_option_metrics)
        .of(PARLOUR)
        .sets(|options, given| put(&mut options.parlour.access.metrics, address(given))),
    switch("no-mdns", say::usage_option_no_mdns)
        .of(PARLOUR)
        .sets(|options, _| put(&mut options.parlour.no_mdns, Ok(true))),
    option("log", "warn, info or debug", say::usage_option_log)
        .of(PARLOUR)
        .sets(|options, given| put(&mut options.parlour.log, given.choice(LEVELS))),
    option("lang", "TAG", say::usage_option_lang)
        .sets(|options, given| put(&mut options.language, language(given))),
    option("locales", "DIR", say::usage_option_locales)
        .sets(|options, given| put(&mut options.locales, path(given))),
    option("speech", "on or off", say::usage_option_speech)
        .sets(|options, given| put(&mut options.speech, given.choice(SWITCH))),
    option("sound", "on or off", say::usage_option_sound)
        .sets(|options, given| put(&mut options.sound, given.choice(SWITCH))),
    option("rate", "-100 to 100", say::usage_option_rate)
        .sets(|options, given| put(&mut options.rate, given.number(-100..=100))),
    option("volume", "0 to 100", say::usage_option_volume)
        .sets(|options, given| put(&mut options.volume, given.number(0..=100))),
    switch("json", say::usage_option_json)
        .of(&[
            "games", "tables", "simulate", "review", "stats", "daily", "hear",
        ])
        .sets(|options, _| put(&mut options.json, Ok(true))),
    option("at", "turn, menu or question", say::usage_option_at)
        .of(&["hear"])
        .sets(|options, given| put(&mut options.at, given.choice(MOMENTS))),
    switch("check", say::usage_option_check)
        .of(&["replay"])
        .sets(|options, _| put(&mut options.check, Ok(true))),
    option("check", "FILE", say::usage_option_check_daily)
        .of(&["daily"])
        .sets(|options, given| put(&mut options.checked, path(given))),
    option("date", "DATE", say::usage_option_date)
        .of(&["daily"])
        .sets(|options, given| put(&mut options.date, given.parsed::<Day>(no_day))),
    option("check", "DIR", say::usage_option_check_locales)
        .of(&["locales"])
        .sets(|options, given| put(&mut options.translation, path(given).map(Locales::Check))),
    option("new", "DIR", say::usage_option_new)
        .of(&["locales"])
        .sets(|options, given| put(&mut options.translation, path(given).map(Locales::New))),
    switch("help", say::usage_option_help),
    switch("version", say::usage_option_version),
];
