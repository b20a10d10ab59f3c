//! A plausible player that a child can beat.

use super::heavy::Heavy;
use super::random::Random;
use crate::bots::Bot;
use crate::table::{GameMove, GameView};
use rand::{Rng, RngExt};

/// Of ten moves, so many are laid with some thought: the heaviest tile first, as beginners are told.
const THOUGHT: u32 = 7;

/// Lays heavy tiles when it thinks of it, and anything that fits when it does not.
pub(in crate::bots) struct Easy<R> {
    random: Random<R>,
}

impl<R: Rng + Send> Easy<R> {
    pub(in crate::bots) fn new(chance: R) -> Self {
        Self {
            random: Random::new(chance),
        }
    }

    /// Whether it thinks of what it knows.
    fn thinks(&mut self) -> bool {
        self.random.chance().random_range(..10_u32) < THOUGHT
    }
}

impl<R: Rng + Send, const WORDS: usize> Bot<WORDS> for Easy<R> {
    fn decide(&mut self, view: &GameView<'_, WORDS>) -> GameMove {
        if self.thinks() {
            Heavy.decide(view)
        } else {
            self.random.decide(view)
        }
    }
}
