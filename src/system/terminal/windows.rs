//! A console of Windows.

use std::io;

use crossterm::ansi_support::supports_ansi;
use crossterm::terminal::enable_raw_mode;

/// Has keys come one by one, unseen.
pub fn take() -> io::Result<()> {
    enable_raw_mode()
}

/// Drops the keys that nobody has read: all that come are read at once, whatever becomes of them.
pub fn drop_keys() {}

/// Whether the console listens to this program now: it listens to all that run in it.
pub fn is_ours() -> bool {
    true
}

/// How many letters a row holds now, and how many rows there are, if that is known.
pub fn size() -> Option<(usize, usize)> {
    let (columns, rows) = crossterm::terminal::size().ok()?;
    Some((usize::from(columns), usize::from(rows)))
}

/// Whether the view may be sent up to make room. The readers of Windows follow a view that goes up line by line.
pub fn can_make_room() -> bool {
    false
}

/// Whether a window was opened for this program. The readers of Windows read what stands there when they come.
pub fn was_opened_for_this_program() -> bool {
    false
}

/// Whether it takes escape sequences for what they mean; from now on it does, if it can.
pub fn understands_clearing() -> bool {
    supports_ansi()
}
