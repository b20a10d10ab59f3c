//! The reasons there can be for a move.

use crate::rules::{Pip, Seat, Tile};

/// What speaks for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It scores so many points at once.
    Scores(i32),
    /// It leaves a half open that the hand has more tiles with.
    KeepsOpen(Pip),
    /// The hand has more tiles with this half, which will fit what it leaves open; the half itself does not lie open.
    WillFit(Pip),
    /// The next opponent who may lay there passed on the half that it leaves open.
    PassedOn(Seat, Pip),
    /// A team-mate passed on the half that it covers.
    Frees(Seat, Pip),
    /// It saves this tile, which could be laid, for later: a wild one, or any where the turn is passed.
    Saves(Tile),
    /// The own arm stays closed to the others.
    StaysClosed,
    /// The arm of this seat closes to all others.
    Closes(Seat),
    /// It covers the double that must be covered.
    Covers,
    /// It takes the mark off the own train.
    Unmarks,
    /// It leaves the end of the own train as it is.
    SavesOwn,
    /// It sheds the most points, of several tiles.
    Sheds(u32),
    /// Left alone in the hand it would count so many points, more than beside others.
    Alone(u32),
    /// It is a double, which goes on one number only.
    Double,
    /// So few of the tiles that the seat does not see go on the end that it leaves; 0: nobody else can lay there.
    Scarce(usize),
    /// This tile of the hand goes on the end that it leaves.
    Follow(Tile),
    /// No other move leaves the hand more tiles that go on some end.
    MostToLay,
    /// No other move leaves fewer of the tiles that the seat does not see to go on some end.
    LeastForOthers,
    /// The tile goes nowhere but on ends that show the same.
    Alike,
    /// It is the last tile of the hand.
    LastTile,
    /// Nothing else can be done.
    Forced,
    /// The hand is poor, and a team-mate may open.
    MateOpens,
    /// After an exchange a loss would count twice.
    PaysDouble,
    /// The hand weighs so many points.
    Heavy(u32),
    /// The hand holds so many doubles.
    Doubles(usize),
}

impl Reason {
    /// Its place among others, the strongest first: what stops or frees somebody is news; what sheds points, everybody sees.
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
