//! Tables of an evening.

use super::{ListenerId, Room, RoomOutput, Terms};
use serpente_client::person::Person;
use serpente_client::refusal::Allowed;
use serpente_client::wire::{EveningResult, FromServer};
use serpente_contests::{EveningCompany, EveningOutcome, EveningPlayer};
use serpente_engine::table::Table;
use std::time::Instant;

impl Room {
    /// Returns who plays and watches, if the table plays an evening.
    pub(super) fn company(&self) -> Option<EveningCompany> {
        let evening = self.terms.evening.clone()?;
        let mut chairs = Vec::new();
        for (player, (_, holder)) in self
            .notes
            .seats
            .players()?
            .into_iter()
            .zip(self.notes.seats.iter())
        {
            chairs.push(EveningPlayer {
                person: holder.and_then(|holder| holder.person),
                name: player.name,
            });
        }
        let mut watching = Vec::new();
        for (_, at) in self.listeners.watchers() {
            watching.push(at.person);
        }
        Some(EveningCompany {
            evening,
            chairs,
            watching,
        })
    }

    /// Begins the match of an evening, if these people may play and watch it.
    pub(super) fn evening_begins(
        &mut self,
        from: ListenerId,
        company: &EveningCompany,
        admitted: Allowed,
        now: Instant,
    ) -> Allowed {
        admitted?;
        self.current.before_match()?;
        if self.company().as_ref() == Some(company) {
            self.begin_match(now)
        } else {
            // Somebody came or left in the meantime.
            self.orders_of(from)?.begin(now)
        }
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
