//! A plausible player that a child can beat.

use super::heavy::Heavy;
use super::random::Random;
use crate::bax::CardMove;
use crate::bots::Bot;
use crate::rules::{InPlay, Move};
use crate::table::{CardView, TrickView, View};
use crate::tricks::TrickMove;
use rand::{Rng, RngExt};

/// How many of ten moves are chosen with some thought: the heaviest tile first, as beginners are told.
const THOUGHT: u32 = 7;

/// The same in games where equal ends score: taking such points whenever possible is almost the best play there.
const THOUGHT_FOR_HEADERS: u32 = 3;

/// Plays the heaviest tile when it thinks, and any legal move when it does not.
pub(in crate::bots) struct Easy<R> {
    heavy: Heavy,
    random: Random<R>,
}

impl<R: Rng + Send> Easy<R> {
    pub(in crate::bots) fn new(chance: R) -> Self {
        Self {
            heavy: Heavy,
            random: Random { chance },
        }
    }

    /// Returns the player for this move: the thinking one `often` of ten times.
    fn one<const WORDS: usize>(&mut self, often: u32) -> &mut dyn Bot<WORDS> {
        if self.random.chance.random_range(..10_u32) < often {
            &mut self.heavy
        } else {
            &mut self.random
        }
    }
}

impl<R: Rng + Send, const WORDS: usize> Bot<WORDS> for Easy<R> {
    fn lay(&mut self, view: &View<'_, WORDS>) -> Move {
        let by_headers = view.rules.in_play().is_some_and(InPlay::is_by_headers);
        let often = if by_headers {
            THOUGHT_FOR_HEADERS
        } else {
            THOUGHT
        };
        self.one(often).lay(view)
    }

    fn overlooks(&mut self) -> bool {
        self.random.chance.random_range(..4_u32) == 0
    }

    fn take_or_stand(&mut self, view: &CardView<'_>) -> CardMove {
        self.one::<WORDS>(THOUGHT).take_or_stand(view)
    }

    fn bid_or_play(&mut self, view: &TrickView<'_>) -> TrickMove {
        self.one::<WORDS>(THOUGHT).bid_or_play(view)
    }
}
