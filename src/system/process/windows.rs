//! Processes on Windows.

use std::env;
use std::os::windows::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// From the system's headers (`winbase.h`).
const CREATE_NEW_PROCESS_GROUP: u32 = 0x0000_0200;
const CREATE_NO_WINDOW: u32 = 0x0800_0000;

/// How soon a newly started process of this program usually answers. A virus scanner may look at it
/// first.
pub const ANSWERS_WITHIN: Duration = Duration::from_secs(2);

/// Returns the path of this program; its file cannot be deleted while it runs.
pub fn ourselves() -> PathBuf {
    env::current_exe().unwrap_or_else(|_| "serpente.exe".into())
}

/// Keeps Ctrl-C, and the closing of the console, from reaching the new process, and gives it no
/// window.
pub fn set_apart(command: &mut Command) {
    command.creation_flags(CREATE_NEW_PROCESS_GROUP | CREATE_NO_WINDOW);
}

/// Returns an argument that is no valid text but could be the name of a file.
#[cfg(any(test, feature = "testing"))]
pub fn no_text() -> std::ffi::OsString {
    std::os::windows::ffi::OsStringExt::from_wide(&[u16::from(b'a'), 0xd800])
}
