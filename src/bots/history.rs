//! What was done in a round, with what could have been laid each time.

use crate::rules::{Arm, Deed, Open, Seat, Shape, TileSet};
use crate::table::View;

/// What one seat did, and which tiles would have fitted then.
#[derive(Clone, Copy, Debug)]
pub(super) struct Past<const WORDS: usize> {
    pub(super) seat: Seat,
    pub(super) deed: Deed,
    /// The tiles that the seat could have laid; of a seat with an arm of its own that let its turn go by, those that it would
    /// have had to lay.
    pub(super) fitting: TileSet<WORDS>,
}

/// Tells every deed of the round so far, oldest first.
pub(super) fn tell<const WORDS: usize>(view: &View<'_, WORDS>, mut each: impl FnMut(Past<WORDS>)) {
    let rules = view.rules;
    let mut ends: Vec<(Arm, Open)> = Vec::with_capacity(10);
    let mut centre = Open::SUBSTITUTE;
    for &(seat, deed) in view.board.trail() {
        let fits = |open: Open| rules.fits(open).any;
        let opened = !ends.is_empty() || centre != Open::SUBSTITUTE;
        let fitting = match rules.shape() {
            _ if !opened => TileSet::EMPTY,
            Shape::Star(points) if ends.len() < points => fits(centre),
            Shape::Owned if !matches!(deed, Deed::Laid(_)) => {
                let own = ends.iter().find(|(arm, _)| *arm == Arm::of(seat));
                own.map_or(TileSet::EMPTY, |&(_, open)| fits(open))
            }
            Shape::Line | Shape::Star(_) | Shape::Owned => ends
                .iter()
                .fold(TileSet::EMPTY, |all, &(_, open)| all | fits(open)),
        };
        each(Past {
            seat,
            deed,
            fitting,
        });
        match deed {
            Deed::Opened(tile) => {
                let [left, right] = rules.book().begins(tile, rules.options());
                match rules.shape() {
                    Shape::Line => ends = vec![(Arm::LEFT, left), (Arm::RIGHT, right)],
                    // A star is begun arm by arm, from its centre.
                    Shape::Star(_) => centre = left,
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
            Deed::Drew | Deed::Passed | Deed::Swapped => {}
        }
    }
}
