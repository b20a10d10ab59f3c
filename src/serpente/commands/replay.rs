//! The matches of a file, verified by playing them again.

use super::{Desk, Failed};
use serpente_archive::{Unsound, shown, verify, verify_daily};
use serpente_text::announce::say::learn::daily_wrong;
use serpente_text::announce::say::menus as say;
use std::path::Path;

pub(super) fn run(file: &Path, desk: &Desk<'_>) -> Result<(), Failed> {
    let matches = verify(file).map_err(|why| match why {
        Unsound::Unusable(message) => Failed::Unusable(message),
        Unsound::Wrong(message) => Failed::Wrong(message),
    })?;
    for record in &matches {
        if let Err(event) = verify_daily(record) {
            let line = record.line_of(event);
            return Err(Failed::Wrong(daily_wrong(shown(file), line)));
        }
    }
    let unfinished = matches.iter().filter(|record| !record.is_over()).count();
    let events = matches.iter().map(|record| record.events.len()).sum();
    desk.tell(&say::record_whole(
        shown(file),
        matches.len(),
        unfinished,
        events,
    ));
    Ok(())
}
