//! What the others have shown not to hold.

use super::history;
use crate::rules::{Deed, SEATS, TileSet};
use crate::table::View;

/// For each seat, the tiles it did not hold when it last passed, and has not drawn since.
pub(super) fn lacks<const WORDS: usize>(view: &View<'_, WORDS>) -> [TileSet<WORDS>; SEATS] {
    let mut lacks = [TileSet::EMPTY; SEATS];
    history::tell(view, |past| match past.deed {
        Deed::Opened(_) | Deed::Laid(_) => {}
        // A tile that was drawn can be any: what was known of the hand no longer holds for certain.
        Deed::Drew | Deed::Swapped => lacks[past.seat.index()] = TileSet::EMPTY,
        Deed::Passed => lacks[past.seat.index()] |= past.fitting,
    });
    lacks
}
