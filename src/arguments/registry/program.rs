//! The options that say who one is, how a parlour is run, how the program speaks, and what a command prints.

use super::OptionDef;
use crate::Locales;
use crate::forms::{address, cluster, language, name, path};
use crate::options::AboutProgram;
use serpente_text::announce::say::usage;

/// Where tables are served.
const PARLOUR: &[&str] = &["parlour"];

const SWITCH: &[(&str, bool)] = &[("on", true), ("off", false)];

/// In the order of the help.
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
        commands: Some(&["games", "tables", "simulate", "review", "stats"]),
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
