//! A log in files: one file per table, in a folder that no other process uses.

use super::disk::{Disk, FolderDisk};
use super::journal::{GroupCommit, MOST_JOURNAL_BYTES, PendingLines};
use super::{Appended, Done, Log, NotAppended, after, count, is_name, whole};
use crate::lobby::shown_name;
use log::warn;
use serpente_archive::LockedFile;
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

/// The most appends that share one sync.
const TOGETHER: usize = 4096;

/// The extension of a table's file.
const ENDING: &str = "jsonl";

/// A log in files: one file per table, and a journal whose syncs are shared by many tables. A
/// thread of its own writes them.
#[derive(Debug)]
pub struct FileLog {
    folder: PathBuf,
    /// `None` while the log is being dropped.
    orders: Option<Sender<FileOrder>>,
    writer: Option<JoinHandle<()>>,
    /// Unlocks the folder when everything is written.
    _lock: LockedFile,
}

enum FileOrder {
    Append(TableLines, Done),
    /// Anything else, in order with the appends.
    Other(FilesChange),
}

type FilesChange = Box<dyn FnOnce(&mut LogFiles<FolderDisk>) + Send>;

/// Lines that are to be appended to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLines {
    /// The table's name, for which [`is_name`] is true.
    pub table: String,
    /// The last line before them.
    pub after: u64,
    /// The lines, each with its newline.
    pub lines: Vec<u8>,
}

impl FileLog {
    /// Opens the log in this folder and creates the folder if it does not exist.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be written, or [`io::ErrorKind::ResourceBusy`] if
    /// another process uses it.
    pub fn open(folder: &Path) -> io::Result<Self> {
        let lock = LockedFile::make(&folder.join("lock"))?;
        let mut files = LogFiles::open(FolderDisk::at(folder), MOST_JOURNAL_BYTES)?;
        let (orders, ordered) = channel();
        let writer = thread::Builder::new()
            .name("log".to_owned())
            .spawn(move || work(&mut files, &ordered))?;
        Ok(Self {
            folder: folder.to_owned(),
            orders: Some(orders),
            writer: Some(writer),
            _lock: lock,
        })
    }
}

impl Drop for FileLog {
    /// Waits until all appended lines are on disk before it unlocks the folder.
    fn drop(&mut self) {
        self.orders = None;
        if let Some(writer) = self.writer.take() {
            // If the thread panicked, there is nobody to report it to.
            let _ = writer.join();
        }
    }
}

/// Returns the name of a table's file.
fn file_of(table: &str) -> String {
    format!("{table}.{ENDING}")
}

impl FileLog {
    /// Makes a change other than an append, in order with the appends.
    fn change(
        &self,
        table: &str,
        change: impl FnOnce(&mut LogFiles<FolderDisk>, &str) -> io::Result<()> + Send + 'static,
    ) -> io::Result<()> {
        if !is_name(table) {
            return Err(io::ErrorKind::InvalidFilename.into());
        }
        let (done, outcome) = channel();
        let orders = self.orders.as_ref().expect("it is not being dropped");
        let name = table.to_owned();
        let order = FileOrder::Other(Box::new(move |files| {
            // The caller may have stopped waiting.
            let _ = done.send(change(files, &name));
        }));
        if orders.send(order).is_err() {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        match outcome.recv() {
            Ok(changed) => changed,
            Err(_) => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }
}

impl Log for FileLog {
    fn append(&self, table: &str, after: u64, lines: Vec<u8>, done: Done) {
        if !is_name(table) {
            return done(Err(NotAppended::Failed(io::ErrorKind::InvalidFilename)));
        }
        let appended = TableLines {
            table: table.to_owned(),
            after,
            lines,
        };
        let orders = self.orders.as_ref().expect("it is not being dropped");
        if let Err(order) = orders.send(FileOrder::Append(appended, done))
            && let FileOrder::Append(_, done) = order.0
        {
            done(Err(NotAppended::Failed(io::ErrorKind::Other)));
        }
    }

    fn rewrite(&self, table: &str, after: u64, lines: Vec<u8>, done: Done) {
        if !is_name(table) {
            return done(Err(NotAppended::Failed(io::ErrorKind::InvalidFilename)));
        }
        let name = table.to_owned();
        let order = FileOrder::Other(Box::new(move |files| {
            done(files.rewrite(&name, after, &lines));
        }));
        let orders = self.orders.as_ref().expect("it is not being dropped");
        // The writing thread ends only when the log is dropped, and then nobody waits for the
        // result.
        let _ = orders.send(order);
    }

    fn read(&self, table: &str, from: u64) -> io::Result<Vec<u8>> {
        if !is_name(table) {
            return Ok(Vec::new());
        }
        read(&FolderDisk::at(&self.folder), table, from)
    }

    fn take(&self, table: &str) -> io::Result<Vec<u8>> {
        self.change(table, |files, table| files.end(table).map(drop))?;
        self.read(table, 0)
    }

    fn cut(&self, table: &str, after: u64) -> io::Result<()> {
        self.change(table, move |files, table| files.cut(table, after))
    }

    fn remove(&self, table: &str) -> io::Result<()> {
        self.change(table, LogFiles::remove)
    }

    fn tables(&self) -> io::Result<Vec<String>> {
        tables(&FolderDisk::at(&self.folder))
    }
}

/// Returns the lines of a table after this one.
fn read(disk: &impl Disk, table: &str, from: u64) -> io::Result<Vec<u8>> {
    let lines = disk.read(&file_of(table))?.unwrap_or_default();
    Ok(after(&lines[..whole(&lines)], from).to_vec())
}

/// Returns the names of all tables, in alphabetical order.
fn tables(disk: &impl Disk) -> io::Result<Vec<String>> {
    let mut tables = Vec::new();
    for file in disk.files()? {
        if let Some((table, ending)) = file.rsplit_once('.')
            && ending == ENDING
            && is_name(table)
        {
            tables.push(table.to_owned());
        }
    }
    tables.sort_unstable();
    Ok(tables)
}

/// Carries out the orders until there can be no more.
fn work(files: &mut LogFiles<FolderDisk>, orders: &Receiver<FileOrder>) {
    // The orders that arrive during one sync are written together by the next.
    while let Ok(first) = orders.recv() {
        let mut together = Vec::new();
        let mut waiting = Vec::new();
        for order in std::iter::once(first).chain(orders.try_iter().take(TOGETHER)) {
            match order {
                FileOrder::Append(lines, done) => {
                    together.push(lines);
                    waiting.push(done);
                }
                FileOrder::Other(change) => {
                    append_and_tell(files, &mut together, &mut waiting);
                    change(files);
                }
            }
        }
        append_and_tell(files, &mut together, &mut waiting);
    }
}

/// Appends these lines together, and tells each caller the result.
fn append_and_tell(
    files: &mut LogFiles<FolderDisk>,
    together: &mut Vec<TableLines>,
    waiting: &mut Vec<Done>,
) {
    let results = files.append(together);
    together.clear();
    for (done, result) in waiting.drain(..).zip(results) {
        done(result);
    }
}

/// The length of a table's file.
#[derive(Clone, Copy, Default, Debug)]
struct FileEnd {
    lines: u64,
    bytes: u64,
}

/// The files of a log, written by one caller after the other.
#[derive(Debug)]
pub struct LogFiles<D> {
    disk: D,
    journal: GroupCommit,
    /// The length of each table that was appended to.
    ends: HashMap<String, FileEnd>,
}

impl<D: Disk> LogFiles<D> {
    /// Opens the log on this disk, after what a power cut took from the tables' files was restored
    /// from the journal. The journal has two files, and changes to the other one at this size, in
    /// bytes.
    ///
    /// # Errors
    /// Returns an error if the disk cannot be read or written.
    pub fn open(mut disk: D, journal_bytes: u64) -> io::Result<Self> {
        let journal = GroupCommit::open(&mut disk, file_of, journal_bytes)?;
        Ok(Self {
            disk,
            journal,
            ends: HashMap::new(),
        })
    }

    /// Returns the lines of a table after this one, or nothing if there is no such table.
    ///
    /// # Errors
    /// Returns an error if they cannot be read.
    pub fn read(&self, table: &str, after: u64) -> io::Result<Vec<u8>> {
        read(&self.disk, table, after)
    }

    /// Returns all lines of a table. Half a line at its end is cut off.
    ///
    /// # Errors
    /// Returns an error if they cannot be read.
    pub fn take(&mut self, table: &str) -> io::Result<Vec<u8>> {
        self.end(table)?;
        self.read(table, 0)
    }

    /// Returns the names of all tables.
    ///
    /// # Errors
    /// Returns an error if they cannot be read.
    pub fn tables(&self) -> io::Result<Vec<String>> {
        tables(&self.disk)
    }

    /// Removes the lines after this one. A copy of the whole file is made first.
    ///
    /// # Errors
    /// Returns an error if this fails.
    pub fn cut(&mut self, table: &str, lines: u64) -> io::Result<()> {
        self.end(table)?;
        let file = file_of(table);
        let whole = self.disk.read(&file)?.unwrap_or_default();
        let bytes = whole.len() - after(&whole, lines).len();
        let files = self.disk.files()?;
        let mut number = 1;
        let mut copy = format!("{file}.damaged-{number}");
        while files.contains(&copy) {
            number += 1;
            copy = format!("{file}.damaged-{number}");
        }
        self.disk.copy(&file, &copy)?;
        self.disk.set_length(&file, bytes as u64)?;
        self.disk.sync(&file)?;
        let end = FileEnd {
            lines: count(&whole[..bytes]),
            bytes: bytes as u64,
        };
        self.ends.insert(table.to_owned(), end);
        warn!(
            "{table}: lines from {} on cannot be used and are taken away; all that stood there is in {copy}",
            end.lines + 1
        );
        Ok(())
    }

    /// Replaces all lines of a table, of which `after` is the last.
    ///
    /// # Errors
    /// Returns an error if the table has another last line, or the lines could not be stored.
    pub fn rewrite(&mut self, table: &str, after: u64, lines: &[u8]) -> Appended {
        let end = self.end(table)?;
        if end.lines != after {
            return Err(NotAppended::Elsewhere(end.lines));
        }
        // After a crash from here on, the journal writes the new lines over whatever the file has,
        // and cuts the rest off.
        let all = PendingLines {
            table,
            offset: 0,
            lines,
        };
        self.journal.keep(&mut self.disk, &[all])?;
        self.disk.replace(&file_of(table), lines)?;
        let new_end = FileEnd {
            lines: count(lines),
            bytes: lines.len() as u64,
        };
        self.ends.insert(table.to_owned(), new_end);
        self.journal.take_turns(&mut self.disk);
        Ok(new_end.lines)
    }

    /// Deletes a table's file. The journal records this, so that a restart does not restore the
    /// file.
    ///
    /// # Errors
    /// Returns an error if this fails.
    pub fn remove(&mut self, table: &str) -> io::Result<()> {
        let nothing = PendingLines {
            table,
            offset: 0,
            lines: &[],
        };
        self.journal.keep(&mut self.disk, &[nothing])?;
        self.ends.remove(table);
        self.disk.remove(&file_of(table))
    }

    /// Appends lines to tables, with one sync for all of them. Returns the result for each.
    pub fn append(&mut self, together: &[TableLines]) -> Vec<Appended> {
        if together.is_empty() {
            return Vec::new();
        }
        let mut ends: HashMap<&str, FileEnd> = HashMap::new();
        let mut outcomes = Vec::new();
        let mut entries = Vec::new();
        for order in together {
            let before = match ends.get(order.table.as_str()) {
                Some(&end) => Ok(end),
                None => self.end(&order.table),
            };
            let end = match before {
                Err(error) => {
                    outcomes.push(Err(error.into()));
                    continue;
                }
                Ok(end) if end.lines != order.after => {
                    outcomes.push(Err(NotAppended::Elsewhere(end.lines)));
                    continue;
                }
                Ok(end) => end,
            };
            let lines = end.lines + count(&order.lines);
            let bytes = end.bytes + order.lines.len() as u64;
            ends.insert(&order.table, FileEnd { lines, bytes });
            entries.push(PendingLines {
                table: &order.table,
                offset: end.bytes,
                lines: &order.lines,
            });
            outcomes.push(Ok(lines));
        }
        let mut written = self.journal.keep(&mut self.disk, &entries);
        if written.is_ok() {
            for entry in &entries {
                written = self.write(entry);
                if written.is_err() {
                    break;
                }
            }
        }
        if written.is_ok() {
            self.journal.take_turns(&mut self.disk);
        }
        for (order, outcome) in together.iter().zip(&mut outcomes) {
            // Some lines may have been written before another write failed.
            if let (Err(error), Ok(lines)) = (&written, &outcome)
                && self
                    .ends
                    .get(&order.table)
                    .is_none_or(|end| end.lines < *lines)
            {
                *outcome = Err(NotAppended::Failed(error.kind()));
            }
        }
        outcomes
    }

    /// Writes lines that are in the journal into a table's file.
    fn write(&mut self, entry: &PendingLines<'_>) -> io::Result<()> {
        let file = file_of(entry.table);
        if let Err(error) = self.disk.write_at(&file, entry.lines, entry.offset) {
            // Remove the part that was written.
            let _ = self.disk.set_length(&file, entry.offset);
            return Err(error);
        }
        let end = self.ends.entry(entry.table.to_owned()).or_default();
        end.lines += count(entry.lines);
        end.bytes += entry.lines.len() as u64;
        Ok(())
    }

    /// Returns the length of a table.
    fn end(&mut self, table: &str) -> io::Result<FileEnd> {
        if let Some(&end) = self.ends.get(table) {
            return Ok(end);
        }
        let file = file_of(table);
        let lines = self.disk.read(&file)?.unwrap_or_default();
        let bytes = whole(&lines);
        if bytes < lines.len() {
            self.disk.set_length(&file, bytes as u64)?;
            let cut = lines.len() - bytes;
            warn!(
                "{}: half a line at the end of its log, {cut} bytes, is cut off",
                shown_name(table)
            );
        }
        let end = FileEnd {
            lines: count(&lines),
            bytes: bytes as u64,
        };
        self.ends.insert(table.to_owned(), end);
        Ok(end)
    }
}

#[cfg(test)]
mod laws;
#[cfg(test)]
mod tests;
