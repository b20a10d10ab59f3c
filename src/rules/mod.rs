//! What a domino game is: tiles, hands, the serpent, turns, points. Pure: no input or output, no
//! clock, no chance, no words.
//!
//! A [`RuleBook`] answers what is special about a game; [`Rules`] are its answers in tables; a [`Round`] is
//! played by them; a [`Tally`] counts the match.

mod board;
mod book;
pub mod books;
mod compiled;
mod dealt;
mod house;
mod illegal;
mod legal;
mod opening;
mod options;
mod others;
pub mod perft;
mod placement;
mod round;
mod seating;
mod tally;
mod tile;
mod tile_set;

pub use board::{Board, Deed};
pub use book::{Deal, Drawing, Lead, Opening, RuleBook, Shape, SoFar, Spare, Stuck};
pub use compiled::{Fits, Rules};
pub use dealt::{Dealt, Redeal};
pub use house::{Domain, House, HouseError, HouseRule, Value};
pub use illegal::Illegal;
pub use legal::Legal;
pub use options::{Goal, Options};
pub use placement::{ARMS, Arm, Arms, Move, Open, Placement, Way};
pub use round::{Effect, Round, Unlike};
pub use seating::{SEATS, Seat, Seating, Seats, Team};
pub use tally::{End, Ended, Left, Points, Scored, Settled, Tally, Teams};
pub use tile::{NotATile, Pip, Set, TILES, Tile};
pub use tile_set::TileSet;
