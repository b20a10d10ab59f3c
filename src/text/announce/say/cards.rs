//! What happens in the game of cards, and the answers to the keys that ask about it.

use crate::announce::{Arg, Fact, Message, messages};
use serpente_engine::bax::Card;

messages! {
    /// A card by its colour.
    card(card: CardName);
    /// So many whole points.
    points(points: u32);
    /// So many whole points and a half.
    points_and_half(points: u32);

    /// Everybody paid to begin.
    all_stake(amount: u32);
    /// Who drew the highest card is the eldest and begins.
    lot_eldest(who: String);
    /// The listener drew the highest card, is the eldest and begins.
    lot_eldest_you();
    /// Somebody paid a stake.
    staked(who: String, amount: u32);
    /// The listener paid a stake.
    you_staked(amount: u32);
    /// Somebody took a card. `points`: what they have now.
    card_taken(who: String, card: Message, points: Message);
    /// The listener took a card.
    you_took(card: Message, points: Message);
    /// Somebody took a red card, and waits.
    card_waits(who: String, card: Message, points: Message);
    /// The listener took a red card, and waits.
    you_wait(card: Message, points: Message);
    /// Somebody took a black card, and is out.
    card_out(who: String, card: Message);
    /// The listener took a black card, and is out.
    you_took_out(card: Message);
    /// Somebody stands.
    stood(who: String);
    /// The listener stands.
    you_stood();
    /// The listener must take a first card.
    your_turn_take(key: Message);
    /// The listener may take a card or stand. `stake`: what the card costs, 0 where nothing is paid.
    your_turn_choose(points: Message, stake: u32, take: Message, stand: Message);
    /// Several had the most points: the most cards of one colour decide. `runs`: how many each of them has.
    tie_colour(runs: Vec<Arg>);
    /// That is equal, too: the first from the eldest wins.
    tie_eldest(eldest: Arg);
    /// Somebody won the hand. `pot`: what they take, 0 where nothing is paid.
    hand_won(who: String, points: Message, pot: u32);
    /// The listener won the hand.
    hand_won_you(points: Message, pot: u32);
    /// Nobody won the hand. `pot`: what stays.
    hand_won_nobody(pot: u32);

    /// The cards of everybody. `cards`: one player after the other.
    all_cards(cards: Arg);
    /// The cards of a player, and their points.
    cards_of(who: Arg, cards: Vec<Arg>, points: Message);
    /// A player without cards.
    cards_none(who: Arg);
    /// The points of everybody, and the pot. `points`: one player after the other.
    card_points(points: Vec<Arg>, pot: u32);
    /// A player and the points of the cards.
    card_points_of(who: Arg, points: Message);
    /// A player who is out of the hand.
    card_points_out(who: Arg);
    /// About the match of cards.
    card_match(game: Message, round: u32, goal: Message, left: usize, pot: u32);
    /// How many cards are left in the pack.
    cards_left(count: usize);

    /// The first card must be taken.
    must_take(key: Message);
    /// A key of tiles means nothing with cards.
    cards_keys(take: Message, stand: Message);
    /// A hint: take a card.
    hint_take(key: Message);
    /// A hint: stand.
    hint_stand(key: Message);
    /// A reason to stand: the listener would win now.
    reason_leads();
    /// A reason to take: somebody else would win now.
    reason_behind(who: String);
    /// A reason to stand, or to take: how many of the cards that are left are black.
    reason_blacks(blacks: usize, left: usize);
}

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
