//! The answers to the keys that ask about the table, and the review of what was said.

use crate::announce::{Arg, Fact};

include!(concat!(env!("OUT_DIR"), "/review.rs"));

/// What the tiles are that nobody was dealt, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undealt {
    /// A boneyard, to draw from.
    Boneyard,
    /// A whole hand, to exchange for.
    Spare,
    /// There are none, or nobody ever takes them.
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
