//! The moves that a client sends.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serpente_engine::bax::CardMove;
use serpente_engine::rules::{Arm, Move, Pip, Placement, Tile};
use serpente_engine::table::{Game, GameMove, Inner};
use serpente_engine::tricks::{Bid, TrickMove, Trumps};

/// A move in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WirePlay {
    /// Lays a tile.
    Lay(LaidTile),
    /// Draws a tile.
    Draw(Yes),
    /// Passes; or keeps the hand where it could be exchanged.
    Pass(Yes),
    /// Exchanges the hand.
    Swap(Yes),
    /// Asks for a new deal.
    Redeal(Yes),
    /// Takes a card.
    Card(Yes),
    /// Takes no more cards.
    Stand(Yes),
    /// Bids.
    Bid(Bid),
    /// Names trumps.
    Trumps(Trumps),
    /// Puts a tile away.
    PutAway(Tile),
    /// Plays a tile to a trick.
    Play(Tile),
    /// Claims the rest of the tricks.
    Claim(Yes),
    /// Says the count of the ends after another player's tile, in pips; 0 for none.
    Say(u8),
}

/// The JSON value `true`. A move that the player does not make is left out, so `false` never
/// occurs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yes;

impl Serialize for Yes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bool(true)
    }
}

impl<'de> Deserialize<'de> for Yes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let is_wanted = bool::deserialize(from)?;
        if is_wanted {
            Ok(Self)
        } else {
            Err(serde::de::Error::custom("only true"))
        }
    }
}

/// A tile and where it goes, as in the event that records it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LaidTile {
    /// The tile.
    pub tile: Tile,
    /// The arm; `None` for the first tile of a round.
    #[serde(default)]
    pub arm: Option<Arm>,
    /// The half that touches the layout; `None` for the first tile, and for a wild tile that may
    /// lie either way.
    #[serde(default)]
    pub inner: Option<u8>,
    /// The count of the ends that the player says with it, in pips; `None` where players say no
    /// counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed: Option<u8>,
}

impl WirePlay {
    /// Converts to a move of this game. Returns `None` if the tile has no such half.
    pub fn to_move(self, game: Game) -> Option<GameMove> {
        Some(match self {
            Self::Lay(laid) => match (laid.to_move()?, laid.claimed) {
                (play, None) => play.into(),
                (play, Some(said)) => GameMove::Saying(play, said),
            },
            Self::Draw(Yes) => Move::Draw.into(),
            Self::Pass(Yes) => match game {
                Game::Tiles(_) | Game::Cards => Move::Pass.into(),
                Game::Tricks(_) => TrickMove::Pass.into(),
            },
            Self::Swap(Yes) => Move::Swap.into(),
            Self::Redeal(Yes) => Move::Redeal.into(),
            Self::Card(Yes) => CardMove::Take.into(),
            Self::Stand(Yes) => CardMove::Stand.into(),
            Self::Bid(bid) => TrickMove::Bid(bid).into(),
            Self::Trumps(trumps) => TrickMove::Name(trumps).into(),
            Self::PutAway(tile) => TrickMove::PutAway(tile).into(),
            Self::Play(tile) => TrickMove::Play(tile).into(),
            Self::Claim(Yes) => TrickMove::Claim.into(),
            Self::Say(said) => GameMove::Says(said),
        })
    }

    /// Converts from a move. Returns `None` for the move that ends the thinking time, which no
    /// player sends.
    #[must_use]
    pub fn of(play: GameMove) -> Option<Self> {
        Some(match play {
            GameMove::Tiles(play) | GameMove::Announcing(play) => Self::of_tiles(play)?,
            GameMove::Saying(play, said) => match Self::of_tiles(play)? {
                Self::Lay(laid) => Self::Lay(LaidTile {
                    claimed: Some(said),
                    ..laid
                }),
                _ => return None,
            },
            GameMove::Says(said) => Self::Say(said),
            GameMove::Tricks(TrickMove::Pass) => Self::Pass(Yes),
            GameMove::Cards(CardMove::Take) => Self::Card(Yes),
            GameMove::Cards(CardMove::Stand) => Self::Stand(Yes),
            GameMove::Tricks(TrickMove::Bid(bid)) => Self::Bid(bid),
            GameMove::Tricks(TrickMove::Name(trumps)) => Self::Trumps(trumps),
            GameMove::Tricks(TrickMove::PutAway(tile)) => Self::PutAway(tile),
            GameMove::Tricks(TrickMove::Play(tile)) => Self::Play(tile),
            GameMove::Tricks(TrickMove::Claim) => Self::Claim(Yes),
        })
    }

    fn of_tiles(play: Move) -> Option<Self> {
        Some(match play {
            Move::Open(tile) => Self::Lay(LaidTile::first(tile)),
            Move::Lay(placement) => Self::Lay(LaidTile::of(placement)),
            Move::Draw => Self::Draw(Yes),
            Move::Pass | Move::Keep => Self::Pass(Yes),
            Move::Swap => Self::Swap(Yes),
            Move::Redeal => Self::Redeal(Yes),
            Move::TimeUp => return None,
        })
    }
}

impl LaidTile {
    /// The first tile of a round.
    fn first(tile: Tile) -> Self {
        Self {
            tile,
            arm: None,
            inner: None,
            claimed: None,
        }
    }

    fn of(placement: Placement) -> Self {
        Self {
            arm: Some(placement.arm),
            inner: placement.inner().map(Pip::get),
            ..Self::first(placement.tile)
        }
    }

    fn to_move(self) -> Option<Move> {
        let Some(arm) = self.arm else {
            return Some(Move::Open(self.tile));
        };
        let inner = match self.inner {
            None => Inner::Wild,
            Some(pips) => {
                let mut halves = [self.tile.high(), self.tile.low()].into_iter();
                Inner::Half(halves.find(|half| half.get() == pips)?)
            }
        };
        inner.placement(self.tile, arm).map(Move::Lay)
    }
}
