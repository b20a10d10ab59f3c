//! The value of an option.

use std::ffi::{OsStr, OsString};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serpente_text::announce::say::errors as say;
use serpente_text::announce::{Arg, Message};

/// An option and the value given for it.
#[derive(Clone, Debug)]
pub(super) struct Given {
    /// The option's name, without `--`.
    pub(super) option: &'static str,
    /// The value, which may be invalid UTF-8.
    pub(super) value: OsString,
}

/// How many characters of an argument an error message repeats.
const MOST_REPEATED: usize = 40;

/// Returns an argument for use in a message: shortened, and without control characters.
pub fn printable(given: &OsStr) -> String {
    let text = given.to_string_lossy();
    let letters = text.chars().filter(|letter| !letter.is_control());
    let shortened: String = letters.take(MOST_REPEATED).collect();
    if shortened.is_empty() {
        "\"\"".to_owned()
    } else {
        shortened
    }
}

impl Given {
    /// Returns the option as it is written on the command line.
    pub(super) fn name(&self) -> String {
        format!("--{}", self.option)
    }

    /// Returns the value as messages print it.
    pub(crate) fn for_message(&self) -> String {
        printable(&self.value)
    }

    pub(super) fn text(&self) -> Result<&str, Message> {
        let text = self.value.to_str();
        text.ok_or_else(|| say::option_not_text(self.name(), self.for_message()))
    }

    /// Parses the value. `wrong` makes the error for a value that cannot be parsed.
    pub(super) fn parsed<T: FromStr>(&self, wrong: fn(String) -> Message) -> Result<T, Message> {
        self.text()?.parse().map_err(|_| wrong(self.for_message()))
    }

    pub(super) fn number<N>(&self, range: RangeInclusive<N>) -> Result<N, Message>
    where
        N: TryFrom<i64> + TryInto<i64> + PartialOrd + Copy,
    {
        if let Ok(number) = self.text()?.parse::<i64>()
            && let Ok(number) = N::try_from(number)
            && range.contains(&number)
        {
            return Ok(number);
        }
        let least = (*range.start()).try_into().unwrap_or(i64::MAX);
        let most = (*range.end()).try_into().unwrap_or(i64::MAX);
        Err(say::option_number(
            self.name(),
            self.for_message(),
            least,
            most,
        ))
    }

    pub(super) fn choice<T: Copy>(&self, choices: &[(&'static str, T)]) -> Result<T, Message> {
        let text = self.text()?;
        for (name, choice) in choices {
            if *name == text {
                return Ok(*choice);
            }
        }
        let names = choices
            .iter()
            .map(|(name, _)| Arg::from((*name).to_owned()));
        Err(say::option_choice(self.name(), self.for_message(), names))
    }
}
