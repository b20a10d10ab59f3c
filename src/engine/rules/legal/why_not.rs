//! The reasons why moves are not legal.

use super::LegalMoves;
use crate::rules::board::Board;
use crate::rules::compiled::Rules;
use crate::rules::fit::{Arm, Move, Placement};
use crate::rules::illegal::Illegal;
use crate::rules::tile::Tile;
use crate::rules::tile_set::TileSet;
use crate::rules::turn::{MayAdd, MayDraw, Stuck};

impl<const WORDS: usize> LegalMoves<WORDS> {
    /// Returns why a move that is not among these is not legal for the seat in turn with this hand.
    pub(in crate::rules) fn why_not(
        &self,
        play: Move,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) -> Illegal {
        let refused = RefusalFacts {
            legal: self,
            rules,
            board,
            hand,
        };
        refused.why_not(play)
    }

    /// Returns why the seat in turn has no place for a tile of this hand now, wherever it may want to
    /// lay it: what comes first, or [`Illegal::DoesNotFit`] if the tile joins no end.
    pub fn why_not_tile(
        &self,
        tile: Tile,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) -> Illegal {
        let refused = RefusalFacts {
            legal: self,
            rules,
            board,
            hand,
        };
        refused.why_not_tile(tile)
    }

    /// Checks whether a move is legal for the seat in turn with this hand.
    ///
    /// # Errors
    /// Returns the reason if it is not.
    pub fn check(
        &self,
        play: Move,
        rules: &Rules<WORDS>,
        board: &Board<WORDS>,
        hand: TileSet<WORDS>,
    ) -> Result<(), Illegal> {
        if self.allows(play, rules, board) {
            Ok(())
        } else {
            Err(self.why_not(play, rules, board, hand))
        }
    }
}

/// An illegal move, with everything that the reason depends on.
struct RefusalFacts<'a, const WORDS: usize> {
    legal: &'a LegalMoves<WORDS>,
    rules: &'a Rules<WORDS>,
    board: &'a Board<WORDS>,
    hand: TileSet<WORDS>,
}

impl<const WORDS: usize> RefusalFacts<'_, WORDS> {
    fn why_not(&self, play: Move) -> Illegal {
        if self.board.turn.asked.is_some() {
            return Illegal::MustSayCount;
        }
        match play {
            Move::Open(tile) => self.why_not_open(tile),
            Move::Lay(placement) => self.why_not_lay(placement),
            Move::Draw => self.why_not_draw(),
            Move::Pass => self.why_not_pass(),
            Move::Keep => Illegal::NothingToKeep,
            Move::Swap => self.why_not_swap(),
            Move::Redeal => self.why_not_redeal(),
            Move::TimeUp => Illegal::NoClock,
        }
    }

    /// Returns the reason if the seat must open, or decide about an exchange, before anything else.
    fn not_yet(&self) -> Option<Illegal> {
        if self.board.turn.deciding {
            Some(Illegal::MustDecideSwap)
        } else if self.board.opening.first.is_some() {
            None
        } else if self.legal.first.is_empty() {
            Some(Illegal::MustHandOn)
        } else {
            Some(Illegal::MustOpen)
        }
    }

    fn why_not_open(&self, tile: Tile) -> Illegal {
        if self.board.opening.first.is_some() {
            Illegal::Opened
        } else if !self.hand.contains(tile) {
            Illegal::NotHeld
        } else {
            self.not_yet().unwrap_or(Illegal::MustOpen)
        }
    }

    fn why_not_lay(&self, placement: Placement) -> Illegal {
        let Placement { tile, arm, .. } = placement;
        if !self.hand.contains(tile) {
            return Illegal::NotHeld;
        }
        if let Some(reason) = self.not_yet() {
            return reason;
        }
        let on_end = self.rules.fits(self.board.end_of(arm));
        let fits = on_end.by_orientation[placement.orientation as usize].contains(tile);
        let layout = &self.board.layout;
        let shape = self.rules.shape;
        if self.rules.shortcuts.has_turns && fits {
            return layout.why_not_now(shape, self.rules.turns, self.board.turn.seat, arm);
        }
        if !self.legal.arms.contains(arm) {
            return layout.why_closed(shape, arm, fits);
        }
        match self.legal.any.nth(0) {
            // It fits and the arm is open: the only reason left is a tile just drawn.
            Some(newest) if fits => Illegal::MustLayDrawn(newest),
            _ => Illegal::DoesNotFit,
        }
    }

    fn why_not_tile(&self, tile: Tile) -> Illegal {
        if let Some(reason) = self.not_yet() {
            return reason;
        }
        if self.legal.any.is_empty() {
            return Illegal::DoesNotFit;
        }
        if self.rules.shortcuts.has_turns
            && let Some(reason) = self.comes_before(tile)
        {
            return reason;
        }
        let mut arms = self.legal.arms.iter();
        match self.legal.any.nth(0) {
            // It joins an open end, so the only reason left is a tile just drawn.
            Some(newest)
                if !self.legal.any.contains(tile) && arms.any(|arm| self.joins(tile, arm)) =>
            {
                Illegal::MustLayDrawn(newest)
            }
            _ => Illegal::DoesNotFit,
        }
    }

    /// Returns what comes before this tile in a game where a turn may have several.
    fn comes_before(&self, tile: Tile) -> Option<Illegal> {
        let board = self.board;
        let rules = self.rules;
        if board.chains(rules, board.turn.seat) {
            return Some(Illegal::ChainOnOwn);
        }
        if let Some(&oldest) = board.waiting().first() {
            return Some(Illegal::MustCover(oldest));
        }
        let only_doubles = rules.turns.may_add == Some(MayAdd::DoublesBehindDoubles);
        if only_doubles && board.may_add(rules) && !tile.is_double() {
            return Some(Illegal::OnlyDouble);
        }
        if !tile.is_double() && !self.legal.any.contains(tile) {
            for arm in (board.open() & board.arms()).iter() {
                let half = board.end_of(arm).only();
                if board.needs_double(rules, arm) && half.is_some_and(|half| tile.has(half)) {
                    return Some(Illegal::DoubleSecond);
                }
            }
        }
        if rules.shape.has_marks() {
            for owner in board.playing().iter() {
                if owner != board.turn.seat && self.joins(tile, Arm::of(owner)) {
                    return Some(Illegal::ArmClosed(Arm::of(owner)));
                }
            }
        }
        None
    }

    /// Returns whether the tile joins the end of the arm, whoever may lay there.
    fn joins(&self, tile: Tile, arm: Arm) -> bool {
        let fits = self.rules.fits(self.board.end_of(arm)).any.contains(tile);
        fits && (tile.is_double() || !self.board.needs_double(self.rules, arm))
    }

    fn why_not_draw(&self) -> Illegal {
        let drawing = self.rules.drawing;
        if let Some(reason) = self.not_yet() {
            reason
        } else if drawing.stuck == Stuck::Pass {
            Illegal::NoDrawing
        } else if self.board.tiles.boneyard == 0 {
            Illegal::BoneyardEmpty
        } else if self.board.tiles.boneyard <= drawing.reserve {
            Illegal::LastTilesStay(drawing.reserve)
        } else if self.board.turn.drawn > 0
            && (drawing.stuck == Stuck::DrawOne || drawing.anyway == Some(MayDraw::Once))
        {
            Illegal::DrawnAlready
        } else if drawing.spare_wild.is_some() && self.legal.any.without(self.rules.wild).is_empty()
        {
            Illegal::MustLayWild
        } else {
            Illegal::CanLay
        }
    }

    fn why_not_pass(&self) -> Illegal {
        if let Some(reason) = self.not_yet() {
            reason
        } else if self.legal.any.is_empty() {
            Illegal::CanDraw
        } else if self.rules.shape.may_decline() {
            Illegal::CanLayOnOwn
        } else {
            Illegal::CanLay
        }
    }

    fn why_not_swap(&self) -> Illegal {
        if !self.rules.swaps {
            Illegal::NoSwap
        } else if let Some(reason) = self.not_yet() {
            reason
        } else {
            Illegal::SwapTaken
        }
    }

    fn why_not_redeal(&self) -> Illegal {
        match self.rules.book.deal.doubles_to_redeal {
            None => Illegal::NoRedeal,
            Some(_) if self.rules.has_doubles_to_redeal(self.hand) => Illegal::TooLateToRedeal,
            Some(enough) => Illegal::TooFewDoubles(enough),
        }
    }
}
