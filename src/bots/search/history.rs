//! What was done in a round, with what could have been laid each time.

use crate::rules::{Arm, Arms, OpenEnd, Pip, PublicMove, Seat, Shape, TileSet};
use crate::table::View;

/// What one seat did, and what lay open to it then.
#[derive(Clone, Copy, Debug)]
pub(in crate::bots) struct Past<const WORDS: usize> {
    pub(in crate::bots) seat: Seat,
    pub(in crate::bots) public_move: PublicMove,
    /// The tiles that the seat could have laid; of a seat with an arm of its own that let its turn go by, those that it would
    /// have had to lay.
    pub(in crate::bots) fitting: TileSet<WORDS>,
    /// The halves that such tiles would have joined.
    pub(in crate::bots) halves: Halves,
}

/// Some of the halves that tiles have.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::bots) struct Halves(u32);

impl Halves {
    pub(in crate::bots) fn contains(self, half: Pip) -> bool {
        self.0 >> half.get() & 1 == 1
    }

    fn insert(&mut self, half: Pip) {
        self.0 |= 1 << half.get();
    }

    pub(in crate::bots) fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }
}

/// Tells every move of the round so far, oldest first.
pub(in crate::bots) fn tell<const WORDS: usize>(
    view: &View<'_, WORDS>,
    mut each: impl FnMut(Past<WORDS>),
) {
    let rules = view.rules;
    let mut ends: Vec<(Arm, OpenEnd)> = Vec::with_capacity(10);
    // Arms that a seat could not lay on when it let its turn go by, and nobody has laid on since.
    let mut given_up = Arms::NONE;
    let mut centre = None;
    for &(seat, public_move) in view.board.history() {
        let own = Arm::of(seat);
        let open_to = |arm: Arm| match rules.shape() {
            Shape::Line | Shape::Star(_) => true,
            Shape::Owned if matches!(public_move, PublicMove::Laid(_)) => {
                arm == own || given_up.contains(arm)
            }
            Shape::Owned => arm == own,
        };
        let begun = match rules.shape() {
            Shape::Star(points) if ends.len() < points => &[],
            Shape::Star(_) | Shape::Line | Shape::Owned => ends.as_slice(),
        };
        let open = begun.iter().filter(|(arm, _)| open_to(*arm));
        let open = open.map(|(_, open)| *open);
        let mut past = Past {
            seat,
            public_move,
            fitting: TileSet::EMPTY,
            halves: Halves::default(),
        };
        for open in open.chain(centre.filter(|_| begun.is_empty())) {
            past.fitting |= rules.fits(open).any;
            if let Some(half) = open.only() {
                past.halves.insert(half);
            }
        }
        each(past);
        match public_move {
            PublicMove::Opened(tile) => {
                let [left, right] = rules.book().begins(tile, rules.options());
                match rules.shape() {
                    Shape::Line => ends = vec![(Arm::LEFT, left), (Arm::RIGHT, right)],
                    // A star is begun arm by arm, from its centre.
                    Shape::Star(_) => centre = Some(left),
                    Shape::Owned => {
                        let seats = view.board.playing().iter();
                        ends = seats.map(|seat| (Arm::of(seat), left)).collect();
                    }
                }
            }
            PublicMove::Laid(placement) => {
                given_up = given_up.without(placement.arm);
                let open = rules.leaves(placement.tile, placement.orientation);
                match ends.iter_mut().find(|(arm, _)| *arm == placement.arm) {
                    Some((_, end)) => *end = open,
                    None => ends.push((placement.arm, open)),
                }
            }
            PublicMove::Passed if !ends.is_empty() => given_up = given_up.union(Arms::only(own)),
            PublicMove::Drew | PublicMove::Passed | PublicMove::Swapped => {}
        }
    }
}
