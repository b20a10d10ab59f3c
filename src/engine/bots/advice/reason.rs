//! The possible reasons for a move.

use crate::rules::{Pip, Seat, Tile};

/// A reason for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It scores this many points at once.
    Scores(i32),
    /// It leaves an open half of which the hand has more tiles.
    KeepsOpen(Pip),
    /// The hand has more tiles with this half of the tile, which will fit later; the half itself does not lie open.
    WillFit(Pip),
    /// The next opponent who may lay there passed on the half that it leaves open.
    PassedOn(Seat, Pip),
    /// A team-mate passed on the half that it covers.
    Frees(Seat, Pip),
    /// It keeps this playable tile for later: a wild one or, if the move is a pass, any.
    Saves(Tile),
    /// The seat's own train stays closed to the others.
    StaysClosed,
    /// The train of this seat closes to all others.
    Closes(Seat),
    /// It covers the double that must be covered.
    Covers,
    /// It removes the mark from the seat's own train.
    Unmarks,
    /// It leaves the end of the seat's own train as it is.
    SavesOwn,
    /// It sheds the most points of several tiles.
    Sheds(u32),
    /// Kept as the last tile, it would count this many points, more than otherwise.
    Alone(u32),
    /// It is a double, which fits on one number only.
    Double,
    /// Only this many tiles not seen by this seat fit on the end that it leaves; 0 means that no other seat can lay there.
    Scarce(usize),
    /// This tile of the hand fits on the end that it leaves.
    Follow(Tile),
    /// No other move leaves the hand more playable tiles.
    MostToLay,
    /// No other move leaves fewer playable tiles among those not seen.
    LeastForOthers,
    /// The tile fits only on ends that show the same number.
    Alike,
    /// It is the last tile of the hand.
    LastTile,
    /// It is the only legal move.
    Forced,
    /// The hand is poor, and a team-mate may open.
    MateOpens,
    /// After an exchange a loss would count twice.
    PaysDouble,
    /// The hand weighs this many points.
    Heavy(u32),
    /// The hand has this many doubles.
    Doubles(usize),
}

impl Reason {
    /// Returns the rank among other reasons, the strongest first. Reasons that concern other players come early, since they are
    /// hard to see; shedding points is easy to see.
    pub(in crate::bots) fn rank(self) -> u8 {
        match self {
            Self::Scores(_)
            | Self::PassedOn(..)
            | Self::Frees(..)
            | Self::LastTile
            | Self::Forced
            | Self::Alike => 0,
            Self::KeepsOpen(_) | Self::WillFit(_) => 1,
            Self::Scarce(_) | Self::Unmarks => 2,
            Self::Saves(_) | Self::Covers => 3,
            Self::Double => 4,
            Self::Alone(_)
            | Self::Sheds(_)
            | Self::MateOpens
            | Self::PaysDouble
            | Self::Heavy(_)
            | Self::Doubles(_) => 5,
            Self::Follow(_) | Self::StaysClosed | Self::Closes(_) | Self::SavesOwn => 6,
            Self::MostToLay | Self::LeastForOthers => 7,
        }
    }
}
