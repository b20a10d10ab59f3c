//! Messages for the game of tricks: events, and answers to keys.

use crate::announce::message::keywords;
use serpente_engine::tricks::{Suit, Trumps, Way};

include!(concat!(env!("OUT_DIR"), "/tricks.rs"));

keywords! {
    /// Trumps or a suit, as a keyword.
    pub struct SuitName: Trumps::all()
        .map(SuitName::from)
        .chain([Suit::Trumps.into()])
        .map(|suit| suit.0);

    /// The way in which a hand is bid, as a keyword.
    pub struct WayName: [Way::Plain, Way::Splash, Way::Plunge].map(Way::name);
}

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
