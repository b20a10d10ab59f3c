//! NATS, through which several servers share their tables: a cluster of message servers that stores streams on several
//! machines. Without the feature `cluster`, only the addresses are compiled.

#[cfg(feature = "cluster")]
mod connection;

#[cfg(feature = "cluster")]
pub use connection::{Nats, NotConnected, OLDEST};

/// Without the feature `cluster` there is no connection.
#[cfg(not(feature = "cluster"))]
pub enum Nats {}
