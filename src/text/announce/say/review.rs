//! Answers to the keys that ask about the table, and messages for the review of announcements.

use crate::announce::{Arg, Fact};

include!(concat!(env!("OUT_DIR"), "/review.rs"));

/// The kind of the tiles that were dealt to nobody, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undealt {
    /// A boneyard to draw from.
    Boneyard,
    /// A whole hand that a player can exchange theirs for.
    Spare,
    /// There are none, or no player ever takes them.
    None,
}

impl From<Undealt> for Arg {
    fn from(undealt: Undealt) -> Self {
        Self::Word(match undealt {
            Undealt::Boneyard => "boneyard",
            Undealt::Spare => "spare",
            Undealt::None => "none",
        })
    }
}

impl Fact for Undealt {
    fn samples() -> Vec<Arg> {
        [Self::Boneyard, Self::Spare, Self::None]
            .map(Arg::from)
            .to_vec()
    }
}
