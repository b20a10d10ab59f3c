//! Processes on Linux.

use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// How soon a newly started process of this program usually answers.
pub const ANSWERS_WITHIN: Duration = Duration::from_millis(80);

/// Returns a path that starts this program again, even if its file was replaced or deleted since it
/// started.
pub fn ourselves() -> PathBuf {
    "/proc/self/exe".into()
}

/// Keeps Ctrl-C at the terminal from reaching the new process.
pub fn set_apart(command: &mut Command) {
    command.process_group(0);
}

/// Returns an argument that is no valid text but could be the name of a file.
#[cfg(any(test, feature = "testing"))]
pub fn no_text() -> std::ffi::OsString {
    std::os::unix::ffi::OsStringExt::from_vec(vec![b'a', 0xff])
}
