//! What cannot be done or used, and what would do.

use std::io;

use crate::announce::{Arg, Fact, messages};

/// Why a file or folder cannot be used, as a keyword for the locale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// `full`: no room on the disk.
    Full,
    /// `read-only`: nothing can be written there.
    ReadOnly,
    /// `denied`: the person has no right to it.
    Denied,
    /// `missing`: it is not there.
    Missing,
    /// `other`: anything else.
    Other,
}

impl Trouble {
    /// Every trouble.
    pub const ALL: [Self; 5] = [
        Self::Full,
        Self::ReadOnly,
        Self::Denied,
        Self::Missing,
        Self::Other,
    ];
}

impl From<&io::Error> for Trouble {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            io::ErrorKind::PermissionDenied => Self::Denied,
            io::ErrorKind::NotFound => Self::Missing,
            _ => Self::Other,
        }
    }
}

impl From<Trouble> for Arg {
    fn from(trouble: Trouble) -> Self {
        Self::Word(match trouble {
            Trouble::Full => "full",
            Trouble::ReadOnly => "read-only",
            Trouble::Denied => "denied",
            Trouble::Missing => "missing",
            Trouble::Other => "other",
        })
    }
}

impl Fact for Trouble {
    fn samples() -> Vec<Arg> {
        Self::ALL.map(Arg::from).to_vec()
    }
}

messages! {
    /// There is no such command.
    unknown_command(given: String);
    /// There is no such command, but one that is nearly called so.
    unknown_command_meant(given: String, meant: String);
    /// There is no such option.
    unknown_option(given: String);
    /// There is no such option, but one that is nearly called so.
    unknown_option_meant(given: String, meant: String);
    /// This command does not take this option.
    option_not_here(option: String, command: String);
    /// An option stands without the value it needs.
    option_without_value(option: String);
    /// An option takes no value and was given one.
    option_takes_no_value(option: String);
    /// A value is no text in UTF-8.
    option_not_text(option: String, given: String);
    /// A value is no number, or out of range.
    option_number(option: String, given: String, least: i64, most: i64);
    /// A value is none of the possible ones.
    option_choice(option: String, given: String, choices: Vec<Arg>);
    /// A seed is no whole number, or too large.
    option_seed(given: String);
    /// The form of teams is not understood.
    option_teams(given: String);
    /// Both a number of players and teams, and they do not agree.
    option_players_and_teams(players: usize, teams: String, seats: usize);
    /// The name of a game cannot be one.
    option_game(given: String);
    /// The levels of the computer players are not understood.
    option_bots(given: String);
    /// A house rule is not understood.
    option_rule(given: String);
    /// A player's name is empty or too long.
    option_name(most: usize);
    /// A language tag cannot be one.
    option_language(given: String);
    /// An argument too many.
    argument_not_wanted(given: String, command: String);
    /// A command needs a file.
    file_wanted(command: String);
}
