//! Why a move cannot be made.

use super::book::{Shape, Spare, Stuck};
use super::placement::{Arm, Move, Placement};
use super::round::Round;
use super::tile::Tile;

/// Why a move cannot be made. The round is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The round is over.
    Over,
    /// It is another seat's turn.
    NotYourTurn,
    /// The seat does not hold the tile.
    NotHeld,
    /// The round must be opened, with a tile that leads.
    MustOpen,
    /// Another seat holds the tile that opens; this one can only pass the opening on.
    MustHandOn,
    /// The round is opened already.
    Opened,
    /// The tile does not fit there in that way.
    DoesNotFit,
    /// The tile would fit, but the arm is another seat's and not open.
    ArmClosed(Arm),
    /// Every arm of the star must be begun first, with a tile that joins the centre.
    StarFirst,
    /// A tile was drawn rather than laying a wild one, and it fits: it must be laid.
    MustLayDrawn(Tile),
    /// These rules have no drawing.
    NoDrawing,
    /// The boneyard is empty.
    BoneyardEmpty,
    /// The last tiles of the boneyard, so many, are never drawn.
    LastTilesStay(u8),
    /// One tile was drawn in this turn already.
    DrawnAlready,
    /// A tile can be laid, so none is drawn.
    CanLay,
    /// Only wild tiles fit, and one of them must be laid.
    MustLayWild,
    /// There is a tile to draw before the turn can be passed.
    CanDraw,
    /// A tile can be laid on the seat's own arm, so the turn is not passed.
    CanLayOnOwn,
    /// The seat has laid the centre and must say first whether it exchanges its hand.
    MustDecideSwap,
    /// These rules have no exchange of hands.
    NoSwap,
    /// Somebody exchanged a hand in this round already.
    SwapTaken,
    /// There is no question of keeping the hand now.
    NothingToKeep,
    /// These rules have no asking for a new deal.
    NoRedeal,
    /// The seat has not doubles enough to ask for a new deal; it takes so many.
    TooFewDoubles(u8),
    /// A new deal is asked for before one's first move.
    TooLateToRedeal,
    /// There is no thinking time in this match.
    NoClock,
}

impl<const WORDS: usize> Round<WORDS> {
    /// Why the seat in turn cannot make a move that is not legal.
    pub(super) fn why_not(&self, play: Move) -> Illegal {
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

    fn holds(&self, tile: Tile) -> bool {
        self.hand(self.board.turn).contains(tile)
    }

    /// Why nothing but opening, or deciding about an exchange, will do now.
    fn not_yet(&self) -> Option<Illegal> {
        if self.board.deciding {
            Some(Illegal::MustDecideSwap)
        } else if self.board.first.is_some() {
            None
        } else if self.legal.first.is_empty() {
            Some(Illegal::MustHandOn)
        } else {
            Some(Illegal::MustOpen)
        }
    }

    fn why_not_open(&self, tile: Tile) -> Illegal {
        if self.board.first.is_some() {
            Illegal::Opened
        } else if !self.holds(tile) {
            Illegal::NotHeld
        } else {
            self.not_yet().unwrap_or(Illegal::MustOpen)
        }
    }

    fn why_not_lay(&self, placement: Placement) -> Illegal {
        let Placement { tile, arm, way } = placement;
        if !self.holds(tile) {
            return Illegal::NotHeld;
        }
        if let Some(reason) = self.not_yet() {
            return reason;
        }
        let fits =
            |arm| self.rules.fits(self.board.end_of(arm)).by_way[way as usize].contains(tile);
        if self.legal.arms.contains(arm) {
            let newest = self.legal.any.nth(0).filter(|_| fits(arm));
            return newest.map_or(Illegal::DoesNotFit, Illegal::MustLayDrawn);
        }
        match self.rules.shape() {
            Shape::Owned if self.board.arms.contains(arm) && fits(arm) => Illegal::ArmClosed(arm),
            Shape::Star(points) if self.board.arms.len() < points => Illegal::StarFirst,
            Shape::Line | Shape::Star(_) | Shape::Owned => Illegal::DoesNotFit,
        }
    }

    fn why_not_draw(&self) -> Illegal {
        let drawing = self.rules.drawing();
        if let Some(reason) = self.not_yet() {
            reason
        } else if drawing.stuck == Stuck::Pass {
            Illegal::NoDrawing
        } else if self.board.boneyard == 0 {
            Illegal::BoneyardEmpty
        } else if self.board.boneyard <= drawing.reserve {
            Illegal::LastTilesStay(drawing.reserve)
        } else if self.board.drawn > 0 && (drawing.stuck == Stuck::DrawOne || drawing.anyway) {
            Illegal::DrawnAlready
        } else if drawing.spare_wild != Spare::No
            && self.legal.any.without(self.rules.wild()).is_empty()
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
        } else if self.rules.shape() == Shape::Owned {
            Illegal::CanLayOnOwn
        } else {
            Illegal::CanLay
        }
    }

    fn why_not_swap(&self) -> Illegal {
        if !self.rules.swaps() {
            Illegal::NoSwap
        } else if let Some(reason) = self.not_yet() {
            reason
        } else {
            Illegal::SwapTaken
        }
    }

    fn why_not_redeal(&self) -> Illegal {
        match self.rules.doubles_to_redeal() {
            None => Illegal::NoRedeal,
            Some(_) if self.rules.has_doubles_to_redeal(self.hand(self.board.turn)) => {
                Illegal::TooLateToRedeal
            }
            Some(enough) => Illegal::TooFewDoubles(enough),
        }
    }
}
