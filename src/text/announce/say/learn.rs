//! Messages for the review of a finished match, for the statistics of a player's records, and for the deal of the day.

use crate::announce::{Arg, Fact};

include!(concat!(env!("OUT_DIR"), "/learn.rs"));

/// A move that lays no tile, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deed(pub &'static str);

impl From<Deed> for Arg {
    fn from(deed: Deed) -> Self {
        Self::Word(deed.0)
    }
}

impl Fact for Deed {
    fn samples() -> Vec<Arg> {
        ["drawing", "pass", "keep", "swap", "redeal", "take", "stand"]
            .map(Arg::Word)
            .to_vec()
    }
}

/// The opponents in a match, as a keyword: a level of computer players, people, or others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Whom(pub &'static str);

impl From<Whom> for Arg {
    fn from(whom: Whom) -> Self {
        Self::Word(whom.0)
    }
}

impl Fact for Whom {
    fn samples() -> Vec<Arg> {
        ["easy", "normal", "expert", "people", "other"]
            .map(Arg::Word)
            .to_vec()
    }
}
