//! The storage of tables. Each table is a sequence of lines; no line is sent to players before it
//! is stored.
//!
//! A [`Log`] holds many tables by name. A writer says which line its lines follow. If another
//! writer has appended in the meantime, nothing is written, and the table belongs to the other
//! writer. This prevents two servers from playing the same table.

mod disk;
mod files;
mod journal;
#[cfg(any(test, feature = "testing"))]
pub mod laws;

pub use disk::Disk;
pub use files::{FileLog, LogFiles, TableLines};

use std::io;

/// The result of an append: the number of the last line, once all lines are stored.
pub type Appended = Result<u64, NotAppended>;

/// Why lines were not appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAppended {
    /// The table has another last line, with this number: another writer has appended.
    #[error("the last line is line {0}: somebody else has appended")]
    Elsewhere(u64),
    /// The lines could not be stored now, and no part of them remains. The caller may retry with
    /// the same lines, but not with others.
    #[error("the lines could not be kept: {0}")]
    Failed(io::ErrorKind),
}

impl From<io::Error> for NotAppended {
    fn from(error: io::Error) -> Self {
        Self::Failed(error.kind())
    }
}

/// Called with the result of an append, from any thread. It must return quickly.
pub type Done = Box<dyn FnOnce(Appended) + Send>;

/// The storage of tables.
pub trait Log: Send + Sync + 'static {
    /// Appends lines, each with its newline, after line `after` of this table; 0 for a new table.
    /// Does not wait: `done` is called when the lines are safe from a power cut, or with the reason
    /// why they are not. Appends to one table are done in their order.
    fn append(&self, table: &str, after: u64, lines: Vec<u8>, done: Done);

    /// Replaces all lines of this table, of which `after` is the last, by these. The table then has
    /// only these lines, and they are counted from 1 again. As with [`Log::append`], nothing
    /// changes if the table has another last line, and `done` is called when the new lines are
    /// safe. After a crash there are the old lines or the new ones.
    fn rewrite(&self, table: &str, after: u64, lines: Vec<u8>, done: Done);

    /// Returns the lines of a table after this one, or nothing if there is no such table. Blocks
    /// until they are read.
    ///
    /// # Errors
    /// Returns an error if they cannot be read.
    fn read(&self, table: &str, after: u64) -> io::Result<Vec<u8>>;

    /// Returns all lines of a table and makes the caller its only writer: no earlier writer can
    /// append any more. Blocks until that is certain.
    ///
    /// # Errors
    /// Returns an error if they cannot be read now.
    fn take(&self, table: &str) -> io::Result<Vec<u8>> {
        self.read(table, 0)
    }

    /// Removes all lines of a table after this one because they cannot be used. The person who runs
    /// the server finds them in a copy. Blocks until done.
    ///
    /// # Errors
    /// Returns an error if this fails, or this log does not support it.
    fn cut(&self, _table: &str, _after: u64) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Deletes a table. Blocks until done.
    ///
    /// # Errors
    /// Returns an error if this fails, or this log does not support it.
    fn remove(&self, _table: &str) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Returns the names of all tables. Blocks until they are read.
    ///
    /// # Errors
    /// Returns an error if they cannot be read.
    fn tables(&self) -> io::Result<Vec<String>>;
}

/// Returns whether a table may have this name, which becomes a file name and a part of a NATS
/// subject.
pub fn is_name(table: &str) -> bool {
    for letter in table.bytes() {
        if !(letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-') {
            return false;
        }
    }
    !table.is_empty() && table.len() <= 100
}

/// Returns the lines after the first `count`.
pub fn after(lines: &[u8], count: u64) -> &[u8] {
    let mut rest = lines;
    for _ in 0..count {
        match rest.iter().position(|&byte| byte == b'\n') {
            Some(end) => rest = &rest[end + 1..],
            None => return &[],
        }
    }
    rest
}

/// Returns how many bytes belong to complete lines. A line without a newline was never reported as
/// stored.
fn whole(lines: &[u8]) -> usize {
    let last = lines.iter().rposition(|&byte| byte == b'\n');
    last.map_or(0, |at| at + 1)
}

/// Returns the number of lines.
pub fn count(lines: &[u8]) -> u64 {
    lines.split(|&byte| byte == b'\n').count() as u64 - 1
}
