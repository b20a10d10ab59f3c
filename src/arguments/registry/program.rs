//! The options for the player's name, for running a server, for speech, and for the output of a command.

use super::OptionDef;
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
        commands: Some(&["parlour", "admin"]),
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
        name: "trusted-proxy",
        letter: None,
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
        letter: None,
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
        letter: None,
        value: Some("ADDRESS:PORT"),
        commands: Some(PARLOUR),
        help: usage::usage_option_metrics,
        take: |wishes, given| {
            wishes.parlour.metrics = Some(address(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "no-mdns",
        letter: None,
        value: None,
        commands: Some(PARLOUR),
        help: usage::usage_option_no_mdns,
        take: |wishes, _| {
            wishes.parlour.no_mdns = true;
            Ok(())
        },
    },
    OptionDef {
        name: "log",
        letter: None,
        value: Some("warn, info or debug"),
        commands: Some(PARLOUR),
        help: usage::usage_option_log,
        take: |wishes, given| {
            wishes.parlour.log = Some(given.choice(LEVELS)?);
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
        commands: Some(&[
            "games", "tables", "simulate", "review", "stats", "daily", "hear",
        ]),
        help: usage::usage_option_json,
        take: |wishes, _| {
            wishes.json = true;
            Ok(())
        },
    },
    OptionDef {
        name: "at",
        letter: None,
        value: Some("turn, menu or question"),
        commands: Some(&["hear"]),
        help: usage::usage_option_at,
        take: |wishes, given| {
            wishes.at = Some(given.choice(MOMENTS)?);
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
        value: Some("FILE"),
        commands: Some(&["daily"]),
        help: usage::usage_option_check_daily,
        take: |wishes, given| {
            wishes.checked = Some(path(given)?);
            Ok(())
        },
    },
    OptionDef {
        name: "date",
        letter: None,
        value: Some("DATE"),
        commands: Some(&["daily"]),
        help: usage::usage_option_date,
        take: |wishes, given| {
            wishes.date = Some(day(given)?);
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
            wishes.asked = Some(AboutProgram::Help);
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
            wishes.asked = wishes.asked.or(Some(AboutProgram::Version));
            Ok(())
        },
    },
];
