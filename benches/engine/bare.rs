//! The baseline for the engine: hand-written rounds with the smallest masks, which play one game each and check nothing.

use serpente_testing::split_mix::SplitMix64;

/// A small random number generator, the same for all rows.
pub(crate) struct Chance(SplitMix64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// Returns a number below `count`.
    #[inline]
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let mixed = self.0.next() >> 32;
        usize::try_from((mixed * count as u64) >> 32).expect("below a count")
    }
}

/// How many tiles each seat is dealt.
const HAND: usize = 7;

/// The bare loop for one set, with masks of one width.
macro_rules! bare {
    ($set:ident, $mask:ty, $top:literal) => {
        pub(crate) mod $set {
            use super::{Chance, HAND};

            const HALVES: usize = $top + 1;
            const TILES: usize = HALVES * (HALVES + 1) / 2;

            /// The halves of each tile, the higher first.
            const TILE: [(u8, u8); TILES] = {
                let mut tiles = [(0, 0); TILES];
                let mut high = 0;
                let mut at = 0;
                while high <= $top {
                    let mut low = 0;
                    while low <= high {
                        tiles[at] = (high, low);
                        at += 1;
                        low += 1;
                    }
                    high += 1;
                }
                tiles
            };

            /// The tiles with each half.
            const WITH: [$mask; HALVES] = {
                let mut with = [0; HALVES];
                let mut at = 0;
                while at < TILES {
                    with[TILE[at].0 as usize] |= 1 << at;
                    with[TILE[at].1 as usize] |= 1 << at;
                    at += 1;
                }
                with
            };

            const DOUBLES: $mask = {
                let mut doubles = 0;
                let mut at = 0;
                while at < TILES {
                    if TILE[at].0 == TILE[at].1 {
                        doubles |= 1 << at;
                    }
                    at += 1;
                }
                doubles
            };

            fn pick(mut mask: $mask, n: usize) -> usize {
                for _ in 0..n {
                    mask &= mask - 1;
                }
                mask.trailing_zeros() as usize
            }

            /// Deals, plays a round at random and returns the pips left in each hand. With `DRAW`, a stuck seat draws one
            /// tile of the boneyard, and may keep it.
            pub(crate) fn play_round<const SEATS: usize, const DRAW: bool>(
                chance: &mut Chance,
            ) -> [u32; SEATS] {
                let mut tiles: [u8; TILES] =
                    std::array::from_fn(|at| u8::try_from(at).expect("at most 91 tiles"));
                let mut next = 0;
                let mut draw = |chance: &mut Chance| {
                    tiles.swap(next, next + chance.below(TILES - next));
                    next += 1;
                    tiles[next - 1]
                };
                let best = |hand: $mask| (hand & DOUBLES).checked_ilog2();
                let mut hands = [0; SEATS];
                let mut turn = 0;
                for seat in 0..SEATS {
                    for _ in 0..HAND {
                        hands[seat] |= 1 << draw(chance);
                    }
                    if best(hands[seat]) > best(hands[turn]) {
                        turn = seat;
                    }
                }
                let Some(first) = best(hands[turn]) else {
                    // No seat can open: deal again.
                    return play_round::<SEATS, DRAW>(chance);
                };
                let mut boneyard = TILES - SEATS * HAND;
                hands[turn] &= !(1 << first);
                let mut ends = [TILE[first as usize].0; 2];
                let mut passes = 0;
                while hands[turn] != 0 && passes < SEATS {
                    turn = (turn + 1) % SEATS;
                    let lays = |hand: $mask| ends.map(|end| hand & WITH[usize::from(end)]);
                    let count = |lays: [$mask; 2]| lays.map(|mask| mask.count_ones() as usize);
                    let mut places = lays(hands[turn]);
                    let mut counts = count(places);
                    let mut kept = 0;
                    if DRAW && counts == [0, 0] && boneyard > 0 {
                        boneyard -= 1;
                        hands[turn] |= 1 << draw(chance);
                        places = lays(hands[turn]);
                        counts = count(places);
                        kept = 1;
                    }
                    let all = counts[0] + counts[1];
                    let others = if all > 0 { kept } else { 0 };
                    let chosen = if all + others > 1 {
                        chance.below(all + others)
                    } else {
                        0
                    };
                    if chosen >= all {
                        let stuck = all == 0 && boneyard == 0;
                        passes = if stuck || !DRAW { passes + 1 } else { 0 };
                        continue;
                    }
                    passes = 0;
                    let (side, tile) = if chosen < counts[0] {
                        (0, pick(places[0], chosen))
                    } else {
                        (1, pick(places[1], chosen - counts[0]))
                    };
                    let (high, low) = TILE[tile];
                    ends[side] = if ends[side] == high { low } else { high };
                    hands[turn] &= !(1 << tile);
                }
                hands.map(|mut hand| {
                    let mut pips = 0;
                    while hand != 0 {
                        let (high, low) = TILE[hand.trailing_zeros() as usize];
                        pips += u32::from(high + low);
                        hand &= hand - 1;
                    }
                    pips
                })
            }
        }
    };
}

bare!(double_6, u32, 6);
bare!(double_9, u64, 9);
bare!(double_12, u128, 12);
