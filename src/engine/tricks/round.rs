//! A hand, played by the rules: bids, trumps, tricks.

use super::bid::Bid;
use super::board::{Trick, TrickBoard};
use super::illegal::IllegalTrickMove;
use super::trumps::Trumps;
use super::{PLAYERS, TrickRules, TrickTiles};
use crate::rules::{Seat, Tile};
use serde::{Deserialize, Serialize};

/// A move of the player in turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrickMove {
    /// Pass instead of bidding.
    Pass,
    /// Make a higher bid.
    Bid(Bid),
    /// Name trumps or another contract.
    Name(Trumps),
    /// Play a tile.
    Play(Tile),
    /// Claim the rest of the tricks.
    Claim,
}

/// The effect of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrickEffect {
    /// The turn passes on.
    Done,
    /// A trick was completed.
    Taken(Trick),
}

/// A hand in progress.
#[derive(Clone, Copy, Debug)]
pub struct TrickRound {
    board: TrickBoard,
    hands: [TrickTiles; PLAYERS],
}

impl TrickRound {
    /// Begins a hand with these tiles, by seat.
    #[must_use]
    pub fn new(house: TrickRules, dealer: Seat, hands: [TrickTiles; PLAYERS]) -> Self {
        Self {
            board: TrickBoard::begin(house, dealer),
            hands,
        }
    }

    /// Makes a hand with this board and assumed hands. Returns `None` unless each hand has the right size.
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

    /// Returns everything that all players see.
    #[must_use]
    #[inline]
    pub fn board(&self) -> &TrickBoard {
        &self.board
    }

    /// Returns a seat's hand.
    #[must_use]
    #[inline]
    pub fn hand(&self, seat: Seat) -> TrickTiles {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the move is not legal. The hand is unchanged then.
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

    /// Plays a tile without checking it. Returns the trick if that completes it. For simulations, which take the tile from
    /// [`TrickBoard::playable`].
    #[inline]
    pub fn put(&mut self, seat: Seat, tile: Tile) -> Option<Trick> {
        self.hands[seat.index()].remove(tile);
        self.board.play(seat, tile).flatten()
    }
}
