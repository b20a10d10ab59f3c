//! Texts to read: rules, statistics, the sentences of a language, and the saved transcript.

pub mod proof;
pub(crate) mod rules;
pub(crate) mod saved_transcript;
pub mod stats;
