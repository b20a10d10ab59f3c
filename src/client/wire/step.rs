//! The parts of an update beside its events, and how a client makes updates from frames.

use serde::{Deserialize, Serialize};
use serpente_engine::table::{Event, Update};

/// A line of the table's record, as far as the client may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventLine {
    /// The line's number, from 1. The server leaves out lines that this client may not see.
    pub n: u64,
    /// The event.
    pub event: Event,
    /// The rest of the update, without events, if this is the last event of its step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Update>,
}

/// The rest of an update of which the client sees no event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepEnd {
    /// The last line of the table's record.
    pub n: u64,
    /// The rest of the update.
    pub step: Update,
}

/// Makes updates from the frames of a match.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Steps {
    /// The last line that came. A client sends it as `after` in `sit` and `watch` when it
    /// reconnects, and in its moves.
    pub last_line: u64,
    /// The events of a step that is not complete yet.
    begun: Vec<Event>,
}

impl Steps {
    /// Takes a line. Returns the update if the line completes a step. Ignores a line that came
    /// before.
    pub fn event(&mut self, line: EventLine) -> Option<Update> {
        if line.n <= self.last_line {
            return None;
        }
        self.last_line = line.n;
        if matches!(line.event, Event::Match(_)) {
            // The rest of a step of the match before was lost on the way, and is not told any more.
            self.begun.clear();
        }
        self.begun.push(line.event);
        let step = line.step?;
        let events = std::mem::take(&mut self.begun);
        Some(Update { events, ..step })
    }

    /// Takes the rest of an update without events. Returns `None` for the mark that ends the
    /// missing steps, which is no step.
    pub fn end(&mut self, end: StepEnd) -> Option<Update> {
        self.last_line = self.last_line.max(end.n);
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
            event: Event::Passed {
                seat,
                announced: false,
            },
            step,
        }
    }

    #[test]
    fn a_step_is_whole_with_its_last_line() {
        let mut steps = Steps {
            last_line: 3,
            ..Steps::default()
        };
        assert_eq!(steps.event(line(3, Some(Update::default()))), None);
        assert_eq!(steps.event(line(4, None)), None);
        assert_eq!(steps.event(line(4, None)), None);
        let time_left = Update {
            time_left: Some(0),
            ..Update::default()
        };
        let update = steps.event(line(6, Some(time_left))).expect("a step");
        assert_eq!((update.events.len(), update.time_left), (2, Some(0)));
        assert_eq!(steps.last_line, 6);
        let step = Update::default();
        assert_eq!(steps.end(StepEnd { n: 7, step }), None);
        assert_eq!(steps.last_line, 7);
    }

    #[test]
    fn what_is_left_of_a_step_does_not_get_into_the_next_match() {
        let mut steps = Steps::default();
        assert_eq!(steps.event(line(5, None)), None);
        // The connection broke, and the table has begun another match since.
        let begins: Event = serde_json::from_str(
            r#"{"type":"match","format":4,"game":"salotto","options":{"set":6,"hand":7,"limit":100,"rules":{}},"seats":[]}"#,
        )
        .expect("an event");
        let first = EventLine {
            n: 9,
            event: begins.clone(),
            step: Some(Update::default()),
        };
        let update = steps.event(first).expect("a step");
        assert_eq!(update.events, [begins]);
    }
}
