//! Helpers shared by unit tests, the tests in `tests` and the benchmarks.

#[cfg(feature = "seat")]
pub mod actions;
pub mod corpus;
pub mod damaged_json;
pub mod free_address;
#[cfg(feature = "text")]
pub mod keys;
pub mod nats_servers;
pub mod null_sink;
pub mod of_a_hand;
#[cfg(feature = "text")]
pub mod sentences;
pub mod shapes;
pub mod soak;
#[cfg(feature = "text")]
pub mod speaker;
pub mod split_mix;
#[cfg(unix)]
pub mod stand_in;
pub mod waking;
#[cfg(feature = "client")]
pub mod wire_client;
