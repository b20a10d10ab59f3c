//! Reads single entries of the settings file. An entry that is unusable does not affect the others.

use serpente_engine::table::player_name;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use toml::{Table, Value};

/// A table of the file, and the names of its entries that cannot be used.
#[derive(Debug)]
pub(super) struct Entries<'a> {
    table: Option<&'a Table>,
    /// The prefix for the names of its entries, such as `speech.`
    prefix: &'static str,
    broken: &'a mut Vec<String>,
}

impl<'a> Entries<'a> {
    /// Returns the top level of the file.
    pub(super) fn of(table: &'a Table, broken: &'a mut Vec<String>) -> Self {
        Self {
            table: Some(table),
            prefix: "",
            broken,
        }
    }

    /// Returns a table inside this one. `prefix` is its name and a dot.
    pub(super) fn within(&mut self, prefix: &'static str) -> Entries<'_> {
        let name = prefix.trim_end_matches('.');
        let value = self.table.and_then(|table| table.get(name));
        let table = value.and_then(Value::as_table);
        if value.is_some() && table.is_none() {
            self.broken.push(name.to_owned());
        }
        Entries {
            table,
            prefix,
            broken: self.broken,
        }
    }

    /// Returns an entry if it exists and `read` accepts it.
    fn entry<T>(&mut self, name: &str, read: impl FnOnce(&Value) -> Option<T>) -> Option<T> {
        let found = read(self.table?.get(name)?);
        if found.is_none() {
            self.broken.push(format!("{}{name}", self.prefix));
        }
        found
    }

    pub(super) fn text(&mut self, name: &str) -> Option<String> {
        self.entry(name, |value| value.as_str().and_then(usable))
    }

    /// Returns a player's name.
    pub(super) fn name(&mut self, name: &str) -> Option<String> {
        self.entry(name, |value| player_name(&usable(value.as_str()?)?))
    }

    pub(super) fn switch(&mut self, name: &str) -> Option<bool> {
        self.entry(name, Value::as_bool)
    }

    pub(super) fn number<N>(&mut self, name: &str, range: RangeInclusive<N>) -> Option<N>
    where
        N: TryFrom<i64> + PartialOrd,
    {
        self.entry(name, |value| {
            let number = N::try_from(value.as_integer()?).ok()?;
            range.contains(&number).then_some(number)
        })
    }

    /// Returns the one of these values that has the name in the entry.
    pub(super) fn choice<T: Copy>(
        &mut self,
        name: &str,
        all: &[T],
        name_of: impl Fn(T) -> &'static str,
    ) -> Option<T> {
        self.entry(name, |value| {
            let text = value.as_str()?;
            all.iter().copied().find(|&one| name_of(one) == text)
        })
    }

    /// Returns every entry of this table that `read` accepts, by name.
    pub(super) fn each<T>(&mut self, read: impl Fn(&Value) -> Option<T>) -> BTreeMap<String, T> {
        let mut all = BTreeMap::new();
        for (name, value) in self.table.into_iter().flatten() {
            match read(value) {
                Some(good) => {
                    all.insert(name.clone(), good);
                }
                None => self.broken.push(format!("{}{name}", self.prefix)),
            }
        }
        all
    }

    pub(super) fn texts(&mut self) -> BTreeMap<String, String> {
        self.each(|value| value.as_str().map(str::to_owned))
    }

    /// Returns every entry as a list of texts; a single text is a list of one.
    pub(super) fn lists(&mut self) -> BTreeMap<String, Vec<String>> {
        self.each(|value| match value {
            Value::String(text) => Some(vec![text.clone()]),
            Value::Array(list) => list
                .iter()
                .map(|text| text.as_str().map(str::to_owned))
                .collect(),
            _ => None,
        })
    }
}

/// Trims a text. Accepts it if it has 1 to 100 characters, none of them a control character.
fn usable(text: &str) -> Option<String> {
    let text = text.trim();
    let good = (1..=100).contains(&text.chars().count()) && !text.chars().any(char::is_control);
    good.then(|| text.to_owned())
}
