//! Standard output. A console takes letters, not bytes, and only the standard library knows both ways.

use std::io::{self, Write};

/// What it is called.
pub const NAME: &str = "stdout";

/// What is told of a pipe that nobody reads any more (`winerror.h`), besides what the standard library knows as that.
const ERROR_PIPE_NOT_CONNECTED: i32 = 233;

/// Standard output; what is written has arrived when it is flushed.
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
