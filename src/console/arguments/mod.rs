//! The command line: what a person or a script asks for.

mod nearest;
mod options;
mod value;

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use lexopt::{Arg, Parser};

pub use self::options::{Options, RecordTo};

use self::nearest::nearest;
use self::options::{OPTIONS, Place, path};
use self::value::{Given, shown};
use crate::announce::Message;
use crate::announce::say::errors as say;

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// What to do.
    pub command: Command,
    /// How.
    pub options: Options,
}

/// What to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The main menu.
    Menu,
    /// Straight to a table.
    Play,
    /// Go on with the last match, or with the one recorded in a file.
    Resume {
        /// The record, if it is not the last match.
        file: Option<PathBuf>,
    },
    /// Computer players only.
    Simulate,
    /// Tell a recorded match, or only verify it.
    Replay {
        /// The record.
        file: PathBuf,
        /// Whether only to verify it.
        check: bool,
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
    /// Tell which speech was found.
    Speech,
    /// Tell how the program is called.
    Help,
    /// Tell the program's version.
    Version,
}

impl Command {
    /// Whether it goes on with keys, or lines in their place.
    #[must_use]
    pub fn takes_keys(&self) -> bool {
        match self {
            Self::Menu | Self::Play | Self::Resume { .. } | Self::Replay { check: false, .. } => {
                true
            }
            Self::Simulate
            | Self::Replay { check: true, .. }
            | Self::Games { .. }
            | Self::Keys
            | Self::Locales(_)
            | Self::Arena
            | Self::Perft { .. }
            | Self::Speech
            | Self::Help
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

/// The commands by name.
const COMMANDS: &[&str] = &[
    "play", "resume", "simulate", "replay", "games", "keys", "locales", "arena", "perft", "speech",
    "help", "version",
];

/// The options without a value.
const FLAGS: &[&str] = &["json", "check", "new", "help", "version"];

/// The language and the folder of locale files that arguments ask for which are otherwise of no use.
#[must_use]
pub fn language_of(arguments: &[OsString]) -> Options {
    let after = |name: &str| {
        let place = arguments.iter().position(|argument| argument == name)?;
        arguments.get(place + 1)
    };
    Options {
        language: after("--lang")
            .and_then(|tag| tag.to_str())
            .map(str::to_owned),
        locales: after("--locales").map(PathBuf::from),
        ..Options::default()
    }
}

/// Reads the arguments after the program's name.
///
/// # Errors
/// One sentence: what cannot be used, and what would do.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Request, Message> {
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
            Arg::Short('h') => seen.flags.push("help"),
            Arg::Short('V') => seen.flags.push("version"),
            Arg::Short(letter) => {
                return Err(say::unknown_option(shown(OsStr::new(&format!(
                    "-{letter}"
                )))));
            }
            Arg::Long(name) => {
                let name = name.to_owned();
                seen.long(&name, &mut parser)?;
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
#[derive(Debug, Default)]
struct Seen {
    command: Option<&'static str>,
    files: Vec<OsString>,
    options: Options,
    used: Vec<(&'static str, Place)>,
    flags: Vec<&'static str>,
    folder: Option<Locales>,
}

impl Seen {
    fn positional(&mut self, value: OsString) -> Result<(), Message> {
        if self.command.is_some() {
            self.files.push(value);
            return Ok(());
        }
        let known = COMMANDS.iter().find(|command| value == **command);
        let Some(command) = known else {
            let meant = nearest(&value.to_string_lossy(), COMMANDS.iter().copied());
            return Err(match meant {
                Some(meant) => say::unknown_command_meant(shown(&value), meant.to_owned()),
                None => say::unknown_command(shown(&value)),
            });
        };
        self.command = Some(command);
        Ok(())
    }

    fn long(&mut self, name: &str, parser: &mut Parser) -> Result<(), Message> {
        match name {
            "check" if self.command == Some("locales") => {
                self.folder = Some(Locales::Check(path(&value("check", parser)?)?));
            }
            "new" if self.command == Some("locales") => {
                self.folder = Some(Locales::New(path(&value("new", parser)?)?));
            }
            _ => {
                if let Some(flag) = FLAGS.iter().find(|flag| **flag == name) {
                    self.flags.push(flag);
                } else if let Some((option, place)) =
                    OPTIONS.iter().find(|(option, _)| *option == name)
                {
                    self.options.take(&value(option, parser)?)?;
                    self.used.push((option, *place));
                } else {
                    return Err(unknown(name));
                }
            }
        }
        Ok(())
    }

    fn has(&self, flag: &str) -> bool {
        self.flags.contains(&flag)
    }

    fn request(mut self) -> Result<Request, Message> {
        let command = match self.command {
            _ if self.has("help") => "help",
            _ if self.has("version") => "version",
            given => given.unwrap_or_default(),
        };
        if !matches!(command, "help" | "version") {
            self.check_places(command)?;
            self.options.check()?;
        }
        let command = match command {
            "" => Command::Menu,
            "play" => Command::Play,
            "resume" => Command::Resume { file: self.file() },
            "simulate" => Command::Simulate,
            "replay" => Command::Replay {
                file: self
                    .file()
                    .ok_or_else(|| say::file_wanted(called(command)))?,
                check: self.has("check"),
            },
            "games" => Command::Games {
                json: self.has("json"),
            },
            "keys" => Command::Keys,
            "locales" => Command::Locales(self.folder),
            "arena" => Command::Arena,
            "perft" => Command::Perft {
                files: self.files.drain(..).map(PathBuf::from).collect(),
            },
            "speech" => Command::Speech,
            "version" => Command::Version,
            _ => Command::Help,
        };
        Ok(Request {
            command,
            options: self.options,
        })
    }

    /// The one file a command takes.
    fn file(&mut self) -> Option<PathBuf> {
        self.files.drain(..).next().map(PathBuf::from)
    }

    /// Checks that everything given means something for this command.
    fn check_places(&self, command: &str) -> Result<(), Message> {
        let refuse = |option: &str| {
            let command = called(command);
            Err(say::option_not_here(format!("--{option}"), command))
        };
        for (option, place) in &self.used {
            let fits = match place {
                Place::Anywhere => true,
                Place::Table => matches!(command, "" | "play" | "simulate" | "arena" | "perft"),
                Place::Matches => matches!(command, "simulate" | "arena"),
                Place::Tree => command == "perft",
                Place::Arena => command == "arena",
            };
            if !fits {
                return refuse(option);
            }
        }
        // Nobody sits at these, which may be said.
        let nobody = matches!(command, "simulate" | "arena" | "perft");
        if nobody && self.options.humans.is_some_and(|people| people > 0) {
            return refuse("humans");
        }
        if self.has("json") && command != "games" {
            return refuse("json");
        }
        // With a folder behind them they were taken before, unless they stand before their command.
        for flag in ["check", "new"].into_iter().filter(|flag| self.has(flag)) {
            match (flag, command) {
                ("check", "replay") => {}
                (_, "locales") => return Err(say::option_without_value(format!("--{flag}"))),
                _ => return refuse(flag),
            }
        }
        let wanted = match command {
            "resume" | "replay" => 1,
            "perft" => usize::MAX,
            _ => 0,
        };
        match self.files.get(wanted) {
            Some(file) => Err(say::argument_not_wanted(shown(file), called(command))),
            None => Ok(()),
        }
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
    let known = OPTIONS.iter().map(|(option, _)| *option);
    match nearest(name, known.chain(FLAGS.iter().copied())) {
        Some(meant) => say::unknown_option_meant(given, format!("--{meant}")),
        None => say::unknown_option(given),
    }
}

#[cfg(test)]
mod tests;
