//! The actions of a table that only depend on the time.

use super::chairs::Sitter;
use super::{Room, RoomListener, RoomOutput};
use serpente_client::refusal::ParlourRefusal;
use serpente_engine::host::HostInput;
use serpente_engine::table::{Level, Table};
use std::time::{Duration, Instant};

/// How long after a round the next one is dealt, if not all players have asked for it before.
const NEXT_ROUND_DELAY: Duration = Duration::from_secs(20);

impl Room {
    /// Returns when the room must be woken next, if at all.
    pub fn wakes_at(&self) -> Option<Instant> {
        if self.is_asleep() {
            return None;
        }
        let host = self.host_wakes_at;
        let told = self.told_at.filter(|_| self.host.is_some());
        let heard = told.map(|told| told + self.terms.pace);
        let heard = heard.filter(|_| !self.had_time && self.is_waited_for());
        let deal = self.round_over_at.map(|over| over + NEXT_ROUND_DELAY);
        let turn = self.turn_begun.zip(self.turn_limit());
        let turn = turn.map(|((.., since), limit)| since + limit);
        let on_disk = self.waiting.is_empty();
        let drawn = self.drawn_at();
        let by_itself = [host, heard, deal, turn, drawn].into_iter().flatten();
        let by_itself = by_itself.filter(|_| on_disk);
        let people = self.notes.chairs.people();
        let away = people.filter(|(_, sitter)| !sitter.stood_in || self.host.is_none());
        let away = away.filter_map(|(_, sitter)| sitter.gone_since);
        let away = away.map(|since| since + self.terms.absence);
        by_itself.chain(away.filter(|_| self.awaits_absent())).min()
    }

    /// Returns whether a long absence would change anything.
    fn awaits_absent(&self) -> bool {
        let is_away = |seat| !self.here().contains(seat);
        self.host.is_some() || self.master_seat().is_some_and(is_away)
    }

    /// Returns whether a connected player has not heard everything that was sent.
    fn is_waited_for(&self) -> bool {
        let mut players = self.listeners.values().filter(|at| !at.seats.is_empty());
        players.any(|at| at.heard < at.told)
    }

    /// Returns whether the player in turn has heard everything that was sent, or has had the time for it.
    fn knows_of_turn(&self) -> bool {
        let turn = self.table().and_then(Table::turn);
        let has_turn = |at: &&RoomListener| turn.is_some_and(|turn| at.seats.contains(turn));
        let in_turn = self.listeners.values().find(has_turn);
        in_turn.is_some_and(|at| at.heard >= at.told) || self.had_time
    }

    /// Does everything that is due.
    pub(super) fn go_on(&mut self, now: Instant) {
        if self.is_asleep() {
            return;
        }
        self.see_to_absent(now);
        self.see_to_master(now);
        // First, earlier events must be on disk and sent.
        if !self.waiting.is_empty() {
            return;
        }
        if self.drawing.is_some() {
            self.see_to_drawing(now);
            return;
        }
        if self.table().is_some_and(Table::is_between_rounds) {
            let over = *self.round_over_at.get_or_insert(now);
            let mut players = self.listeners.values().filter(|at| !at.seats.is_empty());
            if over + NEXT_ROUND_DELAY <= now || players.all(|at| at.goes_on) {
                self.next_round(now);
                return;
            }
        }
        if self.host.is_none() {
            return;
        }
        let had_time = |told: Instant| told + self.terms.pace <= now;
        self.had_time |= self.told_at.is_some_and(had_time);
        if self.knows_of_turn() {
            self.note(HostInput::KnowsOfTurn, now);
        }
        if !self.is_waited_for() || self.had_time {
            self.note(HostInput::Heard, now);
        }
        if self.host_wakes_at.is_some_and(|at| at <= now) {
            self.note(HostInput::Tick, now);
        }
        self.see_to_turn(now);
    }

    /// Returns how long a turn may take until the computer plays it.
    fn turn_limit(&self) -> Option<Duration> {
        self.terms
            .turn(!self.notes.door.private && self.notes.door.secret.is_none())
    }

    /// Lets the computer play a turn that takes too long, but not the following ones.
    fn see_to_turn(&mut self, now: Instant) {
        let host = self.host.as_ref();
        let turn = host.and_then(|host| host.table().turn().filter(|&seat| host.waits_for(seat)));
        let (Some(seat), Some(limit)) = (turn, self.turn_limit()) else {
            self.turn_begun = None;
            return;
        };
        let written = self.written();
        let begun = self.turn_begun;
        let begun = begun.filter(|(of, behind, _)| (*of, *behind) == (seat, written));
        let (.., since) = *self
            .turn_begun
            .insert(begun.unwrap_or((seat, written, now)));
        if since + limit > now {
            return;
        }
        self.turn_begun = None;
        let in_turn = self.listeners.iter();
        for (&id, _) in in_turn.filter(|(_, at)| at.seats.contains(seat)) {
            let refusal = ParlourRefusal::TurnOver(limit.as_secs());
            self.out.push(RoomOutput::Refuse(id, refusal, None));
        }
        if let Some(sitter) = self.notes.chairs.person_mut(seat) {
            // It was counted as the person's own when it began.
            sitter.turns_stood_in += 1;
        }
        if let Some(host) = &mut self.host {
            let played = host.stand_in(seat, Level::Normal, now);
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
        let absence = self.terms.absence;
        let is_long = |since: Instant| since + absence <= now;
        let is_away = |sitter: &Sitter| {
            !sitter.stood_in && (sitter.left || sitter.gone_since.is_some_and(is_long))
        };
        for seat in self.notes.chairs.whose(is_away).iter() {
            self.stand_in(seat, now);
        }
    }

    /// Notes when the last player goes. From then on, the table's clock stops.
    pub(super) fn fall_asleep(&mut self, now: Instant) {
        if self.is_asleep() {
            self.asleep_since = self.asleep_since.or(Some(now));
        }
    }

    /// Starts the table's clock again when a player comes to a table where nobody was: moves all times by the length of the
    /// pause.
    pub(super) fn wake(&mut self, now: Instant) {
        let Some(since) = self.asleep_since.take() else {
            return;
        };
        let slept = now.saturating_duration_since(since);
        self.note(HostInput::StoodStill(slept), now);
        self.told_at = self.told_at.map(|told| told + slept);
        self.round_over_at = self.round_over_at.map(|over| over + slept);
        self.draw_again();
        if let Some((_, _, since)) = &mut self.turn_begun {
            *since += slept;
        }
        for (_, sitter) in self.notes.chairs.people_mut() {
            sitter.gone_since = sitter.gone_since.map(|since| since + slept);
        }
    }
}
