//! The rules of domino games: tiles, hands, the serpent, turns and points. This module does no input or output and uses no
//! clock, no random numbers and no text for players.
//!
//! A [`RuleBook`] defines a game; [`Rules`] hold its answers in tables; a [`Round`] is played by them; a [`Tally`] keeps the
//! score of the match.

mod board;
mod book;
pub mod books;
mod compiled;
mod dealt;
mod drawing;
mod form;
mod house;
mod illegal;
mod in_play;
mod layout;
mod legal;
mod non_lay;
mod opening;
mod options;
pub mod perft;
mod placement;
mod result;
mod round;
mod seating;
mod seen;
mod settle;
mod shape;
mod tally;
mod tile;
mod tile_set;
mod turns;

pub use board::{Board, Halves, PastMove, PublicMove, RoundFacts};
pub use book::{Deal, HandsLeft, MatchHistory, Rounding, RuleBook};
pub use compiled::{Fits, Rules};
pub use dealt::{CentreOfHand, Dealt, FoundCentre, RedealReason, TooMany};
pub use drawing::{Drawing, MayDraw, Stuck};
pub(crate) use form::told;
pub use house::{Clash, Domain, HouseError, HouseRule, HouseRules, Preset, Value};
pub use illegal::Illegal;
pub use in_play::{Bonus, EndPoints, InPlay, Made, PassPoints, SaidCount, Why};
pub use legal::LegalMoves;
pub use opening::{HandsOn, Lead, Opening};
pub use options::{Goal, LimitOf, Options};
pub use placement::{ARMS, Arm, Arms, Move, OpenEnd, Orientation, Placement};
pub use result::{
    BlockBy, ClosersBlock, End, Finish, LastTile, Points, Remaining, RoundResult, Scored, TiedBlock,
};
pub use round::{Effect, ImagineError, Round};
pub use seating::{SEATS, Seat, Seating, Seats, Team};
pub use seen::{OutOfStep, SeenRound};
pub use settle::Settled;
pub use shape::{ArmRole, Shape};
pub use tally::{MatchUpdate, Tally, Teams};
pub use tile::{NotATile, Pip, Set, TILES, Tile};
pub use tile_set::TileSet;
pub use turns::{DoubleAsks, Fine, MayAdd, Turns};
