//! Sealed deals: before each deal a hash of it goes into the record, and after the round what was hashed. So anyone can
//! check that the tiles still to be drawn were not changed once the hands were known.

use super::bytes32::Bytes32;
use super::event::Event;
use super::header::Header;
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

/// Returns whether this event begins a deal; its seal comes just before it.
fn begins_deal(event: &Event) -> bool {
    matches!(event, Event::Dealt { .. } | Event::Boneyard { .. })
}

impl Seals {
    /// Seals the deals of a match in which these events have happened.
    #[must_use]
    pub fn new(key: Bytes32, events: &[Event]) -> Self {
        let mut seals = Self {
            key,
            count: 0,
            open: None,
            together: false,
        };
        for (at, event) in events.iter().enumerate() {
            match event {
                Event::Match(header) => seals.together = header.format >= Header::TOGETHER,
                Event::Round { .. } if seals.together => seals.count += 1,
                Event::Sealed { .. } if seals.together => {}
                // The whole deal can be read from its first event on.
                event
                    if seals.together
                        && begins_deal(event)
                        && (at == 0 || !begins_deal(&events[at - 1])) =>
                {
                    seals.open = dealt_stock(&events[at..]).map(|stock| (seals.last_salt(), stock));
                }
                Event::Sealed { .. } => {
                    let salt = seals.salt();
                    seals.open = dealt_stock(&events[at..]).map(|stock| (salt, stock));
                    seals.count += 1;
                }
                Event::Unsealed { .. } => seals.open = None,
                _ => {}
            }
        }
        seals
    }

    /// Returns the seals of a match whose deals all players choose together.
    #[must_use]
    pub fn together(self) -> Self {
        Self {
            together: true,
            ..self
        }
    }

    /// Returns the secret that follows from a key for the deal of this number, from 0.
    pub fn secret(key: Bytes32, number: u64) -> Bytes32 {
        let mut hash = Sha256::new();
        hash.update(key.0);
        hash.update(number.to_le_bytes());
        Bytes32(hash.finalize().into())
    }

    /// Returns the salt of the next deal.
    fn salt(&self) -> Bytes32 {
        Self::secret(self.key, self.count)
    }

    /// Returns the salt of the last deal.
    fn last_salt(&self) -> Bytes32 {
        Self::secret(self.key, self.count.saturating_sub(1))
    }

    /// Notes that a secret was sealed for the deals of the next round.
    pub(crate) fn sealed_secret(&mut self) {
        self.count += 1;
    }

    /// Returns the events with seals added: before each deal its hash, after each its contents.
    pub fn seal(&mut self, events: &[Event]) -> Vec<Event> {
        let mut sealed = Vec::with_capacity(events.len() + 2);
        for (at, event) in events.iter().enumerate() {
            let follows = at
                .checked_sub(1)
                .is_some_and(|before| begins_deal(&events[before]));
            if begins_deal(event)
                && !follows
                && let Some(stock) = dealt_stock(&events[at..])
            {
                if self.together {
                    self.open = Some((self.last_salt(), stock));
                    sealed.push(event.clone());
                    continue;
                }
                let salt = self.salt();
                let hash = seal(salt, &stock);
                self.count += 1;
                self.open = Some((salt, stock));
                sealed.push(Event::Sealed { hash });
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
