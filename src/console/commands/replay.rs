//! A recorded match, verified by playing it again.

use super::Desk;
use crate::announce::Message;
use crate::announce::say::menus as say;
use crate::archive::{read_whole, shown};
use std::path::Path;

pub(super) fn run(file: &Path, desk: &Desk<'_>) -> Result<(), Message> {
    let (record, _) = read_whole(file)?;
    desk.tell(&say::record_whole(shown(file), record.events.len()));
    Ok(())
}
