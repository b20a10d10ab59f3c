//! Matches that count for a league.

use super::Room;
use serpente_client::person::Person;
use serpente_client::wire::{FromServer, LeagueStanding};
use serpente_contests::{FinishedMatch, Finisher};
use serpente_engine::table::Table;
use std::cmp::Reverse;

impl Room {
    /// Returns the finished match, if it counts for a league. People who share a keyboard are one
    /// to the server and are not rated, nor is anybody for whom the computer played most turns;
    /// others who left before the end are.
    pub(super) fn finished(&self, table: &Table) -> Option<FinishedMatch> {
        let league = self.terms.league.clone()?;
        let seating = table.setup().options.seating;
        let places = places(table)?;
        let mut people = Vec::new();
        for (seat, holder) in self.notes.seats.people() {
            let Some(person) = holder.person else {
                continue;
            };
            let is_alone = self.notes.seats.of(person).len() == 1;
            if is_alone && holder.played_themselves() {
                let team = seating.team(seat).index();
                people.push(Finisher {
                    person,
                    name: holder.name.clone(),
                    team,
                    behind: places[team],
                    network: self.listeners.network_of(person),
                });
            }
        }
        let has_opponents = people.windows(2).any(|two| two[0].team != two[1].team);
        if !has_opponents {
            return None;
        }
        Some(FinishedMatch {
            league,
            people,
            opener: self.notes.opener,
            one_network: self.terms.one_network,
            ended_at: (self.name.clone(), self.current.record.written()),
        })
    }

    /// Notes that the league has rated the last match, and tells everybody their new standing.
    pub(super) fn rated(&mut self, rated: &[(Person, LeagueStanding)]) {
        if self.notes.unrated.take().is_some() {
            self.store_seats();
        }
        self.listeners.tell_players(&mut self.outgoing, |person| {
            let (_, standing) = rated.iter().find(|(rated, _)| *rated == person)?;
            Some(FromServer::Rated(standing.clone()))
        });
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
