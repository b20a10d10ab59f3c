//! A log in files: one file per table, in a folder that no other process uses.

use super::journal::{GroupCommit, PendingLines};
use super::{Appended, Done, Log, NotAppended, after, count, is_name, open_file, whole};
use log::warn;
use serpente_archive::LockedFile;
use serpente_system::file::{private, write_all_at, write_whole};
use serpente_system::reading;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

/// The most appends that share one sync.
const TOGETHER: usize = 4096;

/// The extension of a table's file.
const ENDING: &str = "jsonl";

/// A log in files: one file per table, and a journal whose syncs are shared by many tables.
#[derive(Debug)]
pub struct FileLog {
    folder: PathBuf,
    /// `None` while the log is being dropped.
    orders: Option<Sender<FileOrder>>,
    writer: Option<JoinHandle<()>>,
}

enum FileOrder {
    Append(Append),
    /// Anything else, in order with the appends.
    Other(Box<dyn FnOnce(&mut Writer) + Send>),
}

struct Append {
    table: String,
    after: u64,
    lines: Vec<u8>,
    done: Done,
}

impl FileLog {
    /// Opens the log in this folder and creates the folder if it does not exist.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be written, or [`io::ErrorKind::ResourceBusy`] if
    /// another process uses it.
    pub fn open(folder: &Path) -> io::Result<Self> {
        let lock = LockedFile::make(&folder.join("lock"))?;
        let here = folder.to_owned();
        let journal = GroupCommit::open(folder, |table| path(&here, table))?;
        let (orders, ordered) = channel();
        let mut writer = Writer {
            folder: folder.to_owned(),
            journal,
            ends: HashMap::new(),
            _lock: lock,
        };
        let work = move || writer.work(&ordered);
        Ok(Self {
            folder: folder.to_owned(),
            orders: Some(orders),
            writer: Some(thread::Builder::new().name("log".to_owned()).spawn(work)?),
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

fn path(folder: &Path, table: &str) -> PathBuf {
    folder.join(format!("{table}.{ENDING}"))
}

impl FileLog {
    /// Makes a change other than an append, in order with the appends.
    fn change(
        &self,
        table: &str,
        change: impl FnOnce(&mut Writer, &str) -> io::Result<()> + Send + 'static,
    ) -> io::Result<()> {
        if !is_name(table) {
            return Err(io::ErrorKind::InvalidFilename.into());
        }
        let (done, outcome) = channel();
        let orders = self.orders.as_ref().expect("it is not being dropped");
        let table = table.to_owned();
        let order = move |writer: &mut Writer| {
            // The caller may have stopped waiting.
            let _ = done.send(change(writer, &table));
        };
        let ended = || io::Error::from(io::ErrorKind::BrokenPipe);
        let sent = orders.send(FileOrder::Other(Box::new(order)));
        sent.map_err(|_| ended())?;
        outcome.recv().map_err(|_| ended())?
    }
}

impl Log for FileLog {
    fn append(&self, table: &str, after: u64, lines: Vec<u8>, done: Done) {
        if !is_name(table) {
            return done(Err(NotAppended::Failed(io::ErrorKind::InvalidFilename)));
        }
        let order = Append {
            table: table.to_owned(),
            after,
            lines,
            done,
        };
        let orders = self.orders.as_ref().expect("it is not being dropped");
        if let Err(order) = orders.send(FileOrder::Append(order))
            && let FileOrder::Append(order) = order.0
        {
            (order.done)(Err(NotAppended::Failed(io::ErrorKind::Other)));
        }
    }

    fn rewrite(&self, table: &str, after: u64, lines: Vec<u8>, done: Done) {
        if !is_name(table) {
            return done(Err(NotAppended::Failed(io::ErrorKind::InvalidFilename)));
        }
        let table = table.to_owned();
        let order = move |writer: &mut Writer| done(writer.rewrite(&table, after, &lines));
        let orders = self.orders.as_ref().expect("it is not being dropped");
        // The writing thread ends only when the log is dropped, and then nobody waits for the
        // result.
        let _ = orders.send(FileOrder::Other(Box::new(order)));
    }

    fn read(&self, table: &str, from: u64) -> io::Result<Vec<u8>> {
        if !is_name(table) {
            return Ok(Vec::new());
        }
        match reading::read(&path(&self.folder, table)) {
            Ok(lines) => Ok(after(&lines[..whole(&lines)], from).to_vec()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error),
        }
    }

    fn take(&self, table: &str) -> io::Result<Vec<u8>> {
        self.change(table, |writer, table| writer.end(table).map(drop))?;
        self.read(table, 0)
    }

    fn cut(&self, table: &str, after: u64) -> io::Result<()> {
        self.change(table, move |writer, table| writer.cut(table, after))
    }

    fn remove(&self, table: &str) -> io::Result<()> {
        self.change(table, Writer::remove)
    }

    fn tables(&self) -> io::Result<Vec<String>> {
        let mut tables = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            let name = path.file_stem().and_then(|name| name.to_str());
            let is_table = path.extension().is_some_and(|ending| ending == ENDING);
            tables.extend(
                name.filter(|name| is_table && is_name(name))
                    .map(str::to_owned),
            );
        }
        tables.sort_unstable();
        Ok(tables)
    }
}

/// The length of a table's file.
#[derive(Clone, Copy, Default)]
struct FileEnd {
    lines: u64,
    bytes: u64,
}

/// The state of the writing thread.
struct Writer {
    folder: PathBuf,
    journal: GroupCommit,
    /// The length of each table that was appended to.
    ends: HashMap<String, FileEnd>,
    _lock: LockedFile,
}

impl Writer {
    fn work(&mut self, orders: &Receiver<FileOrder>) {
        // The orders that arrive during one sync are written together by the next.
        while let Ok(first) = orders.recv() {
            let mut together = Vec::new();
            for order in std::iter::once(first).chain(orders.try_iter().take(TOGETHER)) {
                match order {
                    FileOrder::Append(append) => together.push(append),
                    FileOrder::Other(change) => {
                        self.append(std::mem::take(&mut together));
                        change(self);
                    }
                }
            }
            self.append(together);
        }
    }

    /// Removes the lines after this one. A copy of the whole file is made first.
    fn cut(&mut self, table: &str, lines: u64) -> io::Result<()> {
        self.end(table)?;
        let path = path(&self.folder, table);
        let whole = reading::read(&path)?;
        let bytes = whole.len() - after(&whole, lines).len();
        let copy = (1..u32::MAX)
            .map(|number| path.with_extension(format!("{ENDING}.damaged-{number}")))
            .find(|copy| !copy.exists())
            .ok_or(io::ErrorKind::AlreadyExists)?;
        fs::copy(&path, &copy)?;
        let file = private().write(true).open(&path)?;
        file.set_len(bytes as u64)?;
        file.sync_data()?;
        let end = FileEnd {
            lines: count(&whole[..bytes]),
            bytes: bytes as u64,
        };
        self.ends.insert(table.to_owned(), end);
        warn!(
            "{table}: lines from {} on cannot be used and are taken away; all that stood there is in {}",
            end.lines + 1,
            copy.display()
        );
        Ok(())
    }

    /// Replaces all lines of a table.
    fn rewrite(&mut self, table: &str, after: u64, lines: &[u8]) -> Appended {
        let failed = |error: io::Error| NotAppended::Failed(error.kind());
        let end = self.end(table).map_err(failed)?;
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
        self.journal.keep(&[all]).map_err(failed)?;
        write_whole(&path(&self.folder, table), lines).map_err(failed)?;
        let end = FileEnd {
            lines: count(lines),
            bytes: lines.len() as u64,
        };
        self.ends.insert(table.to_owned(), end);
        self.journal.take_turns();
        Ok(end.lines)
    }

    /// Deletes a table's file. The journal records this, so that a restart does not restore the
    /// file.
    fn remove(&mut self, table: &str) -> io::Result<()> {
        let nothing = PendingLines {
            table,
            offset: 0,
            lines: &[],
        };
        self.journal.keep(&[nothing])?;
        self.ends.remove(table);
        match fs::remove_file(path(&self.folder, table)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    fn append(&mut self, orders: Vec<Append>) {
        if orders.is_empty() {
            return;
        }
        let mut ends: HashMap<&str, FileEnd> = HashMap::new();
        let mut outcomes = Vec::new();
        let mut entries = Vec::new();
        for order in &orders {
            let before = match ends.get(order.table.as_str()) {
                Some(&end) => Ok(end),
                None => self.end(&order.table),
            };
            let outcome = before.map_err(|error| NotAppended::Failed(error.kind()));
            let outcome = outcome.and_then(|end| {
                if end.lines != order.after {
                    return Err(NotAppended::Elsewhere(end.lines));
                }
                let lines = end.lines + count(&order.lines);
                let bytes = end.bytes + order.lines.len() as u64;
                ends.insert(&order.table, FileEnd { lines, bytes });
                entries.push(PendingLines {
                    table: &order.table,
                    offset: end.bytes,
                    lines: &order.lines,
                });
                Ok(lines)
            });
            outcomes.push(outcome);
        }
        let kept = self.journal.keep(&entries).and_then(|()| {
            let ends = &mut self.ends;
            entries.iter().try_for_each(|entry| {
                write(&path(&self.folder, entry.table), entry)?;
                let end = ends.entry(entry.table.to_owned()).or_default();
                end.lines += count(entry.lines);
                end.bytes += entry.lines.len() as u64;
                Ok(())
            })
        });
        if kept.is_ok() {
            self.journal.take_turns();
        }
        let ends = &self.ends;
        let tell = |(order, outcome): (Append, Appended)| {
            // Some lines may have been written before another write failed.
            let is_kept =
                |&lines: &u64| ends.get(&order.table).is_some_and(|end| end.lines >= lines);
            let outcome = match (&kept, outcome) {
                (Err(error), Ok(lines)) if !is_kept(&lines) => {
                    Err(NotAppended::Failed(error.kind()))
                }
                (_, outcome) => outcome,
            };
            (order.done)(outcome);
        };
        orders.into_iter().zip(outcomes).for_each(tell);
    }

    /// Returns the length of a table.
    fn end(&mut self, table: &str) -> io::Result<FileEnd> {
        if let Some(&end) = self.ends.get(table) {
            return Ok(end);
        }
        let path = path(&self.folder, table);
        let lines = match reading::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            read => read?,
        };
        let bytes = whole(&lines);
        if bytes < lines.len() {
            private().write(true).open(&path)?.set_len(bytes as u64)?;
            let cut = lines.len() - bytes;
            warn!("{table}: half a line at the end of its log, {cut} bytes, is cut off");
        }
        let end = FileEnd {
            lines: count(&lines),
            bytes: bytes as u64,
        };
        self.ends.insert(table.to_owned(), end);
        Ok(end)
    }
}

/// Writes lines into a table's file.
fn write(path: &Path, entry: &PendingLines<'_>) -> io::Result<()> {
    let file = open_file(path)?;
    let written = write_all_at(&file, entry.lines, entry.offset);
    if written.is_err() {
        // Remove the part that was written.
        let _ = file.set_len(entry.offset);
    }
    written
}

#[cfg(test)]
mod laws;
#[cfg(test)]
mod tests;
