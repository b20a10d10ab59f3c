//! The frames that a client sends.

mod options;
mod play;
#[cfg(test)]
mod tests;

pub use options::{
    AwayOption, Conditions, DealWaitOption, HandOption, LimitOption, NumberRange, PaceOption,
    RoundsOption, SHORTEST_TURN, SetOption, TableOptions, TurnOption, WatchersOption, WholeNumber,
    WrongOption,
};
pub use play::{LaidTile, WirePlay, Yes};

use super::LONGEST_FRAME;
use crate::person::PersonId;
use serde::de::value::MapDeserializer;
use serde::{Deserialize, Serialize};
use serpente_engine::table::Bytes32;
use std::borrow::Cow;
use std::fmt;
use std::iter;

/// Who plays in a league, as the person to whom it belongs changes it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LeagueChange {
    /// A person of the league who is rated no more, or again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// Whether this person is rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plays: Option<bool>,
    /// Whether people are rated who are not in the league yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub newcomers: Option<bool>,
}

impl LeagueChange {
    /// Returns whether nothing changes.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

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
        /// The name of another person at the same keyboard, who gets one more seat on this
        /// connection.
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
    /// Changes how long a turn may take, also during a match. Only the table's host may.
    Limit {
        /// The seconds; 0 for no limit.
        seconds: TurnOption,
    },
    /// Has the computer play this turn of a person who takes long. Only the table's host may.
    PlayFor {
        /// The person's seat.
        seat: u8,
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
    /// Asks which of these people are at a table now, at most
    /// [`MOST_FRIENDS`](super::MOST_FRIENDS).
    People {
        /// The public numbers of the people.
        ids: Vec<PersonId>,
    },
    /// Asks for the people of the table's league, with their ratings. The person to whom the league
    /// belongs may change who plays in it.
    League(LeagueChange),
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
        /// The line number that these bytes answer: of the promises, or in a match without any, of
        /// the seal.
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
    /// A setting of a table cannot be read.
    #[error("a frame of the type {kind:?} has wrong settings: {wrong:?}")]
    Option {
        /// The frame's `type`.
        kind: String,
        /// What is wrong.
        wrong: WrongOption,
    },
}

impl Unreadable {
    /// Returns the `type` of the frame, if it has one.
    pub fn kind(&self) -> Option<&str> {
        match self {
            Self::Unknown(kind) | Self::Malformed(kind) | Self::Option { kind, .. } => Some(kind),
            Self::NoFrame | Self::TooLong => None,
        }
    }
}

/// The parts of a frame by which a refusal is explained.
#[derive(Deserialize)]
struct AnyClientFrame<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    #[serde(default)]
    options: serde_json::Value,
}

/// The error of reading a frame of which only the `type` is known: whether there is no frame of
/// this type.
#[derive(Debug)]
struct NoSuchType(bool);

impl fmt::Display for NoSuchType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the frame cannot be read")
    }
}

impl std::error::Error for NoSuchType {}

impl serde::de::Error for NoSuchType {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self(false)
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Self(true)
    }
}

/// Returns the beginning of a text that a refusal repeats, without control characters.
fn shortened(text: &str) -> String {
    let seen = text.chars().filter(|letter| !letter.is_control());
    seen.take(24).collect()
}

/// Returns whether a client may send frames of this type.
fn is_type(kind: &str) -> bool {
    let only_type = MapDeserializer::<_, NoSuchType>::new(iter::once(("type", kind)));
    let read = FromClient::deserialize(only_type);
    !matches!(read, Err(NoSuchType(true)))
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
        match serde_json::from_str(frame) {
            Ok(frame) => Ok(frame),
            Err(_) => Err(Self::why_unreadable(frame)),
        }
    }

    /// Returns why a text is no frame of a client.
    fn why_unreadable(frame: &str) -> Unreadable {
        let Ok(AnyClientFrame { kind, options }) = serde_json::from_str(frame) else {
            return Unreadable::NoFrame;
        };
        if !is_type(&kind) {
            return Unreadable::Unknown(shortened(&kind));
        }
        let kind = kind.into_owned();
        if matches!(kind.as_str(), "open" | "options")
            && let Some(options) = options.as_object()
            && let Some(wrong) = TableOptions::find_wrong(options)
        {
            return Unreadable::Option { kind, wrong };
        }
        Unreadable::Malformed(kind)
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
            Self::Limit { .. } => "limit",
            Self::PlayFor { .. } => "play-for",
            Self::Move { .. } => "move",
            Self::Heard { .. } => "heard",
            Self::Deal => "deal",
            Self::Ready { .. } => "ready",
            Self::People { .. } => "people",
            Self::League(_) => "league",
            Self::Evening { .. } => "evening",
            Self::Promise { .. } => "promise",
            Self::Nonce { .. } => "nonce",
            Self::Say { .. } => "say",
            Self::Leave => "leave",
            Self::Ping { .. } => "ping",
        }
    }
}
