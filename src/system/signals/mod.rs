//! What the system, a shell or whoever closes a window tells a program.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::{
    Signal, Signals, asked_to_end, can_be_woken, stop_all, stop_this, survive_full_quotas,
};

/// What a signal means to a program that somebody plays in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    windows,
    expect(dead_code, reason = "no program is stopped or goes on there")
)]
pub enum Meaning {
    /// The terminal is gone.
    Hangup,
    /// Somebody interrupts it.
    Interrupt,
    /// It is to end.
    Terminate,
    /// It is to stop until somebody has it go on.
    Suspend,
    /// It goes on.
    Resume,
    /// It would have ended: nobody expects this one.
    Fatal,
}
