//! Tables of an evening.

use super::seats::TableSeats;
use super::{RoomOutput, Terms};
use serpente_client::person::Person;
use serpente_client::wire::{EveningResult, FromServer};
use serpente_contests::{EveningOutcome, EveningPlayer};
use serpente_engine::table::Table;

impl TableSeats {
    /// Returns the players as an evening notes them, or `None` while a seat is free.
    pub(super) fn evening_players(&self) -> Option<Vec<EveningPlayer>> {
        let mut players = Vec::new();
        for (_, holder) in self.iter() {
            let holder = holder?;
            players.push(EveningPlayer {
                person: holder.person,
                name: holder.name.clone(),
            });
        }
        Some(players)
    }
}

/// Returns what an evening is told of a match that was played there, if it was.
pub(super) fn played(terms: &Terms, table: &Table) -> Option<RoomOutput> {
    let evening = terms.evening.clone()?;
    Some(RoomOutput::Played(evening, points_of(table)))
}

/// Returns the result of a person or, before the end, how many tables have not finished.
pub(super) fn result_of(person: Person, outcome: &EveningOutcome) -> FromServer {
    let mut results = Vec::new();
    for (compared, result) in &outcome.results {
        if *compared == person {
            results.push(result.clone());
        }
    }
    FromServer::Compared(EveningResult {
        over: outcome.over,
        waits: outcome.waits,
        others: outcome.others,
        minutes: outcome.minutes,
        results,
    })
}

/// Returns the points of the seats after the match of an evening. If it consisted of several games,
/// the number of games won counts instead.
fn points_of(table: &Table) -> Vec<i64> {
    let setup = table.setup();
    let tally = table.tally();
    let seating = setup.options.seating;
    let has_games = tally.games().iter().any(|&games| games > 0);
    let mut points = Vec::new();
    for seat in seating.all().iter() {
        let team = seating.team(seat);
        points.push(if has_games {
            i64::from(tally.games()[team.index()])
        } else if setup.game.low_leads() {
            -i64::from(tally.total(team))
        } else {
            i64::from(tally.total(team))
        });
    }
    points
}
