//! The actions of a table that only depend on the time.

use super::times::{TURN_WARNING, TurnBegun, warning_of};
use super::{Dispatch, Room};
use serpente_client::refusal::ParlourRefusal;
use serpente_engine::host::{Host, HostInput};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Table, Update};
use std::time::{Duration, Instant};

/// How long after a round the next one is dealt, if not all players have asked for it before. Where nobody else waits for it, a
/// player may read the result for as long as they like.
const NEXT_ROUND_DELAY: Duration = Duration::from_secs(20);

/// How long before the next round is dealt the table is told, if not all players have asked for it.
const ROUND_WARNING: Duration = Duration::from_secs(10);

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
            let drawing = self.current.drawing.as_ref();
            times.extend(drawing.and_then(|drawing| drawing.ends_at(self.terms.deal_wait)));
        } else if self.outgoing.is_on_disk() {
            times.extend(self.times.host_wakes_at);
            times.extend(self.hearing_ends_at());
            times.extend(self.round_warned_at());
            times.extend(self.next_round_at());
            if let Some(limit) = self.turn_limit() {
                times.extend(self.times.turn_ends_at(limit));
            }
            times.extend(self.thought_ends_at());
        }
        times.extend(self.absence_ends_at());
        times.into_iter().min()
    }

    /// Returns until when the match waits for players who have not heard everything, if it waits
    /// for any.
    fn hearing_ends_at(&self) -> Option<Instant> {
        if !self.current.is_on() || self.times.had_time || !self.listeners.are_waited_for() {
            return None;
        }
        Some(self.times.sent_at? + self.terms.pace)
    }

    /// Returns when the next round is dealt, even if not all players have asked for it.
    fn next_round_at(&self) -> Option<Instant> {
        if !self.listeners.several_play() || !self.current.is_between_rounds() {
            return None;
        }
        let waited = self.times.round_over_at? + NEXT_ROUND_DELAY;
        Some(waited.max(self.outgoing.growth.room_at()?))
    }

    /// Returns when the table is told that the next round is dealt soon, unless it was.
    fn round_warned_at(&self) -> Option<Instant> {
        if self.times.is_round_warned {
            return None;
        }
        self.next_round_at()?.checked_sub(ROUND_WARNING)
    }

    /// Returns after how many seconds the next round is dealt, even if not all players have asked for it; `None` where it waits
    /// for them.
    pub(super) fn next_round_limit(&self) -> Option<u64> {
        if self.listeners.several_play() {
            Some(NEXT_ROUND_DELAY.as_secs())
        } else {
            None
        }
    }

    /// Tells the table how many seconds are left, of a turn or until the next round.
    fn warn(&mut self, left: Duration) {
        let beside = Update {
            time_left: Some(left.as_secs()),
            ..Update::default()
        };
        self.tell(Dispatch::Step {
            events: Vec::new(),
            beside,
        });
    }

    /// Returns when somebody has been away for so long that this changes something: during a match, a
    /// computer player then plays for them; otherwise another player becomes the table's host.
    fn absence_ends_at(&self) -> Option<Instant> {
        let owner = self.notes.owner_seat();
        let mut ends_at: Option<Instant> = None;
        for (seat, holder) in self.notes.seats.people() {
            let is_awaited = if self.current.is_on() {
                !holder.stood_in
            } else {
                owner == Some(seat)
            };
            if is_awaited && let Some(gone_since) = holder.gone_since {
                let ends = gone_since + self.terms.absence;
                ends_at = Some(ends_at.map_or(ends, |earlier| earlier.min(ends)));
            }
        }
        ends_at
    }

    /// Returns whether the player in turn has heard everything that was sent, or has had the time
    /// for it.
    fn knows_of_turn(&self) -> bool {
        if self.times.had_time {
            return true;
        }
        match self.current.table().and_then(Table::turn) {
            Some(turn) => self.listeners.has_heard(turn),
            None => false,
        }
    }

    /// Does everything that is due.
    pub(super) fn go_on(&mut self, now: Instant) {
        if self.is_asleep() {
            return;
        }
        self.see_to_absent(now);
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
            let go_on = waited_enough || self.listeners.all_go_on();
            if go_on && self.outgoing.growth.check_room(now).is_ok() {
                self.next_round(now);
                return;
            }
            if self.round_warned_at().is_some_and(|at| at <= now) {
                self.times.is_round_warned = true;
                self.warn(ROUND_WARNING);
            }
        }
        if !self.current.is_on() {
            return;
        }
        if self.knows_of_turn() {
            self.note(HostInput::KnowsOfTurn, now);
        }
        if !self.listeners.are_waited_for() || self.times.had_time {
            self.note(HostInput::Heard, now);
        }
        self.see_to_thought(now);
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

    /// Notes when a person's turn began. Lets the computer play a turn that takes too long, but not
    /// the following ones.
    fn see_to_turn(&mut self, now: Instant) {
        let Some(seat) = self.current.person_in_turn() else {
            self.times.turn_begun = None;
            return;
        };
        let line = self.current.record.written();
        let mut turn = match self.times.turn_begun.take() {
            Some(turn) if turn.seat == seat && turn.line == line => turn,
            Some(_) | None => TurnBegun {
                seat,
                line,
                since: now,
                is_warned: false,
            },
        };
        let Some(limit) = self.turn_limit() else {
            self.times.turn_begun = Some(turn);
            return;
        };
        if turn.since + limit > now {
            let warning = warning_of(limit);
            let is_soon = warning.is_some_and(|warning| turn.since + warning <= now);
            if is_soon && !turn.is_warned {
                turn.is_warned = true;
                self.warn(TURN_WARNING);
            }
            self.times.turn_begun = Some(turn);
            return;
        }
        self.play_turn_of(seat, &ParlourRefusal::TurnOver(limit.as_secs()), now);
    }

    /// Lets the computer play the turn of a person, who is told why.
    pub(super) fn play_turn_of(&mut self, seat: Seat, why: &ParlourRefusal, now: Instant) {
        for (id, listener) in self.listeners.iter() {
            if listener.seats.contains(seat) {
                self.outgoing.refuse(id, why.clone(), None);
            }
        }
        if let Some(holder) = self.notes.seats.person_mut(seat) {
            // It was counted as the person's own when it began.
            holder.turns_stood_in += 1;
        }
        self.current.stood_in = Some(seat);
        let level = self.current.usual_level();
        if let Some(host) = &mut self.current.host {
            let played = host.stand_in(seat, level, now);
            let back = host.come_back(seat, now);
            self.happened(played);
            self.happened(back);
        }
    }

    fn note(&mut self, input: HostInput, now: Instant) {
        self.at_host(|host| host.input(input, now));
    }

    /// Lets computer players play for people who have been away for long.
    fn see_to_absent(&mut self, now: Instant) {
        if !self.current.is_on() {
            return;
        }
        let mut absent = Vec::new();
        for (seat, holder) in self.notes.seats.people() {
            let is_long_gone = match holder.gone_since {
                Some(since) => since + self.terms.absence <= now,
                None => false,
            };
            if !holder.stood_in && (holder.left || is_long_gone) {
                absent.push(seat);
            }
        }
        for seat in absent {
            self.stand_in(seat, now);
        }
    }

    /// Notes when the last player goes. From then on, the table's clock stops.
    pub(super) fn fall_asleep(&mut self, now: Instant) {
        if self.is_asleep() {
            self.times.asleep_since = self.times.asleep_since.or(Some(now));
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
}
