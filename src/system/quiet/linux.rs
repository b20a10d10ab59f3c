//! ALSA's library and JACK's print.
//!
//! ALSA's can be told not to, each thread for itself. JACK's client library prints on standard error whatever a program asks of it, so for the moment in which a device is
//! opened standard error leads nowhere. That is a matter of the whole process, hence the one static.

use std::cell::OnceCell;
use std::io;
use std::os::fd::OwnedFd;
use std::sync::{Mutex, PoisonError};

use rustix::fs::{Mode, OFlags, open};
use rustix::io::fcntl_dupfd_cloexec;
use rustix::stdio::{dup2_stderr, stderr};

thread_local! {
    /// ALSA's messages of this thread, kept from the terminal for as long as the thread lives.
    static MESSAGES: OnceCell<Box<dyn std::any::Any>> = const { OnceCell::new() };
}

/// Keeps the card's library from printing on this thread.
pub fn hush_this_thread() {
    MESSAGES.with(|messages| {
        messages.get_or_init(|| Box::new(alsa::Output::local_error_handler()));
    });
}

static AWAY: Mutex<Away> = Mutex::new(Away {
    openings: 0,
    saved: None,
});

/// Where standard error really leads, while it leads nowhere.
struct Away {
    /// How many devices are being opened right now.
    openings: usize,
    saved: Option<OwnedFd>,
}

/// While it lives, nothing written to standard error arrives.
pub struct Quiet(());

impl Quiet {
    /// Turns standard error away.
    pub fn begin() -> io::Result<Self> {
        let mut away = AWAY.lock().unwrap_or_else(PoisonError::into_inner);
        if away.saved.is_none() {
            // Above the three standard streams: one of those may be closed, and its number free.
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
        let mut away = AWAY.lock().unwrap_or_else(PoisonError::into_inner);
        away.openings -= 1;
        if away.openings == 0 {
            away.come_back();
        }
    }
}

impl Away {
    fn come_back(&mut self) {
        if let Some(saved) = self.saved.take() {
            // If this fails there is no standard error left to say so.
            let _ = dup2_stderr(saved);
        }
    }
}

/// Lets standard error through again, though a device is still being opened: for a panic, and for leaving while an
/// audio server hangs. Does nothing when it was never turned away.
pub fn restore_standard_error() {
    AWAY.lock()
        .unwrap_or_else(PoisonError::into_inner)
        .come_back();
}
