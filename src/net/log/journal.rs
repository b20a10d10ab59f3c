//! The journal of a log on files: what is appended to any table goes here first, in one piece and to the disk.
//!
//! One sync serves all who wait for one at that time, however many tables they append to. The tables' own files follow
//! without a sync; what the disk did not keep of them is written again from the journal after a power cut. Two files take
//! turns, so that one can be emptied, once the tables' files have surely reached the disk, while the other is written.

use serde::{Deserialize, Serialize};
use serpente_system::file::{Folder, private, read_exact_at, write_all_at};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// When the other file's turn comes, in bytes.
const TURN: u64 = 4 << 20;

/// What stands before the lines of an append.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Heading {
    /// Since the journal began, over both files.
    number: u64,
    table: String,
    /// Where the lines begin in the table's file.
    offset: u64,
    bytes: usize,
    /// A hash of the lines: a power cut can leave the place of lines without them.
    check: u64,
}

/// Lines on their way to the disk.
pub(super) struct Entry<'a> {
    pub(super) table: &'a str,
    /// Where they begin in the table's file.
    pub(super) offset: u64,
    pub(super) lines: &'a [u8],
}

/// What is appended to all tables, in the order in which it came.
pub(super) struct Journal {
    folder: PathBuf,
    /// The file whose turn it is, and how much of it is good.
    file: File,
    written: u64,
    which: usize,
    /// How many appends there were.
    count: u64,
    /// Whether the other file still holds what the tables' own may not.
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

fn open(folder: &Path, which: usize) -> io::Result<File> {
    let mut options = private();
    options.read(true).write(true).create(true).truncate(false);
    options.open(path(folder, which))
}

impl Journal {
    /// Begins a journal in this folder, once what an earlier one holds stands in the tables' files: `file` is where that of a
    /// table is.
    pub(super) fn open(folder: &Path, file: impl Fn(&str) -> PathBuf) -> io::Result<Self> {
        let journals = [open(folder, 0)?, open(folder, 1)?];
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

    /// Brings all of these to the disk, or nothing.
    pub(super) fn keep(&mut self, entries: &[Entry<'_>]) -> io::Result<()> {
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
        match kept.and_then(|()| self.file.sync_data()) {
            Ok(()) => {
                self.written += text.len() as u64;
                Ok(())
            }
            Err(error) => {
                // What follows is written over it; if it cannot even be cut, it is what was to be written in any case.
                let _ = self.file.set_len(self.written);
                Err(error)
            }
        }
    }

    /// The tables' files have all that was kept: if this one is long, the other's turn comes, and it is emptied as soon as
    /// they have reached the disk.
    pub(super) fn take_turns(&mut self) {
        if self.written < TURN || self.other_is_full.load(Ordering::Acquire) {
            return;
        }
        let (Ok(next), Ok(folder)) = (
            open(&self.folder, 1 - self.which),
            Folder::open(&self.folder),
        ) else {
            return;
        };
        let full = std::mem::replace(&mut self.file, next);
        (self.written, self.which) = (0, 1 - self.which);
        self.other_is_full.store(true, Ordering::Release);
        let is_full = Arc::clone(&self.other_is_full);
        // Without a thread the file stays as long as it is, and is read at the next start.
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

/// Writes into the tables' files what journals hold.
fn restore(journals: &[File], file: impl Fn(&str) -> PathBuf) -> io::Result<()> {
    let mut kept = Vec::new();
    for journal in journals {
        let mut bytes = vec![0; usize::try_from(journal.metadata()?.len()).unwrap_or(0)];
        read_exact_at(journal, &mut bytes, 0)?;
        entries(&bytes, &mut kept);
    }
    // What could not be written, and was tried again, stands there twice: the later one counts.
    kept.sort_by_cached_key(|(heading, _)| (heading.table.clone(), heading.number));
    for of_table in kept.chunk_by(|(one, _), (other, _)| one.table == other.table) {
        let mut options = private();
        options.write(true).create(true).truncate(false);
        let path = file(&of_table[0].0.table);
        let file = options.open(&path)?;
        let mut end = file.metadata()?.len();
        for (Heading { offset, .. }, lines) in of_table {
            // Where something is missing before it, the file is another than the journal's.
            if *offset <= end {
                write_all_at(&file, lines, *offset)?;
                end = offset + lines.len() as u64;
            }
        }
        file.set_len(end)?;
        if end == 0 {
            // It was deleted.
            drop(file);
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// The appends in a journal, as far as it is whole.
fn entries(journal: &[u8], kept: &mut Vec<(Heading, Vec<u8>)>) {
    let mut rest = journal;
    while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
        let Ok(heading) = serde_json::from_slice::<Heading>(&rest[..end]) else {
            return;
        };
        let Some(lines) = rest[end + 1..].get(..heading.bytes) else {
            return;
        };
        if check(lines) != heading.check {
            return;
        }
        rest = &rest[end + 1 + heading.bytes..];
        kept.push((heading, lines.to_vec()));
    }
}
