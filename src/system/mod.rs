//! What a program asks of its system, each in a file of its own.

pub(crate) mod reading;
