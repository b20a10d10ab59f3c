//! Writes records while matches are played.

use serpente_engine::table::Event;
use std::io::{self, Write};

/// Writes events to a stream. Events that cannot be written now are kept and tried again with the
/// next ones.
#[derive(Debug)]
pub struct Recorder<W: Write> {
    out: W,
    waiting: Vec<u8>,
}

/// Returns events as the lines of a record.
pub fn lines<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<u8> {
    let mut lines = Vec::new();
    for event in events {
        serde_json::to_writer(&mut lines, event).expect("an event is plain data");
        lines.push(b'\n');
    }
    lines
}

impl<W: Write> Recorder<W> {
    /// Makes a recorder that writes to `out`.
    pub fn new(out: W) -> Self {
        Self {
            out,
            waiting: Vec::new(),
        }
    }

    /// Appends events. When this returns, the operating system has them.
    ///
    /// # Errors
    /// If not all events could be written. They are kept, and written with the next ones.
    pub fn append<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) -> io::Result<()> {
        self.waiting.extend(lines(events));
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
}
