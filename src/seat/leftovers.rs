//! How a round ended: its points, the tiles left in all hands, and the keys that go through them.

use crate::action::TableAction;
use crate::keyboard::Keyboard;
use serpente_engine::rules::{Seat, Tile};
use serpente_engine::table::{Event, HandEnd, RoundEnd, Update};
use serpente_text::announce::say::review as say;
use serpente_text::announce::{Arg, Company, Message, review};

/// A round that is over, until the next one begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedRound {
    /// The seat that went out, won the count or won the hand, if one did.
    pub winner: Option<Seat>,
    /// Why a round of tiles is over; `None` for a hand of cards or tricks.
    pub reason: Option<RoundEnd>,
    /// The points of the round, by team; `None` for a hand of cards, which is played for the pot.
    pub points: Option<Vec<i32>>,
    /// The tiles left in the hands that are shown, by seat.
    pub hands: Vec<(Seat, Vec<Tile>)>,
}

/// The round that has ended last, and what was announced of the tiles left in it.
#[derive(Default)]
pub(crate) struct Leftovers {
    /// The round, until the next one begins.
    ended: Option<EndedRound>,
    /// The index of the seat whose tiles were announced last.
    looked_at: Option<usize>,
}

impl Leftovers {
    /// Follows an event of an update.
    pub(crate) fn follow(&mut self, event: &Event, update: &Update) {
        let ended = match event {
            Event::RoundOver {
                reason,
                seat,
                points,
                ..
            } => EndedRound {
                winner: *seat,
                reason: Some(*reason),
                points: Some(points.clone()),
                hands: update.left.clone(),
            },
            Event::HandOver { seat, end, .. } => EndedRound {
                winner: *seat,
                reason: None,
                points: match end {
                    HandEnd::Cards { .. } => None,
                    HandEnd::Tricks { points, .. } => Some(points.clone()),
                },
                hands: update.left.clone(),
            },
            Event::Round { .. } => {
                *self = Self::default();
                return;
            }
            // The others neither end a round nor begin one.
            _ => return,
        };
        *self = Self {
            ended: Some(ended),
            looked_at: None,
        };
    }

    /// Returns the round that is over, until the next one begins.
    pub(crate) fn ended(&self) -> Option<&EndedRound> {
        self.ended.as_ref()
    }

    fn hands(&self) -> &[(Seat, Vec<Tile>)] {
        match &self.ended {
            Some(ended) => &ended.hands,
            None => &[],
        }
    }

    /// Returns whether a round is over, none is being played, and there are tiles left to announce.
    pub(crate) fn are_shown(&self, keyboard: &Keyboard) -> bool {
        let seen = keyboard.seen();
        seen.board().is_none() && seen.turn().is_none() && !self.hands().is_empty()
    }

    /// Takes a key: the arrows go from seat to seat. Returns `None` if the key does something else.
    pub(crate) fn key(&mut self, action: TableAction, company: Company<'_>) -> Option<Message> {
        let last = self.hands().len() - 1;
        let place = match (action, self.looked_at) {
            (TableAction::Hand, _) => return Some(self.all(company)),
            (TableAction::Last, _) => last,
            (TableAction::Next, Some(place)) => (place + 1).min(last),
            (TableAction::Previous, Some(place)) => place.saturating_sub(1),
            (TableAction::First | TableAction::Next | TableAction::Previous, _) => 0,
            _ => return None,
        };
        self.looked_at = Some(place);
        let (seat, tiles) = &self.hands()[place];
        Some(review::hand_left(company, *seat, tiles))
    }

    /// Returns the message that lists what every seat was left with.
    fn all(&self, company: Company<'_>) -> Message {
        let mut hands = Vec::new();
        for (seat, tiles) in self.hands() {
            hands.push(review::hand_left(company, *seat, tiles));
        }
        say::hands_left(Arg::apart(hands))
    }
}
