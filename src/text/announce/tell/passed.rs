//! Announces a pass and, to the player who had to pass, the reason.

use super::moved;
use crate::announce::say::table as say;
use crate::announce::say::trains;
use crate::announce::{Announcement, Arg, Company, Cue, GameName, Message, Scene};
use serpente_engine::rules::{PublicMove, Seat};
use serpente_engine::table::SeatView;

/// Announces a turn that was passed.
pub(super) fn passed(seat: Seat, seen: &SeatView) -> Announcement {
    let company = Company::of(seen);
    let last = seen.last_board();
    let last = last.and_then(|board| board.history().iter().rfind(|(by, _)| *by == seat));
    let message = if let Some((_, PublicMove::LostTurn)) = last {
        company.told(seat, trains::you_lost_turn(), trains::lost_turn)
    } else if company.is_you(seat) {
        reason(seat, seen).unwrap_or_else(say::you_passed)
    } else {
        say::passed(company.name(seat))
    };
    moved(seat, message).with(Cue::Passed)
}

/// Returns the message that says why the listener could only pass, unless it was their choice or was announced before.
fn reason(seat: Seat, seen: &SeatView) -> Option<Message> {
    let (board, rules) = (seen.last_board()?, seen.rules()?);
    let view = seen.view();
    if board.first().is_none() {
        let lead = board.lead()?;
        let held = view.is_some_and(|view| view.hand.contains(lead));
        return (!held).then(|| say::you_passed_right(lead));
    }
    let mut public_moves = board.history().iter().rev();
    let before = public_moves
        .find(|&&(mover, public_move)| mover == seat && public_move == PublicMove::Passed)
        .and_then(|_| public_moves.next());
    if before.is_some_and(|&(mover, public_move)| mover == seat && public_move == PublicMove::Drew)
    {
        // The drawn tile was announced, and that it does not fit.
        return None;
    }
    if rules.swaps && board.swapped().is_none() {
        // Passing was a choice, announced with the turn.
        return None;
    }
    let scene = Scene::last(seen)?;
    let stuck = match view {
        Some(view) => !view.hand.iter().any(|tile| scene.is_playable(&view, tile)),
        // The round is blocked. If players may keep tiles back, the reason is not known.
        None => !rules.shape.may_decline(),
    };
    let wanted = scene.wanted(None);
    stuck.then(|| {
        if wanted.is_empty() {
            say::you_passed_wild(GameName(rules.book.id))
        } else {
            say::you_passed_stuck(Arg::Any(wanted))
        }
    })
}
