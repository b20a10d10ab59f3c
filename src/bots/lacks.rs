//! What the others have shown not to hold.

use crate::rules::{Arm, Deed, Open, SEATS, TileSet, Way};
use crate::table::View;

/// For each seat, the tiles it did not hold when it last passed, and has not drawn since.
pub(super) fn lacks<const WORDS: usize>(view: &View<'_, WORDS>) -> [TileSet<WORDS>; SEATS] {
    let mut lacks = [TileSet::EMPTY; SEATS];
    let mut ends: Vec<(Arm, Open)> = Vec::with_capacity(2);
    for &(seat, deed) in view.board.trail() {
        match deed {
            Deed::Opened(tile) => {
                let [left, right] = view.rules.book().begins(tile, view.rules.options());
                ends = vec![(Arm::LEFT, left), (Arm::RIGHT, right)];
            }
            Deed::Laid(placement) => {
                let open = view.rules.leaves(placement.tile, placement.way);
                debug_assert!(placement.way != Way::Wild || open.tile().is_some());
                match ends.iter_mut().find(|(arm, _)| *arm == placement.arm) {
                    Some((_, end)) => *end = open,
                    None => ends.push((placement.arm, open)),
                }
            }
            // A drawn tile can be any: what was known of the hand no longer holds for certain.
            Deed::Drew | Deed::Swapped => lacks[seat.index()] = TileSet::EMPTY,
            Deed::Passed => {
                for &(_, open) in &ends {
                    lacks[seat.index()] |= view.rules.fits(open).any;
                }
            }
        }
    }
    lacks
}
