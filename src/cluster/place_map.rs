//! The places of all tables as one process knows them, without input and output.

use serpente_client::person::Person;
use serpente_parlour::lobby::TableSummary;
use serpente_parlour::sharing::{ProcessId, TableOpened};
use std::collections::HashMap;

/// The prefix of the key with a table's process.
pub(crate) const AT: &str = "at.";

/// The prefix of the key with the information about a table.
pub(crate) const KNOWN: &str = "known.";

/// The prefix of the key with the person who opened a table.
pub(crate) const BY: &str = "by.";

/// The process of a table, and the revision of its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TablePlace {
    /// The process that hosts the table, or was the last to do so.
    pub process: ProcessId,
    /// How often the bucket had been written when this was.
    pub revision: u64,
}

/// A change in the bucket.
#[derive(Debug)]
pub enum PlaceChange {
    /// This process hosts the table now.
    At(String, ProcessId),
    /// This person opens a table.
    Opened(String, TableOpened),
    /// New information about a table; `None` if nobody has a seat there.
    Known(String, Option<Box<TableSummary>>),
    /// The table was deleted.
    Gone(String),
}

/// Where to find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoundTable {
    /// This process hosts it.
    At(ProcessId),
    /// Nobody does, or a process that is gone. Write the own process into its place, if that is
    /// unchanged.
    TakeOver(Option<TablePlace>),
    /// Nobody does, and this process takes no more tables. Look again a little later.
    Nowhere,
}

/// An entry of the bucket that is to be written if it still has this revision; without one, if
/// there is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceWrite {
    /// The key.
    pub key: String,
    /// The revision that it must have.
    pub was: Option<u64>,
    /// The new value.
    pub value: Vec<u8>,
}

/// The places of all tables, as a process knows them.
#[derive(Debug)]
pub struct PlaceMap {
    own: ProcessId,
    all: HashMap<String, TablePlace>,
}

impl PlaceMap {
    /// Creates the map of this process.
    #[must_use]
    pub fn new(own: ProcessId) -> Self {
        Self {
            own,
            all: HashMap::new(),
        }
    }

    /// Returns the known place of a table, which may be outdated.
    #[must_use]
    pub fn of(&self, table: &str) -> Option<TablePlace> {
        self.all.get(table).copied()
    }

    /// Returns the known place of a table if this process hosts it.
    #[must_use]
    pub fn own_place(&self, table: &str) -> Option<TablePlace> {
        self.of(table).filter(|place| place.process == self.own)
    }

    /// Returns where a table is. `is_there` says whether a process is running, `leaves` whether the
    /// own one is about to end.
    pub fn find(
        &self,
        table: &str,
        is_there: impl Fn(ProcessId) -> bool,
        leaves: bool,
    ) -> FoundTable {
        let place = self.of(table);
        match place {
            Some(place) if is_there(place.process) => FoundTable::At(place.process),
            Some(_) | None if leaves => FoundTable::Nowhere,
            Some(_) | None => FoundTable::TakeOver(place),
        }
    }

    /// Returns the key with the place of a table.
    #[must_use]
    pub fn key(table: &str) -> String {
        format!("{AT}{table}")
    }

    /// Returns what to write in order to move a table to a process if its place is still `was`.
    #[must_use]
    pub fn write(table: &str, was: Option<TablePlace>, process: ProcessId) -> PlaceWrite {
        PlaceWrite {
            key: Self::key(table),
            was: was.map(|was| was.revision),
            value: serde_json::to_vec(&process).expect("it is plain data"),
        }
    }

    /// Notes that the place of a table was written with this revision.
    pub fn was_written(&mut self, table: &str, process: ProcessId, revision: u64) {
        let known = self.all.get(table).map_or(0, |known| known.revision);
        if known < revision {
            let place = TablePlace { process, revision };
            self.all.insert(table.to_owned(), place);
        }
    }

    /// Forgets a table that was deleted.
    pub fn forget(&mut self, table: &str) {
        self.all.remove(table);
    }

    /// Applies a change from the bucket: the value of a key, or `None` if it was removed. Returns
    /// `None` if something newer is known.
    pub fn take(&mut self, key: &str, value: Option<&[u8]>, revision: u64) -> Option<PlaceChange> {
        if let Some(table) = key.strip_prefix(KNOWN) {
            let Some(value) = value else {
                return Some(PlaceChange::Gone(table.to_owned()));
            };
            let known = serde_json::from_slice(value).unwrap_or_default();
            return Some(PlaceChange::Known(table.to_owned(), known));
        }
        if let Some(table) = key.strip_prefix(BY) {
            let by: Person = serde_json::from_slice(value?).ok()?;
            let number = Some(revision);
            let opened = TableOpened { by, number };
            return Some(PlaceChange::Opened(table.to_owned(), opened));
        }
        let table = key.strip_prefix(AT)?;
        if let Some(known) = self.all.get(table)
            && known.revision > revision
        {
            return None;
        }
        let Some(value) = value else {
            self.all.remove(table);
            return None;
        };
        let process = serde_json::from_slice(value).ok()?;
        let place = TablePlace { process, revision };
        self.all.insert(table.to_owned(), place);
        Some(PlaceChange::At(table.to_owned(), process))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: ProcessId = ProcessId(1);
    const OTHER: ProcessId = ProcessId(2);

    #[test]
    fn what_is_older_changes_nothing() {
        let mut places = PlaceMap::new(OWN);
        places.was_written("fox", OWN, 7);
        let value = PlaceMap::write("fox", None, OTHER).value;
        assert!(places.take("at.fox", Some(&value), 6).is_none());
        assert!(places.own_place("fox").is_some());
        assert!(places.take("at.fox", Some(&value), 8).is_some());
        assert!(places.own_place("fox").is_none());
    }

    #[test]
    fn a_table_of_a_process_that_is_gone_is_taken_over_unless_one_leaves() {
        let mut places = PlaceMap::new(OWN);
        places.was_written("fox", OTHER, 7);
        let place = places.of("fox");
        assert_eq!(places.find("fox", |_| true, false), FoundTable::At(OTHER));
        let taken = FoundTable::TakeOver(place);
        assert_eq!(places.find("fox", |_| false, false), taken);
        assert_eq!(places.find("fox", |_| false, true), FoundTable::Nowhere);
        assert_eq!(PlaceMap::write("fox", place, OWN).was, Some(7));
    }
}
