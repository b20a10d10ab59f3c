//! Messages for games with feet: what the centre or a double still needs, and which ends are open.

use super::say::feet as say;
use super::say::review::star_ends;
use super::{Message, Scene};
use serpente_engine::rules::{Arm, OpenEnd, Pip, Tile};

impl Scene<'_> {
    /// Returns the message that says what the centre or a foot needs before anything else; if
    /// nothing, the one that lists the open halves, each once, lowest first.
    pub(super) fn feet_ends(&self) -> Message {
        self.toes_needed().unwrap_or_else(|| {
            let ends = self.board.open().iter().map(|arm| self.board.end_of(arm));
            let mut halves: Vec<Pip> = ends.filter_map(OpenEnd::only).collect();
            halves.sort_unstable();
            halves.dedup();
            star_ends(halves)
        })
    }

    /// Returns the message that says what the centre or a foot needs before anything else, if it
    /// needs anything.
    pub(super) fn toes_needed(&self) -> Option<Message> {
        let (half, count) = self.board.toes()?;
        let double = Tile::double(half);
        Some(if self.is_centre(half) {
            say::centre_needs(double, count)
        } else {
            say::foot_needs(double, count)
        })
    }

    /// Returns the place of a tile that joins this half and begins an arm.
    pub(super) fn toe_place(&self, half: Pip) -> Message {
        if self.is_centre(half) {
            say::place_centre()
        } else {
            say::place_toe(Tile::double(half))
        }
    }

    /// Returns whether an arm grows from the centre, not from a double laid later.
    pub(super) fn is_of_centre(&self, arm: Arm) -> bool {
        let inner = self.board.along(arm).next().map(|(inner, _)| inner);
        inner.is_some_and(|half| self.is_centre(half))
    }

    /// Returns the message for the effect of a tile: a foot that needs toes, a foot that needs one
    /// toe less, or a foot or the centre that is complete. `half` is the half that the tile joined;
    /// `begins`, whether it began an arm.
    pub(super) fn toes_after(&self, tile: Tile, half: Pip, begins: bool) -> Option<Message> {
        let needed = self.toes_needed();
        if needed.is_some() || !(begins || tile.is_double()) {
            // If the listener has the turn now, its announcement says so.
            return needed.filter(|_| !self.company.is_you(self.board.turn()));
        }
        Some(if begins && self.is_centre(half) {
            say::centre_complete()
        } else {
            say::foot_complete(Tile::double(half))
        })
    }

    fn is_centre(&self, half: Pip) -> bool {
        self.board.first() == Some(Tile::double(half))
    }
}
