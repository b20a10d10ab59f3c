//! How computer players and hints choose in the game of cards.

mod advice;
pub(super) mod heuristic;
pub(super) mod rollout;

pub use advice::CardReason;
pub(in crate::bots) use advice::card_reasons;
