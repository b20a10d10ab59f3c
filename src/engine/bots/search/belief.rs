//! Samples deals of the hidden tiles that agree with everything one seat has seen.
//!
//! Every deal of the hidden tiles has a likelihood: the product of a factor for each tile in each hand, from what the seat
//! did. A Markov chain of exchanges (Metropolis) visits the deals in proportion to it. So each sample costs only a few
//! exchanges, however unusual the facts are, and every deal that agrees with them can be reached.

use super::evidence::{BONEYARD, Evidence, Habit};
use super::exact;
use crate::rules::{Dealt, SEATS, Seat, Seats, Tile, TileSet};
use crate::table::View;
use rand::Rng;

/// The odds that a seat always lays the heaviest tile, before it has laid any. Against such players, experts win 73.5 percent
/// of the rounds without this guess and 75.6 with it (pairs of salotto, 1000 mirrored deals). With odds of two to one they win
/// 77.2 percent, but fewer rounds against others.
const ODDS: f64 = 1.0;

/// The smallest logarithm of a factor: below it, all are equally impossible.
const LEAST: f32 = -40.0;

/// A factor for each tile in each hand, with a place for every byte that a tile could be, so that no index is out of bounds.
type Factors = Box<[[f32; 256]; SEATS + 1]>;

/// A distribution over the places of the hidden tiles.
pub(in crate::bots) struct Belief<const WORDS: usize> {
    /// The hidden tiles; `holders` says where each of them is.
    tiles: Vec<Tile>,
    holders: Vec<u8>,
    evidence: Evidence,
    /// How likely a holder that thinks is to hold each tile.
    factors: Factors,
    /// By how much the odds that a seat always lays the heaviest tile are multiplied if it holds this tile.
    habits: Factors,
    /// The odds that each holder always lays the heaviest tile, given its hand in the last sample.
    odds: [f64; SEATS + 1],
    world: Dealt<WORDS>,
}

impl<const WORDS: usize> Belief<WORDS> {
    pub(in crate::bots) fn new() -> Self {
        Self {
            tiles: Vec::new(),
            holders: Vec::new(),
            evidence: Evidence::new(),
            factors: Box::new([[1.0; 256]; SEATS + 1]),
            habits: Box::new([[1.0; 256]; SEATS + 1]),
            odds: [0.0; SEATS + 1],
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
        let boneyard = u8::try_from(BONEYARD).expect("its number is 10");
        self.holders.resize(self.tiles.len(), boneyard);
        self.world.playing = board.playing();
        self.world.hands = [TileSet::EMPTY; SEATS];
        self.world.hands[view.seat.index()] = view.hand;
        for (&tile, &holder) in self.tiles.iter().zip(&self.holders) {
            if let Some(hand) = self.world.hands.get_mut(usize::from(holder)) {
                hand.insert(tile);
            }
        }
        self.weigh(view.seat);
        self.exchange(40 * self.tiles.len(), chance);
    }

    /// Takes the factors of the hidden tiles, and the odds of the other seats, from the evidence that this seat has.
    fn weigh(&mut self, viewer: Seat) {
        for holder in 0..=SEATS {
            let of = |habit| self.evidence.of(holder, habit);
            let (thinks, heaviest) = (of(Habit::Thinks), of(Habit::Heaviest));
            for at in self.tiles.iter().map(|tile| tile.index()) {
                self.factors[holder][at] = exact::exp(thinks[at].max(LEAST));
                self.habits[holder][at] = exact::exp((heaviest[at] - thinks[at]).max(LEAST));
            }
        }
        self.odds = [0.0; SEATS + 1];
        if self.evidence.tells_habits_apart() {
            self.odds[..SEATS].fill(ODDS);
            self.odds[viewer.index()] = 0.0;
        }
        for (tile, &holder) in self.tiles.iter().zip(&self.holders) {
            let holder = usize::from(holder);
            self.odds[holder] *= f64::from(self.habits[holder][tile.index()]);
        }
    }

    /// Returns the next sample, which differs a little from the last one, and the other seats that are guessed to always lay the
    /// heaviest tile, given their hands in the sample.
    pub(in crate::bots) fn world(&mut self, chance: &mut impl Rng) -> (&Dealt<WORDS>, Seats) {
        self.exchange(self.tiles.len(), chance);
        self.world.boneyard.clear();
        let places = self.tiles.iter().zip(&self.holders);
        let spare = places.filter(|(_, holder)| usize::from(**holder) == BONEYARD);
        self.world.boneyard.extend(spare.map(|(tile, _)| *tile));
        let heaviest = self.lay_heaviest(chance);
        (&self.world, heaviest)
    }

    fn lay_heaviest(&self, chance: &mut impl Rng) -> Seats {
        let mut guessed = Seats::default();
        if self.evidence.tells_habits_apart() {
            for seat in self.world.playing.iter() {
                let odds = self.odds[seat.index()];
                let dice = f64::from(chance.next_u32()) / f64::from(u32::MAX);
                if dice * (1.0 + odds) < odds {
                    guessed.insert(seat);
                }
            }
        }
        guessed
    }

    fn exchange(&mut self, times: usize, chance: &mut impl Rng) {
        if self.tiles.len() < 2 {
            return;
        }
        let tells_habits_apart = self.evidence.tells_habits_apart();
        for _ in 0..times {
            let drawn = chance.next_u64();
            let one = self.place(drawn);
            let other = self.place(drawn >> 16);
            let here = usize::from(self.holders[one]);
            let there = usize::from(self.holders[other]);
            if here != there {
                let exchange = Exchange {
                    here,
                    there,
                    mine: self.tiles[one],
                    theirs: self.tiles[other],
                };
                #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
                let dice = (drawn >> 40) as f64 / f64::from(1_u32 << 24);
                let is_made = if tells_habits_apart {
                    self.try_with_habits(&exchange, dice)
                } else {
                    self.may_exchange(&exchange, dice)
                };
                if !is_made {
                    continue;
                }
                self.carry_out(&exchange);
            }
            self.tiles.swap(one, other);
        }
    }

    /// Returns one of the places of hidden tiles, by 16 bits.
    #[inline]
    fn place(&self, bits: u64) -> usize {
        let bits = usize::try_from(bits & 0xFFFF).expect("16 bits fit");
        (bits * self.tiles.len()) >> 16
    }

    /// Returns how likely two holders, who think, are to hold these tiles.
    #[inline]
    fn held(&self, here: usize, tile: Tile, there: usize, other: Tile) -> f64 {
        let first = f64::from(self.factors[here][tile.index()]);
        first * f64::from(self.factors[there][other.index()])
    }

    /// Returns whether an exchange is made, where nobody is guessed to always lay the heaviest tile.
    #[inline]
    fn may_exchange(&self, exchange: &Exchange, dice: f64) -> bool {
        let &Exchange {
            here,
            there,
            mine,
            theirs,
        } = exchange;
        dice * self.held(here, mine, there, theirs) < self.held(here, theirs, there, mine)
    }

    /// Returns whether an exchange is made, and adjusts the odds of both holders then.
    #[inline]
    fn try_with_habits(&mut self, exchange: &Exchange, dice: f64) -> bool {
        let &Exchange {
            here,
            there,
            mine,
            theirs,
        } = exchange;
        let here_before = self.odds[here];
        let there_before = self.odds[there];
        let here_after = self.odds_after(here, theirs, mine);
        let there_after = self.odds_after(there, mine, theirs);
        let before =
            self.held(here, mine, there, theirs) * (1.0 + here_before) * (1.0 + there_before);
        let after = self.held(here, theirs, there, mine) * (1.0 + here_after) * (1.0 + there_after);
        if dice * before >= after {
            return false;
        }
        self.odds[here] = here_after;
        self.odds[there] = there_after;
        true
    }

    /// Returns the odds that a holder always lays the heaviest tile, if it gets one tile for another.
    #[inline]
    fn odds_after(&self, holder: usize, got: Tile, gave: Tile) -> f64 {
        let habits = &self.habits[holder];
        self.odds[holder] * f64::from(habits[got.index()]) / f64::from(habits[gave.index()])
    }

    #[inline]
    fn carry_out(&mut self, exchange: &Exchange) {
        if let Some(hand) = self.world.hands.get_mut(exchange.here) {
            hand.remove(exchange.mine);
            hand.insert(exchange.theirs);
        }
        if let Some(hand) = self.world.hands.get_mut(exchange.there) {
            hand.remove(exchange.theirs);
            hand.insert(exchange.mine);
        }
    }
}

/// A tile of one holder for a tile of another.
struct Exchange {
    here: usize,
    there: usize,
    /// The tile that is here before.
    mine: Tile,
    /// The tile that is there before.
    theirs: Tile,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::search::scene::{SearchScene, rules};
    use crate::rules::Seating;
    use crate::table::Shuffle;

    /// Returns in how many of a hundred samples the second of two seats is guessed to always lay the heaviest tile.
    fn taken_for_heaviest(moves: &str, models_opponents: bool) -> usize {
        let none = [("draw", "none")];
        let hands = ["0-0 1-1 2-2 5-2 5-3 6-4 6-6", "1-0 4-4 5-4 3-1 3-2 6-0 6-5"];
        let rules = rules("salotto", Seating::alone(2), &none);
        let scene = SearchScene::new(rules, &hands, "").then(moves);
        let (mut belief, mut chance) = (Belief::new(), Shuffle::chance_for(3, 0));
        belief.look(&scene.view(), models_opponents, &mut chance);
        let samples = (0..100).map(|_| belief.world(&mut chance).1);
        let taken = samples.filter(|heaviest| {
            assert!(!heaviest.contains(scene.view().seat), "one knows oneself");
            !heaviest.is_empty()
        });
        taken.count()
    }

    #[test]
    fn a_seat_is_taken_for_what_it_lays() {
        let heavy = taken_for_heaviest("6-6 6-5 6-4 5-4", true);
        let light = taken_for_heaviest("6-6 6-0 6-4 1-0", true);
        assert!(heavy > light + 20, "{heavy} {light}");
        assert_eq!(taken_for_heaviest("6-6 6-5 6-4 5-4", false), 0);
    }
}
