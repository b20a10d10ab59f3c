//! The commands that only print something and then end.

mod arena;
mod daily;
pub(crate) mod games;
mod hear;
mod locales;
mod parlour;
mod perft;
mod problems;
mod progress;
mod replay;
mod review;
mod simulate;
mod sounds;
mod speech;
mod stats;
mod tables;

use crate::terminal::Terminal;
use serpente_app::KeyMap;
use serpente_app::proof::sentences;
use serpente_archive::Unsound;
use serpente_arguments::{COMMANDS, CommandOptions, OPTIONS, Subcommand};
use serpente_device::settings::Settings;
use serpente_system::output;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::{Trouble, file_not_written};
use serpente_text::words::{Detail, Language, Words};
use std::io;

/// Everything a command needs.
pub(super) struct CommandContext<'a> {
    pub(super) words: &'a Words,
    pub(super) language: Language,
    pub(super) settings: &'a Settings,
    pub(super) options: &'a CommandOptions,
    pub(super) terminal: &'a Terminal,
}

impl CommandContext<'_> {
    /// Prints a message.
    pub(super) fn print(&self, message: &Message) {
        self.terminal.line(&self.text(message));
    }

    /// Returns the text of a message.
    pub(super) fn text(&self, message: &Message) -> String {
        self.words.text(self.language, message, Detail::Normal)
    }
}

/// Why a command failed. It gives one sentence and the exit status.
pub(super) enum CommandFailed {
    /// The arguments or a file are invalid.
    Unusable(Message),
    /// The command did its work, and the result is a failure, such as a damaged record.
    Wrong(Message),
}

impl From<Message> for CommandFailed {
    fn from(message: Message) -> Self {
        Self::Unusable(message)
    }
}

impl From<Unsound> for CommandFailed {
    fn from(why: Unsound) -> Self {
        match why {
            Unsound::Unusable(message) => Self::Unusable(message),
            Unsound::Wrong(message) => Self::Wrong(message),
        }
    }
}

/// Returns the error for output that could not be written.
pub(super) fn not_printed(trouble: io::ErrorKind) -> CommandFailed {
    let trouble = Trouble::from(&io::Error::from(trouble));
    CommandFailed::Wrong(file_not_written(output::NAME.to_owned(), trouble))
}

/// Runs a command that is not interactive.
pub(super) fn run(command: &Subcommand, context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    match command {
        Subcommand::Menu
        | Subcommand::Play
        | Subcommand::Resume(_)
        | Subcommand::Join { .. }
        | Subcommand::Host => {}
        Subcommand::Parlour => parlour::run(context)?,
        Subcommand::Admin(order) => parlour::order(order, context)?,
        Subcommand::Tables(address) => tables::run(address, context)?,
        Subcommand::Simulate => simulate::run(context)?,
        Subcommand::Replay(file) => replay::run(file, context)?,
        Subcommand::Review(file) => review::run(file, context)?,
        Subcommand::Daily => daily::run(context)?,
        Subcommand::Problems(word) => problems::run(word.as_deref(), context)?,
        Subcommand::Stats => stats::run(context)?,
        Subcommand::Games => games::run(context),
        Subcommand::Keys => {
            let (keymap, refused) = KeyMap::with(&context.settings.keys);
            for (action, _) in keymap.rows() {
                context.print(&keymap.line(action, None));
            }
            for message in refused {
                context.print(&message);
            }
        }
        Subcommand::Locales => locales::run(context)?,
        Subcommand::Say(wanted) => say(wanted.as_deref(), context)?,
        Subcommand::Speech => speech::run(context),
        Subcommand::Sounds(folder) => sounds::run(folder.as_deref(), context)?,
        Subcommand::Hear(files) => hear::run(files, context)?,
        Subcommand::Help(command) => help(command, context),
        Subcommand::Version => context
            .terminal
            .line(concat!("serpente ", env!("CARGO_PKG_VERSION"))),
        Subcommand::Arena => arena::run(context)?,
        Subcommand::Perft(files) => perft::run(files, context)?,
    }
    Ok(())
}

/// Prints sentences of a language, all at once.
fn say(wanted: Option<&str>, context: &CommandContext<'_>) -> Result<(), Message> {
    for line in sentences(wanted, context.words, context.language)? {
        context.print(&line);
    }
    Ok(())
}

/// Prints the usage of a command and its options; of all commands if the name is empty.
fn help(name: &str, context: &CommandContext<'_>) {
    let mut commands = Vec::new();
    for command in COMMANDS {
        if name.is_empty() || command.name == name {
            commands.push(command);
            context.print(&(command.help)());
        }
    }
    for option in OPTIONS {
        if commands.iter().any(|command| option.is_for(command)) {
            context.print(&(option.help)());
        }
    }
}
