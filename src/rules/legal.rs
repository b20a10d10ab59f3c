//! What the seat whose turn it is may do.

use super::board::Board;
use super::book::Stuck;
use super::compiled::Rules;
use super::placement::{ARMS, Arms, Move, Placement, Way};
use super::tile_set::TileSet;

/// What the seat whose turn it is may do.
#[derive(Clone, Debug)]
pub struct Legal<const WORDS: usize = 3> {
    pub(super) first: TileSet<WORDS>,
    pub(super) arms: Arms,
    pub(super) lays: [TileSet<WORDS>; ARMS],
    pub(super) any: TileSet<WORDS>,
    pub(super) draw: bool,
    pub(super) pass: bool,
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
        time_up: false,
    };

    /// Finds what a hand may do in its turn.
    #[inline]
    pub(super) fn find(
        &mut self,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) {
        if board.first.is_none() {
            *self = Self {
                first: hand & board.lead,
                ..Self::NOTHING
            };
            self.any = self.first;
            self.time_up = rules.timed();
            return;
        }
        self.first = TileSet::EMPTY;
        self.arms = board.arms;
        self.any = TileSet::EMPTY;
        for arm in self.arms.iter() {
            let lays = hand & rules.fits(board.end_of(arm)).any;
            self.lays[arm.index()] = lays;
            self.any |= lays;
        }
        let drawing = rules.drawing();
        let stuck = self.any.is_empty();
        let fresh = board.drawn == 0;
        self.draw = board.boneyard > 0
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

    /// Whether nothing but passing is possible.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.pass && !self.draw && self.any.is_empty()
    }

    /// Every move, laying first: arm by arm, tile by tile. [`Move::TimeUp`] is none of a player's own moves.
    pub fn moves<'a>(
        &'a self,
        rules: &'a Rules<WORDS>,
        board: &'a Board<WORDS>,
    ) -> impl Iterator<Item = Move> + 'a {
        let opens = self.first.iter().map(Move::Open);
        let draw = self.draw.then_some(Move::Draw);
        let pass = self.pass.then_some(Move::Pass);
        opens
            .chain(self.placements(rules, board).map(Move::Lay))
            .chain(draw)
            .chain(pass)
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
