//! Why a move cannot be made.

use super::placement::Arm;
use super::tile::Tile;

/// Why a move cannot be made. The round is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The round is over.
    #[error("the round is over")]
    Over,
    /// It is another seat's turn.
    #[error("it is another seat's turn")]
    NotYourTurn,
    /// The seat does not hold the tile.
    #[error("the seat does not hold the tile")]
    NotHeld,
    /// The round must be opened, with a tile that leads.
    #[error("the round must be opened, with a tile that leads")]
    MustOpen,
    /// Another seat holds the tile that opens; this one can only pass the opening on.
    #[error("another seat holds the tile that opens: this one can only pass the opening on")]
    MustHandOn,
    /// The round is opened already.
    #[error("the round is opened already")]
    Opened,
    /// The tile does not fit there in that way.
    #[error("the tile does not fit there in that orientation")]
    DoesNotFit,
    /// The tile would fit, but the arm is another seat's and not open.
    #[error("the arm {0:?} is another seat's and not open")]
    ArmClosed(Arm),
    /// A double waits on that arm for a tile, which comes before anything else.
    #[error("the double on the arm {0:?} must be covered first")]
    MustCover(Arm),
    /// The centre, or a foot, asks for its toes first.
    #[error("the centre, or a foot, asks for its toes first")]
    ToesFirst,
    /// The first turn is a chain on the seat's own arm.
    #[error("the first turn is a chain on the seat's own arm")]
    ChainOnOwn,
    /// The arm of all is only begun by a seat whose own is begun.
    #[error("the arm of all is only begun by a seat whose own is begun")]
    OwnTrainFirst,
    /// Every arm of the star must be begun first, with a tile that joins the centre.
    #[error("every arm of the star must be begun first")]
    StarFirst,
    /// The second tile of an arm of the star must be a double.
    #[error("the second tile of an arm must be a double")]
    DoubleSecond,
    /// A tile was drawn rather than laying a wild one, and it fits: it must be laid.
    #[error("{0} was drawn and fits, so it must be laid")]
    MustLayDrawn(Tile),
    /// These rules have no drawing.
    #[error("these rules have no drawing")]
    NoDrawing,
    /// The boneyard is empty.
    #[error("the boneyard is empty")]
    BoneyardEmpty,
    /// The last tiles of the boneyard, so many, are never drawn.
    #[error("the last {0} tiles of the boneyard are never drawn")]
    LastTilesStay(u8),
    /// One tile was drawn in this turn already.
    #[error("a tile was drawn in this turn already")]
    DrawnAlready,
    /// A tile can be laid, so none is drawn.
    #[error("a tile can be laid, so none is drawn")]
    CanLay,
    /// Only wild tiles fit, and one of them must be laid.
    #[error("only wild tiles fit, and one of them must be laid")]
    MustLayWild,
    /// There is a tile to draw before the turn can be passed.
    #[error("there is a tile to draw before the turn can be passed")]
    CanDraw,
    /// A tile can be laid on the seat's own arm, so the turn is not passed.
    #[error("a tile can be laid on the seat's own arm, so the turn is not passed")]
    CanLayOnOwn,
    /// The seat has laid the centre and must say first whether it exchanges its hand.
    #[error("the seat must say first whether it exchanges its hand")]
    MustDecideSwap,
    /// These rules have no exchange of hands.
    #[error("these rules have no exchange of hands")]
    NoSwap,
    /// Somebody exchanged a hand in this round already.
    #[error("a hand was exchanged in this round already")]
    SwapTaken,
    /// There is no question of keeping the hand now.
    #[error("there is no question of keeping the hand now")]
    NothingToKeep,
    /// These rules have no asking for a new deal.
    #[error("these rules have no asking for a new deal")]
    NoRedeal,
    /// The seat has not doubles enough to ask for a new deal; it takes so many.
    #[error("a new deal takes {0} doubles in the hand")]
    TooFewDoubles(u8),
    /// A new deal is asked for before one's first move.
    #[error("a new deal is asked for before the seat's first move")]
    TooLateToRedeal,
    /// There is no thinking time in this match.
    #[error("there is no thinking time in this match")]
    NoClock,
}
