//! The deals of an evening, which are the same at several tables. A server chooses one key for all of them and publishes its hash
//! before the first deal. The key itself is shown only when every table has played, because all deals follow from it.

use super::Table;
use super::bytes32::Bytes32;
use super::seal::Seals;
use super::shuffle::{AgreedShuffle, Shuffle};
use super::together::{HostDeck, agreed_shuffle, seal_of_secret};
use rand::rngs::ChaCha8Rng;

/// Added to the number of a round to get the number of its lots. Its deals have the number of the round itself.
const LOTS: u64 = 1 << 32;

/// Added to the number of a round to get the number of the decisions that computer players make in it.
const COMPUTERS: u64 = 2 << 32;

/// The key from which all deals of an evening follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EveningKey(pub Bytes32);

impl EveningKey {
    /// Returns the hash of the key, which is in the first line of each record of the evening.
    pub fn seal(self) -> Bytes32 {
        seal_of_secret(self.0)
    }

    /// Returns the deals of a round. Rounds are counted from 1.
    pub fn deals(self, round: u32) -> AgreedShuffle {
        agreed_shuffle(Seals::secret(self.0, u64::from(round)), &[])
    }

    /// Returns the lots of a round. They are seen at the table and tell nothing about the deals.
    pub fn lots(self, round: u32) -> Shuffle {
        Shuffle::seeded(self.seed(LOTS, round))
    }

    /// Returns the deck of a round.
    pub(crate) fn deck(self, round: u32) -> HostDeck {
        HostDeck {
            chance: self.lots(round),
            agreed: Some(self.deals(round)),
        }
    }

    /// Returns the random numbers for the computer player in turn: the same moves get the same answers at every table.
    pub(crate) fn chance<const WORDS: usize>(self, table: &Table<WORDS>) -> ChaCha8Rng {
        table.chance_now(self.seed(COMPUTERS, table.round_number()))
    }

    fn seed(self, from: u64, round: u32) -> u64 {
        let hash = Seals::secret(self.0, from + u64::from(round));
        let (eight, _) = hash.0.split_first_chunk().expect("32 bytes");
        u64::from_le_bytes(*eight)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Dealt, Seats, Set, TileSet};
    use crate::table::Deck;

    #[test]
    fn a_key_deals_the_same_tiles_each_time_and_others_in_each_round() {
        let dealt = |key: EveningKey, round| {
            let mut dealt = Dealt::<3> {
                playing: Seats::first(4),
                ..Dealt::default()
            };
            let set = Set::with_top(6).expect("a set");
            let mut deck = key.deck(round);
            deck.deal(set, 7, &mut dealt);
            dealt.hands.map(TileSet::highest_first)
        };
        let [one, other] = [1, 2].map(|byte| EveningKey(Bytes32([byte; 32])));
        assert_eq!(dealt(one, 1), dealt(one, 1));
        assert_ne!(dealt(one, 1), dealt(one, 2));
        assert_ne!(dealt(one, 1), dealt(other, 1));
        assert_ne!(one.seal(), other.seal());
        assert_ne!(one.seed(LOTS, 1), one.seed(COMPUTERS, 1));
    }
}
