//! The legal moves in one order: listed, counted, and found by number.

use super::LegalMoves;
use super::two_arms::TwoArms;
use crate::rules::board::Board;
use crate::rules::compiled::Rules;
use crate::rules::fit::{Arm, Arms, Move, Placement};
use crate::rules::turn::NonLayMoves;

impl<const WORDS: usize> LegalMoves<WORDS> {
    /// Returns all moves, those that lay first: arm by arm, tile by tile. [`Move::TimeUp`] is not one of them, since no player
    /// makes it.
    pub fn moves<'a>(
        &'a self,
        rules: &'a Rules<WORDS>,
        board: &'a Board<WORDS>,
    ) -> impl Iterator<Item = Move> + 'a {
        let opens = self.first.iter().map(Move::Open);
        opens
            .chain(self.placements(rules, board).map(Move::Lay))
            .chain(self.non_lay.iter())
    }

    /// Calls `each` with all [`moves`](Self::moves) in order. Searches use it, since it is faster than the iterator.
    pub(crate) fn for_each(
        &self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        mut each: impl FnMut(Move),
    ) {
        for tile in self.first.iter() {
            each(Move::Open(tile));
        }
        for arm in self.arms.iter() {
            let fits = rules.fits(board.end_of(arm));
            for tile in self.lays[arm.index()].iter() {
                if rules.shortcuts.one_way {
                    each(Move::Lay(fits.placement(tile, arm)));
                    continue;
                }
                for orientation in fits.orientations(tile) {
                    each(Move::Lay(Placement {
                        tile,
                        arm,
                        orientation,
                    }));
                }
            }
        }
        for play in self.non_lay.iter() {
            each(play);
        }
    }

    /// Returns all placements, arm by arm, tile by tile.
    pub fn placements<'a>(
        &'a self,
        rules: &'a Rules<WORDS>,
        board: &'a Board<WORDS>,
    ) -> impl Iterator<Item = Placement> + 'a {
        self.arms
            .iter()
            .flat_map(move |arm| self.placements_on(arm, rules, board))
    }

    fn placements_on<'a>(
        &'a self,
        arm: Arm,
        rules: &'a Rules<WORDS>,
        board: &'a Board<WORDS>,
    ) -> impl Iterator<Item = Placement> + 'a {
        let fits = rules.fits(board.end_of(arm));
        self.lays[arm.index()].iter().flat_map(move |tile| {
            let orientations = fits.orientations(tile);
            orientations.map(move |orientation| Placement {
                tile,
                arm,
                orientation,
            })
        })
    }

    /// Returns whether a move is legal: one of all [`moves`](Self::moves), or [`Move::TimeUp`] in a match with thinking time.
    #[inline]
    pub fn allows(&self, play: Move, rules: &Rules<WORDS>, board: &Board<WORDS>) -> bool {
        match play {
            Move::Lay(placement) => self.allows_lay(placement, rules, board),
            Move::Open(tile) => self.first.contains(tile),
            Move::TimeUp => rules.timed && !board.turn.deciding,
            other => self.non_lay.has(NonLayMoves::only(other)),
        }
    }

    /// Does the same for a move that was legal at this place of the round with another hand. The ends are the same, so only the hand
    /// decides.
    #[inline]
    pub(crate) fn still_allows(&self, play: Move) -> bool {
        // Nearly all moves are so, which is quicker to ask first.
        if let Move::Lay(placement) = play {
            return self.lays[placement.arm.index()].contains(placement.tile);
        }
        match play {
            Move::Lay(_) | Move::TimeUp => false,
            Move::Open(tile) => self.first.contains(tile),
            other => self.non_lay.has(NonLayMoves::only(other)),
        }
    }

    /// Returns whether a tile can be laid on an arm in this orientation.
    #[inline]
    pub(in crate::rules) fn allows_lay(
        &self,
        placement: Placement,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
    ) -> bool {
        let Placement {
            tile,
            arm,
            orientation,
        } = placement;
        let fits = rules.fits(board.end_of(arm));
        self.lays[arm.index()].contains(tile)
            && fits.by_orientation[orientation as usize].contains(tile)
    }

    /// Returns the number of [`moves`](Self::moves).
    pub fn count(&self, rules: &Rules<WORDS>, board: &Board<WORDS>) -> usize {
        if self.arms == Arms::LINE && rules.shortcuts.one_way {
            // Nearly every move of a search is counted here.
            let (left, right) = self.on(Arm::LEFT).len_beside(self.on(Arm::RIGHT));
            return left + right + self.non_lay.len();
        }
        let orientations = self
            .arms
            .iter()
            .map(|arm| self.orientations(arm, rules, board));
        self.first.len() + orientations.sum::<usize>() + self.non_lay.len()
    }

    /// Returns the number of placements on an arm.
    #[inline]
    fn orientations(&self, arm: Arm, rules: &Rules<WORDS>, board: &Board<WORDS>) -> usize {
        let lays = self.lays[arm.index()];
        // On most arms, nothing fits.
        if lays.is_empty() {
            return 0;
        }
        if rules.shortcuts.one_way {
            return lays.count_few();
        }
        let fits = rules.fits(board.end_of(arm));
        let mut count = 0;
        for as_one in fits.by_orientation {
            count += (lays & as_one).count_few();
        }
        count
    }

    /// Returns the `n`-th of all [`moves`](Self::moves), counted from 0; `None` if there are not so many.
    pub fn nth(&self, n: usize, rules: &Rules<WORDS>, board: &Board<WORDS>) -> Option<Move> {
        if let Some(tile) = self.first.nth(n) {
            return Some(Move::Open(tile));
        }
        let mut skip = n - self.first.len();
        for arm in self.arms.iter() {
            let here = self.orientations(arm, rules, board);
            if skip < here {
                return self.nth_on(arm, skip, rules, board);
            }
            skip -= here;
        }
        self.non_lay.nth(skip)
    }

    /// Returns the `n`-th placement on an arm.
    #[inline]
    fn nth_on(
        &self,
        arm: Arm,
        n: usize,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
    ) -> Option<Move> {
        let lays = self.lays[arm.index()];
        let fits = rules.fits(board.end_of(arm));
        if rules.shortcuts.one_way {
            let tile = lays.nth(n)?;
            return Some(Move::Lay(fits.placement(tile, arm)));
        }
        let mut skip = n;
        for tile in lays.iter() {
            for orientation in fits.orientations(tile) {
                if skip == 0 {
                    return Some(Move::Lay(Placement {
                        tile,
                        arm,
                        orientation,
                    }));
                }
                skip -= 1;
            }
        }
        None
    }

    /// Picks a move before the round is opened, as [`pick`](Self::pick) does.
    fn pick_to_open(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        let opens = self.first.len();
        let chosen = choose(opens + self.non_lay.len());
        match chosen.checked_sub(opens) {
            None => self.first.nth(chosen).map(Move::Open),
            Some(chosen) => self.non_lay.nth(chosen),
        }
    }

    /// Picks a move, as [`pick`](Self::pick) does, in every other case than on a line where tiles fit in one way.
    #[inline]
    fn pick_of_many(
        &self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        if self.arms.is_empty() {
            return self.pick_to_open(choose);
        }
        if rules.shortcuts.one_way {
            return self.pick_of_one_way(rules, board, choose);
        }
        let all = self.arms.iter();
        let lays = all.map(|arm| self.orientations(arm, rules, board)).sum();
        let chosen = choose(lays + self.non_lay.len());
        if chosen >= lays {
            return self.non_lay.nth(chosen - lays);
        }
        let mut skip = chosen;
        for arm in self.arms.iter() {
            let here = self.orientations(arm, rules, board);
            if skip < here {
                return self.nth_on(arm, skip, rules, board);
            }
            skip -= here;
        }
        None
    }

    /// Does the same where no tile fits on the same end in more than one way. On most arms no tile of the hand fits, so the tiles
    /// are counted and found one by one.
    #[inline]
    fn pick_of_one_way(
        &self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        self.pick_counted(self.count_of_one_way(), rules, board, choose)
    }

    /// Does the same if so many moves lay a tile.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    pub(in crate::rules) fn pick_counted(
        &self,
        lays: usize,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        let chosen = choose(lays + self.non_lay.len());
        if chosen >= lays {
            return self.non_lay.nth(chosen - lays);
        }
        self.nth_of_one_way(chosen, rules, board)
    }

    /// Returns how many moves lay a tile, where no tile fits on the same end in more than one way.
    #[inline]
    pub(in crate::rules) fn count_of_one_way(&self) -> usize {
        let mut lays = 0;
        for arm in self.arms.iter() {
            let here = self.lays[arm.index()];
            if !here.is_empty() {
                lays += here.count_few();
            }
        }
        lays
    }

    /// Returns the `n`-th move that lays a tile, where no tile fits on the same end in more than one way.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    fn nth_of_one_way(&self, n: usize, rules: &Rules<WORDS>, board: &Board<WORDS>) -> Option<Move> {
        let mut skip = n;
        for arm in self.arms.iter() {
            let here = self.lays[arm.index()];
            if here.is_empty() {
                continue;
            }
            if let Some(tile) = here.skip_to(&mut skip) {
                let placement = rules.only_placement(tile, arm, board.end_of(arm));
                return Some(Move::Lay(placement));
            }
        }
        None
    }

    /// Returns one of all [`moves`](Self::moves): `choose` gets the number of moves and returns the index of one. Returns
    /// `None` if the index is out of range.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    pub fn pick(
        &self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        // Most seats that lay nothing are stuck and have no choice, which is quick to find out.
        if self.any.is_empty() {
            return self.non_lay.nth(choose(self.non_lay.len()));
        }
        if self.arms != Arms::LINE || !rules.shortcuts.one_way {
            return self.pick_of_many(rules, board, choose);
        }
        let both = TwoArms::new(
            self.on(Arm::LEFT),
            self.on(Arm::RIGHT),
            rules.shortcuts.is_narrow,
        );
        let chosen = choose(both.len() + self.non_lay.len());
        if chosen >= both.len() {
            return self.non_lay.nth(chosen - both.len());
        }
        let (tile, arm) = both.nth(chosen)?;
        let fits = rules.fits(board.end_of(arm));
        Some(Move::Lay(fits.placement(tile, arm)))
    }
}
