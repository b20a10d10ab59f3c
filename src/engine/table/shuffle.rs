//! Shuffles tiles, and derives other random numbers of a match from its seed.

use super::stock::Drawn;
use crate::rules::Dealt;
use rand::rngs::{ChaCha8Rng, ChaCha20Rng};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};

/// Deals shuffled tiles. The same seed gives the same deals on every machine.
#[derive(Debug)]
pub struct Shuffle<R = ChaCha8Rng> {
    chance: R,
}

/// Deals that follow from bytes of all players.
pub type AgreedShuffle = Shuffle<ChaCha20Rng>;

impl AgreedShuffle {
    /// Creates the deals that follow from these bytes.
    pub(super) fn of(seed: [u8; 32]) -> Self {
        Self {
            chance: ChaCha20Rng::from_seed(seed),
        }
    }
}

impl Shuffle {
    /// Creates the deals that follow from a seed.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self {
            chance: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// Returns a seed that cannot be predicted.
    pub fn any_seed() -> u64 {
        rand::make_rng::<ChaCha8Rng>().random()
    }

    /// Returns the `n`-th of several independent sources of random numbers for the same seed, none of which reveals anything
    /// about the deals: for the computer player in each seat, and for hints.
    pub fn chance_for(seed: u64, n: usize) -> ChaCha8Rng {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        chance.set_stream(n as u64 + 1);
        chance
    }

    /// Shuffles people over the seats, with random numbers from the same seed.
    pub(super) fn seat<T>(people: &mut [T], seed: u64) {
        /// The sources of the computer players have the numbers of their seats.
        const CHAIRS: usize = 1 << 20;
        people.shuffle(&mut Self::chance_for(seed, CHAIRS));
    }
}

/// Random numbers for what a server or a client decides beside the deals of one match: keys, seeds, names and
/// tokens. The caller chooses whether they can be predicted.
#[derive(Debug)]
pub struct RandomSource(ChaCha20Rng);

impl RandomSource {
    /// Creates a source that nobody can predict.
    pub fn of_system() -> Self {
        Self(rand::make_rng())
    }

    /// Creates the source that follows from a seed, for simulations.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self(ChaCha20Rng::seed_from_u64(seed))
    }

    /// Returns the next number, uniform over all 64 bits.
    pub fn number(&mut self) -> u64 {
        self.0.random()
    }

    /// Returns the next 32 bytes.
    pub fn bytes(&mut self) -> [u8; 32] {
        self.0.random()
    }
}

impl<R: Rng> Shuffle<R> {
    /// Gives every seat with fewer than `hand` tiles the rest from the boneyard, at random, and shuffles what is left of the
    /// boneyard.
    #[inline(never)] // In one function with what fills the boneyard, it runs out of registers.
    pub fn fill<const WORDS: usize>(&mut self, dealt: &mut Dealt<WORDS>, hand: usize) {
        let rest = &mut dealt.boneyard;
        let mut left = rest.len();
        for seat in dealt.playing.iter() {
            let mut held = dealt.hands[seat.index()];
            for _ in held.len()..hand {
                let chosen = self.chance.random_range(..left);
                left -= 1;
                held.insert(rest[chosen]);
                rest[chosen] = rest[left];
            }
            dealt.hands[seat.index()] = held;
        }
        rest.truncate(left);
        rest.shuffle(&mut self.chance);
    }

    /// Shuffles a list.
    pub(super) fn shuffled<T>(&mut self, mut all: Vec<T>) -> Vec<T> {
        all.shuffle(&mut self.chance);
        all
    }

    /// Draws lots of which the first are `known`. Returns `None` if those are not among `all`, or if many draws give no result.
    pub fn complete(
        &mut self,
        known: &[Drawn],
        all: &[Drawn],
        seats: usize,
        decide: impl Fn(&[Drawn]) -> bool,
    ) -> Option<Vec<Drawn>> {
        const TRIES: usize = 10_000;
        let mut unknown = all.to_vec();
        for lot in known {
            let at = unknown.iter().position(|other| other == lot)?;
            unknown.swap_remove(at);
        }
        let more = seats.checked_sub(known.len())?;
        for _ in 0..TRIES {
            unknown.shuffle(&mut self.chance);
            let mut lots = known.to_vec();
            lots.extend(unknown.iter().take(more));
            if decide(&lots) {
                return Some(lots);
            }
        }
        None
    }
}
