//! Standard output. A console takes UTF-16, a pipe or file takes bytes; the standard library does
//! both.

use std::io::{self, Write};

/// The name of standard output in messages.
pub const NAME: &str = "stdout";

/// The error for a pipe that no program reads any more (`winerror.h`), which the standard library
/// does not know as such.
const ERROR_PIPE_NOT_CONNECTED: i32 = 233;

/// Standard output. Text is only sure to have been written after a flush.
#[derive(Debug)]
pub struct StandardOutput;

impl Write for StandardOutput {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        io::stdout().write(text).map_err(known)
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush().map_err(known)
    }
}

fn known(error: io::Error) -> io::Error {
    match error.raw_os_error() {
        Some(ERROR_PIPE_NOT_CONNECTED) => io::ErrorKind::BrokenPipe.into(),
        _ => error,
    }
}
