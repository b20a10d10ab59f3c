//! Matches on disk: where they are kept, and how they are found again.

use crate::announce::Message;
use crate::announce::say::errors::Trouble;
use crate::announce::say::menus as say;
use crate::settings::Folders;
use crate::table::{Event, Mismatch, Record, Recorder, Resumed, Shuffle, resume};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// A match on disk that goes on.
pub(crate) struct Saved {
    /// The match.
    pub(crate) resumed: Resumed,
    /// Its events, those that are not in the record yet included.
    pub(crate) events: Vec<Event>,
    /// The record, ready for what comes next.
    pub(crate) keeper: Keeper,
    /// What was wrong with the record.
    pub(crate) notice: Option<Message>,
}

/// Keeps a match on disk, event by event.
#[derive(Debug)]
pub(crate) struct Keeper {
    recorder: Recorder<File>,
    path: PathBuf,
    failing: bool,
}

impl Keeper {
    /// A new record at this place, or further matches behind those that are there.
    pub(crate) fn at(path: &Path) -> Result<Self, Message> {
        if let Some(folder) = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            // If it cannot be made, opening the file says so.
            let _ = fs::create_dir_all(folder);
        }
        let recorder = Recorder::open(path).map_err(|error| not_opened(path, &error))?;
        Ok(Self {
            recorder,
            path: path.to_owned(),
            failing: false,
        })
    }

    /// A new record among those of this person.
    pub(crate) fn new_in(folders: &Folders) -> Result<Self, Message> {
        let seconds = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_secs());
        let name = format!("{seconds}-{}.jsonl", std::process::id());
        Self::at(&matches(folders).join(name))
    }

    /// Writes events. Says so when it fails for the first time, and when it works again.
    pub(crate) fn append(&mut self, events: &[Event]) -> Option<Message> {
        let written = self.recorder.append(events);
        let is_worth_a_sync =
            |event: &Event| matches!(event, Event::RoundOver { .. } | Event::Turn { .. });
        if events.iter().any(is_worth_a_sync) {
            self.recorder.sync();
        }
        match (written, self.failing) {
            (Err(error), false) => {
                self.failing = true;
                Some(say::record_not_written(
                    shown(&self.path),
                    Trouble::from(&error),
                ))
            }
            (Ok(()), true) => {
                self.failing = false;
                Some(say::record_written_again())
            }
            (Ok(()), false) | (Err(_), true) => None,
        }
    }
}

fn not_opened(path: &Path, error: &io::Error) -> Message {
    if error.kind() == io::ErrorKind::WouldBlock {
        say::record_locked()
    } else {
        say::record_not_written(shown(path), Trouble::from(error))
    }
}

pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn matches(folders: &Folders) -> PathBuf {
    folders.data().join("matches")
}

/// The newest record of a match that is not over.
pub(crate) fn last(folders: &Folders) -> Option<PathBuf> {
    let mut files: Vec<(SystemTime, PathBuf)> = fs::read_dir(matches(folders))
        .ok()?
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let is_record = path
                .extension()
                .is_some_and(|extension| extension == "jsonl");
            let changed = fs::metadata(&path).ok()?.modified().ok()?;
            is_record.then_some((changed, path))
        })
        .collect();
    files.sort();
    let goes_on = |path: &PathBuf| {
        Record::read(path).is_ok_and(|record| !record.events.is_empty() && !record.is_over())
    };
    files.into_iter().rev().map(|(_, path)| path).find(goes_on)
}

/// Reads a record that holds a match.
///
/// # Errors
/// If it cannot be read or holds none.
pub(crate) fn read(path: &Path) -> Result<Record, Message> {
    let record = Record::read(path)
        .map_err(|error| say::record_not_read(shown(path), Trouble::from(&error)))?;
    if record.events.is_empty() {
        Err(say::record_no_match(shown(path)))
    } else {
        Ok(record)
    }
}

/// What is wrong with a record that begins no match.
pub(crate) fn mismatch(path: &Path, mismatch: &Mismatch) -> Message {
    match mismatch {
        Mismatch::Empty => say::record_no_match(shown(path)),
        Mismatch::NewerFormat(format) => say::record_newer(shown(path), *format),
        Mismatch::Setup(error) => super::draft::setup_error(error),
    }
}

/// Takes up the match recorded in a file, where it stopped. A damaged record is kept aside.
///
/// # Errors
/// If there is no match in it to go on with, or another program is playing it.
pub(crate) fn take_up(path: &Path) -> Result<Saved, Message> {
    let record = read(path)?;
    if record.is_over() {
        return Err(say::record_is_over(shown(path)));
    }
    let keeper = Keeper::at(path)?;
    let resumed = resume(&record.events, Shuffle::seeded(Shuffle::any_seed()))
        .map_err(|wrong| mismatch(path, &wrong))?;
    let mut events = record.events[..resumed.played].to_vec();
    let damaged = record.damage.is_some() || resumed.played < record.events.len();
    let (keeper, notice) = if damaged {
        let line = record.line_of(resumed.played);
        drop(keeper);
        let (keeper, aside) = mend(path, line)?;
        (keeper, Some(say::record_damaged(line, shown(&aside))))
    } else {
        (keeper, None)
    };
    events.extend(resumed.fresh.iter().cloned());
    Ok(Saved {
        resumed,
        events,
        keeper,
        notice,
    })
}

/// Puts a damaged record aside, and leaves its lines before `line` in its place.
fn mend(path: &Path, line: usize) -> Result<(Keeper, PathBuf), Message> {
    let trouble = |error: io::Error| say::record_not_written(shown(path), Trouble::from(&error));
    let bytes = fs::read(path).map_err(trouble)?;
    let whole: Vec<u8> = bytes
        .split_inclusive(|&byte| byte == b'\n')
        .take(line - 1)
        .flatten()
        .copied()
        .collect();
    let aside = (1..u32::MAX)
        .map(|number| path.with_extension(format!("damaged-{number}")))
        .find(|aside| !aside.exists())
        .expect("no folder holds four thousand million files");
    let fresh = path.with_extension("mended");
    fs::write(&fresh, whole).map_err(trouble)?;
    fs::copy(path, &aside).map_err(trouble)?;
    fs::rename(&fresh, path).map_err(trouble)?;
    Ok((Keeper::at(path)?, aside))
}
