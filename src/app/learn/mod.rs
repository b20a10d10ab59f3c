//! Reviews, problems, exercises and retellings of recorded matches.

pub(crate) mod exercises;
pub(crate) mod kept;
pub(crate) mod learning;
pub(crate) mod practice;
pub(crate) mod problems;
pub(crate) mod reviewing;
pub(crate) mod training;
