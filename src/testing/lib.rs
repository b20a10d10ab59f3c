//! What the unit tests here, the tests in `tests` and the benches share.

pub mod nats_servers;
pub mod soak;
pub mod split_mix;
