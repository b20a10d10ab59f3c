//! The seats of a table and the players on them.

use serde::{Deserialize, Serialize};
use serpente_client::person::{Person, looks};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire;
use serpente_engine::host::Host;
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Event, Level, Player, Table, computer_names};
use std::time::{Duration, Instant};

/// The player on a seat: a person or a computer player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct SeatHolder {
    pub(super) name: String,
    /// The name of the level of a computer player. A level that this version does not know counts
    /// as normal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) level: Option<String>,
    /// The person; `None` for a computer player, and for a person whom the host has removed during
    /// a match, so that nobody can come back to the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) person: Option<Person>,
    /// Whether the person is muted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) silenced: bool,
    /// Whether the person has left the table for good.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) left: bool,
    /// How many turns the seat has had in the match, and in how many of them the computer played
    /// for the person.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) turns: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) turns_stood_in: u32,
    /// Since when the person is away; `None` while they are connected.
    #[serde(skip)]
    pub(super) gone_since: Option<Instant>,
    /// Whether a computer player plays for the person.
    #[serde(skip)]
    pub(super) stood_in: bool,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every field as a reference"
)]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl SeatHolder {
    /// Returns whether the person has not left, and has not been away for as long as `absence`.
    pub(super) fn may_come_back(&self, absence: Duration, now: Instant) -> bool {
        match self.gone_since {
            _ if self.left => false,
            Some(since) => since + absence > now,
            None => true,
        }
    }

    /// Returns whether the person has played most of their turns themselves.
    pub(super) fn played_themselves(&self) -> bool {
        self.turns_stood_in <= self.turns / 2
    }
}

/// The seats in the order of play; `None` for a free one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct TableSeats(Vec<Option<SeatHolder>>);

impl TableSeats {
    pub(super) fn free(count: usize) -> Self {
        Self(vec![None; count])
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn get(&self, seat: Seat) -> Option<&SeatHolder> {
        self.0.get(seat.index())?.as_ref()
    }

    /// Returns the seat with this number.
    pub(super) fn numbered(&self, number: u8) -> Allowed<Seat> {
        match Seat::new(usize::from(number)) {
            Some(seat) if seat.index() < self.0.len() => Ok(seat),
            Some(_) | None => Err(ParlourRefusal::NoChair),
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, Option<&SeatHolder>)> {
        let seats = Seats::first(self.0.len());
        seats.iter().zip(self.0.iter().map(Option::as_ref))
    }

    /// Returns the people with their seats.
    pub(super) fn people(&self) -> impl Iterator<Item = (Seat, &SeatHolder)> {
        let taken = self.iter().filter_map(|(seat, chair)| Some((seat, chair?)));
        taken.filter(|(_, holder)| holder.level.is_none())
    }

    pub(super) fn people_mut(&mut self) -> impl Iterator<Item = (Seat, &mut SeatHolder)> {
        let seats = Seats::first(self.0.len());
        let places = seats.iter().zip(&mut self.0);
        let taken = places.filter_map(|(seat, holder)| Some((seat, holder.as_mut()?)));
        taken.filter(|(_, holder)| holder.level.is_none())
    }

    /// Returns the person on a seat.
    pub(super) fn person(&self, seat: Seat) -> Option<&SeatHolder> {
        self.get(seat).filter(|holder| holder.level.is_none())
    }

    pub(super) fn person_mut(&mut self, seat: Seat) -> Option<&mut SeatHolder> {
        let holder = self.0.get_mut(seat.index())?.as_mut();
        holder.filter(|holder| holder.level.is_none())
    }

    /// Returns the seats of people who have left, or have been away for as long as `absence`, and for
    /// whom no computer player plays.
    pub(super) fn absent(&self, absence: Duration, now: Instant) -> Vec<Seat> {
        let mut absent = Vec::new();
        for (seat, holder) in self.people() {
            if !holder.stood_in && !holder.may_come_back(absence, now) {
                absent.push(seat);
            }
        }
        absent
    }

    /// Returns the seats of the people for whom this is true.
    pub(super) fn whose(&self, is: impl Fn(&SeatHolder) -> bool) -> Seats {
        let people = self.people().filter(|(_, holder)| is(holder));
        people.map(|(seat, _)| seat).collect()
    }

    /// Returns the seats of a person.
    pub(super) fn of(&self, person: Person) -> Seats {
        self.whose(|holder| holder.person == Some(person))
    }

    /// Returns the free seats.
    pub(super) fn are_free(&self) -> Seats {
        let free = self.iter().filter(|(_, chair)| chair.is_none());
        free.map(|(seat, _)| seat).collect()
    }

    /// Returns whether a player has a name that could be confused with this one.
    pub(super) fn has_name(&self, name: &str) -> bool {
        let name = looks(name);
        let mut taken = self.0.iter().flatten();
        taken.any(|holder| looks(&holder.name) == name)
    }

    /// Returns whether another person has a seat and a name that could be confused with this one.
    pub(super) fn has_person_named(&self, name: &str, person: Person) -> bool {
        let own = looks(name);
        self.people()
            .any(|(_, holder)| holder.person != Some(person) && looks(&holder.name) == own)
    }

    /// Returns whether a match has as many seats as the table: somebody may have put another record
    /// into the folder.
    pub(super) fn fit(&self, table: &Table) -> bool {
        table.setup().options.seating.seats() == self.0.len()
    }

    /// Counts the turns that begin in these events, and those in which a computer player plays for
    /// the person.
    pub(super) fn count_turns(&mut self, events: &[Event], host: &Host) {
        for event in events {
            let Event::Turn { seat } = event else {
                continue;
            };
            let is_own = host.waits_for(*seat);
            if let Some(holder) = self.person_mut(*seat) {
                holder.turns += 1;
                holder.turns_stood_in += u32::from(!is_own);
            }
        }
    }

    /// Forgets what the people did in the last match.
    pub(super) fn begin_match(&mut self) {
        for (_, holder) in self.people_mut() {
            holder.stood_in = false;
            holder.turns = 0;
            holder.turns_stood_in = 0;
        }
    }

    /// Frees the seats of the people who have left, since the match is over.
    pub(super) fn match_is_over(&mut self) {
        let gone = self.whose(|holder| holder.left || holder.person.is_none());
        for seat in gone.iter() {
            self.clear(seat);
        }
        for (_, holder) in self.people_mut() {
            holder.stood_in = false;
        }
    }

    pub(super) fn seat(&mut self, seat: Seat, person: Person, name: String) -> &mut SeatHolder {
        self.0[seat.index()].insert(SeatHolder {
            person: Some(person),
            name,
            ..SeatHolder::default()
        })
    }

    pub(super) fn clear(&mut self, seat: Seat) {
        self.0[seat.index()] = None;
    }

    /// Puts computer players on the free seats.
    pub(super) fn fill(&mut self, level: Level) {
        for seat in self.are_free().iter() {
            let names = computer_names(level);
            // The first name that is free, from the one of this seat on.
            let mut from_own = names.iter().cycle().skip(seat.index()).take(names.len());
            let name = from_own
                .find(|name| !self.has_name(name))
                .expect("a level has ten names, of which nine are taken at most");
            self.0[seat.index()] = Some(SeatHolder {
                name: (*name).to_owned(),
                level: Some(level.to_string()),
                ..SeatHolder::default()
            });
        }
    }

    /// Returns `count` seats with the people of this table, but without its computer players.
    /// Returns `None` if there are more people than seats.
    pub(super) fn resized(&self, count: usize) -> Option<Self> {
        let people = self.people().map(|(_, holder)| Some(holder.clone()));
        let mut holders: Vec<Option<SeatHolder>> = people.collect();
        if holders.len() > count {
            return None;
        }
        holders.resize(count, None);
        Some(Self(holders))
    }

    /// Returns the same seats in another order of play.
    pub(super) fn in_order(&self, order: impl Iterator<Item = usize>) -> Self {
        Self(order.map(|at| self.0[at].clone()).collect())
    }

    /// Returns the players of a match, or `None` while a seat is free.
    pub(super) fn players(&self) -> Option<Vec<Player>> {
        let mut players = Vec::new();
        for chair in &self.0 {
            let holder = chair.as_ref()?;
            let level = holder.level.as_ref();
            players.push(Player {
                name: holder.name.clone(),
                level: level.map(|name| name.parse().unwrap_or(Level::Normal)),
            });
        }
        Some(players)
    }

    /// Returns the seats as clients see them. The people on the seats `here` are connected, those
    /// on `ready` are ready.
    pub(super) fn chairs(&self, here: Seats, ready: Seats) -> Vec<Option<wire::Chair>> {
        let mut chairs = Vec::new();
        for (seat, chair) in self.iter() {
            chairs.push(chair.map(|holder| wire::Chair {
                name: holder.name.clone(),
                level: holder.level.clone(),
                here: holder.level.is_some() || here.contains(seat),
                stand_in: holder.stood_in,
                silenced: holder.silenced,
                ready: ready.contains(seat),
                id: holder.person.map(|person| person.id()),
            }));
        }
        chairs
    }
}
