//! The matches of a file, verified by playing them again.

use super::{Desk, Failed};
use serpente_archive::{Unsound, shown, verify};
use serpente_text::announce::say::menus as say;
use std::path::Path;

pub(super) fn run(file: &Path, desk: &Desk<'_>) -> Result<(), Failed> {
    let matches = verify(file).map_err(|why| match why {
        Unsound::Unusable(message) => Failed::Unusable(message),
        Unsound::Wrong(message) => Failed::Wrong(message),
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
