//! The rules of domino games: tiles, hands, the serpent, turns and points. This module does no input or output and uses no
//! clock, no random numbers and no text for players.
//!
//! A [`RuleBook`] defines a game; [`Rules`] hold its answers in tables; a [`Round`] is played by them; a [`Tally`] keeps the
//! score of the match.

mod board;
mod book;
pub mod books;
mod compiled;
mod compiled_once;
mod count;
mod deal;
mod ending;
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

pub use board::{Board, Foresight, Halves, PastMove, PublicMove, RoundFacts};
pub use book::RuleBook;
pub use compiled::{Fits, Rules};
pub use count::{
    Bonus, CountRules, End, EndPoints, Finish, HandsLeft, InPlay, LastTile, Made, PassPoints,
    Points, Remaining, RoundResult, Rounding, SaidCount, Scored, Why,
};
pub use deal::{CentreOfHand, Deal, DealRules, Dealt, FoundCentre, RedealReason, TooMany};
pub use ending::{BlockBy, ClosersBlock, EndingRules, TiedBlock};
pub use fit::{ARMS, Arm, ArmRole, Arms, FitRules, Move, OpenEnd, Orientation, Placement, Shape};
pub(crate) use form::told;
pub use house::{Clash, Domain, HouseError, HouseOffer, HouseRule, HouseRules, Preset, Value};
pub use illegal::Illegal;
pub use legal::LegalMoves;
pub use match_score::{Goal, GoalRules, LimitOf, MatchUpdate, Settled, Tally, TallyRules, Teams};
pub use opening::{HandsOn, Lead, MatchHistory, Opening, OpeningRules};
pub use options::Options;
pub(crate) use round::{Dice, LineChoice, LineChooser, LineTurn, PlayoutChoice};
pub use round::{Effect, ImagineError, Round};
pub use seats::{SEATS, Seat, SeatRules, Seating, Seats, Team};
pub use seen_round::{OutOfStep, SeenRound};
pub use tile::{NotATile, Pip, Set, TILES, Tile};
pub use tile_set::TileSet;
pub use turn::{DoubleAsks, Drawing, Fine, MayAdd, MayDraw, Stuck, TurnRules, Turns};
