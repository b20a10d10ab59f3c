//! Keeps audio libraries from printing on the terminal.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::{Quiet, hush_this_thread, restore_standard_error};
