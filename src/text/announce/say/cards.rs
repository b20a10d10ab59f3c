//! What happens in the game of cards, and the answers to the keys that ask about it.

use crate::announce::{Arg, Fact};
use serpente_engine::bax::Card;

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

/// A card, by the keyword that records call it.
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
