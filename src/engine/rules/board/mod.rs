//! The public state of a round.

mod apply;
mod fines;
mod points_made;
mod replay;
mod said_count;
mod turn_state;

use fines::Fines;
pub use replay::{Halves, PastMove};

use super::compiled::Rules;
use super::tile::{Pip, Tile};
use super::tile_set::TileSet;
use crate::rules::count::End;
use crate::rules::fit::{Arm, ArmLayout, Arms, OpenEnd, Placement};
use crate::rules::opening::{Begin, HandsOn};
use crate::rules::seats::{SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A move as all players see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PublicMove {
    /// It laid the first tile.
    Opened(Tile),
    /// It laid a tile on an arm.
    Laid(Placement),
    /// It drew a tile from the boneyard.
    Drew,
    /// It passed.
    Passed,
    /// It exchanged its hand for the tiles not dealt.
    Swapped,
    /// It drew a tile as a fine.
    Fined,
    /// It lost its turn as a fine.
    LostTurn,
}

impl PublicMove {
    /// Returns the tile that was laid, if one was.
    pub fn tile(self) -> Option<Tile> {
        match self {
            Self::Opened(tile) | Self::Laid(Placement { tile, .. }) => Some(tile),
            Self::Drew | Self::Passed | Self::Swapped | Self::Fined | Self::LostTurn => None,
        }
    }

    /// Returns whether a tile was laid.
    pub fn is_lay(self) -> bool {
        self.tile().is_some()
    }
}

/// The part of the public state that cannot be derived from the moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundFacts {
    /// The only tile that may be the first; `None` if any may.
    pub lead: Option<Tile>,
    /// Which seats the right to open may pass to.
    pub hands_on: HandsOn,
    /// The arms that are open to all.
    pub open: Vec<Arm>,
    /// The seat that is asked for the count of the ends, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Seat>,
}

/// The public state of a round: the ends of the serpent, the number of tiles in each hand, and the moves made so far. It holds
/// no hand.
#[derive(Debug)]
pub struct Board<const WORDS: usize = 3> {
    pub(super) playing: Seats,
    pub(super) holding: Seats,
    pub(super) opening: BoardOpening,
    pub(super) turn: TurnSoFar,
    /// How many seats have passed one after the other.
    pub(super) passes: usize,
    pub(super) end: Option<End>,
    /// The first seat to go out, if the round goes on until all have had a turn.
    first_out: Option<Seat>,
    pub(super) layout: ArmLayout,
    pub(super) tiles: TilesOut<WORDS>,
    made: points_made::InRound,
    /// The announcement of a last tile in this turn, and the fines for forgetting one.
    pub(super) fines: Fines,
    pub(super) history: Vec<(Seat, PublicMove)>,
}

/// How the round begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardOpening {
    /// The seat that opened the round; before the first tile, the seat in turn.
    pub(super) seat: Seat,
    /// The seat that had the right to open first.
    pub(super) first_entitled: Seat,
    /// The only tile that may be the first; `None` if any may.
    pub(super) lead: Option<Tile>,
    pub(super) hands_on: HandsOn,
    /// The first tile on the table.
    pub(super) first: Option<Tile>,
    /// The seat that exchanged its hand in this round, if one did.
    pub(super) swapped: Option<Seat>,
}

/// What the seat in turn has done so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnSoFar {
    pub(super) seat: Seat,
    /// How many tiles it has drawn.
    pub(super) drawn: u8,
    /// Whether it has drawn although it could have laid a tile.
    pub(super) spared: bool,
    /// Whether it has laid the centre and must decide whether to exchange its hand.
    pub(super) deciding: bool,
    /// The number that the seat says with its next tile, if players say the count; `None` for the right one.
    pub(super) said: Option<u8>,
    /// The tile whose count the seat is asked for, after another seat said a wrong number.
    pub(super) asked: Option<said_count::Asked>,
}

/// Where the tiles of the set are, as far as all see it.
#[derive(Clone, Copy, Debug)]
pub(super) struct TilesOut<const WORDS: usize> {
    /// The tiles on the table, and the tile that was taken out of the set, if any.
    pub(super) laid: TileSet<WORDS>,
    /// Whether a tile was taken out of the set.
    pub(super) left_out: bool,
    /// How many tiles each seat holds.
    pub(super) sizes: [u8; SEATS],
    /// How many tiles are in the boneyard.
    pub(super) boneyard: u8,
}

impl<const WORDS: usize> Clone for Board<WORDS> {
    fn clone(&self) -> Self {
        Self {
            history: self.history.clone(),
            ..*self
        }
    }

    /// Copies into the memory already allocated.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        let mut history = std::mem::take(&mut self.history);
        history.clone_from(&other.history);
        *self = Self { history, ..*other };
    }
}

impl<const WORDS: usize> Board<WORDS> {
    /// Makes an empty table with room for a history of ordinary length.
    pub(super) fn before() -> Self {
        let first = Seat::new(0).expect("there is a first seat");
        Self::with_history(first, Vec::with_capacity(64))
    }

    fn with_history(opener: Seat, history: Vec<(Seat, PublicMove)>) -> Self {
        Self {
            playing: Seats::NONE,
            holding: Seats::NONE,
            opening: BoardOpening {
                seat: opener,
                first_entitled: opener,
                lead: None,
                hands_on: HandsOn::Never,
                first: None,
                swapped: None,
            },
            turn: TurnSoFar {
                seat: opener,
                drawn: 0,
                spared: false,
                deciding: false,
                said: None,
                asked: None,
            },
            passes: 0,
            end: None,
            first_out: None,
            layout: ArmLayout::EMPTY,
            tiles: TilesOut {
                laid: TileSet::EMPTY,
                left_out: false,
                sizes: [0; SEATS],
                boneyard: 0,
            },
            made: points_made::InRound::NONE,
            fines: Fines::default(),
            history,
        }
    }

    /// Returns the same board with masks of another width.
    pub(crate) fn resized<const OTHER: usize>(&self) -> Board<OTHER> {
        Board {
            playing: self.playing,
            holding: self.holding,
            opening: self.opening,
            turn: self.turn,
            passes: self.passes,
            end: self.end,
            first_out: self.first_out,
            layout: self.layout,
            tiles: TilesOut {
                laid: self.tiles.laid.resized(),
                left_out: self.tiles.left_out,
                sizes: self.tiles.sizes,
                boneyard: self.tiles.boneyard,
            },
            made: self.made,
            fines: self.fines,
            history: self.history.clone(),
        }
    }

    /// Sets up the table after a deal, with this many tiles in each hand and in the boneyard.
    pub(super) fn begin(
        &mut self,
        begin: Begin,
        playing: Seats,
        dealt: impl Fn(Seat) -> usize,
        boneyard: usize,
    ) {
        let mut sizes = [0; SEATS];
        for seat in playing.iter() {
            sizes[seat.index()] = tile_count(dealt(seat));
        }
        let mut history = std::mem::take(&mut self.history);
        history.clear();
        *self = Self::with_history(begin.seat, history);
        self.playing = playing;
        self.holding = playing;
        self.opening.lead = begin.lead;
        self.opening.hands_on = begin.hands_on;
        self.tiles.sizes = sizes;
        self.tiles.boneyard = tile_count(boneyard);
    }

    /// Returns the tiles of a hand that may be the first of the round.
    pub(super) fn leading(&self, rules: &Rules<WORDS>, hand: TileSet<WORDS>) -> TileSet<WORDS> {
        match self.opening.lead {
            None if self.opening.hands_on == HandsOn::ToDouble => hand & rules.doubles,
            Some(tile) if hand.contains(tile) => TileSet::only(tile),
            Some(_) => TileSet::EMPTY,
            None => hand,
        }
    }

    /// Returns the seat that the right to open passes to if the seat in turn, with this hand, does not use it.
    pub(super) fn opens_next(&self, rules: &Rules<WORDS>, hand: TileSet<WORDS>) -> Option<Seat> {
        let leads = !self.leading(rules, hand).is_empty();
        let seating = rules.options.seating;
        self.opening.hands_on.from(self.turn.seat, seating, leads)
    }

    /// Returns the part of the public state that cannot be derived from the moves.
    pub fn facts(&self) -> RoundFacts {
        RoundFacts {
            lead: self.opening.lead,
            hands_on: self.opening.hands_on,
            open: self.layout.open.iter().collect(),
            asked: self.asked(),
        }
    }

    /// Returns the seats that take part in the round.
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// Returns the seat that opened the round; before the first tile, the seat in turn, which opens or passes.
    pub fn opener(&self) -> Seat {
        self.opening.seat
    }

    /// Returns the seat that had the right to open the round first.
    pub fn first_entitled(&self) -> Seat {
        self.opening.first_entitled
    }

    /// Returns whether the seat in turn has laid the centre and must decide whether to exchange its hand.
    pub fn deciding(&self) -> bool {
        self.turn.deciding
    }

    /// Returns the seat that exchanged its hand in this round, if one did.
    pub fn swapped(&self) -> Option<Seat> {
        self.opening.swapped
    }

    /// Returns the seat in turn, or the seat that is [asked](Self::asked) for a count; when the round is over, the seat of the
    /// last turn.
    pub fn turn(&self) -> Seat {
        self.turn.seat
    }

    /// Returns how many tiles were drawn in this turn.
    pub fn drawn(&self) -> u8 {
        self.turn.drawn
    }

    /// Returns how the round ended, or `None` while it goes on.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Returns the only tile that may be the first, which all players may know, since the opener has no choice. `None` if
    /// any tile may.
    pub fn lead(&self) -> Option<Tile> {
        self.opening.lead
    }

    /// Returns whether the first tile must be a double, whichever; without one, the right to open passes on.
    pub fn opens_with_double(&self) -> bool {
        self.opening.hands_on == HandsOn::ToDouble
    }

    /// Returns the first tile of the round (the centre, if there is one), or `None` until it is laid.
    pub fn first(&self) -> Option<Tile> {
        self.opening.first
    }

    /// Returns the arms of the serpent.
    pub fn arms(&self) -> Arms {
        self.layout.arms
    }

    /// Returns the arms that are open to all: both of a line; the next one to begin of a star, or all once all have begun;
    /// the trains of seats that could not lay on them.
    pub fn open(&self) -> Arms {
        self.layout.open
    }

    /// Returns the arms on which a seat may lay in its turn.
    pub fn within_reach(&self, rules: &Rules<WORDS>, seat: Seat) -> Arms {
        let reach = self.reach(rules, seat);
        reach.any.union(reach.doubles)
    }

    /// Returns the arms that are open to a seat if no double or foot must be covered first.
    pub fn open_to(&self, rules: &Rules<WORDS>, seat: Seat) -> Arms {
        self.layout.within_reach(rules.shape, seat)
    }

    /// Returns the open end of an arm; for the next arm of a star, the end of the centre.
    #[inline]
    pub fn end_of(&self, arm: Arm) -> OpenEnd {
        self.layout.ends[arm.index()]
    }

    /// Returns whether all seats may lay on all ends. A star is open to all once it has all its arms; a serpent with owned arms
    /// never is.
    pub fn is_open_to_all(&self, rules: &Rules<WORDS>) -> bool {
        self.layout.is_open_to_all(rules.shape)
    }

    /// Takes a tile out of the set before the deal, if one is given.
    pub(super) fn leave_out(&mut self, tile: Option<Tile>) {
        if let Some(tile) = tile {
            self.tiles.laid.insert(tile);
            self.tiles.left_out = true;
        }
    }

    /// Returns the tiles that nobody holds or can draw any more: those that were laid, and the one that was taken out of the
    /// set.
    pub fn laid(&self) -> TileSet<WORDS> {
        self.tiles.laid
    }

    /// Returns how many tiles a seat holds.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.tiles.sizes[seat.index()])
    }

    /// Returns how many tiles are left in the boneyard.
    pub fn boneyard(&self) -> usize {
        usize::from(self.tiles.boneyard)
    }

    /// Returns the sum of all open ends, in pips.
    pub fn count(&self) -> u32 {
        self.layout.count()
    }

    /// Returns the moves of this round, the oldest first.
    pub fn history(&self) -> &[(Seat, PublicMove)] {
        &self.history
    }

    /// Returns the tiles of a two-armed serpent from left to right, each as its left and its right half. A wild tile lies
    /// across, its higher half first.
    pub fn serpent(&self) -> impl DoubleEndedIterator<Item = (Pip, Pip)> + '_ {
        let left = self
            .along(Arm::LEFT)
            .map(|(inner, outer)| (outer, inner))
            .rev();
        left.chain(self.opening.first.map(|tile| (tile.high(), tile.low())))
            .chain(self.along(Arm::RIGHT))
    }

    /// Returns the tiles of an arm from the first tile outward, without that one, each as its inner and its outer half. A
    /// wild tile lies across, its higher half first.
    pub fn along(&self, arm: Arm) -> impl DoubleEndedIterator<Item = (Pip, Pip)> + '_ {
        self.history
            .iter()
            .filter_map(move |(_, public_move)| match public_move {
                PublicMove::Laid(placement) if placement.arm == arm => {
                    let inner = placement.inner().unwrap_or(placement.tile.high());
                    Some((inner, placement.outer().unwrap_or(placement.tile.low())))
                }
                _ => None,
            })
    }
}

/// Returns how many tiles there are, as the board keeps it.
fn tile_count(tiles: usize) -> u8 {
    u8::try_from(tiles).expect("no set has more than 190 tiles")
}
