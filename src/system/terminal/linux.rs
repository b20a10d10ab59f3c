//! Terminals on Linux.

use std::env;
use std::fs;
use std::io;
use std::sync::Mutex;

use nix::sys::termios::{
    LocalFlags, OutputFlags, SetArg, SpecialCharacterIndices, Termios, cfmakeraw, tcgetattr,
    tcsetattr,
};
use nix::unistd::{getpgrp, getpid, getsid, tcgetpgrp};
use rustix::stdio::{stdin, stdout};
use rustix::termios::{QueueSelector, tcflush, tcgetwinsize};

use crate::lock;

/// The modes that the terminal had before [`take`].
static ORIGINAL_MODES: Mutex<Option<Termios>> = Mutex::new(None);

/// Switches the terminal to raw mode: keys arrive one at a time and are not echoed. Line ends in
/// the output work as usual.
///
/// The modes are set by the C library, whose system calls every Linux knows. crossterm's are newer,
/// and some emulators and sandboxes refuse them.
pub fn take() -> io::Result<()> {
    let mut original = lock(&ORIGINAL_MODES);
    let found = tcgetattr(stdin())?;
    let mut raw = found.clone();
    cfmakeraw(&mut raw);
    raw.output_flags |= OutputFlags::OPOST | OutputFlags::ONLCR;
    // Never wait in a read: another program may have taken the bytes that were announced.
    raw.control_chars[SpecialCharacterIndices::VMIN as usize] = 0;
    raw.control_chars[SpecialCharacterIndices::VTIME as usize] = 0;
    tcsetattr(stdin(), SetArg::TCSANOW, &raw)?;
    // The call succeeds even if the terminal kept some of its modes.
    if tcgetattr(stdin())?.local_flags.contains(LocalFlags::ICANON) {
        return Err(io::ErrorKind::Unsupported.into());
    }
    original.get_or_insert(found);
    Ok(())
}

/// Restores the modes that the terminal had before [`take`]. Does nothing if it was not called.
pub fn give_back() {
    if let Some(modes) = lock(&ORIGINAL_MODES).take() {
        // A terminal that was closed has no modes; there is nowhere to report it.
        let _ = tcsetattr(stdin(), SetArg::TCSANOW, &modes);
    }
}

/// Discards the keys that were not read yet.
pub fn drop_keys() {
    // A terminal that was closed has no keys.
    let _ = tcflush(stdin(), QueueSelector::IFlush);
}

/// Returns whether the terminal belongs to this program now, and not to the shell that started it
/// or to another of its jobs. A program that sets the modes of a terminal that is not its own is
/// stopped.
pub fn is_ours() -> bool {
    tcgetpgrp(stdin()).map_or(true, |group| group == getpgrp())
}

/// Returns the columns and rows of the terminal if they are known; each is 0 where the terminal
/// does not report it.
pub fn size() -> Option<(usize, usize)> {
    let size = tcgetwinsize(stdout()).ok()?;
    Some((usize::from(size.ws_col), usize::from(size.ws_row)))
}

/// Returns whether lines may be scrolled up to make room.
pub fn can_make_room() -> bool {
    understands_clearing()
}

/// Returns whether the window was opened for this program, so that the screen reader has not read
/// it before: the program then leads the terminal's session.
pub fn was_opened_for_this_program() -> bool {
    getsid(None).is_ok_and(|session| session == getpid())
}

/// The programs that stand between this program and the screen, and keep what it writes: some in a file.
const RECORDERS: [&str; 7] = [
    "script",
    "screen",
    "mosh-server",
    "asciinema",
    "ttyrec",
    "tlog-rec-sessio",
    "sudoreplay",
];

/// The most programs that are asked who started them.
const MOST_ANCESTORS: usize = 64;

/// Returns whether this program was started from one that keeps what a terminal shows.
pub fn is_recorded() -> bool {
    let mut process = getpid().as_raw();
    for _ in 0..MOST_ANCESTORS {
        // Another person's processes may be hidden: then nothing is known of them.
        let Ok(stat) = fs::read_to_string(format!("/proc/{process}/stat")) else {
            return false;
        };
        let Some(entry) = ProcessEntry::read(&stat) else {
            return false;
        };
        if RECORDERS.contains(&entry.name) {
            return true;
        }
        if entry.parent <= 1 {
            return false;
        }
        process = entry.parent;
    }
    false
}

/// A line of `/proc/PID/stat`.
#[derive(PartialEq, Eq, Debug)]
struct ProcessEntry<'t> {
    /// The first 15 letters of the program's name.
    name: &'t str,
    parent: i32,
}

impl<'t> ProcessEntry<'t> {
    /// Reads a line such as `42 (a name) S 7 …`. A name may have brackets and spaces.
    fn read(stat: &'t str) -> Option<Self> {
        let (_, behind) = stat.split_once('(')?;
        let (name, rest) = behind.rsplit_once(')')?;
        let parent = rest.split_whitespace().nth(1)?.parse().ok()?;
        Some(Self { name, parent })
    }
}

/// Returns whether the terminal understands escape sequences, as far as its name says so.
pub fn understands_clearing() -> bool {
    env::var("TERM").is_ok_and(|name| !matches!(&name[..], "" | "dumb" | "unknown"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_says_its_name_and_who_started_it() {
        let entry = ProcessEntry::read("42 (a (b) c) S 7 42 42 0").expect("an entry");
        assert_eq!(
            entry,
            ProcessEntry {
                name: "a (b) c",
                parent: 7
            }
        );
        assert_eq!(ProcessEntry::read("42 (script"), None);
        assert_eq!(ProcessEntry::read("42 (script) S x"), None);
    }
}
