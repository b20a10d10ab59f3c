//! The tiles that fit on the two arms of a line, counted and found by number.

use crate::rules::fit::Arm;
use crate::rules::tile::Tile;
use crate::rules::tile_set::{TileSet, nth_bit};
use std::hint::select_unpredictable;

/// How many tiles half a machine word has room for: all of double-6.
pub(in crate::rules) const HALF_WORD: usize = 32;

/// The tiles that fit on the left arm, followed by those that fit on the right arm.
///
/// Nearly every move that is simulated is chosen among these. No branch depends on how many there are, since the processor
/// could not predict it.
#[derive(Clone, Copy)]
pub(in crate::rules) enum TwoArms<const WORDS: usize> {
    /// Both in the halves of one word, which makes them one set with one count.
    InOneWord {
        /// Left in the lower half, right in the higher.
        both: u64,
        len: usize,
    },
    /// Sets of tiles for which half a word has no room.
    Apart {
        left: TileSet<WORDS>,
        right: TileSet<WORDS>,
        left_len: usize,
        len: usize,
    },
}

impl<const WORDS: usize> TwoArms<WORDS> {
    /// `is_narrow` says whether the set of the game has so few tiles that half a word has room for them.
    #[inline]
    pub(in crate::rules) fn new(
        left: TileSet<WORDS>,
        right: TileSet<WORDS>,
        is_narrow: bool,
    ) -> Self {
        if is_narrow {
            let both = left.first_word() | right.first_word() << HALF_WORD;
            Self::InOneWord {
                both,
                len: both.count_ones() as usize,
            }
        } else {
            let (left_len, right_len) = left.len_beside(right);
            Self::Apart {
                left,
                right,
                left_len,
                len: left_len + right_len,
            }
        }
    }

    /// Returns how many tiles there are; one that fits on both arms counts twice.
    #[inline]
    pub(in crate::rules) fn len(&self) -> usize {
        match self {
            Self::InOneWord { len, .. } | Self::Apart { len, .. } => *len,
        }
    }

    /// Returns the `n`-th tile, counted from 0, and its arm; `None` if there are not so many.
    #[inline]
    pub(in crate::rules) fn nth(&self, n: usize) -> Option<(Tile, Arm)> {
        match *self {
            Self::InOneWord { both, .. } => {
                let chosen = nth_bit(both, n)?;
                let is_right = chosen >= HALF_WORD;
                let arm = select_unpredictable(is_right, Arm::RIGHT, Arm::LEFT);
                Some((Tile::from_index(chosen % HALF_WORD)?, arm))
            }
            Self::Apart {
                left,
                right,
                left_len,
                ..
            } => {
                let is_right = n >= left_len;
                let tiles = select_unpredictable(is_right, right, left);
                let n = select_unpredictable(is_right, n.wrapping_sub(left_len), n);
                let arm = select_unpredictable(is_right, Arm::RIGHT, Arm::LEFT);
                Some((tiles.nth(n)?, arm))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tile::Set;

    /// Returns `count` tiles of a set, `step` apart.
    fn some<const WORDS: usize>(set: Set, step: usize, count: usize) -> TileSet<WORDS> {
        set.tiles().step_by(step).take(count).collect()
    }

    fn check<const WORDS: usize>(left: TileSet<WORDS>, right: TileSet<WORDS>, is_narrow: bool) {
        let both = TwoArms::new(left, right, is_narrow);
        assert_eq!(both.len(), left.len() + right.len());
        let on_left = left.iter().map(|tile| (tile, Arm::LEFT));
        let on_right = right.iter().map(|tile| (tile, Arm::RIGHT));
        for (n, expected) in on_left.chain(on_right).enumerate() {
            assert_eq!(both.nth(n), Some(expected));
        }
        assert_eq!(both.nth(both.len()), None);
    }

    #[test]
    fn tiles_are_counted_and_found_as_in_a_list() {
        for left in 0..=10 {
            for right in 0..=10 {
                for is_narrow in [false, true] {
                    let sets = [
                        some::<1>(Set::Double6, 2, left),
                        some(Set::Double6, 1, right),
                    ];
                    check(sets[0], sets[1], is_narrow);
                }
                check::<1>(
                    some(Set::Double9, 5, left),
                    some(Set::Double9, 4, right),
                    false,
                );
                check::<2>(
                    some(Set::Double12, 9, left),
                    some(Set::Double12, 7, right),
                    false,
                );
                check::<3>(
                    some(Set::Double18, 17, left),
                    some(Set::Double18, 13, right),
                    false,
                );
            }
        }
    }
}
