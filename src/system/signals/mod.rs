//! Signals from the system, a shell or a window that is being closed.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::{
    EndRequests, Hangups, Signal, Signals, can_be_woken, stop_all, stop_this, survive_full_quotas,
};

/// The meaning of a signal for an interactive program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// The terminal was closed.
    Hangup,
    /// The user pressed Control-C.
    Interrupt,
    /// The program is asked to end.
    Terminate,
    /// The program is asked to stop until it is resumed.
    Suspend,
    /// The program was resumed.
    Resume,
    /// A signal that would have ended the program, and for which it has no other use.
    Fatal,
}
