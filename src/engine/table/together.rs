//! Deals that no single player can choose. Before each round the server commits to a secret by its hash; then each person's
//! program adds random bytes, a nonce; the deal follows from all of them. The server did not know the nonces when it fixed the
//! secret. So that nobody chooses their nonce after those of others are known, not even a server that also plays, each program
//! first promises its nonce by its hash, and the nonces come when all promises are in the record. Whoever promised a nonce and
//! keeps it back is named there.

use super::bytes32::Bytes32;
use super::deal::Deck;
use super::shuffle::{AgreedShuffle, Shuffle};
use super::stock::Drawn;
use crate::bax::Card;
use crate::rules::{Dealt, Seat, Set};
use sha2::{Digest, Sha256};

/// Returns the hash of a secret, which is published before anyone has sent a nonce.
pub fn seal_of_secret(secret: Bytes32) -> Bytes32 {
    Bytes32(Sha256::digest(secret.0).into())
}

/// Returns the hash by which a program promises a nonce.
pub fn promise_of(nonce: Bytes32) -> Bytes32 {
    Bytes32(Sha256::digest(nonce.0).into())
}

/// Returns the deals of a round, which follow from the secret and the nonces, in the order of seats.
pub fn agreed_shuffle(secret: Bytes32, nonces: &[(Seat, Bytes32)]) -> AgreedShuffle {
    let mut hash = Sha256::new();
    hash.update(secret.0);
    for (_, nonce) in nonces {
        hash.update(nonce.0);
    }
    AgreedShuffle::of(hash.finalize().into())
}

/// Draws lots at random, and deals from the agreed source if there is one.
#[derive(Debug)]
pub(crate) struct HostDeck {
    pub(crate) chance: Shuffle,
    pub(crate) agreed: Option<AgreedShuffle>,
}

impl Deck for HostDeck {
    fn deal<const WORDS: usize>(&mut self, set: Set, hand: usize, dealt: &mut Dealt<WORDS>) {
        match &mut self.agreed {
            Some(agreed) => agreed.deal(set, hand, dealt),
            None => self.chance.deal(set, hand, dealt),
        }
    }

    fn lots(
        &mut self,
        all: &[Drawn],
        seats: usize,
        decide: impl Fn(&[Drawn]) -> bool,
    ) -> Vec<Drawn> {
        self.chance.lots(all, seats, decide)
    }

    fn pack(&mut self) -> Vec<Card> {
        match &mut self.agreed {
            Some(agreed) => agreed.pack(),
            None => self.chance.pack(),
        }
    }
}
