//! The keyboard as the system gives it: bytes or keys, silence, or its end.

use crossterm::event::Event;

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::next;

/// How much is read at once, in bytes: as much as the system keeps for a terminal.
pub const MOST: usize = 4096;

/// What came from the terminal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TerminalInput {
    /// So many bytes. May be none: another program of the same terminal had them.
    Bytes(usize),
    /// Keys that the system itself made out, all that were there at once.
    Keys(Vec<Event>),
    /// Nothing, as long as one had patience.
    Nothing,
    /// The terminal is gone.
    Gone,
}
