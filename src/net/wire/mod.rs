//! What passes between a table's server and those who sit at it: version 1 of the wire, as types.
//!
//! A WebSocket at [`PATH`] with the subprotocol [`SUBPROTOCOL`] carries text frames, one JSON object each, told apart by
//! `type` as the lines of records are. Fields that are not known are passed over on both sides. A client that meets an unknown
//! `type` passes the frame over, too; a server refuses it with a sentence, and the connection stays.
//!
//! # Updates
//!
//! A listener follows a match by [`Update`](serpente_engine::table::Update)s, one for each step of the match. On the wire a step is its
//! events, one `event` frame each, and what else an update tells (an update without events) stands in the field `step` of the **last** of
//! them. A step of which a listener sees no event, such as the warning that the thinking time ends, is a frame of the type
//! `step`. [`Steps`] makes the updates of these frames.
//!
//! ```
//! use crate::wire::{FromServer, Steps};
//!
//! let frames = [
//!     r#"{"type":"event","n":7,"event":{"type":"passed","seat":0}}"#,
//!     r#"{"type":"event","n":8,"event":{"type":"turn","seat":1},"step":{"time_left":10}}"#,
//! ];
//! let mut steps = Steps::after(6);
//! let mut updates = Vec::new();
//! for frame in frames {
//!     if let Some(FromServer::Event(event)) = FromServer::read(frame)? {
//!         updates.extend(steps.event(event));
//!     }
//! }
//! assert_eq!(steps.known(), 8);
//! assert_eq!(updates.len(), 1);
//! assert_eq!((updates[0].events.len(), updates[0].time_left), (2, Some(10)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A broken line loses nothing: after `hello` with the token and `sit` with `after`, the steps that are missing come again,
//! each with what was beside it, and then a `step` frame whose `n` is the one that the `table` frame before them told.

mod client;
mod server;
mod step;

pub use client::{Conditions, FromClient, LaidTile, Play, Unreadable, Yes};
pub use server::{Chair, FromServer, Refused, TableInfo, TableState};
pub use step::{EventLine, StepEnd, Steps};

/// The version of all this.
pub const PROTOCOL: u32 = 1;

/// Where the WebSocket is.
pub const PATH: &str = "/ws";

/// The name of the subprotocol.
pub const SUBPROTOCOL: &str = "serpente.1";

/// The port where nobody says another.
pub const PORT: u16 = 7355;

/// The longest frame from a client, in bytes.
pub const LONGEST_FRAME: usize = 4096;

/// The longest frame from a server that a client takes, in bytes.
pub const LONGEST_FRAME_FROM_SERVER: usize = 64 * 1024;

/// How many frames a client may send in a second, in the long run.
pub const FRAMES_A_SECOND: u32 = 20;

/// How many it may send at once.
pub const FRAMES_AT_ONCE: u32 = 40;

/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 24;

/// The longest thing to say, in characters.
pub const LONGEST_TALK: usize = 300;

/// The longest secret word of a table, in characters.
pub const LONGEST_SECRET: usize = 64;
