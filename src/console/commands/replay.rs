//! A recorded match, verified by playing it again.

use super::Desk;
use crate::announce::Message;
use crate::announce::say::menus as say;
use crate::archive::{mismatch, read, resume, shown};
use crate::table::Shuffle;
use std::path::Path;

pub(super) fn run(file: &Path, desk: &Desk<'_>) -> Result<(), Message> {
    let record = read(file)?;
    let resumed =
        resume(&record.events, Shuffle::seeded(0)).map_err(|wrong| mismatch(file, &wrong))?;
    if record.damage.is_some() || resumed.played < record.events.len() {
        return Err(say::record_wrong(
            shown(file),
            record.line_of(resumed.played),
        ));
    }
    desk.tell(&say::record_whole(shown(file), resumed.played));
    Ok(())
}
