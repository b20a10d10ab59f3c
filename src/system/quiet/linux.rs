//! Keeps the libraries of ALSA and JACK from printing.
//!
//! ALSA's library can be told not to print, for each thread. JACK's client library always prints on
//! standard error, so standard error is redirected to `/dev/null` while a device is being opened.
//! That concerns the whole process, which is why there is a static.

use std::cell::OnceCell;
use std::io;
use std::os::fd::OwnedFd;
use std::sync::Mutex;

use rustix::fs::{Mode, OFlags, open};
use rustix::io::fcntl_dupfd_cloexec;
use rustix::stdio::{dup2_stderr, stderr};

use crate::lock;

thread_local! {
    /// Keeps ALSA's messages from the terminal for as long as the thread lives.
    static MESSAGES: OnceCell<Box<dyn std::any::Any>> = const { OnceCell::new() };
}

/// Keeps the sound card's library from printing on this thread.
pub fn hush_this_thread() {
    MESSAGES.with(|messages| {
        messages.get_or_init(|| Box::new(alsa::Output::local_error_handler()));
    });
}

static AWAY: Mutex<Away> = Mutex::new(Away {
    openings: 0,
    saved: None,
});

/// The original target of standard error, saved while it is redirected.
struct Away {
    /// How many devices are being opened now.
    openings: usize,
    saved: Option<OwnedFd>,
}

/// Redirects standard error to nowhere until it is dropped.
pub struct Quiet(());

impl Quiet {
    /// Begins to redirect standard error.
    pub fn begin() -> io::Result<Self> {
        let mut away = lock(&AWAY);
        if away.saved.is_none() {
            // A number above the three standard streams: one of those may be closed, and its number
            // would be taken.
            let saved = fcntl_dupfd_cloexec(stderr(), 3)?;
            let nowhere = open("/dev/null", OFlags::WRONLY | OFlags::CLOEXEC, Mode::empty())?;
            dup2_stderr(&nowhere)?;
            away.saved = Some(saved);
        }
        away.openings += 1;
        Ok(Self(()))
    }
}

impl Drop for Quiet {
    fn drop(&mut self) {
        let mut away = lock(&AWAY);
        away.openings -= 1;
        if away.openings == 0 {
            away.come_back();
        }
    }
}

impl Away {
    fn come_back(&mut self) {
        if let Some(saved) = self.saved.take() {
            // If this fails, there is no standard error on which to report it.
            let _ = dup2_stderr(saved);
        }
    }
}

/// Stops redirecting standard error even if a device is still being opened: for a panic, and for
/// leaving while an audio server hangs. Does nothing if it was not redirected.
pub fn restore_standard_error() {
    lock(&AWAY).come_back();
}
