//! The computer players, one file for each level.

mod easy;
mod expert;
mod heavy;
mod normal;
mod random;
mod worlds;

pub(super) use easy::Easy;
pub(super) use expert::Expert;
pub(super) use heavy::Heavy;
pub(super) use normal::Normal;
pub(super) use random::Random;
pub(super) use worlds::Worlds;
