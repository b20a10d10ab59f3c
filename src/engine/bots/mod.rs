//! Computer players. They get a [`GameView`](crate::table::GameView), which holds only what their seat may know, so they cannot cheat.

mod advice;
pub mod arena;
mod bot;
mod cards;
mod match_runner;
pub mod problems;
pub mod review;
mod search;
mod solver;
mod stop;
pub mod training;
mod tricks;

pub use advice::{Advice, MoveReason, Reason, advise, reasons};
pub use bot::Bot;
pub use cards::CardReason;
pub use match_runner::{
    EndlessMatch, MatchSums, bots_of, most_rounds, next_command, play_match, play_matches,
    play_rounds,
};
pub use stop::{Stop, ThinkingBudget};
pub use tricks::TrickReason;

pub use crate::table::Level;

use rand::{Rng, RngExt};

/// Shuffles; every order is equally likely (Fisher and Yates).
fn reorder<T>(all: &mut [T], chance: &mut impl Rng) {
    for left in (1..all.len()).rev() {
        all.swap(left, chance.random_range(..=left));
    }
}
