//! The deal: the set, the hands, the boneyard, and the reasons to deal again.

mod dealt;

pub(in crate::rules) use dealt::DealtTile;
pub use dealt::{CentreOfHand, Dealt, FoundCentre, RedealReason, TooMany};

use super::house::HouseRules;
use super::options::Options;
use super::seats::Seating;
use super::tile::{Set, Tile};
use std::ops::RangeInclusive;

/// How a game deals its tiles, and when it deals again.
#[derive(Clone, Copy)]
pub struct DealRules {
    /// Returns the sets for this seating; the first is the default. In most games, only double six.
    pub sets: fn(Seating) -> &'static [Set],

    /// Returns how many tiles each seat may be dealt, and how many by default. `None` if the set is too small for so many
    /// seats. In most games, each seat is dealt seven.
    pub hands: fn(Seating, Set, &HouseRules) -> Option<Deal>,

    /// Returns the tile that is taken out of the set, so that nobody is dealt it or draws it, if there is one.
    pub left_out: fn(&Options) -> Option<Tile>,

    /// How many doubles let a seat ask for a new deal before its first move, if any number does; see
    /// [`redeals_until_lay`](Self::redeals_until_lay).
    pub doubles_to_redeal: Option<u8>,

    /// Whether a new deal may be asked for until the seat's first tile, even after it has passed.
    pub redeals_until_lay: bool,

    /// Returns the points for a seat that may ask for a new deal but plays on, scored with its first tile or pass.
    pub playing_on_scores: fn(&Options) -> i32,

    /// How many tiles of a kind in one hand cause a new deal, if any number does.
    pub deals_again: Option<TooMany>,

    /// Returns how many doubles in a dealt hand score a point at once. The tiles are then dealt again, and that seat opens
    /// with any tile. `None` if no number does.
    pub doubles_that_score: fn(&Options) -> Option<u8>,
}

impl DealRules {
    /// The most common answers.
    pub const COMMON: Self = Self {
        sets: |_| &[Set::Double6],
        hands: |_, _, _| Some(Deal::exactly(7)),
        left_out: |_| None,
        doubles_to_redeal: None,
        redeals_until_lay: false,
        playing_on_scores: |_| 0,
        deals_again: None,
        doubles_that_score: |_| None,
    };
}

/// How many tiles each seat may be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The default. It may be outside of what is allowed, if the set is too small for it.
    pub usual: usize,
    /// The numbers allowed.
    pub allowed: RangeInclusive<usize>,
}

impl Deal {
    /// Allows only this number.
    #[must_use]
    pub const fn exactly(hand: usize) -> Self {
        Self {
            usual: hand,
            allowed: hand..=hand,
        }
    }
}
