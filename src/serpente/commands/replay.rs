//! Verifies the matches of a file by playing them again.

use super::{CommandFailed, Desk};
use serpente_archive::{Record, Unsound, shown, verify, verify_daily};
use serpente_engine::table::Event;
use serpente_text::announce::say::learn::daily_wrong;
use serpente_text::announce::say::menus as say;
use std::path::Path;

pub(super) fn run(file: &Path, desk: &Desk<'_>) -> Result<(), CommandFailed> {
    let matches = verify(file).map_err(|why| match why {
        Unsound::Unusable(message) => CommandFailed::Unusable(message),
        Unsound::Wrong(message) => CommandFailed::Wrong(message),
    })?;
    for record in &matches {
        if let Err(event) = verify_daily(record) {
            let line = record.line_of(event);
            return Err(CommandFailed::Wrong(daily_wrong(shown(file), line)));
        }
    }
    let unfinished = matches.iter().filter(|record| !record.is_over()).count();
    let events: usize = matches.iter().map(|record| record.events.len()).sum();
    desk.tell(&say::record_whole(
        shown(file),
        matches.len(),
        unfinished,
        events,
    ));
    let is_sealed = |record: &&Record| {
        let mut events = record.events.iter();
        events.any(|event| matches!(event, Event::Sealed { .. }))
    };
    let sealed = matches.iter().filter(is_sealed).count();
    if sealed == 0 {
        desk.tell(&say::record_unsealed());
    } else {
        desk.tell(&say::record_sealed(sealed, matches.len()));
    }
    let of_evening = |record: &Record| match record.events.first() {
        Some(Event::Match(header)) => header.evening.is_some(),
        _ => false,
    };
    if matches.iter().any(of_evening) {
        desk.tell(&say::record_evening());
    }
    Ok(())
}
