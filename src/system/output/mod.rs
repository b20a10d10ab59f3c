//! Standard output, written in whole blocks of lines.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::{NAME, StandardOutput};
