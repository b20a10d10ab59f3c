//! The tables of a parlour, whichever process hosts them.

use super::cluster::Cluster;
use super::rooms::{Rooms, TableOpening, ToRoom};
use crate::lobby::{Lobby, TableSummary};
use crate::log::is_name;
use crate::refusal::ParlourRefusal;
use serpente_engine::table::Shuffle;
use std::sync::{Arc, MutexGuard};

/// All tables of a parlour.
pub(super) enum Tables {
    /// The parlour has one process.
    Alone(Arc<Rooms>),
    /// The parlour has several processes, of which this is one.
    Shared(Arc<Cluster>),
}

impl Tables {
    /// Returns the tables that this process hosts.
    pub(super) fn rooms(&self) -> &Arc<Rooms> {
        match self {
            Self::Alone(rooms) => rooms,
            Self::Shared(cluster) => &cluster.rooms,
        }
    }

    /// Returns the cluster, if the parlour may have several processes.
    pub(super) fn cluster(&self) -> Option<&Arc<Cluster>> {
        match self {
            Self::Alone(_) => None,
            Self::Shared(cluster) => Some(cluster),
        }
    }

    /// Returns the list of all tables.
    pub(super) fn lobby(&self) -> MutexGuard<'_, Lobby> {
        self.rooms().lobby()
    }

    /// Opens a table and returns its name.
    pub(super) async fn open(&self, opening: TableOpening) -> Result<String, ParlourRefusal> {
        let person = opening.arrival.person;
        loop {
            let key = opening.door.private.then(Shuffle::any_seed);
            let table = self.lobby().open(person, Shuffle::any_seed(), key)?;
            match self {
                Self::Alone(rooms) => rooms.open(&table, opening),
                Self::Shared(cluster) => match cluster.places.reserve(&table).await {
                    Ok(true) => cluster.open(&table, opening),
                    // Another process has just taken the name.
                    Ok(false) => continue,
                    Err(()) => {
                        self.lobby().remove(&table);
                        return Err(ParlourRefusal::Trouble);
                    }
                },
            }
            return Ok(table);
        }
    }

    /// Sends a message to a table.
    pub(super) fn send(&self, table: &str, message: ToRoom) {
        match self {
            Self::Alone(rooms) => rooms.send(table, message),
            Self::Shared(cluster) => cluster.send(table, message),
        }
    }

    /// Returns the information about a table.
    ///
    /// # Errors
    /// Returns an error if there is no such table, or it cannot be entered.
    pub(super) async fn find(&self, table: &str) -> Result<TableSummary, ParlourRefusal> {
        let known = self.lobby().find(table).cloned();
        let Some(cluster) = self
            .cluster()
            .filter(|_| known.is_err() && table.len() <= 40 && is_name(table))
        else {
            return known;
        };
        if let Some(known) = cluster.places.known(table).await {
            self.lobby().add(table.to_owned(), Some(known));
        }
        self.lobby().find(table).cloned()
    }
}
