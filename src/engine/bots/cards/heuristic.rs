//! A rule of thumb for taking a card or standing.

use crate::bax::{CardBoard, CardMove, PlayerState};
use crate::table::CardView;

/// How many black cards a pack has.
const BLACKS: usize = 2;

/// Takes a card while behind and the pot is worth the stake; while ahead, only if nothing but the stake can be lost.
pub(in crate::bots) fn take_or_stand(view: &CardView<'_>) -> CardMove {
    let board = view.board;
    if !board.may_stand() {
        return CardMove::Take;
    }
    let blacks = blacks_unseen(view.board);
    let left = board.left();
    let stake = board.stake() as usize;
    let pot = board.pot() as usize;
    let leader = board.leader();
    if leader == Some(view.seat) {
        let pressed = board
            .playing()
            .iter()
            .any(|seat| seat != view.seat && board.state(seat) == PlayerState::In);
        return if blacks == 0 && pressed && stake * 4 <= pot {
            CardMove::Take
        } else {
            CardMove::Stand
        };
    }
    let ahead = leader.map_or(0, |seat| board.half_points(seat));
    let missing = ahead.saturating_sub(board.half_points(view.seat));
    // A card is worth at most two half points, so a seat that needs more than two cards rarely catches up.
    let near = missing <= 4;
    let pays = pot * (left - blacks.min(left)) > 2 * stake * left;
    if stake == 0 || near && pays {
        CardMove::Take
    } else {
        CardMove::Stand
    }
}

/// Returns how many black cards have not been taken. Whoever took one is out.
fn blacks_unseen(board: &CardBoard) -> usize {
    let mut unseen = BLACKS;
    for seat in board.playing().iter() {
        if board.state(seat) == PlayerState::Out {
            unseen -= 1;
        }
    }
    unseen
}
