//! The tables of a parlour, whichever process hosts them.

use super::rooms::{Rooms, TableOpening, ToRoom};
use super::sharing::Cluster;
use crate::lobby::{TABLES_A_PERSON, TableSummary};
use crate::log::is_name;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_engine::table::Shuffle;
use std::sync::Arc;

/// All tables of a parlour.
pub(super) struct Tables {
    /// The tables that this process hosts.
    pub(super) rooms: Arc<Rooms>,
    /// The cluster, if the parlour may have several processes.
    pub(super) cluster: Option<Arc<dyn Cluster>>,
}

impl Tables {
    /// Opens a table and returns its name.
    pub(super) async fn open(&self, opening: TableOpening) -> Allowed<String> {
        let person = opening.arrival.person;
        loop {
            let key = opening.privacy.private.then(Shuffle::any_seed);
            let table = self.rooms.lobby().open(person, Shuffle::any_seed(), key)?;
            let (Some(cluster), Some(places)) = (&self.cluster, &self.rooms.places) else {
                self.rooms.open(&table, opening);
                return Ok(table);
            };
            match places.reserve(&table, person).await {
                Ok(Some(number)) => {
                    // At the same time, the person may have opened others at other processes.
                    let own = self.rooms.lobby().opened_before(person, number);
                    if own >= TABLES_A_PERSON {
                        self.rooms.lobby().remove(&table);
                        places.free(&table).await;
                        return Err(ParlourRefusal::TooManyTables(TABLES_A_PERSON));
                    }
                    Arc::clone(cluster).open(&table, opening);
                    return Ok(table);
                }
                // Another process has just taken the name.
                Ok(None) => self.rooms.lobby().is_not_opened(&table),
                Err(_) => {
                    self.rooms.lobby().remove(&table);
                    // The name may have been reserved all the same, and would count as a table of this person. They do not
                    // wait for that.
                    let places = Arc::clone(places);
                    tokio::spawn(async move { places.free(&table).await });
                    return Err(ParlourRefusal::NotNow);
                }
            }
        }
    }

    /// Sends a message to a table.
    pub(super) fn send(&self, table: &str, message: ToRoom) {
        match &self.cluster {
            None => self.rooms.send(table, message),
            Some(cluster) => Arc::clone(cluster).send(table, message),
        }
    }

    /// Returns the information about a table.
    ///
    /// # Errors
    /// Returns an error if there is no such table, or it cannot be entered.
    pub(super) async fn find(&self, table: &str) -> Allowed<TableSummary> {
        let listed = self.rooms.lobby().find(table).cloned();
        let Some(places) = &self.rooms.places else {
            return listed;
        };
        // Another process may just have opened it.
        let may_be_new = listed.is_err() && table.len() <= 40 && is_name(table);
        if !may_be_new {
            return listed;
        }
        if let Some(summary) = places.summary(table).await {
            self.rooms.lobby().add(table.to_owned(), Some(summary));
        }
        self.rooms.lobby().find(table).cloned()
    }
}
