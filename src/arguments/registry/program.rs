//! The options for the player's name, for running a server, for speech, and for the output of a command.

use super::{OptionDef, put};
use crate::Locales;
use crate::forms::{address, cluster, day, language, name, network, path};
use crate::options::{AboutProgram, HeardAt};
use serpente_net::LevelFilter;
use serpente_text::announce::say::usage;

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
    OptionDef {
        name: "name",
        value: Some("NAME"),
        commands: None,
        help: usage::usage_option_name,
        take: |wishes, given| put(&mut wishes.options.name, name(given)),
    },
    OptionDef {
        name: "listen",
        value: Some("ADDRESS:PORT"),
        commands: Some(PARLOUR),
        help: usage::usage_option_listen,
        take: |wishes, given| put(&mut wishes.parlour.listen, address(given)),
    },
    OptionDef {
        name: "ssh",
        value: Some("ADDRESS:PORT"),
        commands: Some(PARLOUR),
        help: usage::usage_option_ssh,
        take: |wishes, given| put(&mut wishes.parlour.ssh, address(given)),
    },
    OptionDef {
        name: "data",
        value: Some("DIR"),
        commands: Some(&["parlour", "admin"]),
        help: usage::usage_option_data,
        take: |wishes, given| put(&mut wishes.parlour.data, path(given)),
    },
    OptionDef {
        name: "cluster",
        value: Some("ADDRESS,ADDRESS"),
        commands: Some(PARLOUR),
        help: usage::usage_option_cluster,
        take: |wishes, given| put(&mut wishes.parlour.cluster, cluster(given)),
    },
    OptionDef {
        name: "tls-cert",
        value: Some("FILE"),
        commands: Some(PARLOUR),
        help: usage::usage_option_tls_cert,
        take: |wishes, given| put(&mut wishes.parlour.tls_cert, path(given)),
    },
    OptionDef {
        name: "tls-key",
        value: Some("FILE"),
        commands: Some(PARLOUR),
        help: usage::usage_option_tls_key,
        take: |wishes, given| put(&mut wishes.parlour.tls_key, path(given)),
    },
    OptionDef {
        name: "trusted-proxy",
        value: Some("NETWORK"),
        commands: Some(PARLOUR),
        help: usage::usage_option_trusted_proxy,
        take: |wishes, given| {
            wishes.parlour.trusted_proxies.push(network(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "allowed-host",
        value: Some("HOST"),
        commands: Some(PARLOUR),
        help: usage::usage_option_allowed_host,
        take: |wishes, given| {
            wishes.parlour.allowed_hosts.push(given.text()?.to_owned());
            Ok(())
        },
    },
    OptionDef {
        name: "metrics",
        value: Some("ADDRESS:PORT"),
        commands: Some(PARLOUR),
        help: usage::usage_option_metrics,
        take: |wishes, given| put(&mut wishes.parlour.metrics, address(given)),
    },
    OptionDef {
        name: "no-mdns",
        value: None,
        commands: Some(PARLOUR),
        help: usage::usage_option_no_mdns,
        take: |wishes, _| put(&mut wishes.parlour.no_mdns, Ok(true)),
    },
    OptionDef {
        name: "log",
        value: Some("warn, info or debug"),
        commands: Some(PARLOUR),
        help: usage::usage_option_log,
        take: |wishes, given| put(&mut wishes.parlour.log, given.choice(LEVELS)),
    },
    OptionDef {
        name: "lang",
        value: Some("TAG"),
        commands: None,
        help: usage::usage_option_lang,
        take: |wishes, given| put(&mut wishes.options.language, language(given)),
    },
    OptionDef {
        name: "locales",
        value: Some("DIR"),
        commands: None,
        help: usage::usage_option_locales,
        take: |wishes, given| put(&mut wishes.options.locales, path(given)),
    },
    OptionDef {
        name: "speech",
        value: Some("on or off"),
        commands: None,
        help: usage::usage_option_speech,
        take: |wishes, given| put(&mut wishes.options.speech, given.choice(SWITCH)),
    },
    OptionDef {
        name: "sound",
        value: Some("on or off"),
        commands: None,
        help: usage::usage_option_sound,
        take: |wishes, given| put(&mut wishes.options.sound, given.choice(SWITCH)),
    },
    OptionDef {
        name: "rate",
        value: Some("-100 to 100"),
        commands: None,
        help: usage::usage_option_rate,
        take: |wishes, given| put(&mut wishes.options.rate, given.number(-100..=100)),
    },
    OptionDef {
        name: "volume",
        value: Some("0 to 100"),
        commands: None,
        help: usage::usage_option_volume,
        take: |wishes, given| put(&mut wishes.options.volume, given.number(0..=100)),
    },
    OptionDef {
        name: "json",
        value: None,
        commands: Some(&[
            "games", "tables", "simulate", "review", "stats", "daily", "hear",
        ]),
        help: usage::usage_option_json,
        take: |wishes, _| put(&mut wishes.json, Ok(true)),
    },
    OptionDef {
        name: "at",
        value: Some("turn, menu or question"),
        commands: Some(&["hear"]),
        help: usage::usage_option_at,
        take: |wishes, given| put(&mut wishes.at, given.choice(MOMENTS)),
    },
    OptionDef {
        name: "check",
        value: None,
        commands: Some(&["replay"]),
        help: usage::usage_option_check,
        take: |wishes, _| put(&mut wishes.check, Ok(true)),
    },
    OptionDef {
        name: "check",
        value: Some("FILE"),
        commands: Some(&["daily"]),
        help: usage::usage_option_check_daily,
        take: |wishes, given| put(&mut wishes.checked, path(given)),
    },
    OptionDef {
        name: "date",
        value: Some("DATE"),
        commands: Some(&["daily"]),
        help: usage::usage_option_date,
        take: |wishes, given| put(&mut wishes.date, day(given)),
    },
    OptionDef {
        name: "check",
        value: Some("DIR"),
        commands: Some(&["locales"]),
        help: usage::usage_option_check_locales,
        take: |wishes, given| put(&mut wishes.folder, path(given).map(Locales::Check)),
    },
    OptionDef {
        name: "new",
        value: Some("DIR"),
        commands: Some(&["locales"]),
        help: usage::usage_option_new,
        take: |wishes, given| put(&mut wishes.folder, path(given).map(Locales::New)),
    },
    OptionDef {
        name: "help",
        value: None,
        commands: None,
        help: usage::usage_option_help,
        take: |wishes, _| put(&mut wishes.asked, Ok(AboutProgram::Help)),
    },
    OptionDef {
        name: "version",
        value: None,
        commands: None,
        help: usage::usage_option_version,
        take: |wishes, _| {
            wishes.asked = wishes.asked.or(Some(AboutProgram::Version));
            Ok(())
        },
    },
];
