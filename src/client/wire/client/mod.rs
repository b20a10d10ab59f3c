//! The frames that a client sends.

mod play;
#[cfg(test)]
mod tests;

pub use play::{LaidTile, WirePlay, Yes};

use super::LONGEST_FRAME;
use crate::person::PersonId;
use serde::{Deserialize, Serialize};
use serpente_engine::table::Bytes32;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A frame that a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromClient {
    /// The first frame of a connection.
    Hello(HelloFrame),
    /// Asks for six words by which the person can go on under the same name on another device.
    Code,
    /// Asks for the list of tables.
    Tables,
    /// Opens a table. The person becomes its host and takes the first seat.
    Open {
        /// The game and its settings.
        #[serde(flatten)]
        conditions: Conditions,
        /// Whether the table is left out of the list.
        #[serde(default)]
        private: bool,
        /// A secret word that people need to enter.
        #[serde(default)]
        secret: Option<String>,
    },
    /// Asks for a seat at a table; a person who has seats there gets those again.
    Sit {
        /// The table's name.
        table: String,
        /// The seat; `None` for any free one.
        #[serde(default)]
        seat: Option<u8>,
        /// The last line of the table's record that the client knows; 0 for none.
        #[serde(default)]
        after: u64,
        /// The table's secret word.
        #[serde(default)]
        secret: Option<String>,
        /// The name of another person at the same keyboard, who gets one more seat on this connection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Asks to watch a table.
    Watch {
        /// The table's name.
        table: String,
        /// As in [`Sit`](Self::Sit).
        #[serde(default)]
        after: u64,
        /// The table's secret word.
        #[serde(default)]
        secret: Option<String>,
    },
    /// Puts computer players on all free seats.
    Fill {
        /// Their level, by its name in records.
        #[serde(default)]
        level: Option<String>,
    },
    /// Begins the match.
    Begin,
    /// Removes the player on this seat, who may not come back to the table for an hour.
    Remove {
        /// The seat; `None` for all watchers.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// Changes the game or its settings.
    Options {
        /// The game and its settings.
        #[serde(flatten)]
        conditions: Conditions,
    },
    /// Mutes the player on this seat, or allows them to talk again.
    Silence {
        /// The seat; `None` for all watchers.
        #[serde(default)]
        seat: Option<u8>,
        /// Whether to mute.
        on: bool,
    },
    /// Makes a move.
    Move {
        /// The last line of the table's record that the player had heard of.
        after: u64,
        /// The move.
        #[serde(flatten)]
        play: WirePlay,
        /// Whether the player announces that the turn leaves one tile.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        announced: bool,
    },
    /// Says that the player has heard or read everything up to this line of the record.
    Heard {
        /// The line's number.
        n: u64,
    },
    /// Asks for the next round.
    Deal,
    /// Says before a match that the player is ready for it, or no longer is.
    Ready {
        /// Whether the player is ready.
        on: bool,
    },
    /// Asks which of these people are at a table now, at most [`MOST_FRIENDS`](super::MOST_FRIENDS).
    People {
        /// The public numbers of the people.
        ids: Vec<PersonId>,
    },
    /// Asks for the people of the table's league, with their ratings.
    League,
    /// Asks for the results of an evening.
    Evening {
        /// Its name; `None` for the evening of the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        evening: Option<String>,
    },
    /// Promises random bytes for the next deal by their hash.
    Promise {
        /// The line number of the seal that this answers.
        n: u64,
        /// The SHA-256 hash of the bytes.
        hash: Bytes32,
    },
    /// Adds random bytes, from which the next deal is computed together with the server's secret.
    Nonce {
        /// The line number that these bytes answer: of the promises, or in a match without any, of the seal.
        n: u64,
        /// The bytes.
        bytes: Bytes32,
    },
    /// Sends a chat message to everybody at the table, at most 300 characters.
    Say {
        /// The message.
        text: String,
    },
    /// Leaves the table.
    Leave,
    /// Asks whether the server is still connected.
    Ping {
        /// A number that comes back in the answer.
        #[serde(default)]
        id: u64,
    },
}

/// The first frame of a connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HelloFrame {
    /// The version that the client speaks.
    pub protocol: u32,
    /// The person's name, 1 to 24 characters.
    pub name: String,
    /// The token from an earlier `welcome`, to be recognised as the same person.
    #[serde(default)]
    pub token: Option<String>,
    /// The language tag for the server's sentences.
    #[serde(default)]
    pub lang: Option<String>,
    /// The six words that the server told the same person on another device, in place of a token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// The game of a table and its settings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Conditions {
    /// The game, by its name in records.
    pub game: String,
    /// The number of players, if each plays alone.
    #[serde(default)]
    pub players: Option<usize>,
    /// The teams, such as `2x3` for two teams of three members.
    #[serde(default)]
    pub teams: Option<String>,
    /// The other settings, by their names in the first line of a record: `set`, `hand`, `limit` or `rounds`, and the house
    /// rules in `rules`; also `league`, the league for which the table's matches count, and `evening`, the evening whose deals
    /// the table plays, neither of which can be changed later. A setting that is left out has its usual value.
    #[serde(default)]
    pub options: BTreeMap<String, serde_json::Value>,
}

/// Why a frame is not one that a client may send.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// The frame is too long.
    #[error("a frame has at most {LONGEST_FRAME} bytes")]
    TooLong,
    /// The frame is not a JSON object with a `type`.
    #[error("a frame is a JSON object with a type")]
    NoFrame,
    /// The `type` is unknown.
    #[error("there is no frame of the type {0:?}")]
    Unknown(String),
    /// The fields do not fit this `type`.
    #[error("a frame of the type {0:?} has other fields")]
    Malformed(String),
}

/// Every `type` of a client's frame, in the order of [`FromClient`].
const TYPES: [&str; 22] = [
    "hello", "tables", "open", "sit", "watch", "fill", "begin", "remove", "options", "silence",
    "move", "heard", "deal", "ready", "people", "league", "evening", "code", "promise", "nonce",
    "say", "leave",
];

#[derive(Deserialize)]
struct AnyClientFrame<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
}

impl FromClient {
    /// Reads a frame.
    ///
    /// # Errors
    /// Returns an error if a client may not send this frame.
    pub fn read(frame: &str) -> Result<Self, Unreadable> {
        if frame.len() > LONGEST_FRAME {
            return Err(Unreadable::TooLong);
        }
        serde_json::from_str(frame).map_err(|_| {
            let Ok(AnyClientFrame { kind }) = serde_json::from_str(frame) else {
                return Unreadable::NoFrame;
            };
            if TYPES.contains(&&*kind) || kind == "ping" {
                Unreadable::Malformed(kind.into_owned())
            } else {
                // The answer repeats this text, so it is cleaned and shortened.
                let kind = kind.chars().filter(|letter| !letter.is_control());
                Unreadable::Unknown(kind.take(24).collect())
            }
        })
    }

    /// Returns the frame as text.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a frame is plain data")
    }

    /// Returns the frame's `type`.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Hello(_) => "hello",
            Self::Tables => "tables",
            Self::Code => "code",
            Self::Open { .. } => "open",
            Self::Sit { .. } => "sit",
            Self::Watch { .. } => "watch",
            Self::Fill { .. } => "fill",
            Self::Begin => "begin",
            Self::Remove { .. } => "remove",
            Self::Options { .. } => "options",
            Self::Silence { .. } => "silence",
            Self::Move { .. } => "move",
            Self::Heard { .. } => "heard",
            Self::Deal => "deal",
            Self::Ready { .. } => "ready",
            Self::People { .. } => "people",
            Self::League => "league",
            Self::Evening { .. } => "evening",
            Self::Promise { .. } => "promise",
            Self::Nonce { .. } => "nonce",
            Self::Say { .. } => "say",
            Self::Leave => "leave",
            Self::Ping { .. } => "ping",
        }
    }
}
