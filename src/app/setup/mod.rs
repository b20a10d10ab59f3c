//! The match that is being set up.

pub(crate) mod choices;
pub(crate) mod draft;
pub(crate) mod limits;
