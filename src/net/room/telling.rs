//! What those at a table are told, once it was kept.

use super::{Listener, ListenerId, Log, Output, Room};
use crate::archive::{Replay, lines};
use crate::net::wire::{EventLine, FromServer, Step, StepEnd, TableState};
use crate::rules::{SEATS, Seat, Seats};
use crate::table::{Event, Header, Shuffle};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

/// Something to tell.
#[derive(Debug)]
pub(super) enum Telling {
    /// What happened at the table, and what an update tells beside it.
    Step { events: Vec<Event>, beside: Step },
    /// How the table stands, to all but who was just told.
    State(Option<ListenerId>),
    /// To who has come: how it stands, and what happened after this line.
    Entered(ListenerId, u64),
    /// What somebody said.
    Said {
        seat: Option<u8>,
        name: String,
        text: String,
    },
}

impl Room {
    /// Tells this, as soon as everything before it was kept.
    pub(super) fn tell(&mut self, telling: Telling) {
        match self.waiting.back_mut() {
            Some(behind) => behind.push(telling),
            None => self.deliver(telling, None),
        }
    }

    /// Keeps lines, before what is told next is told.
    pub(super) fn append(&mut self, log: Log, after: u64, lines: Vec<u8>) {
        self.out.push(Output::Append(log, after, lines));
        self.waiting.push_back(Vec::new());
    }

    /// Events go into the record, and then to those who may see them.
    pub(super) fn record_events(&mut self, events: Vec<Event>, beside: Step) {
        self.append(Log::Record, self.written(), lines(&events));
        self.record.extend(events.iter().cloned());
        self.tell(Telling::Step { events, beside });
    }

    /// The first of what waited was kept.
    pub(super) fn kept(&mut self, now: Instant) {
        for telling in self.waiting.pop_front().unwrap_or_default() {
            self.deliver(telling, Some(now));
        }
    }

    pub(super) fn tell_trouble(&mut self) {
        for &listener in self.listeners.keys() {
            let refusal = super::Refusal::Trouble;
            self.out.push(Output::Refuse(listener, refusal, None));
        }
    }

    fn deliver(&mut self, telling: Telling, now: Option<Instant>) {
        match telling {
            Telling::Step { events, beside } => self.tell_step(&events, &beside, now),
            Telling::State(but) => {
                let is_told = |id: ListenerId| Some(id) == but;
                let following = self.listeners.iter();
                let following = following.filter(|(id, at)| at.follows && !is_told(**id));
                let ids: Vec<ListenerId> = following.map(|(&id, _)| id).collect();
                for id in ids {
                    self.tell_state(id);
                }
            }
            Telling::Entered(id, after) => {
                self.tell_state(id);
                self.tell_missing(id, after);
            }
            Telling::Said { seat, name, text } => {
                let frame: Arc<str> = FromServer::Said { seat, name, text }.text().into();
                let following = self.listeners.iter().filter(|(_, at)| at.follows);
                let told = following.map(|(&id, _)| Output::Tell(id, Arc::clone(&frame)));
                self.out.extend(told);
            }
        }
    }

    /// What happened goes to all who follow; those with the same seats are told the same.
    fn tell_step(&mut self, events: &[Event], beside: &Step, now: Option<Instant>) {
        let first = self.told + 1;
        self.told += events.len() as u64;
        let ends =
            |event: &Event| matches!(event, Event::RoundOver { .. } | Event::HandOver { .. });
        if let Some(now) = now {
            (self.told_at, self.had_time) = (Some(now), false);
            if events.iter().any(ends) && self.host.is_some() {
                self.round_over_at = Some(now);
            }
        }
        let mut frames: HashMap<Seats, (Vec<Arc<str>>, u64)> = HashMap::new();
        for (&id, listener) in self.listeners.iter_mut().filter(|(_, at)| at.follows) {
            let (frames, last) = frames
                .entry(listener.seats)
                .or_insert_with(|| step_frames(first, events, beside, listener.seats));
            listener.told = listener.told.max(*last);
            let told = frames
                .iter()
                .map(|frame| Output::Tell(id, Arc::clone(frame)));
            self.out.extend(told);
        }
    }

    fn tell_state(&mut self, id: ListenerId) {
        let Some(listener) = self.listeners.get(&id) else {
            return;
        };
        let mut options = self.terms.header_options();
        if let Some(Event::Match(Header {
            options: agreed, ..
        })) = self.record.first()
            && self.host.is_some()
        {
            options = agreed.clone();
        }
        let is_watcher = |at: &&Listener| at.seats.is_empty();
        let state = TableState {
            table: self.name.clone(),
            seat: listener.seats.iter().next().map(Seat::number),
            seats: listener.seats.iter().map(Seat::number).collect(),
            master: self.master_seat().map(Seat::number),
            playing: self.host.is_some(),
            game: self.terms.game.id().to_owned(),
            seating: self.terms.seating().to_string(),
            options,
            chairs: self.chairs.told(self.here()),
            watching: self.listeners.values().filter(is_watcher).count(),
            watchers_silenced: self.watchers_silenced,
            private: self.private,
            n: self.told,
        };
        let frame = FromServer::Table(state).text().into();
        self.out.push(Output::Tell(id, frame));
    }

    /// What happened after a line that is known, step by step; from then on the listener follows.
    fn tell_missing(&mut self, id: ListenerId, after: u64) {
        let told = self.told;
        let Some(seats) = self.listeners.get(&id).map(|listener| listener.seats) else {
            return;
        };
        let mut frames = Vec::new();
        let recorded = usize::try_from(told.saturating_sub(self.before)).unwrap_or(usize::MAX);
        let recorded = &self.record[..recorded.min(self.record.len())];
        if after < told && !recorded.is_empty() {
            frames = missing(recorded, self.before, after, seats);
        }
        let end = StepEnd {
            n: told,
            step: Step::default(),
        };
        frames.push(FromServer::Step(end).text().into());
        let seen = self.last_seen(seats).min(told);
        if let Some(listener) = self.listeners.get_mut(&id) {
            (listener.follows, listener.told) = (true, seen);
            listener.heard = listener.heard.max(after.min(seen));
        }
        let told = frames.into_iter().map(|frame| Output::Tell(id, frame));
        self.out.extend(told);
    }
}

/// The frames of a step for who has these seats, and the last line in them.
fn step_frames(first: u64, events: &[Event], beside: &Step, seats: Seats) -> (Vec<Arc<str>>, u64) {
    let numbered = (first..).zip(events);
    let seen = numbered.filter_map(|(n, event)| Some((n, event.seen_by(seats)?)));
    let seen: Vec<(u64, Event)> = seen.collect();
    let count = seen.len();
    let Some(&(last, _)) = seen.last() else {
        let end = StepEnd {
            n: first + events.len() as u64 - 1,
            step: beside.clone(),
        };
        return (vec![FromServer::Step(end).text().into()], 0);
    };
    let frame = |(at, (n, event)): (usize, (u64, Event))| {
        let step = (at + 1 == count).then(|| beside.clone());
        FromServer::Event(EventLine { n, event, step })
            .text()
            .into()
    };
    (seen.into_iter().enumerate().map(frame).collect(), last)
}

/// The frames of what happened after a line, as they were told when it happened.
fn missing(record: &[Event], before: u64, after: u64, seats: Seats) -> Vec<Arc<str>> {
    let mut frames = Vec::new();
    let mut tell = |first: u64, events: &[Event], beside: &Step| {
        let known = after.saturating_sub(first - 1);
        let known = usize::try_from(known)
            .unwrap_or(usize::MAX)
            .min(events.len());
        if known < events.len() {
            let first = first + known as u64;
            frames.extend(step_frames(first, &events[known..], beside, seats).0);
        }
    };
    tell(before + 1, &record[..1], &Step::default());
    // Nothing is dealt anew as long as all that was recorded can be played again.
    let Ok(mut replay) = Replay::begin(record, Shuffle::seeded(0)) else {
        return frames;
    };
    let mut played = 1;
    loop {
        let events = replay.step().to_vec();
        if events.is_empty() {
            break;
        }
        let update = replay.table().update(Seats::first(SEATS), &events);
        let (_, beside) = Step::of(update);
        tell(before + 1 + played as u64, &events, &beside);
        played += events.len();
    }
    frames
}
