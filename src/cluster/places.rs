//! The process that hosts each table, and the table's entry in the list: a NATS bucket of keys and
//! values that every process follows. It also has the leagues and evenings.
//!
//! The key `at.<table>` has the process that hosts the table, or was the last to do so. The key
//! `by.<table>` has the person who opened it: its revision is the place of the table in the order in which all processes open
//! tables. The key `known.<table>` has the information for the lobby. A process that takes a table over writes the
//! first key only if it is unchanged since it was read, so that only one of two processes succeeds.

use crate::place_map::{AT, BY, KNOWN, PlaceChange, PlaceMap, PlaceWrite, TablePlace};
use async_nats::jetstream::kv::{CreateErrorKind, Entry, Operation, Store};
use futures_util::future::BoxFuture;
use serpente_client::person::Person;
use serpente_contests::{ReadEntry, SharedEntries};
use serpente_parlour::lobby::TableSummary;
use serpente_parlour::sharing::{ProcessId, TablePlaces};
use serpente_system::lock;
use std::io;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How long the bucket may take to answer.
const BUCKET_TIMEOUT: Duration = Duration::from_secs(2);

/// After this time no other try to reserve a name begins: longer than an election among the servers was measured to take.
const RESERVE_TIMEOUT: Duration = Duration::from_secs(12);

/// How long one try may take, which asks the servers two or three times.
const RESERVE_TRY_TIMEOUT: Duration = Duration::from_secs(4);

/// How long to wait before another try to reserve a name.
const RESERVE_RETRY_DELAY: Duration = Duration::from_millis(200);

/// The places of all tables, as this process knows them.
pub(super) struct Places {
    own: ProcessId,
    pub(super) store: Store,
    all: Mutex<PlaceMap>,
    /// The last revision that this process has followed.
    followed: watch::Sender<u64>,
}

impl Places {
    pub(super) fn new(own: ProcessId, store: Store) -> Self {
        Self {
            own,
            store,
            all: Mutex::new(PlaceMap::new(own)),
            followed: watch::Sender::default(),
        }
    }

    /// Returns the known places, which may be outdated. They are locked until the result is dropped.
    pub(super) fn map(&self) -> MutexGuard<'_, PlaceMap> {
        lock(&self.all)
    }

    /// Returns the known place of a table, which may be outdated.
    pub(super) fn of(&self, table: &str) -> Option<TablePlace> {
        self.map().of(table)
    }

    /// Reads the place of a table from the bucket. If the bucket does not answer in time, returns
    /// the known place.
    pub(super) async fn look(&self, table: &str) -> Option<TablePlace> {
        let entry = timeout(BUCKET_TIMEOUT, self.store.entry(PlaceMap::key(table)));
        if let Ok(Ok(Some(entry))) = entry.await {
            self.take(&entry);
        }
        self.of(table)
    }

    /// Applies a change from the bucket. Returns `None` if something newer is known.
    pub(super) fn take(&self, entry: &Entry) -> Option<PlaceChange> {
        self.map().take(&entry.key, value(entry), entry.revision)
    }

    /// Notes that everything up to this revision has been followed.
    pub(super) fn has_followed(&self, revision: u64) {
        self.followed.send_if_modified(|followed| {
            let is_later = *followed < revision;
            if is_later {
                *followed = revision;
            }
            is_later
        });
    }

    /// Removes a deleted table.
    pub(super) async fn forget(&self, table: &str) {
        for key in [AT, KNOWN, BY] {
            // If this fails, only the name stays reserved.
            let _ = timeout(BUCKET_TIMEOUT, self.store.purge(format!("{key}{table}"))).await;
        }
    }

    /// Moves a table to a process if its place is still `was`. Returns whether it is there now.
    pub(super) async fn put(
        &self,
        table: &str,
        was: Option<TablePlace>,
        process: ProcessId,
    ) -> bool {
        let PlaceWrite { key, was, value } = PlaceMap::write(table, was, process);
        let Some(revision) = write(&self.store, &key, was, value).await else {
            let place = self.look(table).await;
            return place.is_some_and(|place| place.process == process);
        };
        self.map().was_written(table, process, revision);
        true
    }

    /// Tries once to reserve a name. With `tried_before`, this process may have reserved it already, without an answer.
    async fn try_to_reserve(
        &self,
        table: &str,
        person: Person,
        tried_before: bool,
    ) -> io::Result<Option<u64>> {
        let process = self.own;
        let PlaceWrite { key, value, .. } = PlaceMap::write(table, None, process);
        match self.store.create(&key, value.into()).await {
            Ok(revision) => self.map().was_written(table, process, revision),
            Err(error) if error.kind() == CreateErrorKind::AlreadyExists => {
                let entry = self.store.entry(&key).await.map_err(io::Error::other)?;
                if let Some(entry) = entry {
                    self.take(&entry);
                }
                if !tried_before || self.map().own_place(table).is_none() {
                    return Ok(None);
                }
            }
            Err(error) => return Err(io::Error::other(error)),
        }
        let by = serde_json::to_vec(&person).expect("it is plain data");
        let put = self.store.put(format!("{BY}{table}"), by.into()).await;
        let number = put.map_err(io::Error::other)?;
        let mut followed = self.followed.subscribe();
        let reached = followed.wait_for(|followed| *followed >= number).await;
        reached.map_err(io::Error::other)?;
        Ok(Some(number))
    }
}

impl TablePlaces for Places {
    fn is_here<'a>(&'a self, table: &'a str) -> BoxFuture<'a, bool> {
        Box::pin(async move {
            let place = self.map().own_place(table);
            place.is_some() && self.put(table, place, self.own).await
        })
    }

    fn hand_over<'a>(&'a self, table: &'a str, heir: ProcessId) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let place = self.map().own_place(table);
            if place.is_some() {
                self.put(table, place, heir).await;
            }
        })
    }

    fn reserve<'a>(
        &'a self,
        table: &'a str,
        person: Person,
    ) -> BoxFuture<'a, io::Result<Option<u64>>> {
        Box::pin(async move {
            let until = Instant::now() + RESERVE_TIMEOUT;
            let mut tried_before = false;
            loop {
                let reserved = self.try_to_reserve(table, person, tried_before);
                let failed = match timeout(RESERVE_TRY_TIMEOUT, reserved).await {
                    Ok(Ok(reserved)) => return Ok(reserved),
                    Ok(Err(error)) => error,
                    Err(_) => io::ErrorKind::TimedOut.into(),
                };
                if Instant::now() >= until {
                    return Err(failed);
                }
                tried_before = true;
                sleep(RESERVE_RETRY_DELAY).await;
            }
        })
    }

    fn free<'a>(&'a self, table: &'a str) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            self.map().forget(table);
            self.forget(table).await;
        })
    }

    fn publish<'a>(&'a self, table: &'a str, summary: &'a TableSummary) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let listed = Some(summary).filter(|summary| !summary.people.is_empty());
            let value = serde_json::to_vec(&listed)
                .expect("it is plain data")
                .into();
            let written = self.store.put(format!("{KNOWN}{table}"), value);
            // If this fails, the list is outdated until the next change, which writes everything
            // again.
            let _ = timeout(BUCKET_TIMEOUT, written).await;
        })
    }

    fn summary<'a>(&'a self, table: &'a str) -> BoxFuture<'a, Option<TableSummary>> {
        Box::pin(async move {
            let entry = timeout(BUCKET_TIMEOUT, self.store.entry(format!("{KNOWN}{table}")));
            match self.take(&entry.await.ok()?.ok()??)? {
                PlaceChange::Known(_, known) => known.map(|known| *known),
                PlaceChange::At(..) | PlaceChange::Opened(..) | PlaceChange::Gone(_) => None,
            }
        })
    }
}

/// Returns the value of an entry, unless the entry was removed.
pub(super) fn value(entry: &Entry) -> Option<&[u8]> {
    (entry.operation == Operation::Put).then_some(&entry.value[..])
}

/// Writes an entry in place of the one with this revision; without one, if there is none. Returns
/// the new revision, or `None` if somebody else has written it or the bucket does not answer in
/// time.
async fn write(store: &Store, key: &str, was: Option<u64>, value: Vec<u8>) -> Option<u64> {
    let written = async {
        match was {
            None => store.create(key, value.into()).await.ok(),
            Some(was) => store.update(key, value.into(), was).await.ok(),
        }
    };
    timeout(BUCKET_TIMEOUT, written).await.ok().flatten()
}

/// The bucket for threads that may block.
pub(super) struct Bucket {
    pub(super) store: Store,
    pub(super) runtime: Handle,
}

impl SharedEntries for Bucket {
    fn write(&self, key: &str, was: Option<u64>, value: Vec<u8>) -> Option<u64> {
        self.runtime.block_on(write(&self.store, key, was, value))
    }

    fn read(&self, key: &str) -> Option<ReadEntry> {
        let read = async { timeout(BUCKET_TIMEOUT, self.store.entry(key)).await };
        let entry = self.runtime.block_on(read).ok()?.ok()??;
        Some(ReadEntry {
            value: value(&entry).map(<[u8]>::to_vec),
            revision: entry.revision,
        })
    }

    fn remove(&self, key: &str, revision: u64) {
        let remove = self.store.purge_expect_revision(key, Some(revision));
        let removed = async { timeout(BUCKET_TIMEOUT, remove).await };
        let _ = self.runtime.block_on(removed);
    }
}

#[cfg(test)]
mod tests {
    use super::Bucket;
    use crate::nats::Nats;
    use serpente_client::person::Token;
    use serpente_contests::{FinishedMatch, Finisher, Leagues};
    use serpente_testing::nats_servers::NatsServers;
    use std::sync::Arc;
    use std::thread;

    /// Returns the leagues of a process that is connected to these servers.
    fn leagues(nats: &Nats) -> Leagues {
        Leagues::shared(Arc::new(Bucket {
            store: nats.places.clone(),
            runtime: nats.handle.clone(),
        }))
    }

    /// A match of two people at this table.
    fn finished(table: &str) -> FinishedMatch {
        let mut people = Vec::new();
        for team in 0..2 {
            people.push(Finisher {
                person: Token::new().person(),
                name: format!("Player {team}"),
                team,
                behind: team,
                network: None,
            });
        }
        FinishedMatch {
            league: "Monday".to_owned(),
            people,
            opener: Token::new().person(),
            one_network: false,
            ended_at: (table.to_owned(), 9),
        }
    }

    #[test]
    fn matches_that_two_processes_rate_at_once_all_count_once() {
        let servers = NatsServers::start(1);
        let processes = [(); 2].map(|()| Nats::of_test(&servers));
        thread::scope(|scope| {
            for (number, process) in processes.iter().enumerate() {
                scope.spawn(move || {
                    let leagues = leagues(process);
                    for round in 0..5 {
                        let played = finished(&format!("table-{number}-{round}"));
                        let mut told = leagues.rate(&played, 1);
                        while told.is_none() {
                            told = leagues.rate(&played, 1);
                        }
                        assert_eq!(told.map(|told| told.len()), Some(2));
                    }
                });
            }
        });
        // A process that knows nothing yet reads what both have written.
        let reader = leagues(&processes[0]);
        let last = finished("last");
        let told = reader.rate(&last, 2).expect("it is stored");
        assert_eq!(told[0].1.of, 22);
        assert_eq!(reader.rate(&last, 3), Some(told));
    }

    #[test]
    fn a_match_is_rated_once_the_servers_are_back() {
        let mut servers = NatsServers::start(1);
        let nats = Nats::of_test(&servers);
        let leagues = leagues(&nats);
        servers.kill(0);
        let played = finished("fox");
        assert_eq!(leagues.rate(&played, 1), None);
        servers.start_again(0);
        let mut told = leagues.rate(&played, 1);
        while told.is_none() {
            told = leagues.rate(&played, 1);
        }
        assert_eq!(told.map(|told| told[0].1.of), Some(2));
    }
}
