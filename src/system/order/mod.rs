//! Orders to a program that runs in the background, by a file that nobody else may open: one line goes in, lines come out.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::{Orders, give};
