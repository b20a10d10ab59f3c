//! What the others have shown not to hold.

use crate::rules::{Arm, Deed, Open, SEATS, Shape, TileSet};
use crate::table::View;

/// For each seat, the tiles it did not hold when it last passed, and has not drawn since.
pub(super) fn lacks<const WORDS: usize>(view: &View<'_, WORDS>) -> [TileSet<WORDS>; SEATS] {
    let mut lacks = [TileSet::EMPTY; SEATS];
    let rules = view.rules;
    let mut ends: Vec<(Arm, Open)> = Vec::with_capacity(2);
    let mut centre = Open::SUBSTITUTE;
    for &(seat, deed) in view.board.trail() {
        match deed {
            Deed::Opened(tile) => {
                let [left, right] = rules.book().begins(tile, rules.options());
                centre = left;
                match rules.shape() {
                    Shape::Line => ends = vec![(Arm::LEFT, left), (Arm::RIGHT, right)],
                    Shape::Star(_) => {}
                    Shape::Owned => {
                        let seats = view.board.playing().iter();
                        ends = seats.map(|seat| (Arm::of(seat), left)).collect();
                    }
                }
            }
            Deed::Laid(placement) => {
                let open = rules.leaves(placement.tile, placement.way);
                match ends.iter_mut().find(|(arm, _)| *arm == placement.arm) {
                    Some((_, end)) => *end = open,
                    None => ends.push((placement.arm, open)),
                }
            }
            // A tile that was drawn can be any: what was known of the hand no longer holds for certain.
            Deed::Drew | Deed::Swapped => lacks[seat.index()] = TileSet::EMPTY,
            Deed::Passed => {
                // A star is begun arm by arm, from its centre; who has an arm of its own may decline all others.
                let unfinished =
                    matches!(rules.shape(), Shape::Star(points) if ends.len() < points);
                let tried = |&&(arm, _): &&(Arm, Open)| {
                    !unfinished && (rules.shape() != Shape::Owned || arm == Arm::of(seat))
                };
                if unfinished {
                    lacks[seat.index()] |= rules.fits(centre).any;
                }
                for &(_, open) in ends.iter().filter(tried) {
                    lacks[seat.index()] |= rules.fits(open).any;
                }
            }
        }
    }
    lacks
}
