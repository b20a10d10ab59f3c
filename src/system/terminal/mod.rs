//! The modes of the terminal.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::{
    can_make_room, drop_keys, give_back, is_ours, is_recorded, size, take, understands_clearing,
    was_opened_for_this_program,
};
