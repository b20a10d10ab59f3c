//! Starts this program a second time, for work that must not stop the game.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

mod apart;

pub use apart::{ApartProcess, answer, received};
pub use twin::{ANSWERS_WITHIN, ourselves, set_apart};

#[cfg(any(test, feature = "testing"))]
pub use twin::no_text;
