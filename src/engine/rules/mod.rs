//! The rules of domino games: tiles, hands, the serpent, turns and points. This module does no input or output and uses no
//! clock, no random numbers and no text for players.
//!
//! A [`RuleBook`] defines a game; [`Rules`] hold its answers in tables; a [`Round`] is played by them; a [`Tally`] keeps the
//! score of the match.

mod board;
mod book;
pub mod books;
mod compiled;
mod count;
mod deal;
mod fit;
mod form;
mod house;
mod illegal;
mod legal;
mod match_score;
mod opening;
mod options;
pub mod perft;
mod round;
mod seats;
mod seen_round;
mod tile;
mod tile_set;
mod turn;

pub use board::{Board, Halves, PastMove, PublicMove, RoundFacts};
pub use book::{Deal, HandsLeft, MatchHistory, Rounding, RuleBook};
pub use compiled::{Fits, Rules};
pub use count::{
    BlockBy, Bonus, ClosersBlock, End, EndPoints, Finish, InPlay, LastTile, Made, PassPoints,
    Points, Remaining, RoundResult, SaidCount, Scored, TiedBlock, Why,
};
pub use deal::{CentreOfHand, Dealt, FoundCentre, RedealReason, TooMany};
pub use fit::{ARMS, Arm, ArmRole, Arms, Move, OpenEnd, Orientation, Placement, Shape};
pub(crate) use form::told;
pub use house::{Clash, Domain, HouseError, HouseRule, HouseRules, Preset, Value};
pub use illegal::Illegal;
pub use legal::LegalMoves;
pub use match_score::{MatchUpdate, Settled, Tally, Teams};
pub use opening::{HandsOn, Lead, Opening};
pub use options::{Goal, LimitOf, Options};
pub use round::{Effect, ImagineError, Round};
pub use seats::{SEATS, Seat, Seating, Seats, Team};
pub use seen_round::{OutOfStep, SeenRound};
pub use tile::{NotATile, Pip, Set, TILES, Tile};
pub use tile_set::TileSet;
pub use turn::{DoubleAsks, Drawing, Fine, MayAdd, MayDraw, Stuck, Turns};
