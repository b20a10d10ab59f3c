//! The modes of the terminal.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

use crossterm::terminal::disable_raw_mode;

pub use twin::{
    can_make_room, drop_keys, is_ours, is_recorded, size, take, understands_clearing,
    was_opened_for_this_program,
};

/// Restores the modes that the terminal had before [`take`]. Does nothing if it was not called.
pub fn give_back() {
    // A terminal that was closed has no modes; there is nowhere to report it.
    let _ = disable_raw_mode();
}
