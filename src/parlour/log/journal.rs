//! The journal of a log in files: every append to any table is first written here, in one piece,
//! and synced to disk.
//!
//! All appends that wait at the same time share one sync, however many tables they belong to. The
//! tables' own files are written without a sync; after a power cut, their missing lines are
//! restored from the journal. There are two journal files in turn: while one is written, the other
//! is emptied, once the tables' files are safely on disk.

use super::open_file;
use serde::{Deserialize, Serialize};
use serpente_system::file::{Folder, read_exact_at, write_all_at};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The size at which the journal changes to its other file, in bytes.
const MOST_JOURNAL_BYTES: u64 = 4 << 20;

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
pub(super) struct GroupCommit {
    folder: PathBuf,
    /// The current file, and how many of its bytes are valid.
    file: File,
    written: u64,
    which: usize,
    /// The number of appends so far.
    count: u64,
    /// Whether the other file still has lines that may be missing in the tables' files.
    other_is_full: Arc<AtomicBool>,
}

fn check(lines: &[u8]) -> u64 {
    let hash = Sha256::digest(lines);
    let (first, _) = hash.split_first_chunk().expect("32 bytes");
    u64::from_be_bytes(*first)
}

fn path(folder: &Path, which: usize) -> PathBuf {
    folder.join(format!("journal-{which}"))
}

impl GroupCommit {
    /// Starts a journal in this folder, after it has restored the tables' files from an earlier
    /// journal. `file` returns the path of a table's file.
    pub(super) fn open(folder: &Path, file: impl Fn(&str) -> PathBuf) -> io::Result<Self> {
        let journals = [open_file(&path(folder, 0))?, open_file(&path(folder, 1))?];
        restore(&journals, file)?;
        let at = Folder::open(folder)?;
        at.sync_files()?;
        for journal in &journals {
            journal.set_len(0)?;
        }
        at.sync()?;
        let [file, _] = journals;
        Ok(Self {
            folder: folder.to_owned(),
            file,
            written: 0,
            which: 0,
            count: 0,
            other_is_full: Arc::default(),
        })
    }

    /// Writes all of these entries to disk, or none.
    pub(super) fn keep(&mut self, entries: &[PendingLines<'_>]) -> io::Result<()> {
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
        let kept = write_all_at(&self.file, &text, self.written);
        let kept = kept.and_then(|()| self.file.sync_data());
        if kept.is_ok() {
            self.written += text.len() as u64;
        } else {
            // The next write overwrites the rest. If even the cut fails, the rest is what the
            // caller wanted to write anyway.
            let _ = self.file.set_len(self.written);
        }
        kept
    }

    /// Changes to the other file if the current one is long. Must be called when the tables' files
    /// have all lines. The full file is emptied as soon as the tables' files are on disk.
    pub(super) fn take_turns(&mut self) {
        if self.written < MOST_JOURNAL_BYTES || self.other_is_full.load(Ordering::Acquire) {
            return;
        }
        let (Ok(next), Ok(folder)) = (
            open_file(&path(&self.folder, 1 - self.which)),
            Folder::open(&self.folder),
        ) else {
            return;
        };
        let full = std::mem::replace(&mut self.file, next);
        (self.written, self.which) = (0, 1 - self.which);
        self.other_is_full.store(true, Ordering::Release);
        let is_full = Arc::clone(&self.other_is_full);
        // Without a thread the file keeps its lines until the next start reads them.
        let _ = thread::Builder::new()
            .name("checkpoint".to_owned())
            .spawn(move || {
                if folder.sync_files().is_ok() && full.set_len(0).is_ok() && full.sync_all().is_ok()
                {
                    is_full.store(false, Ordering::Release);
                }
            });
    }
}

/// Writes the lines of the journals into the tables' files.
fn restore(journals: &[File], file: impl Fn(&str) -> PathBuf) -> io::Result<()> {
    let mut kept = Vec::new();
    for journal in journals {
        let mut bytes = vec![0; usize::try_from(journal.metadata()?.len()).unwrap_or(0)];
        read_exact_at(journal, &mut bytes, 0)?;
        entries(&bytes, &mut kept);
    }
    // Lines that could not be written and were tried again occur twice; the later ones count.
    kept.sort_by_cached_key(|(heading, _)| (heading.table.clone(), heading.number));
    for of_table in kept.chunk_by(|(one, _), (other, _)| one.table == other.table) {
        let path = file(&of_table[0].0.table);
        let file = open_file(&path)?;
        let mut end = file.metadata()?.len();
        for (Heading { offset, .. }, lines) in of_table {
            // If lines before these are missing, this is not the file that the journal belongs to.
            if *offset <= end {
                write_all_at(&file, lines, *offset)?;
                end = offset + lines.len() as u64;
            }
        }
        file.set_len(end)?;
        if end == 0 {
            // The table was deleted.
            drop(file);
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// Collects the appends of a journal, up to the first damaged one.
fn entries(journal: &[u8], kept: &mut Vec<(Heading, Vec<u8>)>) {
    let mut rest = journal;
    while let Some(end) = rest.iter().position(|&byte| byte == b'\n')
        && let Ok(heading) = serde_json::from_slice::<Heading>(&rest[..end])
        && let Some(lines) = rest[end + 1..].get(..heading.bytes)
        && check(lines) == heading.check
    {
        rest = &rest[end + 1 + heading.bytes..];
        kept.push((heading, lines.to_vec()));
    }
}
