//! Requests about evenings.

use super::Connection;
use crate::room::Terms;
use serpente_client::person::Person;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::FromServer;
use serpente_system::clock::unix_time;
use std::sync::Arc;
use tokio::task::spawn_blocking;

impl Connection {
    /// Sends the names of the evenings in which a person has played, if there are any.
    pub(super) fn tell_evenings(&self, person: Person) {
        let evenings = self.parlour.tables.rooms.evenings.of(person);
        if !evenings.is_empty() {
            self.outbox.frame(&FromServer::Evenings { evenings });
        }
    }

    /// Sends the results of the evening of this name; without a name, of the evening that this
    /// connection's table plays.
    pub(super) async fn list_evening(&self, evening: Option<String>, person: Person) -> Allowed {
        let tables = &self.parlour.tables;
        let is_there = evening.is_none();
        let evening = match (evening, &self.at) {
            (Some(evening), _) => Some(evening),
            (None, Some(table)) => tables.find(table).await?.info.evening,
            (None, None) => None,
        };
        let evening = evening.ok_or(ParlourRefusal::NoEvening)?;
        let list = tables.rooms.evenings.list(&evening, person, is_there)?;
        self.outbox.frame(&FromServer::Evening(list));
        Ok(())
    }

    /// Checks that a person may open a table with these settings, if they name an evening.
    pub(super) fn may_play_evening(&self, terms: &Terms, person: Person) -> Allowed {
        let Some(evening) = &terms.evening else {
            return Ok(());
        };
        let tables = &self.parlour.tables;
        let evenings = &tables.rooms.evenings;
        evenings.allow(evening, &terms.evening_terms(), unix_time())?;
        // The new table has no name yet. The empty name differs from every table where the person
        // has played or has a seat.
        let seats_at = tables.rooms.lobby().tables_of(person);
        evenings.enter(evening, "", false, person, &seats_at)
    }

    /// Checks that a person may enter a table of this evening.
    pub(super) async fn may_enter(
        &self,
        evening: String,
        table: &str,
        watches: bool,
        person: Person,
    ) -> Allowed {
        let tables = &self.parlour.tables;
        let rooms = Arc::clone(&tables.rooms);
        let (table, seats_at) = (table.to_owned(), tables.rooms.lobby().tables_of(person));
        let entered = spawn_blocking(move || {
            let evenings = &rooms.evenings;
            evenings.enter(&evening, &table, watches, person, &seats_at)
        });
        entered.await.unwrap_or(Err(ParlourRefusal::Trouble))
    }
}
