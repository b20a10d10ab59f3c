//! Points, totals, and the teams still in the match.

use super::goal::Goal;
use crate::rules::count::Points;
use crate::rules::options::Options;
use crate::rules::seats::{SEATS, Seating, Seats, Team, bits_of};

/// A set of teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Teams(u16);

impl Teams {
    /// No team.
    pub const NONE: Self = Self(0);

    /// Returns the first `count` teams, at most 10.
    fn first(count: usize) -> Self {
        Self((1 << count.min(SEATS)) - 1)
    }

    /// Returns these teams and those of another set.
    const fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Returns these teams but those of another set.
    const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Returns whether the team is in the set.
    pub const fn contains(self, team: Team) -> bool {
        self.0 >> team.number() & 1 == 1
    }

    /// Adds a team.
    pub fn insert(&mut self, team: Team) {
        self.0 |= 1 << team.number();
    }

    /// Returns how many teams there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there is at most one team.
    pub(crate) const fn has_at_most_one(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    /// Returns whether there is no team.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the teams in order.
    pub fn iter(self) -> impl Iterator<Item = Team> + Clone {
        bits_of(self.0.into()).filter_map(|number| Team::new(number.into()))
    }
}

impl FromIterator<Team> for Teams {
    fn from_iter<I: IntoIterator<Item = Team>>(teams: I) -> Self {
        let bits = teams.into_iter().map(|team| 1 << team.number());
        Self(bits.fold(0, |all, bit| all | bit))
    }
}

/// The effects of a round on the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchUpdate {
    /// The teams that this round eliminated.
    pub eliminated: Teams,
    /// The teams that won the match; none while it goes on.
    pub winners: Teams,
}

/// The totals in points, and the teams that are out of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    seating: Seating,
    totals: Points,
    out: Teams,
    /// How many rounds were counted.
    pub rounds: u32,
    /// The games won by each team, if a match has several games.
    pub games_won: Points,
    /// Whether the last round won a game, so that totals begin at 0 with the next round.
    pub game_is_won: bool,
    /// How many times the points at the end of the next round count.
    pub next_counts: i32,
    /// The points kept from earlier rounds, which go to the side that gets most in the next round.
    pub waiting: i32,
    /// Points that were too few to count, by team; they are added to its next points.
    pub hung: Points,
    /// Whether the next round opens as the first one of a match.
    pub opens_anew: bool,
    /// Whether a turn has been passed in this match.
    pub has_passed: bool,
}

impl Tally {
    /// Creates a tally in which all totals are 0.
    #[must_use]
    pub fn new(seating: Seating) -> Self {
        Self {
            seating,
            totals: [0; SEATS],
            out: Teams::NONE,
            rounds: 0,
            games_won: [0; SEATS],
            game_is_won: false,
            next_counts: 1,
            waiting: 0,
            hung: [0; SEATS],
            opens_anew: false,
            has_passed: false,
        }
    }

    /// Returns the games won by each team, if a match has several games; one number for each team.
    pub fn games(&self) -> &[i32] {
        &self.games_won[..self.seating.teams()]
    }

    /// Prepares for the next round: after a game was won, sets the totals to 0.
    pub fn begin_round(&mut self) {
        self.opens_anew = false;
        if std::mem::take(&mut self.game_is_won) {
            self.totals = [0; SEATS];
        }
    }

    /// Returns the totals in points; one for each team.
    pub fn totals(&self) -> &[i32] {
        &self.totals[..self.seating.teams()]
    }

    /// Returns a team's total, in points.
    pub fn total(&self, team: Team) -> i32 {
        self.totals[team.index()]
    }

    /// Returns whether the team was eliminated.
    pub fn is_out(&self, team: Team) -> bool {
        self.out.contains(team)
    }

    /// Returns the seats that are dealt tiles: all seats of teams that are not out.
    pub fn playing(&self) -> Seats {
        let all = self.seating.all();
        if self.out.is_empty() {
            return all;
        }
        all.iter()
            .filter(|&seat| !self.is_out(self.seating.team(seat)))
            .collect()
    }

    /// Returns how many points a team needs to reach the limit; more than can be scored if the match has a fixed number of
    /// rounds.
    pub fn missing(&self, team: Team, options: &Options) -> i32 {
        match reachable_limit(options) {
            Some(limit) => limit.saturating_sub(self.total(team)),
            None => i32::MAX,
        }
    }

    /// Adds points scored in play to a team's total; subtracts them if they are negative.
    pub fn write(&mut self, team: Team, points: i32) {
        let total = &mut self.totals[team.index()];
        *total = total.saturating_add(points);
    }

    /// Adds a round's points.
    pub fn add(&mut self, points: &Points) {
        let teams = self.seating.teams();
        for (total, points) in self.totals.iter_mut().zip(points).take(teams) {
            *total = total.saturating_add(*points);
        }
        self.rounds = self.rounds.saturating_add(1);
    }

    /// Returns the side with the highest total.
    fn leader(&self) -> Option<Team> {
        let teams = self.seating.each_team();
        teams.max_by_key(|&team| self.total(team))
    }

    /// Lets all sides with this total win, if a side has reached the limit or all rounds are played.
    fn won_with(&self, total: Option<&i32>, options: &Options) -> MatchUpdate {
        let mut teams = self.seating.each_team();
        let is_over = match options.goal {
            Goal::Limit(_) => teams.any(|team| self.missing(team, options) <= 0),
            Goal::Rounds(rounds) => self.rounds >= rounds,
        };
        let mut update = MatchUpdate::default();
        if is_over {
            for team in self.seating.each_team() {
                if Some(&self.total(team)) == total {
                    update.winners.insert(team);
                }
            }
        }
        update
    }

    /// Ends the match where points are good: when a side reaches the limit, or all rounds are played, the highest total wins;
    /// equal highest totals share the win.
    pub fn race(&self, options: &Options) -> MatchUpdate {
        self.won_with(self.totals().iter().max(), options)
    }

    /// Ends the match where points are bad: when a side reaches the limit, or all rounds are played, the lowest total wins; equal
    /// lowest totals share the win.
    pub(crate) fn lowest_wins(&self, options: &Options) -> MatchUpdate {
        self.won_with(self.totals().iter().min(), options)
    }

    /// Does the same as [`race`](Self::race), but if the highest totals are equal, play goes on until one side leads.
    pub(crate) fn race_until_one_leads(&self, options: &Options) -> MatchUpdate {
        let update = self.race(options);
        if update.winners.len() == 1 {
            update
        } else {
            MatchUpdate::default()
        }
    }

    /// Adds `more` games to those that a side has won. With `enough` in all, it wins the match.
    fn win_games(&mut self, team: Team, more: i32, enough: i32) -> MatchUpdate {
        self.games_won[team.index()] += more;
        self.game_is_won = true;
        let mut update = MatchUpdate::default();
        if self.games_won[team.index()] >= enough {
            update.winners.insert(team);
        }
        update
    }

    /// Ends a match of several games: a side that gets past the limit wins a game, and the totals go back to 0; this many games
    /// win the match.
    pub(crate) fn best_of(&mut self, games: i32, options: &Options) -> MatchUpdate {
        match self.leader() {
            Some(team) if self.missing(team, options) < 0 => self.win_games(team, 1, games),
            _ => MatchUpdate::default(),
        }
    }

    /// Ends a match of several sets: a side that reaches the limit wins a set, or two at once if all others have no points;
    /// this many sets win the match.
    pub(crate) fn best_of_sets(&mut self, sets: i32, options: &Options) -> MatchUpdate {
        let Some(team) = self.leader() else {
            return MatchUpdate::default();
        };
        if self.missing(team, options) > 0 {
            return MatchUpdate::default();
        }
        let mut others = self.seating.each_team().filter(|&other| other != team);
        let shut_out = others.all(|other| self.total(other) == 0);
        self.win_games(team, if shut_out { 2 } else { 1 }, sets)
    }

    /// Eliminates sides at the limit, in games where points are bad; the last side in wins. If the last ones are eliminated
    /// together, the lowest total among them wins; equal lowest totals share the win. (rules.md, salotto.)
    pub(crate) fn eliminate(&mut self, options: &Options) -> MatchUpdate {
        // Every simulated round of salotto comes here, so the limit is asked for once and the sets are made at once.
        let limit = reachable_limit(options);
        let mut below = Teams::NONE;
        for team in self.seating.each_team() {
            if limit.is_none_or(|limit| self.total(team) < limit) {
                below.insert(team);
            }
        }
        let playing = Teams::first(self.seating.teams()).without(self.out);
        let eliminated = playing.without(below);
        let still_in = playing.without(eliminated);
        let winners = if still_in.is_empty() {
            let lowest = eliminated.iter().map(|team| self.total(team)).min();
            eliminated
                .iter()
                .filter(|&team| Some(self.total(team)) == lowest)
                .collect()
        } else if still_in.has_at_most_one() {
            still_in
        } else {
            Teams::NONE
        };
        self.out = self.out.with(eliminated);
        MatchUpdate {
            eliminated,
            winners,
        }
    }
}

/// Returns the limit of a match, in points; `None` if no total can reach it, or the match has a fixed number of rounds.
fn reachable_limit(options: &Options) -> Option<i32> {
    match options.goal {
        Goal::Limit(limit) => i32::try_from(limit).ok(),
        Goal::Rounds(_) => None,
    }
}
