//! Tables that people enter from other machines.
//!
//! - [`wire`]: what passes between a table's server and those who sit at it.

pub mod wire;
