//! The modes of the terminal.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

use std::io;

use crossterm::terminal::disable_raw_mode;

pub use twin::{
    can_make_room, drop_keys, is_ours, size, take, understands_clearing,
    was_opened_for_this_program,
};

/// Takes it again, as [`take`] did, after somebody else may have changed its modes: those it has now are its own, unless
/// they still are ours.
pub fn take_again() -> io::Result<()> {
    give_back();
    take()
}

/// Gives it the modes back that it had before it was taken. Does nothing where it was not.
pub fn give_back() {
    // A terminal that is gone has no modes, and nobody to tell.
    let _ = disable_raw_mode();
}
