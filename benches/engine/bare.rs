//! The measure: four seats and double-6 without drawing, written by hand with masks of 32 bits, checking nothing.

/// A small source of chance (`SplitMix64`), the same for all.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    /// A number below `count`.
    #[inline]
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let mixed = (mixed ^ (mixed >> 31)) >> 32;
        usize::try_from((mixed * count as u64) >> 32).expect("below a count")
    }
}

const TILES: usize = 28;

/// The halves of each tile, the higher first.
const HALVES: [(u8, u8); TILES] = {
    let mut halves = [(0, 0); TILES];
    let (mut high, mut at) = (0, 0);
    while high < 7 {
        let mut low = 0;
        while low <= high {
            halves[at] = (high, low);
            at += 1;
            low += 1;
        }
        high += 1;
    }
    halves
};

/// The tiles with each half.
const WITH: [u32; 7] = {
    let mut with = [0; 7];
    let mut at = 0;
    while at < TILES {
        with[HALVES[at].0 as usize] |= 1 << at;
        with[HALVES[at].1 as usize] |= 1 << at;
        at += 1;
    }
    with
};

const DOUBLES: u32 = {
    let (mut doubles, mut at) = (0, 0);
    while at < TILES {
        if HALVES[at].0 == HALVES[at].1 {
            doubles |= 1 << at;
        }
        at += 1;
    }
    doubles
};

fn pick(mut mask: u32, n: usize) -> usize {
    for _ in 0..n {
        mask &= mask - 1;
    }
    mask.trailing_zeros() as usize
}

/// Deals, plays a round at random and returns the pips each seat is left with.
pub(crate) fn play_round(chance: &mut Chance) -> [u32; 4] {
    let mut tiles: [u8; TILES] = std::array::from_fn(|at| u8::try_from(at).expect("28 tiles"));
    let mut hands = [0_u32; 4];
    for next in 0..TILES {
        tiles.swap(next, next + chance.below(TILES - next));
        hands[next / 7] |= 1 << tiles[next];
    }
    let best = |hand: u32| (hand & DOUBLES).checked_ilog2();
    let mut turn = (0..4)
        .max_by_key(|&seat| best(hands[seat]))
        .expect("four seats");
    let first = best(hands[turn]).expect("all doubles are dealt") as usize;
    hands[turn] &= !(1 << first);
    let mut ends = [HALVES[first].0, HALVES[first].1];
    let mut passes = 0;
    while hands[turn] != 0 && passes < 4 {
        turn = (turn + 1) % 4;
        let left = hands[turn] & WITH[usize::from(ends[0])];
        let right = hands[turn] & WITH[usize::from(ends[1])];
        let lefts = left.count_ones() as usize;
        let count = lefts + right.count_ones() as usize;
        if count == 0 {
            passes += 1;
            continue;
        }
        passes = 0;
        let chosen = if count > 1 { chance.below(count) } else { 0 };
        let (side, tile) = if chosen < lefts {
            (0, pick(left, chosen))
        } else {
            (1, pick(right, chosen - lefts))
        };
        let (high, low) = HALVES[tile];
        ends[side] = if ends[side] == high { low } else { high };
        hands[turn] &= !(1 << tile);
    }
    hands.map(|mut hand| {
        let mut pips = 0;
        while hand != 0 {
            let (high, low) = HALVES[hand.trailing_zeros() as usize];
            pips += u32::from(high + low);
            hand &= hand - 1;
        }
        pips
    })
}
