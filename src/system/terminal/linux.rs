//! A terminal of a Linux system.

use std::env;
use std::io;

use crossterm::terminal::enable_raw_mode;
use nix::unistd::{getpgrp, getpid, getsid, tcgetpgrp};
use rustix::stdio::{stdin, stdout};
use rustix::termios::{
    OptionalActions, OutputModes, QueueSelector, SpecialCodeIndex, tcflush, tcgetattr,
    tcgetwinsize, tcsetattr,
};

/// Has keys come one by one, unseen. Lines end as they always do.
pub fn take() -> io::Result<()> {
    enable_raw_mode()?;
    let mut modes = tcgetattr(stdin())?;
    modes.output_modes |= OutputModes::OPOST | OutputModes::ONLCR;
    // Where another program has taken what there was to read, nothing waits for more.
    modes.special_codes[SpecialCodeIndex::VMIN] = 0;
    modes.special_codes[SpecialCodeIndex::VTIME] = 0;
    Ok(tcsetattr(stdin(), OptionalActions::Now, &modes)?)
}

/// Drops the keys that nobody has read.
pub fn drop_keys() {
    // A terminal that is gone has none.
    let _ = tcflush(stdin(), QueueSelector::IFlush);
}

/// Whether the terminal listens to this program now, and not to the shell that started it or to another job of that.
/// Who sets the modes all the same is stopped.
pub fn is_ours() -> bool {
    tcgetpgrp(stdin()).map_or(true, |group| group == getpgrp())
}

/// How many letters a row holds now, and how many rows there are, if that is known: 0 where the terminal does not tell.
pub fn size() -> Option<(usize, usize)> {
    let size = tcgetwinsize(stdout()).ok()?;
    Some((usize::from(size.ws_col), usize::from(size.ws_row)))
}

/// Whether the view may be sent up to make room.
pub fn can_make_room() -> bool {
    understands_clearing()
}

/// Whether a window was opened for this program, not for a shell that was read before: then the program leads the
/// terminal's session.
pub fn was_opened_for_this_program() -> bool {
    getsid(None).is_ok_and(|session| session == getpid())
}

/// Whether the terminal is known, and not one that prints what it is sent, as a teletype does.
pub fn understands_clearing() -> bool {
    env::var("TERM").is_ok_and(|name| !matches!(&name[..], "" | "dumb" | "unknown"))
}
