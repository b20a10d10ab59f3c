//! Messages for events at a table.

use crate::announce::{Arg, Fact};

include!(concat!(env!("OUT_DIR"), "/table.rs"));

/// Why tiles are dealt again, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RedealKeyword(pub &'static str);

impl From<RedealKeyword> for Arg {
    fn from(reason: RedealKeyword) -> Self {
        Self::Word(reason.0)
    }
}

impl Fact for RedealKeyword {
    fn samples() -> Vec<Arg> {
        [
            "no-double",
            "no-centre",
            "five-doubles",
            "many-doubles",
            "many-alike",
            "six-doubles",
            "all-passed",
        ]
        .map(Arg::Word)
        .to_vec()
    }
}
