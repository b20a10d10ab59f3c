//! What an option of the command line is.

use super::options::Wishes;
use super::registry::OPTIONS;
use super::value::Given;
use super::{CommandDef, called};
use serpente_text::announce::Message;
use serpente_text::announce::say::errors as say;

/// An option of the command line. The parser, the help and the README have all they know of it from here.
#[derive(Clone, Copy)]
pub struct OptionDef {
    /// Its name, without `--`. Two options may share one, for different commands.
    pub name: &'static str,
    /// A letter that means the same, without `-`.
    pub letter: Option<char>,
    /// What stands after it, as the English help calls it; nothing after a switch.
    pub value: Option<&'static str>,
    /// The commands that take it, by name; `None`: every command does.
    pub commands: Option<&'static [&'static str]>,
    /// Its line of the help.
    pub help: fn() -> Message,
    /// Takes it with its value, which is empty for a switch. Given again, the last one counts; house rules add up.
    pub(super) take: fn(&mut Wishes, &Given) -> Result<(), Message>,
}

impl OptionDef {
    /// Whether this command takes it.
    #[must_use]
    pub fn is_for(&self, command: &CommandDef) -> bool {
        let named = |commands: &[&str]| commands.contains(&command.name);
        self.commands.is_none_or(named)
    }

    /// The option of this name, for this command if there is one for it.
    pub(super) fn named(name: &str, command: Option<&CommandDef>) -> Option<&'static Self> {
        let all = || OPTIONS.iter().filter(|option| option.name == name);
        let fits = |option: &&Self| command.is_some_and(|command| option.is_for(command));
        all().find(fits).or_else(|| all().next())
    }

    /// The option of this letter.
    pub(super) fn lettered(letter: char) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| option.letter == Some(letter))
    }

    /// Checks that it means something for this command.
    pub(super) fn check(&self, command: &CommandDef, wishes: &Wishes) -> Result<(), Message> {
        // Nobody sits at these, which may be said.
        let nobody = matches!(command.name, "simulate" | "arena" | "perft");
        let somebody = wishes.options.humans.is_some_and(|people| people > 0);
        if self.is_for(command) && !(self.name == "humans" && nobody && somebody) {
            return Ok(());
        }
        let option = format!("--{}", self.name);
        // It was a switch as long as no command was known.
        let other = OptionDef::named(self.name, Some(command));
        Err(match other.filter(|other| other.is_for(command)) {
            Some(_) => say::option_without_value(option),
            None => say::option_not_here(option, called(command.name)),
        })
    }
}
