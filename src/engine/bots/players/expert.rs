//! A strong player: simulates thousands of rounds, and draws conclusions from what others lay.

use crate::bax::CardMove;
use crate::bots::cards::rollout;
use crate::bots::search::{Effort, Search};
use crate::bots::{Bot, Stop, tricks};
use crate::rules::Move;
use crate::table::{CardView, TrickView, View};
use crate::tricks::TrickMove;
use rand::Rng;

/// Plays the move that a search finds best.
pub(in crate::bots) struct Expert<R, const WORDS: usize> {
    chance: R,
    effort: Effort,
    search: Search<WORDS>,
    stop: Stop,
}

impl<R, const WORDS: usize> Expert<R, WORDS> {
    pub(in crate::bots) fn new(iterations: u32, chance: R, stop: Stop) -> Self {
        Self {
            chance,
            effort: Effort {
                iterations,
                models_opponents: true,
            },
            search: Search::new(),
            stop,
        }
    }
}

impl<R: Rng + Send, const WORDS: usize> Bot<WORDS> for Expert<R, WORDS> {
    fn lay(&mut self, view: &View<'_, WORDS>) -> Move {
        let best = self
            .search
            .best(view, self.effort, &self.stop, &mut self.chance);
        best.expect("a computer player is asked in its turn")
    }

    fn take_or_stand(&mut self, view: &CardView<'_>) -> CardMove {
        rollout::take_or_stand(view, self.effort.iterations, &self.stop, &mut self.chance)
    }

    fn bid_or_play(&mut self, view: &TrickView<'_>) -> TrickMove {
        tricks::search(view, self.effort.iterations, &self.stop, &mut self.chance)
    }
}
