//! Tables that people enter from other machines.
//!
//! - [`wire`]: what passes between a table's server and those who sit at it.
//! - [`client`]: the side of those who sit there.
//! - [`log`]: where tables are kept.
//! - [`nats`]: what several servers share their tables by.
//! - [`room`]: one table, with those who sit at it and those who watch.
//! - [`lobby`]: all tables of a server.
//! - [`parlour`]: the server itself.
//! - [`person`] and [`refusal`]: who somebody is, and why something is not done.
//! - [`Fingerprint`]: what tells one certificate from all others.

pub mod client;
mod fingerprint;
pub mod lobby;
pub mod log;
pub mod nats;
pub mod parlour;
pub mod person;
pub mod refusal;
pub mod room;
pub mod wire;

pub use fingerprint::Fingerprint;
