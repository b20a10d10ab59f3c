//! Where the hidden tiles may be: deals that agree with all that one seat has seen.
//!
//! Every deal of the hidden tiles has a likelihood: a factor for each tile in each hand, from what the seat did. A chain of
//! exchanges (Metropolis) walks through the deals, and stays at each as long as it is likely. So every world is as fresh as
//! a few exchanges, however strange the facts are, and no deal that agrees with them is ever missed.

use super::history;
use crate::rules::{Dealt, Deed, Opening, SEATS, SoFar, Spare, TILES, Tile, TileSet};
use crate::table::View;
use rand::Rng;

/// What it weighs that a seat would have had to lay a tile, had it held it: as good as impossible.
const IMPOSSIBLE: f32 = -30.0;

/// How much it tells that a seat laid one tile and not a better one, at most.
const CHOICE: f32 = 1.0;

/// Over how many points one tile becomes clearly better than another.
const BETTER: f32 = 3.0;

/// How many points a double is better than others to be laid.
const DOUBLE: f32 = 4.0;

/// The boneyard, as a holder beside the seats.
const BONEYARD: usize = SEATS;

/// Where the hidden tiles may be.
pub(super) struct Belief<const WORDS: usize> {
    /// The hidden tiles, each in its holder's place.
    tiles: Vec<Tile>,
    holders: Vec<u8>,
    /// The logarithm of each tile's factor for each holder.
    weights: Box<[[f32; TILES]; SEATS + 1]>,
    world: Dealt<WORDS>,
}

impl<const WORDS: usize> Belief<WORDS> {
    pub(super) fn new() -> Self {
        Self {
            tiles: Vec::new(),
            holders: Vec::new(),
            weights: Box::new([[0.0; TILES]; SEATS + 1]),
            world: Dealt::default(),
        }
    }

    /// Takes in all that a seat has seen. `shrewd`: also what others rather laid.
    pub(super) fn look(&mut self, view: &View<'_, WORDS>, shrewd: bool, chance: &mut impl Rng) {
        self.weigh(view, shrewd);
        let board = view.board;
        let unseen = TileSet::all(view.rules.options().set)
            .without(view.hand)
            .without(board.laid());
        self.tiles.clear();
        self.tiles.extend(unseen.iter());
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

    /// The next world. It differs a little from the last.
    pub(super) fn world(&mut self, chance: &mut impl Rng) -> &Dealt<WORDS> {
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
                    let weights = &self.weights[holder];
                    weights[got.index()] - weights[gave.index()]
                };
                let gain = gain(here, theirs, mine) + gain(there, mine, theirs);
                #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
                let dice = (drawn >> 40) as f32 / (1_u32 << 24) as f32;
                if gain < 0.0 && dice >= gain.exp() {
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

    fn weigh(&mut self, view: &View<'_, WORDS>, shrewd: bool) {
        self.weights.fill([0.0; TILES]);
        let rules = view.rules;
        let drawing = rules.drawing();
        let all: Vec<Tile> = rules.options().set.tiles().collect();
        self.weigh_opening(view, &all);
        let worth = |tile: Tile| {
            let double = if tile.is_double() { DOUBLE } else { 0.0 };
            #[expect(clippy::cast_precision_loss, reason = "a tile weighs less than 256")]
            let weight = rules.weight(tile) as f32;
            weight + double
        };
        let mut sizes = [rules.options().hand; SEATS];
        let mut drawn_by = None;
        history::tell(view, |past| {
            let weights = &mut self.weights[past.seat.index()];
            let size = &mut sizes[past.seat.index()];
            match past.deed {
                Deed::Opened(tile) | Deed::Laid(crate::rules::Placement { tile, .. }) => {
                    *size = size.saturating_sub(1);
                    if shrewd && view.board.lead().is_none() | matches!(past.deed, Deed::Laid(_)) {
                        let others = match past.deed {
                            Deed::Laid(_) => past.fitting,
                            _ => TileSet::all(rules.options().set),
                        };
                        for other in others.iter().filter(|&other| other != tile) {
                            let better = (worth(other) - worth(tile)) / BETTER;
                            weights[other.index()] -= CHOICE / (1.0 + (-better).exp());
                        }
                    }
                }
                Deed::Passed => {
                    // A tile that was just drawn may be kept, where that is allowed.
                    let kept = drawn_by == Some(past.seat) && !drawing.must_lay;
                    if kept {
                        for tile in past.fitting {
                            weights[tile.index()] -= 1.5;
                        }
                    } else {
                        for tile in past.fitting {
                            weights[tile.index()] += IMPOSSIBLE;
                        }
                    }
                }
                Deed::Drew => {
                    if drawn_by != Some(past.seat) || !drawing.must_lay {
                        let spared = match drawing.spare_wild {
                            Spare::No => TileSet::EMPTY,
                            Spare::Once | Spare::AsStuck => rules.wild(),
                        };
                        let proof = if drawing.anyway { -1.0 } else { IMPOSSIBLE };
                        for tile in past.fitting.without(spared) {
                            weights[tile.index()] += proof;
                        }
                    }
                    // The tile is one of those held so far, of which much is known, or the new one, which can be any.
                    #[expect(clippy::cast_precision_loss, reason = "a hand is small")]
                    let held = *size as f32;
                    for &tile in &all {
                        let weight = &mut weights[tile.index()];
                        if *weight < 0.0 {
                            *weight = ((weight.exp() * held + 1.0) / (held + 1.0)).ln();
                        }
                    }
                    *size += 1;
                }
                Deed::Swapped => weights.fill(0.0),
            }
            drawn_by = matches!(past.deed, Deed::Drew).then_some(past.seat);
        });
    }

    /// Where the highest double opens, nobody was dealt a higher one.
    fn weigh_opening(&mut self, view: &View<'_, WORDS>, all: &[Tile]) {
        let options = view.rules.options();
        let (Some(lead), Opening::HighestDouble | Opening::HighestDoubleOrTile) = (
            view.board.lead(),
            view.rules.book().opening(SoFar::default(), options),
        ) else {
            return;
        };
        let higher = |tile: &&Tile| tile.is_double() && (!lead.is_double() || **tile > lead);
        for tile in all.iter().filter(higher) {
            for weights in &mut self.weights[..SEATS] {
                weights[tile.index()] += IMPOSSIBLE;
            }
        }
    }
}
