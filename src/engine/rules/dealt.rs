//! A deal, and the reasons to deal again.

use super::seating::{SEATS, Seats};
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
    /// The tile in the centre, laid by no player, if there is one; it is in no hand and not in the boneyard.
    pub centre: Option<Tile>,
    /// The tiles that are taken out of the set.
    pub left_out: TileSet<WORDS>,
}

impl<const WORDS: usize> Default for Dealt<WORDS> {
    fn default() -> Self {
        Self {
            playing: Seats::NONE,
            hands: [TileSet::EMPTY; SEATS],
            boneyard: Vec::new(),
            centre: None,
            left_out: TileSet::EMPTY,
        }
    }
}

impl<const WORDS: usize> Dealt<WORDS> {
    /// Returns the tiles of the set that can be dealt.
    pub fn deck(&self, set: Set) -> impl Iterator<Item = Tile> + use<WORDS> {
        let (centre, left_out) = (self.centre, self.left_out);
        set.tiles()
            .filter(move |&tile| Some(tile) != centre && !left_out.contains(tile))
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
