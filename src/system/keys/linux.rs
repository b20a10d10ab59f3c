//! A terminal sends bytes.

use std::os::fd::BorrowedFd;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, read};
use rustix::stdio::stdin;

use super::{MOST, TerminalInput};

/// Waits for bytes, not longer than `patience` if there is one.
pub fn next(bytes: &mut [u8; MOST], patience: Option<Duration>) -> TerminalInput {
    let came = match wait(stdin(), patience) {
        Ok(found) if found.is_empty() => return TerminalInput::Nothing,
        // Whatever else is found means that nobody types any more.
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
    let patience = patience
        .map(|patience| Timespec::try_from(patience).expect("patience is a matter of a second"));
    let mut waiting = [PollFd::from_borrowed_fd(tty, PollFlags::IN)];
    poll(&mut waiting, patience.as_ref())?;
    Ok(waiting[0].revents())
}
