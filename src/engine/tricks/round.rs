//! A hand: bids, trumps, tricks, by the rules.

use super::bid::Bid;
use super::board::{Trick, TrickBoard};
use super::illegal::IllegalTrickMove;
use super::trumps::Trumps;
use super::{PLAYERS, TrickRules, TrickTiles};
use crate::rules::{Seat, Tile};
use serde::{Deserialize, Serialize};

/// What a player can do in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrickMove {
    /// Bid nothing.
    Pass,
    /// Bid more than is bid.
    Bid(Bid),
    /// Name trumps, or how else the hand is played.
    Name(Trumps),
    /// Play a tile.
    Play(Tile),
    /// Claim the rest of the tricks.
    Claim,
}

/// What a move did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrickEffect {
    /// The turn goes on.
    Done,
    /// A trick was taken.
    Taken(Trick),
}

/// A hand in progress.
#[derive(Clone, Copy, Debug)]
pub struct TrickRound {
    board: TrickBoard,
    hands: [TrickTiles; PLAYERS],
}

impl TrickRound {
    /// Begins a hand with these tiles, seat by seat.
    #[must_use]
    pub fn new(house: TrickRules, dealer: Seat, hands: [TrickTiles; PLAYERS]) -> Self {
        Self {
            board: TrickBoard::begin(house, dealer),
            hands,
        }
    }

    /// A hand that looks like this, with the tiles as somebody imagines them. `None` unless each seat has as many as it holds.
    #[must_use]
    pub fn imagine(board: &TrickBoard, hands: [TrickTiles; PLAYERS]) -> Option<Self> {
        let seats = super::PAIRS.all();
        let mut sizes = seats.iter().zip(&hands);
        let fits = sizes.all(|(seat, hand)| board.hand_size(seat) == hand.len());
        fits.then_some(Self {
            board: *board,
            hands,
        })
    }

    /// What lies open for everybody.
    #[must_use]
    #[inline]
    pub fn board(&self) -> &TrickBoard {
        &self.board
    }

    /// What a seat holds.
    #[must_use]
    #[inline]
    pub fn hand(&self, seat: Seat) -> TrickTiles {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If it cannot be made. Nothing has changed then.
    pub fn play(&mut self, seat: Seat, play: TrickMove) -> Result<TrickEffect, IllegalTrickMove> {
        self.board.check(seat, self.hand(seat), play)?;
        let done = match play {
            TrickMove::Pass => self.board.call(seat, None),
            TrickMove::Bid(bid) => self.board.call(seat, Some(bid)),
            TrickMove::Name(trumps) => self.board.name(seat, trumps),
            TrickMove::Claim => self.board.claim(seat),
            TrickMove::Play(tile) => {
                let taken = self.put(seat, tile);
                return Ok(taken.map_or(TrickEffect::Done, TrickEffect::Taken));
            }
        };
        done.map(|()| TrickEffect::Done)
            .ok_or(IllegalTrickMove::NotYourTurn)
    }

    /// Plays a tile that may be played; returns the trick if it is whole then. For who plays hands by the thousand, and has
    /// asked [`TrickBoard::playable`].
    #[inline]
    pub fn put(&mut self, seat: Seat, tile: Tile) -> Option<Trick> {
        self.hands[seat.index()].remove(tile);
        self.board.play(seat, tile).flatten()
    }
}
