//! Verifies the matches of a file by playing them again.

use super::{CommandContext, CommandFailed};
use serpente_archive::{Record, verify, verify_daily};
use serpente_engine::table::Event;
use serpente_system::file::path_text;
use serpente_text::announce::say::learn::daily_wrong;
use serpente_text::announce::say::menus as say;
use std::path::Path;

pub(super) fn run(file: &Path, context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    let matches = verify(file)?;
    for record in &matches {
        if let Err(event) = verify_daily(record) {
            let line = record.line_of(event);
            return Err(CommandFailed::Wrong(daily_wrong(path_text(file), line)));
        }
    }
    let unfinished = matches.iter().filter(|record| !record.is_over()).count();
    let events: usize = matches.iter().map(|record| record.events.len()).sum();
    context.print(&say::record_whole(
        path_text(file),
        matches.len(),
        unfinished,
        events,
    ));
    let sealed = matches.iter().filter(|record| is_sealed(record)).count();
    if sealed == 0 {
        context.print(&say::record_unsealed());
    } else {
        context.print(&say::record_sealed(sealed, matches.len()));
    }
    if matches.iter().any(is_of_evening) {
        context.print(&say::record_evening());
    }
    Ok(())
}

fn is_sealed(record: &Record) -> bool {
    let mut events = record.events.iter();
    events.any(|event| matches!(event, Event::Sealed { .. }))
}

fn is_of_evening(record: &Record) -> bool {
    match record.events.first() {
        Some(Event::Match(header)) => header.evening.is_some(),
        _ => false,
    }
}
