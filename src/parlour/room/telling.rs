//! Sends events to the connections at a table, after they are on disk.

use super::listeners::RoomListeners;
use super::outgoing::Outgoing;
use super::waiting::NEXT_ROUND_DELAY;
use super::{ListenerId, Room, RoomOutput};
use serpente_archive::lines;
use serpente_client::wire::{
    EventLine, FromServer, StepEnd, TableContest, TableLimits, TableState,
};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Event, Update};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

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

impl Room {
    /// Sends this as soon as everything before it is on disk.
    pub(super) fn tell(&mut self, dispatch: Dispatch) {
        if let Some(dispatch) = self.outgoing.hold_back(dispatch) {
            self.deliver(dispatch, None);
        }
    }

    /// Appends events to the record, then sends them to the connections that may see them.
    pub(super) fn record_events(&mut self, events: Vec<Event>, beside: Update) {
        let stored = lines(&events);
        let after = self.current.record.written();
        self.outgoing.append_to_record(after, stored);
        self.current.record.add(&events, beside.clone());
        self.tell(Dispatch::Step { events, beside });
    }

    /// Sends what has waited for the first append, which is on disk now.
    pub(super) fn is_stored(&mut self, now: Instant) {
        for dispatch in self.outgoing.is_stored() {
            self.deliver(dispatch, Some(now));
        }
    }

    fn deliver(&mut self, dispatch: Dispatch, now: Option<Instant>) {
        match dispatch {
            Dispatch::Step { events, beside } => {
                let first = self.current.record.send(events.len());
                if let Some(now) = now {
                    self.times
                        .sent(self.current.is_on() && has_round_over(&events), now);
                }
                self.listeners
                    .tell_step(first, &events, &beside, &mut self.outgoing);
            }
            Dispatch::State(but) => {
                for id in self.listeners.following() {
                    if Some(id) != but {
                        self.tell_state(id);
                    }
                }
            }
            Dispatch::Entered(id, after) => {
                self.tell_state(id);
                self.listeners
                    .catch_up(id, after, &self.current.record, &mut self.outgoing);
            }
            Dispatch::Said(frame) => {
                for id in self.listeners.following() {
                    self.outgoing.send(id, Arc::clone(&frame));
                }
            }
            Dispatch::Output(output) => self.outgoing.push(output),
        }
    }

    fn tell_state(&mut self, id: ListenerId) {
        let Ok(listener) = self.listeners.get(id) else {
            return;
        };
        let options = match self.current.record.events().first() {
            Some(Event::Match(header)) if self.current.is_on() => header.options.clone(),
            _ => self.terms.header_options(),
        };
        let here = self.listeners.here();
        let chairs = self.notes.seats.chairs(here, self.listeners.ready());
        // Where nobody else waits for the next round, it comes when the player asks for it.
        let next_round = if self.listeners.several_play() {
            Some(NEXT_ROUND_DELAY.as_secs())
        } else {
            None
        };
        let limits = TableLimits {
            turn: self.turn_limit().map(|limit| limit.as_secs()),
            next_round,
            absence: Some(self.terms.absence.as_secs()),
        };
        let contest = TableContest {
            league: self.terms.league.clone(),
            evening: self.terms.evening.clone(),
        };
        let state = TableState {
            table: self.name.clone(),
            seat: listener.seats.iter().next().map(Seat::number),
            seats: listener.seats.iter().map(Seat::number).collect(),
            owner: self.notes.owner_seat().map(Seat::number),
            playing: self.current.is_on(),
            game: self.terms.game.id().to_owned(),
            seating: self.terms.options.seating.to_string(),
            options,
            chairs,
            watchers: self.listeners.watchers_named(self.notes.watchers_silenced),
            private: self.notes.privacy.private,
            limits,
            contest,
            n: self.current.record.sent(),
        };
        let frame = FromServer::Table(state).text().into();
        self.outgoing.send(id, frame);
    }
}

impl RoomListeners {
    /// Sends a step, whose events begin with this line, to all connections that are up to date.
    /// Connections with the same seats get the same frames.
    fn tell_step(
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
fn has_round_over(events: &[Event]) -> bool {
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
