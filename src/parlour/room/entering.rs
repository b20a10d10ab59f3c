//! Entering and leaving a table.

use super::listeners::RoomListener;
use super::{Arrival, Dispatch, Entrance, ListenerId, Room, RoomOutput};
use serpente_client::person::{Person, name as person_name};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_engine::rules::{Seat, Seats};
use std::net::IpAddr;
use std::time::Instant;

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
                self.listeners.may_watch(id, network, self.terms.watchers)?;
                self.listeners
                    .may_be_called(&name, person, &self.notes.seats)?;
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
        if !seats.is_empty() {
            for other in self.listeners.others_of(person, id) {
                if again && self.listeners.get(other)?.opened > opened {
                    return Err(ParlourRefusal::CameAgain);
                }
                self.listeners.remove(other);
                self.outgoing.refuse(other, ParlourRefusal::CameAgain, None);
                self.outgoing.push(RoomOutput::Left(other));
            }
        }
        self.wake(now);
        if !seats.is_empty() {
            self.listeners
                .note_network(person, network, &self.notes.seats);
        }
        let mut had_left = false;
        for (seat, holder) in self.notes.seats.people_mut() {
            if seats.contains(seat) {
                had_left |= holder.left;
                holder.gone_since = None;
                holder.left = false;
            }
        }
        let mut listener = RoomListener::new(person, network, name, seats);
        listener.opened = opened;
        self.listeners.let_in(id, listener);
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
        if !seats.is_empty() {
            for result in self.listeners.missed_results(person, id, again) {
                self.tell(Dispatch::Output(RoomOutput::Tell(id, result)));
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
            Some(number) => Some(self.notes.seats.numbered(number)?),
        };
        if wish.more.is_none() && !own.is_empty() {
            return Ok(own);
        }
        let name = match wish.more {
            Some(more) => person_name(&more).ok_or(ParlourRefusal::Name)?,
            None => wish.name.to_owned(),
        };
        if self.current.is_on() || self.terms.evening.is_some() && self.has_record() {
            return Err(ParlourRefusal::Full);
        }
        let may_have_several =
            person == self.notes.opener || self.terms.several_seats(self.notes.privacy.is_open());
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
        let is_opener = person == self.notes.opener;
        self.guests.take_seat(person, network, is_opener, now)?;
        let holder = self.notes.seats.seat(seat, person, name);
        // A muted person stays muted on another seat.
        holder.silenced = self.guests.muted.holds(person, network, now);
        self.store_seats();
        Ok(self.notes.seats.of(person))
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
        let Some(listener) = self.listeners.remove(id) else {
            return;
        };
        for (seat, holder) in self.notes.seats.people_mut() {
            if listener.seats.contains(seat) {
                holder.gone_since = Some(now);
            }
        }
        if self.is_asleep() {
            self.times.fall_asleep(now);
        }
        self.tell(Dispatch::State(None));
    }

    /// Handles a person who leaves for good. Before a match their seats become free; during a match
    /// a computer player takes over.
    pub(super) fn leave(&mut self, id: ListenerId, now: Instant) {
        let Some(listener) = self.listeners.remove(id) else {
            return;
        };
        self.outgoing.push(RoomOutput::Left(id));
        for seat in listener.seats.iter() {
            if !self.current.is_on() {
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
        if self.is_asleep() {
            self.times.fall_asleep(now);
        }
        self.tell(Dispatch::State(None));
    }

    /// Lets a computer player play for a person who is away.
    pub(super) fn stand_in(&mut self, seat: Seat, now: Instant) {
        if let Some(holder) = self.notes.seats.person_mut(seat) {
            holder.stood_in = true;
        }
        let level = self.current.usual_level();
        self.at_host(|host| host.stand_in(seat, level, now));
        self.tell(Dispatch::State(None));
    }

    /// Chooses the table's host.
    pub(super) fn choose_owner(&mut self, now: Instant) {
        let here = self.listeners.here();
        let next = self.notes.next_owner(here, self.terms.absence, now);
        if next != self.notes.owner {
            self.notes.owner = next;
            self.store_and_tell();
        }
    }
}
