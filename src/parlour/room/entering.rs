//! Entering and leaving a table.

use super::catching_up::Following;
use super::{Arrival, Entrance, ListenerId, Room, RoomListener, RoomOutput, Sitting, Telling};
use serpente_client::person::{Person, looks, name as person_name};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::Level;
use std::net::IpAddr;
use std::time::Instant;

/// The most watchers of one table from the same network.
pub(super) const WATCHERS_A_NETWORK: usize = 5;

impl Room {
    pub(super) fn enter(&mut self, arrival: Arrival, now: Instant) -> Allowed {
        let (id, person, network) = (arrival.listener, arrival.person, arrival.network);
        let (name, after) = (arrival.name, arrival.after);
        // A person who already has a seat gets in, even after being sent away.
        if self.notes.chairs.of(person).is_empty() && self.sent_away.holds(person, network, now) {
            return Err(ParlourRefusal::SentAway);
        }
        let seats = match arrival.entrance {
            Entrance::Watch => {
                self.may_watch(id, network)?;
                self.may_be_called(&name, person)?;
                Seats::NONE
            }
            Entrance::Sit { seat, name: more } => {
                self.sit((person, network), &name, seat, more, now)?
            }
        };
        // A person with a seat has only one connection. An older one may be broken without the server knowing, so the new one
        // counts.
        let same = |(&other, at): (&ListenerId, &RoomListener)| {
            (other != id && at.person == person && !seats.is_empty() && !at.seats.is_empty())
                .then_some(other)
        };
        let older: Vec<ListenerId> = self.listeners.iter().filter_map(same).collect();
        for other in older {
            self.listeners.remove(&other);
            self.out
                .push(RoomOutput::Refuse(other, ParlourRefusal::CameAgain, None));
            self.out.push(RoomOutput::Left(other));
        }
        self.wake(now);
        if !seats.is_empty() && !network.is_loopback() {
            let chairs = &self.notes.chairs;
            self.networks
                .retain(|&other, _| !chairs.of(other).is_empty());
            self.networks.insert(person, network);
        }
        for (seat, sitter) in self.notes.chairs.people_mut() {
            if seats.contains(seat) {
                (sitter.gone_since, sitter.left) = (None, false);
            }
        }
        let listener = self.listeners.entry(id).or_insert_with(|| RoomListener {
            person,
            network,
            name,
            seats,
            following: Following::Waits,
            told: 0,
            heard: 0,
            goes_on: false,
            is_ready: false,
        });
        listener.seats = seats;
        listener.following = Following::Waits;
        for seat in seats.iter() {
            self.comes_back(seat, now);
        }
        if !seats.is_empty() && self.notes.unused_days.take().is_some() {
            self.keep_chairs();
        }
        self.tell(Telling::Entered(id, after));
        self.tell(Telling::State(Some(id)));
        Ok(())
    }

    /// Checks whether the table allows one more watcher.
    fn may_watch(&self, id: ListenerId, network: IpAddr) -> Allowed {
        let watching = self.listeners.iter();
        let watching = watching.filter(|(other, at)| **other != id && at.seats.is_empty());
        let networks = watching.map(|(_, at)| at.network);
        let (all, theirs) = networks.fold((0, 0), |(all, theirs), other| {
            (all + 1, theirs + usize::from(other == network))
        });
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
        let others = self.listeners.values().filter(|at| at.person != person);
        let watching = others.filter(|at| at.seats.is_empty());
        let sitting = self.notes.chairs.people();
        let sitting = sitting.filter(|(_, sitter)| sitter.person != Some(person));
        let sitting = sitting.map(|(_, sitter)| &sitter.name);
        let mut taken = watching.map(|at| &at.name).chain(sitting);
        if taken.any(|taken| looks(taken) == own) {
            return Err(ParlourRefusal::NameTaken(name.to_owned()));
        }
        Ok(())
    }

    /// Gives seats to a person who enters. Returns all of their seats.
    fn sit(
        &mut self,
        (person, network): (Person, IpAddr),
        name: &str,
        seat: Option<u8>,
        more: Option<String>,
        now: Instant,
    ) -> Allowed<Seats> {
        let own = self.notes.chairs.of(person);
        let wanted = seat.map(|number| self.seat(number)).transpose()?;
        if more.is_none() && !own.is_empty() {
            return Ok(own);
        }
        let name = match more {
            Some(more) => person_name(&more).ok_or(ParlourRefusal::Name)?,
            None => name.to_owned(),
        };
        if self.host.is_some() || self.terms.evening.is_some() && self.has_record() {
            return Err(ParlourRefusal::Full);
        }
        let mut free = self.notes.chairs.are_free().iter();
        let seat = free.find(|seat| wanted.is_none_or(|wanted| wanted == *seat));
        let seat = seat.ok_or(ParlourRefusal::Full)?;
        if self.notes.chairs.has_name(&name) {
            return Err(ParlourRefusal::NameTaken(name));
        }
        self.may_take_seats(person, network, now)?;
        let sitter = self.notes.chairs.seat(seat, person, name);
        // A muted person stays muted on another seat.
        sitter.silenced = self.muted.holds(person, network, now);
        self.keep_chairs();
        Ok(self.notes.chairs.of(person))
    }

    /// Counts a seat that somebody takes, and refuses it if they or their network take too many. The person who opened the
    /// table is not limited by what others of the same network do.
    fn may_take_seats(&self, person: Person, network: IpAddr, now: Instant) -> Allowed {
        if !self.sitting.take(&Sitting::Person(person), now) {
            return Err(ParlourRefusal::TooFast);
        }
        // A loopback address may stand for many people: programs on this machine pass them on.
        if person == self.notes.opener || network.is_loopback() {
            return Ok(());
        }
        if !self.sitting.take(&Sitting::Network(network), now) {
            return Err(ParlourRefusal::TooFast);
        }
        Ok(())
    }

    /// Returns the seat with this number at this table.
    pub(super) fn seat(&self, number: u8) -> Allowed<Seat> {
        let seat = Seat::new(usize::from(number));
        let seat = seat.filter(|seat| seat.index() < self.notes.chairs.len());
        seat.ok_or(ParlourRefusal::NoChair)
    }

    /// Lets a person play again for whom a computer player has played.
    fn comes_back(&mut self, seat: Seat, now: Instant) {
        let sitter = self.notes.chairs.person_mut(seat);
        let Some(sitter) = sitter.filter(|sitter| sitter.stood_in) else {
            return;
        };
        sitter.stood_in = false;
        self.at_host(|host| host.come_back(seat, now));
    }

    /// Handles a closed connection. Its people keep their seats.
    pub(super) fn gone(&mut self, id: ListenerId, now: Instant) {
        let Some(listener) = self.listeners.remove(&id) else {
            return;
        };
        for (seat, sitter) in self.notes.chairs.people_mut() {
            if listener.seats.contains(seat) {
                sitter.gone_since = Some(now);
            }
        }
        self.fall_asleep(now);
        self.tell(Telling::State(None));
    }

    /// Handles a person who leaves for good. Before a match their seats become free; during a match a computer player takes
    /// over.
    pub(super) fn leave(&mut self, id: ListenerId, now: Instant) {
        let Some(listener) = self.listeners.remove(&id) else {
            return;
        };
        self.out.push(RoomOutput::Left(id));
        for seat in listener.seats.iter() {
            if self.host.is_none() {
                self.notes.chairs.clear(seat);
                continue;
            }
            if let Some(sitter) = self.notes.chairs.person_mut(seat) {
                (sitter.left, sitter.gone_since) = (true, Some(now));
            }
        }
        if !listener.seats.is_empty() {
            self.keep_chairs();
        }
        self.fall_asleep(now);
        self.tell(Telling::State(None));
    }

    /// Lets a computer player play for a person who is away.
    pub(super) fn stand_in(&mut self, seat: Seat, now: Instant) {
        if let Some(sitter) = self.notes.chairs.person_mut(seat) {
            sitter.stood_in = true;
        }
        self.at_host(|host| host.stand_in(seat, Level::Normal, now));
        self.tell(Telling::State(None));
    }

    /// Chooses the table's host.
    pub(super) fn see_to_master(&mut self, now: Instant) {
        let master = self.next_master(now);
        if master != self.notes.master {
            self.notes.master = master;
            self.keep_and_tell();
        }
    }

    /// Returns the person who is to be the table's host: the one who opened the table, while they sit there; otherwise the
    /// current host, while they are connected or may come back soon; otherwise the next person.
    fn next_master(&self, now: Instant) -> Option<Person> {
        let here = self.here();
        let mut seats = self.notes.chairs.of(self.notes.opener).iter();
        if seats.any(|seat| here.contains(seat)) {
            return Some(self.notes.opener);
        }
        let seat = self.master_seat();
        let may_come_back = |seat: Seat| {
            let sitter = self.notes.chairs.person(seat);
            let sitter = sitter.filter(|sitter| !sitter.left)?;
            let is_away = |since: Instant| since + self.terms.absence <= now;
            (!sitter.gone_since.is_some_and(is_away)).then_some(sitter)
        };
        let stays = seat.is_some_and(|seat| here.contains(seat) || may_come_back(seat).is_some());
        if here.is_empty() || stays {
            return self.notes.master;
        }
        let from = seat.or_else(|| here.iter().next())?;
        let next = here.after(from);
        let next = next.and_then(|next| self.notes.chairs.person(next)?.person);
        next.or(self.notes.master)
    }
}
