//! Messages for the game of cards: events, and answers to keys.

use crate::announce::{Arg, Fact};
use serpente_engine::bax::Card;

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

/// A card, by its keyword in records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardName(pub Card);

impl From<CardName> for Arg {
    fn from(card: CardName) -> Self {
        Self::Word(card.0.name())
    }
}

impl Fact for CardName {
    fn samples() -> Vec<Arg> {
        Card::ALL.map(|card| Self(card).into()).to_vec()
    }
}
