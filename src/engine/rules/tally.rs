//! Points, totals, and who is still in the match.

use super::options::{Goal, Options};
use super::result::Points;
use super::seating::{SEATS, Seating, Seats, Team};

/// Some of the teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Teams(u16);

impl Teams {
    /// No team.
    pub const NONE: Self = Self(0);

    /// Whether the team is among them.
    #[must_use]
    pub const fn contains(self, team: Team) -> bool {
        self.0 >> team.number() & 1 == 1
    }

    /// Adds a team.
    pub fn insert(&mut self, team: Team) {
        self.0 |= 1 << team.number();
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The teams in order.
    pub fn iter(self) -> impl Iterator<Item = Team> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Team::new(left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            next
        })
    }
}

impl FromIterator<Team> for Teams {
    fn from_iter<I: IntoIterator<Item = Team>>(teams: I) -> Self {
        let mut all = Self::NONE;
        all.extend(teams);
        all
    }
}

impl Extend<Team> for Teams {
    fn extend<I: IntoIterator<Item = Team>>(&mut self, teams: I) {
        for team in teams {
            self.insert(team);
        }
    }
}

/// What a round changed in the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchUpdate {
    /// The teams that were eliminated by it.
    pub eliminated: Teams,
    /// The teams that won the match; none while it goes on.
    pub winners: Teams,
}

/// Totals in points, and who is out of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    seating: Seating,
    totals: Points,
    out: Teams,
    pub(super) rounds: u32,
    games: Points,
    afresh: bool,
    /// How often the points of the next round count.
    factor: i32,
    waiting: i32,
    /// What was too little to be written, by team, and is added to its next points.
    hung: Points,
    /// Whether the next round opens as the first one of a match does.
    opens_anew: bool,
    /// Whether a turn has gone by in this match.
    passed: bool,
}

impl Tally {
    /// Nobody has points yet.
    #[must_use]
    pub fn new(seating: Seating) -> Self {
        Self {
            seating,
            totals: [0; SEATS],
            out: Teams::NONE,
            rounds: 0,
            games: [0; SEATS],
            afresh: false,
            factor: 1,
            waiting: 0,
            hung: [0; SEATS],
            opens_anew: false,
            passed: false,
        }
    }

    /// The games won by each team, where several games make a match; as many as there are teams.
    #[must_use]
    pub fn games(&self) -> &[i32] {
        &self.games[..self.seating.teams()]
    }

    /// Whether the last round won a game: totals begin at 0 with the next one.
    #[must_use]
    pub fn game_is_won(&self) -> bool {
        self.afresh
    }

    /// Gives these games to the teams, as won before.
    pub fn give_games(&mut self, games: &Points) {
        self.games = *games;
    }

    /// Makes ready for the next round: after a game was won, totals begin at 0 again.
    pub fn begin_round(&mut self) {
        self.opens_anew = false;
        if std::mem::take(&mut self.afresh) {
            self.totals = [0; SEATS];
        }
    }

    /// Has the points of the next round's end count so many times.
    pub fn count_next_round(&mut self, times: i32) {
        self.factor = times;
    }

    /// How many times the points of the next round's end count.
    #[must_use]
    pub fn next_counts(&self) -> i32 {
        self.factor
    }

    /// Points of rounds that nobody has written, and that whoever writes most for the next one writes, too.
    #[must_use]
    pub fn waiting(&self) -> i32 {
        self.waiting
    }

    /// Has so many points wait in all.
    pub fn wait(&mut self, points: i32) {
        self.waiting = points;
    }

    /// What was too little to be written for a team, and is added to its next points.
    #[must_use]
    pub fn hung(&self, team: Team) -> i32 {
        self.hung[team.index()]
    }

    /// Has so much wait for a team in all that was too little to be written.
    pub fn hang(&mut self, team: Team, points: i32) {
        self.hung[team.index()] = points;
    }

    /// Has the next round open as the first one of a match does.
    pub fn open_anew(&mut self) {
        self.opens_anew = true;
    }

    /// Whether the next round opens as the first one of a match does.
    #[must_use]
    pub fn opens_anew(&self) -> bool {
        self.opens_anew
    }

    /// Notes that a turn has gone by in this match.
    pub fn note_pass(&mut self) {
        self.passed = true;
    }

    /// Whether a turn has gone by in this match.
    #[must_use]
    pub fn has_passed(&self) -> bool {
        self.passed
    }

    /// How many rounds were counted.
    #[must_use]
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The totals by team, in points; as many as there are teams.
    #[must_use]
    pub fn totals(&self) -> &[i32] {
        &self.totals[..self.seating.teams()]
    }

    /// A team's total, in points.
    #[must_use]
    pub fn total(&self, team: Team) -> i32 {
        self.totals[team.index()]
    }

    /// Whether the team was eliminated.
    #[must_use]
    pub fn is_out(&self, team: Team) -> bool {
        self.out.contains(team)
    }

    /// The seats that are dealt tiles: those of teams that are still in.
    #[must_use]
    pub fn playing(&self) -> Seats {
        let all = self.seating.all();
        if self.out.is_empty() {
            return all;
        }
        all.iter()
            .filter(|&seat| !self.is_out(self.seating.team(seat)))
            .collect()
    }

    /// How many points a team misses to the limit; more than can be made where the number of rounds decides.
    #[must_use]
    pub fn missing(&self, team: Team, options: &Options) -> i32 {
        let limit = options.goal.limit().map(i32::try_from);
        match limit {
            Some(Ok(limit)) => limit - self.total(team),
            Some(Err(_)) | None => i32::MAX,
        }
    }

    /// Adds points that a team made in play to its total; takes them off again if they are negative.
    pub fn write(&mut self, team: Team, points: i32) {
        self.totals[team.index()] += points;
    }

    /// Adds a round's points.
    pub fn add(&mut self, points: &Points) {
        for (total, points) in self.totals.iter_mut().zip(points) {
            *total += points;
        }
        self.rounds += 1;
    }

    /// The end of a match where points are good: when somebody has the limit, or when the rounds are played, the highest
    /// total wins; equal highest totals share the win.
    pub fn race(&mut self, options: &Options) -> MatchUpdate {
        let highest = self.totals().iter().copied().max().unwrap_or_default();
        let over = match options.goal {
            Goal::Limit(limit) => i64::from(highest) >= i64::from(limit),
            Goal::Rounds(rounds) => self.rounds >= rounds,
        };
        let won = |team: &Team| over && self.total(*team) == highest;
        MatchUpdate {
            eliminated: Teams::NONE,
            winners: self.seating.each_team().filter(won).collect(),
        }
    }

    /// The same, but equal highest totals play on until one side leads.
    pub fn race_until_one_leads(&mut self, options: &Options) -> MatchUpdate {
        let update = self.race(options);
        if update.winners.len() == 1 {
            update
        } else {
            MatchUpdate::default()
        }
    }

    /// The end of a match of several games: a side past the limit wins a game, and totals begin afresh; so many games win
    /// the match.
    pub fn best_of(&mut self, games: u32, options: &Options) -> MatchUpdate {
        let past = |team: &Team| {
            let limit = options.goal.limit().map_or(i64::MAX, i64::from);
            i64::from(self.total(*team)) > limit
        };
        let Some(team) = self
            .seating
            .each_team()
            .filter(past)
            .max_by_key(|&team| self.total(team))
        else {
            return MatchUpdate::default();
        };
        self.games[team.index()] += 1;
        self.afresh = true;
        let won = i64::from(self.games[team.index()]) >= i64::from(games);
        MatchUpdate {
            eliminated: Teams::NONE,
            winners: won.then_some(team).into_iter().collect(),
        }
    }

    /// The end of a match where points are bad and the first at the limit lose it: the lowest total wins; equal lowest totals
    /// share the win.
    pub fn first_there_loses(&mut self, options: &Options) -> MatchUpdate {
        let there = |team: &Team| self.missing(*team, options) <= 0;
        let is_over = self.seating.each_team().any(|team| there(&team));
        let lowest = self.totals().iter().copied().min().unwrap_or_default();
        let won = |team: &Team| is_over && self.total(*team) == lowest;
        MatchUpdate {
            eliminated: Teams::NONE,
            winners: self.seating.each_team().filter(won).collect(),
        }
    }

    /// The same, but a side that reaches the limit wins a set, and two of them at once while all others have nothing.
    pub fn best_of_sets(&mut self, sets: u32, options: &Options) -> MatchUpdate {
        let limit = options.goal.limit().map_or(i64::MAX, i64::from);
        let highest = self
            .seating
            .each_team()
            .max_by_key(|&team| self.total(team))
            .filter(|&team| i64::from(self.total(team)) >= limit);
        let Some(team) = highest else {
            return MatchUpdate::default();
        };
        let mut others = self.seating.each_team().filter(|&other| other != team);
        let shut_out = others.all(|other| self.total(other) == 0);
        self.games[team.index()] += if shut_out { 2 } else { 1 };
        self.afresh = true;
        let won = i64::from(self.games[team.index()]) >= i64::from(sets);
        MatchUpdate {
            eliminated: Teams::NONE,
            winners: won.then_some(team).into_iter().collect(),
        }
    }

    /// Elimination, for games where points are bad: sides at the limit are out, and the last side in wins. If the
    /// last ones go out together, the lowest total among them wins; equal lowest totals share the win.
    /// (rules.md, salotto.)
    pub fn eliminate(&mut self, options: &Options) -> MatchUpdate {
        let limit = options
            .goal
            .limit()
            .and_then(|limit| i32::try_from(limit).ok())
            .unwrap_or(i32::MAX);
        let is_in = |team: &Team| !self.out.contains(*team);
        let (eliminated, still_in): (Teams, Teams) = self
            .seating
            .each_team()
            .filter(is_in)
            .partition(|&team| self.total(team) >= limit);
        let winners = match still_in.len() {
            0 => {
                let lowest = eliminated.iter().map(|team| self.total(team)).min();
                eliminated
                    .iter()
                    .filter(|&team| Some(self.total(team)) == lowest)
                    .collect()
            }
            1 => still_in,
            _ => Teams::NONE,
        };
        for team in eliminated.iter() {
            self.out.insert(team);
        }
        MatchUpdate {
            eliminated,
            winners,
        }
    }
}
