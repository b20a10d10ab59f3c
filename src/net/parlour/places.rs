//! Which process hosts which table, and what the list tells of it: a bucket of keys and values that every process follows.
//!
//! A table has the key `at.<table>` with the process that hosts it, or did last, and `known.<table>` with what is known of it
//! from outside. Who takes a table over writes the first only behind what it has read there, so that of two who try one does.

use crate::lobby::Known;
use async_nats::jetstream::kv::{CreateErrorKind, Entry, Operation, Store};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::timeout;

/// How long the bucket may take to answer.
const BUCKET_TIMEOUT: Duration = Duration::from_secs(2);

/// What stands before a table's name in the key of its place.
const AT: &str = "at.";

/// What stands before a table's name in the key of what is known of it.
const KNOWN: &str = "known.";

/// A process of a parlour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct ProcessId(pub(super) u64);

impl fmt::Display for ProcessId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Where a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) process: ProcessId,
    revision: u64,
}

/// What a change of the bucket says.
#[derive(Debug)]
pub(super) enum Change {
    /// A table is at this process now.
    At(String, ProcessId),
    /// What is known of a table; nothing where nobody has a chair there.
    Known(String, Option<Box<Known>>),
    /// A table is gone.
    Gone(String),
}

/// The places of all tables, as one process of a parlour knows them.
pub(super) struct Places {
    own: ProcessId,
    store: Store,
    all: Mutex<HashMap<String, Place>>,
}

impl Places {
    pub(super) fn new(own: ProcessId, store: Store) -> Self {
        Self {
            own,
            store,
            all: Mutex::default(),
        }
    }

    pub(super) fn store(&self) -> &Store {
        &self.store
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where a table is, as far as is known here.
    pub(super) fn of(&self, table: &str) -> Option<Place> {
        self.lock().get(table).copied()
    }

    /// Where a table is in truth, if the bucket says so in time.
    pub(super) async fn look(&self, table: &str) -> Option<Place> {
        let entry = timeout(BUCKET_TIMEOUT, self.store.entry(format!("{AT}{table}")));
        if let Ok(Ok(Some(entry))) = entry.await {
            self.take(&entry);
        }
        self.of(table)
    }

    /// Whether a table is at this process in truth, and not only as far as is known here: that is written down once more.
    pub(super) async fn is_here(&self, table: &str) -> bool {
        let place = self.of(table).filter(|place| place.process == self.own);
        place.is_some() && self.take_over(table, place).await
    }

    /// Takes in a change of the bucket; nothing if something newer is known.
    pub(super) fn take(&self, entry: &Entry) -> Option<Change> {
        let is_there = entry.operation == Operation::Put;
        if let Some(table) = entry.key.strip_prefix(KNOWN) {
            let table = table.to_owned();
            return Some(if is_there {
                let known: Option<Option<Box<Known>>> = serde_json::from_slice(&entry.value).ok();
                Change::Known(table, known.flatten())
            } else {
                Change::Gone(table)
            });
        }
        let table = entry.key.strip_prefix(AT)?;
        let mut all = self.lock();
        let is_old = |known: &Place| known.revision > entry.revision;
        if all.get(table).is_some_and(is_old) {
            return None;
        }
        if !is_there {
            all.remove(table);
            return None;
        }
        let process = serde_json::from_slice(&entry.value).ok()?;
        let revision = entry.revision;
        all.insert(table.to_owned(), Place { process, revision });
        Some(Change::At(table.to_owned(), process))
    }

    /// What is known of a table, if the bucket says so in time.
    pub(super) async fn known(&self, table: &str) -> Option<Known> {
        let entry = timeout(BUCKET_TIMEOUT, self.store.entry(format!("{KNOWN}{table}")));
        match self.take(&entry.await.ok()?.ok()??)? {
            Change::Known(_, known) => known.map(|known| *known),
            Change::At(..) | Change::Gone(_) => None,
        }
    }

    /// Forgets a table that is kept no more.
    pub(super) async fn forget(&self, table: &str) {
        for key in [AT, KNOWN] {
            // What is left of it is a name that nobody gets.
            let _ = timeout(BUCKET_TIMEOUT, self.store.purge(format!("{key}{table}"))).await;
        }
    }

    /// Puts a table at this process, if it still is where it was; says whether it is here.
    pub(super) async fn take_over(&self, table: &str, was: Option<Place>) -> bool {
        self.put(table, was, self.own).await
    }

    /// Puts a table that is hosted here at another process, which takes it over.
    pub(super) async fn hand_over(&self, table: &str, heir: ProcessId) {
        let place = self.of(table);
        if place.is_some_and(|place| place.process == self.own) {
            self.put(table, place, heir).await;
        }
    }

    /// Puts a table at a process, if it still is where it was; says whether it is there.
    async fn put(&self, table: &str, was: Option<Place>, process: ProcessId) -> bool {
        let key = format!("{AT}{table}");
        let value = serde_json::to_vec(&process)
            .expect("it is plain data")
            .into();
        let put = async {
            match was {
                None => self.store.create(&key, value).await.ok(),
                Some(was) => self.store.update(&key, value, was.revision).await.ok(),
            }
        };
        let Ok(Some(revision)) = timeout(BUCKET_TIMEOUT, put).await else {
            self.look(table).await;
            return self.of(table).is_some_and(|place| place.process == process);
        };
        let mut all = self.lock();
        let known = all.get(table).map_or(0, |known| known.revision);
        if known < revision {
            all.insert(table.to_owned(), Place { process, revision });
        }
        true
    }

    /// Gives a new table its name, at this process; says whether nobody had it.
    ///
    /// # Errors
    /// If the bucket does not answer in time.
    pub(super) async fn reserve(&self, table: &str) -> Result<bool, ()> {
        let process = self.own;
        let key = format!("{AT}{table}");
        let value = serde_json::to_vec(&process)
            .expect("it is plain data")
            .into();
        match timeout(BUCKET_TIMEOUT, self.store.create(&key, value)).await {
            Ok(Ok(revision)) => {
                let place = Place { process, revision };
                self.lock().insert(table.to_owned(), place);
                Ok(true)
            }
            Ok(Err(error)) if error.kind() == CreateErrorKind::AlreadyExists => Ok(false),
            Ok(Err(_)) | Err(_) => Err(()),
        }
    }

    /// Tells all what is known of a table.
    pub(super) async fn tell(&self, table: &str, known: &Known) {
        let known = Some(known).filter(|known| !known.people.is_empty());
        let value = serde_json::to_vec(&known).expect("it is plain data").into();
        // What the list says of a table may be old; what it has changed says all of it again.
        let _ = timeout(
            BUCKET_TIMEOUT,
            self.store.put(format!("{KNOWN}{table}"), value),
        )
        .await;
    }
}
