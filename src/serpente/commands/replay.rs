//! The matches of a file, verified by playing them again.

use super::{CommandFailed, Desk};
use serpente_archive::{Unsound, shown, verify};
use serpente_text::announce::say::menus as say;
use std::path::Path;

pub(super) fn run(file: &Path, desk: &Desk<'_>) -> Result<(), CommandFailed> {
    let matches = verify(file).map_err(|why| match why {
        Unsound::Unusable(message) => CommandFailed::Unusable(message),
        Unsound::Wrong(message) => CommandFailed::Wrong(message),
    })?;
    let unfinished = matches.iter().filter(|record| !record.is_over()).count();
    let events: usize = matches.iter().map(|record| record.events.len()).sum();
    desk.tell(&say::record_whole(
        shown(file),
        matches.len(),
        unfinished,
        events,
    ));
    Ok(())
}
