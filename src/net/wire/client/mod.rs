//! What a client sends.

mod play;
#[cfg(test)]
mod tests;

pub use play::{LaidTile, Play, Yes};

use super::LONGEST_FRAME;
use serde::{Deserialize, Serialize};
use serpente_engine::table::Bytes32;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromClient {
    /// The first frame of a connection.
    Hello {
        /// The version the client speaks.
        protocol: u32,
        /// What the person is called, 1 to 24 characters.
        name: String,
        /// What `welcome` gave, to be the same person again.
        #[serde(default)]
        token: Option<String>,
        /// The language that the server's sentences are wanted in, as a tag.
        #[serde(default)]
        lang: Option<String>,
    },
    /// Which tables there are.
    Tables,
    /// A new table, of which the person becomes the master, on its first chair.
    Open {
        /// What is played.
        #[serde(flatten)]
        conditions: Conditions,
        /// Whether the table is left out of the list.
        #[serde(default)]
        private: bool,
        /// A word that who comes must know.
        #[serde(default)]
        secret: Option<String>,
    },
    /// A chair at a table; to who has some there, those again.
    Sit {
        /// The table's name.
        table: String,
        /// The chair; `None` for any that is free.
        #[serde(default)]
        seat: Option<u8>,
        /// The last line of the table's record that is known; 0 for none.
        #[serde(default)]
        after: u64,
        /// The table's secret word.
        #[serde(default)]
        secret: Option<String>,
        /// One chair more on this connection, for somebody else at the same keyboard who is called so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// To hear a table without a chair.
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
    /// Computer players for all chairs that are free.
    Fill {
        /// Their level, by its name in records.
        #[serde(default)]
        level: Option<String>,
    },
    /// The match begins.
    Begin,
    /// Whoever sits on this chair leaves it, and the table for an hour.
    Remove {
        /// The chair; `None` for all who only watch.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// Something else is played at the table.
    Options {
        /// What.
        #[serde(flatten)]
        conditions: Conditions,
    },
    /// What is said from this chair is passed on to nobody, or to all again.
    Silence {
        /// The chair; `None` for all who only watch.
        #[serde(default)]
        seat: Option<u8>,
        /// Whether it is to be silent.
        on: bool,
    },
    /// A move.
    Move {
        /// The last line of the table's record that the player had heard of.
        after: u64,
        /// What is done.
        #[serde(flatten)]
        play: Play,
    },
    /// This listener has heard, or read, all up to this line of the record.
    Heard {
        /// The line's number.
        n: u64,
    },
    /// On to the next round.
    Deal,
    /// Random bytes that the next deal follows from, too.
    Nonce {
        /// The line of the seal that they come after.
        n: u64,
        /// The bytes.
        bytes: Bytes32,
    },
    /// Something to say to all at the table, at most 300 characters.
    Say {
        /// What.
        text: String,
    },
    /// The person leaves the table.
    Leave,
    /// Whether the server is there.
    Ping {
        /// What comes back with the answer.
        #[serde(default)]
        id: u64,
    },
}

/// What is played at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Conditions {
    /// The game, by its name in records.
    pub game: String,
    /// How many players, where each plays alone.
    #[serde(default)]
    pub players: Option<usize>,
    /// The teams, such as `2x3` for two of three members.
    #[serde(default)]
    pub teams: Option<String>,
    /// What else is agreed, by its name in the first line of a record: `set`, `hand`, `limit` or `rounds`, and the house
    /// rules in `rules`. What is left out is as usual.
    #[serde(default)]
    pub options: BTreeMap<String, serde_json::Value>,
}

/// Why a frame is nothing that a client may send.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is longer than any frame may be.
    #[error("a frame has at most {LONGEST_FRAME} bytes")]
    TooLong,
    /// It is no JSON object with a `type`.
    #[error("a frame is a JSON object with a type")]
    NoFrame,
    /// Its `type` is none there is.
    #[error("there is no frame of the type {0:?}")]
    Unknown(String),
    /// The fields are not what this `type` has.
    #[error("a frame of the type {0:?} has other fields")]
    Malformed(String),
}

/// Every `type` of a client's frame, as the enum above names them.
const TYPES: [&str; 16] = [
    "hello", "tables", "open", "sit", "watch", "fill", "begin", "remove", "options", "silence",
    "move", "heard", "deal", "nonce", "say", "leave",
];

#[derive(Deserialize)]
struct AnyFrame<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
}

impl FromClient {
    /// Reads a frame.
    ///
    /// # Errors
    /// If a client may not send it.
    pub fn read(frame: &str) -> Result<Self, Unreadable> {
        if frame.len() > LONGEST_FRAME {
            return Err(Unreadable::TooLong);
        }
        serde_json::from_str(frame).map_err(|_| {
            let Ok(AnyFrame { kind }) = serde_json::from_str(frame) else {
                return Unreadable::NoFrame;
            };
            if TYPES.contains(&&*kind) || kind == "ping" {
                Unreadable::Malformed(kind.into_owned())
            } else {
                // It is told again in the answer.
                let kind = kind.chars().filter(|letter| !letter.is_control());
                Unreadable::Unknown(kind.take(24).collect())
            }
        })
    }

    /// The frame's text.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a frame is plain data")
    }

    /// Its `type`.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Hello { .. } => "hello",
            Self::Tables => "tables",
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
            Self::Nonce { .. } => "nonce",
            Self::Say { .. } => "say",
            Self::Leave => "leave",
            Self::Ping { .. } => "ping",
        }
    }
}
