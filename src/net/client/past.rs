//! What happened at a table before one came.

use crate::table::{Event, Update};

/// The steps that come when one sits down, until all are there.
#[derive(Debug)]
pub(super) struct Past {
    /// The last line of it.
    last: u64,
    all: Update,
}

impl Past {
    /// All up to this line of the record.
    pub(super) fn until(last: u64) -> Self {
        Self {
            last,
            all: Update::default(),
        }
    }

    /// Adds a step. What was told of matches before the last one is no matter now.
    pub(super) fn add(&mut self, step: Update) {
        let begins = |event: &Event| matches!(event, Event::Match(_));
        let Update {
            mut events,
            facts,
            result,
            left,
            draws_on,
            passes_on,
            time_left: _,
        } = step;
        if let Some(first) = events.iter().rposition(begins) {
            self.all = Update::default();
            events.drain(..first);
        }
        self.all.events.extend(events);
        self.all.facts = facts;
        self.all.result = result.or(self.all.result.take());
        if !left.is_empty() {
            self.all.left = left;
        }
        (self.all.draws_on, self.all.passes_on) = (draws_on, passes_on);
    }

    /// Whether this is its last line.
    pub(super) fn ends_with(&self, n: u64) -> bool {
        n >= self.last
    }

    pub(super) fn into_update(self) -> Update {
        self.all
    }
}
