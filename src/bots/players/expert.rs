//! A strong player: thinks thousands of rounds through, and reads what others lay.

use crate::bots::cards::rollout;
use crate::bots::search::{Effort, Search};
use crate::bots::{Bot, Stop, tricks};
use crate::table::{GameMove, GameView};
use rand::Rng;

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
    fn decide(&mut self, view: &GameView<'_, WORDS>) -> GameMove {
        let (effort, chance) = (self.effort, &mut self.chance);
        match view {
            GameView::Tiles(view) => self.search.best(view, effort, &self.stop, chance).into(),
            GameView::Cards(view) => {
                rollout::stake(view, effort.iterations, &self.stop, chance).into()
            }
            GameView::Tricks(view) => {
                tricks::search(view, effort.iterations, &self.stop, chance).into()
            }
        }
    }

    fn heed(&mut self, stop: Stop) {
        self.stop = stop;
    }
}
