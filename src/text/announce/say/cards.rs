//! Messages for the game of cards: events, and answers to keys.

use crate::announce::message::keywords;
use serpente_engine::bax::Card;

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

keywords! {
    /// A card, by its keyword in records.
    pub struct CardName: Card::ALL.map(Card::name);
}
