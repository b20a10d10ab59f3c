//! A match on its way to the disk, and what is told of it.

use super::{Journal, LockedFile, Record, RecordFile, Restored, shown};
use serpente_engine::rules::Seat;
use serpente_engine::table::Event;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::{Trouble, file_not_written};
use serpente_text::announce::say::menus as say;
use std::io;
use std::path::{Path, PathBuf};

/// Keeps a match on disk, event by event.
#[derive(Debug)]
pub struct Keeper {
    journal: Journal,
    path: PathBuf,
    /// What was told to be wrong, as long as it is.
    trouble: Option<Trouble>,
}

impl Keeper {
    /// A new record at this place, or a further match behind those that are there.
    ///
    /// # Errors
    /// If another program writes there, something else stands there, or nothing can be written.
    pub fn at(path: &Path) -> Result<Self, Message> {
        let (held, there) = open_for_more(path)?;
        Self::start(RecordFile::new(path, there, Some(held)), path)
    }

    /// Goes on writing at this place.
    ///
    /// # Errors
    /// If the system gives no threads.
    pub fn start(place: RecordFile, path: &Path) -> Result<Self, Message> {
        Ok(Self {
            journal: Journal::start(place).map_err(|error| not_written(path, &error))?,
            path: path.to_owned(),
            trouble: None,
        })
    }

    /// A new record at this place in which all this stands already, if it can be written now.
    pub fn of(path: &Path, lines: &[u8]) -> Option<Self> {
        let mut keeper = Self::start(RecordFile::new(path, Vec::new(), None), path).ok()?;
        keeper.journal.append(lines.to_vec(), true).ok()?;
        Some(keeper)
    }

    /// Notes that writing fails, and says so.
    pub fn fails(&mut self, error: &io::Error) -> Message {
        self.trouble = Some(Trouble::from(error));
        not_written(&self.path, error)
    }

    /// What is wrong, if the match cannot be written now.
    pub fn trouble(&self) -> Option<Message> {
        let trouble = self.trouble?;
        Some(say::record_not_written(shown(&self.path), trouble))
    }

    /// Writes events; `written` are their lines. Says so when it fails for the first time, and when it works again.
    pub fn append(
        &mut self,
        events: &[Event],
        written: &[u8],
        is_person: impl Fn(Seat) -> bool,
    ) -> Option<Message> {
        let sync = is_worth_a_sync(events, is_person);
        match self.journal.append(written.to_vec(), sync) {
            Ok(restored) => {
                let failed = self.trouble.take().is_some();
                match restored {
                    Some(Restored::Gone) => Some(say::record_gone(shown(&self.path))),
                    Some(Restored::Changed(aside)) => Some(say::record_changed(shown(&aside))),
                    None => failed.then(say::record_written_again),
                }
            }
            Err(error) if self.trouble.is_none() => Some(self.fails(&error)),
            Err(_) => None,
        }
    }
}

/// Opens a file for a match behind those that are there, and reads them.
///
/// # Errors
/// If another program writes there, something else stands there, or nothing can be written.
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
        (Some(format), _) => Err(say::record_newer(shown(path), format)),
        (None, Some(_)) if record.events.is_empty() => Err(say::record_no_match(shown(path))),
        (None, Some(damage)) => Err(say::record_wrong(shown(path), number, damage.line)),
        (None, None) => Ok((held, there)),
    }
}

/// Whether these events are to survive a power cut at once: all but what computer players do during a round.
fn is_worth_a_sync(events: &[Event], is_person: impl Fn(Seat) -> bool) -> bool {
    let ends = |event: &Event| {
        matches!(
            event,
            Event::RoundOver { .. } | Event::HandOver { .. } | Event::MatchOver { .. }
        )
    };
    let mut movers = events.iter().filter_map(Event::mover).peekable();
    movers.peek().is_none() || movers.any(is_person) || events.iter().any(ends)
}

/// Why no record can be written there at all.
pub fn not_begun(path: &Path, error: &io::Error) -> Message {
    if error.kind() == io::ErrorKind::ResourceBusy {
        say::record_locked()
    } else {
        file_not_written(shown(path), Trouble::from(error))
    }
}

/// Why a record cannot be written now; it is tried again.
fn not_written(path: &Path, error: &io::Error) -> Message {
    if error.kind() == io::ErrorKind::ResourceBusy {
        say::record_locked()
    } else {
        say::record_not_written(shown(path), Trouble::from(error))
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
        let is_person = |asked: Seat| asked == seat(0);
        let turn = |number| Event::Turn { seat: seat(number) };
        let passed = |number| Event::Passed { seat: seat(number) };
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
            // A hand that was kept is told by the next turn alone.
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
            assert_eq!(is_worth_a_sync(&events, is_person), worth, "{events:?}");
        }
    }
}
