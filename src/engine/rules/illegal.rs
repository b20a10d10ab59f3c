//! Why a move is not legal.

use super::tile::Tile;
use crate::rules::fit::Arm;

/// Why a move is not legal. The round is unchanged.
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
    /// The round must be opened, with a tile that may be the first.
    #[error("the round must be opened, with a tile that leads")]
    MustOpen,
    /// Another seat holds the tile that opens; this one can only pass the right on.
    #[error("another seat holds the tile that opens: this one can only pass the opening on")]
    MustHandOn,
    /// The round has been opened already.
    #[error("the round is opened already")]
    Opened,
    /// The tile does not fit there in that orientation.
    #[error("the tile does not fit there in that orientation")]
    DoesNotFit,
    /// The tile would fit, but the arm is another seat's and not open.
    #[error("the arm {0:?} is another seat's and not open")]
    ArmClosed(Arm),
    /// The double on that arm must be covered before anything else.
    #[error("the double on the arm {0:?} must be covered first")]
    MustCover(Arm),
    /// The centre or a foot needs its toes first.
    #[error("the centre, or a foot, asks for its toes first")]
    ToesFirst,
    /// The first turn is a chain on the seat's own arm.
    #[error("the first turn is a chain on the seat's own arm")]
    ChainOnOwn,
    /// The common train may only be begun by a seat whose own train has begun.
    #[error("the arm of all is only begun by a seat whose own is begun")]
    OwnTrainFirst,
    /// Every arm of the star must be begun first, with a tile that joins the centre.
    #[error("every arm of the star must be begun first")]
    StarFirst,
    /// The second tile of an arm of the star must be a double.
    #[error("the second tile of an arm must be a double")]
    DoubleSecond,
    /// Only another double may be added to a double in the same turn.
    #[error("only a double may be added in this turn")]
    OnlyDouble,
    /// A tile was drawn rather than laying a wild one, and it fits: it must be laid.
    #[error("{0} was drawn and fits, so it must be laid")]
    MustLayDrawn(Tile),
    /// There is no drawing in this game.
    #[error("these rules have no drawing")]
    NoDrawing,
    /// The boneyard is empty.
    #[error("the boneyard is empty")]
    BoneyardEmpty,
    /// This many tiles at the end of the boneyard are never drawn.
    #[error("the last {0} tiles of the boneyard are never drawn")]
    LastTilesStay(u8),
    /// One tile was drawn in this turn already.
    #[error("a tile was drawn in this turn already")]
    DrawnAlready,
    /// A tile can be laid, so none may be drawn.
    #[error("a tile can be laid, so none is drawn")]
    CanLay,
    /// Only wild tiles fit, and one of them must be laid.
    #[error("only wild tiles fit, and one of them must be laid")]
    MustLayWild,
    /// A tile can be drawn, so the seat may not pass yet.
    #[error("there is a tile to draw before the turn can be passed")]
    CanDraw,
    /// A tile can be laid on the seat's own arm, so the seat may not pass.
    #[error("a tile can be laid on the seat's own arm, so the turn is not passed")]
    CanLayOnOwn,
    /// The seat has laid the centre and must decide first whether to exchange its hand.
    #[error("the seat must say first whether it exchanges its hand")]
    MustDecideSwap,
    /// Hands are not exchanged in this game.
    #[error("these rules have no exchange of hands")]
    NoSwap,
    /// A hand was exchanged in this round already.
    #[error("a hand was exchanged in this round already")]
    SwapTaken,
    /// The seat is not being asked whether to keep its hand.
    #[error("there is no question of keeping the hand now")]
    NothingToKeep,
    /// New deals cannot be asked for in this game.
    #[error("these rules have no asking for a new deal")]
    NoRedeal,
    /// The seat has too few doubles to ask for a new deal; this many are needed.
    #[error("a new deal takes {0} doubles in the hand")]
    TooFewDoubles(u8),
    /// A new deal can only be asked for before the seat's first move.
    #[error("a new deal is asked for before the seat's first move")]
    TooLateToRedeal,
    /// The seat is asked for the count of the ends and must answer first.
    #[error("the seat must say the count first, or that it says nothing")]
    MustSayCount,
    /// Nobody asks the seat for the count of the ends now.
    #[error("there is no count to say now")]
    NoCountAsked,
    /// Thinking time is not limited in this match.
    #[error("there is no thinking time in this match")]
    NoClock,
}
