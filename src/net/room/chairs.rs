//! The chairs of a table, and who sits on them.

use crate::person::{Person, looks};
use crate::wire;
use serde::{Deserialize, Serialize};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Level, Player, computer_names};
use std::time::Instant;

/// What is on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Chair {
    Free,
    Computer { name: String, level: Level },
    Person(Sitter),
}

/// A person on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sitter {
    /// Who; nobody who could come back once the master has taken the chair away in the middle of a match.
    pub(super) person: Option<Person>,
    pub(super) name: String,
    /// Whether what they say is passed on to nobody.
    pub(super) silenced: bool,
    /// Since when they are away, while they are.
    pub(super) gone_since: Option<Instant>,
    /// Whether they said that they leave.
    pub(super) left: bool,
    /// Whether a computer player plays for them.
    pub(super) stood_in: bool,
}

/// The chairs in the order of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Chairs(Vec<Chair>);

/// What is kept of a chair.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct KeptChair {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    person: Option<Person>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    silenced: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    left: bool,
}

impl KeptChair {
    pub(super) fn person(&self) -> Option<Person> {
        self.person
    }
}

impl Chairs {
    pub(super) fn free(count: usize) -> Self {
        Self(vec![Chair::Free; count])
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn get(&self, seat: Seat) -> Option<&Chair> {
        self.0.get(seat.index())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        let seats = Seats::first(self.0.len());
        self.0
            .iter()
            .zip(seats.iter())
            .map(|(chair, seat)| (seat, chair))
    }

    /// The people with their chairs.
    pub(super) fn people(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        self.iter().filter_map(|(seat, chair)| match chair {
            Chair::Person(sitter) => Some((seat, sitter)),
            Chair::Free | Chair::Computer { .. } => None,
        })
    }

    pub(super) fn people_mut(&mut self) -> impl Iterator<Item = (Seat, &mut Sitter)> {
        let seats = Seats::first(self.0.len());
        let chairs = self.0.iter_mut().zip(seats.iter());
        chairs.filter_map(|(chair, seat)| match chair {
            Chair::Person(sitter) => Some((seat, sitter)),
            Chair::Free | Chair::Computer { .. } => None,
        })
    }

    /// The person on a chair, if one sits there.
    pub(super) fn person(&self, seat: Seat) -> Option<&Sitter> {
        self.people()
            .find_map(|(at, sitter)| (at == seat).then_some(sitter))
    }

    pub(super) fn person_mut(&mut self, seat: Seat) -> Option<&mut Sitter> {
        self.people_mut()
            .find_map(|(at, sitter)| (at == seat).then_some(sitter))
    }

    /// The chairs of a person.
    pub(super) fn of(&self, person: Person) -> Seats {
        let own = |(seat, sitter): (Seat, &Sitter)| (sitter.person == Some(person)).then_some(seat);
        self.people().filter_map(own).collect()
    }

    /// The chairs that are free.
    pub(super) fn are_free(&self) -> Seats {
        let free = self.iter().filter(|(_, chair)| **chair == Chair::Free);
        free.map(|(seat, _)| seat).collect()
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|chair| match chair {
            Chair::Free => None,
            Chair::Computer { name, .. } => Some(name.as_str()),
            Chair::Person(sitter) => Some(sitter.name.as_str()),
        })
    }

    /// Whether somebody on a chair has a name that looks like this one.
    pub(super) fn has_name(&self, name: &str) -> bool {
        let name = looks(name);
        self.names().any(|taken| looks(taken) == name)
    }

    pub(super) fn seat(&mut self, seat: Seat, person: Person, name: String) {
        self.0[seat.index()] = Chair::Person(Sitter {
            person: Some(person),
            name,
            silenced: false,
            gone_since: None,
            left: false,
            stood_in: false,
        });
    }

    pub(super) fn clear(&mut self, seat: Seat) {
        self.0[seat.index()] = Chair::Free;
    }

    /// Puts computer players on the chairs that are free.
    pub(super) fn fill(&mut self, level: Level) {
        for seat in self.are_free().iter() {
            let names = computer_names(level).iter().cycle().skip(seat.index());
            let mut names = names.take(computer_names(level).len()).copied();
            let name = names.find(|name| !self.has_name(name)).map(str::to_owned);
            let name = name.expect("a level has ten names, of which nine are taken at most");
            self.0[seat.index()] = Chair::Computer { name, level };
        }
    }

    /// Other chairs, for as many of those who sit here as there are chairs: people first.
    pub(super) fn resized(&self, count: usize) -> Option<Self> {
        let people = self
            .people()
            .map(|(_, sitter)| Chair::Person(sitter.clone()));
        let mut chairs: Vec<Chair> = people.collect();
        if chairs.len() > count {
            return None;
        }
        chairs.resize(count, Chair::Free);
        Some(Self(chairs))
    }

    /// The same chairs in another order of play.
    pub(super) fn in_order(&self, order: &[usize]) -> Self {
        Self(order.iter().map(|&at| self.0[at].clone()).collect())
    }

    /// The players of a match; `None` while a chair is free.
    pub(super) fn players(&self) -> Option<Vec<Player>> {
        let player = |chair: &Chair| match chair {
            Chair::Free => None,
            Chair::Computer { name, level } => Some(Player {
                name: name.clone(),
                level: Some(*level),
            }),
            Chair::Person(sitter) => Some(Player {
                name: sitter.name.clone(),
                level: None,
            }),
        };
        self.0.iter().map(player).collect()
    }

    /// The chairs as they are told: people in `here` are connected.
    pub(super) fn told(&self, here: Seats) -> Vec<Option<wire::Chair>> {
        let told = |(seat, chair): (Seat, &Chair)| match chair {
            Chair::Free => None,
            Chair::Computer { name, level } => Some(wire::Chair {
                name: name.clone(),
                level: Some(level.to_string()),
                here: true,
                stand_in: false,
                silenced: false,
            }),
            Chair::Person(sitter) => Some(wire::Chair {
                name: sitter.name.clone(),
                level: None,
                here: here.contains(seat),
                stand_in: sitter.stood_in,
                silenced: sitter.silenced,
            }),
        };
        self.iter().map(told).collect()
    }

    pub(super) fn kept(&self) -> Vec<Option<KeptChair>> {
        let kept = |chair: &Chair| match chair {
            Chair::Free => None,
            Chair::Computer { name, level } => Some(KeptChair {
                name: name.clone(),
                level: Some(level.to_string()),
                person: None,
                silenced: false,
                left: false,
            }),
            Chair::Person(sitter) => Some(KeptChair {
                name: sitter.name.clone(),
                level: None,
                person: sitter.person,
                silenced: sitter.silenced,
                left: sitter.left,
            }),
        };
        self.0.iter().map(kept).collect()
    }

    /// The chairs as they were kept: nobody is here.
    pub(super) fn of_kept(kept: Vec<Option<KeptChair>>) -> Self {
        let chair = |kept: Option<KeptChair>| {
            let Some(kept) = kept else {
                return Chair::Free;
            };
            match kept.level.map(|level| level.parse()) {
                Some(level) => Chair::Computer {
                    name: kept.name,
                    level: level.unwrap_or(Level::Normal),
                },
                None => Chair::Person(Sitter {
                    person: kept.person,
                    name: kept.name,
                    silenced: kept.silenced,
                    gone_since: None,
                    left: kept.left,
                    stood_in: false,
                }),
            }
        };
        Self(kept.into_iter().map(chair).collect())
    }
}
