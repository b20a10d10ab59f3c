//! What an update tells beside its events, and how updates are made of frames.

use serde::{Deserialize, Serialize};
use serpente_engine::rules::{RoundFacts, RoundResult, Seat, Tile};
use serpente_engine::table::{Event, Update};

/// What an [`Update`] tells beside its events. What is as usual is left out: mostly there is nothing in it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Step {
    /// What everybody sees in the round of tiles that is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facts: Option<RoundFacts>,
    /// How a round of tiles ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RoundResult>,
    /// What was left in the hands, which are shown when a round of tiles ends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<(Seat, Vec<Tile>)>,
    /// Whether the seat in turn draws again at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draws_on: bool,
    /// Whether a computer player has drawn and passes at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passes_on: bool,
    /// How many seconds of its thinking time the seat in turn had left; 0 when its time was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<u64>,
}

impl Step {
    /// An update's events, and the rest of it.
    #[must_use]
    pub fn of(update: Update) -> (Vec<Event>, Self) {
        let Update {
            events,
            facts,
            result,
            left,
            draws_on,
            passes_on,
            time_left,
        } = update;
        let step = Self {
            facts,
            result,
            left,
            draws_on,
            passes_on,
            time_left,
        };
        (events, step)
    }

    /// The update with these events.
    #[must_use]
    pub fn with(self, events: Vec<Event>) -> Update {
        let Self {
            facts,
            result,
            left,
            draws_on,
            passes_on,
            time_left,
        } = self;
        Update {
            events,
            facts,
            result,
            left,
            draws_on,
            passes_on,
            time_left,
        }
    }
}

/// A line of the table's record, as far as the listener may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventLine {
    /// Its number, from 1. Lines that this listener may not see are left out.
    pub n: u64,
    /// What happened.
    pub event: Event,
    /// What else is told of the step of which this is the last event; nothing at the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
}

/// What else is told of a step of which no event is seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepEnd {
    /// The last line of the table's record.
    pub n: u64,
    /// What is told.
    pub step: Step,
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
        let events = line
            .step
            .is_some()
            .then(|| std::mem::take(&mut self.begun))?;
        line.step.map(|step| step.with(events))
    }

    /// Takes what is told of a step without events; the end of what was missing is no step, and changes nothing.
    pub fn end(&mut self, end: StepEnd) -> Option<Update> {
        self.known = self.known.max(end.n);
        let is_step = !self.begun.is_empty() || end.step != Step::default();
        is_step.then(|| end.step.with(std::mem::take(&mut self.begun)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(n: u64, step: Option<Step>) -> EventLine {
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
        assert_eq!(steps.event(line(3, Some(Step::default()))), None);
        assert_eq!(steps.event(line(4, None)), None);
        assert_eq!(steps.event(line(4, None)), None);
        let time_left = Step {
            time_left: Some(0),
            ..Step::default()
        };
        let update = steps.event(line(6, Some(time_left))).expect("a step");
        assert_eq!((update.events.len(), update.time_left), (2, Some(0)));
        let (events, step) = Step::of(update.clone());
        assert_eq!(step.with(events), update);
        assert_eq!(steps.known(), 6);
        let step = Step::default();
        assert_eq!(steps.end(StepEnd { n: 7, step }), None);
        assert_eq!(steps.known(), 7);
    }
}
