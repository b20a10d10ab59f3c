//! The definition of an option of the command line.

use super::registry::OPTIONS;
use super::value::Given;
use super::{CommandDef, CommandOptions, called};
use serpente_text::announce::Message;
use serpente_text::announce::say::errors as say;

/// An option of the command line. Parser, help and documentation are all made from this.
#[derive(Clone, Copy)]
pub struct OptionDef {
    /// The name, without `--`. Two options may share a name if they belong to different commands.
    pub name: &'static str,
    /// The name of the option's value in the English help; `None` for a switch.
    pub value: Option<&'static str>,
    /// The names of the commands that take it; none if all do.
    pub commands: &'static [&'static str],
    /// The option's line in the help.
    pub help: fn() -> Message,
    /// Stores the value, which is empty for a switch. If an option is given twice, the last value
    /// counts; house rules add up.
    pub(super) take: TakeOption,
}

/// Stores the value of an option.
type TakeOption = fn(&mut CommandOptions, &Given) -> Result<(), Message>;

/// The letters with the same meaning as an option, without `-`.
const LETTERS: [(char, &str); 2] = [('h', "help"), ('V', "version")];

impl OptionDef {
    /// Returns the option for these commands alone.
    pub(super) const fn of(self, commands: &'static [&'static str]) -> Self {
        Self { commands, ..self }
    }

    /// Returns the option with this function to store its value.
    pub(super) const fn sets(self, take: TakeOption) -> Self {
        Self { take, ..self }
    }

    /// Returns whether this command takes the option.
    pub fn is_for(&self, command: &CommandDef) -> bool {
        self.commands.is_empty() || self.commands.contains(&command.name)
    }

    /// Returns the option of this name; the one for this command if several share the name.
    pub(super) fn named(name: &str, command: Option<&CommandDef>) -> Option<&'static Self> {
        let mut first = None;
        for option in OPTIONS {
            if option.name != name {
                continue;
            }
            if command.is_some_and(|command| option.is_for(command)) {
                return Some(option);
            }
            if first.is_none() {
                first = Some(option);
            }
        }
        first
    }

    /// Returns the letter that means the same, if there is one.
    pub fn letter(&self) -> Option<char> {
        let mut all = LETTERS.iter();
        all.find(|(_, name)| *name == self.name)
            .map(|(letter, _)| *letter)
    }

    /// Returns the option of this letter.
    pub(super) fn lettered(letter: char) -> Option<&'static Self> {
        let (_, name) = LETTERS.iter().find(|(known, _)| *known == letter)?;
        Self::named(name, None)
    }

    /// Checks that this command takes the option.
    pub(super) fn check(
        &self,
        command: &CommandDef,
        given: &CommandOptions,
    ) -> Result<(), Message> {
        // These commands have no human players; `--humans 0` is allowed.
        let nobody = matches!(command.name, "simulate" | "arena" | "perft");
        let somebody = given.table.humans.is_some_and(|people| people > 0);
        if self.is_for(command) && !(self.name == "humans" && nobody && somebody) {
            return Ok(());
        }
        let option = format!("--{}", self.name);
        // The option was taken for a switch because its command was not known yet.
        let other = OptionDef::named(self.name, Some(command));
        Err(match other.filter(|other| other.is_for(command)) {
            Some(_) => say::option_without_value(option),
            None => say::option_not_here(option, called(command.name)),
        })
    }
}
