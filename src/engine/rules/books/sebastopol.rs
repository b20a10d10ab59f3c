//! Sebastopol: a star of four arms around double six, which opens every round.
//!
//! Source: Joe Celko's description, as given by Pagat and Gambiter (a match to 60); another online collection plays to 100, a
//! Spanish one to 100 or 50. The sources leave these cases open; this game settles them as follows:
//! - Three may play as well, with nine tiles each and one left over; if that one is double six, the tiles are dealt again.
//! - The usual limit is 100.
//! - All doubles but the centre lie across, and the arm continues in one direction only.
//! - If the star cannot be completed because a six was not dealt, a full circle of passes blocks the round.

use crate::rules::{Deal, Opening, Pip, RuleBook, Seating, Shape, Tile};

/// Sebastopol, for 4 or 3 players alone. The order of play runs clockwise.
pub(super) const BOOK: RuleBook = RuleBook {
    id: "sebastopol",
    seatings: &[Seating::alone(4), Seating::alone(3)],
    deal: |seating, _, _| Some(Deal::exactly(if seating.seats() == 3 { 9 } else { 7 })),
    other_limits: &[50, 60],
    opening: |_, _| Opening::Centre(Tile::double(Pip::new(6))),
    shape: |_| Shape::Star(4),
    ..RuleBook::COMMON
};
