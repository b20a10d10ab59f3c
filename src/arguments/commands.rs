//! Declares every command, once.

use std::path::PathBuf;

use super::options::{DailyWish, HearWish, ReviewWish, Wishes};
use super::{Subcommand, called};
use serpente_engine::bots::review::ITERATIONS;
use serpente_text::announce::Message;
use serpente_text::announce::say::parlour::parlour_half_tls;
use serpente_text::announce::say::{errors, online, usage};

/// A command of the command line. Parser, help and documentation are all made from this.
#[derive(Clone, Copy)]
pub struct CommandDef {
    /// The name; empty for the main menu, which opens when no command is given.
    pub name: &'static str,
    /// The arguments that may follow the command, as the documentation calls them.
    pub operand: Operand,
    /// The command's line in the help.
    pub help: fn() -> Message,
    /// Makes the command from the parsed arguments.
    pub(super) make: fn(&mut Wishes) -> Result<Subcommand, Message>,
}

/// The arguments a command takes besides options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// Nothing.
    None,
    /// One or none.
    Optional(&'static str),
    /// Exactly one.
    One(&'static str),
    /// Up to one of each, in this order.
    Some(&'static [&'static str]),
    /// Any number.
    Many(&'static str),
}

impl Operand {
    /// Returns how many arguments there may be.
    pub(super) fn most(self) -> usize {
        match self {
            Self::None => 0,
            Self::Optional(_) | Self::One(_) => 1,
            Self::Some(names) => names.len(),
            Self::Many(_) => usize::MAX,
        }
    }
}

impl CommandDef {
    /// Returns the command of this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        COMMANDS.iter().find(|command| command.name == name)
    }
}

/// Declares a command without operands.
const fn plain(
    name: &'static str,
    help: fn() -> Message,
    make: fn(&mut Wishes) -> Result<Subcommand, Message>,
) -> CommandDef {
    CommandDef {
        name,
        operand: Operand::None,
        help,
        make,
    }
}

/// Every command, in the order of the help.
pub const COMMANDS: &[CommandDef] = &[
    plain("", usage::usage, |_| Ok(Subcommand::Menu)),
    plain("play", usage::usage_command_play, |_| Ok(Subcommand::Play)),
    CommandDef {
        name: "resume",
        operand: Operand::Optional("FILE"),
        help: usage::usage_command_resume,
        make: |wishes| {
            let file = wishes.operand().map(PathBuf::from);
            Ok(Subcommand::Resume { file })
        },
    },
    CommandDef {
        name: "join",
        operand: Operand::Some(&["ADDRESS", "TABLE"]),
        help: usage::usage_command_join,
        make: |wishes| {
            let mut text = || {
                let operand = wishes.operands.pop_front();
                operand.map(|text| text.to_string_lossy().into_owned())
            };
            let (address, table) = (text(), text());
            let address = match address {
                Some(typed) => Some(typed.parse().map_err(|_| online::no_address(typed))?),
                None => None,
            };
            Ok(Subcommand::Join {
                address,
                table: table.map(|said| said.trim().to_lowercase().replace(' ', "-")),
                seat: wishes.seat,
                watch: wishes.watch,
            })
        },
    },
    plain("host", usage::usage_command_host, |_| Ok(Subcommand::Host)),
    plain("simulate", usage::usage_command_simulate, |wishes| {
        Ok(Subcommand::Simulate { json: wishes.json })
    }),
    CommandDef {
        name: "replay",
        operand: Operand::One("FILE"),
        help: usage::usage_command_replay,
        make: |wishes| {
            let file = wishes.operand().map(PathBuf::from);
            Ok(Subcommand::Replay {
                file: file.ok_or_else(|| errors::file_wanted(called("replay")))?,
                check: wishes.check,
            })
        },
    },
    CommandDef {
        name: "review",
        operand: Operand::One("FILE"),
        help: usage::usage_command_review,
        make: |wishes| {
            let file = wishes.operand().map(PathBuf::from);
            Ok(Subcommand::Review(ReviewWish {
                file: file.ok_or_else(|| errors::file_wanted(called("review")))?,
                seat: wishes.seat,
                iterations: wishes.iterations.unwrap_or(ITERATIONS),
                json: wishes.json,
            }))
        },
    },
    plain("stats", usage::usage_command_stats, |wishes| {
        Ok(Subcommand::Stats { json: wishes.json })
    }),
    plain("daily", usage::usage_command_daily, |wishes| {
        Ok(Subcommand::Daily(DailyWish {
            date: wishes.date,
            check: wishes.checked.take(),
            json: wishes.json,
        }))
    }),
    plain("problems", usage::usage_command_problems, |wishes| {
        let search = wishes.options.matches;
        Ok(Subcommand::Problems { search })
    }),
    plain("parlour", usage::usage_command_parlour, |wishes| {
        let parlour = std::mem::take(&mut wishes.parlour);
        if parlour.tls_cert.is_some() != parlour.tls_key.is_some() {
            return Err(parlour_half_tls());
        }
        Ok(Subcommand::Parlour(parlour))
    }),
    CommandDef {
        name: "admin",
        operand: Operand::Many("ORDER"),
        help: usage::usage_command_admin,
        make: |wishes| {
            let words = wishes.operands.drain(..);
            let order = words
                .map(|word| word.to_string_lossy().into_owned())
                .collect();
            let data = wishes.parlour.data.take();
            Ok(Subcommand::Admin { data, order })
        },
    },
    CommandDef {
        name: "tables",
        operand: Operand::One("ADDRESS"),
        help: usage::usage_command_tables,
        make: |wishes| {
            let typed = wishes.operand();
            let typed = typed.map(|text| text.to_string_lossy().into_owned());
            let typed = typed.ok_or_else(|| errors::address_wanted(called("tables")))?;
            Ok(Subcommand::Tables {
                address: typed.parse().map_err(|_| online::no_address(typed))?,
                json: wishes.json,
            })
        },
    },
    plain("games", usage::usage_command_games, |wishes| {
        Ok(Subcommand::Games { json: wishes.json })
    }),
    plain("keys", usage::usage_command_keys, |_| Ok(Subcommand::Keys)),
    plain("locales", usage::usage_command_locales, |wishes| {
        Ok(Subcommand::Locales(wishes.folder.take()))
    }),
    CommandDef {
        name: "say",
        operand: Operand::Optional("MESSAGE"),
        help: usage::usage_command_say,
        make: |wishes| {
            let wanted = wishes.operand();
            let wanted = wanted.map(|wanted| wanted.to_string_lossy().into_owned());
            Ok(Subcommand::Say { wanted })
        },
    },
    plain("speech", usage::usage_command_speech, |_| {
        Ok(Subcommand::Speech)
    }),
    CommandDef {
        name: "hear",
        operand: Operand::Many("FILE"),
        help: usage::usage_command_hear,
        make: |wishes| {
            let files = wishes.operands.drain(..).map(PathBuf::from).collect();
            Ok(Subcommand::Hear(HearWish {
                files,
                at: wishes.at.unwrap_or_default(),
                json: wishes.json,
            }))
        },
    },
    plain("arena", usage::usage_command_arena, |_| {
        Ok(Subcommand::Arena)
    }),
    CommandDef {
        name: "perft",
        operand: Operand::Many("FILE"),
        help: usage::usage_command_perft,
        make: |wishes| {
            let files = wishes.operands.drain(..).map(PathBuf::from).collect();
            Ok(Subcommand::Perft { files })
        },
    },
    plain("version", usage::usage_command_version, |_| {
        Ok(Subcommand::Version)
    }),
    plain("help", usage::usage_command_help, |_| {
        Ok(Subcommand::Help { command: "" })
    }),
];
