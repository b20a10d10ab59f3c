//! Standard output, as lines go to it that belong together.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::{NAME, StandardOutput};
