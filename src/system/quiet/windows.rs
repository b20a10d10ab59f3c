//! No audio library of Windows prints.

use std::io;

/// While it lives, nothing written to standard error arrives; here nothing would be.
pub struct Quiet(());

impl Quiet {
    /// Turns standard error away.
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
    pub fn begin() -> io::Result<Self> {
        Ok(Self(()))
    }
}

/// Keeps the card's library from printing on this thread.
pub fn hush_this_thread() {}

/// Lets standard error through again; it was never turned away.
pub fn restore_standard_error() {}
