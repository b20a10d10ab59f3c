//! A set of tiles as a bit mask.

use super::tile::{Set, Tile};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A set of tiles: one bit per tile, in `WORDS` machine words.
///
/// One word holds every tile of double-6 and double-9, two those of double-12, three those of every set. The default is enough
/// for all sets; simulations use the fewest words that are enough.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileSet<const WORDS: usize = 3>([u64; WORDS]);

impl<const WORDS: usize> TileSet<WORDS> {
    /// No tile.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The number of tiles that the mask has room for.
    pub const CAPACITY: usize = WORDS * 64;

    /// Returns all tiles of a set.
    ///
    /// # Panics
    /// If the mask is too narrow for the set.
    #[must_use]
    pub fn all(set: Set) -> Self {
        assert!(
            set.len() <= Self::CAPACITY,
            "the mask is too narrow for the set"
        );
        let mut all = Self::EMPTY;
        let mut left = set.len();
        for word in &mut all.0 {
            *word = match left {
                64.. => u64::MAX,
                _ => (1 << left) - 1,
            };
            left = left.saturating_sub(64);
        }
        all
    }

    /// Returns the set of this tile only.
    #[must_use]
    #[inline]
    pub fn only(tile: Tile) -> Self {
        let mut set = Self::EMPTY;
        set.insert(tile);
        set
    }

    /// Returns the last tile in order, or `None` if there is none.
    #[inline]
    pub fn last(self) -> Option<Tile> {
        let (at, word) = self.0.iter().enumerate().rfind(|(_, word)| **word != 0)?;
        Tile::from_index(at * 64 + 63 - word.leading_zeros() as usize)
    }

    /// Returns whether the tile is in the set; never for a tile that the mask has no room for.
    #[inline]
    pub fn contains(self, tile: Tile) -> bool {
        let word = self.0.get(tile.index() / 64);
        word.is_some_and(|word| word >> (tile.index() % 64) & 1 == 1)
    }

    /// Adds a tile.
    ///
    /// # Panics
    /// If the mask has no room for it.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        self.0[tile.index() / 64] |= 1 << (tile.index() % 64);
    }

    /// Removes a tile.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        if let Some(word) = self.0.get_mut(tile.index() / 64) {
            *word &= !(1 << (tile.index() % 64));
        }
    }

    /// Returns how many tiles are in the set.
    #[inline]
    pub fn len(self) -> usize {
        let mut count = 0;
        for word in self.0 {
            // Few sets have tiles in all their words.
            if WORDS == 1 || word != 0 {
                count += ones(word);
            }
        }
        count
    }

    /// Does the same as [`len`](Self::len), quicker for sets with no or few tiles.
    #[inline]
    pub(super) fn count_few(self) -> usize {
        let mut count = 0;
        for mut word in self.0 {
            while word != 0 {
                word &= word - 1;
                count += 1;
            }
        }
        count
    }

    /// Returns the tile after `skip` others, in order. If there are not so many, takes those there are off `skip`, so that the
    /// search can go on in another set.
    #[inline]
    pub(super) fn skip_to(self, skip: &mut usize) -> Option<Tile> {
        for (at, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                if *skip == 0 {
                    return Tile::from_index(at * 64 + word.trailing_zeros() as usize);
                }
                *skip -= 1;
                word &= word - 1;
            }
        }
        None
    }

    /// Returns whether there are at least this many tiles.
    #[inline]
    pub(super) fn has_at_least(self, count: usize) -> bool {
        let mut missing = count;
        for mut word in self.0 {
            while word != 0 && missing > 0 {
                word &= word - 1;
                missing -= 1;
            }
        }
        missing == 0
    }

    /// Returns how many tiles are in this set, and how many in another one.
    #[inline]
    pub(super) fn len_beside(self, other: Self) -> (usize, usize) {
        if let ([one], [another]) = (&self.0[..], &other.0[..]) {
            return ones_of_both(*one, *another);
        }
        (self.len(), other.len())
    }

    /// Returns all tiles but the first in order.
    #[must_use]
    #[inline]
    pub fn rest(mut self) -> Self {
        let mut borrow = true;
        for word in &mut self.0 {
            let (less, borrows) = word.overflowing_sub(u64::from(borrow));
            *word &= less;
            borrow = borrows;
        }
        self
    }

    /// Returns the same tiles in a mask of another width.
    ///
    /// # Panics
    /// If a tile has no room there.
    #[must_use]
    pub(crate) fn resized<const OTHER: usize>(self) -> TileSet<OTHER> {
        let mut words = [0; OTHER];
        for (at, &word) in self.0.iter().enumerate() {
            if word != 0 {
                words[at] = word;
            }
        }
        TileSet(words)
    }

    /// Returns the word with the first 64 tiles, one bit each.
    #[inline]
    pub(super) fn first_word(self) -> u64 {
        self.0.first().copied().unwrap_or_default()
    }

    /// Returns whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Returns the tiles of `self` that are not in `other`.
    #[must_use]
    #[inline]
    pub fn without(self, other: Self) -> Self {
        self & !other
    }

    /// Returns the `n`-th tile in order, counted from 0, or `None` if there are not so many.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Tile> {
        let mut skip = n;
        for (at, &word) in self.0.iter().enumerate() {
            // The last word needs no counting, since the bits left in it show whether there is such a tile.
            if at + 1 < WORDS {
                let here = word.count_ones() as usize;
                if skip >= here {
                    skip -= here;
                    continue;
                }
            }
            return Tile::from_index(at * 64 + nth_bit(word, skip)?);
        }
        None
    }

    /// Returns the tiles in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut left = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS {
                let word = &mut left[at];
                if *word != 0 {
                    let bit = word.trailing_zeros() as usize;
                    *word &= *word - 1;
                    return Tile::from_index(at * 64 + bit);
                }
                at += 1;
            }
            None
        })
    }

    /// Returns the tiles, the highest first.
    pub fn highest_first(self) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = self.iter().collect();
        tiles.reverse();
        tiles
    }
}

/// Returns the position of the `n`-th bit that is set, counted from 0, or `None` if there are not so many.
#[inline]
pub(super) fn nth_bit(word: u64, n: usize) -> Option<usize> {
    /// Returns a word without the lowest of its bits.
    #[inline]
    fn without_lowest(bits: u64) -> u64 {
        bits & bits.wrapping_sub(1)
    }
    // Few choices are among more than four tiles, and the branch that ends a loop of random length is mispredicted, so the first
    // three steps are made without a branch.
    let second = without_lowest(word);
    let third = without_lowest(second);
    let fourth = without_lowest(third);
    let left = match [word, second, third, fourth].get(n) {
        Some(left) => *left,
        None => (3..n.min(64)).fold(fourth, |left, _| without_lowest(left)),
    };
    if left == 0 {
        return None;
    }
    Some(left.trailing_zeros() as usize)
}

/// Returns how many bits of a word are set.
///
/// Not inlined: not every processor has an instruction for it. Without one, if the compiler sees two counts, it computes them
/// side by side in wide registers, which wait for both words to arrive from memory.
#[inline(never)]
fn ones(word: u64) -> usize {
    word.count_ones() as usize
}

/// Returns how many bits are set in each of two words.
///
/// The bits are added up by hand: first within each four bits, then over both words at once. Left to itself, the compiler uses
/// wide registers, as for [`ones`].
#[inline]
fn ones_of_both(one: u64, other: u64) -> (usize, usize) {
    /// Returns the numbers of bits in each four bits.
    #[inline]
    fn by_fours(word: u64) -> u64 {
        let by_twos = word - (word >> 1 & 0x5555_5555_5555_5555);
        (by_twos & 0x3333_3333_3333_3333) + (by_twos >> 2 & 0x3333_3333_3333_3333)
    }
    /// Returns the sum of the numbers in each eight bits.
    #[inline]
    fn sum(by_eights: u64) -> usize {
        (by_eights.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }
    const LOWER: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let first = by_fours(one);
    let second = by_fours(other);
    let first_by_eights = (first & LOWER) + (first >> 4 & LOWER);
    let both = first + second;
    let both_by_eights = (both & LOWER) + (both >> 4 & LOWER);
    let first_sum = sum(first_by_eights);
    (first_sum, sum(both_by_eights) - first_sum)
}

impl<const WORDS: usize> Default for TileSet<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> BitAnd for TileSet<WORDS> {
    type Output = Self;

    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= mask;
        }
        self
    }
}

impl<const WORDS: usize> BitOr for TileSet<WORDS> {
    type Output = Self;

    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const WORDS: usize> BitOrAssign for TileSet<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word |= mask;
        }
    }
}

impl<const WORDS: usize> Not for TileSet<WORDS> {
    type Output = Self;

    #[inline]
    fn not(mut self) -> Self {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

impl<const WORDS: usize> FromIterator<Tile> for TileSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl<const WORDS: usize> fmt::Debug for TileSet<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_tiles_behaves_like_a_list_without_repeats() {
        let all = TileSet::<3>::all(Set::Double18);
        assert_eq!(all.len(), 190);
        assert!(all.iter().eq(Set::Double18.tiles()));
        for (n, tile) in all.iter().enumerate() {
            assert_eq!(all.nth(n), Some(tile));
            let mut rest = all;
            rest.remove(tile);
            assert!(!rest.contains(tile) && rest.len() == 189);
            assert_eq!(all.without(rest).iter().collect::<Vec<_>>(), [tile]);
        }
        assert_eq!(all.nth(190), None);
        let last = (1..190).fold(all, |left, _| left.rest());
        assert_eq!((last.nth(0), last.rest()), (all.last(), TileSet::EMPTY));
        assert!(TileSet::<1>::EMPTY.is_empty() && !all.is_empty());
        assert_eq!(TileSet::<1>::all(Set::Double9).len(), 55);
    }

    #[test]
    fn few_tiles_are_counted_and_found_as_many_are() {
        for step in [190, 60, 7, 1] {
            let tiles: TileSet<3> = Set::Double18.tiles().step_by(step).collect();
            assert_eq!(tiles.count_few(), tiles.len());
            for n in 0..=tiles.len() {
                let mut skip = n;
                assert_eq!(tiles.skip_to(&mut skip), tiles.nth(n));
                assert!(tiles.has_at_least(n));
            }
            assert!(!tiles.has_at_least(tiles.len() + 1));
        }
    }
}
