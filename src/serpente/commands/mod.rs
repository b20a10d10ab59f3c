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
mod speech;
mod stats;
mod tables;

use crate::terminal::Terminal;
use serpente_app::KeyMap;
use serpente_app::proof::sentences;
use serpente_arguments::{COMMANDS, CommandDef, CommandOptions, OPTIONS, OptionDef, Subcommand};
use serpente_device::settings::Settings;
use serpente_system::output;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::{Trouble, file_not_written};
use serpente_text::words::{Detail, Language, Words};
use std::io;

/// Everything a command needs.
pub(super) struct Desk<'a> {
    pub(super) words: &'a Words,
    pub(super) language: Language,
    pub(super) settings: &'a Settings,
    pub(super) options: &'a CommandOptions,
    pub(super) terminal: &'a Terminal,
}

impl Desk<'_> {
    /// Prints a message.
    pub(super) fn tell(&self, message: &Message) {
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

/// Returns the error for output that could not be written.
pub(super) fn not_printed(trouble: io::ErrorKind) -> CommandFailed {
    let trouble = Trouble::from(&io::Error::from(trouble));
    CommandFailed::Wrong(file_not_written(output::NAME.to_owned(), trouble))
}

/// Runs a command that is not interactive.
pub(super) fn run(command: &Subcommand, desk: &Desk<'_>) -> Result<(), CommandFailed> {
    match command {
        Subcommand::Menu
        | Subcommand::Play
        | Subcommand::Resume(_)
        | Subcommand::Join { .. }
        | Subcommand::Host => {}
        Subcommand::Parlour => parlour::run(desk)?,
        Subcommand::Admin(order) => parlour::order(order, desk)?,
        Subcommand::Tables(address) => tables::run(address, desk)?,
        Subcommand::Simulate => simulate::run(desk)?,
        Subcommand::Replay(file) => replay::run(file, desk)?,
        Subcommand::Review(file) => review::run(file, desk)?,
        Subcommand::Daily => daily::run(desk)?,
        Subcommand::Problems => problems::run(desk.options.matches.unwrap_or_default(), desk),
        Subcommand::Stats => stats::run(desk)?,
        Subcommand::Games => games::run(desk),
        Subcommand::Keys => {
            let (keymap, refused) = KeyMap::with(&desk.settings.keys);
            for (action, _) in keymap.rows() {
                desk.tell(&keymap.line(action, None));
            }
            for message in refused {
                desk.tell(&message);
            }
        }
        Subcommand::Locales => locales::run(desk)?,
        Subcommand::Say(wanted) => say(wanted.as_deref(), desk)?,
        Subcommand::Speech => speech::run(desk),
        Subcommand::Hear(files) => hear::run(files, desk)?,
        Subcommand::Help(command) => help(command, desk),
        Subcommand::Version => desk
            .terminal
            .line(concat!("serpente ", env!("CARGO_PKG_VERSION"))),
        Subcommand::Arena => arena::run(desk)?,
        Subcommand::Perft(files) => perft::run(files, desk)?,
    }
    Ok(())
}

/// Prints sentences of a language, all at once.
fn say(wanted: Option<&str>, desk: &Desk<'_>) -> Result<(), Message> {
    for line in sentences(wanted, desk.words, desk.language)? {
        desk.tell(&line);
    }
    Ok(())
}

/// Prints the usage of a command and its options; of all commands if the name is empty.
fn help(name: &str, desk: &Desk<'_>) {
    let is_asked_for = |command: &&CommandDef| name.is_empty() || command.name == name;
    let commands: Vec<&CommandDef> = COMMANDS.iter().filter(is_asked_for).collect();
    let is_taken = |option: &&OptionDef| commands.iter().any(|command| option.is_for(command));
    let options = OPTIONS.iter().filter(is_taken).map(|option| option.help);
    let lines = commands.iter().map(|command| command.help).chain(options);
    for line in lines {
        desk.tell(&line());
    }
}
