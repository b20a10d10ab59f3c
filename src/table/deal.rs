//! Shuffling and dealing; the only place with chance in it.

use crate::rules::{Dealt, SEATS, Seats, Set, Tile, TileSet};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};

/// Where deals come from.
pub trait Deck {
    /// Deals `hand` tiles of the set to each of these seats.
    fn deal<const WORDS: usize>(&mut self, set: Set, hand: usize, playing: Seats) -> Dealt<WORDS>;

    /// Draws a tile of the set for each of `seats` seats, such that they decide what they are drawn for. A draw that decides
    /// nothing is made again and not told.
    fn lots(&mut self, set: Set, seats: usize, decide: impl Fn(&[Tile]) -> bool) -> Vec<Tile>;
}

/// Deals from shuffled tiles. The same seed makes the same deals, on every machine.
#[derive(Debug)]
pub struct Shuffle {
    chance: ChaCha8Rng,
    tiles: Vec<Tile>,
}

impl Shuffle {
    /// Deals that follow from a seed.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self {
            chance: ChaCha8Rng::seed_from_u64(seed),
            tiles: Vec::new(),
        }
    }

    /// A seed nobody can foresee.
    #[must_use]
    pub fn any_seed() -> u64 {
        rand::make_rng::<ChaCha8Rng>().random()
    }

    /// Another source of chance that follows from the same seed: for the computer player in the `n`-th seat.
    #[must_use]
    pub fn chance_for(seed: u64, n: usize) -> impl Rng + Send + 'static {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        chance.set_stream(n as u64 + 1);
        chance
    }

    /// Shuffles `tiles` and gives every seat that has less than `hand` of them what it lacks; the rest is the boneyard.
    pub(super) fn fill<const WORDS: usize>(
        &mut self,
        hands: &mut [TileSet<WORDS>; SEATS],
        hand: usize,
        playing: Seats,
        tiles: impl Iterator<Item = Tile>,
    ) -> Vec<Tile> {
        self.tiles.clear();
        self.tiles.extend(tiles);
        self.tiles.shuffle(&mut self.chance);
        let mut next = self.tiles.drain(..);
        for seat in playing.iter() {
            let held = &mut hands[seat.index()];
            for tile in next.by_ref().take(hand - held.len()) {
                held.insert(tile);
            }
        }
        next.collect()
    }

    /// Draws lots of which the first are `known`; `None` if they would not decide anything after many tries.
    pub(super) fn complete(
        &mut self,
        known: &[Tile],
        set: Set,
        seats: usize,
        decide: impl Fn(&[Tile]) -> bool,
    ) -> Option<Vec<Tile>> {
        const TRIES: usize = 10_000;
        for _ in 0..TRIES {
            self.tiles.clear();
            let unknown = set.tiles().filter(|tile| !known.contains(tile));
            self.tiles.extend(unknown);
            self.tiles.shuffle(&mut self.chance);
            let mut lots = known.to_vec();
            lots.extend(self.tiles.iter().take(seats - known.len()));
            if decide(&lots) {
                return Some(lots);
            }
        }
        None
    }
}

impl Deck for Shuffle {
    fn deal<const WORDS: usize>(&mut self, set: Set, hand: usize, playing: Seats) -> Dealt<WORDS> {
        let mut hands = [TileSet::EMPTY; SEATS];
        let boneyard = self.fill(&mut hands, hand, playing, set.tiles());
        Dealt {
            playing,
            hands,
            boneyard,
        }
    }

    fn lots(&mut self, set: Set, seats: usize, decide: impl Fn(&[Tile]) -> bool) -> Vec<Tile> {
        self.complete(&[], set, seats, decide)
            .expect("one in a few draws decides what lots are drawn for")
    }
}
