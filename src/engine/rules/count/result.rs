//! How a round ended, and everything that its points depend on.

use crate::rules::seats::{SEATS, Seat, Seating, Seats, Team};
use crate::rules::tile::Tile;
use serde::{Deserialize, Serialize};

/// A number of points for each team; 0 for teams that do not exist.
pub type Points = [i32; SEATS];

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// This seat went out: it laid its last tile.
    Out(Seat),
    /// No player could move.
    Blocked,
    /// The points that this seat's move scored won the match at once.
    Won(Seat),
}

/// The tiles that remained in a hand when the round ended, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Remaining {
    /// The points that the tiles count: their weight, unless a single tile that is left counts differently.
    pub weight: u16,
    /// The number of tiles.
    pub tiles: u8,
    /// The number of doubles among them.
    #[serde(default)]
    pub doubles: u8,
}

/// The result of a round, as far as points depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundResult {
    /// Why the round is over.
    pub end: End,
    /// The seats that took part.
    pub playing: Seats,
    /// The tiles that remained in each hand, in numbers.
    pub remaining: [Remaining; SEATS],
    /// The seat that opened the round.
    pub opener: Seat,
    /// The seat that had the right to open the round first.
    pub first_entitled: Seat,
    /// The seat that laid the last tile.
    pub last: Option<Seat>,
    /// The seat that exchanged its hand, if one did.
    pub swapped: Option<Seat>,
    /// The points that each team scored in play. They are included in the totals already.
    #[serde(default)]
    pub made: Points,
    /// The last tile laid on a line, in games where points depend on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_tile: Option<LastTile>,
    /// Whether a seat went out with a double, in games where points depend on the last tile.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out_with_double: bool,
}

/// A tile that was laid on one of two ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastTile {
    /// The tile.
    pub tile: Tile,
    /// The halves that the two ends showed before, as a tile.
    pub ends: Tile,
    /// Whether it is a double, and all other tiles of its number had been laid before it.
    #[serde(default)]
    pub others_lay: bool,
}

impl LastTile {
    /// Returns what kind of last tile it is.
    pub fn finish(&self) -> Finish {
        match (self.tile.is_double(), self.tile == self.ends) {
            (false, false) => Finish::Plain,
            (true, false) => Finish::Double,
            (false, true) => Finish::BothWays,
            (true, true) => Finish::DoubleOfBoth,
        }
    }
}

/// A kind of last tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finish {
    /// None of the other kinds.
    Plain,
    /// A double.
    Double,
    /// A tile that fits both ways: the two ends differ, and its halves are exactly these.
    BothWays,
    /// A double whose number both ends showed.
    DoubleOfBoth,
}

impl Finish {
    /// All kinds.
    pub const ALL: [Self; 4] = [
        Self::Plain,
        Self::Double,
        Self::BothWays,
        Self::DoubleOfBoth,
    ];
}

impl RoundResult {
    /// Returns the seat that went out, if one did.
    pub fn out(&self) -> Option<Seat> {
        match self.end {
            End::Out(seat) => Some(seat),
            End::Blocked | End::Won(_) => None,
        }
    }

    /// Returns the team whose members held the least together; `None` if several did.
    pub fn lightest_team(&self, seating: Seating) -> Option<Team> {
        let weights = self.team_weights(seating);
        only_least(seating.each_team(), |team| weights[team.index()])
    }

    /// Returns the member of a team that held the least; if several did, the first from the opener on.
    pub(crate) fn lightest_of(&self, team: Team, seating: Seating) -> Option<Seat> {
        self.lightest_from(self.opener, team, seating)
    }

    fn lightest_from(&self, first: Seat, team: Team, seating: Seating) -> Option<Seat> {
        self.playing
            .from(first)
            .filter(|&seat| seating.team(seat) == team)
            .min_by_key(|&seat| self.weight(seat))
    }

    /// Returns the winner: the seat that went out or, in a blocked round, the member of this team that held the least; if several
    /// did, the first after the opener, who comes last.
    pub(crate) fn out_or_lightest_of(&self, block: Option<Team>, seating: Seating) -> Option<Seat> {
        let after = self.playing.after(self.opener).unwrap_or(self.opener);
        self.out()
            .or_else(|| self.lightest_from(after, block?, seating))
    }

    /// Returns the winner: the seat that went out or, in a blocked round, the seat that held the least in the team that held
    /// the least; `None` if several teams held the same.
    pub fn out_or_lightest(&self, seating: Seating) -> Option<Seat> {
        self.out().or_else(|| {
            let team = self.lightest_team(seating)?;
            self.lightest_of(team, seating)
        })
    }

    /// Returns the points of a round: the winner's side scores what the other sides held. Nobody scores if nobody won.
    /// `less_own` says whether the winner's side subtracts its own hands in a blocked round.
    pub(crate) fn takes_the_rest(&self, seating: Seating, less_own: bool) -> Scored {
        let winner = self.out_or_lightest(seating);
        let less_own = less_own && self.out().is_none();
        self.pips_for(winner, if less_own { -1 } else { 0 }, seating)
    }

    /// Returns the points for the hands, which the winner's side scores: those of the other sides, and its own this many times.
    pub(crate) fn pips_for(
        &self,
        winner: Option<Seat>,
        own_times: i32,
        seating: Seating,
    ) -> Scored {
        let weights = self.team_weights(seating);
        let own = winner.map_or(0, |seat| weights[seating.team(seat).index()]);
        let points = weights.iter().sum::<i32>() + (own_times - 1) * own;
        Scored::by_winner(winner, points, seating)
    }

    /// Returns the points that each team's members held together.
    pub fn team_weights(&self, seating: Seating) -> Points {
        let mut weights = [0; SEATS];
        for seat in self.playing.iter() {
            weights[seating.team(seat).index()] += self.weight(seat);
        }
        weights
    }

    /// Returns the points that a seat held.
    pub fn weight(&self, seat: Seat) -> i32 {
        i32::from(self.remaining[seat.index()].weight)
    }
}

/// Returns the item with the smallest key; `None` if several have it.
pub(in crate::rules) fn only_least<T: Copy + PartialEq, K: Ord>(
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
    /// The change of each team's total.
    pub points: Points,
    /// The seat that won the round, if one did.
    pub winner: Option<Seat>,
}

impl Scored {
    /// Gives these points to the side of the winner, if there is one, and nothing to the others.
    pub(crate) fn by_winner(winner: Option<Seat>, points: i32, seating: Seating) -> Self {
        let mut all = [0; SEATS];
        if let Some(seat) = winner {
            all[seating.team(seat).index()] = points;
        }
        Self {
            points: all,
            winner,
        }
    }

    /// Adds the points scored in play.
    #[must_use]
    pub fn with(mut self, made: &Points) -> Self {
        for (points, made) in self.points.iter_mut().zip(made) {
            *points += made;
        }
        self
    }
}
