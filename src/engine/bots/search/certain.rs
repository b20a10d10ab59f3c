//! Finds out whether the tiles of the other hands follow from what one seat has seen.

use super::evidence::{Evidence, Habit};
use crate::rules::{Dealt, Seat, Tile, TileSet};
use crate::table::View;

/// A holder cannot hold a tile whose weight is below this: it would have had to lay it.
const IMPOSSIBLE: f32 = -20.0;

/// How many ways to distribute the tiles are tried, at most.
const MOST_PLACINGS: u32 = 20_000;

/// Returns the only deal that agrees with everything that a seat has seen; `None` if there are several, or if tiles are left in
/// the boneyard.
pub(in crate::bots) fn only_deal<const WORDS: usize>(
    view: &View<'_, WORDS>,
) -> Option<Dealt<WORDS>> {
    if view.board.boneyard() > 0 {
        return None;
    }
    let mut evidence = Evidence::new();
    evidence.weigh(view, false);
    let mut holders = Vec::new();
    for seat in view.board.playing().iter() {
        if seat != view.seat && view.board.hand_size(seat) > 0 {
            holders.push(Holder {
                seat,
                room: view.board.hand_size(seat),
                hand: TileSet::EMPTY,
            });
        }
    }
    let mut distribution = Distribution {
        tiles: view.unseen().iter().collect(),
        holders,
        evidence: &evidence,
        found: None,
        is_only: true,
        tries: MOST_PLACINGS,
    };
    distribution.place(0);
    if !distribution.is_only || distribution.tries == 0 {
        return None;
    }
    let mut dealt = Dealt {
        playing: view.board.playing(),
        ..Dealt::default()
    };
    dealt.hands[view.seat.index()] = view.hand;
    for holder in distribution.found? {
        dealt.hands[holder.seat.index()] = holder.hand;
    }
    Some(dealt)
}

/// A seat whose hand is looked for.
#[derive(Clone)]
struct Holder<const WORDS: usize> {
    seat: Seat,
    /// How many more tiles it holds.
    room: usize,
    hand: TileSet<WORDS>,
}

/// The tiles that are not seen, and who may hold them.
struct Distribution<'a, const WORDS: usize> {
    tiles: Vec<Tile>,
    holders: Vec<Holder<WORDS>>,
    evidence: &'a Evidence,
    /// The first deal found.
    found: Option<Vec<Holder<WORDS>>>,
    /// Whether no second one was found.
    is_only: bool,
    tries: u32,
}

impl<const WORDS: usize> Distribution<'_, WORDS> {
    /// Gives the tiles from this one on to the holders in every way that is possible, until a second deal is found.
    fn place(&mut self, at: usize) {
        let Some(&tile) = self.tiles.get(at) else {
            self.is_only = self.found.is_none();
            self.found = Some(self.holders.clone());
            return;
        };
        for number in 0..self.holders.len() {
            if !self.is_only || self.tries == 0 {
                return;
            }
            let seat = self.holders[number].seat;
            let weight = self.evidence.of(seat.index(), Habit::Thinks)[tile.index()];
            if self.holders[number].room == 0 || weight < IMPOSSIBLE {
                continue;
            }
            self.tries -= 1;
            self.holders[number].room -= 1;
            self.holders[number].hand.insert(tile);
            self.place(at + 1);
            self.holders[number].hand.remove(tile);
            self.holders[number].room += 1;
        }
    }
}
