//! Reads the keyboard as the system offers it: as bytes on Linux, as keys on Windows.

use crossterm::event::Event;

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::next;

/// The most bytes read at once: as many as Linux keeps for a terminal.
pub const MOST_BYTES_READ: usize = 4096;

/// The input from the terminal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TerminalInput {
    /// This many bytes. Zero if another program at the same terminal read them first.
    Bytes(usize),
    /// All keys that were waiting, already decoded by the system.
    Keys(Vec<Event>),
    /// Nothing within the time allowed.
    Nothing,
    /// The terminal was closed.
    Gone,
}
