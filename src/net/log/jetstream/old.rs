//! Tables at which nobody was for long: they are not kept for ever.

use super::server::TIME;
use super::{JetStreamLog, Patience, Shared};
use async_nats::datetime::{DateTime, parse_rfc3339};
use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

/// What stands behind a table's name in that of what belongs to it.
const BESIDE: &str = "-chairs";

impl JetStreamLog {
    /// Removes the tables at which nothing has happened for so long before something happened at the newest: a clock that is
    /// wrong takes no table away. Returns their names. Waits until they are gone.
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
        let old = changed.into_iter().filter(|(_, at)| *at < newest - kept);
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
