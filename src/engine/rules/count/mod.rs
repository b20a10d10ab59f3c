//! What counts: points while tiles are laid, and the result of a round.

mod in_play;
mod result;

pub(in crate::rules) use in_play::Laid;
pub use in_play::{Bonus, EndPoints, InPlay, Made, PassPoints, SaidCount, Why};
pub(in crate::rules) use result::only_least;
pub use result::{
    BlockBy, ClosersBlock, End, Finish, LastTile, Points, Remaining, RoundResult, Scored, TiedBlock,
};
