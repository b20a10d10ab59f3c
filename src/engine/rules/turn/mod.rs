//! What a turn may contain besides laying one tile: drawing, passing, and turns of several tiles.

mod drawing;
mod long_turn;
mod non_lay;

pub use drawing::{Drawing, MayDraw, Stuck};
pub use long_turn::{DoubleAsks, Fine, MayAdd, Turns};
pub(in crate::rules) use long_turn::{Reach, TurnProgress};
pub(in crate::rules) use non_lay::{DrawOrPass, InTurn, NonLayMoves};

use super::house::HouseRules;
use super::options::Options;

/// What a seat may do in its turn, and how long it may take.
#[derive(Clone, Copy)]
pub struct TurnRules {
    /// Returns what a stuck seat does, and when others may draw. In most games nobody draws.
    pub drawing: fn(&Options) -> Drawing,

    /// Returns what a turn may contain besides laying one tile.
    pub contents: fn(&Options) -> Turns,

    /// Returns whether one seat per round may exchange its hand for the tiles not dealt.
    pub swaps: fn(&Options) -> bool,

    /// Returns the thinking time of a person in seconds; 0 if it is not limited.
    pub thinking_time: fn(&HouseRules) -> u32,
}

impl TurnRules {
    /// The most common answers.
    pub const COMMON: Self = Self {
        drawing: |_| Drawing::NONE,
        contents: |_| Turns::default(),
        swaps: |_| false,
        thinking_time: |_| 0,
    };
}
