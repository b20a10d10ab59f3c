//! Single entries of the settings file, which are read from it or written into it. An entry that is
//! unusable does not affect the others.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

/// A table of the file, whose entries are read into the settings or written from them.
pub(super) struct Entries<'a> {
    pub(super) table: &'a mut Table,
    /// The prefix for the names of its entries, such as `speech.`
    pub(super) prefix: &'static str,
    /// The names of the entries that cannot be used, if entries are read; `None` if they are
    /// written.
    pub(super) broken: Option<&'a mut Vec<String>>,
}

impl Entries<'_> {
    /// Reads or writes the entries of a table inside this one. `prefix` is its name and a dot.
    pub(super) fn within(&mut self, prefix: &'static str, each: impl FnOnce(&mut Entries<'_>)) {
        let name = prefix.trim_end_matches('.');
        if self.broken.is_none() && !self.table.get(name).is_some_and(Value::is_table) {
            self.table.insert(name.to_owned(), Table::new().into());
        }
        match (self.table.get_mut(name), &mut self.broken) {
            (Some(Value::Table(table)), broken) => each(&mut Entries {
                table,
                prefix,
                broken: broken.as_deref_mut(),
            }),
            (Some(_), Some(broken)) => broken.push(name.to_owned()),
            _ => {}
        }
    }

    /// Reads an entry if `accept` returns what to use of it, or writes it; an entry that is `None`
    /// is removed.
    pub(super) fn entry<T: Serialize + DeserializeOwned>(
        &mut self,
        name: &str,
        value: &mut T,
        accept: impl FnOnce(T) -> Option<T>,
    ) {
        let Some(broken) = &mut self.broken else {
            match Value::try_from(&*value) {
                Ok(value) => self.table.insert(name.to_owned(), value),
                Err(_) => self.table.remove(name),
            };
            return;
        };
        if let Some(found) = self.table.get(name) {
            match found.clone().try_into().ok().and_then(accept) {
                Some(good) => *value = good,
                None => broken.push(format!("{}{name}", self.prefix)),
            }
        }
    }

    /// Reads every entry of a table that `read` accepts, or writes it, by name.
    pub(super) fn each<T: Clone + Into<Value>>(
        &mut self,
        prefix: &'static str,
        all: &mut BTreeMap<String, T>,
        read: impl Fn(&Value) -> Option<T>,
    ) {
        self.within(prefix, |entries| {
            let Some(broken) = &mut entries.broken else {
                let written = all
                    .iter()
                    .map(|(name, value)| (name.clone(), value.clone().into()));
                *entries.table = written.collect();
                return;
            };
            for (name, value) in &*entries.table {
                match read(value) {
                    Some(good) => drop(all.insert(name.clone(), good)),
                    None => broken.push(format!("{prefix}{name}")),
                }
            }
        });
    }
}

/// Returns a text; `None` if the value is none.
pub(super) fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// Returns a list of texts; a single text is a list of one.
pub(super) fn texts(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::Array(list) => list.iter().map(text).collect(),
        value => Some(vec![text(value)?]),
    }
}

/// Trims a text. Accepts it if it has 1 to 100 characters, none of them a control character.
pub(super) fn usable(text: &str) -> Option<String> {
    let trimmed = text.trim();
    let length = trimmed.chars().count();
    if (1..=100).contains(&length) && !trimmed.chars().any(char::is_control) {
        Some(trimmed.to_owned())
    } else {
        None
    }
}
