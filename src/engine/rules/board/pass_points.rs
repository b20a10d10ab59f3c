//! The points that passes score, at once or with the tile after them.

use super::Board;
use crate::rules::compiled::Rules;
use crate::rules::count::{Made, PassPoints, Why};
use crate::rules::tile::Tile;

/// What passes score on a board.
#[derive(Clone, Copy)]
pub(super) struct PassScores<'a, const WORDS: usize> {
    pub(super) board: &'a Board<WORDS>,
    pub(super) points: PassPoints,
}

impl<const WORDS: usize> PassScores<'_, WORDS> {
    /// Returns the points of the pass just made, if it is the first of the match.
    pub(super) fn of_first_pass(self) -> Option<Made> {
        let board = self.board;
        if board.opening.first.is_none() || board.made.passed {
            return None;
        }
        Made::of_pass(board.next_playing(), self.points.first, Why::FirstPass)
    }

    /// Returns the points of the pass just made, whether or not it is the first of the match.
    pub(super) fn of_pass(self, rules: &Rules<WORDS>) -> Option<Made> {
        let board = self.board;
        if board.opening.first.is_none() {
            return Made::of_pass(board.next_playing(), self.points.handed_on, Why::Pass);
        }
        let is_after_tile = board.history.knocks(0) == 1;
        if self.points.each > 0 {
            if !is_after_tile || self.is_shut(rules) {
                return None;
            }
            let last = board.history.last_to_lay()?;
            return Made::of_pass(last, self.points.each, Why::Pass);
        }
        if is_after_tile && board.tiles.on_table() == 1 && !self.points.opening_void {
            return self.of_opening();
        }
        None
    }

    /// Returns the points for the pass right after the opening tile.
    fn of_opening(self) -> Option<Made> {
        let opening = &self.board.opening;
        let is_plain = !opening.first.is_some_and(Tile::is_double) && self.points.opening_plain > 0;
        let points = if is_plain {
            self.points.opening_plain
        } else {
            self.points.opening
        };
        Made::of_pass(opening.seat, points, Why::Pass)
    }

    /// Returns the points of the tile just laid for an opening pass that only this tile shows not to be void. So many seats passed
    /// just before it.
    pub(super) fn of_opening_before(self, knocks: usize) -> Option<Made> {
        if knocks == 1 && self.points.opening_void && self.board.tiles.on_table() == 2 {
            self.of_opening()
        } else {
            None
        }
    }

    /// Returns the points of the tile just laid for the passes of all others before it, if there were so many.
    pub(super) fn of_circle_before(self, knocks: usize) -> Option<Made> {
        let board = self.board;
        let (points, why) = if self.points.galo > 0 {
            (self.points.galo - self.points.each, Why::Galo)
        } else {
            (self.points.circle, Why::AllPassed)
        };
        let all_passed = knocks == board.playing.len() - 1;
        if all_passed && board.tiles.on_table() > 1 {
            Made::of_pass(board.turn.seat, points, why)
        } else {
            None
        }
    }

    /// Returns whether no tile that is not on the table fits anywhere.
    fn is_shut(self, rules: &Rules<WORDS>) -> bool {
        let layout = &self.board.layout;
        layout
            .open
            .iter()
            .all(|arm| !rules.can_be_joined(layout.ends[arm.index()], self.board.tiles.laid))
    }
}
