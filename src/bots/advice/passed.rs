//! What the others passed on.

use crate::rules::{Halves, PublicMove, SEATS};
use crate::table::View;

/// For each seat the halves that were open when it passed, and that it has drawn nothing for since.
pub(in crate::bots) fn passed_on<const WORDS: usize>(view: &View<'_, WORDS>) -> [Halves; SEATS] {
    let mut passed = [Halves::default(); SEATS];
    view.board.replay(view.rules, |past| {
        let halves = &mut passed[past.seat.index()];
        match past.public_move {
            PublicMove::Opened(_) | PublicMove::Laid(_) => {}
            // A new tile can be any.
            PublicMove::Drew | PublicMove::Swapped => *halves = Halves::default(),
            PublicMove::Passed => *halves = halves.union(past.halves),
        }
    });
    passed
}
