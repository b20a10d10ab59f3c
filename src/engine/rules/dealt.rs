//! The tiles as they are dealt, and why they are dealt again.

use super::seating::{SEATS, Seats};
use super::tile::{Pip, Set, Tile};
use super::tile_set::TileSet;
use serde::{Deserialize, Serialize};

/// The tiles as they were dealt.
#[derive(Clone, Debug)]
pub struct Dealt<const WORDS: usize = 3> {
    /// The seats that take part.
    pub playing: Seats,
    /// What each of them was dealt.
    pub hands: [TileSet<WORDS>; SEATS],
    /// What was not dealt, the next tile to be drawn last.
    pub boneyard: Vec<Tile>,
    /// The tile that lies from the beginning, laid by nobody, if one does; it is left out of what is dealt.
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
    /// The tiles of the set that can be dealt.
    pub fn deck(&self, set: Set) -> impl Iterator<Item = Tile> + use<WORDS> {
        let (centre, left_out) = (self.centre, self.left_out);
        set.tiles()
            .filter(move |&tile| Some(tile) != centre && Some(tile) != left_out)
    }
}

/// Why the tiles must be dealt again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedealReason {
    /// Nobody was dealt a double.
    NoDouble,
    /// Nobody was dealt the tile that must be the centre.
    NoCentre,
    /// A seat that was dealt five doubles or more asked for it.
    FiveDoubles,
    /// The same, where four are enough.
    FourDoubles,
    /// A seat was dealt so many doubles that they score.
    SixDoubles,
    /// Nobody has bid.
    AllPassed,
    /// A hand has too many doubles.
    ManyDoubles,
    /// A hand has too many tiles of one number.
    ManyAlike,
}

/// So many tiles of a kind in one hand have the round dealt again, whether its seat wants it or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany {
    /// Doubles.
    pub doubles: u8,
    /// Tiles of one number, its double among them.
    pub alike: u8,
}

impl TooMany {
    /// Whether a deal may be played.
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
