//! Requests about evenings.

use super::Connection;
use crate::lobby::six_words;
use crate::room::Terms;
use serpente_client::person::{Person, random};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::FromServer;
use serpente_contests::{AdmittedTable, EveningRequest, EveningSecrets};
use serpente_engine::table::{Bytes32, Shuffle};
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
    pub(super) async fn list_evening(&self, named: Option<String>, person: Person) -> Allowed {
        let tables = &self.parlour.tables;
        let is_there = named.is_none();
        let meant = match (named, &self.at) {
            (Some(named), _) => Some(named),
            (None, Some(table)) => tables.find(table).await?.info.evening,
            (None, None) => None,
        };
        let evening = meant.ok_or(ParlourRefusal::NoEvening)?;
        // Its owner does not wait for the first hour once all its tables have finished.
        let rooms = Arc::clone(&tables.rooms);
        let ended = evening.clone();
        let ending = spawn_blocking(move || {
            if rooms.evenings.end_for(&ended, person, unix_time()) {
                rooms.tell_evening(&ended, None);
            }
        });
        ending.await.map_err(|_| ParlourRefusal::NotNow)?;
        let evenings = &tables.rooms.evenings;
        let list = evenings.list(&evening, person, is_there, unix_time())?;
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
        let request = EveningRequest {
            name: evening.clone(),
            terms: terms.evening_terms(),
            opener: person,
            words: terms.evening_words.clone(),
            watched: terms.is_watched(),
        };
        if request.words.is_some() {
            // Right ones count, too: otherwise somebody could go on guessing.
            self.parlour.tries.six_words(self.network)?;
        }
        evenings.allow(&request, unix_time())?;
        // The new table has no name yet. The empty name differs from every table where the person
        // has played or has a seat.
        let seats_at = tables.rooms.lobby().tables_of(person);
        evenings.enter(evening, "", false, person, &seats_at)
    }

    /// Admits a table with these settings, which is about to be opened, to the evening of this name.
    pub(super) async fn admit_to_evening(
        &self,
        terms: &Terms,
        evening: String,
        person: Person,
    ) -> Allowed<AdmittedTable> {
        let rooms = Arc::clone(&self.parlour.tables.rooms);
        let secrets = EveningSecrets {
            key: Bytes32(random()),
            words: six_words(Shuffle::any_seed()),
        };
        let request = EveningRequest {
            name: evening,
            terms: terms.evening_terms(),
            opener: person,
            words: terms.evening_words.clone(),
            watched: terms.is_watched(),
        };
        let admitting =
            spawn_blocking(move || rooms.evenings.admit(request, &secrets, unix_time()));
        admitting.await.unwrap_or(Err(ParlourRefusal::NotNow))
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
        let table = table.to_owned();
        let seats_at = tables.rooms.lobby().tables_of(person);
        let entered = spawn_blocking(move || {
            let evenings = &rooms.evenings;
            evenings.enter(&evening, &table, watches, person, &seats_at)
        });
        entered.await.unwrap_or(Err(ParlourRefusal::NotNow))
    }
}
