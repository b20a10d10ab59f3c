//! How a blocked round is won.

use crate::rules::count::{RoundResult, only_least};
use crate::rules::seats::{Seat, Seating, Team};
use std::cmp::Ordering;

/// How a blocked round is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockBy {
    /// The side whose members hold the least together wins; nobody, if several sides do.
    Side,
    /// The side of the seat that laid the last tile, or that of the next seat if it holds less, wins; if both hold the same,
    /// the opener's.
    Closer,
    /// The side of the seat that holds the least wins; nobody, if seats of several sides do.
    Seat,
    /// The side of the seat that laid the last tile wins if every other side holds more. Otherwise the other side that holds
    /// the least wins; if several do, the first after that seat.
    ClosersSide,
}

/// Which side wins a tied block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TiedBlock {
    /// The opener's side.
    Opener,
    /// The side of the seat that laid the last tile.
    Closer,
}

/// A blocked round, where the side that laid the last tile is compared with the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClosersBlock {
    /// The side that laid the last tile.
    pub closer: Team,
    /// The other side that holds the least; if several do, the first after the seat that laid the last tile.
    pub other: Team,
    /// The pips of `closer` compared with those of `other`.
    pub order: Ordering,
}

impl ClosersBlock {
    /// Returns `closer` if it holds less than `other`, and `other` otherwise.
    pub fn winner(&self) -> Team {
        if self.order == Ordering::Less {
            self.closer
        } else {
            self.other
        }
    }
}

impl RoundResult {
    /// Returns the team that wins a blocked round by this rule, if one does.
    pub(in crate::rules) fn wins_block(&self, by: BlockBy, seating: Seating) -> Option<Team> {
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
            BlockBy::Seat => only_least(seating.each_team(), |team| {
                let lightest = self.lightest_of(*team, seating);
                lightest.map_or(i32::MAX, |seat| self.weight(seat))
            }),
        }
    }

    /// Returns whether a block is tied by this rule.
    pub fn is_tied(&self, by: BlockBy, seating: Seating) -> bool {
        match by {
            BlockBy::Closer => self
                .closer_and_next()
                .is_none_or(|[closer, next]| self.weight(closer) == self.weight(next)),
            _ => self.wins_block(by, seating).is_none(),
        }
    }

    /// Returns the seat that laid the last tile, and the next seat.
    pub fn closer_and_next(&self) -> Option<[Seat; 2]> {
        let closer = self.last?;
        Some([closer, self.playing.after(closer)?])
    }

    /// Compares the side that laid the last tile of a blocked round with the others.
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
}
