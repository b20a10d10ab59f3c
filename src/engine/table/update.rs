//! The updates that a table sends to its players and spectators.

use super::Table;
use super::event::Event;
use super::play::Play;
use crate::rules::{Board, RoundFacts, RoundResult, Seat, Seats, Tile, Why};
use serde::{Deserialize, Serialize};

/// The events at a table as far as certain seats may know them. A table sends nothing else to its players.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The events that [`Event::seen_by`] leaves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event>,
    /// The public state of the round of tiles being played, after these events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facts: Option<RoundFacts>,
    /// The result of a round of tiles that ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RoundResult>,
    /// The tiles left in the hands, which are shown when a round of tiles or a hand of tricks ends; by seat, in the order in
    /// which they were held.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<(Seat, Vec<Tile>)>,
    /// Whether the seat in turn draws again at once, because it has drawn and can only draw again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draws_on: bool,
    /// Whether a computer player has drawn and passes at once, because it can only pass. Never where a player may keep a drawn
    /// tile that fits: there it would tell whether the tile fits.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passes_on: bool,
    /// The points of a count that another player overlooked, if the right number was just said but they would have gone over
    /// the limit. The answer has no event of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_vain: Option<i32>,
    /// How many seconds of its thinking time the seat in turn had left before these events, if that is to be announced; 0 if
    /// its time had run out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<u64>,
    /// The person for whom a computer player made these moves, because their turn took too long. They play on for themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stood_in: Option<Seat>,
}

impl Update {
    /// Returns the update on events that just happened at a table, for these seats.
    pub(super) fn of<const WORDS: usize>(
        table: &Table<WORDS>,
        viewers: Seats,
        events: &[Event],
    ) -> Self {
        let mut has_ended = false;
        let mut seen = Vec::new();
        for event in events {
            has_ended |= matches!(event, Event::RoundOver { .. } | Event::HandOver { .. });
            seen.extend(event.seen_by(viewers));
        }
        let mut update = Self {
            events: seen,
            facts: table.board().map(Board::facts),
            draws_on: table.view_in_turn().is_some_and(|view| view.draws_on()),
            passes_on: table.passes_on(),
            in_vain: answered_in_vain(table, events),
            ..Self::default()
        };
        if has_ended {
            update.result = table.last_result().copied();
            update.left = tiles_left(table);
        }
        update
    }

    /// Splits the events from the rest.
    pub fn apart(mut self) -> (Vec<Event>, Self) {
        (std::mem::take(&mut self.events), self)
    }

    /// Returns the part that these seats may know.
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

/// Returns the points of an overlooked count, if these events follow from the right number but it could not score.
fn answered_in_vain<const WORDS: usize>(table: &Table<WORDS>, events: &[Event]) -> Option<i32> {
    let round = table.play.tiles()?.last_round()?;
    let made = round.board().made_in_vain()?;
    let is_answer = events.iter().all(|event| event.mover().is_none());
    if is_answer && !events.is_empty() && made.why == Why::Muggins {
        Some(made.points)
    } else {
        None
    }
}

/// Returns the tiles left in the hands, if the last round is over.
fn tiles_left<const WORDS: usize>(table: &Table<WORDS>) -> Vec<(Seat, Vec<Tile>)> {
    let mut left = match &table.play {
        Play::Tiles(tiles) if tiles.round().is_none() => tiles.hands(),
        Play::Tricks(tricks) => tricks.left(),
        Play::Tiles(_) | Play::Cards(_) => Vec::new(),
    };
    left.retain(|(_, tiles)| !tiles.is_empty());
    left
}
