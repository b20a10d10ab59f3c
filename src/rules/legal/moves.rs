//! Choosing among what may be done: all moves in one order, counted, and taken by their number.

use super::{Legal, Others};
use crate::rules::board::Board;
use crate::rules::compiled::Rules;
use crate::rules::placement::{Arm, Arms, Move, Placement, Way};
use std::hint::select_unpredictable;

impl<const WORDS: usize> Legal<WORDS> {
    /// Every move, laying first: arm by arm, tile by tile. [`Move::TimeUp`] is none of a player's own moves.
    pub fn moves<'a>(
        &'a self,
        rules: &'a Rules<WORDS>,
        board: &'a Board<WORDS>,
    ) -> impl Iterator<Item = Move> + 'a {
        let opens = self.first.iter().map(Move::Open);
        opens
            .chain(self.placements(rules, board).map(Move::Lay))
            .chain(self.others.iter())
    }

    /// Every placement, arm by arm, tile by tile.
    pub fn placements<'a>(
        &'a self,
        rules: &'a Rules<WORDS>,
        board: &'a Board<WORDS>,
    ) -> impl Iterator<Item = Placement> + 'a {
        self.arms.iter().flat_map(move |arm| {
            let fits = rules.fits(board.end_of(arm));
            self.lays[arm.index()].iter().flat_map(move |tile| {
                let fitting = move |way: &Way| fits.by_way[*way as usize].contains(tile);
                Way::ALL
                    .into_iter()
                    .filter(fitting)
                    .map(move |way| Placement { tile, arm, way })
            })
        })
    }

    /// Whether a move can be made: one of all [`moves`](Self::moves), or [`Move::TimeUp`] in a match with thinking time.
    #[must_use]
    #[inline]
    pub fn allows(&self, play: Move, rules: &Rules<WORDS>, board: &Board<WORDS>) -> bool {
        match play {
            Move::Open(tile) => self.first.contains(tile),
            Move::Lay(placement) => self.allows_lay(placement, rules, board),
            Move::Draw => self.others.has(Others::DRAW),
            Move::Pass => self.others.has(Others::PASS),
            Move::Keep => self.others.has(Others::KEEP),
            Move::Swap => self.others.has(Others::SWAP),
            Move::Redeal => self.others.has(Others::REDEAL),
            Move::TimeUp => rules.timed() && !board.deciding,
        }
    }

    /// Whether a tile can be laid on an arm, this way round.
    #[inline]
    pub(in crate::rules) fn allows_lay(
        &self,
        Placement { tile, arm, way }: Placement,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
    ) -> bool {
        self.lays[arm.index()].contains(tile)
            && rules.fits(board.end_of(arm)).by_way[way as usize].contains(tile)
    }

    /// How many [`moves`](Self::moves) there are.
    #[must_use]
    #[inline]
    pub fn count(&self) -> usize {
        usize::from(self.ways) + self.others.len()
    }

    /// The `n`-th of all [`moves`](Self::moves), counted from 0; `None` if there are not so many.
    #[must_use]
    #[inline]
    pub fn nth(&self, n: usize, rules: &Rules<WORDS>, board: &Board<WORDS>) -> Option<Move> {
        if n >= usize::from(self.ways) {
            return self.others.nth(n - usize::from(self.ways));
        }
        if let Some(tile) = self.first.nth(n) {
            return Some(Move::Open(tile));
        }
        if !rules.one_way() {
            return self.placements(rules, board).nth(n).map(Move::Lay);
        }
        let mut skip = n;
        for arm in self.arms.iter() {
            let here = usize::from(self.counts[arm.index()]);
            if skip < here {
                return self.nth_on(arm, skip, rules, board);
            }
            skip -= here;
        }
        None
    }

    /// The `n`-th tile that goes on an arm, where tiles fit one way only.
    #[inline]
    fn nth_on(
        &self,
        arm: Arm,
        n: usize,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
    ) -> Option<Move> {
        let tile = self.lays[arm.index()].nth(n)?;
        let way = rules.fits(board.end_of(arm)).way(tile);
        Some(Move::Lay(Placement { tile, arm, way }))
    }

    /// One of all [`moves`](Self::moves): `choose` is told how many there are, and tells which. `None` if it tells none of them.
    #[inline]
    pub fn pick(
        &self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        let chosen = choose(self.count());
        if self.arms != Arms::LINE || !rules.one_way() || chosen >= usize::from(self.ways) {
            return self.nth(chosen, rules, board);
        }
        // Left or right is a jump nobody foresees, and here most moves are made: so without one.
        let lefts = usize::from(self.counts[Arm::LEFT.index()]);
        let right = chosen >= lefts;
        let arm = select_unpredictable(right, Arm::RIGHT, Arm::LEFT);
        let before = select_unpredictable(right, lefts, 0);
        self.nth_on(arm, chosen - before, rules, board)
    }
}
