//! Samples deals of the hidden tiles that agree with everything one seat has seen.
//!
//! Every deal of the hidden tiles has a likelihood: the product of a factor for each tile in each hand, from what the seat
//! did. A Markov chain of exchanges (Metropolis) visits the deals in proportion to it. So each sample costs only a few
//! exchanges, however unusual the facts are, and every deal that agrees with them can be reached.

use super::evidence::{BONEYARD, Evidence};
use super::exact;
use crate::rules::{Dealt, SEATS, Tile, TileSet};
use crate::table::View;
use rand::Rng;

/// A distribution over the places of the hidden tiles.
pub(in crate::bots) struct Belief<const WORDS: usize> {
    /// The hidden tiles; `holders` says where each of them is.
    tiles: Vec<Tile>,
    holders: Vec<u8>,
    evidence: Evidence,
    world: Dealt<WORDS>,
}

impl<const WORDS: usize> Belief<WORDS> {
    pub(in crate::bots) fn new() -> Self {
        Self {
            tiles: Vec::new(),
            holders: Vec::new(),
            evidence: Evidence::new(),
            world: Dealt::default(),
        }
    }

    /// Starts from everything that a seat has seen. With `models_opponents`, also from which tiles others preferred to lay.
    pub(in crate::bots) fn look(
        &mut self,
        view: &View<'_, WORDS>,
        models_opponents: bool,
        chance: &mut impl Rng,
    ) {
        self.evidence.weigh(view, models_opponents);
        let board = view.board;
        self.tiles.clear();
        self.tiles.extend(view.unseen().iter());
        self.holders.clear();
        for seat in board.playing().iter().filter(|&seat| seat != view.seat) {
            let places = std::iter::repeat_n(seat.number(), board.hand_size(seat));
            self.holders.extend(places);
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the boneyard's number is 10"
        )]
        self.holders.resize(self.tiles.len(), BONEYARD as u8);
        self.world.playing = board.playing();
        self.world.hands = [TileSet::EMPTY; SEATS];
        self.world.hands[view.seat.index()] = view.hand;
        for (&tile, &holder) in self.tiles.iter().zip(&self.holders) {
            if let Some(hand) = self.world.hands.get_mut(usize::from(holder)) {
                hand.insert(tile);
            }
        }
        self.exchange(40 * self.tiles.len(), chance);
    }

    /// Returns the next sample. It differs a little from the last.
    pub(in crate::bots) fn world(&mut self, chance: &mut impl Rng) -> &Dealt<WORDS> {
        self.exchange(self.tiles.len(), chance);
        self.world.boneyard.clear();
        let places = self.tiles.iter().zip(&self.holders);
        let spare = places.filter(|(_, holder)| usize::from(**holder) == BONEYARD);
        self.world.boneyard.extend(spare.map(|(tile, _)| *tile));
        &self.world
    }

    fn exchange(&mut self, times: usize, chance: &mut impl Rng) {
        let count = self.tiles.len();
        if count < 2 {
            return;
        }
        let below = |drawn: u64| {
            let place = (usize::try_from(drawn & 0xFFFF).expect("16 bits fit")) * count;
            place >> 16
        };
        for _ in 0..times {
            let drawn = chance.next_u64();
            let (one, other) = (below(drawn), below(drawn >> 16));
            let (here, there) = (
                usize::from(self.holders[one]),
                usize::from(self.holders[other]),
            );
            let (mine, theirs) = (self.tiles[one], self.tiles[other]);
            if here != there {
                let gain = |holder: usize, got: Tile, gave: Tile| {
                    let weights = self.evidence.of(holder);
                    weights[got.index()] - weights[gave.index()]
                };
                let gain = gain(here, theirs, mine) + gain(there, mine, theirs);
                #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
                let dice = (drawn >> 40) as f32 / (1_u32 << 24) as f32;
                if gain < 0.0 && dice >= exact::exp(gain) {
                    continue;
                }
                if here < SEATS {
                    self.world.hands[here].remove(mine);
                    self.world.hands[here].insert(theirs);
                }
                if there < SEATS {
                    self.world.hands[there].remove(theirs);
                    self.world.hands[there].insert(mine);
                }
            }
            self.tiles.swap(one, other);
        }
    }
}
