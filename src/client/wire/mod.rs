//! The frames between a server and its clients: version 1 of the protocol, as types.
//!
//! A WebSocket at [`PATH`] with the subprotocol [`SUBPROTOCOL`] carries text frames. Each frame is
//! one JSON object with a `type`, like the lines of records. Both sides ignore fields that they do
//! not know. A client ignores a frame of an unknown `type`; a server refuses it with a sentence and
//! keeps the connection open.
//!
//! # Updates
//!
//! A client follows a match by [`Update`](serpente_engine::table::Update)s, one for each step of
//! the match. On the wire, a step is its events, one `event` frame each. The rest of the update
//! (the update without its events) is in the field `step` of the **last** of these frames. A step
//! of which the client may see no event, such as the warning that the thinking time ends, is a
//! frame of the type `step`. [`Steps`] makes updates from these frames.
//!
//! ```
//! use serpente_client::wire::{FromServer, Steps};
//!
//! let frames = [
//!     r#"{"type":"event","n":7,"event":{"type":"passed","seat":0}}"#,
//!     r#"{"type":"event","n":8,"event":{"type":"turn","seat":1},"step":{"time_left":10}}"#,
//! ];
//! let mut steps = Steps::default();
//! steps.last_line = 6;
//! let mut updates = Vec::new();
//! for frame in frames {
//!     if let Some(FromServer::Event(event)) = FromServer::read(frame) {
//!         updates.extend(steps.event(event));
//!     }
//! }
//! assert_eq!(steps.last_line, 8);
//! assert_eq!(updates.len(), 1);
//! assert_eq!((updates[0].events.len(), updates[0].time_left), (2, Some(10)));
//! ```
//!
//! A broken connection loses nothing. After `hello` with the token and `sit` with `after`, the
//! server sends the missing steps again, each with the rest of its update. Then it sends a `step`
//! frame whose `n` is the one of the `table` frame before them.

mod client;
mod server;
mod step;

pub use client::{
    AwayOption, Conditions, DealWaitOption, FromClient, HandOption, HelloFrame, LaidTile,
    LeagueChange, LimitOption, NumberRange, PaceOption, RoundsOption, SHORTEST_TURN, SetOption,
    TableOptions, TurnOption, Unreadable, WatchersOption, WholeNumber, WirePlay, WrongOption, Yes,
};
pub use server::{
    Chair, ComparedPerson, EveningList, EveningResult, FromServer, LeagueList, LeagueStanding,
    MOST_WATCHERS_NAMED, PersonHere, RatedPerson, RefusedFrame, SeatResult, TableContest,
    TableInfo, TableLimits, TableState, TableWatchers,
};
pub use step::{EventLine, StepEnd, Steps};

/// The version of this protocol.
pub const PROTOCOL: u32 = 1;

/// The path of the WebSocket.
pub const PATH: &str = "/ws";

/// The name of the subprotocol.
pub const SUBPROTOCOL: &str = "serpente.1";

/// The default port.
pub const PORT: u16 = 7355;

/// The longest frame from a client, in bytes.
pub const LONGEST_FRAME: usize = 4096;

/// The longest frame from a server that a client accepts, in bytes.
pub const LONGEST_FRAME_FROM_SERVER: usize = 64 * 1024;

/// How many frames a client may send per second, on average.
pub const FRAMES_A_SECOND: u32 = 20;

/// How many frames a client may send at once.
pub const FRAMES_AT_ONCE: u32 = 40;

/// The most friends that a client may ask about at once.
pub const MOST_FRIENDS: usize = 50;

/// The usual number of rounds of an evening. Its first table may choose another; some games cannot
/// be played for rounds.
pub const USUAL_EVENING_ROUNDS: u32 = 5;

/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 24;

/// The longest chat message, in characters.
pub const LONGEST_TALK: usize = 300;

/// The longest secret word of a table, in characters.
pub const LONGEST_SECRET: usize = 64;
