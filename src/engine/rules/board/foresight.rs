//! What would lie on the table, and which points would be scored, if the seat in turn laid a tile.

use super::Board;
use super::replay::lay_and_go_on;
use crate::rules::compiled::Rules;
use crate::rules::count::{InPlay, Laid};
use crate::rules::fit::{Arm, ArmLayout, EndsShown, Move, OpenEnd, Placement};

/// What comes of each tile that the seat in turn may lay.
#[derive(Clone, Copy, Debug)]
pub struct Foresight<'a, const WORDS: usize = 3> {
    board: &'a Board<WORDS>,
    rules: &'a Rules<WORDS>,
    /// What the ends show now, if tiles score by themselves. It is the same for each, so it is found once.
    now: Option<EndsShown>,
    /// Whether there are no points but those of the ends.
    only_ends_score: bool,
}

impl<'a, const WORDS: usize> Foresight<'a, WORDS> {
    /// Looks at the moves of the seat in turn.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations ask for it at every move")]
    pub(super) fn new(board: &'a Board<WORDS>, rules: &'a Rules<WORDS>) -> Self {
        let mut now = None;
        let mut only_ends_score = true;
        if let Some(in_play) = rules.in_play()
            && in_play.is_by_tile()
        {
            now = Some(board.layout.shown());
            let for_out = in_play.for_out != 0 && board.goes_out_next(rules);
            let for_knocks = in_play.per_knock != 0 && board.history.has_knock(0);
            only_ends_score = !for_out && !for_knocks;
        }
        Self {
            board,
            rules,
            now,
            only_ends_score,
        }
    }

    /// Returns the points that a move would score at once, without those that any move would score.
    #[inline]
    pub fn points(&self, play: Move) -> i32 {
        let (Some(in_play), Some(now)) = (self.rules.in_play(), &self.now) else {
            return 0;
        };
        let Some(ends) = self.shown_after(play, now) else {
            return 0;
        };
        // Most tiles score nothing.
        if self.only_ends_score && in_play.ends.have_no_points(&ends) {
            return 0;
        }
        self.points_with(in_play, ends)
    }

    /// Returns whether a tile that leaves this end on an arm may score. If not, it scores nothing; most tiles do not, and this is quicker
    /// than to find their points.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations ask for it at every move")]
    pub(crate) fn may_score(&self, arm: Arm, end: OpenEnd) -> bool {
        let (Some(in_play), Some(now)) = (self.rules.in_play(), &self.now) else {
            return false;
        };
        if !self.only_ends_score || !self.rules.shortcuts.grows_from_doubles {
            return true;
        }
        let after = self.board.layout.shown_after(now, arm, end);
        !in_play.ends.have_no_points(&after)
    }

    /// Returns the points of a move after which the ends show this.
    #[inline(never)]
    fn points_with(&self, in_play: &InPlay, ends: EndsShown) -> i32 {
        let laid = Laid {
            is_out: self.board.goes_out_next(self.rules),
            ..self.board.about_to_lay(self.rules, in_play, ends, 0)
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

    /// Returns what the ends show after a move, with what they show `now`; `None` if the move lays no tile.
    #[inline]
    fn shown_after(&self, play: Move, now: &EndsShown) -> Option<EndsShown> {
        match play {
            Move::Lay(placement) if self.rules.shortcuts.grows_from_doubles => {
                let end = self.rules.leaves(placement.tile, placement.orientation);
                Some(self.board.layout.shown_after(now, placement.arm, end))
            }
            _ => Some(self.layout(play)?.shown()),
        }
    }

    /// Returns the arms after a move; `None` if the move lays no tile.
    #[inline(never)]
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
