//! Tables at which nobody was for long: they are not kept for ever.

use super::server::TIME;
use super::{JetStreamLog, Patience, Shared};
use async_nats::datetime::{DateTime, parse_rfc3339};
use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

/// No more tables are removed at once than those at which something happened last within a day.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What stands behind a table's name in that of what belongs to it.
const BESIDE: &str = "-chairs";

impl JetStreamLog {
    /// Removes tables at which nothing has happened for so long before something happened at the newest: never more than those
    /// of the first day, so that a clock which was wrong costs no more than that before somebody notices. Returns their names.
    /// Waits until they are gone.
    ///
    /// # Errors
    /// If the servers do not answer.
    pub fn remove_old(&self, kept: Duration) -> io::Result<Vec<String>> {
        let removed = self.runtime.block_on(self.shared.remove_old(kept));
        removed.ok_or_else(|| io::ErrorKind::TimedOut.into())
    }
}

impl Shared {
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
        let is_old = |at: &DateTime| *at < newest - kept && *at < oldest + A_DAY;
        let old = changed.into_iter().filter(|(_, at)| is_old(at));
        let old: Vec<String> = old.map(|(table, _)| table).collect();
        for table in &old {
            for name in [table.clone(), format!("{table}{BESIDE}")] {
                let mut patience = Patience::new();
                while self.purge(&name).await.is_none() {
                    patience.wait().await;
                }
                self.tables().remove(&name);
            }
        }
        Some(old)
    }

    /// When something happened in this log last; nothing if it is gone.
    async fn changed_at(&self, name: &str) -> Option<Option<DateTime>> {
        let Some(message) = self.last_message(name).await? else {
            return Some(None);
        };
        let at = super::server::header(&message, TIME)?;
        Some(Some(parse_rfc3339(at).ok()?))
    }
}
