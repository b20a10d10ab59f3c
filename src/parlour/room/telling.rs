//! Sends events to the connections at a table, after they are on disk.

use super::{ListenerId, Room, RoomOutput, TableLog};
use serpente_archive::lines;
use serpente_client::wire::{
    EventLine, FromServer, MOST_WATCHERS_NAMED, StepEnd, TableContest, TableLimits, TableState,
    TableWatchers,
};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Event, Update};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

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

impl Room {
    /// Sends this as soon as everything before it is on disk.
    pub(super) fn tell(&mut self, dispatch: Dispatch) {
        match self.waiting.back_mut() {
            Some(behind) => behind.push(dispatch),
            None => self.deliver(dispatch, None),
        }
    }

    /// Appends lines to a log. Everything that is sent later waits until they are on disk.
    pub(super) fn append(&mut self, log: TableLog, after: u64, lines: Vec<u8>) {
        self.out.push(RoomOutput::Append(log, after, lines));
        self.waiting.push_back(Vec::new());
    }

    /// Appends events to the record, then sends them to the connections that may see them.
    pub(super) fn record_events(&mut self, events: Vec<Event>, beside: Update) {
        let stored = lines(&events);
        self.growth.add(stored.len());
        self.append(TableLog::Record, self.record.written(), stored);
        self.record.add(&events, beside.clone());
        self.tell(Dispatch::Step { events, beside });
    }

    /// Sends what has waited for the first append, which is on disk now.
    pub(super) fn kept(&mut self, now: Instant) {
        for dispatch in self.waiting.pop_front().unwrap_or_default() {
            self.deliver(dispatch, Some(now));
        }
    }

    pub(super) fn tell_trouble(&mut self) {
        for &listener in self.listeners.keys() {
            let refusal = super::ParlourRefusal::Trouble;
            self.out.push(RoomOutput::Refuse(listener, refusal, None));
        }
    }

    fn deliver(&mut self, dispatch: Dispatch, now: Option<Instant>) {
        match dispatch {
            Dispatch::Step { events, beside } => self.tell_step(&events, &beside, now),
            Dispatch::State(but) => {
                let mut following = Vec::new();
                for (&id, at) in &self.listeners {
                    if at.follows() && Some(id) != but {
                        following.push(id);
                    }
                }
                for id in following {
                    self.tell_state(id);
                }
            }
            Dispatch::Entered(id, after) => {
                self.tell_state(id);
                self.catch_up(id, after);
            }
            Dispatch::Said(frame) => {
                for (&id, at) in &self.listeners {
                    if at.follows() {
                        self.out.push(RoomOutput::Tell(id, Arc::clone(&frame)));
                    }
                }
            }
            Dispatch::Output(output) => self.out.push(output),
        }
    }

    /// Sends a step to all connections that are up to date. Connections with the same seats get the
    /// same frames.
    fn tell_step(&mut self, events: &[Event], beside: &Update, now: Option<Instant>) {
        let first = self.record.send(events.len());
        if let Some(now) = now {
            self.times.sent_at = Some(now);
            self.times.had_time = false;
            let ends_round = events
                .iter()
                .any(|event| matches!(event, Event::RoundOver { .. } | Event::HandOver { .. }));
            if ends_round && self.host.is_some() {
                self.times.round_over_at = Some(now);
                self.times.is_round_warned = false;
            }
        }
        let mut by_seats: HashMap<Seats, StepFrames> = HashMap::new();
        for (&id, listener) in &mut self.listeners {
            if !listener.follows() {
                continue;
            }
            let step = by_seats
                .entry(listener.seats)
                .or_insert_with(|| step_frames(first, events, beside, listener.seats));
            listener.sent = listener.sent.max(step.last);
            for frame in &step.frames {
                self.out.push(RoomOutput::Tell(id, Arc::clone(frame)));
            }
        }
    }

    fn tell_state(&mut self, id: ListenerId) {
        let Some(listener) = self.listeners.get(&id) else {
            return;
        };
        let options = match self.record.events().first() {
            Some(Event::Match(header)) if self.host.is_some() => header.options.clone(),
            _ => self.terms.header_options(),
        };
        let mut watchers = TableWatchers {
            silenced: self.notes.watchers_silenced,
            ..TableWatchers::default()
        };
        for at in self.listeners.values() {
            if at.seats.is_empty() {
                watchers.count += 1;
                if watchers.names.len() < MOST_WATCHERS_NAMED {
                    watchers.names.push(at.name.clone());
                }
            }
        }
        let limits = TableLimits {
            turn: self.turn_limit().map(|limit| limit.as_secs()),
            next_round: self.next_round_limit(),
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
            master: self.owner_seat().map(Seat::number),
            playing: self.host.is_some(),
            game: self.terms.game.id().to_owned(),
            seating: self.terms.options.seating.to_string(),
            options,
            chairs: self.notes.seats.told(self.here(), self.ready()),
            watchers,
            private: self.notes.privacy.private,
            limits,
            contest,
            n: self.record.sent(),
        };
        let frame = FromServer::Table(state).text().into();
        self.out.push(RoomOutput::Tell(id, frame));
    }
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
