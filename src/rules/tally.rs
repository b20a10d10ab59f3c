//! Points, totals, and who is still in the match.

use super::options::{Goal, Options};
use super::seating::{SEATS, Seat, Seating, Seats, Team};
use super::tile::Tile;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// A number of points for each team; those of teams that do not exist are 0.
pub type Points = [i32; SEATS];

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// This seat went out: it laid its last tile.
    Out(Seat),
    /// Nobody could move.
    Blocked,
    /// The points of what this seat did won the match at once.
    Won(Seat),
}

/// What a seat still held when the round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Remaining {
    /// The weight of the tiles, in points.
    pub weight: u32,
    /// How many tiles.
    pub tiles: u8,
    /// How many of them are doubles.
    #[serde(default)]
    pub doubles: u8,
}

/// A round that ended, as far as points depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundResult {
    /// Why it ended.
    pub end: End,
    /// The seats that took part.
    pub playing: Seats,
    /// What each seat still held.
    pub remaining: [Remaining; SEATS],
    /// Who opened the round.
    pub opener: Seat,
    /// Who was the first to have the right to open it.
    pub first_entitled: Seat,
    /// Who laid the last tile.
    pub last: Option<Seat>,
    /// Who exchanged the hand, if anybody did.
    pub swapped: Option<Seat>,
    /// The points that each team made in play, written already.
    #[serde(default)]
    pub made: Points,
    /// The tile that was laid last, on a line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_tile: Option<LastTile>,
}

/// A tile that was laid on one of two ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastTile {
    /// The tile.
    pub tile: Tile,
    /// What the two ends showed before, as a tile of these halves.
    pub ends: Tile,
}

impl LastTile {
    /// Whether it fits both ways: the two ends differ, and its halves are exactly these.
    #[must_use]
    pub fn fits_both_ways(&self) -> bool {
        self.tile == self.ends && !self.tile.is_double()
    }

    /// Whether it is a double whose number both ends showed.
    #[must_use]
    pub fn is_double_of_both(&self) -> bool {
        self.tile == self.ends && self.tile.is_double()
    }
}

/// Who wins a blocked round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockBy {
    /// The side whose members hold least together; nobody, if several do.
    Side,
    /// The side of whoever laid the last tile, or that of the next seat, if it holds less; of equals the opener's.
    Closer,
    /// The side of the seat that holds least; nobody, if seats of several sides do.
    Seat,
}

impl RoundResult {
    /// Who went out, if somebody did.
    #[must_use]
    pub fn out(&self) -> Option<Seat> {
        match self.end {
            End::Out(seat) => Some(seat),
            End::Blocked | End::Won(_) => None,
        }
    }

    /// The one team whose members still held least together; `None` if several did.
    #[must_use]
    pub fn lightest_team(&self, seating: Seating) -> Option<Team> {
        let weights = self.team_weights(seating);
        only_least(seating.each_team(), |team| weights[team.index()])
    }

    /// The team that wins a blocked round, if one does.
    #[must_use]
    pub fn wins_block(&self, by: BlockBy, seating: Seating) -> Option<Team> {
        match by {
            BlockBy::Side => self.lightest_team(seating),
            BlockBy::Closer => {
                let [closer, next] = self.closer_and_next()?;
                let lighter = match self.weight(closer).cmp(&self.weight(next)) {
                    Ordering::Less => closer,
                    Ordering::Equal => self.opener,
                    Ordering::Greater => next,
                };
                Some(seating.team(lighter))
            }
            BlockBy::Seat => {
                let least = self.playing.iter().map(|seat| self.weight(seat)).min()?;
                let holds_least = |seat: &Seat| self.weight(*seat) == least;
                let mut teams = self
                    .playing
                    .iter()
                    .filter(holds_least)
                    .map(|seat| seating.team(seat));
                let team = teams.next()?;
                teams.all(|other| other == team).then_some(team)
            }
        }
    }

    /// Who laid the last tile, and the next seat.
    #[must_use]
    pub fn closer_and_next(&self) -> Option<[Seat; 2]> {
        let closer = self.last?;
        Some([closer, self.playing.after(closer)?])
    }

    /// The member of a team that still held least; of several, the first from the opener on.
    #[must_use]
    pub fn lightest_of(&self, team: Team, seating: Seating) -> Option<Seat> {
        self.playing
            .from(self.opener)
            .filter(|&seat| seating.team(seat) == team)
            .min_by_key(|&seat| self.remaining[seat.index()].weight)
    }

    /// The member of a team that still held least; of several, the first after the opener, who comes last.
    #[must_use]
    pub fn lightest_after(&self, team: Team, seating: Seating) -> Option<Seat> {
        let after = self.playing.after(self.opener).unwrap_or(self.opener);
        self.playing
            .from(after)
            .filter(|&seat| seating.team(seat) == team)
            .min_by_key(|&seat| self.remaining[seat.index()].weight)
    }

    /// Who won: the seat that went out or, of a blocked round, the one that still held least in the team that did; `None`
    /// if several teams held the same.
    #[must_use]
    pub fn out_or_lightest(&self, seating: Seating) -> Option<Seat> {
        self.out().or_else(|| {
            let team = self.lightest_team(seating)?;
            self.lightest_of(team, seating)
        })
    }

    /// The winner's side scores what the other sides still held; nobody scores if nobody won. `less_own`: of a blocked
    /// round, less what it held itself.
    #[must_use]
    pub fn takes_the_rest(&self, seating: Seating, less_own: bool) -> Scored {
        let winner = self.out_or_lightest(seating);
        let mut points = [0; SEATS];
        if let Some(seat) = winner {
            let team = seating.team(seat);
            let weights = self.team_weights(seating);
            let own = weights[team.index()];
            let others = weights.iter().sum::<i32>() - own;
            let less_own = less_own && self.out().is_none();
            points[team.index()] = others - if less_own { own } else { 0 };
        }
        Scored { points, winner }
    }

    /// The weights each team's members still held together, in points.
    #[must_use]
    pub fn team_weights(&self, seating: Seating) -> Points {
        let mut weights = [0; SEATS];
        for seat in self.playing.iter() {
            weights[seating.team(seat).index()] += self.weight(seat);
        }
        weights
    }

    /// The weight a seat still held, in points.
    #[must_use]
    pub fn weight(&self, seat: Seat) -> i32 {
        i32::try_from(self.remaining[seat.index()].weight)
            .expect("the tiles of a set weigh less than a million")
    }
}

/// The one for which this is least; `None` if it is so for several.
pub(super) fn only_least<T: Copy + PartialEq, K: Ord>(
    mut all: impl Iterator<Item = T> + Clone,
    rank: impl Fn(&T) -> K,
) -> Option<T> {
    let least = all.clone().min_by_key(&rank)?;
    let is_alone = all.all(|one| one == least || rank(&one) > rank(&least));
    is_alone.then_some(least)
}

/// The points of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    /// What each team's total changes by.
    pub points: Points,
    /// Who won the round, if anybody did.
    pub winner: Option<Seat>,
}

impl Scored {
    /// The same with the points that were made in play.
    #[must_use]
    pub fn with(mut self, made: &Points) -> Self {
        for (points, made) in self.points.iter_mut().zip(made) {
            *points += made;
        }
        self
    }
}

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
    rounds: u32,
    games: Points,
    afresh: bool,
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
        if std::mem::take(&mut self.afresh) {
            self.totals = [0; SEATS];
        }
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
        self.seating
            .all()
            .iter()
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
