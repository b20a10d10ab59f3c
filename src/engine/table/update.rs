//! What passes from a table to those who sit at it.

use super::event::Event;
use super::play::Play;
use super::{Table, View};
use crate::rules::{Board, LegalMoves, RoundFacts, RoundResult, Seat, Seats, Tile};
use serde::{Deserialize, Serialize};

/// What happened at a table, as those in some of its seats may know it: all that ever passes from a table to them.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The events, as [`Event::seen_by`] leaves them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event>,
    /// What everybody sees after them in the round of tiles that is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facts: Option<RoundFacts>,
    /// How a round of tiles ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RoundResult>,
    /// What was left in the hands, which are shown when a round of tiles or a hand of tricks ends; in the order of the seats, each as it was
    /// held.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<(Seat, Vec<Tile>)>,
    /// Whether the seat in turn draws again at once: it has drawn and can do nothing else.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draws_on: bool,
    /// Whether a computer player has drawn and passes at once, since it can do nothing else.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passes_on: bool,
    /// How many seconds of its thinking time the seat in turn had left before these events, when that is to be told; 0 when
    /// its time was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<u64>,
}

impl Update {
    /// Its events, and the rest of it.
    #[must_use]
    pub fn apart(mut self) -> (Vec<Event>, Self) {
        (std::mem::take(&mut self.events), self)
    }

    /// As much of it as these seats may know.
    #[must_use]
    pub fn seen_by(&self, viewers: impl Into<Seats>) -> Self {
        let viewers = viewers.into();
        let events = self.events.iter();
        Self {
            events: events.filter_map(|event| event.seen_by(viewers)).collect(),
            facts: self.facts.clone(),
            left: self.left.clone(),
            ..*self
        }
    }
}

impl<const WORDS: usize> Table<WORDS> {
    /// What these seats are told of events that just happened here; [`Seats::NONE`] for whoever only watches.
    #[must_use]
    pub fn update(&self, viewers: impl Into<Seats>, events: &[Event]) -> Update {
        let viewers = viewers.into();
        let ended =
            |event: &Event| matches!(event, Event::RoundOver { .. } | Event::HandOver { .. });
        let has_ended = events.iter().any(ended);
        Update {
            events: events
                .iter()
                .filter_map(|event| event.seen_by(viewers))
                .collect(),
            facts: self.board().map(Board::facts),
            result: self.last_result().filter(|_| has_ended).copied(),
            left: if has_ended { self.left() } else { Vec::new() },
            draws_on: self.view_in_turn().is_some_and(|view| view.draws_on()),
            passes_on: self.passes_on(),
            time_left: None,
        }
    }

    /// Whether the computer player in turn has drawn and can only pass now: it does so at once.
    #[must_use]
    pub fn passes_on(&self) -> bool {
        let is_computer = |seat: Seat| !self.setup.people().contains(seat);
        let only_passes = |view: View<'_, WORDS>| {
            is_computer(view.seat)
                && view.board.drawn() > 0
                && view.legal.is_some_and(LegalMoves::must_pass)
        };
        self.view_in_turn().is_some_and(only_passes)
    }

    /// What was left in the hands, when the round that was played last is over.
    fn left(&self) -> Vec<(Seat, Vec<Tile>)> {
        let mut left = match &self.play {
            Play::Tiles(tiles) if tiles.round().is_none() => tiles.hands(),
            Play::Tricks(tricks) => tricks.left(),
            Play::Tiles(_) | Play::Cards(_) => Vec::new(),
        };
        left.retain(|(_, tiles)| !tiles.is_empty());
        left
    }
}
