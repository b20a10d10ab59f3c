//! Messages about the state of speech and sound.

use crate::announce::{Arg, Fact};

include!(concat!(env!("OUT_DIR"), "/speech.rs"));

/// The operating system for which the program was built, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SystemKeyword(pub &'static str);

impl From<SystemKeyword> for Arg {
    fn from(system: SystemKeyword) -> Self {
        Self::Word(system.0)
    }
}

impl Fact for SystemKeyword {
    fn samples() -> Vec<Arg> {
        ["linux", "windows"].map(Arg::Word).to_vec()
    }
}
