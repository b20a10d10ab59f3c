//! The terminal as it is read: bytes, silence, or its end.

use std::os::fd::BorrowedFd;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, read};
use rustix::stdio::stdin;

/// How much is read at once, in bytes: as much as the system keeps for a terminal.
pub(super) const MOST: usize = 4096;

/// What came from the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Came {
    /// So many bytes. May be none: another program of the same terminal had them.
    Bytes(usize),
    /// Nothing, as long as one had patience.
    Nothing,
    /// The terminal is gone.
    Gone,
}

/// Waits for bytes, not longer than `patience` if there is one.
pub(super) fn next(bytes: &mut [u8; MOST], patience: Option<Duration>) -> Came {
    let came = match wait(stdin(), patience) {
        Ok(found) if found.is_empty() => return Came::Nothing,
        // Whatever else is found means that nobody types any more.
        Ok(PollFlags::IN) => read(stdin(), bytes),
        Ok(_) => return Came::Gone,
        Err(error) => Err(error),
    };
    match came {
        Ok(count) => Came::Bytes(count),
        Err(Errno::INTR | Errno::AGAIN) => Came::Bytes(0),
        Err(_) => Came::Gone,
    }
}

fn wait(tty: BorrowedFd<'_>, patience: Option<Duration>) -> Result<PollFlags, Errno> {
    let patience = patience
        .map(|patience| Timespec::try_from(patience).expect("patience is a matter of a second"));
    let mut waiting = [PollFd::from_borrowed_fd(tty, PollFlags::IN)];
    poll(&mut waiting, patience.as_ref())?;
    Ok(waiting[0].revents())
}
