//! A deal, and the reasons to deal again.

use super::seating::{SEATS, Seat, Seats};
use super::tile::{Pip, Set, Tile};
use super::tile_set::TileSet;
use serde::{Deserialize, Serialize};

/// A deal.
#[derive(Clone, Debug)]
pub struct Dealt<const WORDS: usize = 3> {
    /// The seats that take part.
    pub playing: Seats,
    /// The hand of each seat.
    pub hands: [TileSet<WORDS>; SEATS],
    /// The tiles not dealt, the next one to be drawn last.
    pub boneyard: Vec<Tile>,
    /// The tile in the centre before the first turn, if there is one; it is in no hand and not in the boneyard.
    pub centre: Option<Tile>,
    /// The tile that is taken out of the set, if one is.
    pub left_out: Option<Tile>,
}

impl<const WORDS: usize> Default for Dealt<WORDS> {
    fn default() -> Self {
        Self {
            playing: Seats::NONE,
            hands: [TileSet::EMPTY; SEATS],
            boneyard: Vec::new(),
            centre: None,
            left_out: None,
        }
    }
}

impl<const WORDS: usize> Dealt<WORDS> {
    /// Returns the tiles of the set that can be dealt.
    pub fn deck(&self, set: Set) -> impl Iterator<Item = Tile> + use<WORDS> {
        let (centre, left_out) = (self.centre, self.left_out);
        set.tiles()
            .filter(move |&tile| Some(tile) != centre && Some(tile) != left_out)
    }
}

/// The tile of a hand that is put into the centre before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CentreOfHand {
    /// The tiles that can be it. The highest of those held is; if none is held, the seats draw one tile each, in the order of
    /// play, until one of these tiles is drawn. What they draw stays in their hands.
    pub any_of: TileSet,
    /// Whether putting it down is a turn, so that the next seat has the first one. Otherwise its holder does.
    pub is_a_turn: bool,
}

/// How the centre of a round was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundCentre {
    /// The tiles drawn for it, the first one first, and the seats that drew them.
    pub drawn: Vec<(Seat, Tile)>,
    /// The tile in the centre.
    pub tile: Tile,
    /// The seat that held or drew it.
    pub holder: Seat,
    /// The seat that has the first turn.
    pub begins: Seat,
}

impl<const WORDS: usize> Dealt<WORDS> {
    /// Puts a tile of a hand into the centre. If no seat holds one, the seats draw for it, `first` before all others. `None` if
    /// no tile can be the centre: the deal is useless then.
    pub fn find_centre(&mut self, rule: CentreOfHand, first: Seat) -> Option<FoundCentre> {
        let can_be = |tile: &Tile| rule.any_of.contains(*tile);
        let best = |seat: Seat| {
            let hand = self.hands[seat.index()].iter();
            hand.filter(can_be).max().map(|tile| (tile, seat))
        };
        let held = self.playing.iter().filter_map(best).max();
        let mut drawn = Vec::new();
        let (tile, holder) = if let Some(held) = held {
            held
        } else {
            let mut seat = first;
            loop {
                let tile = self.boneyard.pop()?;
                self.hands[seat.index()].insert(tile);
                drawn.push((seat, tile));
                if can_be(&tile) {
                    break (tile, seat);
                }
                seat = self.playing.after(seat)?;
            }
        };
        self.hands[holder.index()].remove(tile);
        self.centre = Some(tile);
        let next = self.playing.after(holder).filter(|_| rule.is_a_turn);
        Some(FoundCentre {
            drawn,
            tile,
            holder,
            begins: next.unwrap_or(holder),
        })
    }
}

/// The reason to deal the tiles again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedealReason {
    /// No seat was dealt a double.
    NoDouble,
    /// No seat was dealt the tile that must be the centre.
    NoCentre,
    /// A seat that was dealt five doubles or more asked for it.
    FiveDoubles,
    /// A seat that was dealt four doubles or more asked for it.
    FourDoubles,
    /// A seat was dealt so many doubles that they score.
    SixDoubles,
    /// No seat has bid.
    AllPassed,
    /// A hand has too many doubles.
    ManyDoubles,
    /// A hand has too many tiles of one number.
    ManyAlike,
}

/// How many tiles of a kind in one hand cause a new deal, whether its seat wants it or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany {
    /// The number of doubles.
    pub doubles: u8,
    /// The number of tiles with one number, its double included.
    pub alike: u8,
}

impl TooMany {
    /// Checks whether a deal may be played.
    ///
    /// # Errors
    /// If a hand has too many.
    pub(super) fn check<const WORDS: usize>(
        self,
        dealt: &Dealt<WORDS>,
    ) -> Result<(), RedealReason> {
        for seat in dealt.playing.iter() {
            let hand = dealt.hands[seat.index()];
            let of = |kind: &dyn Fn(Tile) -> bool| hand.iter().filter(|&tile| kind(tile)).count();
            if of(&Tile::is_double) >= usize::from(self.doubles) {
                return Err(RedealReason::ManyDoubles);
            }
            let highest = hand.iter().map(Tile::high).max().map_or(0, Pip::get);
            let mut halves = (0..=highest).map(Pip::new);
            if halves.any(|half| of(&|tile| tile.has(half)) >= usize::from(self.alike)) {
                return Err(RedealReason::ManyAlike);
            }
        }
        Ok(())
    }
}
