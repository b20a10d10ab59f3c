//! A sensible player: thinks a few rounds through, and remembers who passed on what.

use crate::bax::CardMove;
use crate::bots::cards::heuristic;
use crate::bots::search::{Effort, Search};
use crate::bots::{Bot, Stop};
use crate::rules::Move;
use crate::table::{CardView, View};
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
    fn choose(&mut self, view: &View<'_, WORDS>) -> Move {
        self.search
            .best(view, EFFORT, &Stop::default(), &mut self.chance)
    }

    fn stake(&mut self, view: &CardView<'_>) -> CardMove {
        heuristic::stake(view)
    }
}
