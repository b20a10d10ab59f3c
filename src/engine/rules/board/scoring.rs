//! Scores the tile just laid, or the pass just made.

use super::changes::BoardChange;
use super::pass_points::PassScores;
use super::said_count::{AfterTile, is_right};
use crate::rules::count::{InPlay, Laid};

impl<const WORDS: usize> BoardChange<'_, WORDS> {
    /// Returns whether the tile just laid scores nothing for a simple reason, as most tiles do: the ends have no points, no seat
    /// passed just before it, no number was said with it, and it did not end the round.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of every tile where ends score")]
    pub(super) fn scores_nothing(&self, in_play: &InPlay, is_out: bool) -> bool {
        !is_out
            && self.board.turn.said.is_none()
            && in_play.ends.have_no_points(&self.board.layout.shown())
            && !(in_play.asks_for_knocks() && self.board.history.has_knock(1))
    }

    /// Scores the tile just laid. Returns what comes of it. `is_out` says whether it ended the round.
    #[inline(never)]
    pub(super) fn make_points(&mut self, in_play: &InPlay, is_out: bool) -> AfterTile {
        let rules = self.rules;
        let seating = rules.options.seating;
        let said = self.board.turn.said.take();
        let ends = self.board.layout.shown();
        let laid = Laid {
            is_out,
            ..self.board.about_to_lay(rules, in_play, ends, 1)
        };
        let of_tile = in_play.points(&laid);
        let mut made = of_tile;
        let mut besides = None;
        let knocks = if rules.shortcuts.scores_passes {
            self.board.history.knocks(1)
        } else {
            0
        };
        if knocks > 0 {
            let passes = PassScores {
                board: self.board,
                points: in_play.passes,
            };
            let opening = passes.of_opening_before(knocks);
            let circle = passes.of_circle_before(knocks);
            // No game has points for all three.
            made = of_tile.or(opening).or(circle);
            besides = match (of_tile, opening) {
                (None, None) => None,
                (Some(_), Some(_)) => opening,
                (Some(_), None) | (None, Some(_)) => circle,
            };
        }
        if let (Some(rule), Some(said)) = (in_play.said, said)
            && !is_right(said, self.board.layout.count(), made)
        {
            return self.after_wrong_number(rule, said, made);
        }
        let Some(made) = made else {
            self.board.made.nothing();
            return AfterTile::GoesOn;
        };
        let missing = laid.missing;
        let writes = in_play.writes(made, &laid);
        self.board.made.note(Some(made), writes);
        self.board.made.score_besides(seating, besides);
        if !writes {
            return AfterTile::GoesOn;
        }
        self.board.made.score(seating, made);
        if in_play.at_once && made.points >= missing {
            AfterTile::Won(made.seat)
        } else {
            AfterTile::GoesOn
        }
    }

    /// Scores the pass just made.
    #[inline(never)]
    pub(super) fn make_points_of_pass(&mut self) {
        let rules = self.rules;
        self.board.made.nothing();
        let Some(in_play) = rules.in_play() else {
            return;
        };
        if rules.shortcuts.scores_passes {
            let passes = PassScores {
                board: self.board,
                points: in_play.passes,
            };
            let of_pass = passes.of_pass(rules);
            let of_first = passes.of_first_pass();
            if let Some(made) = of_pass.or(of_first) {
                let seating = rules.options.seating;
                self.board.made.note(Some(made), true);
                self.board.made.score(seating, made);
                self.board
                    .made
                    .score_besides(seating, of_pass.and(of_first));
            }
        }
        self.board.made.passed |= self.board.opening.first.is_some();
    }
}
