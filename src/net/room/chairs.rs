//! The seats of a table and the players on them.

use crate::person::{Person, looks};
use crate::wire;
use serde::{Deserialize, Serialize};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Level, Player, computer_names};
use std::time::Instant;

/// The occupant of a seat. A free seat is stored as `null`; a computer player is told by its level.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Occupant {
    Free,
    Computer {
        name: String,
        /// The name of its level. A level that this version does not know counts as normal.
        level: String,
    },
    Person(Sitter),
}

/// A person on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Sitter {
    pub(super) name: String,
    /// The person; `None` if the host has removed them during a match, so that nobody can come back to the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) person: Option<Person>,
    /// Whether the person is muted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) silenced: bool,
    /// Whether the person has left the table for good.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) left: bool,
    /// Since when the person is away; `None` while they are connected.
    #[serde(skip)]
    pub(super) gone_since: Option<Instant>,
    /// Whether a computer player plays for the person.
    #[serde(skip)]
    pub(super) stood_in: bool,
}

/// The seats in the order of play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Chairs(Vec<Occupant>);

impl Chairs {
    pub(super) fn free(count: usize) -> Self {
        Self(vec![Occupant::Free; count])
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn get(&self, seat: Seat) -> Option<&Occupant> {
        self.0.get(seat.index())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        let seats = Seats::first(self.0.len());
        self.0
            .iter()
            .zip(seats.iter())
            .map(|(chair, seat)| (seat, chair))
    }

    /// Returns the people with their seats.
    pub(super) fn people(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        self.iter().filter_map(|(seat, chair)| match chair {
            Occupant::Person(sitter) => Some((seat, sitter)),
            Occupant::Free | Occupant::Computer { .. } => None,
        })
    }

    /// Returns who has seats.
    pub(super) fn persons(&self) -> Vec<Person> {
        let people = self.people();
        people.filter_map(|(_, sitter)| sitter.person).collect()
    }

    pub(super) fn people_mut(&mut self) -> impl Iterator<Item = (Seat, &mut Sitter)> {
        let seats = Seats::first(self.0.len());
        let chairs = self.0.iter_mut().zip(seats.iter());
        chairs.filter_map(|(chair, seat)| match chair {
            Occupant::Person(sitter) => Some((seat, sitter)),
            Occupant::Free | Occupant::Computer { .. } => None,
        })
    }

    /// Returns the person on a seat.
    pub(super) fn person(&self, seat: Seat) -> Option<&Sitter> {
        self.people()
            .find_map(|(at, sitter)| (at == seat).then_some(sitter))
    }

    pub(super) fn person_mut(&mut self, seat: Seat) -> Option<&mut Sitter> {
        self.people_mut()
            .find_map(|(at, sitter)| (at == seat).then_some(sitter))
    }

    /// Returns the seats of a person.
    pub(super) fn of(&self, person: Person) -> Seats {
        let own = |(seat, sitter): (Seat, &Sitter)| (sitter.person == Some(person)).then_some(seat);
        self.people().filter_map(own).collect()
    }

    /// Returns the free seats.
    pub(super) fn are_free(&self) -> Seats {
        let free = self.iter().filter(|(_, chair)| **chair == Occupant::Free);
        free.map(|(seat, _)| seat).collect()
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|chair| match chair {
            Occupant::Free => None,
            Occupant::Computer { name, .. } => Some(name.as_str()),
            Occupant::Person(sitter) => Some(sitter.name.as_str()),
        })
    }

    /// Returns whether a player has a name that could be confused with this one.
    pub(super) fn has_name(&self, name: &str) -> bool {
        let name = looks(name);
        self.names().any(|taken| looks(taken) == name)
    }

    pub(super) fn seat(&mut self, seat: Seat, person: Person, name: String) {
        self.0[seat.index()] = Occupant::Person(Sitter {
            person: Some(person),
            name,
            ..Sitter::default()
        });
    }

    pub(super) fn clear(&mut self, seat: Seat) {
        self.0[seat.index()] = Occupant::Free;
    }

    /// Puts computer players on the free seats.
    pub(super) fn fill(&mut self, level: Level) {
        for seat in self.are_free().iter() {
            let names = computer_names(level).iter().cycle().skip(seat.index());
            let mut names = names.take(computer_names(level).len()).copied();
            let name = names.find(|name| !self.has_name(name)).map(str::to_owned);
            let name = name.expect("a level has ten names, of which nine are taken at most");
            let level = level.to_string();
            self.0[seat.index()] = Occupant::Computer { name, level };
        }
    }

    /// Returns `count` seats with the people of this table, but without its computer players. Returns `None` if there are more
    /// people than seats.
    pub(super) fn resized(&self, count: usize) -> Option<Self> {
        let people = self
            .people()
            .map(|(_, sitter)| Occupant::Person(sitter.clone()));
        let mut chairs: Vec<Occupant> = people.collect();
        if chairs.len() > count {
            return None;
        }
        chairs.resize(count, Occupant::Free);
        Some(Self(chairs))
    }

    /// Returns the same seats in another order of play.
    pub(super) fn in_order(&self, order: impl Iterator<Item = usize>) -> Self {
        Self(order.map(|at| self.0[at].clone()).collect())
    }

    /// Returns the players of a match, or `None` while a seat is free.
    pub(super) fn players(&self) -> Option<Vec<Player>> {
        let player = |chair: &Occupant| match chair {
            Occupant::Free => None,
            Occupant::Computer { name, level } => Some(Player {
                name: name.clone(),
                level: Some(level.parse().unwrap_or(Level::Normal)),
            }),
            Occupant::Person(sitter) => Some(Player {
                name: sitter.name.clone(),
                level: None,
            }),
        };
        self.0.iter().map(player).collect()
    }

    /// Returns the seats as clients see them. The people on the seats `here` are connected, those on `ready` are ready.
    pub(super) fn told(&self, here: Seats, ready: Seats) -> Vec<Option<wire::Chair>> {
        let told = |(seat, chair): (Seat, &Occupant)| match chair {
            Occupant::Free => None,
            Occupant::Computer { name, level } => Some(wire::Chair {
                name: name.clone(),
                level: Some(level.clone()),
                here: true,
                ..wire::Chair::default()
            }),
            Occupant::Person(sitter) => Some(wire::Chair {
                name: sitter.name.clone(),
                level: None,
                here: here.contains(seat),
                stand_in: sitter.stood_in,
                silenced: sitter.silenced,
                ready: ready.contains(seat),
                id: sitter.person.map(|person| person.id()),
            }),
        };
        self.iter().map(told).collect()
    }
}
