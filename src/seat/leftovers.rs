//! The tiles left in all hands when a round is over, and the keys that go through them.

use crate::action::TableAction;
use crate::keyboard::Keyboard;
use serpente_engine::rules::{Seat, Tile};
use serpente_text::announce::say::review as say;
use serpente_text::announce::{Arg, Company, Message, review};

/// The tiles left in all hands at the end of the last round.
#[derive(Default)]
pub(crate) struct Leftovers {
    /// Each seat with its tiles.
    hands: Vec<(Seat, Vec<Tile>)>,
    /// The index of the seat whose tiles were announced last.
    looked_at: Option<usize>,
}

impl Leftovers {
    /// Makes the leftovers of a round that has just ended.
    pub(crate) fn of(hands: &[(Seat, Vec<Tile>)]) -> Self {
        Self {
            hands: hands.to_vec(),
            looked_at: None,
        }
    }

    /// Returns whether a round is over, none is being played, and there are tiles left to announce.
    pub(crate) fn are_shown(&self, keyboard: &Keyboard) -> bool {
        let seen = keyboard.seen();
        seen.board().is_none() && seen.turn().is_none() && !self.hands.is_empty()
    }

    /// Takes a key: the arrows go from seat to seat. Returns `None` if the key does something else.
    pub(crate) fn key(&mut self, action: TableAction, company: Company<'_>) -> Option<Message> {
        let last = self.hands.len() - 1;
        let place = match (action, self.looked_at) {
            (TableAction::Hand, _) => return Some(self.all(company)),
            (TableAction::Last, _) => last,
            (TableAction::Next, Some(place)) => (place + 1).min(last),
            (TableAction::Previous, Some(place)) => place.saturating_sub(1),
            (TableAction::First | TableAction::Next | TableAction::Previous, _) => 0,
            _ => return None,
        };
        self.looked_at = Some(place);
        let (seat, tiles) = &self.hands[place];
        Some(review::hand_left(company, *seat, tiles))
    }

    /// Returns the message that lists what every seat was left with.
    fn all(&self, company: Company<'_>) -> Message {
        let mut hands = Vec::new();
        for (seat, tiles) in &self.hands {
            hands.push(review::hand_left(company, *seat, tiles));
        }
        say::hands_left(Arg::apart(hands))
    }
}
