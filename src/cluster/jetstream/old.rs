//! Removes tables that nobody has used for a long time.

use super::server::TIME;
use super::{JetStreamLog, StreamShared, until_answered};
use async_nats::datetime::{DateTime, parse_rfc3339};
use serpente_system::clock::DAY;
use serpente_system::lock;
use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

/// One call removes only tables whose last change is within this time of the oldest one.
const REMOVED_AT_ONCE: Duration = Duration::from_secs(DAY);

/// The end of the name of a table's second log.
const BESIDE: &str = "-chairs";

impl JetStreamLog {
    /// Removes the tables whose last change is at least `kept` before the newest change of any
    /// table. Removes at most those of the first day: if a clock was wrong, little is lost before
    /// somebody notices. Blocks until they are removed, and returns their names.
    ///
    /// # Errors
    /// Returns an error if the servers do not answer.
    pub fn remove_old(&self, kept: Duration) -> io::Result<Vec<String>> {
        let removed = self.runtime.block_on(self.shared.remove_old(kept));
        removed.ok_or_else(|| io::ErrorKind::TimedOut.into())
    }
}

impl StreamShared {
    async fn remove_old(&self, kept: Duration) -> Option<Vec<String>> {
        let mut changed: BTreeMap<String, DateTime> = BTreeMap::new();
        for name in self.names().await? {
            let Some(at) = self.changed_at(&name).await? else {
                continue;
            };
            let table = name.strip_suffix(BESIDE).unwrap_or(&name).to_owned();
            let last = changed.entry(table).or_insert(at);
            *last = at.max(*last);
        }
        let Some(newest) = changed.values().max().copied() else {
            return Some(Vec::new());
        };
        let oldest = changed.values().min().copied().unwrap_or(newest);
        let mut old = Vec::new();
        for (table, at) in changed {
            if at < newest - kept && at < oldest + REMOVED_AT_ONCE {
                old.push(table);
            }
        }
        for table in &old {
            for name in [table.clone(), format!("{table}{BESIDE}")] {
                until_answered(|| self.purge(&name)).await;
                lock(&self.tables).forget(&name);
            }
        }
        Some(old)
    }

    /// Returns the time of the last change of this log, or `Some(None)` if the log does not exist.
    async fn changed_at(&self, name: &str) -> Option<Option<DateTime>> {
        let Some(message) = self.last_message(name).await? else {
            return Some(None);
        };
        let at = super::server::header(&message, TIME)?;
        Some(Some(parse_rfc3339(at).ok()?))
    }
}
