//! How a round ended, and what its points depend on.

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
    /// What the tiles count, in points: their weight, unless a tile that is left alone counts otherwise.
    pub weight: u16,
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
    /// The tile that was laid last on a line, in games that ask for it.
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
    /// Whether it is a double, and all other tiles of its number lay before it.
    #[serde(default)]
    pub others_lay: bool,
}

impl LastTile {
    /// Whether it fits both ways: the two ends differ, and its halves are exactly these.
    #[must_use]
    pub fn fits_both_ways(&self) -> bool {
        self.tile == self.ends && !self.tile.is_double()
    }

    /// What kind of last tile it is.
    #[must_use]
    pub fn finish(&self) -> Finish {
        match (self.tile.is_double(), self.tile == self.ends) {
            (false, false) => Finish::Plain,
            (true, false) => Finish::Double,
            (false, true) => Finish::BothWays,
            (true, true) => Finish::DoubleOfBoth,
        }
    }
}

/// A kind of tile to go out with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finish {
    /// None of the others.
    Plain,
    /// A double.
    Double,
    /// A tile that fits both ways.
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

/// Who wins a blocked round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockBy {
    /// The side whose members hold least together; nobody, if several do.
    Side,
    /// The side of whoever laid the last tile, or that of the next seat, if it holds less; of equals the opener's.
    Closer,
    /// The side of the seat that holds least; nobody, if seats of several sides do.
    Seat,
    /// The side of whoever laid the last tile, if every other side holds more; else the lightest of these, the first after it.
    ClosersSide,
}

/// Whose side wins a blocked round that is tied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TiedBlock {
    /// Nobody's, unless what decides a block names somebody.
    Nobody,
    /// The opener's.
    Opener,
    /// That of whoever laid the last tile.
    Closer,
}

/// A blocked round, as the side of who closed it is compared with the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClosersBlock {
    /// The side of whoever laid the last tile.
    pub closer: Team,
    /// Of the others the one that holds least; of several, the first after who closed.
    pub other: Team,
    /// What who closed holds, against that other.
    pub order: Ordering,
}

impl ClosersBlock {
    /// Who closed, if it holds less; else the other.
    #[must_use]
    pub fn winner(&self) -> Team {
        if self.order == Ordering::Less {
            self.closer
        } else {
            self.other
        }
    }
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
            BlockBy::ClosersSide => self.closers_block(seating).map(|block| block.winner()),
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

    /// The same, where a tie goes to somebody.
    #[must_use]
    pub fn wins_block_or_tie(
        &self,
        by: BlockBy,
        tied: TiedBlock,
        seating: Seating,
    ) -> Option<Team> {
        let closer = self.last.map(|seat| seating.team(seat));
        match tied {
            TiedBlock::Closer if self.is_tied(by, seating) => closer,
            TiedBlock::Opener if self.is_tied(by, seating) => Some(seating.team(self.opener)),
            _ => self.wins_block(by, seating),
        }
    }

    /// Whether nobody is ahead in what decides a block.
    #[must_use]
    pub fn is_tied(&self, by: BlockBy, seating: Seating) -> bool {
        match by {
            BlockBy::Closer => self
                .closer_and_next()
                .is_none_or(|[closer, next]| self.weight(closer) == self.weight(next)),
            _ => self.wins_block(by, seating).is_none(),
        }
    }

    /// Who laid the last tile, and the next seat.
    #[must_use]
    pub fn closer_and_next(&self) -> Option<[Seat; 2]> {
        let closer = self.last?;
        Some([closer, self.playing.after(closer)?])
    }

    /// A blocked round, as who closed it is compared with the others.
    #[must_use]
    pub fn closers_block(&self, seating: Seating) -> Option<ClosersBlock> {
        let seat = self.last?;
        let closer = seating.team(seat);
        let weights = self.team_weights(seating);
        let other = self
            .playing
            .from(self.playing.after(seat)?)
            .map(|seat| seating.team(seat))
            .filter(|&team| team != closer)
            .min_by_key(|team| weights[team.index()])?;
        let order = weights[closer.index()].cmp(&weights[other.index()]);
        Some(ClosersBlock {
            closer,
            other,
            order,
        })
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
        i32::from(self.remaining[seat.index()].weight)
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
