//! Matches that count for a league.

use super::Room;
use serpente_client::person::Person;
use serpente_client::wire::{FromServer, LeagueStanding};
use serpente_contests::{FinishedMatch, Finisher};
use serpente_engine::rules::Team;
use serpente_engine::table::Table;
use std::cmp::Reverse;

impl Room {
    /// Returns the finished match, if it counts for a league. People who share a keyboard are one to the server and are not
    /// rated, nor is anybody for whom the computer played most turns; others who left before the end are.
    pub(super) fn finished(&self) -> Option<FinishedMatch> {
        let league = self.terms.league.clone()?;
        let table = self.table()?;
        let seating = table.setup().options.seating;
        let places = places(table)?;
        let people = self.notes.chairs.people().filter_map(|(seat, sitter)| {
            let person = sitter.person?;
            let team = seating.team(seat).index();
            let is_alone = self.notes.chairs.of(person).len() == 1;
            (is_alone && sitter.played_themselves()).then(|| Finisher {
                person,
                name: sitter.name.clone(),
                team,
                behind: places[team],
                network: self.networks.get(&person).copied(),
            })
        });
        let people: Vec<Finisher> = people.collect();
        let teams = people.windows(2).any(|two| two[0].team != two[1].team);
        teams.then_some(FinishedMatch {
            league,
            people,
            opener: self.notes.opener,
            one_network: self.terms.one_network,
        })
    }

    /// Sends everybody their new standing.
    pub(super) fn tell_standings(&mut self, rated: &[(Person, LeagueStanding)]) {
        self.tell_players(|person| {
            let (_, standing) = rated.iter().find(|(rated, _)| *rated == person)?;
            Some(FromServer::Rated(standing.clone()))
        });
    }
}

/// Returns for each team how many finished before it. The winners are first; then the games won count, then the points.
fn places(table: &Table) -> Option<Vec<usize>> {
    let winners = table.winners()?;
    let (game, tally) = (table.setup().game, table.tally());
    let rank = |team: Team| {
        if winners.contains(team) {
            return (0, Reverse(0), 0);
        }
        let games = tally.games().get(team.index()).copied().unwrap_or_default();
        let total = tally.total(team);
        let points = if game.low_leads() { total } else { -total };
        (1, Reverse(games), points)
    };
    let teams = table.setup().options.seating.each_team();
    let ranks: Vec<_> = teams.map(rank).collect();
    let behind = |own| ranks.iter().filter(|rank| *rank < own).count();
    Some(ranks.iter().map(behind).collect())
}
