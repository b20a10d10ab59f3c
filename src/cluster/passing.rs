//! The messages between the processes of a parlour: requests from an entry process to a table, and
//! frames from the table.
//!
//! An entry process and a host process exchange the messages about one table in a session, which
//! the entry process begins. Each side numbers its messages. If a number is missing, a message was
//! lost, and the entry process begins a new session after the last line that it has.

use serde::{Deserialize, Serialize};
use serpente_client::wire::FromClient;
use serpente_parlour::room::{Arrival, ListenerId};
use serpente_parlour::sharing::ProcessId;
use std::borrow::Cow;

/// A session between an entry process and a host process.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RelaySession {
    /// The entry process. Its name in messages stays, so that processes of two versions understand
    /// each other.
    #[serde(rename = "door")]
    pub entry: ProcessId,
    /// The table.
    pub table: String,
    /// Later sessions have higher numbers.
    pub number: u64,
}

/// A message from an entry process to a host process.
#[derive(Serialize, Deserialize)]
pub struct ToHost {
    /// The session.
    pub session: RelaySession,
    /// How many messages came before it in the session.
    pub number: u64,
    /// The request. Processes of earlier versions call it `asked`.
    #[serde(rename = "asked")]
    pub request: HostRequest,
}

/// A request to a host process.
#[derive(Serialize, Deserialize)]
pub enum HostRequest {
    /// A person enters the table, or enters again after the table has moved. The text is their
    /// language tag.
    Enter(Arrival, String),
    /// Their client has sent a frame.
    Frame(ListenerId, FromClient),
    /// All frames for them have been sent.
    PieceSent(ListenerId),
    /// Their connection is closed.
    Gone(ListenerId),
    /// Asks whether the host process knows the session and has received all messages. This one is
    /// not counted; the answer is [`Here`].
    AreYouThere,
}

/// The answer of a host process.
#[derive(Serialize, Deserialize)]
pub struct Here {
    /// Whether it knows the session and has received all messages.
    pub knows: bool,
    /// How many messages it has sent in the session. Processes of earlier versions call it `told`.
    #[serde(rename = "told")]
    pub sent: u64,
}

/// A message from a host process to an entry process.
#[derive(Serialize, Deserialize)]
pub struct ToEntry<'a> {
    /// The table.
    #[serde(borrow)]
    pub table: Cow<'a, str>,
    /// The session's number.
    pub session: u64,
    /// How many messages came before it in the session.
    pub number: u64,
    /// The content. Processes of earlier versions call it `told`.
    #[serde(borrow, rename = "told")]
    pub news: HostNews<'a>,
}

/// The content of a message from a host process.
#[derive(Serialize, Deserialize)]
pub enum HostNews<'a> {
    /// A frame for a connection.
    Text(ListenerId, #[serde(borrow)] Cow<'a, str>),
    /// The host process wants to know when all frames for this connection have been sent.
    EndOfPiece(ListenerId),
    /// A connection has left the table.
    Left(ListenerId),
    /// The table moves, or has moved, to another process.
    Moved,
}
