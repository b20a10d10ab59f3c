//! When tables are to be woken.

use crate::people::checks::CheckResult;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How often a table may be woken at one time.
const MOST_WAKES: u32 = 30;

/// How often a table was woken at the time at which it was woken last.
#[derive(Default)]
struct WakeCount {
    at: Duration,
    times: u32,
}

/// When each loaded table is to be woken. `K` says which: the table's name, and in a cluster also the
/// process.
pub(crate) struct TableWakes<K> {
    due: BTreeMap<K, Instant>,
    counts: BTreeMap<String, WakeCount>,
}

impl<K> Default for TableWakes<K> {
    fn default() -> Self {
        Self {
            due: BTreeMap::new(),
            counts: BTreeMap::new(),
        }
    }
}

impl<K: Ord> TableWakes<K> {
    /// Notes that a table wants to be woken then. Returns whether this is another time than before.
    pub(crate) fn ask(&mut self, key: K, at: Instant) -> bool {
        self.due.insert(key, at) != Some(at)
    }

    /// Returns whether a table is to be woken now, which it wanted to be at this instant. If so, it
    /// is counted.
    ///
    /// # Errors
    /// Returns an error if the table is woken again and again at the same time, which would be a loop
    /// without an end.
    pub(crate) fn is_due(
        &mut self,
        key: &K,
        table: &str,
        at: Instant,
        now: Duration,
    ) -> CheckResult<bool> {
        if self.due.get(key) != Some(&at) {
            return Ok(false);
        }
        self.due.remove(key);
        let count = self.counts.entry(table.to_owned()).or_default();
        if count.at != now {
            *count = WakeCount { at: now, times: 0 };
        }
        count.times += 1;
        if count.times > MOST_WAKES {
            return Err(format!("{table} wants to be woken again and again"));
        }
        Ok(true)
    }

    /// Forgets when tables are to be woken: their process has ended.
    pub(crate) fn forget(&mut self) {
        self.due.clear();
    }
}
