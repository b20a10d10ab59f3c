//! Any legal move.

use crate::bax::CardMove;
use crate::bots::Bot;
use crate::rules::Move;
use crate::table::{CardView, TrickView, View};
use crate::tricks::{Counts, TrickMove};
use rand::{Rng, RngExt};

/// Plays any legal move, all equally likely.
pub(in crate::bots) struct Random<R> {
    pub(in crate::bots) chance: R,
}

impl<R: Rng + Send, const WORDS: usize> Bot<WORDS> for Random<R> {
    fn lay(&mut self, view: &View<'_, WORDS>) -> Move {
        let legal = view.legal.expect("a computer player is asked in its turn");
        // 32 bits are enough for a choice, and are quicker to get than 64.
        let dice = u64::from(self.chance.next_u32());
        let below =
            |count: usize| usize::try_from((dice * count as u64) >> 32).expect("below the count");
        legal
            .pick(view.rules, view.board, below)
            .expect("a seat in turn can always do something")
    }

    fn take_or_stand(&mut self, view: &CardView<'_>) -> CardMove {
        let count = view.choices().count();
        let chosen = if count > 1 {
            self.chance.random_range(..count)
        } else {
            0
        };
        let choice = view.choices().nth(chosen);
        choice.expect("a seat in turn can always do something")
    }

    fn bid_or_play(&mut self, view: &TrickView<'_>) -> TrickMove {
        let mut choices = view.choices();
        // A set bid costs points here, so a match of random players who bid more than they must would never end.
        if view.board.house().counts == Counts::Tricks {
            let is_bid = |choice: &&TrickMove| matches!(choice, TrickMove::Bid(_));
            let least = choices.iter().find(is_bid).copied();
            choices.retain(|choice| !is_bid(&choice) || Some(*choice) == least);
        }
        let chosen = self.chance.random_range(..choices.len());
        choices[chosen]
    }
}
