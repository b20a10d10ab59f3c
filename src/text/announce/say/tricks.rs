//! Messages for the game of tricks: events, and answers to keys.

use crate::announce::{Arg, Fact};
use serpente_engine::tricks::{Suit, Trumps, Way};

include!(concat!(env!("OUT_DIR"), "/tricks.rs"));

/// Trumps or a suit, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SuitName(&'static str);

/// The numbers, as keywords.
const NUMBERS: [&str; 7] = [
    "suit-0", "suit-1", "suit-2", "suit-3", "suit-4", "suit-5", "suit-6",
];

impl From<Trumps> for SuitName {
    fn from(trumps: Trumps) -> Self {
        Self(match trumps {
            Trumps::Number(number) => NUMBERS[number.index() % NUMBERS.len()],
            Trumps::Sevens => "seven-pips",
            other => other.word().unwrap_or_default(),
        })
    }
}

impl From<Suit> for SuitName {
    fn from(suit: Suit) -> Self {
        Self(match suit {
            Suit::Trumps => "trumps",
            Suit::Doubles => "doubles",
            Suit::Number(number) => NUMBERS[number.index() % NUMBERS.len()],
        })
    }
}

impl SuitName {
    /// No suit: the game in which pips decide.
    pub const NO_SUIT: Self = Self("seven-pips");
}

impl From<SuitName> for Arg {
    fn from(suit: SuitName) -> Self {
        Self::Word(suit.0)
    }
}

impl Fact for SuitName {
    fn samples() -> Vec<Arg> {
        let trumps = Trumps::all().map(Self::from);
        trumps.chain([Suit::Trumps.into()]).map(Arg::from).collect()
    }
}

/// The way in which a hand is bid, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WayName(pub Way);

impl From<WayName> for Arg {
    fn from(way: WayName) -> Self {
        Self::Word(way.0.name())
    }
}

impl Fact for WayName {
    fn samples() -> Vec<Arg> {
        [Way::Plain, Way::Splash, Way::Plunge]
            .map(|way| Self(way).into())
            .to_vec()
    }
}
