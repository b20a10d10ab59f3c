//! Prints statistics of the saved matches.

use super::CommandContext;
use serde_json::{Value, json};
use serpente_app::stats::{average, sentences};
use serpente_archive::{Standing, Stats};
use serpente_device::settings::Folders;
use serpente_text::announce::Message;
use std::time::SystemTime;

/// Returns the results for one game and seating, for programs.
fn told(standing: &Standing) -> Value {
    json!({
        "game": standing.game.id(),
        "seating": standing.seating.to_string(),
        "matches": standing.count.matches,
        "won": standing.count.won,
        "rounds": standing.rounds,
        "average": (average(standing) * 100.0).round() / 100.0,
        "best": standing.best,
        "longest": standing.count.longest,
    })
}

pub(super) fn run(context: &CommandContext<'_>) -> Result<(), Message> {
    let stats = Stats::of(&Folders::find()?.data, SystemTime::now());
    if context.options.json {
        let lines: Vec<Value> = stats.standings.iter().map(told).collect();
        context.terminal.line(&Value::from(lines).to_string());
    } else {
        for sentence in sentences(&stats) {
            context.print(&sentence);
        }
    }
    Ok(())
}
