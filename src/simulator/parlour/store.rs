//! The leagues and evenings of a simulated server, as its disk keeps them.

use serpente_contests::{ReadEntry, SharedEntries};
use serpente_system::lock;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// An entry; `None` if it was removed.
#[derive(Clone, Debug)]
pub(super) struct StoredEntry {
    /// The value.
    pub(super) value: Option<Vec<u8>>,
    /// How often it was written.
    pub(super) revision: u64,
}

/// Entries that last over restarts. Each is written whole, as the server's files are.
#[derive(Clone, Debug, Default)]
pub(super) struct StoredEntries(Arc<Mutex<BTreeMap<String, StoredEntry>>>);

impl StoredEntries {
    /// Returns all entries.
    pub(super) fn all(&self) -> BTreeMap<String, StoredEntry> {
        lock(&self.0).clone()
    }

    /// Forgets the entries whose keys begin like this.
    pub(super) fn forget(&self, beginning: &str) {
        lock(&self.0).retain(|key, _| !key.starts_with(beginning));
    }
}

impl SharedEntries for StoredEntries {
    fn write(&self, key: &str, was: Option<u64>, value: Vec<u8>) -> Option<u64> {
        let mut entries = lock(&self.0);
        let known = entries.get(key);
        let revision = known.map_or(0, |entry| entry.revision);
        let is_there = known.is_some_and(|entry| entry.value.is_some());
        if is_there && was != Some(revision) {
            return None;
        }
        let entry = StoredEntry {
            value: Some(value),
            revision: revision + 1,
        };
        entries.insert(key.to_owned(), entry);
        Some(revision + 1)
    }

    fn read(&self, key: &str) -> Option<ReadEntry> {
        let entries = lock(&self.0);
        let entry = entries.get(key)?;
        Some(ReadEntry {
            value: entry.value.clone(),
            revision: entry.revision,
        })
    }

    fn remove(&self, key: &str, revision: u64) {
        let mut entries = lock(&self.0);
        if let Some(entry) = entries.get_mut(key)
            && entry.revision == revision
        {
            *entry = StoredEntry {
                value: None,
                revision: revision + 1,
            };
        }
    }
}
