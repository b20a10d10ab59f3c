//! Tables at which nobody was for long: they are not kept for ever.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How long a table is kept at which nothing happens.
const KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// The files of one table, and when something happened there last.
#[derive(Default)]
struct Table {
    files: Vec<PathBuf>,
    changed: Option<SystemTime>,
}

/// Removes the files of tables at which nothing has happened for 30 days before something happened at the newest: a clock
/// that is wrong when a server starts takes no table away. `table` says of a file's path whose it is, if it is a table's.
///
/// # Errors
/// If the folder cannot be read.
pub(super) fn remove_old(folder: &Path, table: impl Fn(&Path) -> Option<String>) -> io::Result<()> {
    let mut tables: BTreeMap<String, Table> = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if let Some(name) = table(&path) {
            let changed = entry.metadata()?.modified()?;
            let known = tables.entry(name).or_default();
            known.files.push(path);
            known.changed = known.changed.max(Some(changed));
        }
    }
    let newest = tables.values().filter_map(|table| table.changed).max();
    let oldest_kept = newest.and_then(|newest| newest.checked_sub(KEPT));
    for table in tables
        .into_values()
        .filter(|table| table.changed < oldest_kept)
    {
        for file in table.files {
            fs::remove_file(file)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::log::{FileLog, Log as _};
    use std::fs::File;

    const DAY: Duration = Duration::from_secs(24 * 60 * 60);

    /// Something happened in this file so many days after the day that counts as the first.
    fn happened(folder: &Path, name: &str, days: u32) {
        let file = File::create(folder.join(name)).expect("room");
        let at = SystemTime::UNIX_EPOCH + DAY * (20_000 + days);
        file.set_modified(at).expect("a time");
    }

    fn tables(folder: &Path) -> Vec<String> {
        let log = FileLog::open(folder).expect("a folder");
        log.tables().expect("a folder")
    }

    #[test]
    fn a_table_at_which_nobody_was_for_long_is_not_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        for (name, days) in [
            ("calm-red-fox.jsonl", 0),
            ("calm-red-fox-chairs.jsonl", 0),
            // Somebody sat down there later, and played nothing.
            ("late-blue-owl.jsonl", 0),
            ("late-blue-owl-chairs.jsonl", 20),
            ("new-grey-hen-chairs.jsonl", 40),
            ("ssh-host-key", 0),
        ] {
            happened(folder, name, days);
        }
        let kept = [
            "late-blue-owl",
            "late-blue-owl-chairs",
            "new-grey-hen-chairs",
        ];
        assert_eq!(tables(folder), kept);
        assert!(folder.join("ssh-host-key").exists());
        // Nobody has been there since, however late it is.
        assert_eq!(tables(folder), kept);
    }
}
