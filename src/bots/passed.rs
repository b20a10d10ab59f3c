//! What the others passed on.

use super::history::{self, Halves};
use crate::rules::{Deed, SEATS};
use crate::table::View;

/// For each seat the halves that were open when it passed, and that it has drawn nothing for since.
pub(super) fn passed_on<const WORDS: usize>(view: &View<'_, WORDS>) -> [Halves; SEATS] {
    let mut passed = [Halves::default(); SEATS];
    history::tell(view, |past| {
        let halves = &mut passed[past.seat.index()];
        match past.deed {
            Deed::Opened(_) | Deed::Laid(_) => {}
            // A new tile can be any.
            Deed::Drew | Deed::Swapped => *halves = Halves::default(),
            Deed::Passed => *halves = halves.and(past.halves),
        }
    });
    passed
}
