//! The command line: what a person or a script asks for.

mod commands;
mod forms;
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
pub use self::options::{CommandOptions, ParlourArguments, RecordTo, ReviewWish};
pub use self::registry::OPTIONS;

pub use self::nearest::by_distance;
use self::nearest::nearest;
use self::options::{AboutProgram, Wishes};
use self::value::Given;
pub use self::value::shown;
use serpente_net::client::Address;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors as say;

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedArguments {
    /// What to do.
    pub command: Subcommand,
    /// How.
    pub options: CommandOptions,
}

/// What to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subcommand {
    /// The main menu.
    Menu,
    /// Straight to a table.
    Play,
    /// Go on with the last match, or with the one recorded in a file.
    Resume {
        /// The record, if it is not the last match.
        file: Option<PathBuf>,
    },
    /// A table on another machine.
    Join {
        /// Where; `None` to look for one.
        address: Option<Address>,
        /// The table's name; `None` to choose one there.
        table: Option<String>,
        /// The chair, from 0; `None` for any.
        seat: Option<u8>,
        /// Whether only to listen.
        watch: bool,
    },
    /// A table here that others enter from elsewhere.
    Host,
    /// A server of tables that people enter from other machines.
    Parlour(ParlourArguments),
    /// List the tables of a parlour elsewhere.
    Tables {
        /// Where.
        address: Address,
        /// Whether as JSON.
        json: bool,
    },
    /// Computer players only.
    Simulate {
        /// Whether what came of them is printed as one JSON object.
        json: bool,
    },
    /// Tell a recorded match, or only verify it.
    Replay {
        /// The record.
        file: PathBuf,
        /// Whether only to verify it.
        check: bool,
    },
    /// Go through the play of a seat in a finished match.
    Review(ReviewWish),
    /// Tell what the kept matches tell together.
    Stats {
        /// Whether as JSON.
        json: bool,
    },
    /// List the games.
    Games {
        /// Whether as JSON.
        json: bool,
    },
    /// Print the key table.
    Keys,
    /// List the languages, or do something with a folder of locale files.
    Locales(Option<Locales>),
    /// Compare two computer players.
    Arena,
    /// Count game trees.
    Perft {
        /// Files of positions with the counts that are expected, if any.
        files: Vec<PathBuf>,
    },
    /// Tell the sentences of a language.
    Say {
        /// The name of a message, its beginning, or a file; without it, all of them.
        wanted: Option<String>,
    },
    /// Tell which speech was found.
    Speech,
    /// Tell how the program is called.
    Help {
        /// The command it was asked for, by its name; empty: all of them.
        command: &'static str,
    },
    /// Tell the program's version.
    Version,
}

impl Subcommand {
    /// Whether it goes on with keys, or lines in their place.
    #[must_use]
    pub fn takes_keys(&self) -> bool {
        match self {
            Self::Menu
            | Self::Play
            | Self::Resume { .. }
            | Self::Join { .. }
            | Self::Host
            | Self::Say { .. }
            | Self::Replay { check: false, .. } => true,
            Self::Parlour(_)
            | Self::Tables { .. }
            | Self::Simulate { .. }
            | Self::Replay { check: true, .. }
            | Self::Review(_)
            | Self::Stats { .. }
            | Self::Games { .. }
            | Self::Keys
            | Self::Locales(_)
            | Self::Arena
            | Self::Perft { .. }
            | Self::Speech
            | Self::Help { .. }
            | Self::Version => false,
        }
    }
}

/// What to do with a folder of locale files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Locales {
    /// Tell what is wrong in it.
    Check(PathBuf),
    /// Put the files into it that a translation begins with.
    New(PathBuf),
}

/// The language and the folder of locale files that arguments ask for which are otherwise of no use.
#[must_use]
pub fn language_of(arguments: &[OsString]) -> CommandOptions {
    let after = |name: &str| {
        arguments.iter().enumerate().find_map(|(at, argument)| {
            let rest = argument.to_str()?.strip_prefix(name)?;
            match rest.strip_prefix('=') {
                Some(value) => Some(OsString::from(value)),
                None => arguments.get(at + 1).filter(|_| rest.is_empty()).cloned(),
            }
        })
    };
    CommandOptions {
        language: after("--lang").and_then(|tag| tag.into_string().ok()),
        locales: after("--locales").map(PathBuf::from),
        ..CommandOptions::default()
    }
}

/// Reads the arguments after the program's name.
///
/// # Errors
/// One sentence: what cannot be used, and what would do.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<ParsedArguments, Message> {
    let mut seen = Seen::default();
    let mut parser = Parser::from_args(arguments);
    loop {
        // Its errors are an option's value that was never asked for, which is the option before.
        let next = parser.next();
        let Some(argument) = next.map_err(|error| refused(&error))? else {
            break;
        };
        match argument {
            Arg::Value(value) => seen.positional(value)?,
            Arg::Short(letter) => {
                let option = OptionDef::lettered(letter);
                let unknown = || say::unknown_option(shown(OsStr::new(&format!("-{letter}"))));
                seen.option(option.ok_or_else(unknown)?, &mut parser)?;
            }
            Arg::Long(name) => {
                let option = OptionDef::named(name, seen.command);
                let option = option.ok_or_else(|| unknown(name))?;
                seen.option(option, &mut parser)?;
            }
        }
    }
    seen.request()
}

fn refused(error: &lexopt::Error) -> Message {
    match error {
        lexopt::Error::UnexpectedValue { option, .. } => say::option_takes_no_value(option.clone()),
        // None of the others comes from going on to the next argument; each would do as a complaint.
        other => say::unknown_option(shown(OsStr::new(&other.to_string()))),
    }
}

/// What was read so far.
#[derive(Default)]
struct Seen {
    command: Option<&'static CommandDef>,
    used: Vec<&'static OptionDef>,
    wishes: Wishes,
}

impl Seen {
    fn positional(&mut self, value: OsString) -> Result<(), Message> {
        if self.command.is_some() {
            self.wishes.operands.push_back(value);
            return Ok(());
        }
        self.command = value.to_str().and_then(CommandDef::named);
        if self.command.is_some_and(|command| !command.name.is_empty()) {
            return Ok(());
        }
        let names = COMMANDS.iter().map(|command| command.name);
        let names = names.filter(|name| !name.is_empty());
        Err(match nearest(&value.to_string_lossy(), names) {
            Some(meant) => say::unknown_command_meant(shown(&value), meant.to_owned()),
            None => say::unknown_command(shown(&value)),
        })
    }

    fn option(&mut self, option: &'static OptionDef, parser: &mut Parser) -> Result<(), Message> {
        let given = match option.value {
            Some(_) => value(option.name, parser)?,
            None => Given {
                option: option.name,
                value: OsString::new(),
            },
        };
        (option.take)(&mut self.wishes, &given)?;
        self.used.push(option);
        Ok(())
    }

    fn request(mut self) -> Result<ParsedArguments, Message> {
        let menu = CommandDef::named("").expect("it is one of ours");
        let command = self.command.unwrap_or(menu);
        let asked = self.wishes.asked.map(|asked| match (asked, command.name) {
            (AboutProgram::Version, _) => Subcommand::Version,
            (AboutProgram::Help, "help") => Subcommand::Help { command: "" },
            (AboutProgram::Help, command) => Subcommand::Help { command },
        });
        if asked.is_none() {
            for option in &self.used {
                option.check(command, &self.wishes)?;
            }
            if let Some(unwanted) = self.wishes.operands.get(command.operand.most()) {
                let command = called(command.name);
                return Err(say::argument_not_wanted(shown(unwanted), command));
            }
            self.wishes.options.check()?;
        }
        let command = match asked {
            Some(asked) => asked,
            None => (command.make)(&mut self.wishes)?,
        };
        Ok(ParsedArguments {
            command,
            options: self.wishes.options,
        })
    }
}

/// How a command is called; the menu has no name of its own.
fn called(command: &str) -> String {
    format!("serpente {command}").trim_end().to_owned()
}

/// The value after an option. What begins with `--` is the next option, not a value.
fn value(option: &'static str, parser: &mut Parser) -> Result<Given, Message> {
    let missing = || say::option_without_value(format!("--{option}"));
    let value = parser.value().map_err(|_| missing())?;
    if value.as_encoded_bytes().starts_with(b"--") {
        return Err(missing());
    }
    Ok(Given { option, value })
}

fn unknown(name: &str) -> Message {
    let given = shown(OsStr::new(&format!("--{name}")));
    match nearest(name, OPTIONS.iter().map(|option| option.name)) {
        Some(meant) => say::unknown_option_meant(given, format!("--{meant}")),
        None => say::unknown_option(given),
    }
}

#[cfg(test)]
mod tests;
