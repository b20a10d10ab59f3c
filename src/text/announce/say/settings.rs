//! Messages for settings and their values.

use crate::announce::{Arg, Fact};

include!(concat!(env!("OUT_DIR"), "/settings.rs"));

/// The detail of announcements, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wording(pub &'static str);

impl From<Wording> for Arg {
    fn from(wording: Wording) -> Self {
        Self::Word(wording.0)
    }
}

impl Fact for Wording {
    fn samples() -> Vec<Arg> {
        ["brief", "normal", "full"].map(Arg::Word).to_vec()
    }
}

/// How a player's own moves are announced, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OwnMoves(pub &'static str);

impl From<OwnMoves> for Arg {
    fn from(echo: OwnMoves) -> Self {
        Self::Word(echo.0)
    }
}

impl Fact for OwnMoves {
    fn samples() -> Vec<Arg> {
        ["off", "short", "full"].map(Arg::Word).to_vec()
    }
}

/// Whose chat messages are announced, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heard(pub &'static str);

impl From<Heard> for Arg {
    fn from(heard: Heard) -> Self {
        Self::Word(heard.0)
    }
}

impl Fact for Heard {
    fn samples() -> Vec<Arg> {
        ["all", "partners", "nobody"].map(Arg::Word).to_vec()
    }
}

/// The voice that speaks, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Speaker(pub &'static str);

impl From<Speaker> for Arg {
    fn from(speaker: Speaker) -> Self {
        Self::Word(speaker.0)
    }
}

impl Fact for Speaker {
    fn samples() -> Vec<Arg> {
        ["auto", "system", "inside", "reader", "off"]
            .map(Arg::Word)
            .to_vec()
    }
}
