//! Points, totals, and who is still in the match.

use super::options::Options;
use super::seating::{SEATS, Seat, Seating, Seats, Team};

/// A number of points for each team; those of teams that do not exist are 0.
pub type Points = [i32; SEATS];

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// This seat went out: it laid its last tile.
    Out(Seat),
    /// Nobody could move.
    Blocked,
}

/// What a seat still held when the round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Left {
    /// The weight of the tiles, in points.
    pub weight: u32,
    /// How many tiles.
    pub tiles: u8,
}

/// A round that ended, as far as points depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Why it ended.
    pub end: End,
    /// The seats that took part.
    pub playing: Seats,
    /// What each seat still held.
    pub left: [Left; SEATS],
    /// Who opened the round.
    pub opener: Seat,
}

impl Ended {
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
        i32::try_from(self.left[seat.index()].weight)
            .expect("the tiles of a set weigh less than a million")
    }
}

/// The points of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    /// What each team's total changes by.
    pub points: Points,
    /// Who won the round, if anybody did.
    pub winner: Option<Seat>,
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
        (0..SEATS)
            .filter_map(Team::new)
            .filter(move |&team| self.contains(team))
    }
}

impl FromIterator<Team> for Teams {
    fn from_iter<I: IntoIterator<Item = Team>>(teams: I) -> Self {
        let mut all = Self::NONE;
        for team in teams {
            all.insert(team);
        }
        all
    }
}

/// What a round changed in the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settled {
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
}

impl Tally {
    /// Nobody has points yet.
    #[must_use]
    pub fn new(seating: Seating) -> Self {
        Self {
            seating,
            totals: [0; SEATS],
            out: Teams::NONE,
        }
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

    /// Adds a round's points.
    pub fn add(&mut self, points: &Points) {
        for (total, points) in self.totals.iter_mut().zip(points) {
            *total += points;
        }
    }

    /// Elimination, for games where points are bad: sides at the limit are out, and the last side in wins. If the
    /// last ones go out together, the lowest total among them wins; equal lowest totals share the win.
    /// (rules.md, salotto.)
    pub fn eliminate(&mut self, options: &Options) -> Settled {
        let limit = options
            .goal
            .limit()
            .and_then(|limit| i32::try_from(limit).ok())
            .unwrap_or(i32::MAX);
        let was_in = |team: &Team| !self.out.contains(*team);
        let eliminated: Teams = self
            .seating
            .each_team()
            .filter(was_in)
            .filter(|&team| self.total(team) >= limit)
            .collect();
        let still_in: Teams = self
            .seating
            .each_team()
            .filter(was_in)
            .filter(|&team| !eliminated.contains(team))
            .collect();
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
        Settled {
            eliminated,
            winners,
        }
    }
}
