//! A set whose tiles are counted and found by number in one pass.

use crate::rules::tile::Tile;
use crate::rules::tile_set::TileSet;
use std::hint::select_unpredictable;

/// How many tiles are peeled off in advance. Choices on an arm among more tiles are rare.
const PEELS: usize = 4;

/// A set, and what is left of it after each of its first tiles is removed.
///
/// Counting a set and then stepping to the chosen tile takes one step after another, and the processor cannot predict the
/// branch that ends a loop of random length. So the sets without the first one, two and three tiles are computed while the
/// tiles are counted, and the wanted one is selected without a branch.
#[derive(Clone, Copy)]
pub(super) struct Peeled<const WORDS: usize> {
    /// The set without its first 0, 1, 2 and 3 tiles.
    left: [TileSet<WORDS>; PEELS],
    count: usize,
}

impl<const WORDS: usize> Peeled<WORDS> {
    #[inline]
    pub(super) fn new(set: TileSet<WORDS>) -> Self {
        let one = set.rest();
        let two = one.rest();
        let three = two.rest();
        let left = [set, one, two, three];
        let mut count = 0;
        for left in left {
            count += usize::from(!left.is_empty());
        }
        if !three.rest().is_empty() {
            count = set.len();
        }
        Self { left, count }
    }

    /// Returns how many tiles are in the set.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// Returns the set without its first `n` tiles, or without the first three if `n` is larger.
    #[inline]
    fn without_first(&self, n: usize) -> TileSet<WORDS> {
        let [mut left, less @ ..] = self.left;
        for (step, less) in less.into_iter().enumerate() {
            left = select_unpredictable(n > step, less, left);
        }
        left
    }

    /// Returns the `n`-th tile of one set followed by another, counted from 0, and whether it is from the other; `None` if
    /// there are not so many.
    #[inline]
    pub(super) fn nth_of_both(one: &Self, other: &Self, n: usize) -> Option<(Tile, bool)> {
        // The processor cannot predict which of the two sets it is, so the set is selected without a branch.
        let in_other = n >= one.count;
        let n_of_other = n.wrapping_sub(one.count);
        let left_of_one = one.without_first(n);
        let left_of_other = other.without_first(n_of_other);
        let mut left = select_unpredictable(in_other, left_of_other, left_of_one);
        let n_of_set = select_unpredictable(in_other, n_of_other, n);
        for _ in PEELS - 1..n_of_set.min(TileSet::<WORDS>::CAPACITY) {
            left = left.rest();
        }
        Some((left.nth(0)?, in_other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tile::Set;

    /// Returns this many tiles of the largest set, spread over all its words.
    fn some(count: usize) -> TileSet {
        Set::Double18.tiles().step_by(17).take(count).collect()
    }

    #[test]
    fn tiles_are_counted_and_found_as_in_a_list() {
        for (one, other) in (0..=10).flat_map(|one| (0..=10).map(move |other| (one, other))) {
            let sets = [some(one), some(other)];
            let [first, second] = sets.map(Peeled::new);
            assert_eq!([first.len(), second.len()], [one, other]);
            let mut found = (0..one + other).map(|n| Peeled::nth_of_both(&first, &second, n));
            for (which, set) in sets.into_iter().enumerate() {
                for tile in set.iter() {
                    assert_eq!(found.next(), Some(Some((tile, which == 1))));
                }
            }
            assert_eq!(Peeled::nth_of_both(&first, &second, one + other), None);
        }
    }
}
