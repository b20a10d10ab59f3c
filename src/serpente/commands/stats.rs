//! Prints statistics of the saved matches.

use super::Desk;
use serde::Serialize;
use serpente_app::stats::{average, sentences};
use serpente_archive::{Standing, Stats};
use serpente_device::settings::Folders;
use serpente_text::announce::Message;
use std::time::SystemTime;

/// The results for one game and seating, as JSON.
#[derive(Serialize)]
struct StandingLine {
    game: &'static str,
    seating: String,
    matches: u32,
    won: u32,
    rounds: u32,
    average: f64,
    best: i32,
    longest: u32,
}

impl StandingLine {
    fn of(standing: &Standing) -> Self {
        let seating = standing.seating;
        Self {
            game: standing.game.id(),
            seating: if seating.in_teams() {
                format!("{}x{}", seating.teams(), seating.members())
            } else {
                seating.seats().to_string()
            },
            matches: standing.count.matches,
            won: standing.count.won,
            rounds: standing.rounds,
            average: (average(standing) * 100.0).round() / 100.0,
            best: standing.best,
            longest: standing.count.longest,
        }
    }
}

pub(super) fn run(desk: &Desk<'_>) -> Result<(), Message> {
    let stats = Stats::of(&Folders::find()?.data, SystemTime::now());
    if desk.options.json {
        let lines: Vec<StandingLine> = stats.standings.iter().map(StandingLine::of).collect();
        let text = serde_json::to_string(&lines).expect("a list of numbers is plain data");
        desk.terminal.line(&text);
    } else {
        for sentence in sentences(&stats) {
            desk.tell(&sentence);
        }
    }
    Ok(())
}
