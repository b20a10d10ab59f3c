//! The journal of a log in files: every append to any table is first written here, in one piece,
//! and synced to disk.
//!
//! All appends that wait at the same time share one sync, however many tables they belong to. The
//! tables' own files are written without a sync; after a power cut, their missing lines are
//! restored from the journal. There are two journal files in turn: while one is written, the other
//! is emptied, once the tables' files are safely on disk.

use super::disk::Disk;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The size at which the journal changes to its other file, in bytes.
pub(super) const MOST_JOURNAL_BYTES: u64 = 4 << 20;

/// The header of an append.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Heading {
    /// The number of the append since the journal began, counted over both files.
    number: u64,
    table: String,
    /// The position of the lines in the table's file.
    offset: u64,
    bytes: usize,
    /// A hash of the lines: after a power cut, the file can have the right length but not the right
    /// content.
    check: u64,
}

/// The lines of one append.
pub(super) struct PendingLines<'a> {
    pub(super) table: &'a str,
    /// The position of the lines in the table's file.
    pub(super) offset: u64,
    pub(super) lines: &'a [u8],
}

/// The appends to all tables, in the order in which they came.
#[derive(Debug)]
pub(super) struct GroupCommit {
    /// The number of the current file, and how many of its bytes are valid.
    which: usize,
    written: u64,
    /// The number of appends so far.
    count: u64,
    /// The size at which the journal changes to its other file, in bytes.
    most_bytes: u64,
    /// Whether the other file still has lines that may be missing in the tables' files.
    other_is_full: Arc<AtomicBool>,
}

fn check(lines: &[u8]) -> u64 {
    let hash = Sha256::digest(lines);
    let (first, _) = hash.split_first_chunk().expect("32 bytes");
    u64::from_be_bytes(*first)
}

fn name(which: usize) -> String {
    format!("journal-{which}")
}

impl GroupCommit {
    /// Starts a journal on this disk, after it has restored the tables' files from an earlier
    /// journal. `file` returns the name of a table's file.
    pub(super) fn open(
        disk: &mut impl Disk,
        file: impl Fn(&str) -> String,
        most_bytes: u64,
    ) -> io::Result<Self> {
        restore(disk, file)?;
        disk.sync_all()?;
        for which in 0..2 {
            disk.set_length(&name(which), 0)?;
        }
        disk.sync_all()?;
        Ok(Self {
            which: 0,
            written: 0,
            count: 0,
            most_bytes,
            other_is_full: Arc::default(),
        })
    }

    /// Writes all of these entries to disk, or none.
    pub(super) fn keep(
        &mut self,
        disk: &mut impl Disk,
        entries: &[PendingLines<'_>],
    ) -> io::Result<()> {
        let mut text = Vec::new();
        for entry in entries {
            self.count += 1;
            let heading = Heading {
                number: self.count,
                table: entry.table.to_owned(),
                offset: entry.offset,
                bytes: entry.lines.len(),
                check: check(entry.lines),
            };
            serde_json::to_writer(&mut text, &heading)?;
            text.push(b'\n');
            text.extend_from_slice(entry.lines);
        }
        let file = name(self.which);
        let written = disk.write_at(&file, &text, self.written);
        let outcome = written.and_then(|()| disk.sync(&file));
        if outcome.is_ok() {
            self.written += text.len() as u64;
        } else {
            // The next write overwrites the rest. If even the cut fails, the rest is what the
            // caller wanted to write anyway.
            let _ = disk.set_length(&file, self.written);
        }
        outcome
    }

    /// Changes to the other file if the current one is long. Must be called when the tables' files
    /// have all lines. The full file is emptied as soon as the tables' files are on disk.
    pub(super) fn take_turns(&mut self, disk: &mut impl Disk) {
        if self.written < self.most_bytes || self.other_is_full.load(Ordering::Acquire) {
            return;
        }
        let full = name(self.which);
        (self.written, self.which) = (0, 1 - self.which);
        self.other_is_full.store(true, Ordering::Release);
        disk.empty_later(&full, &self.other_is_full);
    }
}

/// Writes the lines of the journals into the tables' files.
fn restore(disk: &mut impl Disk, file: impl Fn(&str) -> String) -> io::Result<()> {
    let mut appends = Vec::new();
    for which in 0..2 {
        let journal = disk.read(&name(which))?.unwrap_or_default();
        entries(&journal, &mut appends);
    }
    // Lines that could not be written and were tried again occur twice; the later ones count.
    appends.sort_by_cached_key(|(heading, _)| (heading.table.clone(), heading.number));
    for of_table in appends.chunk_by(|(one, _), (other, _)| one.table == other.table) {
        let table_file = file(&of_table[0].0.table);
        let mut end = disk
            .read(&table_file)?
            .map_or(0, |bytes| bytes.len() as u64);
        for (Heading { offset, .. }, lines) in of_table {
            // If lines before these are missing, this is not the file that the journal belongs to.
            if *offset <= end {
                disk.write_at(&table_file, lines, *offset)?;
                end = offset + lines.len() as u64;
            }
        }
        if end == 0 {
            // The table was deleted.
            disk.remove(&table_file)?;
        } else {
            disk.set_length(&table_file, end)?;
        }
    }
    Ok(())
}

/// Collects the appends of a journal, up to the first damaged one.
fn entries(journal: &[u8], appends: &mut Vec<(Heading, Vec<u8>)>) {
    let mut rest = journal;
    while let Some(end) = rest.iter().position(|&byte| byte == b'\n')
        && let Ok(heading) = serde_json::from_slice::<Heading>(&rest[..end])
        && let Some(lines) = rest[end + 1..].get(..heading.bytes)
        && check(lines) == heading.check
    {
        rest = &rest[end + 1 + heading.bytes..];
        appends.push((heading, lines.to_vec()));
    }
}
