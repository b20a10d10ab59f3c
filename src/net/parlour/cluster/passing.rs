//! What processes of one parlour pass to each other: what those at a door ask of a table, and what the table tells them.
//!
//! A door and a host talk of one table in a session that the door begins. Each side numbers what it sends; where a number is
//! missing, something was lost on the way, and the door begins anew, from the last line that it has.

use crate::parlour::places::ProcessId;
use crate::room::{Arrival, ListenerId};
use crate::wire::FromClient;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A session of a door and a host.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) struct Session {
    pub(super) door: ProcessId,
    pub(super) table: String,
    /// Later ones have higher numbers.
    pub(super) number: u64,
}

/// What goes from a door to a host.
#[derive(Serialize, Deserialize)]
pub(super) struct ToHost {
    pub(super) session: Session,
    /// How many came before it.
    pub(super) number: u64,
    pub(super) asked: Asked,
}

/// What is asked of a host.
#[derive(Serialize, Deserialize)]
pub(super) enum Asked {
    /// Somebody comes to the table, or is still there after the table has moved; and the tag of their language.
    Enter(Arrival, String),
    /// A frame came from them.
    Frame(ListenerId, FromClient),
    /// All that they were told has gone out.
    PieceSent(ListenerId),
    /// They are gone.
    Gone(ListenerId),
    /// Whether the host knows the session, and all that came before. It is not counted; the answer is [`Here`].
    AreYouThere,
}

/// A host's answer.
#[derive(Serialize, Deserialize)]
pub(super) struct Here {
    /// Whether it knows the session, and nothing was lost on the way to it.
    pub(super) knows: bool,
    /// How much it has told in it.
    pub(super) told: u64,
}

/// What goes from a host to a door.
#[derive(Serialize, Deserialize)]
pub(super) struct ToDoor<'a> {
    #[serde(borrow)]
    pub(super) table: Cow<'a, str>,
    /// The session's number.
    pub(super) session: u64,
    /// How many came before it.
    pub(super) number: u64,
    #[serde(borrow)]
    pub(super) told: Told<'a>,
}

/// What a host tells.
#[derive(Serialize, Deserialize)]
pub(super) enum Told<'a> {
    /// A frame for a listener.
    Text(ListenerId, #[serde(borrow)] Cow<'a, str>),
    /// The host asks to be told when all that this listener was told has gone out.
    EndOfPiece(ListenerId),
    /// A listener is at the table no more.
    Left(ListenerId),
    /// The table is somebody else's, or will be.
    Moved,
}
