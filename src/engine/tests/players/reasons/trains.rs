//! Checks the reasons that concern trains.

use super::{goes, left};
use serpente_engine::bots::Reason;
use serpente_engine::rules::{Arm, Move, Round};

/// Returns whether a reason that concerns trains is true.
pub(super) fn is_true(reason: Reason, before: &Round, after: &Round, play: Move) -> bool {
    let (board, seat) = (before.board(), before.board().turn());
    match reason {
        Reason::Covers => {
            let (arm, _) = left(before, after, play)[0];
            board.end_of(arm).is_double() && board.waiting().contains(&arm)
        }
        Reason::Unmarks => {
            let own = Arm::of(seat);
            board.open().contains(own) && !after.board().open().contains(own)
        }
        Reason::SavesOwn => {
            let end = board.end_of(Arm::of(seat));
            after.board().end_of(Arm::of(seat)) == end
                && after.hand(seat).iter().any(|tile| goes(before, end, tile))
        }
        other => panic!("{other:?} speaks of no train"),
    }
}
