//! What an update tells beside its events, and how updates are made of frames.

use serde::{Deserialize, Serialize};
use serpente_engine::table::{Event, Update};

/// A line of the table's record, as far as the listener may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventLine {
    /// Its number, from 1. Lines that this listener may not see are left out.
    pub n: u64,
    /// What happened.
    pub event: Event,
    /// What else is told of the step of which this is the last event; nothing at the others. It has no events of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Update>,
}

/// What else is told of a step of which no event is seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepEnd {
    /// The last line of the table's record.
    pub n: u64,
    /// What is told.
    pub step: Update,
}

/// Makes the updates that a listener follows a match by of the frames that tell them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Steps {
    known: u64,
    /// The events of a step of which more are to come.
    begun: Vec<Event>,
}

impl Steps {
    /// Goes on after this line of the record; 0 for a record of which nothing is known.
    #[must_use]
    pub fn after(n: u64) -> Self {
        Self {
            known: n,
            begun: Vec::new(),
        }
    }

    /// The last line that came: what `sit` and `watch` say they are after when the line broke, and moves with what was heard
    /// of it.
    #[must_use]
    pub fn known(&self) -> u64 {
        self.known
    }

    /// Takes a line, and says what it ends, if it ends a step. A line that came already is passed over.
    pub fn event(&mut self, line: EventLine) -> Option<Update> {
        if line.n <= self.known {
            return None;
        }
        self.known = line.n;
        self.begun.push(line.event);
        let step = line.step?;
        let events = std::mem::take(&mut self.begun);
        Some(Update { events, ..step })
    }

    /// Takes what is told of a step without events; the end of what was missing is no step, and changes nothing.
    pub fn end(&mut self, end: StepEnd) -> Option<Update> {
        self.known = self.known.max(end.n);
        let events = std::mem::take(&mut self.begun);
        let is_step = !events.is_empty() || end.step != Update::default();
        is_step.then_some(Update { events, ..end.step })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_engine::rules::Seat;

    fn line(n: u64, step: Option<Update>) -> EventLine {
        let seat = Seat::new(0).expect("a seat");
        EventLine {
            n,
            event: Event::Passed { seat },
            step,
        }
    }

    #[test]
    fn a_step_is_whole_with_its_last_line() {
        let mut steps = Steps::after(3);
        assert_eq!(steps.event(line(3, Some(Update::default()))), None);
        assert_eq!(steps.event(line(4, None)), None);
        assert_eq!(steps.event(line(4, None)), None);
        let time_left = Update {
            time_left: Some(0),
            ..Update::default()
        };
        let update = steps.event(line(6, Some(time_left))).expect("a step");
        assert_eq!((update.events.len(), update.time_left), (2, Some(0)));
        assert_eq!(steps.known(), 6);
        let step = Update::default();
        assert_eq!(steps.end(StepEnd { n: 7, step }), None);
        assert_eq!(steps.known(), 7);
    }
}
