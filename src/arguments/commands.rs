//! Declares every command, once.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::path::PathBuf;

use super::{Subcommand, called};
use serpente_client::PastedAddress;
use serpente_text::announce::Message;
use serpente_text::announce::say::{errors, online, usage as say};

/// The arguments after a command that are not options.
pub(super) type Operands = VecDeque<OsString>;

/// Makes a command from the arguments after it.
type MakeCommand = fn(&mut Operands) -> Result<Subcommand, Message>;

/// A command of the command line. Parser, help and documentation are all made from this.
#[derive(Clone, Copy)]
pub struct CommandDef {
    /// The name; empty for the main menu, which opens when no command is given.
    pub name: &'static str,
    /// The arguments that may follow the command, as the documentation calls them.
    pub operand: Operand,
    /// The command's line in the help.
    pub help: fn() -> Message,
    /// Makes the command from the arguments after it.
    pub(super) make: MakeCommand,
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

    /// Returns the command with these operands.
    const fn with(self, operand: Operand) -> Self {
        Self { operand, ..self }
    }
}

/// Declares a command without operands.
const fn command(name: &'static str, help: fn() -> Message, make: MakeCommand) -> CommandDef {
    CommandDef {
        name,
        operand: Operand::None,
        help,
        make,
    }
}

/// Every command, in the order of the help.
pub const COMMANDS: &[CommandDef] = &[
    command("", say::usage, |_| Ok(Subcommand::Menu)),
    command("play", say::usage_command_play, |_| Ok(Subcommand::Play)),
    command("resume", say::usage_command_resume, |operands| {
        Ok(Subcommand::Resume(operands.pop_front().map(PathBuf::from)))
    })
    .with(Operand::Optional("FILE")),
    command("join", say::usage_command_join, |operands| {
        let Some(typed) = text(operands) else {
            return Ok(Subcommand::Join {
                address: None,
                table: None,
            });
        };
        let PastedAddress { address, table } = pasted(typed)?;
        let named = text(operands);
        Ok(Subcommand::Join {
            address: Some(address),
            table: match named {
                Some(name) => Some(name.trim().to_lowercase().replace(' ', "-")),
                None => table,
            },
        })
    })
    .with(Operand::Some(&["ADDRESS", "TABLE"])),
    command("host", say::usage_command_host, |_| Ok(Subcommand::Host)),
    command("simulate", say::usage_command_simulate, |_| {
        Ok(Subcommand::Simulate)
    }),
    command("replay", say::usage_command_replay, |operands| {
        file(operands, "replay").map(Subcommand::Replay)
    })
    .with(Operand::One("FILE")),
    command("review", say::usage_command_review, |operands| {
        file(operands, "review").map(Subcommand::Review)
    })
    .with(Operand::One("FILE")),
    command("stats", say::usage_command_stats, |_| Ok(Subcommand::Stats)),
    command("daily", say::usage_command_daily, |_| Ok(Subcommand::Daily)),
    command("problems", say::usage_command_problems, |operands| {
        Ok(Subcommand::Problems(text(operands)))
    })
    .with(Operand::Optional("WORD")),
    command("parlour", say::usage_command_parlour, |_| {
        Ok(Subcommand::Parlour)
    }),
    command("admin", say::usage_command_admin, |operands| {
        let words = std::iter::from_fn(|| text(operands));
        Ok(Subcommand::Admin(words.collect()))
    })
    .with(Operand::Many("ORDER")),
    command("tables", say::usage_command_tables, |operands| {
        let typed = text(operands).ok_or_else(|| errors::address_wanted(called("tables")))?;
        Ok(Subcommand::Tables(pasted(typed)?.address))
    })
    .with(Operand::One("ADDRESS")),
    command("games", say::usage_command_games, |_| Ok(Subcommand::Games)),
    command("keys", say::usage_command_keys, |_| Ok(Subcommand::Keys)),
    command("locales", say::usage_command_locales, |_| {
        Ok(Subcommand::Locales)
    }),
    command("say", say::usage_command_say, |operands| {
        Ok(Subcommand::Say(text(operands)))
    })
    .with(Operand::Optional("MESSAGE")),
    command("speech", say::usage_command_speech, |_| {
        Ok(Subcommand::Speech)
    }),
    command("sounds", say::usage_command_sounds, |operands| {
        Ok(Subcommand::Sounds(files(operands).into_iter().next()))
    })
    .with(Operand::Optional("FOLDER")),
    command("hear", say::usage_command_hear, |operands| {
        Ok(Subcommand::Hear(files(operands)))
    })
    .with(Operand::Many("FILE")),
    command("arena", say::usage_command_arena, |_| Ok(Subcommand::Arena)),
    command("perft", say::usage_command_perft, |operands| {
        Ok(Subcommand::Perft(files(operands)))
    })
    .with(Operand::Many("FILE")),
    command("version", say::usage_command_version, |_| {
        Ok(Subcommand::Version)
    }),
    command("help", say::usage_command_help, |_| {
        Ok(Subcommand::Help(""))
    }),
];

/// Returns the next argument as text.
fn text(operands: &mut Operands) -> Option<String> {
    let operand = operands.pop_front();
    operand.map(|text| text.to_string_lossy().into_owned())
}

fn pasted(typed: String) -> Result<PastedAddress, Message> {
    typed.parse().map_err(|_| online::no_address(typed))
}

/// Returns the file that this command needs.
fn file(operands: &mut Operands, command: &str) -> Result<PathBuf, Message> {
    let file = operands.pop_front().map(PathBuf::from);
    file.ok_or_else(|| errors::file_wanted(called(command)))
}

fn files(operands: &mut Operands) -> Vec<PathBuf> {
    operands.drain(..).map(PathBuf::from).collect()
}
