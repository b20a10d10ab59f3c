//! The record: JSON Lines on disk. It is the save file, too, so every complete line is a valid state.

use super::event::Event;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// Writes events as they happen. What cannot be written now is kept and tried again with the next event.
#[derive(Debug)]
pub struct Recorder<W: Write> {
    out: W,
    waiting: Vec<u8>,
    sync: Option<Sender<()>>,
    /// Gives the file free when the recorder goes, though the thread that syncs still holds it for a moment.
    _lock: Option<Lock>,
}

/// A file that no other program may append to.
#[derive(Debug)]
struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // A lock that cannot be given back goes with the last use of the file.
        let _ = self.0.unlock();
    }
}

impl<W: Write> Recorder<W> {
    /// Writes to `out`.
    pub fn new(out: W) -> Self {
        Self {
            out,
            waiting: Vec::new(),
            sync: None,
            _lock: None,
        }
    }

    /// Appends events, and hands them to the system before it returns.
    ///
    /// # Errors
    /// If they could not all be written. They are kept, and written with the next ones.
    pub fn append<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) -> io::Result<()> {
        for event in events {
            serde_json::to_writer(&mut self.waiting, event).map_err(io::Error::from)?;
            self.waiting.push(b'\n');
        }
        while !self.waiting.is_empty() {
            match self.out.write(&self.waiting) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(written) => drop(self.waiting.drain(..written)),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        self.out.flush()
    }

    /// Asks that what was written reaches the disk, without waiting for it.
    pub fn sync(&self) {
        if let Some(sync) = &self.sync {
            // A thread that has ended has nothing left to sync.
            let _ = sync.send(());
        }
    }
}

impl Recorder<File> {
    /// Appends to a file, which is made if it is not there, and which no other program may append to meanwhile.
    ///
    /// # Errors
    /// If the file cannot be opened, or another program has it: [`io::ErrorKind::WouldBlock`].
    pub fn open(path: &Path) -> io::Result<Self> {
        let out = OpenOptions::new().create(true).append(true).open(path)?;
        out.try_lock()?;
        let lock = Lock(out.try_clone()?);
        let same = out.try_clone()?;
        let (sync, asked) = channel::<()>();
        thread::Builder::new()
            .name("record".to_owned())
            .spawn(move || {
                while asked.recv().is_ok() {
                    while asked.try_recv().is_ok() {}
                    // A disk that cannot sync is told of when writing fails.
                    let _ = same.sync_data();
                }
            })?;
        Ok(Self {
            out,
            waiting: Vec::new(),
            sync: Some(sync),
            _lock: Some(lock),
        })
    }
}

/// Where a record stops making sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The first line that cannot be used, from 1.
    pub line: usize,
}

/// The events of the last match in a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The events, from the match's first line.
    pub events: Vec<Event>,
    /// How many lines stand before them in the file: earlier matches.
    pub before: usize,
    /// Where the record stops making sense, if it does.
    pub damage: Option<Damage>,
}

impl Record {
    /// Reads a record as far as its lines are complete and make events.
    #[must_use]
    pub fn parse(bytes: &[u8]) -> Self {
        let mut record = Self::default();
        for (at, line) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
            let event = line
                .strip_suffix(b"\n")
                .and_then(|line| serde_json::from_slice(line).ok());
            match event {
                Some(Event::Match(header)) => {
                    record.events = vec![Event::Match(header)];
                    record.before = at;
                }
                Some(event) if !record.events.is_empty() => record.events.push(event),
                Some(_) | None => {
                    record.damage = Some(Damage { line: at + 1 });
                    break;
                }
            }
        }
        record
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(path: &Path) -> io::Result<Self> {
        Ok(Self::parse(&std::fs::read(path)?))
    }

    /// The number of a line in the file, from 1, for an event of this match.
    #[must_use]
    pub fn line_of(&self, event: usize) -> usize {
        self.before + event + 1
    }

    /// Whether the match has come to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.events.last(), Some(Event::MatchOver { .. }))
    }
}
