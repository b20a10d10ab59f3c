//! The match of a day that was played: checked, or told for programs.

use super::review::rounded;
use super::{CommandContext, CommandFailed};
use serde_json::json;
use serpente_archive::{
    DayResult, Record, check_daily, date, lost_in_daily, par, played_daily, verify,
};
use serpente_device::settings::Folders;
use serpente_engine::table::Day;
use serpente_system::clock::unix_time;
use serpente_system::file::path_text;
use serpente_text::announce::say::learn as say;
use std::path::Path;

pub(super) fn run(context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    if let Some(file) = &context.options.daily.checked {
        return check(file, context);
    }
    tell(
        context
            .options
            .daily
            .date
            .unwrap_or_else(|| Day::at(unix_time())),
        context,
    )
}

fn check(file: &Path, context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    let results = check_daily(file)?;
    if let Some(wanted) = context.options.daily.date
        && let Some(other) = results.iter().find(|result| result.day != wanted)
    {
        let message = say::daily_other(path_text(file), date(other.day));
        return Err(CommandFailed::Wrong(message));
    }
    let records = verify(file)?;
    for (result, record) in results.iter().zip(&records) {
        if context.options.json {
            print(*result, record, context);
        } else {
            let lost = lost_in_daily(record).unwrap_or_default();
            let line = result.line(par(result.day), lost);
            context.print(&say::daily_sound(path_text(file), line));
        }
    }
    Ok(())
}

/// Prints the result of the match of a day, for programs.
fn tell(day: Day, context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    let played = played_daily(&Folders::find()?.data, day);
    if let Some((_, record)) = &played
        && let Some(result) = DayResult::of(record)
    {
        print(result, record, context);
        return Ok(());
    }
    let printed = json!({
        "date": day.to_string(),
        "played": false,
        "begun": played.is_some(),
    });
    context.terminal.line(&printed.to_string());
    Ok(())
}

fn print(result: DayResult, record: &Record, context: &CommandContext<'_>) {
    let par = par(result.day);
    let lost = lost_in_daily(record).unwrap_or_default();
    let printed = json!({
        "date": result.day.to_string(),
        "played": true,
        "points": result.points,
        "par": par,
        "lost": rounded(lost),
        "rounds_won": result.won,
        "won": result.won,
        "line": context.text(&result.line(par, lost)),
    });
    context.terminal.line(&printed.to_string());
}
