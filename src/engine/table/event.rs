//! What happens at a table.

use super::bytes32::Bytes32;
use super::endings::{HandEnd, RoundEnd};
use super::form;
use super::header::Header;
use super::inner::Inner;
use super::stock::{Drawn, Stock};
use crate::bax::Card;
use crate::rules::{Arm, RedealReason, Seat, Seats, Team, Tile, Why};
use crate::tricks::{Bid, Doubles, Trumps};
use serde::{Deserialize, Serialize};

/// What happened, as it stands in a record: one JSON object per event.
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
    /// What was not dealt.
    Boneyard {
        /// The tiles, or in a game of cards the whole pack; the next one to be drawn first.
        tiles: Stock,
    },
    /// What is dealt now was settled before: a hash of it, in a match that others enter from elsewhere.
    Sealed {
        /// The hash of a salt and of what is dealt from, see [`seal`](super::seal).
        hash: Bytes32,
    },
    /// What was sealed, now that it has been played.
    Unsealed {
        /// The salt.
        salt: Bytes32,
        /// What was dealt from: hand after hand, and then what was left, the next one first.
        tiles: Stock,
    },
    /// What those who play have added, after the seal, to what the deals of the next round follow from.
    Nonces {
        /// Random bytes from each who sent some in time, in the order of seats.
        seats: Vec<(Seat, Bytes32)>,
    },
    /// A tile lies in the middle of the round from the beginning, laid by nobody.
    Centre {
        /// The tile.
        tile: Tile,
    },
    /// A seat marked its own train, which others may lay on now, or the mark came off.
    Marker {
        /// The seat.
        seat: Seat,
        /// Whether it is marked now.
        on: bool,
    },
    /// It is a seat's turn.
    Turn {
        /// The seat.
        seat: Seat,
    },
    /// A tile was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The arm; `None` for the first tile.
        #[serde(deserialize_with = "Option::deserialize")]
        arm: Option<Arm>,
        /// The half that touches the serpent.
        #[serde(with = "form::inner", default, skip_serializing_if = "Inner::is_none")]
        inner: Inner,
        /// Whether it lies across.
        across: bool,
    },
    /// A tile was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// The tile; `None` for a seat that may not see it, never in a record.
        #[serde(deserialize_with = "Option::deserialize")]
        tile: Option<Tile>,
    },
    /// A turn went by.
    Passed {
        /// Whose.
        seat: Seat,
    },
    /// Points were made in play, or by how a round ended.
    Scored {
        /// By whom: for the side of this seat.
        seat: Seat,
        /// How many.
        points: i32,
        /// What for.
        why: Why,
        /// The totals after it, by team.
        totals: Vec<i32>,
    },
    /// A tile or a card was drawn, face up, to decide who opens or who plays with whom.
    Lot {
        /// By whom.
        seat: Seat,
        /// What.
        #[serde(flatten)]
        drawn: Drawn,
    },
    /// A hand was exchanged for the tiles that were not dealt.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The new hand, highest tile first; `None` for a seat that may not see it, never in a record.
        #[serde(deserialize_with = "Option::deserialize")]
        tiles: Option<Vec<Tile>>,
    },
    /// The tiles must be dealt again.
    Redeal {
        /// Why.
        reason: RedealReason,
    },
    /// A round is over.
    RoundOver {
        /// Why.
        reason: RoundEnd,
        /// Who went out or won the count.
        #[serde(deserialize_with = "Option::deserialize")]
        seat: Option<Seat>,
        /// The points of the round, by team.
        points: Vec<i32>,
        /// The totals after it, by team.
        totals: Vec<i32>,
        /// The games won, by team, where several games make a match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        games: Option<Vec<i32>>,
        /// The sets won, by team, where several sets make a match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sets: Option<Vec<i32>>,
        /// The points that whoever writes most for the next round writes, too, if any wait.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        waiting: Option<i32>,
    },
    /// A stake was paid.
    Staked {
        /// By whom.
        seat: Seat,
        /// How much, in units.
        amount: u32,
    },
    /// A card was taken.
    Card {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat takes no more cards.
    Stood {
        /// Which.
        seat: Seat,
    },
    /// A bid was made.
    Bid {
        /// By whom.
        seat: Seat,
        /// What.
        #[serde(flatten)]
        bid: Bid,
    },
    /// Trumps were named, or how else the hand is played.
    Trumps {
        /// By whom.
        seat: Seat,
        /// What, whatever doubles are.
        trumps: Trumps,
        /// What doubles are, where that is not as usual or the bidder says it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        doubles: Option<Doubles>,
    },
    /// A tile was played to a trick.
    Played {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A trick was taken.
    Trick {
        /// By whom.
        seat: Seat,
        /// Its points.
        points: u8,
    },
    /// A hand of cards or of tricks is over.
    HandOver {
        /// Who won it, or at tricks who had the bid; `None` if nobody won, and the pot stays.
        #[serde(deserialize_with = "Option::deserialize")]
        seat: Option<Seat>,
        /// How it ended.
        #[serde(flatten)]
        end: HandEnd,
        /// The balances (in a tournament, the hands won) after it, by seat; at tricks the marks or points, by team.
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
    /// What of this event a seat may know, or all that several who sit together know: nothing of other hands and of the
    /// boneyard, and not which tile another seat drew. Who only watches, and is no seat, sees no hand at all.
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
            Self::Match(_)
            | Self::Round { .. }
            | Self::Centre { .. }
            | Self::Marker { .. }
            | Self::Dealt { .. }
            | Self::Sealed { .. }
            | Self::Nonces { .. }
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
}

impl Event {
    /// Whether nothing is left out of it: a record holds no other.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        !matches!(
            self,
            Self::Drew { tile: None, .. } | Self::Swapped { tiles: None, .. }
        )
    }

    /// Who did what this tells, if a seat did it of its own.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        match self {
            Self::Laid { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Passed { seat }
            | Self::Swapped { seat, .. }
            | Self::Card { seat, .. }
            | Self::Stood { seat }
            | Self::Bid { seat, .. }
            | Self::Trumps { seat, .. }
            | Self::Played { seat, .. } => Some(*seat),
            Self::Match(_)
            | Self::Round { .. }
            | Self::Centre { .. }
            | Self::Marker { .. }
            | Self::Dealt { .. }
            | Self::Boneyard { .. }
            | Self::Sealed { .. }
            | Self::Nonces { .. }
            | Self::Unsealed { .. }
            | Self::Turn { .. }
            | Self::Lot { .. }
            | Self::Redeal { .. }
            | Self::Scored { .. }
            | Self::RoundOver { .. }
            | Self::Staked { .. }
            | Self::Trick { .. }
            | Self::HandOver { .. }
            | Self::Eliminated { .. }
            | Self::MatchOver { .. } => None,
        }
    }

    /// Whose hand this tells of, or who is to do something with it: to nobody else it is told in the second person.
    #[must_use]
    pub fn hand_of(&self) -> Option<Seat> {
        match self {
            Self::Dealt { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Swapped { seat, .. }
            | Self::Turn { seat } => Some(*seat),
            Self::Match(_)
            | Self::Round { .. }
            | Self::Centre { .. }
            | Self::Marker { .. }
            | Self::Lot { .. }
            | Self::Boneyard { .. }
            | Self::Sealed { .. }
            | Self::Nonces { .. }
            | Self::Unsealed { .. }
            | Self::Laid { .. }
            | Self::Passed { .. }
            | Self::Scored { .. }
            | Self::Staked { .. }
            | Self::Card { .. }
            | Self::Stood { .. }
            | Self::Bid { .. }
            | Self::Trumps { .. }
            | Self::Played { .. }
            | Self::Trick { .. }
            | Self::HandOver { .. }
            | Self::Redeal { .. }
            | Self::RoundOver { .. }
            | Self::Eliminated { .. }
            | Self::MatchOver { .. } => None,
        }
    }
}

/// Where events go. A sink that wants none costs nothing.
pub trait Sink {
    /// Takes an event.
    fn take(&mut self, event: impl FnOnce() -> Event);
}

impl Sink for Vec<Event> {
    fn take(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

impl Sink for () {
    #[inline]
    fn take(&mut self, _event: impl FnOnce() -> Event) {}
}
