//! Helpers shared by unit tests, the tests in `tests` and the benchmarks.

#[cfg(feature = "seat")]
pub mod actions;
#[cfg(feature = "text")]
pub mod keys;
pub mod nats_servers;
pub mod of_a_hand;
pub mod shapes;
pub mod soak;
#[cfg(feature = "text")]
pub mod speaker;
pub mod split_mix;
