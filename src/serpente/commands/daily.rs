//! The match of a day that was played: checked, or told for programs.

use super::{CommandFailed, Desk};
use serde_json::json;
use serpente_archive::{DayResult, check_daily, played_daily, right_of_daily, shown};
use serpente_device::settings::Folders;
use serpente_engine::table::Day;
use serpente_system::clock::unix_time;
use serpente_text::announce::say::learn as say;
use std::path::Path;

pub(super) fn run(desk: &Desk<'_>) -> Result<(), CommandFailed> {
    if let Some(file) = &desk.options.checked {
        return check(file, desk);
    }
    tell(
        desk.options.date.unwrap_or_else(|| Day::at(unix_time())),
        desk,
    )
}

fn check(file: &Path, desk: &Desk<'_>) -> Result<(), CommandFailed> {
    let (result, line) = check_daily(file).map_err(CommandFailed::Wrong)?;
    if desk.options.json {
        print(result, &desk.text(&line), desk);
    } else {
        desk.tell(&say::daily_sound(shown(file), line));
    }
    Ok(())
}

/// Prints the result of the match of a day, for programs.
fn tell(day: Day, desk: &Desk<'_>) -> Result<(), CommandFailed> {
    let record = played_daily(&Folders::find()?.data, day).map(|(_, record)| record);
    let result = record.as_ref().and_then(DayResult::of);
    if let (Some(record), Some(result)) = (record, result) {
        let line = result.line(right_of_daily(&record));
        print(result, &desk.text(&line), desk);
    } else {
        let told = json!({"date": day.to_string(), "played": false});
        desk.terminal.line(&told.to_string());
    }
    Ok(())
}

fn print(result: DayResult, line: &str, desk: &Desk<'_>) {
    let told = json!({
        "date": result.day.to_string(),
        "played": true,
        "points": result.points,
        "won": result.won,
        "line": line,
    });
    desk.terminal.line(&told.to_string());
}
