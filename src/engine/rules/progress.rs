//! The state of turns, in games where a turn may have more than one tile.

use super::placement::{Arm, Arms, OpenEnd};
use super::seating::Seats;

/// The most doubles that can be open: one on the train of each seat, and one on the train of all.
const MOST_OPEN: usize = 11;

/// The state of turns, in games where a turn may have more than one tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnProgress {
    /// The arms whose end is a double that must be covered, the oldest first.
    waiting: [Arm; MOST_OPEN],
    open_doubles: u8,
    /// Whether the seat in turn has laid a tile, and its turn goes on.
    pub goes_on: bool,
    /// The seats that have had a turn.
    pub started: Seats,
    /// How many tiles must be laid on the centre or a foot before any other move.
    pub toes: u8,
    /// The end that the last foot, or the centre, shows.
    pub foot: OpenEnd,
    /// The arms that ended in a foot.
    pub ended: Arms,
    /// The arms of a star that have one tile.
    pub single: Arms,
    /// Whether a star gets no more arms, though it could have had more.
    pub star_is_closed: bool,
}

impl TurnProgress {
    pub(super) const NONE: Self = Self {
        waiting: [Arm::LEFT; MOST_OPEN],
        open_doubles: 0,
        goes_on: false,
        started: Seats::NONE,
        toes: 0,
        foot: OpenEnd::SUBSTITUTE,
        ended: Arms::NONE,
        single: Arms::NONE,
        star_is_closed: false,
    };

    /// Returns the arms whose end is a double that must be covered, the oldest first.
    pub(super) fn waiting(&self) -> &[Arm] {
        &self.waiting[..usize::from(self.open_doubles)]
    }

    pub(super) fn wait_on(&mut self, arm: Arm) {
        self.waiting[usize::from(self.open_doubles)] = arm;
        self.open_doubles += 1;
    }

    pub(super) fn retain(&mut self, still: impl Fn(Arm) -> bool) {
        let before = *self;
        self.open_doubles = 0;
        for &arm in before.waiting().iter().filter(|&&arm| still(arm)) {
            self.wait_on(arm);
        }
    }
}
