//! A strong player: thinks thousands of rounds through, and reads what others lay.

use crate::bax::CardMove;
use crate::bots::cards::rollout;
use crate::bots::search::{Effort, Search};
use crate::bots::{Bot, Stop};
use crate::rules::Move;
use crate::table::{CardView, View};
use rand::Rng;

/// How many rounds are thought through before a move, if nobody says otherwise. Six times as many as 1000 win 55.0 percent of
/// the rounds (pairs of salotto, 200 mirrored deals); this many keep within 30 ms at four seats on a slow core.
pub(in crate::bots) const ITERATIONS: u32 = 3000;

/// Plays what a search finds best.
pub(in crate::bots) struct Expert<R, const WORDS: usize> {
    chance: R,
    effort: Effort,
    search: Search<WORDS>,
    stop: Stop,
}

impl<R, const WORDS: usize> Expert<R, WORDS> {
    pub(in crate::bots) fn new(iterations: u32, chance: R) -> Self {
        Self {
            chance,
            effort: Effort {
                iterations,
                models_opponents: true,
            },
            search: Search::new(),
            stop: Stop::default(),
        }
    }
}

impl<R: Rng + Send, const WORDS: usize> Bot<WORDS> for Expert<R, WORDS> {
    fn choose(&mut self, view: &View<'_, WORDS>) -> Move {
        self.search
            .best(view, self.effort, &self.stop, &mut self.chance)
    }

    fn stake(&mut self, view: &CardView<'_>) -> CardMove {
        let packs = self.effort.iterations;
        rollout::stake(view, packs, &self.stop, &mut self.chance)
    }

    fn heed(&mut self, stop: Stop) {
        self.stop = stop;
    }
}
