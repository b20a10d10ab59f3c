//! Matches that count for a league.

use super::listeners::RoomListeners;
use super::seats::TableSeats;
use serpente_contests::Finisher;
use serpente_engine::table::Table;
use std::cmp::Reverse;

impl TableSeats {
    /// Returns the people whom the match of this table rates, or `None` if it rates nobody. People
    /// who share a keyboard are one to the server and are not rated, nor is anybody for whom the
    /// computer played most turns; others who left before the end are.
    pub(super) fn finishers(
        &self,
        table: &Table,
        listeners: &RoomListeners,
    ) -> Option<Vec<Finisher>> {
        let seating = table.setup().options.seating;
        let places = places(table)?;
        let mut finishers: Vec<Finisher> = Vec::new();
        for (seat, holder) in self.people() {
            let Some(person) = holder.person else {
                continue;
            };
            let is_alone = self.of(person).len() == 1;
            if is_alone && holder.played_themselves() {
                let team = seating.team(seat).index();
                finishers.push(Finisher {
                    person,
                    name: holder.name.clone(),
                    team,
                    behind: places[team],
                    network: listeners.network_of(person),
                });
            }
        }
        let has_opponents = finishers.windows(2).any(|two| two[0].team != two[1].team);
        if has_opponents { Some(finishers) } else { None }
    }
}

/// The place of a team among the others: a lower rank is better.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    loses: bool,
    /// Among those who lose, more games won are better.
    games: Reverse<i32>,
    /// Then fewer points are better; in a game where the highest total leads, they are negative.
    points: i32,
}

/// Returns for each team how many finished before it. The winners are first; then the games won
/// count, then the points.
fn places(table: &Table) -> Option<Vec<usize>> {
    let winners = table.winners()?;
    let tally = table.tally();
    let mut ranks = Vec::new();
    for team in table.setup().options.seating.each_team() {
        let total = tally.total(team);
        ranks.push(if winners.contains(team) {
            Rank {
                loses: false,
                games: Reverse(0),
                points: 0,
            }
        } else {
            Rank {
                loses: true,
                games: Reverse(tally.games().get(team.index()).copied().unwrap_or_default()),
                points: if table.setup().game.low_leads() {
                    total
                } else {
                    -total
                },
            }
        });
    }
    let mut places = Vec::new();
    for own in &ranks {
        places.push(ranks.iter().filter(|rank| *rank < own).count());
    }
    Some(places)
}
