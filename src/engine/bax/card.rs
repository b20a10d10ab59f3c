//! The cards.

use serde::{Deserialize, Serialize};

/// A card. The order is that in which lots rank cards, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Worth nothing: the player who takes it is out.
    Black,
    /// Half a point; counts as yellow in a tie.
    WhiteYellow,
    /// Half a point; counts as blue in a tie.
    WhiteBlue,
    /// One point.
    Green,
    /// One point; the player who takes it takes no more cards.
    Red,
    /// One point; counts as yellow in a tie.
    Yellow,
    /// One point; counts as blue in a tie.
    Blue,
    /// One point; counts as yellow or blue in a tie.
    White,
}

/// All sixteen cards: two of each.
pub const PACK: [Card; 16] = {
    let mut pack = [Card::Black; 16];
    let mut at = 0;
    while at < 16 {
        pack[at] = Card::ALL[at / 2];
        at += 1;
    }
    pack
};

impl Card {
    /// Every card once, in the order in which lots rank them, the lowest first.
    pub const ALL: [Self; 8] = [
        Self::Black,
        Self::WhiteYellow,
        Self::WhiteBlue,
        Self::Green,
        Self::Red,
        Self::Yellow,
        Self::Blue,
        Self::White,
    ];

    /// Returns the card's name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::WhiteYellow => "white-yellow",
            Self::WhiteBlue => "white-blue",
            Self::Green => "green",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::White => "white",
        }
    }

    /// Returns the card's value in half points.
    pub const fn half_points(self) -> u32 {
        match self {
            Self::Black => 0,
            Self::WhiteYellow | Self::WhiteBlue => 1,
            Self::Green | Self::Red | Self::Yellow | Self::Blue | Self::White => 2,
        }
    }

    /// Returns whether the card counts as yellow in a tie.
    pub(crate) const fn is_yellow(self) -> bool {
        matches!(self, Self::Yellow | Self::WhiteYellow | Self::White)
    }

    /// Returns whether the card counts as blue in a tie.
    pub(crate) const fn is_blue(self) -> bool {
        matches!(self, Self::Blue | Self::WhiteBlue | Self::White)
    }
}

/// Cards in an order, at most a whole pack. They need no memory of their own, since simulations copy them all the time.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardPile {
    cards: [Card; PACK.len()],
    count: u8,
}

impl CardPile {
    pub(super) const EMPTY: Self = Self {
        cards: [Card::Black; PACK.len()],
        count: 0,
    };

    /// Puts these cards on each other, the first one below.
    ///
    /// # Panics
    /// If there are more than in a pack.
    pub(super) fn of(cards: &[Card]) -> Self {
        let mut pile = Self::EMPTY;
        for &card in cards {
            pile.push(card);
        }
        pile
    }

    /// Returns the cards, the lowest of the pile first.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If there is a whole pack.
    pub(super) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
    }

    /// Takes the card on top.
    pub(super) fn pop(&mut self) -> Option<Card> {
        self.count = self.count.checked_sub(1)?;
        Some(self.cards[usize::from(self.count)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_two_of_each_and_they_read_back() {
        for card in Card::ALL {
            assert_eq!(PACK.iter().filter(|other| **other == card).count(), 2);
            let written = serde_json::to_value(card).expect("a name");
            assert_eq!(written, card.name());
            assert_eq!(serde_json::from_value::<Card>(written).ok(), Some(card));
        }
        assert!(serde_json::from_str::<Card>("\"pink\"").is_err());
    }
}
