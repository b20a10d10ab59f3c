//! What goes into a room, and what comes out of it.

use super::thoughts::RoomDecision;
use serpente_client::person::Person;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{FromClient, LeagueChange, LeagueStanding};
use serpente_contests::{EveningCompany, EveningOutcome, FinishedMatch};
use serpente_engine::host::{Thinking, Thought};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

/// The number of a connection, unique on a server.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct ListenerId(pub u64);

/// A request to enter a table. The secret word has been checked before.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub struct Arrival {
    /// The connection.
    pub listener: ListenerId,
    /// The person.
    pub person: Person,
    /// The person's name.
    pub name: String,
    /// The network the person comes from, as limits count it.
    pub network: IpAddr,
    /// The kind of entrance.
    pub entrance: Entrance,
    /// The last line of the record that the client knows.
    pub after: u64,
    /// When the connection was opened, in seconds since 1970.
    #[serde(default)]
    pub opened: u64,
    /// Whether the connection enters again because the table has moved. Of two connections of one
    /// person, it then counts only if it was not opened earlier.
    #[serde(default)]
    pub again: bool,
}

/// An input of a room.
pub enum RoomInput {
    /// A person enters the table.
    Enter(Arrival),
    /// A connection at the table has sent a frame.
    Ask(ListenerId, FromClient),
    /// All frames for this connection have been sent, so the next piece of the missed steps may
    /// follow.
    PieceSent(ListenerId),
    /// The connection is closed.
    Gone(ListenerId),
    /// The first append that waits is on disk.
    Stored,
    /// The append failed for now; it is being retried.
    Trouble,
    /// A computer player has chosen its move.
    Thought(Thought),
    /// The decision of a computer player was withdrawn before anybody began to compute it.
    NotThought(Thinking),
    /// A computer player had made this decision when the table was unloaded.
    Decided(RoomDecision),
    /// People have these standings in the table's league after a match.
    Rated(Vec<(Person, LeagueStanding)>),
    /// Whether these people may play and watch the match of an evening, which this connection wants
    /// to begin.
    EveningBegins(ListenerId, EveningCompany, Allowed),
    /// The news about the table's evening.
    Compared(EveningOutcome),
    /// From when on the network that [`Room::charged_network`](super::Room::charged_network) names has room for the record of
    /// another round; `None`: now.
    NetworkHasRoom(Option<Instant>),
    /// Time has passed.
    Tick,
}

/// The way a person enters a table.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Entrance {
    /// On a seat; a person who has seats gets those again.
    Sit {
        /// The seat; `None` for any free one.
        seat: Option<u8>,
        /// The name of another person at the same keyboard, who gets one more seat on this
        /// connection.
        name: Option<String>,
    },
    /// As a watcher.
    Watch,
}

impl Entrance {
    /// On any free seat.
    pub const ANY_SEAT: Self = Self::Sit {
        seat: None,
        name: None,
    };

    /// Returns the `type` of the frame that asks for this.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Self::Sit { .. } => "sit",
            Self::Watch => "watch",
        }
    }
}

/// One of a table's two logs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableLog {
    /// The record of its matches.
    Record,
    /// Its players and settings.
    Seats,
}

/// An action that a room requests, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum RoomOutput {
    /// Send this frame to this connection.
    Tell(ListenerId, Arc<str>),
    /// Refuse a request of this connection. The last field is the `type` of the refused frame.
    Refuse(ListenerId, ParlourRefusal, Option<&'static str>),
    /// More missed steps follow for this connection: pass in [`RoomInput::PieceSent`] when all
    /// earlier frames have been sent.
    EndOfPiece(ListenerId),
    /// This connection is no longer at the table.
    Left(ListenerId),
    /// Append these lines after the line with this number, then pass in [`RoomInput::Stored`].
    Append(TableLog, u64, Vec<u8>),
    /// Replace the log of seats, whose last line has this number, by this line, then pass in
    /// [`RoomInput::Stored`].
    Rewrite(u64, Vec<u8>),
    /// A match that counts for a league has ended: rate its people, then pass in
    /// [`RoomInput::Rated`].
    Finished(FinishedMatch),
    /// Change who plays in the table's league, if the person may, then send its list to this
    /// connection.
    List(ListenerId, LeagueAsked),
    /// This connection wants to begin the match of an evening: note who plays and watches, then
    /// pass in [`RoomInput::EveningBegins`].
    BeginEvening(ListenerId, EveningCompany),
    /// The match of this evening has ended with these points for the seats; more is better. Note
    /// them, then pass in [`RoomInput::Compared`].
    Played(String, Vec<i64>),
}

/// A person asks for the list of a league.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeagueAsked {
    /// The name of the league.
    pub league: String,
    /// The person.
    pub person: Person,
    /// What they change about who plays in it.
    pub change: LeagueChange,
}
