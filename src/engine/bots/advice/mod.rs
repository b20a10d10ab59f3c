//! Hints: suggests a move to a person, with reasons.

mod reason;
mod reasons;

pub use reason::Reason;
pub use reasons::reasons;

use crate::bots::Stop;
use crate::bots::search::{Effort, Search};
use crate::rules::Move;
use crate::table::View;
use rand::Rng;

/// How long the search for a hint runs: short, because a person waits for it.
const EFFORT: Effort = Effort {
    iterations: 1000,
    models_opponents: true,
};

/// How many reasons are given: more are hard to remember.
pub(in crate::bots) const REASONS: usize = 2;

/// A suggested move, and the reasons for it, the strongest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub play: Move,
    /// The reasons. Empty if the search found the move best without any reason known here.
    pub reasons: Vec<Reason>,
}

/// Suggests a move to the seat in turn. Returns `None` if it has no legal move.
pub fn advise<const WORDS: usize>(view: &View<'_, WORDS>, chance: &mut impl Rng) -> Option<Advice> {
    let play = Search::new().best(view, EFFORT, &Stop::default(), chance)?;
    let mut reasons = reasons(view, play);
    reasons.truncate(REASONS);
    Some(Advice { play, reasons })
}
