//! Matches on disk: where they are kept, and how they are found again.

use super::stats::Played;
use super::{Keeper, LockedFile, Mismatch, Record, RecordFile, Restored, Resumed, resume};
use serpente_engine::table::{Day, Event, Game, Shuffle};
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::Trouble;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::setup_error;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// A match on disk that goes on.
pub struct Saved {
    /// The match.
    pub resumed: Resumed,
    /// Its events, those that are not in the record yet included.
    pub events: Vec<Event>,
    /// The record, ready for what comes next.
    pub keeper: Keeper,
    /// What was wrong with the record, and what is.
    pub notices: Vec<Message>,
}

/// Why a match cannot be gone on with.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NotSaved {
    /// Another program is playing it.
    #[error("another program is playing this match")]
    Elsewhere,
    /// There is none, or none that can be used: what is wrong.
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

/// A path as it is told.
#[must_use]
pub fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Where the records of a person are, in the folder of what is theirs.
fn matches(data: &Path) -> PathBuf {
    data.join("matches")
}

/// A new record among those in this folder of a person; and why it cannot be written, if it cannot now.
///
/// # Errors
/// If the system gives no threads.
pub fn new_among(data: &Path) -> Result<(Keeper, Option<Message>), Message> {
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    let name = |number: u32| format!("{seconds}-{}-{number}.jsonl", std::process::id());
    let mut free = (1..).map(|number| matches(data).join(name(number)));
    let path = free
        .find(|path| !path.exists())
        .expect("nobody begins so many matches in a second");
    let mut place = RecordFile::new(&path, Vec::new(), None);
    let settled = place.settle();
    let mut keeper = Keeper::start(place, &path)?;
    let notice = settled.err().map(|error| keeper.fails(&error));
    Ok((keeper, notice))
}

/// Takes up the last match in this folder of a person that is not over and that no other program is playing. Why others were passed
/// over is told.
///
/// # Errors
/// If there is no match to go on with, or other programs are playing all there are.
pub fn take_up_last(data: &Path) -> Result<Saved, NotSaved> {
    let mut wrong = Vec::new();
    let mut is_elsewhere = false;
    for path in newest_first(data) {
        let is_done = |record: Record| {
            record.is_over() || record.events.is_empty() && record.damage.is_none()
        };
        if Record::read(&path).is_ok_and(is_done) {
            continue;
        }
        match take_up(&path) {
            Ok(mut saved) => {
                let elsewhere = is_elsewhere.then(say::record_elsewhere);
                saved
                    .notices
                    .splice(0..0, elsewhere.into_iter().chain(wrong));
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

/// A match that was played to its end by somebody.
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

/// The last matches in this folder of a person that were played to their end by somebody, the newest first.
#[must_use]
pub fn finished(data: &Path, most: usize) -> Vec<Finished> {
    let finished = newest_first(data).into_iter().filter_map(|path| {
        let played = Played::of(&Record::read(&path).ok()?)?;
        let written = fs::metadata(&path).and_then(|file| file.modified()).ok()?;
        let since = written.duration_since(UNIX_EPOCH).unwrap_or_default();
        Some(Finished {
            path,
            day: Day::at(since.as_secs()),
            game: played.game,
            won: played.won,
        })
    });
    finished.take(most).collect()
}

/// The records of this person, the one that was written last first.
pub(super) fn newest_first(data: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(matches(data)) else {
        return Vec::new();
    };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let is_record = path
                .extension()
                .is_some_and(|extension| extension == "jsonl");
            let what = fs::metadata(&path).ok()?;
            let changed = what.modified().ok()?;
            (is_record && what.is_file()).then_some((changed, path))
        })
        .collect();
    files.sort();
    files.into_iter().rev().map(|(_, path)| path).collect()
}

/// Reads a record that holds a match.
///
/// # Errors
/// If it cannot be read or holds none.
pub fn read(path: &Path) -> Result<Record, Message> {
    let bytes = Record::bytes(path).map_err(|error| not_read(path, &error))?;
    usable(path, &bytes)
}

pub(super) fn not_read(path: &Path, error: &io::Error) -> Message {
    say::record_not_read(shown(path), Trouble::from(error))
}

fn usable(path: &Path, bytes: &[u8]) -> Result<Record, Message> {
    let record = Record::parse(bytes);
    match record.newer {
        Some(format) => Err(say::record_newer(shown(path), format)),
        None if record.events.is_empty() => Err(say::record_no_match(shown(path))),
        None => Ok(record),
    }
}

/// What is wrong with a record that begins no match.
pub fn mismatch(path: &Path, mismatch: &Mismatch) -> Message {
    match mismatch {
        Mismatch::Empty => say::record_no_match(shown(path)),
        Mismatch::NewerFormat(format) => say::record_newer(shown(path), *format),
        Mismatch::Setup(error) => setup_error(error),
    }
}

/// Takes up the match recorded in a file, where it stopped. A damaged record is kept aside. One that cannot be written
/// is played all the same.
///
/// # Errors
/// If there is no match in it to go on with, or another program is playing it.
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
    // Nobody else may go on with the match between reading and writing it.
    let held = match LockedFile::open(path) {
        Err(error) if error.kind() == io::ErrorKind::ResourceBusy => {
            return Err(NotSaved::Elsewhere);
        }
        held => held.ok(),
    };
    let mut whole = Record::bytes(path).map_err(|error| not_read(path, &error))?;
    let record = usable(path, &whole)?;
    if record.is_over() {
        return Err(say::record_is_over(shown(path)).into());
    }
    let resumed = resume(&record.events, Shuffle::seeded(Shuffle::any_seed()))
        .map_err(|wrong| mismatch(path, &wrong))?;
    let line = record.line_of(resumed.played);
    let damaged = record.damage.is_some() || resumed.played < record.events.len();
    if damaged {
        let lines = whole.split_inclusive(|&byte| byte == b'\n');
        whole.truncate(lines.take(line - 1).map(<[u8]>::len).sum());
    }
    let mut place = RecordFile::new(path, whole, held);
    let settled = place.settle();
    let mut keeper = Keeper::start(place, path)?;
    let mut notices = Vec::new();
    if damaged {
        notices.push(match &settled {
            Ok(Some(Restored::Changed(aside))) => say::record_damaged(line, shown(aside)),
            Ok(Some(Restored::Gone) | None) | Err(_) => say::record_damaged_there(line),
        });
    }
    notices.extend(settled.err().map(|error| keeper.fails(&error)));
    let mut events = record.events;
    events.truncate(resumed.played);
    events.extend(resumed.fresh.iter().cloned());
    Ok(Saved {
        resumed,
        events,
        keeper,
        notices,
    })
}
