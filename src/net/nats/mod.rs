//! NATS, by which several servers share their tables: a cluster of message servers that keeps what is put into its streams on
//! several machines. All but the addresses is there with the feature `cluster` alone.

mod addresses;
#[cfg(feature = "cluster")]
mod connection;

pub use addresses::{Addresses, NoAddress};
#[cfg(feature = "cluster")]
pub use connection::{Nats, NotConnected, OLDEST};

/// There is no connection without the feature `cluster`.
#[cfg(not(feature = "cluster"))]
pub enum Nats {}
