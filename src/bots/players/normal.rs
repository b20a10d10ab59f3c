//! A sensible player: thinks a few rounds through, and remembers who passed on what.

use crate::bots::cards::heuristic;
use crate::bots::search::{Effort, Search};
use crate::bots::{Bot, Stop, tricks};
use crate::table::{GameMove, GameView};
use rand::Rng;

/// A few rounds only: it sees what is near.
const EFFORT: Effort = Effort {
    iterations: 80,
    models_opponents: false,
};

/// Plays what looks best after a short search.
pub(in crate::bots) struct Normal<R, const WORDS: usize> {
    chance: R,
    search: Search<WORDS>,
}

impl<R, const WORDS: usize> Normal<R, WORDS> {
    pub(in crate::bots) fn new(chance: R) -> Self {
        Self {
            chance,
            search: Search::new(),
        }
    }
}

impl<R: Rng + Send, const WORDS: usize> Bot<WORDS> for Normal<R, WORDS> {
    fn decide(&mut self, view: &GameView<'_, WORDS>) -> GameMove {
        match view {
            GameView::Tiles(view) => self
                .search
                .best(view, EFFORT, &Stop::default(), &mut self.chance)
                .into(),
            GameView::Cards(view) => heuristic::stake(view).into(),
            GameView::Tricks(view) => tricks::by_rule_of_thumb(view).into(),
        }
    }
}
