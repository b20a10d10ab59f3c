//! What happened at a table before one came.

use serpente_engine::table::{Event, Update};

/// The steps that come when one sits down, until all are there.
#[derive(Debug)]
pub(super) struct Past {
    /// The last line of it.
    last: u64,
    steps: Vec<Update>,
}

impl Past {
    /// All up to this line of the record.
    pub(super) fn until(last: u64) -> Self {
        Self {
            last,
            steps: Vec::new(),
        }
    }

    /// Adds a step. What was told of matches before the last one is no matter now.
    pub(super) fn add(&mut self, mut step: Update) {
        let begins = |event: &Event| matches!(event, Event::Match(_));
        if let Some(first) = step.events.iter().rposition(begins) {
            self.steps.clear();
            step.events.drain(..first);
        }
        self.steps.push(step);
    }

    /// Whether this is its last line.
    pub(super) fn ends_with(&self, n: u64) -> bool {
        n >= self.last
    }

    /// What happened, step by step: what each step tells beside its events belongs to it.
    pub(super) fn into_steps(self) -> Vec<Update> {
        self.steps
    }
}
