//! This program, started again for a work of its own.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub(crate) use twin::{ANSWERS_WITHIN, ourselves, set_apart};

#[cfg(test)]
pub(crate) use twin::no_text;
