//! What the table's host may order.

use super::{Dispatch, ListenerId, Room, RoomOutput, Terms};
use serpente_client::person::Person;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{Conditions, TurnOption};
use serpente_engine::table::{Level, Player, SetupError};
use serpente_text::announce::setup_error;
use std::time::{Duration, Instant};

/// How long a turn goes on at least until the host may let the computer play it.
const SHORTEST_WAIT: Duration = Duration::from_secs(20);

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

/// What the table's host may order. Only [`OwnerOrders::of`] makes it, so whoever has one has shown
/// that they are the host.
pub(super) struct OwnerOrders<'a> {
    room: &'a mut Room,
    owner: Person,
    /// The connection over which the host gives the order.
    from: ListenerId,
}

impl<'a> OwnerOrders<'a> {
    /// Returns what the person on this connection may order, if they are the table's host.
    pub(super) fn of(room: &'a mut Room, from: ListenerId) -> Allowed<Self> {
        let listener = room.listeners.get(from)?;
        let owner = listener.person;
        if room.notes.owner == Some(owner) && listener.plays() {
            Ok(Self { room, owner, from })
        } else {
            Err(ParlourRefusal::NotOwner)
        }
    }
}

impl OwnerOrders<'_> {
    pub(super) fn fill(&mut self, level: Option<&str>) -> Allowed {
        self.room.current.before_match()?;
        let mut filled_with = match level {
            None => self.room.current.usual_level(),
            Some(name) => offered_level(name)?,
        };
        if self.room.terms.evening.is_some() {
            // At all tables of an evening, computer players are equally good.
            filled_with = self.room.current.usual_level();
        }
        self.room.notes.seats.fill(filled_with);
        self.room.store_and_tell();
        Ok(())
    }

    pub(super) fn remove(&mut self, seat: Option<u8>, now: Instant) -> Allowed {
        let Some(seat) = seat else {
            self.send_watchers_away(now);
            return Ok(());
        };
        let seat = self.room.notes.seats.numbered(seat)?;
        let is_playing = self.room.current.is_on();
        let holder = self.room.notes.seats.get(seat);
        if is_playing && holder.is_some_and(|holder| holder.level.is_some()) {
            return Err(ParlourRefusal::Playing);
        }
        let person = holder.and_then(|holder| holder.person);
        if person == Some(self.room.notes.opener) && person != Some(self.owner) {
            // The person who opened the table becomes its owner again when they come back.
            return Err(ParlourRefusal::NotOwner);
        }
        let own = self.room.notes.seats.of(self.owner);
        if person == Some(self.owner) && own.iter().next() == Some(seat) {
            // The owner cannot remove themselves; they can leave.
            return Err(ParlourRefusal::NoChair);
        }
        // Somebody else is removed with all of their seats; the owner may give up one of their own.
        let removed = match person {
            Some(person) if person != self.owner => self.room.notes.seats.of(person),
            Some(_) | None => [seat].into_iter().collect(),
        };
        for seat in removed.iter() {
            if !is_playing {
                self.room.notes.seats.clear(seat);
                continue;
            }
            if let Some(holder) = self.room.notes.seats.person_mut(seat) {
                holder.person = None;
                holder.left = true;
            }
            self.room.stand_in(seat, now);
        }
        let mut gone = Vec::new();
        for (id, listener) in self.room.listeners.iter_mut() {
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
        self.room.store_and_tell();
        Ok(())
    }

    /// Sends all watchers away.
    fn send_watchers_away(&mut self, now: Instant) {
        let mut watching = Vec::new();
        for (id, _) in self.room.listeners.watchers() {
            watching.push(id);
        }
        self.send_away(&watching, &ParlourRefusal::SentAway, now);
        self.room.tell(Dispatch::State(None));
    }

    /// Removes these connections from the table; their people may not come back for a while.
    fn send_away(&mut self, gone: &[ListenerId], why: &ParlourRefusal, now: Instant) {
        for &id in gone {
            if let Some(listener) = self.room.listeners.remove(id) {
                self.room
                    .guests
                    .sent_away
                    .add(listener.person, listener.network, now);
            }
            self.room.outgoing.refuse(id, why.clone(), None);
            self.room.outgoing.push(RoomOutput::Left(id));
        }
    }

    pub(super) fn agree(&mut self, conditions: Conditions) -> Allowed {
        self.room.current.before_match()?;
        let terms = Terms::of(self.room.terms.with_same_contest(conditions))
            .map_err(ParlourRefusal::Conditions)?;
        if let Some(evening) = &self.room.terms.evening {
            let plays = self.room.terms.evening_terms();
            plays.allow(evening, &terms.evening_terms())?;
        }
        let seats = terms.options.seating.seats();
        if seats != self.room.notes.seats.len() {
            let resized = self.room.notes.seats.resized(seats);
            self.room.notes.seats = resized.ok_or(ParlourRefusal::Full)?;
            self.room.listeners.seat_again(&self.room.notes.seats);
        }
        self.room.terms = terms;
        // They were ready for another match.
        self.room.listeners.nobody_is_ready();
        self.room.store_and_tell();
        Ok(())
    }

    pub(super) fn silence(&mut self, seat: Option<u8>, on: bool, now: Instant) -> Allowed {
        match seat {
            None => self.room.notes.watchers_silenced = on,
            Some(number) => {
                let seat = self.room.notes.seats.numbered(number)?;
                let holder = self.room.notes.seats.person_mut(seat);
                holder.ok_or(ParlourRefusal::NoChair)?.silenced = on;
                let mut players = self.room.listeners.players();
                if let Some((_, at)) = players.find(|(_, at)| at.seats.contains(seat)) {
                    if on {
                        self.room.guests.muted.add(at.person, at.network, now);
                    } else {
                        self.room.guests.muted.forget(at.person, at.network);
                    }
                }
            }
        }
        self.room.store_and_tell();
        Ok(())
    }

    pub(super) fn begin(&mut self, now: Instant) -> Allowed {
        self.room.current.before_match()?;
        self.room.outgoing.growth.check_room(now)?;
        let setup = self.room.terms.setup_for(&self.room.notes.seats)?;
        if let Some(company) = self.room.company() {
            if self.room.has_record() {
                return Err(ParlourRefusal::EveningPlayed(company.evening));
            }
            // The match begins when the server has noted who plays.
            self.room
                .outgoing
                .push(RoomOutput::BeginEvening(self.from, company));
            return Ok(());
        }
        if setup.draws_teams() {
            self.draw_seats();
        }
        self.room.begin_match(now)
    }

    /// If the teams are drawn by lot, moves the players to the seats that they drew.
    fn draw_seats(&mut self) {
        // The players are named after their seats, so that their order shows who drew which seat.
        let mut numbers = Vec::new();
        for seat in 0..self.room.notes.seats.len() {
            numbers.push(Player {
                name: seat.to_string(),
                level: None,
            });
        }
        let setup = self
            .room
            .terms
            .setup(numbers)
            .expect("it was set up with these seats");
        let drawn = setup.seated_by_draw(self.room.random.number());
        let mut order: Vec<usize> = Vec::new();
        for player in &drawn.players {
            order.push(player.name.parse().expect("the name is a number"));
        }
        self.room.notes.seats = self.room.notes.seats.in_order(order.into_iter());
        self.room.listeners.seat_again(&self.room.notes.seats);
    }

    /// Lets the computer play the turn of a person who takes long, because the host asks for it.
    pub(super) fn play_for(&mut self, seat: u8, now: Instant) -> Allowed {
        let seat = self.room.notes.seats.numbered(seat)?;
        if self.room.current.person_in_turn() != Some(seat) {
            return Err(ParlourRefusal::Stale);
        }
        if self.room.notes.seats.of(self.owner).contains(seat) {
            return Err(ParlourRefusal::NoChair);
        }
        let since = self.room.times.turn_since(seat).unwrap_or(now);
        let left = (since + SHORTEST_WAIT).saturating_duration_since(now);
        if !left.is_zero() {
            return Err(ParlourRefusal::NotYet(left.as_secs().max(1)));
        }
        self.room.times.turn_begun = None;
        self.room
            .play_turn_of(seat, &ParlourRefusal::PlayedFor, now);
        Ok(())
    }

    /// Changes how long a turn may take. The turn that goes on gets the whole time.
    pub(super) fn limit_turns(&mut self, seconds: TurnOption) -> Allowed {
        self.room
            .terms
            .limit_turns(seconds)
            .map_err(ParlourRefusal::Conditions)?;
        self.room.times.turn_begun = None;
        self.room.store_and_tell();
        Ok(())
    }
}
