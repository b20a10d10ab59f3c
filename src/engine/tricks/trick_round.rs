//! A hand, played by the rules: bids, trumps, tricks.

use super::bid::Bid;
use super::board::{Phase, Trick, TrickBoard};
use super::illegal_trick_move::IllegalTrickMove;
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
    /// Put a tile away, after taking the widow.
    PutAway(Tile),
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
    /// The bidder took this tile, the widow.
    Widow(Tile),
}

/// A hand in progress.
#[derive(Clone, Copy, Debug)]
pub struct TrickRound {
    board: TrickBoard,
    hands: [TrickTiles; PLAYERS],
    /// The tile in the middle, until the bidder takes it.
    widow: Option<Tile>,
    /// The tile that the bidder put away.
    put_away: Option<Tile>,
}

impl TrickRound {
    /// Begins a hand with these tiles, by seat.
    #[must_use]
    pub fn new(house: TrickRules, dealer: Seat, hands: [TrickTiles; PLAYERS]) -> Self {
        Self {
            board: TrickBoard::begin(house, dealer),
            hands,
            widow: None,
            put_away: None,
        }
    }

    /// Puts the widow in the middle, before the first bid.
    #[must_use]
    pub fn with_widow(self, widow: Option<Tile>) -> Self {
        Self { widow, ..self }
    }

    /// Makes a hand with this board and assumed hands. Returns `None` unless each hand has the right size.
    #[must_use]
    pub fn imagine(board: &TrickBoard, hands: [TrickTiles; PLAYERS]) -> Option<Self> {
        for (seat, hand) in board.house().seating.all().iter().zip(&hands) {
            if board.hand_size(seat) != hand.len() {
                return None;
            }
        }
        Some(Self {
            board: *board,
            hands,
            widow: None,
            put_away: None,
        })
    }

    /// Returns everything that all players see.
    #[inline]
    pub fn board(&self) -> &TrickBoard {
        &self.board
    }

    /// Returns a seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> TrickTiles {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Returns the tile that the bidder put away.
    pub fn put_away(&self) -> Option<Tile> {
        self.put_away
    }

    /// Returns whether this seat has the highest bid.
    pub fn is_bidder(&self, seat: Seat) -> bool {
        self.board
            .standing()
            .is_some_and(|(bidder, _)| bidder == seat)
    }

    /// Gives the bidder the widow, if it is to be taken now.
    fn take_widow(&mut self) -> Option<Tile> {
        if self.board.phase() != Phase::PuttingAway {
            return None;
        }
        let seat = self.board.turn()?;
        let widow = self.widow.take()?;
        self.hands[seat.index()].insert(widow);
        Some(widow)
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the move is not legal. The hand is unchanged then.
    pub fn play(&mut self, seat: Seat, play: TrickMove) -> Result<TrickEffect, IllegalTrickMove> {
        self.board.check(seat, self.hand(seat), play)?;
        self.play_legal(seat, play)
            .ok_or(IllegalTrickMove::NotYourTurn)
    }

    /// Makes a legal move of the seat in turn. Returns `None` if it is not its turn to make such a move.
    pub(crate) fn play_legal(&mut self, seat: Seat, play: TrickMove) -> Option<TrickEffect> {
        debug_assert_eq!(self.board.check(seat, self.hand(seat), play), Ok(()));
        match play {
            TrickMove::Pass => self.board.call(seat, None),
            TrickMove::Bid(bid) => self.board.call(seat, Some(bid)),
            TrickMove::Name(trumps) => self.board.name(seat, trumps),
            TrickMove::Claim => self.board.claim(seat),
            TrickMove::PutAway(tile) => {
                self.hands[seat.index()].remove(tile);
                self.put_away = Some(tile);
                self.board.put_away(seat)
            }
            TrickMove::Play(tile) => {
                return Some(match self.put(seat, tile) {
                    Some(trick) => TrickEffect::Taken(trick),
                    None => TrickEffect::Done,
                });
            }
        }?;
        Some(match self.take_widow() {
            Some(tile) => TrickEffect::Widow(tile),
            None => TrickEffect::Done,
        })
    }

    /// Plays a tile without checking it. Returns the trick if that completes it. For simulations, which take the tile from
    /// [`TrickBoard::playable`].
    #[inline]
    pub fn put(&mut self, seat: Seat, tile: Tile) -> Option<Trick> {
        self.hands[seat.index()].remove(tile);
        self.board.play(seat, tile).flatten()
    }
}
