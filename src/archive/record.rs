//! Reading records: JSON Lines. A record is the save file, too, so every complete line is a valid state.

use serde::Deserialize;
use serpente_engine::table::{Event, Header};
use serpente_system::reading;
use std::io;
use std::path::Path;

/// Where a record stops making sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The first line that cannot be used, from 1.
    pub line: usize,
}

/// The events of a match in a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The events, from the match's first line.
    pub events: Vec<Event>,
    /// How many lines stand before them in the file: earlier matches.
    pub before: usize,
    /// Where the record stops making sense, if it does.
    pub damage: Option<Damage>,
    /// The format of a match in it that is newer than this program. Nothing behind that match's first line is read.
    pub newer: Option<u32>,
}

/// What the first line of a match says in every format there will ever be.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum AnyFormat {
    Match { format: u32 },
}

impl Record {
    /// Reads the last match of a record, as far as its lines are complete and make events.
    ///
    /// Fields that are not known are passed over: a later version may add some. What is an event of another type, or
    /// one whose meaning changed, is a format of its own, and this program does not guess at it.
    #[must_use]
    pub fn parse(bytes: &[u8]) -> Self {
        Self::parse_all(bytes).pop().unwrap_or_default()
    }

    /// Reads every match of a record, in their order, up to the first line that makes no event: the match before that line
    /// has the damage.
    #[must_use]
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
                    record.damage = Some(Damage { line: at + 1 });
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

    /// What stands in a file.
    ///
    /// # Errors
    /// If it cannot be read, or is neither a file nor a pipe that somebody writes into.
    pub fn bytes(path: &Path) -> io::Result<Vec<u8>> {
        reading::read_named(path)
    }

    /// The number of a line in the file, from 1, for an event of this match.
    #[must_use]
    pub fn line_of(&self, event: usize) -> usize {
        self.before + event + 1
    }

    /// Whether a person played in it.
    #[must_use]
    pub fn is_of_people(&self) -> bool {
        let Some(Event::Match(header)) = self.events.first() else {
            return false;
        };
        header.seats.iter().any(|seat| seat.player == "human")
    }

    /// Whether the match has come to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.events.last(), Some(Event::MatchOver { .. }))
    }
}

/// The event of a line; or, if it begins a match of a newer format, that format.
fn read_line(line: &[u8]) -> Result<Event, Option<u32>> {
    let newer = |format: u32| Err(Some(format).filter(|&format| format > Header::FORMAT));
    match serde_json::from_slice(line) {
        Ok(Event::Match(header)) if header.format > Header::FORMAT => newer(header.format),
        Ok(event) => Some(event).filter(Event::is_whole).ok_or(None),
        // The rest of the line may be of a form that is not known yet.
        Err(_) => match serde_json::from_slice(line) {
            Ok(AnyFormat::Match { format }) => newer(format),
            Err(_) => Err(None),
        },
    }
}
