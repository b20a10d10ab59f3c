//! What lies open on the table for everybody.

mod points;
mod replay;
mod turns;

pub use replay::{Halves, PastMove};

use super::compiled::Rules;
use super::in_play::Made;
use super::layout::Layout;
use super::opening::{Begin, HandsOn};
use super::placement::{Arm, Arms, OpenEnd, Placement};
use super::result::End;
use super::seating::{SEATS, Seat, Seats, Team};
use super::tile::{Pip, Tile};
use super::tile_set::TileSet;
use serde::{Deserialize, Serialize};

/// What a seat did, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PublicMove {
    /// It laid the first tile.
    Opened(Tile),
    /// It laid a tile on an arm.
    Laid(Placement),
    /// It drew a tile from the boneyard.
    Drew,
    /// It let the turn go by.
    Passed,
    /// It exchanged its hand for the tiles that were not dealt.
    Swapped,
}

impl PublicMove {
    /// Whether a tile was laid.
    #[must_use]
    pub fn is_lay(self) -> bool {
        matches!(self, Self::Opened(_) | Self::Laid(_))
    }
}

/// What everybody at a table sees of a round, and no move that was made tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundFacts {
    /// The only tile that may be the first; `None` if any may.
    pub lead: Option<Tile>,
    /// To whom the opening may go on.
    pub hands_on: HandsOn,
    /// The arms that are open to everybody.
    pub open: Vec<Arm>,
}

/// What lies open on the table for everybody: the serpent's ends, how many tiles each seat holds, who did what.
/// There is no hand in it.
#[derive(Debug)]
pub struct Board<const WORDS: usize = 3> {
    pub(super) playing: Seats,
    pub(super) holding: Seats,
    pub(super) opener: Seat,
    pub(super) turn: Seat,
    pub(super) drawn: u8,
    pub(super) passes: usize,
    pub(super) end: Option<End>,
    pub(super) lead: Option<Tile>,
    pub(super) hands_on: HandsOn,
    pub(super) first_entitled: Seat,
    pub(super) spared: bool,
    pub(super) deciding: bool,
    pub(super) swapped: Option<Seat>,
    pub(super) first: Option<Tile>,
    /// Who was the first to go out, where the round goes on until all have had a turn.
    first_out: Option<Seat>,
    pub(super) layout: Layout,
    /// The tiles that lie, and the one that was taken out of the set.
    pub(super) laid: TileSet<WORDS>,
    /// Whether one was.
    pub(super) left_out: bool,
    pub(super) sizes: [u8; SEATS],
    pub(super) boneyard: u8,
    made: points::InRound,
    pub(super) history: Vec<(Seat, PublicMove)>,
}

impl<const WORDS: usize> Clone for Board<WORDS> {
    fn clone(&self) -> Self {
        Self {
            history: self.history.clone(),
            ..*self
        }
    }

    /// Copies into the memory that is there.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        let mut history = std::mem::take(&mut self.history);
        history.clone_from(&other.history);
        *self = Self { history, ..*other };
    }
}

impl<const WORDS: usize> Board<WORDS> {
    /// An empty table with room for a history of usual length.
    pub(super) fn before(opener: Seat) -> Self {
        Self::with_history(opener, Vec::with_capacity(64))
    }

    fn with_history(opener: Seat, history: Vec<(Seat, PublicMove)>) -> Self {
        Self {
            playing: Seats::NONE,
            holding: Seats::NONE,
            opener,
            turn: opener,
            drawn: 0,
            passes: 0,
            end: None,
            lead: None,
            hands_on: HandsOn::Never,
            first_entitled: opener,
            spared: false,
            deciding: false,
            swapped: None,
            first: None,
            first_out: None,
            layout: Layout::EMPTY,
            laid: TileSet::EMPTY,
            left_out: false,
            sizes: [0; SEATS],
            boneyard: 0,
            made: points::InRound::NONE,
            history,
        }
    }

    /// The table as a deal leaves it: with so many tiles in each hand, and in the boneyard.
    pub(super) fn begin(
        &mut self,
        begin: Begin,
        playing: Seats,
        dealt: impl Fn(Seat) -> usize,
        boneyard: usize,
    ) {
        let count = |tiles: usize| u8::try_from(tiles).expect("no set has more than 190 tiles");
        let mut sizes = [0; SEATS];
        for seat in playing.iter() {
            sizes[seat.index()] = count(dealt(seat));
        }
        let mut history = std::mem::take(&mut self.history);
        history.clear();
        *self = Self {
            playing,
            holding: playing,
            lead: begin.lead,
            hands_on: begin.hands_on,
            sizes,
            boneyard: count(boneyard),
            ..Self::with_history(begin.seat, history)
        };
    }

    /// The tiles of a hand that may be the first of the round.
    pub(super) fn leading(&self, hand: TileSet<WORDS>) -> TileSet<WORDS> {
        match self.lead {
            Some(tile) if hand.contains(tile) => TileSet::only(tile),
            Some(_) => TileSet::EMPTY,
            None => hand,
        }
    }

    /// The seat the opening goes to if the one in turn, with this hand, does not take it.
    pub(super) fn opens_next(&self, rules: &Rules<WORDS>, hand: TileSet<WORDS>) -> Option<Seat> {
        let leads = !self.leading(hand).is_empty();
        let seating = rules.options().seating;
        self.hands_on.from(self.turn, seating, leads)
    }

    /// Whether a seat has done anything in this round.
    pub(super) fn has_moved(&self, seat: Seat) -> bool {
        self.history.iter().any(|&(other, _)| other == seat)
    }

    /// Whether a seat has laid a tile in this round.
    pub(super) fn has_laid(&self, seat: Seat) -> bool {
        self.history
            .iter()
            .any(|&(other, public_move)| other == seat && public_move.is_lay())
    }

    /// What everybody sees, and no move that was made tells.
    #[must_use]
    pub fn facts(&self) -> RoundFacts {
        RoundFacts {
            lead: self.lead,
            hands_on: self.hands_on,
            open: self.layout.open.iter().collect(),
        }
    }

    /// The seats that take part in the round.
    #[must_use]
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// Who opens the round; until the first tile lies, whose turn it is to open or to hand the opening on.
    #[must_use]
    pub fn opener(&self) -> Seat {
        self.opener
    }

    /// Who was the first to have the right to open the round.
    #[must_use]
    pub fn first_entitled(&self) -> Seat {
        self.first_entitled
    }

    /// Whether the seat in turn has laid the centre and must say now whether it exchanges its hand.
    #[must_use]
    pub fn deciding(&self) -> bool {
        self.deciding
    }

    /// Who exchanged the hand in this round, if anybody did.
    #[must_use]
    pub fn swapped(&self) -> Option<Seat> {
        self.swapped
    }

    /// Whose turn it is; when the round is over, whose it was last.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How many tiles were drawn in this turn.
    #[must_use]
    pub fn drawn(&self) -> u8 {
        self.drawn
    }

    /// Why the round is over, or `None` while it goes on.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The only tile that may be the first of the round, which all may know: the opener has no choice. `None` if any tile may.
    #[must_use]
    pub fn lead(&self) -> Option<Tile> {
        self.lead
    }

    /// The first tile of the round, or `None` until it is laid. Where a centre lies from the beginning, it is that.
    #[must_use]
    pub fn first(&self) -> Option<Tile> {
        self.first
    }

    /// The arms the serpent has.
    #[must_use]
    pub fn arms(&self) -> Arms {
        self.layout.arms
    }

    /// The arms that are open to everybody: both of a line; the next to be begun of a star, or all once all are begun; those
    /// of the seats that could not lay on their own.
    #[must_use]
    pub fn open(&self) -> Arms {
        self.layout.open
    }

    /// The arms that a seat may lay on in its turn.
    #[must_use]
    pub fn within_reach(&self, rules: &Rules<WORDS>, seat: Seat) -> Arms {
        let reach = self.reach(rules, seat);
        reach.any.union(reach.doubles)
    }

    /// The arms that are open to a seat as soon as nothing must be done before.
    #[must_use]
    pub fn open_to(&self, rules: &Rules<WORDS>, seat: Seat) -> Arms {
        self.layout.within_reach(rules.shape(), seat)
    }

    /// What the end of an arm shows; of a star's next arm, what the centre shows.
    #[must_use]
    #[inline]
    pub fn end_of(&self, arm: Arm) -> OpenEnd {
        self.layout.ends[arm.index()]
    }

    /// Whether all ends are everybody's: of a star once it has all its arms, where arms are owned never.
    #[must_use]
    pub fn is_open_to_all(&self, rules: &Rules<WORDS>) -> bool {
        self.layout.is_open_to_all(rules.shape())
    }

    /// A tile was taken out of the set before the deal.
    pub(super) fn leave_out(&mut self, tile: Option<Tile>) {
        if let Some(tile) = tile {
            self.laid.insert(tile);
            self.left_out = true;
        }
    }

    /// The tiles that nobody holds or can draw any more: those that were laid, and the one that was taken out of the set.
    #[must_use]
    pub fn laid(&self) -> TileSet<WORDS> {
        self.laid
    }

    /// How many tiles a seat holds.
    #[must_use]
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.sizes[seat.index()])
    }

    /// How many tiles are left in the boneyard.
    #[must_use]
    pub fn boneyard(&self) -> usize {
        usize::from(self.boneyard)
    }

    /// What all open ends count together, in pips.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.layout.count()
    }

    /// The points that a team made in play in this round, all written already.
    #[must_use]
    pub fn made_by(&self, team: Team) -> i32 {
        self.made.points(team)
    }

    /// The points that the last move made and that were written, if it made any.
    #[must_use]
    pub fn just_made(&self) -> Option<Made> {
        self.made.written()
    }

    /// The points that the last move would have made, but that were not written: they would have passed the limit that must
    /// be met exactly, or won with the opening tile where it cannot win.
    #[must_use]
    pub fn made_in_vain(&self) -> Option<Made> {
        self.made.in_vain()
    }

    /// What was done in this round, oldest first.
    #[must_use]
    pub fn history(&self) -> &[(Seat, PublicMove)] {
        &self.history
    }

    /// The serpent of two arms as it lies, from left to right: each tile with its left and its right half. A wild tile lies
    /// across, its higher half first.
    pub fn serpent(&self) -> impl DoubleEndedIterator<Item = (Pip, Pip)> + '_ {
        let left = self
            .along(Arm::LEFT)
            .map(|(inner, outer)| (outer, inner))
            .rev();
        left.chain(self.first.map(|tile| (tile.high(), tile.low())))
            .chain(self.along(Arm::RIGHT))
    }

    /// An arm as it lies, from the first tile outward, without it: each tile with its inner and its outer half. A wild tile
    /// lies across, its higher half first.
    pub fn along(&self, arm: Arm) -> impl DoubleEndedIterator<Item = (Pip, Pip)> + '_ {
        self.history
            .iter()
            .filter_map(move |(_, public_move)| match public_move {
                PublicMove::Laid(placement) if placement.arm == arm => {
                    let inner = placement.inner().unwrap_or(placement.tile.high());
                    Some((inner, placement.outer().unwrap_or(placement.tile.low())))
                }
                PublicMove::Laid(_)
                | PublicMove::Opened(_)
                | PublicMove::Drew
                | PublicMove::Passed
                | PublicMove::Swapped => None,
            })
    }
}
