//! Pips, tiles and sets of tiles.

use std::fmt;
use std::str::FromStr;

/// The number of pips on one half of a tile: 0 (blank) to 18.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pip(u8);

impl Pip {
    /// A blank half.
    pub const BLANK: Self = Self(0);
    /// The most pips that a half can show, in the double-18 set.
    pub const MAX: Self = Self(18);

    /// Returns the half with `pips` pips.
    ///
    /// # Panics
    /// If `pips` is above 18, since no set has such a half.
    #[must_use]
    pub const fn new(pips: u8) -> Self {
        assert!(pips <= 18, "a half shows at most 18 pips");
        Self(pips)
    }

    /// Returns how many pips the half shows, 0 to 18.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Returns this half's position in a table with one row per half.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of different tiles in all sets together, which is the number of tiles in double-18.
pub const TILES: usize = 190;

const HALVES: [(u8, u8); TILES] = {
    let mut halves = [(0, 0); TILES];
    let mut high = 0;
    let mut at = 0;
    while high <= 18 {
        let mut low = 0;
        while low <= high {
            halves[at] = (high, low);
            at += 1;
            low += 1;
        }
        high += 1;
    }
    halves
};

/// All tiles of all sets, in order.
const ALL: [Tile; TILES] = {
    let mut all = [Tile(0); TILES];
    let mut at = 0;
    let mut tile = 0;
    while at < TILES {
        all[at] = Tile(tile);
        at += 1;
        tile += 1;
    }
    all
};

/// A domino tile: two halves, the higher one first.
///
/// Tiles are ordered by their higher half, then the lower one. A tile has the same [`index`](Tile::index) in every set, since a
/// larger set only adds tiles after those of the smaller one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// Returns the tile with these two halves, in either order.
    #[must_use]
    pub const fn new(one: Pip, other: Pip) -> Self {
        let (high, low) = if one.0 >= other.0 {
            (one.0, other.0)
        } else {
            (other.0, one.0)
        };
        let before = high as u16 * (high as u16 + 1) / 2;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "171 tiles come before those with an 18"
        )]
        Self(before as u8 + low)
    }

    /// Returns the double of this half.
    #[must_use]
    pub const fn double(half: Pip) -> Self {
        Self::new(half, half)
    }

    /// Returns the tile at this position in the order of all tiles, or `None` from 190 on.
    #[must_use]
    pub(crate) const fn from_index(index: usize) -> Option<Self> {
        #[expect(clippy::cast_possible_truncation, reason = "an index below 190 fits")]
        if index < TILES {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Returns this tile's position in the order of all tiles, 0 to 189.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the half with more pips.
    pub const fn high(self) -> Pip {
        Pip(HALVES[self.0 as usize].0)
    }

    /// Returns the half with fewer pips.
    pub const fn low(self) -> Pip {
        Pip(HALVES[self.0 as usize].1)
    }

    /// Returns the pips of both halves together, 0 to 36.
    pub const fn pips(self) -> u8 {
        let (high, low) = HALVES[self.0 as usize];
        high + low
    }

    /// Returns whether both halves show the same.
    pub const fn is_double(self) -> bool {
        let (high, low) = HALVES[self.0 as usize];
        high == low
    }

    /// Returns whether one of the halves is `half`.
    pub fn has(self, half: Pip) -> bool {
        self.high() == half || self.low() == half
    }

    /// Returns the half that stays open when `inner` touches the serpent, or `None` if the tile has no such half.
    pub fn other(self, inner: Pip) -> Option<Pip> {
        if inner == self.high() {
            Some(self.low())
        } else if inner == self.low() {
            Some(self.high())
        } else {
            None
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high().0, self.low().0)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a tile (a tile is written like 6-4, higher half first)")]
pub struct NotATile;

impl FromStr for Tile {
    type Err = NotATile;

    /// Parses the form in records, `"6-4"`: two numbers from 0 to 18, the higher first.
    fn from_str(text: &str) -> Result<Self, NotATile> {
        let (higher, lower) = text.split_once('-').ok_or(NotATile)?;
        match (half_of(higher), half_of(lower)) {
            (Some(high), Some(low)) if high >= low => Ok(Self::new(high, low)),
            _ => Err(NotATile),
        }
    }
}

/// Returns the half that these digits write: a number from 0 to 18, without zeros or a sign before it.
fn half_of(digits: &str) -> Option<Pip> {
    let is_plain = digits == "0" || digits.starts_with(|first| matches!(first, '1'..='9'));
    match digits.parse() {
        Ok(pips) if is_plain && pips <= Pip::MAX.0 => Some(Pip(pips)),
        _ => None,
    }
}

/// The sets of tiles that games are played with, named by their highest half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Set {
    /// 28 tiles.
    Double6,
    /// 55 tiles.
    Double9,
    /// 91 tiles.
    Double12,
    /// 136 tiles.
    Double15,
    /// 190 tiles.
    Double18,
}

impl Set {
    /// All sets, the smallest first.
    pub const ALL: [Self; 5] = [
        Self::Double6,
        Self::Double9,
        Self::Double12,
        Self::Double15,
        Self::Double18,
    ];

    /// Returns how many words of 64 bits a [`TileSet`](super::TileSet) needs for the tiles of this set, 1 to 3.
    pub const fn words(self) -> usize {
        match self {
            Self::Double6 | Self::Double9 => 1,
            Self::Double12 => 2,
            Self::Double15 | Self::Double18 => 3,
        }
    }

    /// Returns the highest half in the set.
    pub const fn top(self) -> Pip {
        Pip(match self {
            Self::Double6 => 6,
            Self::Double9 => 9,
            Self::Double12 => 12,
            Self::Double15 => 15,
            Self::Double18 => 18,
        })
    }

    /// Returns the set with this highest half, if there is one.
    #[must_use]
    pub fn with_top(top: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.top().0 == top)
    }

    /// Returns how many tiles the set has.
    pub const fn len(self) -> usize {
        let halves = self.top().index() + 1;
        halves * (halves + 1) / 2
    }

    /// Returns `false`, since every set has tiles.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Returns whether the tile belongs to the set.
    pub const fn contains(self, tile: Tile) -> bool {
        tile.index() < self.len()
    }

    /// Returns the tiles of the set, in order, as one piece of memory.
    pub fn as_slice(self) -> &'static [Tile] {
        &ALL[..self.len()]
    }

    /// Returns the tiles of the set, in order.
    pub fn tiles(self) -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        self.as_slice().iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_reads_back_from_what_it_writes() {
        for (index, tile) in Set::Double18.tiles().enumerate() {
            assert_eq!(tile.index(), index);
            assert_eq!(tile.to_string().parse(), Ok(tile));
            assert_eq!(Tile::new(tile.low(), tile.high()), tile);
            assert_eq!(Tile::from_index(index), Some(tile));
        }
        assert_eq!(Tile::from_index(TILES), None);
    }

    #[test]
    fn what_is_no_tile_is_refused() {
        for text in [
            "", "6", "4-6", "19-0", "6-4-2", "06-4", "+6-4", "6 - 4", "six-four", "255-1", "-1",
        ] {
            assert_eq!(text.parse::<Tile>(), Err(NotATile), "{text}");
        }
    }

    #[test]
    fn a_tile_has_its_halves_and_no_others() {
        for tile in Set::Double6.tiles() {
            for half in (0..=6).map(Pip::new) {
                let high = tile.high() == half;
                let low = tile.low() == half;
                assert_eq!(tile.has(half), high || low, "{tile} {half:?}");
                let other = match (high, low) {
                    (true, _) => Some(tile.low()),
                    (_, true) => Some(tile.high()),
                    _ => None,
                };
                assert_eq!(tile.other(half), other, "{tile} {half:?}");
            }
        }
    }

    #[test]
    fn sets_have_the_sizes_of_the_books() {
        let sizes: Vec<usize> = Set::ALL.into_iter().map(Set::len).collect();
        assert_eq!(sizes, [28, 55, 91, 136, 190]);
        assert!(!Set::ALL.into_iter().any(Set::is_empty));
        assert_eq!(Set::with_top(9), Some(Set::Double9));
        assert_eq!(Set::with_top(7), None);
        assert!(!Set::Double6.contains("7-0".parse().expect("7-0 is a tile")));
    }
}
