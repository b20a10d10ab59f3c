//! Sebastopol: a star of four arms around double six, which opens every round.
//!
//! Source: Joe Celko's description, as given by Pagat and Gambiter (a match to 60); another online collection plays to 100, a
//! Spanish one to 100 or 50. The sources leave these cases open; this game settles them as follows:
//! - Three may play as well, with nine tiles each and one left over; if that one is double six, the tiles are dealt again.
//! - The usual limit is 100.
//! - All doubles but the centre lie across, and the arm continues in one direction only.
//! - If the star cannot be completed because a six was not dealt, a full circle of passes blocks the round.

use crate::rules::book::{Deal, MatchHistory, RuleBook};
use crate::rules::house::HouseRules;
use crate::rules::opening::Opening;
use crate::rules::options::Options;
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;
use crate::rules::shape::Shape;
use crate::rules::tile::{Pip, Set, Tile};

/// Sebastopol, for 4 or 3 players alone. The order of play runs clockwise.
#[derive(Debug)]
pub(super) struct Sebastopol;

impl RuleBook for Sebastopol {
    fn id(&self) -> &'static str {
        "sebastopol"
    }

    fn seatings(&self) -> &'static [Seating] {
        const { &[Seating::alone(4), Seating::alone(3)] }
    }

    fn deal(&self, seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(if seating.seats() == 3 { 9 } else { 7 }))
    }

    fn other_limits(&self) -> &'static [u32] {
        &[50, 60]
    }

    fn opening(&self, _match_history: MatchHistory, _options: &Options) -> Opening {
        Opening::Centre(Tile::double(Pip::new(6)))
    }

    fn shape(&self, _options: &Options) -> Shape {
        Shape::Star(4)
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        ended.takes_the_rest(options.seating, true)
    }
}
