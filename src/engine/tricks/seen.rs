//! A hand of tricks as one seat sees it. It is built only from what was seen.

use super::board::{Phase, TrickBoard};
use super::{TrickRules, TrickTiles};
use crate::rules::{OutOfStep, Seat, Set, Tile};

/// The state of a match of tricks, as seen: the viewer's own hand and the board.
#[derive(Clone, Debug)]
pub struct SeenTricks {
    viewer: Option<Seat>,
    house: TrickRules,
    pub(crate) hand: TrickTiles,
    /// The tile that the viewer put away.
    pub(crate) put_away: Option<Tile>,
    /// The hand being played, or the last one.
    board: Option<Box<TrickBoard>>,
    is_on: bool,
}

impl SeenTricks {
    /// Begins before the first deal. `viewer` is `None` for a spectator.
    #[must_use]
    pub fn new(viewer: Option<Seat>, house: TrickRules) -> Self {
        Self {
            viewer,
            house,
            hand: TrickTiles::EMPTY,
            put_away: None,
            board: None,
            is_on: false,
        }
    }

    /// Begins the view of this seat on the same match, before the first deal.
    pub(crate) fn of_seat(&self, seat: Seat) -> Self {
        Self::new(Some(seat), self.house)
    }

    /// Returns the board of the hand being played, or of the last one.
    pub fn board(&self) -> Option<&TrickBoard> {
        self.board.as_deref()
    }

    /// Returns the board of the hand being played.
    pub fn round(&self) -> Option<&TrickBoard> {
        self.board().filter(|_| self.is_on)
    }

    /// Follows the deal of the viewer's hand.
    pub fn dealt(&mut self, tiles: &[Tile]) {
        self.put_away = None;
        self.hand = TrickTiles::EMPTY;
        for &tile in tiles {
            if Set::Double6.contains(tile) {
                self.hand.insert(tile);
            }
        }
    }

    /// Follows the end of the hand.
    pub fn end(&mut self) {
        self.is_on = false;
    }

    /// Returns the board of the hand being played, to follow what happens on it.
    pub(crate) fn now(&mut self) -> Result<&mut TrickBoard, OutOfStep> {
        match &mut self.board {
            Some(board) if self.is_on => Ok(board),
            _ => Err(OutOfStep),
        }
    }

    /// Gives the turn to this seat. The first turn after a deal begins a hand; the seat before it has dealt.
    ///
    /// # Errors
    /// If that is not possible.
    pub fn turn(&mut self, seat: Seat) -> Result<(), OutOfStep> {
        if !self.house.seating.all().contains(seat) {
            return Err(OutOfStep);
        }
        if !self.is_on {
            let dealer = self.house.before(seat);
            let board = TrickBoard::begin(self.house, dealer);
            self.board = Some(Box::new(board));
            self.is_on = true;
        }
        if self.now()?.turn() == Some(seat) {
            Ok(())
        } else {
            Err(OutOfStep)
        }
    }

    /// Follows the taking of the widow, which only its taker sees.
    ///
    /// # Errors
    /// If that is not possible.
    pub fn took_widow(&mut self, seat: Seat, tile: Option<Tile>) -> Result<(), OutOfStep> {
        let board = self.now()?;
        if board.phase() != Phase::PuttingAway || board.turn() != Some(seat) {
            return Err(OutOfStep);
        }
        if self.viewer == Some(seat) {
            let widow = tile.ok_or(OutOfStep)?;
            if !self.house.tiles().contains(widow) {
                return Err(OutOfStep);
            }
            self.hand.insert(widow);
        }
        Ok(())
    }

    /// Follows the putting away of a tile. Its seat sees the tiles it kept.
    ///
    /// # Errors
    /// If that is not possible.
    pub(crate) fn put_away_by(
        &mut self,
        seat: Seat,
        kept: Option<&[Tile]>,
    ) -> Result<(), OutOfStep> {
        self.now()?.put_away(seat).ok_or(OutOfStep)?;
        if self.viewer == Some(seat) {
            let kept: TrickTiles = kept.ok_or(OutOfStep)?.iter().copied().collect();
            let away = self.hand.without(kept);
            if !kept.without(self.hand).is_empty() || away.len() != 1 {
                return Err(OutOfStep);
            }
            self.hand = kept;
            self.put_away = away.last();
        }
        Ok(())
    }

    /// Follows a tile played to a trick.
    ///
    /// # Errors
    /// If that is not possible.
    pub fn played(&mut self, seat: Seat, tile: Tile) -> Result<(), OutOfStep> {
        let board = self.now()?;
        if !Set::Double6.contains(tile) || board.played().contains(tile) {
            return Err(OutOfStep);
        }
        board.play(seat, tile).ok_or(OutOfStep)?;
        if self.viewer == Some(seat) {
            self.hand.remove(tile);
        }
        Ok(())
    }

    /// Checks that a seat took a trick worth this many points.
    ///
    /// # Errors
    /// If that is not possible.
    pub fn taken(&self, seat: Seat, points: u8) -> Result<(), OutOfStep> {
        let last = self.round().and_then(|board| board.tricks().next_back());
        match last {
            Some(trick) if trick.taker == seat && trick.points == points => Ok(()),
            _ => Err(OutOfStep),
        }
    }
}
