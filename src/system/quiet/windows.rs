//! On Windows no audio library prints, so nothing is done.

use std::io;

/// Keeps audio libraries from printing until it is dropped; on Windows it does nothing.
pub struct Quiet(());

impl Quiet {
    /// Does nothing on Windows.
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
    pub fn begin() -> io::Result<Self> {
        Ok(Self(()))
    }
}

/// Does nothing on Windows.
pub fn hush_this_thread() {}

/// Does nothing on Windows.
pub fn restore_standard_error() {}
