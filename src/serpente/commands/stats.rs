//! Prints statistics of the saved matches.

use super::CommandContext;
use super::review::rounded;
use serde_json::{Value, json};
use serpente_app::stats::{average, calendar, sentences, trend};
use serpente_archive::{LearningProgress, Standing, Stats};
use serpente_device::settings::Folders;
use serpente_engine::table::Day;
use serpente_system::clock::unix_time;
use serpente_text::announce::Message;
use std::time::SystemTime;

/// Returns the results for one game and seating, for programs.
fn as_json(standing: &Standing, progress: &LearningProgress) -> Value {
    let mut results = json!({
        "game": standing.game.id(),
        "seating": standing.seating.to_string(),
        "matches": standing.count.matches,
        "won": standing.count.won,
        "rounds": standing.rounds,
        "average": (average(standing) * 100.0).round() / 100.0,
        "best": standing.best,
        "longest": standing.count.longest,
    });
    // Only what has been reviewed has such a figure.
    if let Some(loss) = progress.loss_per_decision(standing.game.id()) {
        results["loss_per_decision"] = rounded(loss).into();
    }
    results
}

pub(super) fn run(context: &CommandContext<'_>) -> Result<(), Message> {
    let data = Folders::find()?.data;
    let stats = Stats::of(&data, SystemTime::now());
    let progress = LearningProgress::read(&data);
    if context.options.json {
        let mut lines: Vec<Value> = Vec::new();
        for standing in &stats.standings {
            lines.push(as_json(standing, &progress));
        }
        context.terminal.line(&Value::from(lines).to_string());
    } else {
        let mut lines = sentences(&stats);
        lines.extend(trend(&progress));
        lines.extend(calendar(&progress, Day::at(unix_time())));
        for sentence in lines {
            context.print(&sentence);
        }
    }
    Ok(())
}
