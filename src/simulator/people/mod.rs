//! The people of a run, and what they must be told.

pub(crate) mod checks;
pub(crate) mod guest;
