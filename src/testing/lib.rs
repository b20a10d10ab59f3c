//! Helpers shared by unit tests, the tests in `tests` and the benchmarks.

pub mod nats_servers;
pub mod soak;
pub mod split_mix;
