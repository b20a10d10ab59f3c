//! The seats of a table and the players on them.

use serde::{Deserialize, Serialize};
use serpente_client::person::{Person, looks};
use serpente_client::wire;
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Level, Player, computer_names};
use std::time::Instant;

/// The player on a seat: a person or a computer player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Sitter {
    pub(super) name: String,
    /// The name of the level of a computer player. A level that this version does not know counts as normal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) level: Option<String>,
    /// The person; `None` for a computer player, and for a person whom the host has removed during a match, so that nobody can
    /// come back to the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) person: Option<Person>,
    /// Whether the person is muted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) silenced: bool,
    /// Whether the person has left the table for good.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) left: bool,
    /// How many turns the seat has had in the match, and in how many of them the computer played for the person.
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

impl Sitter {
    /// Returns whether the person has played most of their turns themselves.
    pub(super) fn played_themselves(&self) -> bool {
        self.turns_stood_in <= self.turns / 2
    }
}

/// The seats in the order of play; `None` for a free one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Chairs(Vec<Option<Sitter>>);

impl Chairs {
    pub(super) fn free(count: usize) -> Self {
        Self(vec![None; count])
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn get(&self, seat: Seat) -> Option<&Sitter> {
        self.0.get(seat.index())?.as_ref()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, Option<&Sitter>)> {
        let seats = Seats::first(self.0.len());
        seats.iter().zip(self.0.iter().map(Option::as_ref))
    }

    /// Returns the people with their seats.
    pub(super) fn people(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        let taken = self.iter().filter_map(|(seat, chair)| Some((seat, chair?)));
        taken.filter(|(_, sitter)| sitter.level.is_none())
    }

    pub(super) fn people_mut(&mut self) -> impl Iterator<Item = (Seat, &mut Sitter)> {
        let seats = Seats::first(self.0.len());
        let chairs = seats.iter().zip(&mut self.0);
        let taken = chairs.filter_map(|(seat, chair)| Some((seat, chair.as_mut()?)));
        taken.filter(|(_, sitter)| sitter.level.is_none())
    }

    /// Returns the person on a seat.
    pub(super) fn person(&self, seat: Seat) -> Option<&Sitter> {
        self.get(seat).filter(|sitter| sitter.level.is_none())
    }

    pub(super) fn person_mut(&mut self, seat: Seat) -> Option<&mut Sitter> {
        let sitter = self.0.get_mut(seat.index())?.as_mut();
        sitter.filter(|sitter| sitter.level.is_none())
    }

    /// Returns the seats of the people for whom this is true.
    pub(super) fn whose(&self, is: impl Fn(&Sitter) -> bool) -> Seats {
        let people = self.people().filter(|(_, sitter)| is(sitter));
        people.map(|(seat, _)| seat).collect()
    }

    /// Returns the seats of a person.
    pub(super) fn of(&self, person: Person) -> Seats {
        self.whose(|sitter| sitter.person == Some(person))
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
        taken.any(|sitter| looks(&sitter.name) == name)
    }

    pub(super) fn seat(&mut self, seat: Seat, person: Person, name: String) -> &mut Sitter {
        self.0[seat.index()].insert(Sitter {
            person: Some(person),
            name,
            ..Sitter::default()
        })
    }

    pub(super) fn clear(&mut self, seat: Seat) {
        self.0[seat.index()] = None;
    }

    /// Puts computer players on the free seats.
    pub(super) fn fill(&mut self, level: Level) {
        for seat in self.are_free().iter() {
            let names = computer_names(level).iter().cycle().skip(seat.index());
            let mut names = names.take(computer_names(level).len()).copied();
            let name = names.find(|name| !self.has_name(name)).map(str::to_owned);
            let name = name.expect("a level has ten names, of which nine are taken at most");
            self.0[seat.index()] = Some(Sitter {
                name,
                level: Some(level.to_string()),
                ..Sitter::default()
            });
        }
    }

    /// Returns `count` seats with the people of this table, but without its computer players. Returns `None` if there are more
    /// people than seats.
    pub(super) fn resized(&self, count: usize) -> Option<Self> {
        let people = self.people().map(|(_, sitter)| Some(sitter.clone()));
        let mut chairs: Vec<Option<Sitter>> = people.collect();
        if chairs.len() > count {
            return None;
        }
        chairs.resize(count, None);
        Some(Self(chairs))
    }

    /// Returns the same seats in another order of play.
    pub(super) fn in_order(&self, order: impl Iterator<Item = usize>) -> Self {
        Self(order.map(|at| self.0[at].clone()).collect())
    }

    /// Returns the players of a match, or `None` while a seat is free.
    pub(super) fn players(&self) -> Option<Vec<Player>> {
        let player = |chair: &Option<Sitter>| {
            let sitter = chair.as_ref()?;
            let level = sitter.level.as_ref();
            Some(Player {
                name: sitter.name.clone(),
                level: level.map(|level| level.parse().unwrap_or(Level::Normal)),
            })
        };
        self.0.iter().map(player).collect()
    }

    /// Returns the seats as clients see them. The people on the seats `here` are connected, those on `ready` are ready.
    pub(super) fn told(&self, here: Seats, ready: Seats) -> Vec<Option<wire::Chair>> {
        let told = |(seat, chair): (Seat, Option<&Sitter>)| {
            let sitter = chair?;
            Some(wire::Chair {
                name: sitter.name.clone(),
                level: sitter.level.clone(),
                here: sitter.level.is_some() || here.contains(seat),
                stand_in: sitter.stood_in,
                silenced: sitter.silenced,
                ready: ready.contains(seat),
                id: sitter.person.map(|person| person.id()),
            })
        };
        self.iter().map(told).collect()
    }
}
