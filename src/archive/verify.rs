//! Checks that every match of a file can have been played as it is recorded.

use super::saves::{mismatch, not_read};
use super::{Mismatch, Record, Replay, broken_seal};
use serpente_engine::table::Shuffle;
use serpente_system::file::path_text;
use serpente_text::announce::Message;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::say::parlour::record_seal_broken;
use std::path::Path;

/// The reason why a file does not pass.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Unsound {
    /// The file cannot be read, or contains no match.
    #[error("the file cannot be used")]
    Unusable(Message),
    /// A match in it cannot have been played as recorded: which one, and from which line on.
    #[error("a match in the file cannot have been played so")]
    Wrong(Message),
}

impl From<Unsound> for Message {
    fn from(why: Unsound) -> Self {
        match why {
            Unsound::Unusable(message) | Unsound::Wrong(message) => message,
        }
    }
}

/// Reads the matches of a file and plays each of them again.
///
/// # Errors
/// If the file cannot be read or contains no match, or at the first fault in it.
pub fn verify(path: &Path) -> Result<Vec<Record>, Unsound> {
    let bytes = Record::bytes(path).map_err(|error| Unsound::Unusable(not_read(path, &error)))?;
    let matches = Record::parse_all(&bytes);
    if matches
        .iter()
        .all(|record| record.events.is_empty() && record.newer.is_none())
    {
        return Err(Unsound::Unusable(mismatch(path, &Mismatch::Empty)));
    }
    for (at, record) in matches.iter().enumerate() {
        let is_last = at + 1 == matches.len();
        verify_match(path, record, at + 1, is_last)?;
    }
    Ok(matches)
}

/// Reads the last match of a file after checking all matches in it. Also returns a replay of that
/// match, at its beginning.
///
/// # Errors
/// If the file cannot be read or contains no match, or at the first fault in it.
pub fn read_whole(path: &Path) -> Result<(Record, Replay), Message> {
    let record = verify(path)?.pop().unwrap_or_default();
    let begun = Replay::begin(&record.events, Shuffle::seeded(0));
    let replay = begun.map_err(|wrong| mismatch(path, &wrong))?;
    Ok((record, replay))
}

fn newer(path: &Path, format: u32) -> Unsound {
    Unsound::Unusable(say::record_newer(path_text(path), format))
}

fn verify_match(path: &Path, record: &Record, number: usize, is_last: bool) -> Result<(), Unsound> {
    // The events from this place on cannot have happened.
    let wrong_from = |event| {
        let line = record.line_of(event);
        Unsound::Wrong(say::record_wrong(path_text(path), number, line))
    };
    if let Some(format) = record.newer {
        return Err(newer(path, format));
    }
    let played = match Replay::begin(&record.events, Shuffle::seeded(0)) {
        Ok(mut replay) => {
            while !replay.step().is_empty() {}
            // The last match of a file may be unfinished.
            if replay.played() < record.events.len() || !is_last && !replay.is_whole() {
                return Err(wrong_from(replay.played()));
            }
            replay.played()
        }
        Err(Mismatch::NewerFormat(format)) => return Err(newer(path, format)),
        Err(Mismatch::Empty | Mismatch::Setup(_)) => return Err(wrong_from(0)),
    };
    if record.damage.is_some() {
        return Err(wrong_from(played));
    }
    if let Some(broken) = broken_seal(&record.events) {
        let line = record.line_of(broken);
        return Err(Unsound::Wrong(record_seal_broken(
            path_text(path),
            number,
            line,
        )));
    }
    Ok(())
}
