//! A plausible player that a child can beat.

use super::heavy::Heavy;
use super::random::Random;
use crate::bax::CardMove;
use crate::bots::Bot;
use crate::rules::Move;
use crate::table::{CardView, View};
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
    fn choose(&mut self, view: &View<'_, WORDS>) -> Move {
        if self.thinks() {
            Heavy.choose(view)
        } else {
            self.random.choose(view)
        }
    }

    fn stake(&mut self, view: &CardView<'_>) -> CardMove {
        if self.thinks() {
            Bot::<WORDS>::stake(&mut Heavy, view)
        } else {
            Bot::<WORDS>::stake(&mut self.random, view)
        }
    }
}
