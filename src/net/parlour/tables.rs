//! The tables of a parlour as its doors know them, whichever process hosts them.

use super::cluster::Cluster;
use super::rooms::{Opening, Rooms, ToRoom};
use crate::lobby::{Known, Lobby};
use crate::refusal::Refusal;
use serpente_engine::table::Shuffle;
use std::sync::{Arc, MutexGuard};

/// All tables of a parlour.
pub(super) enum Tables {
    /// Those of its only process.
    Alone(Arc<Rooms>),
    /// Those of several processes, of which this is one.
    Shared(Arc<Cluster>),
}

impl Tables {
    /// The tables that this process hosts.
    pub(super) fn rooms(&self) -> &Arc<Rooms> {
        match self {
            Self::Alone(rooms) => rooms,
            Self::Shared(cluster) => cluster.rooms(),
        }
    }

    /// The other processes, if there may be some.
    pub(super) fn cluster(&self) -> Option<&Arc<Cluster>> {
        match self {
            Self::Alone(_) => None,
            Self::Shared(cluster) => Some(cluster),
        }
    }

    /// The list of all tables.
    pub(super) fn lobby(&self) -> MutexGuard<'_, Lobby> {
        self.rooms().lobby()
    }

    /// Opens a table, and says what it is called.
    pub(super) async fn open(&self, opening: Opening) -> Result<String, Refusal> {
        let (_, person, _) = opening.master;
        loop {
            let key = opening.door.private.then(Shuffle::any_seed);
            let table = self.lobby().open(person, Shuffle::any_seed(), key)?;
            match self {
                Self::Alone(rooms) => rooms.open(&table, opening),
                Self::Shared(cluster) => match cluster.places().reserve(&table).await {
                    Ok(true) => cluster.open(&table, opening),
                    // Somebody else has just taken the name.
                    Ok(false) => continue,
                    Err(()) => {
                        self.lobby().remove(&table);
                        return Err(Refusal::Trouble);
                    }
                },
            }
            return Ok(table);
        }
    }

    /// Passes something on to a table.
    pub(super) fn send(&self, table: &str, message: ToRoom) {
        match self {
            Self::Alone(rooms) => rooms.send(table, message),
            Self::Shared(cluster) => cluster.send(table, message),
        }
    }

    /// What is known of a table.
    ///
    /// # Errors
    /// If there is none that could be entered.
    pub(super) async fn find(&self, table: &str) -> Result<Known, Refusal> {
        let known = self.lobby().find(table).cloned();
        let Some(cluster) = self.cluster().filter(|_| known.is_err() && is_name(table)) else {
            return known;
        };
        if let Some(known) = cluster.places().known(table).await {
            self.lobby().add(table.to_owned(), Some(known));
        }
        self.lobby().find(table).cloned()
    }
}

/// Whether a table may be called so.
fn is_name(table: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=40).contains(&table.len()) && table.bytes().all(plain)
}
