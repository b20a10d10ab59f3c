//! A process of a Linux system.

use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// How soon a process of this program usually answers.
pub const ANSWERS_WITHIN: Duration = Duration::from_millis(80);

/// This program, also when its file was replaced or taken away since it started.
pub fn ourselves() -> PathBuf {
    "/proc/self/exe".into()
}

/// Keeps from a process what is for this one alone: a Ctrl-C at the terminal.
pub fn set_apart(command: &mut Command) {
    command.process_group(0);
}

/// An argument that is no text, and could name a file.
#[cfg(any(test, feature = "testing"))]
pub fn no_text() -> std::ffi::OsString {
    std::os::unix::ffi::OsStringExt::from_vec(vec![b'a', 0xff])
}
