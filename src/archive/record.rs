//! Reads records, which are JSON Lines. Records are also the save files, so every complete line is
//! a valid state.

use serde::Deserialize;
use serpente_engine::table::{Event, Header};
use serpente_system::reading;
use std::io;
use std::path::Path;

/// The events of a match in a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The events, from the match's first line.
    pub events: Vec<Event>,
    /// How many lines are before them in the file: earlier matches.
    pub before: usize,
    /// The first line that cannot be used, from 1, if there is one.
    pub damage: Option<usize>,
    /// The format of the match, if it is newer than this program. Then only the first line of the
    /// match is read.
    pub newer: Option<u32>,
}

/// The part of a match's first line that every format will have.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum AnyFormat {
    Match { format: u32 },
}

impl Record {
    /// Reads the last match of a record, up to the first line that is incomplete or no event.
    ///
    /// Unknown fields are ignored: a later version may add some. A new type of event, or an event
    /// with a changed meaning, requires a new format, which this program does not read.
    #[must_use]
    pub fn parse(bytes: &[u8]) -> Self {
        Self::parse_all(bytes).pop().unwrap_or_default()
    }

    /// Reads all matches of a record, in order, up to the first line that is no event. The match
    /// before that line has the damage.
    pub fn parse_all(bytes: &[u8]) -> Vec<Self> {
        let mut matches: Vec<Self> = Vec::new();
        for (at, line) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
            let event = line.strip_suffix(b"\n").ok_or(None).and_then(read_line);
            match (event, matches.last_mut()) {
                (Ok(event @ Event::Match(_)), _) => matches.push(Self {
                    events: vec![event],
                    before: at,
                    ..Self::default()
                }),
                (Ok(event), Some(record)) => record.events.push(event),
                (unusable, _) => {
                    if matches.is_empty() {
                        matches.push(Self::default());
                    }
                    let record = matches.last_mut().expect("there is one");
                    record.damage = Some(at + 1);
                    record.newer = unusable.err().flatten();
                    break;
                }
            }
        }
        matches
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(path: &Path) -> io::Result<Self> {
        Ok(Self::parse(&Self::bytes(path)?))
    }

    /// Returns the contents of a file.
    ///
    /// # Errors
    /// If it cannot be read, or is neither a file nor a pipe that another program writes to.
    pub fn bytes(path: &Path) -> io::Result<Vec<u8>> {
        reading::read_named(path)
    }

    /// Returns the line number in the file, from 1, of an event of this match.
    pub fn line_of(&self, event: usize) -> usize {
        self.before + event + 1
    }

    /// Returns whether the match is over.
    pub fn is_over(&self) -> bool {
        matches!(self.events.last(), Some(Event::MatchOver { .. }))
    }
}

/// Returns the event of a line. If the line begins a match of a newer format, the error is that
/// format.
fn read_line(line: &[u8]) -> Result<Event, Option<u32>> {
    match serde_json::from_slice(line) {
        Ok(Event::Match(header)) if header.format > Header::FORMAT => Err(Some(header.format)),
        Ok(event) if event.is_whole() => Ok(event),
        Ok(_) => Err(None),
        // The rest of the line may have an unknown form.
        Err(_) => match serde_json::from_slice(line) {
            Ok(AnyFormat::Match { format }) if format > Header::FORMAT => Err(Some(format)),
            Ok(AnyFormat::Match { .. }) | Err(_) => Err(None),
        },
    }
}
