//! Sebastopol: a star of four arms around double six, which opens every round.
//!
//! Source: Joe Celko's description, as given by Pagat and Gambiter (a match to 60); another online collection plays to 100, a
//! Spanish one to 100 or 50. The sources leave these cases open; this game settles them as follows:
//! - Three may play as well, with nine tiles each and one left over; if that one is double six, the tiles are dealt again.
//! - The usual limit is 100.
//! - All doubles but the centre lie across, and the arm continues in one direction only.
//! - If the star cannot be completed because a six was not dealt, a full circle of passes blocks the round.

use crate::rules::{
    Deal, DealRules, FitRules, GoalRules, Opening, OpeningRules, Pip, RuleBook, SeatRules, Seating,
    Shape, Tile,
};

/// Sebastopol, for 4 or 3 players alone. The order of play runs clockwise.
pub(super) const BOOK: RuleBook = RuleBook {
    id: "sebastopol",
    seats: SeatRules::of(&[Seating::alone(4), Seating::alone(3)]),
    deal: DealRules {
        hands: |seating, _, _| Some(Deal::exactly(if seating.seats() == 3 { 9 } else { 7 })),
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: |_, _| Opening::Centre(Tile::double(Pip::new(6))),
        ..OpeningRules::COMMON
    },
    fit: FitRules {
        shape: |_| Shape::Star(4),
        ..FitRules::COMMON
    },
    goal: GoalRules {
        other_limits: &[50, 60],
        ..GoalRules::COMMON
    },
    ..RuleBook::COMMON
};
