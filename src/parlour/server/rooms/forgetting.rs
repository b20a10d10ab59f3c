//! Deletes tables where nobody sits.
//!
//! Each day on which the server finds a table without players is counted by a line in the table's
//! own log. The dates of files are not used: a clock that jumps counts as one day, and a server
//! that was off for months has counted none.

use super::task::Task;
use super::{RoomInbox, Rooms, SEATS_LOG};
use crate::lobby::shown_name;
use crate::log::count;
use crate::room::{TableNotes, Waited};
use log::{info, warn};
use serpente_client::refusal::ParlourRefusal;
use serpente_system::clock::{DAY, HOUR, unix_time};
use serpente_system::lock;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

/// How long a table is stored if nobody sits there and no match was begun.
pub(in crate::server) const UNUSED_TABLE_TIME: Duration = Duration::from_secs(10 * 60);

/// How often to look for such tables.
const UNUSED_TABLES_INTERVAL: Duration = Duration::from_secs(60);

/// How often to check whether a new day has begun.
const NEW_DAY_INTERVAL: Duration = Duration::from_secs(HOUR);

/// Looks after unused tables as long as the server runs.
pub(in crate::server) async fn look_after(rooms: Arc<Rooms>) {
    let mut looked = Instant::now();
    let mut on = None;
    loop {
        sleep(UNUSED_TABLES_INTERVAL).await;
        let ending = Arc::clone(&rooms);
        spawn_blocking(move || ending.end_evenings());
        for table in rooms.without_match(Instant::now(), UNUSED_TABLE_TIME) {
            rooms.visit(&table, SleepCheck::NoMatch).await;
        }
        if looked.elapsed() < NEW_DAY_INTERVAL {
            continue;
        }
        looked = Instant::now();
        let today = unix_time() / DAY;
        if on.replace(today) == Some(today) {
            continue;
        }
        let tables = rooms.lobby().names();
        for table in tables {
            rooms.visit(&table, SleepCheck::Day(today)).await;
        }
    }
}

/// The reason for looking at a table that is not loaded.
#[derive(Clone, Copy)]
pub(super) enum SleepCheck {
    /// Nobody has sat there for long, and no match was begun.
    NoMatch,
    /// It is this day, counted from the beginning of 1970.
    Day(u64),
    /// The person who runs the server deletes it.
    Delete,
}

impl Rooms {
    /// Looks at a table if it is not loaded. Waits until that is done.
    pub(super) async fn visit(self: &Arc<Self>, table: &str, visit: SleepCheck) {
        let task = {
            let mut awake = lock(&self.awake);
            if awake.contains_key(table) {
                return;
            }
            let (task, inbox) = self.task(table, &mut awake);
            tokio::spawn(task.be_visited(visit, inbox))
        };
        // If the task panicked, the table is unchanged.
        let _ = task.await;
    }

    /// Deletes a table that is not loaded. Returns whether it is gone.
    pub(in crate::server) async fn delete(self: &Arc<Self>, table: &str) -> bool {
        let was_there = self.lobby().has(table);
        self.visit(table, SleepCheck::Delete).await;
        was_there && !self.lobby().has(table)
    }
}

impl Task {
    /// Counts the day, or deletes the table. Returns whether the table is deleted; then nothing is
    /// sent to its connections any more.
    pub(super) async fn look(&self, visit: SleepCheck) -> bool {
        let rooms = Arc::clone(&self.rooms);
        let table = self.table.clone();
        let looked = spawn_blocking(move || look(&rooms, &table, visit)).await;
        let is_gone = looked.unwrap_or(Ok(false)).unwrap_or_else(|error| {
            warn!(
                "{}: could not be looked after or deleted: {error}",
                self.table
            );
            false
        });
        if is_gone {
            self.rooms.remove(&self.table);
        }
        is_gone
    }

    /// Looks at a table where nobody is. Nobody can enter before this ends.
    async fn be_visited(self, visit: SleepCheck, inbox: RoomInbox) {
        if self.look(visit).await {
            let refusal = ParlourRefusal::NoTable(self.table.clone());
            return self.end(inbox, Some(&refusal));
        }
        let mut awake = lock(&self.rooms.awake);
        if inbox.is_empty() {
            awake.remove(&self.table);
            return;
        }
        drop(awake);
        // The future of a table that plays is large.
        Box::pin(self.wake_up(inbox)).await;
    }
}

/// Counts the day, or deletes the table. Returns whether the table is deleted.
fn look(rooms: &Rooms, table: &str, visit: SleepCheck) -> io::Result<bool> {
    let beside = format!("{table}{SEATS_LOG}");
    let day = match visit {
        SleepCheck::NoMatch if rooms.log.read(table, 0)?.is_empty() => {
            info!(
                "{}: deleted, nobody sat there for 10 minutes and no match was begun",
                shown_name(table)
            );
            return delete(rooms, table, &beside);
        }
        SleepCheck::NoMatch => return Ok(false),
        SleepCheck::Delete => {
            info!("{}: deleted by an order", shown_name(table));
            return delete(rooms, table, &beside);
        }
        SleepCheck::Day(day) => day,
    };
    let seats_log = rooms.log.take(&beside)?;
    let Some(kept) = TableNotes::last(&seats_log) else {
        return Ok(false);
    };
    match kept.waits(day) {
        Waited::AsBefore => Ok(false),
        Waited::ADayMore(kept) => {
            let (done, outcome) = channel();
            rooms.log.append(
                &beside,
                count(&seats_log),
                kept.line(),
                Box::new(move |appended| {
                    // The receiver waits below, so sending cannot fail.
                    let _ = done.send(appended);
                }),
            );
            match outcome.recv().map_err(io::Error::other)? {
                Ok(_) => Ok(false),
                Err(not_appended) => Err(io::Error::other(not_appended)),
            }
        }
        Waited::TooLong => {
            info!(
                "{}: deleted, nobody sat there for 30 days",
                shown_name(table)
            );
            delete(rooms, table, &beside)
        }
    }
}

fn delete(rooms: &Rooms, table: &str, beside: &str) -> io::Result<bool> {
    rooms.log.remove(table)?;
    rooms.log.remove(beside)?;
    Ok(true)
}
