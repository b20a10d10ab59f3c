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
//! - [`limiter`]: how often something may happen.
//! - [`report()`]: what the person who runs a server reads.
//! - [`Fingerprint`]: what tells one certificate from all others.

pub mod client;
mod fingerprint;
pub mod limiter;
pub mod lobby;
pub mod log;
pub mod nats;
#[cfg_attr(
    not(feature = "cluster"),
    allow(dead_code, reason = "some of it is there for other processes")
)]
pub mod parlour;
pub mod person;
pub mod refusal;
mod report;
pub mod room;
pub mod wire;

pub use fingerprint::Fingerprint;
pub use report::report;
