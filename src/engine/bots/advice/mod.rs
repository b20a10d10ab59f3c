//! Hints: a move for a person, and the reasons for it.

mod reason;
mod reasons;

pub use reason::Reason;
pub use reasons::reasons;

use crate::bots::Stop;
use crate::bots::search::{Effort, Search};
use crate::rules::Move;
use crate::table::View;
use rand::Rng;

/// How hard the adviser thinks: a person waits for it.
const EFFORT: Effort = Effort {
    iterations: 1000,
    models_opponents: true,
};

/// As many reasons are given as can be kept in mind.
pub(in crate::bots) const REASONS: usize = 2;

/// A move, and what speaks for it, the strongest reason first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub play: Move,
    /// Why. Empty where nothing stands out but that the search found it best.
    pub reasons: Vec<Reason>,
}

/// Advises the seat in turn; nothing where it can do nothing.
pub fn advise<const WORDS: usize>(view: &View<'_, WORDS>, chance: &mut impl Rng) -> Option<Advice> {
    let play = Search::new().best(view, EFFORT, &Stop::default(), chance)?;
    let mut reasons = reasons(view, play);
    reasons.truncate(REASONS);
    Some(Advice { play, reasons })
}
