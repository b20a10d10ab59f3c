//! How computer players and hints choose at the game of cards.

mod advice;
pub(super) mod heuristic;
pub(super) mod rollout;

pub use advice::{CardAdvice, CardReason, advise_cards};
