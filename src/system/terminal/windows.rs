//! A console of Windows.

use std::io;

use crossterm::ansi_support::supports_ansi;
use crossterm::terminal::{enable_raw_mode, size};

/// Has keys come one by one, unseen.
pub(crate) fn take() -> io::Result<()> {
    enable_raw_mode()
}

/// Drops the keys that nobody has read: all that come are read at once, whatever becomes of them.
pub(crate) fn drop_keys() {}

/// Whether the console listens to this program now: it listens to all that run in it.
pub(crate) fn is_ours() -> bool {
    true
}

/// How many letters a row holds now, if that is known.
pub(crate) fn columns() -> Option<usize> {
    let (columns, _) = size().ok()?;
    Some(usize::from(columns)).filter(|columns| *columns > 0)
}

/// Whether it takes escape sequences for what they mean; from now on it does, if it can.
pub(crate) fn understands_clearing() -> bool {
    supports_ansi()
}
