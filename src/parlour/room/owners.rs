//! The actions of the table's host (the master).

use super::{Dispatch, ListenerId, Room, RoomOutput, Terms};
use serpente_client::person::Person;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::Conditions;
use serpente_engine::host::{Host, Pace};
use serpente_engine::rules::Seats;
use serpente_engine::table::{
    Bytes32, EveningKey, Event, Level, Player, Seals, Setup, SetupError, Table, Update,
};
use serpente_text::announce::setup_error;
use std::time::{Duration, Instant};

/// Returns the level of this name, if a server offers it: not those for measurements, and no expert
/// stronger than the usual one.
fn offered_level(name: &str) -> Allowed<Level> {
    match name.parse() {
        Ok(level) if Level::PLAYERS.contains(&level) => Ok(level),
        Ok(_) | Err(_) => {
            let shortened = name.chars().take(24).collect();
            let error = SetupError::NoSuchLevel(shortened);
            Err(ParlourRefusal::Conditions(setup_error(&error)))
        }
    }
}

impl Room {
    /// Returns the person on this connection, if they are the table's host.
    pub(super) fn owner_on(&self, from: ListenerId) -> Allowed<Person> {
        let listener = self.listener(from)?;
        if self.notes.owner == Some(listener.person) && !listener.seats.is_empty() {
            Ok(listener.person)
        } else {
            Err(ParlourRefusal::NotOwner)
        }
    }

    pub(super) fn before_match(&self) -> Allowed {
        match self.host {
            None => Ok(()),
            Some(_) => Err(ParlourRefusal::Playing),
        }
    }

    pub(super) fn fill(&mut self, from: ListenerId, level: Option<&str>) -> Allowed {
        self.owner_on(from)?;
        self.before_match()?;
        let mut filled_with = match level {
            None => self.usual_level(),
            Some(name) => offered_level(name)?,
        };
        if self.terms.evening.is_some() {
            // At all tables of an evening, computer players are equally good.
            filled_with = self.usual_level();
        }
        self.notes.seats.fill(filled_with);
        self.store_and_tell();
        Ok(())
    }

    /// Limits the level of computer players that sit down where none was asked for, play at
    /// evenings or for people who are away.
    pub fn limit_level(&mut self, best: Level) {
        self.best_level = Some(best);
    }

    /// Returns the level of these computer players: normal, or easy where there are no better ones.
    pub(super) fn usual_level(&self) -> Level {
        match self.best_level {
            Some(Level::Easy) => Level::Easy,
            Some(_) | None => Level::Normal,
        }
    }

    pub(super) fn remove(&mut self, from: ListenerId, seat: Option<u8>, now: Instant) -> Allowed {
        let owner = self.owner_on(from)?;
        let Some(seat) = seat else {
            self.send_watchers_away(now);
            return Ok(());
        };
        let seat = self.seat(seat)?;
        let is_playing = self.host.is_some();
        let holder = self.notes.seats.get(seat);
        if is_playing && holder.is_some_and(|holder| holder.level.is_some()) {
            return Err(ParlourRefusal::Playing);
        }
        let person = holder.and_then(|holder| holder.person);
        if person == Some(self.notes.opener) && person != Some(owner) {
            // The person who opened the table becomes its owner again when they come back.
            return Err(ParlourRefusal::NotOwner);
        }
        let own = self.notes.seats.of(owner);
        if person == Some(owner) && own.iter().next() == Some(seat) {
            // The owner cannot remove themselves; they can leave.
            return Err(ParlourRefusal::NoChair);
        }
        // Somebody else is removed with all of their seats; the owner may give up one of their own.
        let removed = match person {
            Some(person) if person != owner => self.notes.seats.of(person),
            Some(_) | None => [seat].into_iter().collect(),
        };
        for seat in removed.iter() {
            if !is_playing {
                self.notes.seats.clear(seat);
                continue;
            }
            if let Some(holder) = self.notes.seats.person_mut(seat) {
                holder.person = None;
                holder.left = true;
            }
            self.stand_in(seat, now);
        }
        let mut gone = Vec::new();
        for (&id, listener) in &mut self.listeners {
            if Some(listener.person) != person {
                continue;
            }
            for seat in removed.iter() {
                listener.seats.remove(seat);
            }
            if listener.seats.is_empty() {
                gone.push(id);
            }
        }
        self.send_away(&gone, &ParlourRefusal::Removed, now);
        self.store_and_tell();
        Ok(())
    }

    /// Sends all watchers away.
    fn send_watchers_away(&mut self, now: Instant) {
        let mut watching = Vec::new();
        for (&id, at) in &self.listeners {
            if at.seats.is_empty() {
                watching.push(id);
            }
        }
        self.send_away(&watching, &ParlourRefusal::SentAway, now);
        self.tell(Dispatch::State(None));
    }

    /// Removes these connections from the table; their people may not come back for a while.
    fn send_away(&mut self, gone: &[ListenerId], why: &ParlourRefusal, now: Instant) {
        for &id in gone {
            if let Some(listener) = self.listeners.remove(&id) {
                self.guests
                    .sent_away
                    .add(listener.person, listener.network, now);
            }
            self.out.push(RoomOutput::Refuse(id, why.clone(), None));
            self.out.push(RoomOutput::Left(id));
        }
    }

    pub(super) fn agree(&mut self, from: ListenerId, conditions: Conditions) -> Allowed {
        self.owner_on(from)?;
        self.before_match()?;
        let terms = Terms::of(self.terms.with_same_contest(conditions))
            .map_err(ParlourRefusal::Conditions)?;
        if let Some(evening) = &self.terms.evening {
            let plays = self.terms.evening_terms();
            plays.allow(evening, &terms.evening_terms())?;
        }
        let seats = terms.options.seating.seats();
        if seats != self.notes.seats.len() {
            let resized = self.notes.seats.resized(seats);
            self.notes.seats = resized.ok_or(ParlourRefusal::Full)?;
            self.seat_listeners();
        }
        self.terms = terms;
        // They were ready for another match.
        self.nobody_is_ready();
        self.store_and_tell();
        Ok(())
    }

    fn nobody_is_ready(&mut self) {
        for listener in self.listeners.values_mut() {
            listener.is_ready = false;
        }
    }

    /// Updates the seats of every connection after the seats have moved.
    fn seat_listeners(&mut self) {
        for listener in self.listeners.values_mut() {
            if !listener.seats.is_empty() {
                listener.seats = self.notes.seats.of(listener.person);
            }
        }
    }

    pub(super) fn silence(
        &mut self,
        from: ListenerId,
        seat: Option<u8>,
        on: bool,
        now: Instant,
    ) -> Allowed {
        self.owner_on(from)?;
        match seat {
            None => self.notes.watchers_silenced = on,
            Some(number) => {
                let seat = self.seat(number)?;
                let holder = self.notes.seats.person_mut(seat);
                holder.ok_or(ParlourRefusal::NoChair)?.silenced = on;
                let mut listeners = self.listeners.values();
                if let Some(at) = listeners.find(|at| at.seats.contains(seat)) {
                    if on {
                        self.guests.muted.add(at.person, at.network, now);
                    } else {
                        self.guests.muted.forget(at.person, at.network);
                    }
                }
            }
        }
        self.store_and_tell();
        Ok(())
    }

    pub(super) fn begin(&mut self, from: ListenerId, now: Instant) -> Allowed {
        self.owner_on(from)?;
        self.before_match()?;
        self.growth.check_room(now)?;
        let setup = self.setup()?;
        if let Some(company) = self.company() {
            if self.has_record() {
                return Err(ParlourRefusal::EveningPlayed(company.evening));
            }
            // The match begins when the server has noted who plays.
            self.out.push(RoomOutput::BeginEvening(from, company));
            return Ok(());
        }
        if setup.draws_teams() {
            self.draw_chairs();
        }
        self.begin_match(now)
    }

    /// Returns the setup of a match with the people and computer players who sit here.
    fn setup(&self) -> Allowed<Setup> {
        let free = self.notes.seats.are_free().len();
        let Some(players) = self.notes.seats.players() else {
            return Err(ParlourRefusal::ChairsFree(free));
        };
        match self.terms.setup(players) {
            Ok(setup) => Ok(setup),
            Err(error) => Err(ParlourRefusal::Conditions(setup_error(&error))),
        }
    }

    /// Begins a match with the people and computer players who sit here.
    pub(super) fn begin_match(&mut self, now: Instant) -> Allowed {
        let setup = self.setup()?;
        for (_, holder) in self.notes.seats.people_mut() {
            holder.stood_in = false;
            (holder.turns, holder.turns_stood_in) = (0, 0);
        }
        self.nobody_is_ready();
        let evening = self.evening_key();
        let setup = Setup {
            sealed: evening.is_none(),
            together: evening.is_none(),
            promised: evening.is_none(),
            evening: evening.map(EveningKey::seal),
            ..setup
        };
        let mut events = Vec::new();
        if evening.is_none() {
            // Each match has its own key, so that a key revealed after one match says nothing about
            // another.
            self.notes.seal_key = Bytes32(self.random.bytes());
        }
        let mut host = self.new_host(Table::new(setup, &mut events), &[]);
        let output = host.begin(now);
        self.host = Some(host);
        // Players learn their seats before the match begins.
        self.store_and_tell();
        self.record.begin_match();
        self.record_events(events, Update::default());
        self.happened(output);
        Ok(())
    }

    /// Creates the engine's host for a match at this table in which these events have happened.
    pub(super) fn new_host(&mut self, table: Table, events: &[Event]) -> Host {
        let everything = Seats::first(self.notes.seats.len());
        let pace = Pace {
            pause: Duration::ZERO,
            waits: !self.terms.pace.is_zero(),
        };
        let together = table.setup().together;
        let seed = self.random.number();
        let host = Host::new(table, vec![everything], seed, pace);
        if let Some(key) = self.evening_key() {
            return host.with_evening(key);
        }
        host.with_seals(Seals::new(self.notes.seal_key, together, events))
    }

    /// If the teams are drawn by lot, moves the players to the seats that they drew.
    fn draw_chairs(&mut self) {
        // The players are named after their seats, so that their order shows who drew which seat.
        let mut numbers = Vec::new();
        for seat in 0..self.notes.seats.len() {
            numbers.push(Player {
                name: seat.to_string(),
                level: None,
            });
        }
        let setup = self
            .terms
            .setup(numbers)
            .expect("it was set up with these chairs");
        let drawn = setup.seated_by_draw(self.random.number());
        let mut order: Vec<usize> = Vec::new();
        for player in &drawn.players {
            order.push(player.name.parse().expect("the name is a number"));
        }
        self.notes.seats = self.notes.seats.in_order(order.into_iter());
        self.seat_listeners();
    }

    /// Ends the match. People who have left lose their seats.
    pub(super) fn match_is_over(&mut self) {
        let finished = self.table().and_then(|table| self.finished(table));
        self.notes.unrated.clone_from(&finished);
        let played = self.table().and_then(|table| self.played(table));
        self.host = None;
        self.drawing = None;
        self.times.host_wakes_at = None;
        self.times.round_over_at = None;
        self.times.turn_begun = None;
        let gone = self
            .notes
            .seats
            .whose(|holder| holder.left || holder.person.is_none());
        for seat in gone.iter() {
            self.notes.seats.clear(seat);
        }
        for (_, holder) in self.notes.seats.people_mut() {
            holder.stood_in = false;
        }
        self.store_and_tell();
        let finished = finished.map(RoomOutput::Finished);
        for output in finished.into_iter().chain(played) {
            self.tell(Dispatch::Output(output));
        }
    }
}
