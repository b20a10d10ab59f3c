//! Writes a match to the disk, and reports problems.

use super::{Journal, LockedFile, Record, RecordFile, Restored};
use serpente_engine::rules::Seat;
use serpente_engine::table::Event;
use serpente_system::file::path_text;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::{Trouble, file_not_written};
use serpente_text::announce::say::menus as say;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Writes a match to the disk, event by event.
#[derive(Debug)]
pub struct MatchKeeper {
    journal: Journal,
    path: PathBuf,
    /// Why writing fails, while it does.
    trouble: Option<Trouble>,
}

impl MatchKeeper {
    /// Opens a record at this path: a new one, or an existing one for a further match.
    ///
    /// # Errors
    /// If another program has the file open, if it holds something else, or if it cannot be
    /// written.
    pub fn at(path: &Path) -> Result<Self, Message> {
        let (held, there) = open_for_more(path)?;
        Self::start(RecordFile::new(path, there, Some(held)), path)
    }

    /// Starts writing to this record.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn start(place: RecordFile, path: &Path) -> Result<Self, Message> {
        Ok(Self {
            journal: Journal::start(place).map_err(|error| not_written(path, &error))?,
            path: path.to_owned(),
            trouble: None,
        })
    }

    /// Makes a new record with these lines at this path. Returns `None` if it cannot be written
    /// now.
    pub fn of(path: &Path, lines: &[u8]) -> Option<Self> {
        let mut keeper = Self::start(RecordFile::new(path, Vec::new(), None), path).ok()?;
        keeper.journal.append(lines.to_vec(), true).ok()?;
        Some(keeper)
    }

    /// Notes that writing fails, and returns a message that says so.
    pub fn fails(&mut self, error: &io::Error) -> Message {
        self.trouble = Some(Trouble::from(error));
        not_written(&self.path, error)
    }

    /// Returns a message about the problem, if the match cannot be written now.
    pub fn trouble(&self) -> Option<Message> {
        let trouble = self.trouble?;
        Some(say::record_not_written(path_text(&self.path), trouble))
    }

    /// Writes events; `written` are their lines. Returns a message the first time that writing
    /// fails, and when it works again.
    pub fn append(
        &mut self,
        events: &[Event],
        written: &[u8],
        is_person: impl Fn(Seat) -> bool,
    ) -> Option<Message> {
        let sync = is_worth_a_sync(events, is_person);
        match self.journal.append(written.to_vec(), sync) {
            Ok(restored) => self.works(restored),
            Err(error) if self.trouble.is_none() => Some(self.fails(&error)),
            Err(_) => None,
        }
    }

    /// Returns how long to wait before [`Self::look_again`], if writing failed.
    pub fn retry_wait(&self) -> Option<Duration> {
        self.trouble.map(|_| self.journal.retry_wait())
    }

    /// Returns a message if writing failed and has worked since, so that nobody has to play on to
    /// hear it.
    pub fn look_again(&mut self) -> Option<Message> {
        let trouble = self.trouble?;
        let is_late = trouble == Trouble::from(&io::ErrorKind::TimedOut.into());
        match self.journal.outcome() {
            // Of a disk that always responds late, the player would hear twice a move.
            Ok(None) if is_late => None,
            Ok(restored) => self.works(restored),
            Err(error) => {
                // A late disk may turn out to be full.
                if is_late {
                    self.trouble = Some(Trouble::from(&error));
                }
                None
            }
        }
    }

    /// Notes that everything is written, and returns a message if that is news.
    fn works(&mut self, restored: Option<Restored>) -> Option<Message> {
        let failed = self.trouble.take().is_some();
        match restored {
            Some(Restored::Gone) => Some(say::record_gone(path_text(&self.path))),
            Some(Restored::Changed(aside)) => Some(say::record_changed(path_text(&aside))),
            None if failed => Some(say::record_written_again()),
            None => None,
        }
    }
}

/// Opens a file for another match after those in it, and reads these.
///
/// # Errors
/// If another program has the file open, if it holds something else, or if it cannot be written.
pub fn open_for_more(path: &Path) -> Result<(LockedFile, Vec<u8>), Message> {
    let held = LockedFile::make(path).map_err(|error| not_begun(path, &error))?;
    let there = if path.is_file() {
        Record::bytes(path).map_err(|error| not_begun(path, &error))?
    } else {
        Vec::new()
    };
    let mut matches = Record::parse_all(&there);
    let number = matches.len();
    let record = matches.pop().unwrap_or_default();
    match (record.newer, record.damage) {
        (Some(format), _) => Err(say::record_newer(path_text(path), format)),
        (None, Some(_)) if record.events.is_empty() => Err(say::record_no_match(path_text(path))),
        (None, Some(line)) => Err(say::record_wrong(path_text(path), number, line)),
        (None, None) => Ok((held, there)),
    }
}

/// Returns whether these events must be flushed at once to survive a power cut: all but computer
/// players' moves during a round.
fn is_worth_a_sync(events: &[Event], is_person: impl Fn(Seat) -> bool) -> bool {
    let mut has_mover = false;
    for event in events {
        if let Event::RoundOver { .. } | Event::HandOver { .. } | Event::MatchOver { .. } = event {
            return true;
        }
        if let Some(mover) = event.mover() {
            if is_person(mover) {
                return true;
            }
            has_mover = true;
        }
    }
    !has_mover
}

/// Returns the message that says why no record can be written at this path.
pub fn not_begun(path: &Path, error: &io::Error) -> Message {
    if error.kind() == io::ErrorKind::ResourceBusy {
        say::record_locked()
    } else {
        file_not_written(path_text(path), Trouble::from(error))
    }
}

/// Returns the message that says why a record cannot be written now; another attempt follows.
fn not_written(path: &Path, error: &io::Error) -> Message {
    if error.kind() == io::ErrorKind::ResourceBusy {
        say::record_locked()
    } else {
        say::record_not_written(path_text(path), Trouble::from(error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_engine::rules::Team;
    use serpente_engine::table::HandEnd;

    #[test]
    fn what_people_do_and_how_rounds_end_is_synced() {
        let seat = |number| Seat::new(number).expect("a seat");
        let turn = |number| Event::Turn { seat: seat(number) };
        let passed = |number| Event::Passed {
            seat: seat(number),
            announced: false,
        };
        let stood = |number| Event::Stood { seat: seat(number) };
        let over = || Event::HandOver {
            seat: None,
            end: HandEnd::Cards { pot: 3 },
            totals: vec![0, 0],
        };
        for (events, worth) in [
            (vec![Event::Round { number: 1 }, turn(1)], true),
            (vec![passed(0), turn(1)], true),
            (vec![passed(1), turn(2)], false),
            (vec![stood(0)], true),
            (vec![stood(1), turn(0)], false),
            (vec![stood(1), over()], true),
            // The event of the next turn is the only sign that a hand was kept.
            (vec![turn(1)], true),
            (
                vec![
                    passed(1),
                    Event::MatchOver {
                        winners: vec![Team::new(0).expect("a team")],
                    },
                ],
                true,
            ),
        ] {
            assert_eq!(
                is_worth_a_sync(&events, |asked| asked == seat(0)),
                worth,
                "{events:?}"
            );
        }
    }
}
