//! Messages for settings and their values.

use crate::announce::{Arg, Fact};

include!(concat!(env!("OUT_DIR"), "/settings.rs"));

/// The detail of announcements, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DetailKeyword(pub &'static str);

impl From<DetailKeyword> for Arg {
    fn from(wording: DetailKeyword) -> Self {
        Self::Word(wording.0)
    }
}

impl Fact for DetailKeyword {
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

/// The players whose chat messages are announced, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HeardKeyword(pub &'static str);

impl From<HeardKeyword> for Arg {
    fn from(heard: HeardKeyword) -> Self {
        Self::Word(heard.0)
    }
}

impl Fact for HeardKeyword {
    fn samples() -> Vec<Arg> {
        ["all", "partners", "nobody"].map(Arg::Word).to_vec()
    }
}

/// The voice that speaks, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpeakerKeyword(pub &'static str);

impl From<SpeakerKeyword> for Arg {
    fn from(speaker: SpeakerKeyword) -> Self {
        Self::Word(speaker.0)
    }
}

impl Fact for SpeakerKeyword {
    fn samples() -> Vec<Arg> {
        ["auto", "system", "inside", "reader", "off"]
            .map(Arg::Word)
            .to_vec()
    }
}
