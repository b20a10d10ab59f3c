//! What would lie on the table, and which points would be scored, if the seat in turn laid a tile.

use super::Board;
use super::replay::lay_and_go_on;
use crate::rules::compiled::Rules;
use crate::rules::count::Laid;
use crate::rules::fit::{ArmLayout, Move, OpenEnd, Placement};

/// What comes of each tile that the seat in turn may lay.
#[derive(Clone, Copy, Debug)]
pub struct Foresight<'a, const WORDS: usize = 3> {
    board: &'a Board<WORDS>,
    rules: &'a Rules<WORDS>,
    /// What points depend on beside the tile, if tiles score by themselves. It is the same for each, so it is found once.
    about_to: Option<Laid<'a>>,
}

impl<'a, const WORDS: usize> Foresight<'a, WORDS> {
    /// Looks at the moves of the seat in turn.
    #[inline]
    pub(super) fn new(board: &'a Board<WORDS>, rules: &'a Rules<WORDS>) -> Self {
        let about_to = match rules.in_play() {
            Some(in_play) if in_play.is_by_tile() => Some(Laid {
                is_out: board.goes_out_next(rules),
                ..board.about_to_lay(rules, in_play, 0)
            }),
            _ => None,
        };
        Self {
            board,
            rules,
            about_to,
        }
    }

    /// Returns the points that a move would score at once, without those that any move would score.
    #[inline]
    pub fn points(&self, play: Move) -> i32 {
        let (Some(in_play), Some(about_to)) = (self.rules.in_play(), &self.about_to) else {
            return 0;
        };
        let Some(layout) = self.layout(play) else {
            return 0;
        };
        let laid = Laid {
            layout: &layout,
            ..*about_to
        };
        match in_play.points(&laid) {
            Some(made) if in_play.writes(made, &laid) => made.points,
            _ => 0,
        }
    }

    /// Returns the count of the ends after a move, in pips.
    pub fn count(&self, play: Move) -> u32 {
        let layout = self.layout(play);
        layout.as_ref().unwrap_or(&self.board.layout).count()
    }

    /// Returns what the open ends would show after a tile laid like this.
    pub(crate) fn ends(&self, placement: Placement) -> Vec<OpenEnd> {
        let layout = self.layout(Move::Lay(placement)).expect("a tile is laid");
        layout
            .open
            .iter()
            .map(|arm| layout.ends[arm.index()])
            .collect()
    }

    /// Returns the arms after a move; `None` if the move lays no tile.
    fn layout(&self, play: Move) -> Option<ArmLayout> {
        let board = self.board;
        let rules = self.rules;
        let mut layout = board.layout;
        match play {
            Move::Open(tile) => layout.begin(rules.shape, rules.begins(tile), board.playing),
            Move::Lay(placement) => {
                let mut laid = board.tiles.laid;
                laid.insert(placement.tile);
                lay_and_go_on(rules, &mut layout, board.turn.seat, placement, laid);
            }
            _ => return None,
        }
        Some(layout)
    }
}
