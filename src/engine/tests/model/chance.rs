//! Random numbers for the model and the engine: both draw from equal generators, in the same order.

use super::terms::{Tile, Tiles, all_tiles, of_tile, to_seat, to_tile};
use serpente_engine::bax::Card;
use serpente_engine::rules::{Dealt, SEATS, Set, TileSet};
use serpente_engine::table::{Deck, Drawn};

use serpente_testing::split_mix::SplitMix64;

/// A random number generator, which is copied with the state of a match.
#[derive(Clone, Debug)]
pub(super) struct Chance(SplitMix64);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// Returns a number below `bound`.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let wide = u128::from(self.0.next()) * u128::try_from(bound).expect("a small number");
        usize::try_from(wide >> 64).expect("less than the bound")
    }

    /// Returns true once in `times`.
    pub(super) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub(super) fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    pub(super) fn shuffled<T: Clone>(&mut self, all: &[T]) -> Vec<T> {
        let mut all = all.to_vec();
        for left in (1..all.len()).rev() {
            all.swap(left, self.below(left + 1));
        }
        all
    }

    /// Returns hands for these seats, in a list by seat, and the boneyard; a centre is left out.
    pub(super) fn hands(
        &mut self,
        top: u8,
        aside: &[Tile],
        hand: usize,
        seats: &[usize],
    ) -> (Vec<Tiles>, Tiles) {
        let mut tiles = all_tiles(top);
        tiles.retain(|tile| !aside.contains(tile));
        tiles = self.shuffled(&tiles);
        let mut hands = vec![Tiles::new(); SEATS];
        for &seat in seats {
            hands[seat] = tiles.drain(..hand).collect();
        }
        (hands, tiles)
    }

    /// Draws one of `all` for each of this many seats, as often as needed to decide.
    pub(super) fn draw_lots<T: Clone>(
        &mut self,
        all: &[T],
        seats: usize,
        decide: impl Fn(&[T]) -> bool,
    ) -> Vec<T> {
        loop {
            let mut lots = self.shuffled(all);
            lots.truncate(seats);
            if decide(&lots) {
                return lots;
            }
        }
    }
}

/// The engine's access to the same generator.
impl Deck for Chance {
    fn deal<const WORDS: usize>(&mut self, set: Set, hand: usize, dealt: &mut Dealt<WORDS>) {
        let seats: Vec<usize> = dealt
            .playing
            .iter()
            .map(serpente_engine::rules::Seat::index)
            .collect();
        let not_dealt = dealt.centre.into_iter().chain(dealt.left_out.iter());
        let aside: Vec<Tile> = not_dealt.map(of_tile).collect();
        let (hands, boneyard) = self.hands(set.top().get(), &aside, hand, &seats);
        dealt.hands = [TileSet::EMPTY; SEATS];
        for seat in seats {
            for &tile in &hands[seat] {
                dealt.hands[to_seat(seat).index()].insert(to_tile(tile));
            }
        }
        dealt.boneyard = boneyard.into_iter().rev().map(to_tile).collect();
    }

    fn lots(
        &mut self,
        all: &[Drawn],
        seats: usize,
        decide: impl Fn(&[Drawn]) -> bool,
    ) -> Vec<Drawn> {
        self.draw_lots(all, seats, decide)
    }

    fn pack(&mut self) -> Vec<Card> {
        self.shuffled(&super::bax::pack())
    }
}
