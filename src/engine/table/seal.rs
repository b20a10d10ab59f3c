//! Sealed deals: before each deal a hash of it goes into the record, and after the round what was hashed. So anyone can
//! check that the tiles still to be drawn were not changed once the hands were known.

use super::bytes32::Bytes32;
use super::event::Event;
use super::stock::Stock;
use sha2::{Digest, Sha256};

/// Returns the hash of a salt and a stock: of the salt's bytes, then of the names in order, separated by spaces.
pub fn seal(salt: Bytes32, stock: &Stock) -> Bytes32 {
    let names: Vec<String> = match stock {
        Stock::Tiles(tiles) => tiles.iter().map(ToString::to_string).collect(),
        Stock::Cards(cards) => cards.iter().map(|card| card.name().to_owned()).collect(),
    };
    let mut hash = Sha256::new();
    hash.update(salt.0);
    hash.update(names.join(" "));
    Bytes32(hash.finalize().into())
}

/// Seals the deals of a match.
#[derive(Clone, Debug)]
pub struct Seals {
    /// A secret from which the salts are derived.
    key: Bytes32,
    /// How many deals have been sealed.
    count: u64,
    /// The sealed deal that has not been shown yet, with its salt.
    open: Option<(Bytes32, Stock)>,
    /// Whether the players choose the deals together; the seal then covers a secret of the host instead of the deal.
    together: bool,
}

/// Collects what these events dealt: hand after hand, then the rest, the next one first.
pub fn dealt_stock<'a>(events: impl IntoIterator<Item = &'a Event>) -> Option<Stock> {
    let mut hands = Vec::new();
    for event in events {
        match event {
            Event::Dealt { tiles, .. } => hands.extend(tiles.iter().copied()),
            Event::Boneyard {
                tiles: Stock::Tiles(left),
            } => {
                hands.extend(left.iter().copied());
                return Some(Stock::Tiles(hands));
            }
            Event::Boneyard { tiles } => return Some(tiles.clone()),
            _ => {}
        }
    }
    None
}

/// Returns whether this event ends a deal.
fn ends_deal(event: &Event) -> bool {
    matches!(
        event,
        Event::RoundOver { .. } | Event::HandOver { .. } | Event::Redeal { .. }
    )
}

/// Returns whether the event at this place is the first one of a deal; the seal of the deal comes just before it.
fn begins_deal(events: &[Event], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| events.get(before));
    deals(&events[at]) && !before.is_some_and(deals)
}

/// Returns whether this event tells where tiles or cards were dealt to.
fn deals(event: &Event) -> bool {
    matches!(event, Event::Dealt { .. } | Event::Boneyard { .. })
}

impl Seals {
    /// Seals the deals of a match in which these events have happened. `together` says whether all players choose the deals
    /// together.
    #[must_use]
    pub fn new(key: Bytes32, together: bool, events: &[Event]) -> Self {
        let mut seals = Self {
            key,
            count: 0,
            open: None,
            together,
        };
        for (at, event) in events.iter().enumerate() {
            match event {
                Event::Round { .. } if together => seals.count += 1,
                Event::Sealed { .. } if !together => seals.count += 1,
                Event::Unsealed { .. } => seals.open = None,
                _ if begins_deal(events, at) => seals.open = seals.opened_by(&events[at..]),
                _ => {}
            }
        }
        seals
    }

    /// Returns the salt of the last deal, and the deal that these events begin with.
    fn opened_by(&self, events: &[Event]) -> Option<(Bytes32, Stock)> {
        let salt = Self::secret(self.key, self.count.saturating_sub(1));
        dealt_stock(events).map(|stock| (salt, stock))
    }

    /// Returns the secret that follows from a key for the deal of this number, from 0.
    pub fn secret(key: Bytes32, number: u64) -> Bytes32 {
        let mut hash = Sha256::new();
        hash.update(key.0);
        hash.update(number.to_le_bytes());
        Bytes32(hash.finalize().into())
    }

    /// Notes that a secret was sealed for the deals of the next round.
    pub(crate) fn sealed_secret(&mut self) {
        self.count += 1;
    }

    /// Returns the events with seals added: before each deal its hash, after each its contents.
    pub fn seal(&mut self, events: &[Event]) -> Vec<Event> {
        let mut sealed = Vec::with_capacity(events.len() + 2);
        for (at, event) in events.iter().enumerate() {
            if begins_deal(events, at) {
                self.count += u64::from(!self.together);
                self.open = self.opened_by(&events[at..]);
                if let Some((salt, stock)) = self.open.as_ref().filter(|_| !self.together) {
                    let hash = seal(*salt, stock);
                    sealed.push(Event::Sealed { hash });
                }
            }
            sealed.push(event.clone());
            let goes_on = self.together && matches!(event, Event::Redeal { .. });
            if ends_deal(event)
                && !goes_on
                && let Some((salt, tiles)) = self.open.take()
            {
                sealed.push(Event::Unsealed { salt, tiles });
            }
        }
        sealed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Tile;

    fn small(number: usize) -> u8 {
        u8::try_from(number).expect("a small number")
    }

    #[test]
    fn the_hash_is_that_of_the_bytes_and_the_names() {
        let tiles: Vec<Tile> = ["6-4", "0-0"]
            .map(|name| name.parse().expect("a tile"))
            .to_vec();
        let salt = Bytes32(std::array::from_fn(small));
        // Computed by another program: (bytes(range(32)) + b"6-4 0-0").
        let known = "ad284aaf98a2adda855906fc390460b6884ca5fcec9139d555c68083d91e33c3";
        assert_eq!(seal(salt, &Stock::Tiles(tiles)).to_string(), known);
    }
}
