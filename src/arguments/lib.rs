//! The command line: parses the arguments into a command and its options.

mod commands;
mod forms;
mod nats;
mod nearest;
mod option_def;
mod options;
mod registry;
mod value;

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use lexopt::{Arg, Parser};

pub use self::commands::{COMMANDS, CommandDef, Operand};
pub use self::option_def::OptionDef;
pub use self::options::{
    ArenaArguments, CommandOptions, DailyArguments, HeardAt, JoinArguments, MatchArguments,
    ParlourArguments, PerftArguments, PlayerArguments, RecordTo, ReviewArguments, TableArguments,
};
pub use self::registry::OPTIONS;

use self::commands::Operands;
pub use self::nats::{NatsAddresses, NoAddress};
pub use self::nearest::by_distance;
use self::nearest::nearest;
use self::value::Given;
pub use self::value::printable;
pub use log::LevelFilter;
use serpente_client::Address;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors as say;

/// The parsed command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedArguments {
    /// The command.
    pub command: Subcommand,
    /// Its options.
    pub options: CommandOptions,
}

/// A command and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subcommand {
    /// Open the main menu.
    Menu,
    /// Set up a table and play.
    Play,
    /// Continue the match recorded in this file, or else the last match.
    Resume(Option<PathBuf>),
    /// Join a table on another machine.
    Join {
        /// The address; `None` to look for servers on this network.
        address: Option<Address>,
        /// The table's name; `None` to choose one there.
        table: Option<String>,
    },
    /// Open a table on this machine that others can join.
    Host,
    /// Run a server of tables that players join from other machines.
    Parlour,
    /// An order to a server that runs on this machine, in words.
    Admin(Vec<String>),
    /// List the tables of the parlour at this address.
    Tables(Address),
    /// Play matches between computer players.
    Simulate,
    /// Announce the match recorded in this file, or only verify it.
    Replay(PathBuf),
    /// Analyse one player's decisions in the finished match recorded in this file.
    Review(PathBuf),
    /// Print statistics of the saved matches.
    Stats,
    /// Play the match of a day, check one, or tell what came of it.
    Daily,
    /// Problems to solve, or the one of this name, or only a search for new ones in the given number of matches.
    Problems(Option<String>),
    /// List the games.
    Games,
    /// Print the key table.
    Keys,
    /// List the languages, or check or begin a translation.
    Locales,
    /// Compare two computer players.
    Arena,
    /// Count game trees, also those in these files of positions and expected counts.
    Perft(Vec<PathBuf>),
    /// Print sentences of a language: the messages of this name, beginning or file; `None` for all
    /// messages.
    Say(Option<String>),
    /// Report which speech was found.
    Speech,
    /// List the sounds, write them, or check this folder of a player's own.
    Sounds(Option<PathBuf>),
    /// Tell what is understood in these recordings; without any, what can be said.
    Hear(Vec<PathBuf>),
    /// Print the help of the command of this name; of all commands if the name is empty.
    Help(&'static str),
    /// Print the version.
    Version,
}

impl ParsedArguments {
    /// Returns whether the command is interactive: it reads keys, or lines if there is no terminal.
    pub fn takes_keys(&self) -> bool {
        match self.command {
            Subcommand::Menu
            | Subcommand::Play
            | Subcommand::Resume(_)
            | Subcommand::Join { .. }
            | Subcommand::Host
            | Subcommand::Say(_) => true,
            Subcommand::Replay(_) => !self.options.check,
            Subcommand::Daily => self.options.plays_daily(),
            Subcommand::Problems(_) => {
                self.options.matches.searched().is_none() && !self.options.json
            }
            _ => false,
        }
    }
}

/// A command on a folder of locale files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Locales {
    /// Report the errors in it.
    Check(PathBuf),
    /// Create the files with which a translation begins.
    New(PathBuf),
}

/// Finds the language and locale folder in arguments that are invalid otherwise, so that the error
/// can be worded in that language.
pub fn language_of(arguments: &[OsString]) -> CommandOptions {
    let player = PlayerArguments {
        language: value_after("--lang", arguments).and_then(|tag| tag.into_string().ok()),
        locales: value_after("--locales", arguments).map(PathBuf::from),
        ..PlayerArguments::default()
    };
    CommandOptions {
        player,
        ..CommandOptions::default()
    }
}

/// Returns the value of this option, as `--option=value` or `--option value`.
fn value_after(option: &str, arguments: &[OsString]) -> Option<OsString> {
    for (at, argument) in arguments.iter().enumerate() {
        let Some(rest) = argument.to_str().and_then(|text| text.strip_prefix(option)) else {
            continue;
        };
        if let Some(value) = rest.strip_prefix('=') {
            return Some(OsString::from(value));
        }
        if rest.is_empty()
            && let Some(value) = arguments.get(at + 1)
        {
            return Some(value.clone());
        }
    }
    None
}

/// Parses the arguments after the program's name.
///
/// # Errors
/// If the arguments are invalid: one sentence that says what is wrong, and what would be right.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<ParsedArguments, Message> {
    let mut seen = Seen::default();
    let mut parser = Parser::from_args(arguments);
    loop {
        // The parser's error is about the option before: it was given a value that it does not
        // take.
        let next = parser.next();
        let Some(argument) = next.map_err(|error| refused(&error))? else {
            break;
        };
        match argument {
            Arg::Value(value) => seen.positional(value)?,
            Arg::Short(letter) => {
                let Some(option) = OptionDef::lettered(letter) else {
                    let given = printable(OsStr::new(&format!("-{letter}")));
                    return Err(say::unknown_option(given));
                };
                seen.option(option, &mut parser)?;
            }
            Arg::Long(name) => {
                let Some(option) = OptionDef::named(name, seen.command) else {
                    return Err(unknown(name));
                };
                seen.option(option, &mut parser)?;
            }
        }
    }
    seen.request()
}

fn refused(error: &lexopt::Error) -> Message {
    match error {
        lexopt::Error::UnexpectedValue { option, .. } => say::option_takes_no_value(option.clone()),
        // Going on to the next argument causes no other error; any of them would be reported like
        // this.
        other => say::unknown_option(printable(OsStr::new(&other.to_string()))),
    }
}

/// The arguments read so far.
#[derive(Default)]
struct Seen {
    command: Option<&'static CommandDef>,
    used: Vec<&'static OptionDef>,
    options: CommandOptions,
    operands: Operands,
}

impl Seen {
    fn positional(&mut self, value: OsString) -> Result<(), Message> {
        if self.command.is_some() {
            self.operands.push_back(value);
            return Ok(());
        }
        self.command = value.to_str().and_then(CommandDef::named);
        if self.command.is_some_and(|command| !command.name.is_empty()) {
            return Ok(());
        }
        let names = COMMANDS.iter().map(|command| command.name);
        let typed = value.to_string_lossy();
        Err(
            match nearest(&typed, names.filter(|name| !name.is_empty())) {
                Some(meant) => say::unknown_command_meant(printable(&value), meant.to_owned()),
                None => say::unknown_command(printable(&value)),
            },
        )
    }

    fn option(&mut self, option: &'static OptionDef, parser: &mut Parser) -> Result<(), Message> {
        let given = match option.value {
            Some(_) => value(option.name, parser)?,
            None => Given {
                option: option.name,
                value: OsString::new(),
            },
        };
        (option.take)(&mut self.options, &given)?;
        self.used.push(option);
        Ok(())
    }

    fn request(mut self) -> Result<ParsedArguments, Message> {
        let menu = CommandDef::named("").expect("it is one of ours");
        let declared = self.command.unwrap_or(menu);
        let command = if self.is_used("help") {
            Subcommand::Help(match declared.name {
                "help" => "",
                name => name,
            })
        } else if self.is_used("version") {
            Subcommand::Version
        } else {
            for option in &self.used {
                option.check(declared, &self.options)?;
            }
            if let Some(unwanted) = self.operands.get(declared.operand.most()) {
                let written = called(declared.name);
                return Err(say::argument_not_wanted(printable(unwanted), written));
            }
            self.options.check()?;
            (declared.make)(&mut self.operands)?
        };
        Ok(ParsedArguments {
            command,
            options: self.options,
        })
    }

    /// Returns whether the option of this name was given.
    fn is_used(&self, name: &str) -> bool {
        self.used.iter().any(|option| option.name == name)
    }
}

/// Returns how a command is written; the menu has no name of its own.
fn called(command: &str) -> String {
    format!("serpente {command}").trim_end().to_owned()
}

/// Returns the value after an option. Text that begins with `--` is the next option, not a value.
fn value(option: &'static str, parser: &mut Parser) -> Result<Given, Message> {
    match parser.value() {
        Ok(value) if !value.as_encoded_bytes().starts_with(b"--") => Ok(Given { option, value }),
        Ok(_) | Err(_) => Err(say::option_without_value(format!("--{option}"))),
    }
}

fn unknown(name: &str) -> Message {
    let given = printable(OsStr::new(&format!("--{name}")));
    match nearest(name, OPTIONS.iter().map(|option| option.name)) {
        Some(meant) => say::unknown_option_meant(given, format!("--{meant}")),
        None => say::unknown_option(given),
    }
}

#[cfg(test)]
mod tests;
