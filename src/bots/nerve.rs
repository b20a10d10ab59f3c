//! When to take another card, and when to stand.

use crate::bax::{Card, Choice, PACK, Shown, State};
use crate::table::CardView;

/// Takes while behind and the pot is worth the stake; ahead, only where nothing can be lost but the stake.
pub(super) fn stake(view: &CardView<'_>) -> Choice {
    let shown = view.shown;
    if !shown.may_stand() {
        return Choice::Take;
    }
    let blacks = blacks_unseen(view.shown);
    let left = shown.left();
    let stake = shown.stake() as usize;
    let pot = shown.pot() as usize;
    if shown.leader() == Some(view.seat) {
        let rival = |seat| seat != view.seat && shown.state(seat) == State::In;
        let pressed = shown.playing().iter().any(rival);
        return if blacks == 0 && pressed && stake * 4 <= pot {
            Choice::Take
        } else {
            Choice::Stand
        };
    }
    let ahead = shown.leader().map_or(0, |seat| shown.half_points(seat));
    let missing = ahead.saturating_sub(shown.half_points(view.seat));
    // Each card brings two half points at most: who needs more than two cards pays for a hope.
    let near = missing <= 4;
    let pays = pot * (left - blacks.min(left)) > 2 * stake * left;
    if stake == 0 || near && pays {
        Choice::Take
    } else {
        Choice::Stand
    }
}

/// How many black cards nobody has taken yet.
fn blacks_unseen(shown: &Shown) -> usize {
    let black = |card: &&Card| **card == Card::Black;
    let seats = shown.playing().iter();
    let taken = seats.flat_map(|seat| shown.cards(seat)).filter(black);
    PACK.iter().filter(black).count() - taken.count()
}
