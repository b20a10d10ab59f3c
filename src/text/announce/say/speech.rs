//! Messages about the state of speech and sound.

use crate::announce::{Arg, Fact};

include!(concat!(env!("OUT_DIR"), "/speech.rs"));

/// The operating system for which the program was built, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct System(pub &'static str);

impl From<System> for Arg {
    fn from(system: System) -> Self {
        Self::Word(system.0)
    }
}

impl Fact for System {
    fn samples() -> Vec<Arg> {
        ["linux", "windows"].map(Arg::Word).to_vec()
    }
}
