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
