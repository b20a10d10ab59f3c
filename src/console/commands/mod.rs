//! The commands that need no table on the screen: they print, and end.

mod arena;
pub(crate) mod games;
mod locales;
mod perft;
mod replay;
mod simulate;
mod speech;

use super::arguments::{Command, Options};
use super::{KeyMap, Terminal};
use crate::announce::say::errors::{self as say, CommandName, OptionName};
use crate::announce::{Arg, Message};
use crate::settings::Settings;
use crate::words::{Detail, Words};

/// What a command has to work with.
pub(super) struct Desk<'a> {
    pub(super) words: &'a Words,
    pub(super) settings: &'a Settings,
    pub(super) options: &'a Options,
    pub(super) terminal: &'a Terminal,
}

impl Desk<'_> {
    /// Prints a sentence.
    pub(super) fn tell(&self, message: &Message) {
        self.terminal
            .line(&self.words.text(message, Detail::Normal));
    }
}

/// Runs a command; `None` if it needs a table or the menu.
pub(super) fn run(command: &Command, desk: &Desk<'_>) -> Option<Result<(), Message>> {
    Some(match command {
        Command::Menu
        | Command::Play
        | Command::Resume { .. }
        | Command::Replay { check: false, .. } => return None,
        Command::Simulate => simulate::run(desk),
        Command::Replay { file, check: true } => replay::run(file, desk),
        Command::Games { json } => {
            games::run(*json, desk);
            Ok(())
        }
        Command::Keys => {
            let (keymap, refused) = KeyMap::with(&desk.settings.keys);
            for (action, _) in keymap.rows() {
                desk.tell(&keymap.line(action));
            }
            for message in refused {
                desk.tell(&message);
            }
            Ok(())
        }
        Command::Locales { check } => locales::run(check.as_deref(), desk),
        Command::Speech => {
            speech::run(desk);
            Ok(())
        }
        Command::Help => {
            help(desk);
            Ok(())
        }
        Command::Version => {
            desk.terminal
                .line(concat!("serpente ", env!("CARGO_PKG_VERSION")));
            Ok(())
        }
        Command::Arena => arena::run(desk),
        Command::Perft { files } => perft::run(files, desk),
    })
}

fn help(desk: &Desk<'_>) {
    desk.tell(&say::usage());
    for command in CommandName::ALL {
        desk.tell(&say::usage_command(CommandName(command)));
    }
    for option in OptionName::ALL {
        desk.tell(&say::usage_option(OptionName(option)));
    }
}

/// Texts as they are, for a list.
fn texts<T: ToString>(all: impl IntoIterator<Item = T>) -> Vec<Arg> {
    all.into_iter()
        .map(|text| Arg::Text(text.to_string()))
        .collect()
}
