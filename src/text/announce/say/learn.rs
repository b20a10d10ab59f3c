//! A match gone through afterwards, what one's records tell together, and the deal of the day.

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
