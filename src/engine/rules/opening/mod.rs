//! The opening of a round: which seat begins, and with which tile.

mod begin;

pub(crate) use begin::Begin;
pub use begin::{HandsOn, Lead, Opening};
