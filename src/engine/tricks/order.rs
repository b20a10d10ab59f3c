//! The order of the tiles in a trick, computed once for all trumps and suits: simulations ask for it at every tile.

use super::TrickTiles;
use super::trumps::{Doubles, Suit, Trumps};
use crate::rules::{Pip, Set, Tile};
use std::fmt;
use std::sync::LazyLock;

/// A place for each tile of double-6, and more: a power of two, so that no index is out of bounds.
const PLACES: usize = 32;

/// How many numbers there are in double-6.
const NUMBERS: usize = 7;

/// How many suits can be led; no suit is one of them.
const SUITS: usize = NUMBERS + 3;

/// Which tile beats which with certain trumps, when a certain suit was led.
pub(crate) struct TrickOrder {
    following: TrickTiles,
    strengths: [u8; PLACES],
    stronger: [TrickTiles; PLACES],
}

impl fmt::Debug for TrickOrder {
    /// Writes no tiles: those of a board are the ones that its players have seen, and nothing else should look like them.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("TrickOrder").finish_non_exhaustive()
    }
}

/// The order for each kind of trumps, and for each suit of it: [`place`] and [`place_of_suit`] say where.
static ORDERS: LazyLock<Vec<TrickOrder>> = LazyLock::new(|| {
    let mut orders = Vec::new();
    for trumps in all_trumps() {
        for led in all_suits() {
            debug_assert_eq!(orders.len(), place(trumps) * SUITS + place_of_suit(led));
            orders.push(TrickOrder::new(trumps, led));
        }
    }
    orders
});

fn all_trumps() -> Vec<Trumps> {
    let mut all = Vec::new();
    for number in numbers() {
        all.push(Trumps::Number(number));
    }
    all.extend([Trumps::Doubles, Trumps::Sevens]);
    for doubles in Doubles::ALL {
        all.push(Trumps::FollowMe(doubles));
    }
    for doubles in Doubles::ALL {
        all.push(Trumps::Nello(doubles));
    }
    all
}

fn all_suits() -> Vec<Option<Suit>> {
    let mut all = vec![None, Some(Suit::Trumps), Some(Suit::Doubles)];
    for number in numbers() {
        all.push(Some(Suit::Number(number)));
    }
    all
}

fn numbers() -> impl Iterator<Item = Pip> {
    (0..=6).map(Pip::new)
}

/// Returns the place of these trumps in [`all_trumps`].
#[inline]
fn place(trumps: Trumps) -> usize {
    match trumps {
        Trumps::Number(number) => place_of_number(number),
        Trumps::Doubles => NUMBERS,
        Trumps::Sevens => NUMBERS + 1,
        Trumps::FollowMe(doubles) => NUMBERS + 2 + doubles as usize,
        Trumps::Nello(doubles) => NUMBERS + 5 + doubles as usize,
    }
}

/// Returns the place of a suit in [`all_suits`].
#[inline]
fn place_of_suit(led: Option<Suit>) -> usize {
    match led {
        None => 0,
        Some(Suit::Trumps) => 1,
        Some(Suit::Doubles) => 2,
        Some(Suit::Number(number)) => 3 + place_of_number(number),
    }
}

/// Tricks are played with double-6, so there is no higher number.
#[inline]
fn place_of_number(number: Pip) -> usize {
    usize::from(number.get()).min(NUMBERS - 1)
}

impl Trumps {
    /// Returns the order of the tiles when this suit was led.
    #[inline]
    pub(crate) fn order(self, led: Option<Suit>) -> &'static TrickOrder {
        &ORDERS[place(self) * SUITS + place_of_suit(led)]
    }

    /// Returns the tiles that are trumps.
    #[inline]
    pub(crate) fn tiles(self) -> TrickTiles {
        self.order(Some(Suit::Trumps)).following
    }
}

impl TrickOrder {
    fn new(trumps: Trumps, led: Option<Suit>) -> Self {
        let mut order = Self {
            following: TrickTiles::EMPTY,
            strengths: [0; PLACES],
            stronger: [TrickTiles::EMPTY; PLACES],
        };
        for tile in Set::Double6.tiles() {
            let strength = trumps.strength(tile, led);
            order.strengths[tile.index()] = strength;
            if led.is_some_and(|suit| trumps.follows(tile, suit)) {
                order.following.insert(tile);
            }
            for other in Set::Double6.tiles() {
                if trumps.strength(other, led) > strength {
                    order.stronger[tile.index()].insert(other);
                }
            }
        }
        order
    }

    /// Returns the tiles that follow suit; none if no suit was led.
    #[inline]
    pub(crate) fn following(&self) -> TrickTiles {
        self.following
    }

    /// Returns what [`Trumps::strength`] does.
    #[inline]
    pub(crate) fn strength(&self, tile: Tile) -> u8 {
        self.strengths[tile.index() % PLACES]
    }

    /// Returns whether one of the others is stronger than this tile.
    #[inline]
    pub(crate) fn is_beaten(&self, tile: Tile, others: TrickTiles) -> bool {
        !(self.stronger[tile.index() % PLACES] & others).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_up_is_what_would_be_computed() {
        let all: TrickTiles = Set::Double6.tiles().collect();
        for trumps in all_trumps() {
            let of_trumps = all.iter().filter(|&tile| trumps.contains(tile));
            assert_eq!(trumps.tiles(), of_trumps.collect());
            for led in all_suits() {
                let order = trumps.order(led);
                for tile in all.iter() {
                    let strength = trumps.strength(tile, led);
                    let follows = led.is_some_and(|suit| trumps.follows(tile, suit));
                    assert_eq!(order.strength(tile), strength);
                    assert_eq!(order.following().contains(tile), follows);
                    for other in all.iter() {
                        let is_stronger = trumps.strength(other, led) > strength;
                        let others = TrickTiles::only(other);
                        assert_eq!(order.is_beaten(tile, others), is_stronger);
                    }
                }
            }
        }
    }
}
