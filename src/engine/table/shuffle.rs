//! Shuffles tiles, and derives other random numbers of a match from its seed.

use super::stock::Drawn;
use crate::rules::{Dealt, TILES};
use rand::rngs::{ChaCha8Rng, ChaCha20Rng};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use sha2::{Digest as _, Sha256};

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

    /// Returns the seed with which a match goes on that was left when its record said this. It follows from the record, so that
    /// the same moves get the same answers and deals however often the match is left at the same place.
    #[must_use]
    pub fn seed_after(record: &[u8]) -> u64 {
        let hash = Sha256::digest(record);
        let first: [u8; 8] = hash[..8].try_into().expect("a hash has 32 bytes");
        u64::from_le_bytes(first)
    }

    /// Returns the seed of the random numbers of the computer players in a round of a match with this seed. It tells nothing about
    /// the deals.
    pub(crate) fn seed_of_players(seed: u64, round: u32) -> u64 {
        Self::seed_after(format!("players {seed} {round}").as_bytes())
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

    /// Returns another source that follows from this one, for somebody else who needs as good numbers.
    #[must_use]
    pub fn branch(&mut self) -> Self {
        Self(ChaCha20Rng::from_seed(self.bytes()))
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
        for seat in dealt.playing.iter() {
            let mut held = dealt.hands[seat.index()];
            // Nearly every hand is empty before, and then needs no counting.
            let before = if held.is_empty() { 0 } else { held.len() };
            for _ in before..hand {
                // With 32 bits the same numbers are drawn as with a machine word, but sooner.
                #[expect(clippy::cast_possible_truncation, reason = "there are 190 tiles")]
                let left = rest.len() as u32;
                let chosen = self.chance.random_range(..left) as usize;
                held.insert(rest.swap_remove(chosen));
            }
            dealt.hands[seat.index()] = held;
        }
        shuffle(rest, &mut self.chance);
    }

    /// Shuffles a list of at most as many things as there are tiles.
    pub(super) fn shuffled<T>(&mut self, mut all: Vec<T>) -> Vec<T> {
        shuffle(&mut all, &mut self.chance);
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
            shuffle(&mut unknown, &mut self.chance);
            let mut lots = known.to_vec();
            lots.extend(unknown.iter().take(more));
            if decide(&lots) {
                return Some(lots);
            }
        }
        None
    }
}

/// A random number that decides about several places of a list, which is shuffled from its first place on.
#[derive(Clone, Copy)]
struct Chunk {
    /// How many choices there are for its first place; for each further one there is one more.
    choices: u32,
    /// The number is below the product of the choices for each place.
    bound: u32,
    /// How many places it decides about.
    places: usize,
}

/// The chunk that begins where a place has so many choices, for lists as long as all tiles.
static CHUNKS: [Chunk; TILES + 1] = {
    let one = Chunk {
        choices: 1,
        bound: 1,
        places: 1,
    };
    let mut chunks = [one; TILES + 1];
    let mut choices = 2;
    while (choices as usize) <= TILES {
        let mut bound: u32 = choices;
        let mut next = choices + 1;
        while let Some(product) = bound.checked_mul(next) {
            bound = product;
            next += 1;
        }
        chunks[choices as usize] = Chunk {
            choices,
            bound,
            places: (next - choices) as usize,
        };
        choices += 1;
    }
    chunks
};

/// Shuffles a list of at most as many things as there are tiles, to the same order as [`SliceRandom::shuffle`] does.
///
/// That one computes anew for each list how many places a random number is enough for, which takes longer than to shuffle a
/// boneyard.
fn shuffle<T>(all: &mut [T], chance: &mut impl Rng) {
    let mut place = 1;
    while place < all.len() {
        let chunk = CHUNKS[place + 1];
        let mut number = chance.random_range(..chunk.bound);
        let end = all.len().min(place + chunk.places);
        let mut choices = chunk.choices;
        while place < end {
            all.swap(place, (number % choices) as usize);
            number /= choices;
            choices += 1;
            place += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_every_length_are_shuffled_as_by_the_library() {
        for length in 0..=TILES {
            for seed in 0..3 {
                let mut here: Vec<usize> = (0..length).collect();
                let mut there = here.clone();
                let mut chance = Shuffle::chance_for(seed, length);
                let mut same = Shuffle::chance_for(seed, length);
                shuffle(&mut here, &mut chance);
                there.shuffle(&mut same);
                assert_eq!(here, there);
                assert_eq!(chance.next_u64(), same.next_u64());
            }
        }
    }
}
