//! Reads the bytes that the terminal sends.

use std::os::fd::BorrowedFd;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, read};
use rustix::stdio::stdin;

use super::{MOST_BYTES_READ, TerminalInput};

/// Waits for bytes, at most as long as `patience` if it is given.
pub fn next(bytes: &mut [u8; MOST_BYTES_READ], patience: Option<Duration>) -> TerminalInput {
    let came = match wait(stdin(), patience) {
        Ok(found) if found.is_empty() => return TerminalInput::Nothing,
        // Any other flag means that the terminal was closed.
        Ok(PollFlags::IN) => read(stdin(), bytes),
        Ok(_) => return TerminalInput::Gone,
        Err(error) => Err(error),
    };
    match came {
        Ok(count) => TerminalInput::Bytes(count),
        Err(Errno::INTR | Errno::AGAIN) => TerminalInput::Bytes(0),
        Err(_) => TerminalInput::Gone,
    }
}

fn wait(tty: BorrowedFd<'_>, patience: Option<Duration>) -> Result<PollFlags, Errno> {
    let at_most = patience
        .map(|patience| Timespec::try_from(patience).expect("patience is a matter of a second"));
    let mut waiting = [PollFd::from_borrowed_fd(tty, PollFlags::IN)];
    poll(&mut waiting, at_most.as_ref())?;
    Ok(waiting[0].revents())
}
