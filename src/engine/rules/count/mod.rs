//! What counts: points while tiles are laid, the tiles left in the hands, and the result of a round.

mod in_play;
mod result;
mod rounding;

pub(in crate::rules) use in_play::Laid;
pub use in_play::{Bonus, EndPoints, InPlay, Made, PassPoints, SaidCount, Why};
pub(in crate::rules) use result::only_least;
pub use result::{End, Finish, LastTile, Points, Remaining, RoundResult, Scored};
pub use rounding::{HandsLeft, Rounding};

use super::options::Options;
use super::tile::Tile;

/// What a round scores.
#[derive(Clone, Copy)]
pub struct CountRules {
    /// Returns what scores while tiles are laid, if anything does.
    pub in_play: fn(&Options) -> Option<InPlay>,

    /// Returns what a tile left in a hand counts, in points.
    pub weight: fn(Tile, &Options) -> u8,

    /// Returns what a tile counts as the last one in a hand, in points; `None` if it is the same as its weight.
    pub lone: fn(Tile, &Options) -> Option<u8>,

    /// Returns how the tiles left in the hands count at the end of a round.
    pub hands_left: fn(&Options) -> HandsLeft,

    /// Returns how the pips that a winner scores are rounded, if they are. Then [`score`](Self::score) is what
    /// [`Rounding::takes`] returns.
    pub rounding: fn(&Options) -> Option<Rounding>,

    /// Returns what all remaining pips are worth together in points, if one pip is not one point.
    pub pips_are_worth: fn(i32, &Options) -> Option<i32>,

    /// Returns the bonuses of the round of this number, from 1, for its winner's side.
    pub bonuses: fn(&RoundResult, u32, &Options) -> Vec<Bonus>,

    /// Whether points depend on the last tile laid.
    pub asks_last_tile: bool,

    /// Returns what going out with such a tile scores, if that is all that the winner scores.
    pub finish_scores: fn(Finish, &Options) -> Option<i32>,

    /// Returns the points of a round that ended, and its winner. Never called for a round whose points in play won the match
    /// at once, since the hands are not counted then.
    pub score: fn(&RoundResult, &Options) -> Scored,
}

impl CountRules {
    /// The most common answers.
    pub const COMMON: Self = Self {
        in_play: |_| None,
        weight: |tile, _| tile.pips(),
        lone: |_, _| None,
        hands_left: |_| HandsLeft::Points,
        rounding: |_| None,
        pips_are_worth: |_, _| None,
        bonuses: |_, _, _| Vec::new(),
        asks_last_tile: false,
        finish_scores: |_, _| None,
        score: |ended, options| ended.takes_the_rest(options.seating, true),
    };
}
