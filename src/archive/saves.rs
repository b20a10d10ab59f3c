//! Saved matches: where records are stored, and how they are found again.

use super::stats::PlayedMatchSummary;
use super::{
    LockedFile, MatchKeeper, Mismatch, Record, RecordFile, Restored, Resumed, lines, resume,
};
use serpente_engine::table::{Day, Event, Game, Shuffle};
use serpente_system::clock::unix_time;
use serpente_system::file::path_text;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::Trouble;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::setup_error;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// A saved match that continues.
pub struct Saved {
    /// The match.
    pub resumed: Resumed,
    /// Its events, including those that are not in the record yet.
    pub events: Vec<Event>,
    /// The seed with which it goes on: that of the match, if its record keeps it. Otherwise it follows from the events.
    pub seed: u64,
    /// The keeper of the record, ready for the next events.
    pub keeper: MatchKeeper,
    /// Messages about problems of the record.
    pub notices: Vec<Message>,
}

/// The reason why no match can be resumed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NotSaved {
    /// Another program is playing the match.
    #[error("another program is playing this match")]
    Elsewhere,
    /// There is no match, or none that can be used, as the message says.
    #[error("there is no match that can be gone on with")]
    Unusable(Message),
}

impl From<Message> for NotSaved {
    fn from(message: Message) -> Self {
        Self::Unusable(message)
    }
}

impl From<NotSaved> for Message {
    fn from(why: NotSaved) -> Self {
        match why {
            NotSaved::Elsewhere => say::record_locked(),
            NotSaved::Unusable(message) => message,
        }
    }
}

/// Returns the folder of a person's records, inside the folder of that person's data.
fn matches(data: &Path) -> PathBuf {
    data.join("matches")
}

/// Makes a new record in this person's folder. If it cannot be written now, also returns a message
/// that says why.
///
/// # Errors
/// If no thread can be started.
pub fn new_among(data: &Path) -> Result<(MatchKeeper, Option<Message>), Message> {
    let path = free_path(&matches(data));
    let mut place = RecordFile::new(&path, Vec::new(), None);
    let settled = place.settle();
    let mut keeper = MatchKeeper::start(place, &path)?;
    let notice = match settled {
        Ok(_) => None,
        Err(error) => Some(keeper.fails(&error)),
    };
    Ok((keeper, notice))
}

/// Returns a path in this folder at which there is no file. Its name tells when the match began.
fn free_path(folder: &Path) -> PathBuf {
    let seconds = unix_time();
    let process = std::process::id();
    let mut number = 1;
    loop {
        let path = folder.join(format!("{seconds}-{process}-{number}.jsonl"));
        if !path.exists() {
            return path;
        }
        number += 1;
    }
}

/// Returns whether this person's folder holds any record.
pub fn has_records(data: &Path) -> bool {
    !records(data).is_empty()
}

/// Returns the paths in this person's folder that are named like records.
fn records(data: &Path) -> Vec<PathBuf> {
    let mut records = Vec::new();
    // A folder or an entry that cannot be read holds no record.
    for entry in fs::read_dir(matches(data)).into_iter().flatten().flatten() {
        let path = entry.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "jsonl")
        {
            records.push(path);
        }
    }
    records
}

/// Resumes the last match in this person's folder that is not over and that no other program is
/// playing. The notices say why newer matches were skipped.
///
/// # Errors
/// If there is no match to resume, or other programs are playing all there are.
pub fn take_up_last(data: &Path) -> Result<Saved, NotSaved> {
    let mut wrong = Vec::new();
    let mut is_elsewhere = false;
    for path in newest_first(data) {
        if let Ok(record) = Record::read(&path) {
            let has_begun = !record.events.is_empty() || record.damage.is_some();
            if record.is_over() || !has_begun {
                continue;
            }
        }
        match take_up(&path) {
            Ok(mut saved) => {
                let mut notices = Vec::new();
                if is_elsewhere {
                    notices.push(say::record_elsewhere());
                }
                notices.append(&mut wrong);
                notices.append(&mut saved.notices);
                saved.notices = notices;
                return Ok(saved);
            }
            Err(NotSaved::Elsewhere) => is_elsewhere = true,
            Err(NotSaved::Unusable(message)) => wrong.push(message),
        }
    }
    Err(match wrong.into_iter().next() {
        _ if is_elsewhere => NotSaved::Elsewhere,
        Some(message) => NotSaved::Unusable(message),
        None => NotSaved::Unusable(say::no_match_to_resume()),
    })
}

/// A match that was finished by a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Its record.
    pub path: PathBuf,
    /// The day on which it ended.
    pub day: Day,
    /// The game.
    pub game: Game,
    /// Whether the person won.
    pub won: bool,
}

/// Returns the path of a record of this name in a person's folder.
pub fn record_named(data: &Path, name: &str) -> PathBuf {
    matches(data).join(name)
}

/// Returns the last matches in this person's folder that a person finished, the newest first.
pub fn finished(data: &Path, most: usize) -> Vec<Finished> {
    let paths = newest_first(data).into_iter();
    paths.filter_map(finished_in).take(most).collect()
}

/// Returns the match in this file, if a person finished it.
fn finished_in(path: PathBuf) -> Option<Finished> {
    let played = PlayedMatchSummary::of(&Record::read(&path).ok()?)?;
    let written = fs::metadata(&path).ok()?.modified().ok()?;
    let since_1970 = written.duration_since(UNIX_EPOCH).unwrap_or_default();
    Some(Finished {
        path,
        day: Day::at(since_1970.as_secs()),
        game: played.game,
        won: played.won,
    })
}

/// Returns the records of this person, last written first.
pub(super) fn newest_first(data: &Path) -> Vec<PathBuf> {
    let mut files: Vec<(SystemTime, PathBuf)> = Vec::new();
    for path in records(data) {
        if let Ok(found) = fs::metadata(&path)
            && let Ok(changed) = found.modified()
            && found.is_file()
        {
            files.push((changed, path));
        }
    }
    files.sort();
    files.into_iter().rev().map(|(_, path)| path).collect()
}

/// Reads a record that contains a match.
///
/// # Errors
/// If the record cannot be read or contains no match.
pub fn read(path: &Path) -> Result<Record, Message> {
    let bytes = Record::bytes(path).map_err(|error| not_read(path, &error))?;
    usable(path, &bytes)
}

pub(super) fn not_read(path: &Path, error: &io::Error) -> Message {
    say::record_not_read(path_text(path), Trouble::from(error))
}

fn usable(path: &Path, bytes: &[u8]) -> Result<Record, Message> {
    let record = Record::parse(bytes);
    match record.newer {
        Some(format) => Err(say::record_newer(path_text(path), format)),
        None if record.events.is_empty() => Err(say::record_no_match(path_text(path))),
        None => Ok(record),
    }
}

/// Returns the message that says why a record begins no match.
pub fn mismatch(path: &Path, mismatch: &Mismatch) -> Message {
    match mismatch {
        Mismatch::Empty => say::record_no_match(path_text(path)),
        Mismatch::NewerFormat(format) => say::record_newer(path_text(path), *format),
        Mismatch::Setup(error) => setup_error(error),
    }
}

/// Resumes the match recorded in a file. A copy of a damaged record is kept. If the file cannot be
/// written, the match is played all the same.
///
/// # Errors
/// If there is no match in it to resume, or another program is playing it.
pub fn take_up(path: &Path) -> Result<Saved, NotSaved> {
    let what = fs::metadata(path).map_err(|error| not_read(path, &error))?;
    if !what.is_file() {
        let kind = if what.is_dir() {
            io::ErrorKind::IsADirectory
        } else {
            io::ErrorKind::InvalidInput
        };
        return Err(not_read(path, &kind.into()).into());
    }
    // The file is locked from reading to writing, so that no other program resumes the match
    // meanwhile.
    let held = match LockedFile::open(path) {
        Err(error) if error.kind() == io::ErrorKind::ResourceBusy => {
            return Err(NotSaved::Elsewhere);
        }
        held => held.ok(),
    };
    let mut whole = Record::bytes(path).map_err(|error| not_read(path, &error))?;
    let record = usable(path, &whole)?;
    if record.is_over() {
        return Err(say::record_is_over(path_text(path)).into());
    }
    let chance = Shuffle::seeded(Shuffle::seed_after(&lines(&record.events)));
    let resumed = resume(&record.events, chance).map_err(|wrong| mismatch(path, &wrong))?;
    let line = record.line_of(resumed.played);
    let damaged = record.damage.is_some() || resumed.played < record.events.len();
    if damaged {
        let lines = whole.split_inclusive(|&byte| byte == b'\n');
        let sound_length = lines.take(line - 1).map(<[u8]>::len).sum();
        whole.truncate(sound_length);
    }
    let mut place = RecordFile::new(path, whole, held);
    let settled = place.settle();
    let mut keeper = MatchKeeper::start(place, path)?;
    let mut notices = Vec::new();
    if damaged {
        notices.push(match &settled {
            Ok(Some(Restored::Changed(aside))) => say::record_damaged(line, path_text(aside)),
            Ok(Some(Restored::Gone) | None) | Err(_) => say::record_damaged_there(line),
        });
    }
    if let Err(error) = settled {
        notices.push(keeper.fails(&error));
    }
    let mut events = record.events;
    events.truncate(resumed.played);
    events.extend(resumed.fresh.iter().cloned());
    let kept_seed = resumed.table.setup().seed;
    Ok(Saved {
        seed: kept_seed.unwrap_or_else(|| Shuffle::seed_after(&lines(&events))),
        resumed,
        events,
        keeper,
        notices,
    })
}
