//! What the seat whose turn it is may do.

use super::board::Board;
use super::book::{Shape, Spare, Stuck};
use super::compiled::Rules;
use super::placement::{ARMS, Arm, Arms, Move, Placement, Way};
use super::tile_set::TileSet;

/// What the seat whose turn it is may do.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that may be done or not"
)]
pub struct Legal<const WORDS: usize = 3> {
    pub(super) first: TileSet<WORDS>,
    pub(super) arms: Arms,
    pub(super) lays: [TileSet<WORDS>; ARMS],
    pub(super) any: TileSet<WORDS>,
    pub(super) draw: bool,
    pub(super) pass: bool,
    pub(super) swap: bool,
    pub(super) keep: bool,
    pub(super) redeal: bool,
    pub(super) time_up: bool,
}

impl<const WORDS: usize> Legal<WORDS> {
    pub(super) const NOTHING: Self = Self {
        first: TileSet::EMPTY,
        arms: Arms::NONE,
        lays: [TileSet::EMPTY; ARMS],
        any: TileSet::EMPTY,
        draw: false,
        pass: false,
        swap: false,
        keep: false,
        redeal: false,
        time_up: false,
    };

    /// Finds what a hand may do in its turn, once the round is opened.
    #[inline]
    pub(super) fn find(
        &mut self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        if !rules.plain() {
            self.find_all(rules, board, hand);
            return;
        }
        self.first = TileSet::EMPTY;
        self.lay_on(board.open, rules, board, hand);
        let drawing = rules.drawing();
        let stuck = self.any.is_empty();
        let fresh = board.drawn == 0;
        self.draw = board.boneyard > drawing.reserve
            && match drawing.stuck {
                Stuck::Pass => false,
                Stuck::DrawOne => fresh && (stuck || drawing.anyway),
                Stuck::DrawUntil => stuck || fresh && drawing.anyway,
            };
        self.pass = if stuck {
            !self.draw
        } else {
            !fresh && !drawing.must_lay
        };
        self.time_up = rules.timed();
    }

    /// Which tiles of the hand go on each of these arms.
    #[inline]
    fn lay_on(
        &mut self,
        arms: Arms,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        // What went on an arm that is not to be laid on now was another hand's.
        for arm in self.arms.minus(arms).iter() {
            self.lays[arm.index()] = TileSet::EMPTY;
        }
        self.arms = arms;
        self.any = TileSet::EMPTY;
        for arm in arms.iter() {
            let lays = hand & rules.fits(board.end_of(arm)).any;
            self.lays[arm.index()] = lays;
            self.any |= lays;
        }
    }

    /// The same with everything a game may ask: arms that open and close, wild tiles to spare, exchanges, new deals.
    fn find_all(&mut self, rules: &Rules<WORDS>, board: &Board<WORDS>, hand: TileSet<WORDS>) {
        *self = Self::NOTHING;
        let may_swap = rules.swaps() && board.swapped.is_none() && board.boneyard > 0;
        if board.deciding {
            self.swap = may_swap;
            self.keep = true;
            return;
        }
        let own = Arm::of(board.turn);
        let owned = rules.shape() == Shape::Owned;
        let arms = if owned {
            board.open.and(Arms::only(own))
        } else {
            board.open
        };
        self.lay_on(arms, rules, board, hand);
        let drawing = rules.drawing();
        if board.drawn > 0 && drawing.spare_wild != Spare::No {
            self.keep_to(self.any.without(rules.wild()));
        }
        let stuck = self.any.is_empty();
        let fresh = board.drawn == 0;
        let again = match drawing.stuck {
            Stuck::Pass => false,
            Stuck::DrawOne => fresh,
            Stuck::DrawUntil => true,
        };
        let only_wild = !stuck && self.any.without(rules.wild()).is_empty();
        let spare = match drawing.spare_wild {
            Spare::No => false,
            Spare::Once => only_wild && !board.spared,
            Spare::AsStuck => only_wild && again,
        };
        self.draw = board.boneyard > drawing.reserve
            && (stuck && again || spare || fresh && drawing.anyway);
        self.pass = if owned {
            self.lays[own.index()].is_empty()
        } else if stuck {
            !self.draw
        } else {
            !fresh && !drawing.must_lay
        };
        self.swap = may_swap;
        self.redeal = rules.has_doubles_to_redeal(hand)
            && board.trail.iter().all(|&(seat, _)| seat != board.turn);
        self.time_up = rules.timed();
    }

    /// Leaves only these tiles to be laid, if there are any.
    fn keep_to(&mut self, tiles: TileSet<WORDS>) {
        if tiles.is_empty() {
            return;
        }
        for arm in self.arms.iter() {
            let lays = &mut self.lays[arm.index()];
            *lays = *lays & tiles;
        }
        self.any = tiles;
    }

    /// The tiles of the hand that can be laid somewhere.
    #[must_use]
    pub fn playable(&self) -> TileSet<WORDS> {
        self.any
    }

    /// The tiles one of which opens the round; empty once it is opened.
    #[must_use]
    pub fn first(&self) -> TileSet<WORDS> {
        self.first
    }

    /// Whether a tile may be drawn.
    #[must_use]
    pub fn may_draw(&self) -> bool {
        self.draw
    }

    /// Whether the turn may be passed.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        self.pass
    }

    /// Whether the hand may be exchanged for the tiles that were not dealt.
    #[must_use]
    pub fn may_swap(&self) -> bool {
        self.swap
    }

    /// Whether a seat must say now that it keeps its hand, or exchange it.
    #[must_use]
    pub fn may_keep(&self) -> bool {
        self.keep
    }

    /// Whether a new deal may be asked for.
    #[must_use]
    pub fn may_redeal(&self) -> bool {
        self.redeal
    }

    /// The arms that tiles may be laid on; not on all of them does one fit.
    #[must_use]
    pub fn arms(&self) -> Arms {
        self.arms
    }

    /// Whether nothing but passing is possible.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        let else_nothing = !self.draw && !self.swap && !self.keep && !self.redeal;
        self.pass && else_nothing && self.any.is_empty()
    }

    /// Every move, laying first: arm by arm, tile by tile. [`Move::TimeUp`] is none of a player's own moves.
    pub fn moves<'a>(
        &'a self,
        rules: &'a Rules<WORDS>,
        board: &'a Board<WORDS>,
    ) -> impl Iterator<Item = Move> + 'a {
        let opens = self.first.iter().map(Move::Open);
        let given = self.given();
        let others = Self::OTHERS.into_iter().enumerate();
        let others = others.filter_map(move |(at, play)| (given >> at & 1 == 1).then_some(play));
        opens
            .chain(self.placements(rules, board).map(Move::Lay))
            .chain(others)
    }

    const OTHERS: [Move; 5] = [Move::Draw, Move::Pass, Move::Keep, Move::Swap, Move::Redeal];

    /// Which of the [`OTHERS`](Self::OTHERS) may be done, a bit each.
    #[inline]
    fn given(&self) -> u8 {
        u8::from(self.draw)
            | u8::from(self.pass) << 1
            | u8::from(self.keep) << 2
            | u8::from(self.swap) << 3
            | u8::from(self.redeal) << 4
    }

    /// Whether the move is one of them.
    #[must_use]
    #[inline]
    pub fn allows(&self, play: Move, rules: &Rules<WORDS>, board: &Board<WORDS>) -> bool {
        match play {
            Move::Open(tile) => self.first.contains(tile),
            Move::Lay(Placement { tile, arm, way }) => {
                self.arms.contains(arm)
                    && self.lays[arm.index()].contains(tile)
                    && rules.fits(board.end_of(arm)).by_way[way as usize].contains(tile)
            }
            Move::Draw => self.draw,
            Move::Pass => self.pass,
            Move::Keep => self.keep,
            Move::Swap => self.swap,
            Move::Redeal => self.redeal,
            Move::TimeUp => self.time_up,
        }
    }

    /// The tiles that can be laid on an arm.
    #[must_use]
    pub fn on(&self, arm: Arm) -> TileSet<WORDS> {
        if self.arms.contains(arm) {
            self.lays[arm.index()]
        } else {
            TileSet::EMPTY
        }
    }

    /// How many moves there are.
    #[must_use]
    #[inline]
    pub fn count(&self, rules: &Rules<WORDS>, board: &Board<WORDS>) -> usize {
        let others = self.given().count_ones() as usize;
        if !self.first.is_empty() {
            return self.first.len() + others;
        }
        if self.any.is_empty() {
            return others;
        }
        let on = |arm: Arm| {
            let (lays, fits) = (self.lays[arm.index()], rules.fits(board.end_of(arm)));
            if fits.one_way {
                lays.len()
            } else {
                fits.by_way.iter().map(|&way| (lays & way).len()).sum()
            }
        };
        self.arms.iter().map(on).sum::<usize>() + others
    }

    /// The `n`-th of all [`moves`](Self::moves), counted from 0; `None` if there are not so many.
    #[must_use]
    #[inline]
    pub fn nth(&self, n: usize, rules: &Rules<WORDS>, board: &Board<WORDS>) -> Option<Move> {
        let mut skip = n;
        if !self.first.is_empty() {
            if let Some(tile) = self.first.nth(skip) {
                return Some(Move::Open(tile));
            }
            skip -= self.first.len();
        } else if !self.any.is_empty() {
            for arm in self.arms.iter() {
                let (lays, fits) = (self.lays[arm.index()], rules.fits(board.end_of(arm)));
                if fits.one_way {
                    let here = lays.len();
                    if skip >= here {
                        skip -= here;
                        continue;
                    }
                    let tile = lays.nth(skip)?;
                    let way = fits.way(tile);
                    return Some(Move::Lay(Placement { tile, arm, way }));
                }
                for tile in lays {
                    for way in Way::ALL {
                        if fits.by_way[way as usize].contains(tile) {
                            if skip == 0 {
                                return Some(Move::Lay(Placement { tile, arm, way }));
                            }
                            skip -= 1;
                        }
                    }
                }
            }
        }
        let mut given = self.given();
        for _ in 0..skip {
            given &= given.wrapping_sub(1);
        }
        Self::OTHERS.get(given.trailing_zeros() as usize).copied()
    }

    /// One of all [`moves`](Self::moves): `choose` is told how many there are, and tells which. `None` if it tells none of them.
    #[inline]
    pub fn pick(
        &self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        let plain = self.arms == Arms::LINE && !self.any.is_empty();
        if plain && rules.fits(board.end_of(Arm::LEFT)).one_way {
            let fits = rules.fits(board.end_of(Arm::RIGHT));
            if fits.one_way {
                return self.pick_on_line(rules, board, choose);
            }
        }
        let count = self.count(rules, board);
        self.nth(choose(count), rules, board)
    }

    /// The same where most moves are made: on a line, with a tile that fits one way only. It counts once and jumps little.
    #[inline]
    fn pick_on_line(
        &self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        let lefts = self.lays[0].len();
        let lays = lefts + self.lays[1].len();
        let others = match self.given() {
            0 => 0,
            given => given.count_ones() as usize,
        };
        let chosen = choose(lays + others);
        if chosen >= lays {
            return self.nth(chosen, rules, board);
        }
        let right = chosen >= lefts;
        let arm = if right { Arm::RIGHT } else { Arm::LEFT };
        let skip = chosen - if right { lefts } else { 0 };
        let tile = self.lays[arm.index()].nth(skip)?;
        let way = rules.fits(board.end_of(arm)).way(tile);
        Some(Move::Lay(Placement { tile, arm, way }))
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
}
