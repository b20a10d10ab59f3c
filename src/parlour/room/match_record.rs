//! The record of a room's match: its lines, its steps, and up to which line they were sent.

use super::telling::step_frames;
use serpente_engine::rules::Seats;
use serpente_engine::table::{Event, Update};
use std::sync::Arc;

/// The smallest size of a piece, in bytes, except for the last piece.
const PIECE_BYTES: usize = 32 * 1024;

/// The current or last match of a table. Each of its events is a line of the table's record, which
/// also has the matches before it.
#[derive(Debug, Default)]
pub(super) struct MatchRecord {
    events: Vec<Event>,
    steps: Vec<RecordedStep>,
    /// How many lines come before the match.
    before: u64,
    /// The last line that was sent.
    sent: u64,
}

/// A step of a match: events that happened at once.
#[derive(Debug)]
pub(super) struct RecordedStep {
    /// The last line of the step.
    pub(super) last: u64,
    /// What was told beside the events.
    pub(super) beside: Update,
}

/// Some of the steps that a connection has missed.
pub(super) struct Piece {
    /// The frames, the same as when the steps happened.
    pub(super) frames: Vec<Arc<str>>,
    /// The last line of the piece.
    pub(super) last: u64,
}

impl MatchRecord {
    /// Returns a record of this many lines whose last match cannot be continued.
    pub(super) fn of_lines(lines: u64) -> Self {
        Self {
            before: lines,
            sent: lines,
            ..Self::default()
        }
    }

    /// Takes up the last match of the record, before which it has this many lines.
    pub(super) fn take_up(&mut self, before: u64, events: Vec<Event>, steps: Vec<RecordedStep>) {
        self.before = before;
        self.events = events;
        self.steps = steps;
    }

    /// Begins the next match.
    pub(super) fn begin_match(&mut self) {
        self.before = self.written();
        self.events = Vec::new();
        self.steps = Vec::new();
    }

    /// Adds a step.
    pub(super) fn add(&mut self, events: &[Event], beside: Update) {
        self.events.extend(events.iter().cloned());
        let last = self.written();
        self.steps.push(RecordedStep { last, beside });
    }

    /// Notes that the next events are sent. Returns the line of the first of them.
    pub(super) fn send(&mut self, events: usize) -> u64 {
        let first = self.sent + 1;
        self.sent += events as u64;
        first
    }

    /// Returns the events of the match.
    pub(super) fn events(&self) -> &[Event] {
        &self.events
    }

    /// Returns the last line that was sent.
    pub(super) fn sent(&self) -> u64 {
        self.sent
    }

    /// Returns the last line of the record, even if it is not on disk yet.
    pub(super) fn written(&self) -> u64 {
        self.before + self.events.len() as u64
    }

    /// Returns the last line that these seats may see, even if it is not on disk yet.
    pub(super) fn last_seen(&self, seats: Seats) -> u64 {
        let mut line = self.written();
        for event in self.events.iter().rev() {
            if event.seen_by(seats).is_some() {
                break;
            }
            line -= 1;
        }
        line
    }

    /// Returns how many secrets were sealed in this match.
    pub(super) fn seals(&self) -> u64 {
        let mut seals = 0;
        for event in &self.events {
            if matches!(event, Event::Sealed { .. }) {
                seals += 1;
            }
        }
        seals
    }

    /// Returns the next piece for these seats, which follows a line.
    pub(super) fn missing(&self, after: u64, seats: Seats) -> Piece {
        let next = self.steps.partition_point(|step| step.last <= after);
        let mut begun = match next.checked_sub(1) {
            Some(earlier) => self.steps[earlier].last,
            None => self.before,
        };
        let mut frames = Vec::new();
        let mut bytes = 0;
        for step in &self.steps[next..] {
            if step.last > self.sent || bytes >= PIECE_BYTES {
                break;
            }
            let known = after.max(begun);
            let events = &self.events[self.place(known)..self.place(step.last)];
            for frame in step_frames(known + 1, events, &step.beside, seats).frames {
                bytes += frame.len();
                frames.push(frame);
            }
            begun = step.last;
        }
        let is_all = match self.steps.last() {
            Some(step) => begun >= step.last.min(self.sent),
            None => true,
        };
        let last = if is_all { self.sent } else { begun };
        Piece { frames, last }
    }

    /// Returns how many events of the match stand up to this line.
    fn place(&self, line: u64) -> usize {
        usize::try_from(line - self.before).unwrap_or(usize::MAX)
    }
}
