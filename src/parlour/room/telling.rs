//! Sends events to the connections at a table, after they are on disk.

use super::listeners::RoomListeners;
use super::outgoing::Outgoing;
use super::{ListenerId, RoomOutput};
use serpente_client::wire::{EventLine, FromServer, StepEnd};
use serpente_engine::rules::Seats;
use serpente_engine::table::{Event, Update};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// Something to send.
#[derive(Debug)]
pub(super) enum Dispatch {
    /// The events of a step, and the rest of its update.
    Step { events: Vec<Event>, beside: Update },
    /// The state of the table, for all connections except this one.
    State(Option<ListenerId>),
    /// For a new connection: the state of the table, and the steps after this line.
    Entered(ListenerId, u64),
    /// The frame with a chat message.
    Said(Arc<str>),
    /// Something for the server itself.
    Output(RoomOutput),
}

impl Dispatch {
    /// Tells the table how long something still takes: a turn, or until the next round.
    pub(super) fn time_left(left: Duration) -> Self {
        let beside = Update {
            time_left: Some(left.as_secs()),
            ..Update::default()
        };
        Self::Step {
            events: Vec::new(),
            beside,
        }
    }
}

impl RoomListeners {
    /// Sends a step, whose events begin with this line, to all connections that are up to date.
    /// Connections with the same seats get the same frames.
    pub(super) fn tell_step(
        &mut self,
        first: u64,
        events: &[Event],
        beside: &Update,
        outgoing: &mut Outgoing,
    ) {
        let mut by_seats: HashMap<Seats, StepFrames> = HashMap::new();
        for (id, listener) in self.iter_mut() {
            if !listener.follows() {
                continue;
            }
            let step = by_seats
                .entry(listener.seats)
                .or_insert_with(|| step_frames(first, events, beside, listener.seats));
            listener.sent = listener.sent.max(step.last);
            for frame in &step.frames {
                outgoing.send(id, Arc::clone(frame));
            }
        }
    }
}

/// Returns whether a round or a hand is over after these events.
pub(super) fn has_round_over(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::RoundOver { .. } | Event::HandOver { .. }))
}

/// A step as a connection gets it.
pub(super) struct StepFrames {
    pub(super) frames: Vec<Arc<str>>,
    /// The last line in the frames; 0 if they show no line.
    pub(super) last: u64,
}

/// Returns the frames of a step for a connection with these seats.
pub(super) fn step_frames(
    first: u64,
    events: &[Event],
    beside: &Update,
    seats: Seats,
) -> StepFrames {
    let mut seen = Vec::new();
    for (n, event) in (first..).zip(events) {
        if let Some(event) = event.seen_by(seats) {
            seen.push(EventLine {
                n,
                event,
                step: None,
            });
        }
    }
    let Some(last_seen) = seen.last_mut() else {
        let end = StepEnd {
            n: first + events.len() as u64 - 1,
            step: beside.clone(),
        };
        return StepFrames {
            frames: vec![FromServer::Step(end).text().into()],
            last: 0,
        };
    };
    last_seen.step = Some(beside.clone());
    let last = last_seen.n;
    let mut frames = Vec::new();
    for line in seen {
        frames.push(FromServer::Event(line).text().into());
    }
    StepFrames { frames, last }
}
