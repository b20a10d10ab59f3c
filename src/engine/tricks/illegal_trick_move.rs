//! Why a move is not legal.

use super::trumps::{Suit, Trumps};

/// Why a move is not legal. The hand is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalTrickMove {
    /// The hand is over.
    #[error("the round is over")]
    Over,
    /// It is another seat's turn.
    #[error("it is another seat's turn")]
    NotYourTurn,
    /// The bidding is not over.
    #[error("first everybody bids or passes")]
    BidFirst,
    /// Trumps must be named first.
    #[error("first trumps are named")]
    NameFirst,
    /// A tile must be put away first.
    #[error("first a tile is put away")]
    PutAwayFirst,
    /// The bidder holds a trump, which must be led first.
    #[error("the first tile led must be a trump")]
    MustLeadTrump,
    /// A tile must be played: the bidding is over, and trumps are named.
    #[error("a tile is to be played")]
    PlayNow,
    /// The bid is not higher than the standing one.
    #[error("a bid must be higher than the one before")]
    TooLow,
    /// This bid is not possible now.
    #[error("there is no such bid now")]
    NoSuchBid,
    /// This bid takes this many doubles.
    #[error("it takes {0} doubles to bid so")]
    TooFewDoubles(usize),
    /// All others have passed, so the dealer must bid.
    #[error("the dealer must bid when all others pass")]
    MustBid,
    /// This cannot be named.
    #[error("{0:?} cannot be named")]
    NoSuchTrumps(Trumps),
    /// The tile is not in the hand.
    #[error("the tile is not in the hand")]
    NotHeld,
    /// The hand has a tile of the suit led.
    #[error("a tile of {0:?} must be played")]
    MustFollow(Suit),
    /// Only the seat that leads may claim the rest.
    #[error("only who leads may claim the rest")]
    ClaimByLead,
    /// Nothing can be claimed: the players did not agree on it, or the hand is played in nello or sevens.
    #[error("nothing can be claimed in this hand")]
    NoClaim,
    /// Other seats can still take a trick.
    #[error("others can still take a trick")]
    WrongClaim,
    /// The hand has a tile that is nearer to 7 pips.
    #[error("the tile nearest to 7 pips must be played")]
    MustPlayNearest,
}
