//! Where tables are kept: lines behind lines, each table's own, and no line told before it is kept.
//!
//! A [`Log`] holds many tables by name. Who appends says after which line: if others have appended meanwhile, the table is
//! theirs, and nothing is written. This is what keeps two servers from playing one table.

mod files;
#[cfg(feature = "cluster")]
mod jetstream;
mod journal;
#[cfg(all(test, feature = "cluster"))]
mod laws;

pub use files::FileLog;
#[cfg(feature = "cluster")]
pub use jetstream::JetStreamLog;

use std::io;

/// What becomes of an append: the number of the last line, once all lines are kept.
pub type Appended = Result<u64, NotAppended>;

/// Why lines were not appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAppended {
    /// The last line is another: somebody else appended.
    #[error("the last line is line {0}: somebody else has appended")]
    Elsewhere(u64),
    /// They could not be kept now, of which nothing is left. It may be tried again with the same lines, and with no others.
    #[error("the lines could not be kept: {0}")]
    Failed(io::ErrorKind),
}

/// Called with what became of an append, from any thread. It must not take long.
pub type Done = Box<dyn FnOnce(Appended) + Send>;

/// Where tables are kept.
pub trait Log: Send + Sync + 'static {
    /// Appends lines, each with its newline, after line `after` of this table; 0 for a new one. `done` is called when they
    /// would outlive a power cut, or with why they would not. A table's appends are done in their order. The call itself does
    /// not wait.
    fn append(&self, table: &str, after: u64, lines: Vec<u8>, done: Done);

    /// The lines of a table after this one; none where there is no such table. Waits until they are read.
    ///
    /// # Errors
    /// If they cannot be read.
    fn read(&self, table: &str, after: u64) -> io::Result<Vec<u8>>;

    /// All lines of a table, for who appends to it from here on: whoever did before can do so no more. Waits until that is
    /// certain.
    ///
    /// # Errors
    /// If they cannot be read now.
    fn take(&self, table: &str) -> io::Result<Vec<u8>> {
        self.read(table, 0)
    }

    /// Takes away all lines of a table behind this one, which cannot be used; whoever runs the server finds them in a copy.
    /// Waits until it is done.
    ///
    /// # Errors
    /// If it cannot be done, or not in this log.
    fn cut(&self, _table: &str, _after: u64) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Deletes a table. Waits until it is done.
    ///
    /// # Errors
    /// If it cannot be done, or not in this log.
    fn remove(&self, _table: &str) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// The names of all tables. Waits until they are read.
    ///
    /// # Errors
    /// If they cannot be read.
    fn tables(&self) -> io::Result<Vec<String>>;
}

/// Whether a table may be called so: its name is the name of a file, and a part of a subject.
fn is_name(table: &str) -> bool {
    let plain =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    !table.is_empty() && table.len() <= 100 && table.bytes().all(plain)
}

/// What stands behind so many lines.
fn after(lines: &[u8], count: u64) -> &[u8] {
    let mut rest = lines;
    for _ in 0..count {
        match rest.iter().position(|&byte| byte == b'\n') {
            Some(end) => rest = &rest[end + 1..],
            None => return &[],
        }
    }
    rest
}

/// How many bytes of these are whole lines: what stands behind the last newline was never said to be kept.
fn whole(lines: &[u8]) -> usize {
    let last = lines.iter().rposition(|&byte| byte == b'\n');
    last.map_or(0, |at| at + 1)
}

/// How many lines these are.
fn count(lines: &[u8]) -> u64 {
    lines.split(|&byte| byte == b'\n').count() as u64 - 1
}
