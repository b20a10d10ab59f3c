//! Standard output, written as it comes.

use std::io::{self, Write};

use rustix::stdio::stdout;

/// What the system calls it.
pub const NAME: &str = "/dev/stdout";

/// Standard output without a buffer of its own.
#[derive(Debug)]
pub struct StandardOutput;

impl Write for StandardOutput {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        Ok(rustix::io::write(stdout(), text)?)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
