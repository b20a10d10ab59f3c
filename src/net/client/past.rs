//! The steps of a match from before the player came.

use serpente_engine::table::{Event, Update};

/// Collects the steps that the server sends when a player sits down, until all have arrived.
#[derive(Debug)]
pub(super) struct Past {
    /// The last line.
    pub(super) last: u64,
    /// The steps one by one, so that each keeps the parts of its update beside the events.
    pub(super) steps: Vec<Update>,
}

impl Past {
    /// Expects all lines up to this one.
    pub(super) fn until(last: u64) -> Self {
        Self {
            last,
            steps: Vec::new(),
        }
    }

    /// Adds a step. Drops everything before the last match.
    pub(super) fn add(&mut self, mut step: Update) {
        let begins = |event: &Event| matches!(event, Event::Match(_));
        if let Some(first) = step.events.iter().rposition(begins) {
            self.steps.clear();
            step.events.drain(..first);
        }
        self.steps.push(step);
    }
}
