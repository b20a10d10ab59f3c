//! A process of Windows.

use std::env;
use std::os::windows::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// From the system's headers (`winbase.h`).
const CREATE_NEW_PROCESS_GROUP: u32 = 0x0000_0200;
const CREATE_NO_WINDOW: u32 = 0x0800_0000;

/// How soon a process of this program usually answers: a virus scanner may look at it first.
pub const ANSWERS_WITHIN: Duration = Duration::from_secs(2);

/// This program, whose file cannot be taken away while it runs.
pub fn ourselves() -> PathBuf {
    env::current_exe().unwrap_or_else(|_| "serpente.exe".into())
}

/// Keeps from a process what is for this one alone: a Ctrl-C, the end of its window, and the window itself.
pub fn set_apart(command: &mut Command) {
    command.creation_flags(CREATE_NEW_PROCESS_GROUP | CREATE_NO_WINDOW);
}

/// An argument that is no text, and could name a file.
#[cfg(any(test, feature = "testing"))]
pub fn no_text() -> std::ffi::OsString {
    std::os::windows::ffi::OsStringExt::from_wide(&[u16::from(b'a'), 0xd800])
}
