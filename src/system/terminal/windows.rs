//! Consoles on Windows.

use std::io;

use crossterm::ansi_support::supports_ansi;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// Switches the console to raw mode: keys arrive one at a time and are not echoed.
pub fn take() -> io::Result<()> {
    enable_raw_mode()
}

/// Restores the modes that the console had before [`take`]. Does nothing if it was not called.
pub fn give_back() {
    // A console that was closed has no modes; there is nowhere to report it.
    let _ = disable_raw_mode();
}

/// Does nothing: keys are read as soon as they arrive.
pub fn drop_keys() {}

/// Returns whether the console belongs to this program now: on Windows it always does.
pub fn is_ours() -> bool {
    true
}

/// Returns the columns and rows of the console if they are known.
pub fn size() -> Option<(usize, usize)> {
    let (columns, rows) = crossterm::terminal::size().ok()?;
    Some((usize::from(columns), usize::from(rows)))
}

/// Returns whether lines may be scrolled up to make room. Not on Windows: its screen readers read
/// scrolled lines again.
pub fn can_make_room() -> bool {
    false
}

/// Returns `false`: the screen readers of Windows read what is already in a window when they come
/// to it.
pub fn was_opened_for_this_program() -> bool {
    false
}

/// Returns `false`: no such program is known on Windows.
pub fn is_recorded() -> bool {
    false
}

/// Turns on escape sequences in the console. Returns whether it understands them.
pub fn understands_clearing() -> bool {
    supports_ansi()
}
