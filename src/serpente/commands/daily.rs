//! The match of a day that was played: checked, or told for programs.

use super::{CommandContext, CommandFailed};
use serde_json::json;
use serpente_archive::{DayResult, check_daily, played_daily, right_of_daily};
use serpente_device::settings::Folders;
use serpente_engine::table::Day;
use serpente_system::clock::unix_time;
use serpente_system::file::shown;
use serpente_text::announce::say::learn as say;
use std::path::Path;

pub(super) fn run(context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    if let Some(file) = &context.options.checked {
        return check(file, context);
    }
    tell(
        context.options.date.unwrap_or_else(|| Day::at(unix_time())),
        context,
    )
}

fn check(file: &Path, context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    let (result, line) = check_daily(file).map_err(CommandFailed::Wrong)?;
    if context.options.json {
        print(result, &context.text(&line), context);
    } else {
        context.print(&say::daily_sound(shown(file), line));
    }
    Ok(())
}

/// Prints the result of the match of a day, for programs.
fn tell(day: Day, context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    if let Some((_, record)) = played_daily(&Folders::find()?.data, day)
        && let Some(result) = DayResult::of(&record)
    {
        let line = result.line(right_of_daily(&record));
        print(result, &context.text(&line), context);
    } else {
        let told = json!({"date": day.to_string(), "played": false});
        context.terminal.line(&told.to_string());
    }
    Ok(())
}

fn print(result: DayResult, line: &str, context: &CommandContext<'_>) {
    let told = json!({
        "date": result.day.to_string(),
        "played": true,
        "points": result.points,
        "won": result.won,
        "line": line,
    });
    context.terminal.line(&told.to_string());
}
