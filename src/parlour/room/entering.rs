//! Entering and leaving a table.

use super::catching_up::Following;
use super::{Arrival, Dispatch, Entrance, ListenerId, Room, RoomListener, RoomOutput, Sitting};
use serpente_client::person::{Person, looks, name as person_name};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_engine::rules::{Seat, Seats};
use std::net::IpAddr;
use std::time::Instant;

/// The most watchers of one table from the same network.
pub(super) const WATCHERS_A_NETWORK: usize = 5;

/// What a person who enters wants to have.
struct SeatWish<'a> {
    person: Person,
    network: IpAddr,
    /// The person's name.
    name: &'a str,
    /// The seat; `None` for any free one.
    seat: Option<u8>,
    /// The name of another person at the same keyboard, who gets one more seat.
    more: Option<String>,
}

impl Room {
    pub(super) fn enter(&mut self, arrival: Arrival, now: Instant) -> Allowed {
        let Arrival {
            listener: id,
            person,
            name,
            network,
            entrance,
            after,
            opened,
            again,
        } = arrival;
        // A person who already has a seat gets in, even after being sent away.
        if self.notes.seats.of(person).is_empty()
            && self.guests.sent_away.holds(person, network, now)
        {
            return Err(ParlourRefusal::SentAway);
        }
        let seats = match entrance {
            Entrance::Watch => {
                self.may_watch(id, network)?;
                self.may_be_called(&name, person)?;
                Seats::NONE
            }
            Entrance::Sit { seat, name: more } => {
                let wish = SeatWish {
                    person,
                    network,
                    name: &name,
                    seat,
                    more,
                };
                self.sit(wish, now)?
            }
        };
        // A person with a seat has only one connection. An older one may be broken without the
        // server knowing, so the new one counts.
        let mut older = Vec::new();
        for (&other, at) in &self.listeners {
            let both_play = !seats.is_empty() && !at.seats.is_empty();
            if other != id && at.person == person && both_play {
                if again && at.opened > opened {
                    return Err(ParlourRefusal::CameAgain);
                }
                older.push(other);
            }
        }
        for other in older {
            self.listeners.remove(&other);
            self.out
                .push(RoomOutput::Refuse(other, ParlourRefusal::CameAgain, None));
            self.out.push(RoomOutput::Left(other));
        }
        self.wake(now);
        if !seats.is_empty() && !network.is_loopback() {
            let chairs = &self.notes.seats;
            self.networks
                .retain(|&other, _| !chairs.of(other).is_empty());
            self.networks.insert(person, network);
        }
        let mut had_left = false;
        for (seat, holder) in self.notes.seats.people_mut() {
            if seats.contains(seat) {
                had_left |= holder.left;
                holder.gone_since = None;
                holder.left = false;
            }
        }
        let listener = self.listeners.entry(id).or_insert_with(|| RoomListener {
            person,
            opened,
            network,
            name,
            seats,
            following: Following::Waits,
            sent: 0,
            heard: 0,
            goes_on: false,
            is_ready: false,
        });
        listener.seats = seats;
        listener.following = Following::Waits;
        for seat in seats.iter() {
            self.comes_back(seat, now);
        }
        let was_unused = !seats.is_empty() && self.notes.unused_days.take().is_some();
        // Otherwise the person would have left again after a restart, and lose the seat.
        if had_left || was_unused {
            self.store_seats();
        }
        self.tell(Dispatch::Entered(id, after));
        self.tell(Dispatch::State(Some(id)));
        Ok(())
    }

    /// Checks whether the table allows one more watcher.
    fn may_watch(&self, id: ListenerId, network: IpAddr) -> Allowed {
        let mut all = 0;
        let mut theirs = 0;
        for (&other, at) in &self.listeners {
            if other == id || !at.seats.is_empty() {
                continue;
            }
            all += 1;
            if at.network == network {
                theirs += 1;
            }
        }
        match self.terms.watchers {
            0 => Err(ParlourRefusal::NoWatchers),
            most if all >= most => Err(ParlourRefusal::Crowded),
            // A loopback address may stand for many people: programs on this machine pass them on.
            _ if theirs >= WATCHERS_A_NETWORK && !network.is_loopback() => {
                Err(ParlourRefusal::Crowded)
            }
            _ => Ok(()),
        }
    }

    /// Checks that nobody else at the table has a name that could be confused with this watcher's.
    fn may_be_called(&self, name: &str, person: Person) -> Allowed {
        let own = looks(name);
        for at in self.listeners.values() {
            if at.person != person && at.seats.is_empty() && looks(&at.name) == own {
                return Err(ParlourRefusal::NameTaken(name.to_owned()));
            }
        }
        for (_, holder) in self.notes.seats.people() {
            if holder.person != Some(person) && looks(&holder.name) == own {
                return Err(ParlourRefusal::NameTaken(name.to_owned()));
            }
        }
        Ok(())
    }

    /// Gives seats to a person who enters. Returns all of their seats.
    fn sit(&mut self, wish: SeatWish<'_>, now: Instant) -> Allowed<Seats> {
        let SeatWish {
            person, network, ..
        } = wish;
        let own = self.notes.seats.of(person);
        let wanted = match wish.seat {
            None => None,
            Some(number) => Some(self.seat(number)?),
        };
        if wish.more.is_none() && !own.is_empty() {
            return Ok(own);
        }
        let name = match wish.more {
            Some(more) => person_name(&more).ok_or(ParlourRefusal::Name)?,
            None => wish.name.to_owned(),
        };
        if self.host.is_some() || self.terms.evening.is_some() && self.has_record() {
            return Err(ParlourRefusal::Full);
        }
        let may_have_several =
            person == self.notes.opener || self.terms.several_seats(self.is_open_to_strangers());
        if !own.is_empty() && !may_have_several {
            return Err(ParlourRefusal::OneSeat);
        }
        let mut free = self.notes.seats.are_free().iter();
        let found = match wanted {
            None => free.next(),
            Some(wanted) => free.find(|seat| *seat == wanted),
        };
        let seat = found.ok_or(ParlourRefusal::Full)?;
        if self.notes.seats.has_name(&name) {
            return Err(ParlourRefusal::NameTaken(name));
        }
        self.may_take_seats(person, network, now)?;
        let holder = self.notes.seats.seat(seat, person, name);
        // A muted person stays muted on another seat.
        holder.silenced = self.guests.muted.holds(person, network, now);
        self.store_seats();
        Ok(self.notes.seats.of(person))
    }

    /// Counts a seat that somebody takes, and refuses it if they or their network take too many.
    /// The person who opened the table is not limited by what others of the same network do.
    fn may_take_seats(&self, person: Person, network: IpAddr, now: Instant) -> Allowed {
        if !self.guests.sitting.take(&Sitting::Person(person), now) {
            return Err(ParlourRefusal::TooFast);
        }
        // A loopback address may stand for many people: programs on this machine pass them on.
        if person == self.notes.opener || network.is_loopback() {
            return Ok(());
        }
        if !self.guests.sitting.take(&Sitting::Network(network), now) {
            return Err(ParlourRefusal::TooFast);
        }
        Ok(())
    }

    /// Returns the seat with this number at this table.
    pub(super) fn seat(&self, number: u8) -> Allowed<Seat> {
        match Seat::new(usize::from(number)) {
            Some(seat) if seat.index() < self.notes.seats.len() => Ok(seat),
            Some(_) | None => Err(ParlourRefusal::NoChair),
        }
    }

    /// Lets a person play again for whom a computer player has played.
    fn comes_back(&mut self, seat: Seat, now: Instant) {
        if let Some(holder) = self.notes.seats.person_mut(seat)
            && holder.stood_in
        {
            holder.stood_in = false;
            self.at_host(|host| host.come_back(seat, now));
        }
    }

    /// Handles a closed connection. Its people keep their seats.
    pub(super) fn gone(&mut self, id: ListenerId, now: Instant) {
        let Some(listener) = self.listeners.remove(&id) else {
            return;
        };
        for (seat, holder) in self.notes.seats.people_mut() {
            if listener.seats.contains(seat) {
                holder.gone_since = Some(now);
            }
        }
        self.fall_asleep(now);
        self.tell(Dispatch::State(None));
    }

    /// Handles a person who leaves for good. Before a match their seats become free; during a match
    /// a computer player takes over.
    pub(super) fn leave(&mut self, id: ListenerId, now: Instant) {
        let Some(listener) = self.listeners.remove(&id) else {
            return;
        };
        self.out.push(RoomOutput::Left(id));
        for seat in listener.seats.iter() {
            if self.host.is_none() {
                self.notes.seats.clear(seat);
                continue;
            }
            if let Some(holder) = self.notes.seats.person_mut(seat) {
                holder.left = true;
                holder.gone_since = Some(now);
            }
        }
        if !listener.seats.is_empty() {
            self.store_seats();
        }
        self.fall_asleep(now);
        self.tell(Dispatch::State(None));
    }

    /// Lets a computer player play for a person who is away.
    pub(super) fn stand_in(&mut self, seat: Seat, now: Instant) {
        if let Some(holder) = self.notes.seats.person_mut(seat) {
            holder.stood_in = true;
        }
        let level = self.usual_level();
        self.at_host(|host| host.stand_in(seat, level, now));
        self.tell(Dispatch::State(None));
    }

    /// Chooses the table's host.
    pub(super) fn choose_owner(&mut self, now: Instant) {
        let master = self.next_owner(now);
        if master != self.notes.owner {
            self.notes.owner = master;
            self.store_and_tell();
        }
    }

    /// Returns the person who is to be the table's host: the one who opened the table, while they
    /// sit there; otherwise the current host, while they are connected or may come back soon;
    /// otherwise the next person.
    fn next_owner(&self, now: Instant) -> Option<Person> {
        let here = self.here();
        for seat in self.notes.seats.of(self.notes.opener).iter() {
            if here.contains(seat) {
                return Some(self.notes.opener);
            }
        }
        let seat = self.owner_seat();
        if here.is_empty() {
            return self.notes.owner;
        }
        if let Some(seat) = seat
            && (here.contains(seat) || self.may_come_back(seat, now))
        {
            return self.notes.owner;
        }
        let from = match seat {
            Some(seat) => seat,
            None => here.iter().next()?,
        };
        let next_seat = here.after(from)?;
        let next = self.notes.seats.person(next_seat)?.person;
        next.or(self.notes.owner)
    }
    /// Returns whether the person on a seat has not left, and has not been away for long.
    fn may_come_back(&self, seat: Seat, now: Instant) -> bool {
        let Some(holder) = self.notes.seats.person(seat) else {
            return false;
        };
        match holder.gone_since {
            _ if holder.left => false,
            Some(since) => since + self.terms.absence > now,
            None => true,
        }
    }
}
