//! The actions of a table that only depend on the time, and what its computer players think about.

use super::thoughts::{RoomDecision, RoomThinking, THOUGHT_LIMIT};
use super::times::{ROUND_WARNING, TurnState};
use super::{Dispatch, Room};
use crate::thinking::{Asker, ThoughtUrgency};
use serpente_client::refusal::ParlourRefusal;
use serpente_engine::host::{Host, HostInput};
use serpente_engine::rules::Seats;
use serpente_engine::table::Table;
use std::time::{Duration, Instant};

/// How long after a round the next one is dealt, if not all players have asked for it before. Where nobody else waits for it, a
/// player may read the result for as long as they like.
pub(super) const NEXT_ROUND_DELAY: Duration = Duration::from_secs(20);

impl Room {
    /// Returns when the room must be woken next, if at all.
    pub fn wakes_at(&self) -> Option<Instant> {
        if self.is_asleep() {
            return None;
        }
        let mut times = Vec::new();
        // What the table does by itself waits until earlier events are on disk.
        if self.outgoing.is_on_disk() && self.current.drawing.is_some() {
            // Everything else waits for the deal.
            times.extend(self.current.drawing_ends_at(self.terms.deal_wait));
        } else if self.outgoing.is_on_disk() {
            times.extend(self.times.host_wakes_at);
            if self.current.is_on() && self.listeners.are_waited_for() {
                times.extend(self.times.hearing_ends_at(self.terms.pace));
            }
            let next_round_at = self.next_round_at();
            times.extend(self.times.round_warned_at(next_round_at));
            times.extend(next_round_at);
            if let Some(limit) = self.turn_limit() {
                times.extend(self.times.turn_ends_at(limit));
            }
            times.extend(self.thought_ends_at());
        }
        let is_playing = self.current.is_on();
        times.extend(self.notes.absence_ends_at(is_playing, self.terms.absence));
        times.into_iter().min()
    }

    /// Returns when the next round is dealt, even if not all players have asked for it.
    fn next_round_at(&self) -> Option<Instant> {
        if !self.listeners.several_play() || !self.current.is_between_rounds() {
            return None;
        }
        let waited = self.times.round_over_at? + NEXT_ROUND_DELAY;
        Some(waited.max(self.outgoing.growth.room_at()?))
    }

    /// Does everything that is due.
    pub(super) fn go_on(&mut self, now: Instant) {
        if self.is_asleep() {
            return;
        }
        if self.current.is_on() {
            for seat in self.notes.seats.absent(self.terms.absence, now) {
                self.stand_in(seat, now);
            }
        }
        self.choose_owner(now);
        // First, earlier events must be on disk and sent.
        if !self.outgoing.is_on_disk() {
            return;
        }
        self.times.see_to_hearing(self.terms.pace, now);
        if self.current.drawing.is_some() {
            self.see_to_drawing(now);
            return;
        }
        if self.current.is_between_rounds() {
            let over_at = *self.times.round_over_at.get_or_insert(now);
            let waited_enough = self.listeners.several_play() && over_at + NEXT_ROUND_DELAY <= now;
            let playing = match self.current.table() {
                Some(table) => table.tally().playing(),
                None => Seats::NONE,
            };
            let go_on = waited_enough || self.listeners.all_go_on(playing);
            if go_on && self.outgoing.growth.check_room(now).is_ok() {
                self.next_round(now);
                return;
            }
            let warned_at = self.times.round_warned_at(self.next_round_at());
            if warned_at.is_some_and(|at| at <= now) {
                self.times.is_round_warned = true;
                self.tell(Dispatch::time_left(ROUND_WARNING));
            }
        }
        if !self.current.is_on() {
            return;
        }
        let turn = self.current.table().and_then(Table::turn);
        let has_heard = turn.is_some_and(|seat| self.listeners.has_heard(seat));
        if self.times.had_time || has_heard {
            self.note(HostInput::KnowsOfTurn, now);
        }
        if !self.listeners.are_waited_for() || self.times.had_time {
            self.note(HostInput::Heard, now);
        }
        if self.thought_ends_at().is_some_and(|at| at <= now) {
            self.note(HostInput::DecideAtOnce, now);
        }
        // What a computer player thinks about is computed elsewhere, so that nobody here waits for it.
        let thinks_first = self.current.host.as_ref().is_some_and(Host::wants_to_think);
        if !thinks_first && self.times.host_wakes_at.is_some_and(|at| at <= now) {
            self.note(HostInput::Tick, now);
        }
        self.see_to_turn(now);
    }

    /// Returns how long a turn may take until the computer plays it.
    pub(super) fn turn_limit(&self) -> Option<Duration> {
        self.terms.turn(self.notes.privacy.is_open())
    }

    /// Lets the computer play a turn that takes too long, but not the following ones.
    fn see_to_turn(&mut self, now: Instant) {
        let person = self.current.person_in_turn();
        let line = self.current.record.written();
        let limit = self.turn_limit();
        match self.times.see_to_turn(person, line, limit, now) {
            TurnState::GoesOn => {}
            TurnState::EndsIn(left) => self.tell(Dispatch::time_left(left)),
            TurnState::IsOver(seat) => {
                let seconds = limit.unwrap_or_default().as_secs();
                self.play_turn_of(seat, &ParlourRefusal::TurnOver(seconds), now);
            }
        }
    }

    /// Starts the table's clock again when a player comes to a table where nobody was: moves all
    /// times by the length of the pause.
    pub(super) fn wake(&mut self, now: Instant) {
        let Some(since) = self.times.asleep_since.take() else {
            return;
        };
        let slept = now.saturating_duration_since(since);
        self.note(HostInput::StoodStill(slept), now);
        self.times.delay(slept);
        if let Some(drawing) = &mut self.current.drawing {
            drawing.start_again();
        }
        for (_, holder) in self.notes.seats.people_mut() {
            if let Some(gone_since) = &mut holder.gone_since {
                *gone_since += slept;
            }
        }
    }

    /// Returns the decision of the computer player in turn, if it has made one and not moved yet.
    pub fn decision(&self) -> Option<RoomDecision> {
        self.current.decision()
    }

    /// Returns the computation for the computer player in turn, unless nobody hears the table.
    pub fn take_thinking(&mut self, now: Instant) -> Option<RoomThinking> {
        if self.is_asleep() || !self.outgoing.is_on_disk() {
            return None;
        }
        let urgency = self.urgency();
        // The time counts as that of the network of the table's host, or else of somebody who plays.
        let asker = match self.listeners.any_network(self.notes.owner) {
            Some(network) => Asker::of(network, &self.name),
            None => Asker::Table(self.name.clone()),
        };
        let (thinking, kind) = self.current.take_thinking()?;
        // The room need not be woken before the result has come.
        self.times.host_wakes_at = None;
        self.times.thinking_since = Some(now);
        Some(RoomThinking {
            thinking,
            urgency,
            asker,
            kind,
        })
    }

    /// Returns whether the table waits for a decision that is computed elsewhere, and somebody hears
    /// it.
    pub fn awaits_thought(&self) -> bool {
        !self.is_asleep() && self.current.awaits_thought()
    }

    /// Returns how urgent the move of a computer player is: whether everybody at the table has heard
    /// everything before it.
    pub fn urgency(&self) -> ThoughtUrgency {
        if self.times.had_time || !self.listeners.are_waited_for() {
            ThoughtUrgency::Awaited
        } else {
            ThoughtUrgency::Ahead
        }
    }

    /// Returns when the table stops waiting for a computer player that thinks elsewhere.
    pub(super) fn thought_ends_at(&self) -> Option<Instant> {
        if !self.awaits_thought() {
            return None;
        }
        Some(self.times.thinking_since? + THOUGHT_LIMIT)
    }
}
