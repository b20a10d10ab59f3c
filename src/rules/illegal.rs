//! Why a move cannot be made.

use super::placement::Arm;
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
