//! The actions of a table that only depend on the time.

use super::{Dispatch, ListenerId, Room, RoomOutput, TurnBegun};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::TurnOption;
use serpente_engine::host::{Host, HostInput};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Table, Update};
use std::time::{Duration, Instant};

/// How long after a round the next one is dealt, if not all players have asked for it before. Where nobody else waits for it, a
/// player may read the result for as long as they like.
const NEXT_ROUND_DELAY: Duration = Duration::from_secs(20);

/// How long before the next round is dealt the table is told, if not all players have asked for it.
const ROUND_WARNING: Duration = Duration::from_secs(10);

/// How long before the end of a turn the table is told.
const TURN_WARNING: Duration = Duration::from_secs(20);

/// How long a turn goes on at least until the host may let the computer play it.
const SHORTEST_WAIT: Duration = Duration::from_secs(20);

/// Returns how long a turn goes on until the table is told that it ends soon. A short turn has no
/// warning, since it would come with its beginning.
fn warning_of(limit: Duration) -> Option<Duration> {
    limit
        .checked_sub(TURN_WARNING)
        .filter(|until| *until >= TURN_WARNING)
}

impl Room {
    /// Returns when the room must be woken next, if at all.
    pub fn wakes_at(&self) -> Option<Instant> {
        if self.is_asleep() {
            return None;
        }
        let mut times = Vec::new();
        // What the table does by itself waits until earlier events are on disk.
        if self.waiting.is_empty() && self.drawing.is_some() {
            // Everything else waits for the deal.
            times.extend(self.drawn_at());
        } else if self.waiting.is_empty() {
            times.extend(self.times.host_wakes_at);
            times.extend(self.hearing_ends_at());
            times.extend(self.round_warned_at());
            times.extend(self.next_round_at());
            times.extend(self.turn_ends_at());
            times.extend(self.thought_ends_at());
        }
        times.extend(self.absence_ends_at());
        times.into_iter().min()
    }

    /// Returns until when the match waits for players who have not heard everything, if it waits
    /// for any.
    fn hearing_ends_at(&self) -> Option<Instant> {
        if self.host.is_none() || self.times.had_time || !self.is_waited_for() {
            return None;
        }
        Some(self.times.sent_at? + self.terms.pace)
    }

    /// Returns when the next round is dealt, even if not all players have asked for it.
    fn next_round_at(&self) -> Option<Instant> {
        if !self.is_shared() || !self.table()?.is_between_rounds() {
            return None;
        }
        let waited = self.times.round_over_at? + NEXT_ROUND_DELAY;
        Some(waited.max(self.growth.room_at()?))
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
        if self.is_shared() {
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

    /// Returns whether people at several machines play here.
    fn is_shared(&self) -> bool {
        let players = self.listeners.values().filter(|at| !at.seats.is_empty());
        players.count() > 1
    }

    /// Returns when the person in turn is warned or, if they were, when the computer plays their
    /// turn.
    fn turn_ends_at(&self) -> Option<Instant> {
        let turn = self.times.turn_begun.as_ref()?;
        let limit = self.turn_limit()?;
        match warning_of(limit) {
            Some(warning) if !turn.is_warned => Some(turn.since + warning),
            Some(_) | None => Some(turn.since + limit),
        }
    }

    /// Returns when somebody has been away for so long that this changes something: during a match, a
    /// computer player then plays for them; otherwise another player becomes the table's host.
    fn absence_ends_at(&self) -> Option<Instant> {
        let owner = self.owner_seat();
        let mut ends_at: Option<Instant> = None;
        for (seat, holder) in self.notes.seats.people() {
            let is_awaited = if self.host.is_some() {
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

    /// Returns whether a connected player has not heard everything that was sent.
    pub(super) fn is_waited_for(&self) -> bool {
        self.listeners
            .values()
            .any(|at| !at.seats.is_empty() && at.heard < at.sent)
    }

    /// Returns whether the player in turn has heard everything that was sent, or has had the time
    /// for it.
    fn knows_of_turn(&self) -> bool {
        if self.times.had_time {
            return true;
        }
        let Some(turn) = self.table().and_then(Table::turn) else {
            return false;
        };
        let in_turn = self.listeners.values().find(|at| at.seats.contains(turn));
        in_turn.is_some_and(|at| at.heard >= at.sent)
    }

    /// Does everything that is due.
    pub(super) fn go_on(&mut self, now: Instant) {
        if self.is_asleep() {
            return;
        }
        self.see_to_absent(now);
        self.choose_owner(now);
        // First, earlier events must be on disk and sent.
        if !self.waiting.is_empty() {
            return;
        }
        if let Some(sent_at) = self.times.sent_at
            && sent_at + self.terms.pace <= now
        {
            self.times.had_time = true;
        }
        if self.drawing.is_some() {
            self.see_to_drawing(now);
            return;
        }
        if self.table().is_some_and(Table::is_between_rounds) {
            let over_at = *self.times.round_over_at.get_or_insert(now);
            let mut players = self.listeners.values().filter(|at| !at.seats.is_empty());
            let waited_enough = self.is_shared() && over_at + NEXT_ROUND_DELAY <= now;
            let go_on = waited_enough || players.all(|at| at.goes_on);
            if go_on && self.growth.check_room(now).is_ok() {
                self.next_round(now);
                return;
            }
            if self.round_warned_at().is_some_and(|at| at <= now) {
                self.times.is_round_warned = true;
                self.warn(ROUND_WARNING);
            }
        }
        if self.host.is_none() {
            return;
        }
        if self.knows_of_turn() {
            self.note(HostInput::KnowsOfTurn, now);
        }
        if !self.is_waited_for() || self.times.had_time {
            self.note(HostInput::Heard, now);
        }
        self.see_to_thought(now);
        // What a computer player thinks about is computed elsewhere, so that nobody here waits for it.
        let thinks_first = self.host.as_ref().is_some_and(Host::wants_to_think);
        if !thinks_first && self.times.host_wakes_at.is_some_and(|at| at <= now) {
            self.note(HostInput::Tick, now);
        }
        self.see_to_turn(now);
    }

    /// Returns how long a turn may take until the computer plays it.
    pub(super) fn turn_limit(&self) -> Option<Duration> {
        self.terms.turn(self.is_open_to_strangers())
    }

    /// Returns whether the table is neither private nor behind a secret word.
    pub(super) fn is_open_to_strangers(&self) -> bool {
        let privacy = &self.notes.privacy;
        !privacy.private && privacy.secret.is_none()
    }

    /// Returns the seat in turn, if a person plays it.
    fn person_in_turn(&self) -> Option<Seat> {
        let host = self.host.as_ref()?;
        let seat = host.table().turn()?;
        if host.waits_for(seat) {
            Some(seat)
        } else {
            None
        }
    }

    /// Notes when a person's turn began. Lets the computer play a turn that takes too long, but not
    /// the following ones.
    fn see_to_turn(&mut self, now: Instant) {
        let Some(seat) = self.person_in_turn() else {
            self.times.turn_begun = None;
            return;
        };
        let line = self.record.written();
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

    /// Lets the computer play the turn of a person who takes long, because the host asks for it.
    pub(super) fn play_for(&mut self, from: ListenerId, seat: u8, now: Instant) -> Allowed {
        let owner = self.owner_on(from)?;
        let seat = self.seat(seat)?;
        if self.person_in_turn() != Some(seat) {
            return Err(ParlourRefusal::Stale);
        }
        if self.notes.seats.of(owner).contains(seat) {
            return Err(ParlourRefusal::NoChair);
        }
        let since = match &self.times.turn_begun {
            Some(turn) if turn.seat == seat => turn.since,
            Some(_) | None => now,
        };
        let left = (since + SHORTEST_WAIT).saturating_duration_since(now);
        if !left.is_zero() {
            return Err(ParlourRefusal::NotYet(left.as_secs().max(1)));
        }
        self.times.turn_begun = None;
        self.play_turn_of(seat, &ParlourRefusal::PlayedFor, now);
        Ok(())
    }

    /// Changes how long a turn may take. The turn that goes on gets the whole time.
    pub(super) fn limit_turns(&mut self, from: ListenerId, seconds: TurnOption) -> Allowed {
        self.owner_on(from)?;
        self.terms
            .limit_turns(seconds)
            .map_err(ParlourRefusal::Conditions)?;
        self.times.turn_begun = None;
        self.store_and_tell();
        Ok(())
    }

    /// Lets the computer play the turn of a person, who is told why.
    fn play_turn_of(&mut self, seat: Seat, why: &ParlourRefusal, now: Instant) {
        for (&id, listener) in &self.listeners {
            if listener.seats.contains(seat) {
                self.out.push(RoomOutput::Refuse(id, why.clone(), None));
            }
        }
        if let Some(holder) = self.notes.seats.person_mut(seat) {
            // It was counted as the person's own when it began.
            holder.turns_stood_in += 1;
        }
        self.stood_in = Some(seat);
        let level = self.usual_level();
        if let Some(host) = &mut self.host {
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
        if self.host.is_none() {
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
        self.draw_again();
        for (_, holder) in self.notes.seats.people_mut() {
            if let Some(gone_since) = &mut holder.gone_since {
                *gone_since += slept;
            }
        }
    }
}
