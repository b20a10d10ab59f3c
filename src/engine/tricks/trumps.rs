//! Trumps and suits: which tiles follow suit, which tile wins, and how many points it is worth.

use crate::rules::{Pip, Tile};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The points of all tricks together: one for each trick, and the points of the tiles.
pub const ALL_POINTS: u16 = 42;

/// Added to the strength of trumps; larger than any rank within a suit.
const TRUMP: u8 = 16;

/// Returns the points of a tile in a trick: 10 for 5-5 and 6-4, 5 for 5-0, 4-1 and 3-2.
pub const fn points_of(tile: Tile) -> u8 {
    match tile.pips() {
        pips @ (5 | 10) => pips,
        _ => 0,
    }
}

/// Trumps, or another contract.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trumps {
    /// All tiles with this number, 0 to 6.
    Number(Pip),
    /// All doubles.
    Doubles,
    /// No trumps: the highest tile of the suit led takes the trick. No double is the lowest of its number.
    FollowMe(Doubles),
    /// No trumps, and the bidder must lose every trick.
    Nello(Doubles),
    /// No trumps and no suits: the tile nearest to 7 pips takes the trick.
    Sevens,
}

/// How doubles count without trumps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doubles {
    /// Each is the highest tile of its number.
    High,
    /// Each is the lowest tile of its number.
    Low,
    /// They are a suit of their own.
    Own,
}

impl Doubles {
    /// All ways to count doubles.
    pub const ALL: [Self; 3] = [Self::High, Self::Low, Self::Own];

    /// Returns the word in records and house rules.
    pub const fn word(self) -> &'static str {
        match self {
            Self::High => "high",
            Self::Low => "low",
            Self::Own => "own",
        }
    }
}

/// The suit of a tile when it is led.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Suit {
    /// Trumps.
    Trumps,
    /// The doubles, where they are a suit of their own.
    Doubles,
    /// The tiles with this number that are not trumps.
    Number(Pip),
}

impl Trumps {
    /// Returns everything that house rules can allow to name: the numbers from the lowest up, then the others, first as they are
    /// usually played.
    pub fn all() -> impl Iterator<Item = Self> {
        let numbers = (0..=6).map(|pips| Self::Number(Pip::new(pips)));
        numbers.chain([
            Self::Doubles,
            Self::FollowMe(Doubles::High),
            Self::Nello(Doubles::Own),
            Self::Sevens,
            Self::FollowMe(Doubles::Own),
            Self::Nello(Doubles::High),
            Self::Nello(Doubles::Low),
        ])
    }

    /// Returns the word in records; `None` for a number.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Self::Number(_) => None,
            Self::Doubles => Some("doubles"),
            Self::FollowMe(Doubles::Own) => Some("none-doubles-own"),
            Self::FollowMe(_) => Some("none"),
            Self::Nello(Doubles::Own) => Some("nello"),
            Self::Nello(Doubles::High) => Some("nello-doubles-high"),
            Self::Nello(Doubles::Low) => Some("nello-doubles-low"),
            Self::Sevens => Some("sevens"),
        }
    }

    /// Returns whether the bidder must lose every trick.
    pub(crate) const fn is_nello(self) -> bool {
        matches!(self, Self::Nello(_))
    }

    /// Returns how doubles count, if there are no trumps and it can differ.
    pub const fn doubles(self) -> Option<Doubles> {
        match self {
            Self::FollowMe(doubles) | Self::Nello(doubles) => Some(doubles),
            Self::Number(_) | Self::Doubles | Self::Sevens => None,
        }
    }

    /// Returns the same contract with the default for doubles, as records name it.
    #[must_use]
    pub(crate) const fn whatever_doubles(self) -> Self {
        match self {
            Self::FollowMe(_) => Self::FollowMe(Doubles::High),
            Self::Nello(_) => Self::Nello(Doubles::Own),
            other => other,
        }
    }

    /// Returns the same contract with doubles that count like this, or unchanged for `None`. Returns `None` if there is no such
    /// contract.
    #[must_use]
    pub fn with(self, doubles: Option<Doubles>) -> Option<Self> {
        match doubles {
            None => Some(self),
            Some(_) => Self::all().find(|other| {
                other.whatever_doubles() == self.whatever_doubles() && other.doubles() == doubles
            }),
        }
    }

    fn has_suit_of_doubles(self) -> bool {
        self.doubles() == Some(Doubles::Own)
    }

    /// Returns whether the tile is a trump.
    #[inline]
    pub fn contains(self, tile: Tile) -> bool {
        match self {
            Self::Number(number) => tile.has(number),
            Self::Doubles => tile.is_double(),
            _ => false,
        }
    }

    /// Returns the suit of a tile when it is led: trumps, or its higher half. In sevens no tile has a suit.
    #[inline]
    pub fn suit(self, tile: Tile) -> Option<Suit> {
        match self {
            Self::Sevens => None,
            _ if self.has_suit_of_doubles() && tile.is_double() => Some(Suit::Doubles),
            _ if self.contains(tile) => Some(Suit::Trumps),
            _ => Some(Suit::Number(tile.high())),
        }
    }

    /// Returns whether the tile follows suit.
    #[inline]
    pub fn follows(self, tile: Tile, suit: Suit) -> bool {
        match suit {
            Suit::Trumps => self.contains(tile),
            Suit::Doubles => tile.is_double(),
            Suit::Number(number) => {
                let apart = self.has_suit_of_doubles() && tile.is_double();
                tile.has(number) && !self.contains(tile) && !apart
            }
        }
    }

    /// Returns how far the tile is from 7 pips.
    pub(crate) const fn from_seven(tile: Tile) -> u8 {
        tile.pips().abs_diff(7)
    }

    /// Returns the strength of the tile if this suit was led. The strongest tile takes the trick, of equal ones the first. 0
    /// if the tile cannot take it.
    #[inline]
    pub fn strength(self, tile: Tile, led: Option<Suit>) -> u8 {
        match self {
            Self::Sevens => TRUMP - Self::from_seven(tile),
            Self::Number(number) if self.contains(tile) => TRUMP + self.rank(tile, number),
            Self::Doubles if tile.is_double() => TRUMP + 1 + tile.high().get(),
            _ => match led {
                Some(suit) if !self.follows(tile, suit) => 0,
                Some(Suit::Number(number)) => self.rank(tile, number),
                Some(Suit::Doubles) => 1 + tile.high().get(),
                Some(Suit::Trumps) | None => 0,
            },
        }
    }
}

impl Trumps {
    /// Returns the rank of a tile among those with this number, from 1; 0 if it does not have the number.
    #[inline]
    fn rank(self, tile: Tile, number: Pip) -> u8 {
        let doubles_are_low = self == Self::Nello(Doubles::Low);
        match tile.other(number) {
            Some(other) if other == number && doubles_are_low => 1,
            Some(other) if other == number => 8,
            Some(other) if doubles_are_low => 2 + other.get(),
            Some(other) => 1 + other.get(),
            None => 0,
        }
    }
}

impl Serialize for Trumps {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match (*self, self.word()) {
            (_, Some(word)) => to.serialize_str(word),
            (Self::Number(number), None) => to.serialize_u8(number.get()),
            (_, None) => unreachable!("what is no number has a word"),
        }
    }
}

/// A number or a word, as written in a record.
#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenTrumps {
    Number(u8),
    Word(String),
}

impl<'de> Deserialize<'de> for Trumps {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written = WrittenTrumps::deserialize(from)?;
        for trumps in Self::all() {
            let is_meant = match (trumps, &written) {
                (Self::Number(number), WrittenTrumps::Number(pips)) => number.get() == *pips,
                (other, WrittenTrumps::Word(word)) => other.word() == Some(word),
                (_, WrittenTrumps::Number(_)) => false,
            };
            if is_meant {
                return Ok(trumps);
            }
        }
        Err(Error::custom("no such trumps"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Set;

    #[test]
    fn all_tricks_together_have_their_points() {
        let tiles: u16 = Set::Double6.tiles().map(points_of).map(u16::from).sum();
        assert_eq!(tiles + 7, ALL_POINTS);
    }

    #[test]
    fn what_is_written_is_read_again() {
        for trumps in Trumps::all() {
            let written = serde_json::to_string(&trumps).expect("plain data");
            assert_eq!(serde_json::from_str::<Trumps>(&written).ok(), Some(trumps));
        }
        for other in ["7", "\"clubs\"", "null", "-1"] {
            assert!(serde_json::from_str::<Trumps>(other).is_err(), "{other}");
        }
    }

    #[test]
    fn every_tile_follows_its_own_suit_and_no_two_of_a_suit_are_equal() {
        for trumps in Trumps::all().filter(|trumps| *trumps != Trumps::Sevens) {
            for tile in Set::Double6.tiles() {
                let suit = trumps.suit(tile).expect("a suit");
                assert!(trumps.follows(tile, suit), "{tile} with {trumps:?}");
                let strength = trumps.strength(tile, Some(suit));
                assert!(strength > 0);
                let mut others = Set::Double6.tiles().filter(|&other| other != tile);
                assert!(others.all(|other| trumps.strength(other, Some(suit)) != strength));
            }
        }
    }
}
