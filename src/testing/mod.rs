//! What the unit tests here, the tests in `tests` and the benches share.

pub(crate) mod nats_servers;
pub(crate) mod soak;
pub(crate) mod split_mix;
