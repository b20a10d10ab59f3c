//! The events at a table.

use super::bytes32::Bytes32;
use super::header::Header;
use super::inner::Inner;
use super::stock::{Drawn, Stock};
use crate::bax::Card;
use crate::rules::{Arm, RedealReason, Seat, Seats, Team, Tile, Why};
use crate::tricks::{Bid, Doubles, Trumps};
use serde::{Deserialize, Serialize};

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEnd {
    /// A player went out.
    Out,
    /// No player could move.
    Blocked,
    /// Points scored in play won the match at once.
    Won,
}

/// How a hand ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum HandEnd {
    /// A hand of cards.
    Cards {
        /// The pot, in units.
        pot: u32,
    },
    /// A hand of tricks.
    Tricks {
        /// Whether the bidder's team made its bid.
        made: bool,
        /// The marks or points of the hand, by team.
        points: Vec<i32>,
        /// The points of the tricks taken, by team.
        took: Vec<u16>,
        /// The seat that claimed the rest of the tricks, if one did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        claimed: Option<Seat>,
    },
}

/// An event. A record has one JSON object for each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A match begins.
    Match(Header),
    /// A round begins.
    Round {
        /// Its number, from 1.
        number: u32,
    },
    /// A seat was dealt its hand.
    Dealt {
        /// The seat.
        seat: Seat,
        /// The hand, highest tile first.
        tiles: Vec<Tile>,
    },
    /// The tiles or cards that were not dealt.
    Boneyard {
        /// The tiles, or in a game of cards the whole pack; the next one to be drawn first.
        tiles: Stock,
    },
    /// The hash of the deal that follows, written beforehand in a match played over a network.
    Sealed {
        /// The hash of a salt and of the shuffled tiles or cards, see [`seal`](super::seal).
        hash: Bytes32,
    },
    /// The contents of a sealed deal, written once it has been played.
    Unsealed {
        /// The salt.
        salt: Bytes32,
        /// The shuffled tiles or cards: hand after hand, then the rest, the next one first.
        tiles: Stock,
    },
    /// The random bytes that the players added, after the seal, to those that the next round's deals follow from.
    Nonces {
        /// The random bytes of each player who sent some in time, in the order of seats.
        seats: Vec<(Seat, Bytes32)>,
    },
    /// The hashes of the random bytes that the players will add, written before any of these bytes are known.
    Promised {
        /// The hash of each player who sent one in time, in the order of seats.
        seats: Vec<(Seat, Bytes32)>,
    },
    /// Players who sent a hash, but not the random bytes: the next round's deals follow from those of the others.
    KeptBack {
        /// The seats.
        seats: Vec<Seat>,
    },
    /// A tile lies in the centre of the round before the first turn.
    Centre {
        /// The tile.
        tile: Tile,
        /// The seat from whose hand it came; `None` if it was not dealt.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// A seat's train was marked, so that others may lay on it, or the mark was removed.
    Marker {
        /// The seat.
        seat: Seat,
        /// Whether the train is marked now.
        on: bool,
    },
    /// It is a seat's turn.
    Turn {
        /// The seat.
        seat: Seat,
    },
    /// A tile was laid.
    Laid {
        /// The seat that laid it.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The arm; `None` for the first tile.
        #[serde(deserialize_with = "Option::deserialize")]
        arm: Option<Arm>,
        /// The half that touches the serpent.
        #[serde(default, skip_serializing_if = "Inner::is_none")]
        inner: Inner,
        /// Whether the tile lies across the line.
        across: bool,
        /// Whether the seat announced in this turn that it leaves one tile.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        announced: bool,
        /// The count of the ends that the player said, in pips, where players say it themselves; 0 for nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        claimed: Option<u8>,
    },
    /// A tile was drawn.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The tile; `None` if this event is for a seat that may not see it, never in a record.
        #[serde(deserialize_with = "Option::deserialize")]
        tile: Option<Tile>,
    },
    /// A seat passed, or lost its turn.
    Passed {
        /// The seat that passed.
        seat: Seat,
        /// Whether the seat announced in this turn that it leaves one tile.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        announced: bool,
    },
    /// A side scored points, in play or by the end of a round.
    Scored {
        /// A seat of the side that scored.
        seat: Seat,
        /// The number of points.
        points: i32,
        /// The reason for the points.
        why: Why,
        /// The totals afterwards, by team.
        totals: Vec<i32>,
    },
    /// A tile or card was drawn, face up, to decide who opens or who are partners.
    Lot {
        /// The seat that drew.
        seat: Seat,
        /// The tile or card.
        #[serde(flatten)]
        drawn: Drawn,
    },
    /// A hand was exchanged for the tiles not dealt.
    Swapped {
        /// The seat that exchanged its hand.
        seat: Seat,
        /// The new hand, the highest tile first; `None` if this event is for a seat that may not see it, never in a record.
        #[serde(deserialize_with = "Option::deserialize")]
        tiles: Option<Vec<Tile>>,
    },
    /// The tiles must be dealt again.
    Redeal {
        /// The reason.
        reason: RedealReason,
    },
    /// A round is over.
    RoundOver {
        /// The reason.
        reason: RoundEnd,
        /// The seat that went out or won the count.
        #[serde(deserialize_with = "Option::deserialize")]
        seat: Option<Seat>,
        /// The points of the round, by team.
        points: Vec<i32>,
        /// The totals afterwards, by team.
        totals: Vec<i32>,
        /// The games won, by team, if a match consists of games.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        games: Option<Vec<i32>>,
        /// The sets won, by team, if a match consists of sets.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sets: Option<Vec<i32>>,
        /// Points held over, which go to the side that scores most in the next round, if there are any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        waiting: Option<i32>,
    },
    /// A stake was paid.
    Staked {
        /// The seat that paid.
        seat: Seat,
        /// The amount, in units.
        amount: u32,
    },
    /// A card was taken.
    Card {
        /// The seat that took it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat takes no more cards.
    Stood {
        /// The seat.
        seat: Seat,
    },
    /// A bid was made.
    Bid {
        /// The seat that bid.
        seat: Seat,
        /// The bid.
        #[serde(flatten)]
        bid: Bid,
    },
    /// Trumps, or another contract, were named.
    Trumps {
        /// The seat that named them.
        seat: Seat,
        /// The trumps or contract, with the default for doubles.
        trumps: Trumps,
        /// How doubles count, if the bidder chose it or it is not the default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        doubles: Option<Doubles>,
    },
    /// A tile was played to a trick.
    Played {
        /// The seat that played it.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A trick was taken.
    Trick {
        /// The seat that took it.
        seat: Seat,
        /// Its points.
        points: u8,
    },
    /// A hand of cards or of tricks is over.
    HandOver {
        /// The winner, or in a game of tricks the seat that had the bid; `None` if no player won and the pot stays.
        #[serde(deserialize_with = "Option::deserialize")]
        seat: Option<Seat>,
        /// How it ended.
        #[serde(flatten)]
        end: HandEnd,
        /// The totals afterwards: balances (in a tournament, hands won) by seat; in a game of tricks, marks or points by
        /// team.
        totals: Vec<i32>,
    },
    /// A team reached the limit and is out.
    Eliminated {
        /// The team.
        team: Team,
    },
    /// The match is over.
    MatchOver {
        /// The teams that won.
        winners: Vec<Team>,
    },
}

impl Event {
    /// Returns what several seats who sit together may know of this event: nothing about other hands or the boneyard, and not
    /// which tile another seat drew. A viewer without a seat ([`Seats::NONE`]) sees no hand at all.
    #[must_use]
    pub fn seen_by(&self, viewers: impl Into<Seats>) -> Option<Self> {
        let viewers = viewers.into();
        match self {
            Self::Dealt { seat, .. } if !viewers.contains(*seat) => None,
            Self::Boneyard { .. } => None,
            Self::Drew { seat, .. } if !viewers.contains(*seat) => Some(Self::Drew {
                seat: *seat,
                tile: None,
            }),
            Self::Swapped { seat, .. } if !viewers.contains(*seat) => Some(Self::Swapped {
                seat: *seat,
                tiles: None,
            }),
            Self::Match(header) => Some(Self::Match(Header {
                seed: None,
                ..header.clone()
            })),
            Self::Round { .. }
            | Self::Centre { .. }
            | Self::Marker { .. }
            | Self::Dealt { .. }
            | Self::Sealed { .. }
            | Self::Nonces { .. }
            | Self::Promised { .. }
            | Self::KeptBack { .. }
            | Self::Unsealed { .. }
            | Self::Turn { .. }
            | Self::Laid { .. }
            | Self::Drew { .. }
            | Self::Passed { .. }
            | Self::Lot { .. }
            | Self::Swapped { .. }
            | Self::Redeal { .. }
            | Self::Scored { .. }
            | Self::RoundOver { .. }
            | Self::Staked { .. }
            | Self::Card { .. }
            | Self::Stood { .. }
            | Self::Bid { .. }
            | Self::Trumps { .. }
            | Self::Played { .. }
            | Self::Trick { .. }
            | Self::HandOver { .. }
            | Self::Eliminated { .. }
            | Self::MatchOver { .. } => Some(self.clone()),
        }
    }

    /// Returns whether nothing is left out of the event. Only such events are in records.
    pub fn is_whole(&self) -> bool {
        !matches!(
            self,
            Self::Drew { tile: None, .. } | Self::Swapped { tiles: None, .. }
        )
    }

    /// Returns the seat that did this, if a seat did.
    pub fn mover(&self) -> Option<Seat> {
        match self {
            Self::Laid { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Passed { seat, .. }
            | Self::Swapped { seat, .. }
            | Self::Card { seat, .. }
            | Self::Stood { seat }
            | Self::Bid { seat, .. }
            | Self::Trumps { seat, .. }
            | Self::Played { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Returns the seat whose hand this event concerns, or which must now do something with it.
    pub fn hand_of(&self) -> Option<Seat> {
        match self {
            Self::Dealt { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Swapped { seat, .. }
            | Self::Turn { seat } => Some(*seat),
            _ => None,
        }
    }
}

/// A receiver of events. Events are only made if the receiver wants them.
pub trait Sink {
    /// Whether the sink drops all events, so that nobody learns what happened in between.
    const DROPS_ALL: bool = false;

    /// Takes an event.
    fn take(&mut self, event: impl FnOnce() -> Event);
}

impl Sink for Vec<Event> {
    fn take(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

impl Sink for () {
    const DROPS_ALL: bool = true;

    #[inline]
    fn take(&mut self, _event: impl FnOnce() -> Event) {}
}
